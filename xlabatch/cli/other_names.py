"""What options and commands of other programs are here, for those who type them from memory."""

import re
from collections.abc import Collection

from xlabatch.validation import nearest

NAMES = {  # of vLLM, llama.cpp and mlx-lm, where they are not taken
    "--model": ("-hf", "--hf-repo", "--hf-path", "--model-path"),
    "--context": ("--max-kv-size", "--n-ctx"),
    "--budget": ("-b", "--batch-size", "-ub", "--ubatch-size"),
    "--replicas": ("--data-parallel-size", "-dp"),
    "--adapters": ("--max-loras", "--max-cpu-loras"),
    "--adapter": ("--lora-modules", "--lora", "--adapter-path"),
    "--adapter-rank": ("--max-lora-rank",),
    "--policy": ("--scheduling-policy",),
    "--no-prefix-reuse": ("--no-enable-prefix-caching", "--no-cache-prompt"),
    "--speculate": ("--draft-max", "--num-draft-tokens"),
    "--draft": ("-md", "--model-draft", "--draft-model"),
    "--chat-template": ("--chat-template-file",),
    "--cors": ("--allowed-origins",),
    "--log-level": ("--uvicorn-log-level",),
    "--max-tokens": ("-n", "--n-predict", "--predict", "--max-new-tokens"),
    "--repetition-penalty": ("--repeat-penalty",),
    "--repetition-context-size": ("--repeat-last-n",),
    "--json-schema": ("-j",),
    "--name": ("-a",),
    "--seed": ("-s",),
    "--embeddings": ("--enable-prompt-embeds",),
    "--cache-dir": ("--slot-save-path",),
    "--processes": ("--nnodes",),
    "--process-id": ("--node-rank",),
}
CONVERSATION = ("-i", "-cnv", "--conversation", "--interactive")
CHAT = "xlabatch chat talks with a model"
STOP = "--stop TEXT, or stop_token_ids in Python"
STDIN = "a prompt of - is read from stdin"
DEFAULTS = "requests give it, and --generation-config FILE has the defaults"
THREADS = "taskset chooses the processors that are used, and there is a thread for each"
FILES = "give both files: xlabatch batch in.jsonl out.jsonl"
PROXY = "put a proxy in front that does it"
QUIET = "--log-level warning leaves out the lines of requests"
ROUNDED = "--weights int4, or another format"
IN_REQUESTS = {
    **dict.fromkeys(("--temp", "--temperature", "--top-p", "--top-k", "--min-p", "--max-tokens"), DEFAULTS),
    **dict.fromkeys(
        ("--chat-template-args", "--chat-template-kwargs", "--default-chat-template-kwargs"),
        "requests give chat_template_kwargs",
    ),
    **dict.fromkeys(("--seed", "-s"), "requests give seed"),
    **dict.fromkeys(("--timeout", "-to"), "requests give deadline_s"),
    "--logits-processors": "requests give logit_bias, allowed_token_ids, regex or grammar",
    "--return-tokens-as-token-ids": "requests give return_tokens_as_token_ids",
    "--context-shift": 'requests give overflow "slide"',
    "--stop-token-ids": "requests give stop_token_ids",
    "--keep": 'requests give keep, with overflow "slide"',
    "--reasoning-budget": "requests give reasoning_budget",
}
INSTEAD = {  # by command, of options that are something else than an option
    "generate": {
        **dict.fromkeys((*CONVERSATION, "-sys", "--system-prompt"), CHAT),
        **dict.fromkeys(("-f", "--file"), f"{STDIN}: xlabatch generate - < FILE"),
        "--grammar-file": "--grammar @FILE",
        "--stop-token-ids": STOP,
    },
    "chat": {
        **dict.fromkeys(("-f", "--file"), f"{STDIN}: xlabatch chat -p - < FILE"),
        "--grammar-file": "--grammar @FILE",
        "--stop-token-ids": STOP,
    },
    "serve": {
        **IN_REQUESTS,
        **dict.fromkeys(("--pooler-config", "--pooling"), "requests to /v1/embeddings give pooling"),
        "--allowed-local-media-path": "requests have their images in data: URLs",
        "--mmproj": "--images with a folder that has a vision tower",
        **dict.fromkeys(("--master-addr", "--master-port"), "--coordinator HOST:PORT"),
        "--kv-transfer-config": "--cache-dir DIR keeps snapshots for other servers too",
        "--async-scheduling": "--ahead 1",
        "--override-generation-config": "--generation-config FILE",
        "--tool-parser-plugin": "--tool-parser NAME has all formats that there are",
        **dict.fromkeys(("--disable-uvicorn-access-log", "--disable-log-requests"), QUIET),
        "-v": "--log-level debug",
        **dict.fromkeys(("--models-dir", "--models-preset"), "xlabatch serve NAME=MODEL for each of them"),
        "--log-config-file": "--log-level and --log-json",
        "--log-file": "2> FILE, because the log goes to stderr",
        **dict.fromkeys(("--root-path", "--middleware", "--disable-fastapi-docs"), PROXY),
        **dict.fromkeys(("--ssl-ca-certs", "--ssl-cert-reqs"), f"give clients API keys, or {PROXY}"),
        "--uds": "--host and --port: the server listens on TCP only",
        "--enable-force-include-usage": "requests give stream_options with include_usage",
    },
    "batch": IN_REQUESTS | dict.fromkeys(("-i", "-o", "--input-file", "--output-file"), FILES),
    "convert": dict.fromkeys(("-q", "--quantize", "--q-bits", "--quantization"), ROUNDED),
}
INSTEAD_ANYWHERE = {
    **dict.fromkeys(("-t", "--threads", "-tb", "--threads-batch"), THREADS),
    **dict.fromkeys(("--device", "-dev"), "JAX_PLATFORMS in the environment chooses the device"),
    "--download-dir": "HF_HOME in the environment says where the hub's models are kept",
    "--hf-token": "HF_TOKEN in the environment gives it",
    "--hf-overrides": "change config.json in a copy of the model's folder",
    "--revision": "name the model owner/name@REVISION",
    "--tokenizer": "put its files into the model's folder",
    "--speculative-config": "--speculate N, with --draft MODEL for a smaller model",
    "--skip-tokenizer-init": "XlaBatchEngine in Python works on token ids",
}
FILES_SAY_IT = "the files say it"
SAME_FOR_ALL = "one server generates, embeds and reranks"
ROOM = "--slots and --context say what the cache takes"
WEIGHTS = f"{FILES_SAY_IT}; --weights int8 and others round"
CACHE = "keys and values follow from the weights; --cache int8 rounds them"
ALL_ALLOWED = "--cors allows all of them"
LEAVE_OUT = {  # with the reason
    **dict.fromkeys(("--dtype", "--quantization", "-q"), WEIGHTS),
    **dict.fromkeys(("--kv-cache-dtype", "-ctk", "-ctv", "--cache-type-k", "--cache-type-v"), CACHE),
    "--load-format": f"{FILES_SAY_IT}, and random:SHAPE has random weights",
    "--tokenizer-mode": FILES_SAY_IT,
    "--mm-processor-kwargs": "the model's preprocessor_config.json says it",
    **dict.fromkeys(("--runner", "--task", "--convert"), SAME_FOR_ALL),
    "--embedding": "/v1/embeddings is always there",
    "--max-logprobs": "a request may have 20",
    "--logprobs-mode": "log-probabilities are those of the model's logits, before any option of sampling",
    "--chat-template-content-format": "the text of a message's parts is joined for every template",
    "--limit-mm-per-prompt": "with --images a conversation may have 16 images",
    **dict.fromkeys(("--pipeline-parallel-size", "-pp"), "there is no pipeline; --tensor N splits the model"),
    "--enable-expert-parallel": "--tensor N splits the experts too",
    "--distributed-executor-backend": "--tensor needs none, and --replicas uses Ray",
    "--headless": "only the process with --process-id 0 serves",
    **dict.fromkeys(("--kv-cache-memory-bytes", "--num-gpu-blocks-override"), ROOM),
    "--cpu-offload-gb": "all weights are on the device; --weights int8 and others take less",
    "--no-enable-chunked-prefill": "prompts are always prefilled in chunks, of at most --budget tokens",
    "--enable-sleep-mode": "there is none; with --packed-cache the next start packs no weights",
    "--enable-lora": "--adapter NAME=FOLDER makes room for it",
    "--lora-dtype": "adapters are kept in float32",
    "--fully-sharded-loras": "a model that is split takes no adapters",
    "--response-role": "it is always assistant",
    "--enable-log-requests": "each request is a line of the log, without its prompt",
    "--max-log-len": "prompts are not logged",
    "--enable-request-id-headers": "every answer of a model has x-request-id",
    "--allow-credentials": "clients send their key in a header, which --cors allows",
    **dict.fromkeys(("--allowed-methods", "--allowed-headers"), ALL_ALLOWED),
    "--enable-server-load-tracking": "/load is always there",
    "--enable-tokenizer-info-endpoint": "/tokenizer_info is always there",
    "--enable-prompt-tokens-details": "usage always has them",
    "--collect-detailed-traces": "all spans that there are go to --otlp-traces-endpoint",
    "--cache-reuse": "prompts that begin like an earlier one reuse what it has computed",
    "--reasoning-format": "reasoning comes as reasoning_content",
    "--no-webui": "the page is always there; with API keys it asks for one",
}
NEEDLESS = (  # is there anyway, or follows from the model and the machine
    *("--enable-auto-tool-choice", "--reasoning-parser", "--enable-prefix-caching", "--jinja"),
    *("--trust-remote-code", "--gpu-memory-utilization", "--enforce-eager", "--metrics", "--reranking"),
    *("-ngl", "--n-gpu-layers", "--gpu-layers", "-fa", "--flash-attn", "--cont-batching", "-cb"),
    *("--swap-space", "--block-size", "--enable-chunked-prefill", "--disable-log-stats"),
    *("--no-mmap", "--mlock", "-no-cnv", "-st", "--single-turn", "--ignore-chat-template"),
    *("--model-impl", "--attention-backend", "--compilation-config", "--structured-outputs-config"),
    *("--guided-decoding-backend", "--api-server-count", "--disable-frontend-multiprocessing"),
    "--no-context-shift",
    *CONVERSATION,
)
MENTIONED = re.compile(r"--[a-z][a-z-]+")
ALIKE = 0.8  # of 1; with less, --seed is near --queue
COMMANDS = {"run": "chat", "complete": "generate", "quantize": "convert", "perplexity": "verify"}
HERE = {other: own for own, others in NAMES.items() for other in others}


def hint(command: str, option: str, known: Collection[str]) -> str:
    """What an option that a command does not have is here; empty if nothing is like it."""
    is_long = option.startswith("--")  # one letter is near any other
    name = option.replace("_", "-") if is_long else option
    instead = (INSTEAD_ANYWHERE | INSTEAD.get(command, {})).get(name, "")
    why = LEAVE_OUT.get(name, "nothing here needs it" if name in NEEDLESS else "")
    if HERE.get(name) in known:
        return f"; {option} is {HERE[name]} here"
    if instead and mentions_only(known, instead):
        return f"; instead of {option}, {instead}"
    if why and mentions_only(known, why):
        return f"; leave out {option}: {why}"
    near = nearest(name, (each for each in known if each.startswith("--")), ALIKE) if is_long else None
    return f"; did you mean {near}?" if near else ""


def mentions_only(known: Collection[str], sentence: str) -> bool:
    """Whether a command has all options that a sentence mentions."""
    return set(MENTIONED.findall(sentence)) <= set(known)
