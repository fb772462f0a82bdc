"""What options and commands of other programs are here, for those who type them from memory."""

from collections.abc import Collection

from xlabatch.validation import did_you_mean

NAMES = {  # of vLLM, llama.cpp and mlx-lm, where they are not taken
    "--model": ("-hf", "--hf-repo", "--hf-path", "--model-path"),
    "--context": ("--max-kv-size", "--n-ctx"),
    "--budget": ("-b", "--batch-size", "-ub", "--ubatch-size"),
    "--weights": ("--dtype", "--quantization", "-q"),
    "--cache": ("--kv-cache-dtype", "-ctk", "-ctv", "--cache-type-k", "--cache-type-v"),
    "--replicas": ("--data-parallel-size", "-dp"),
    "--adapters": ("--enable-lora", "--max-loras"),
    "--adapter": ("--lora-modules", "--lora", "--adapter-path"),
    "--adapter-rank": ("--max-lora-rank",),
    "--policy": ("--scheduling-policy",),
    "--no-prefix-reuse": ("--no-enable-prefix-caching", "--no-cache-prompt"),
    "--speculate": ("--speculative-config", "--draft-max", "--num-draft-tokens"),
    "--draft": ("-md", "--model-draft", "--draft-model"),
    "--chat-template": ("--chat-template-file",),
    "--cors": ("--allowed-origins",),
    "--log-level": ("--disable-log-requests", "--uvicorn-log-level", "-v"),
    "--models": ("--models-dir", "--models-preset"),
    "--max-tokens": ("-n", "--n-predict", "--predict", "--max-new-tokens"),
    "--repetition-penalty": ("--repeat-penalty",),
    "--repetition-context-size": ("--repeat-last-n",),
    "--json-schema": ("-j",),
}
CONVERSATION = ("-i", "-cnv", "--conversation", "--interactive")
CHAT = "xlabatch chat talks with a model"
STDIN = "a prompt of - is read from stdin"
DEFAULTS = "requests give it, and --generation-config FILE has the defaults"
THREADS = "taskset chooses the processors that are used, and there is a thread for each"
FILES = "give both files: xlabatch batch in.jsonl out.jsonl"
IN_REQUESTS = {
    **dict.fromkeys(("--temp", "--temperature", "--top-p", "--top-k", "--min-p", "--max-tokens"), DEFAULTS),
    **dict.fromkeys(
        ("--chat-template-args", "--chat-template-kwargs", "--default-chat-template-kwargs"),
        "requests give chat_template_kwargs",
    ),
}
INSTEAD = {  # by command, of options that are something else than an option
    "generate": {
        **dict.fromkeys((*CONVERSATION, "-sys", "--system-prompt"), CHAT),
        **dict.fromkeys(("-f", "--file"), f"{STDIN}: xlabatch generate - < FILE"),
        "--grammar-file": "--grammar @FILE",
    },
    "chat": {
        **dict.fromkeys(("-f", "--file"), f"{STDIN}: xlabatch chat -p - < FILE"),
        "--grammar-file": "--grammar @FILE",
    },
    "serve": IN_REQUESTS,
    "batch": IN_REQUESTS | dict.fromkeys(("-i", "-o", "--input-file", "--output-file"), FILES),
}
INSTEAD_ANYWHERE = {
    **dict.fromkeys(("-t", "--threads", "-tb", "--threads-batch"), THREADS),
    **dict.fromkeys(("--device", "-dev"), "JAX_PLATFORMS in the environment chooses the device"),
}
NEEDLESS = (  # is there anyway, or follows from the model and the machine
    *("--enable-auto-tool-choice", "--reasoning-parser", "--enable-prefix-caching", "--jinja"),
    *("--trust-remote-code", "--gpu-memory-utilization", "--enforce-eager", "--metrics", "--reranking"),
    *("-ngl", "--n-gpu-layers", "--gpu-layers", "-fa", "--flash-attn", "--cont-batching", "-cb"),
    *("--swap-space", "--block-size", "--enable-chunked-prefill", "--disable-log-stats"),
    *("--no-mmap", "--mlock", "-no-cnv", "-st", "--single-turn", "--ignore-chat-template"),
    *CONVERSATION,
)
COMMANDS = {"run": "chat", "complete": "generate", "quantize": "convert", "perplexity": "verify"}
HERE = {other: own for own, others in NAMES.items() for other in others}


def hint(command: str, option: str, known: Collection[str]) -> str:
    """What an option that a command does not have is here; empty if nothing is like it."""
    if HERE.get(option) in known:
        return f"; {option} is {HERE[option]} here"
    if instead := (INSTEAD.get(command, {}) | INSTEAD_ANYWHERE).get(option):
        return f"; instead of {option}, {instead}"
    if option in NEEDLESS:
        return f"; leave out {option}: nothing here needs it"
    is_long = option.startswith("--")  # one letter is near any other
    return did_you_mean(option, (name for name in known if name.startswith("--"))) if is_long else ""
