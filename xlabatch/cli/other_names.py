"""What options of other servers are here, for those who type them from memory."""

NAMES = {  # of vLLM and llama.cpp
    "--model": ("-m",),
    "--context": ("-c",),
    "--slots": ("-np",),
    "--budget": ("--max-num-batched-tokens", "-b", "--batch-size", "-ub", "--ubatch-size"),
    "--weights": ("--dtype", "--quantization", "-q"),
    "--cache": ("--kv-cache-dtype", "-ctk", "-ctv", "--cache-type-k", "--cache-type-v"),
    "--tensor": ("--tensor-parallel-size", "-tp"),
    "--replicas": ("--data-parallel-size", "-dp"),
    "--adapters": ("--enable-lora", "--max-loras"),
    "--adapter": ("--lora-modules", "--lora"),
    "--adapter-rank": ("--max-lora-rank",),
    "--policy": ("--scheduling-policy",),
    "--no-prefix-reuse": ("--no-enable-prefix-caching", "--no-cache-prompt"),
    "--speculate": ("--speculative-config", "--draft-max"),
    "--draft": ("-md", "--model-draft"),
    "--chat-template": ("--chat-template-file",),
    "--cors": ("--allowed-origins",),
    "--log-level": ("--disable-log-requests", "--uvicorn-log-level", "-v"),
    "--models": ("--models-dir", "--models-preset"),
}
NEEDLESS = (  # is there anyway, or follows from the model and the machine
    *("--enable-auto-tool-choice", "--reasoning-parser", "--enable-prefix-caching", "--jinja"),
    *("--trust-remote-code", "--gpu-memory-utilization", "--enforce-eager", "--metrics", "--reranking"),
    *("-ngl", "--n-gpu-layers", "--gpu-layers", "-fa", "--flash-attn", "--cont-batching", "-cb"),
)
HERE = {other: own for own, others in NAMES.items() for other in others}


def hints(arguments: str) -> str:
    """What the first argument that another server has is here; empty if there is none."""
    for argument in arguments.split():
        name = argument.partition("=")[0]
        if name in HERE:
            return f"; {name} is {HERE[name]} here"
        if name in NEEDLESS:
            return f"; leave out {name}: nothing here needs it"
    return ""
