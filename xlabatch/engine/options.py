"""The options of an engine, checked before anything is loaded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from xlabatch.errors import Refused
from xlabatch.model.config import SCALE_GROUP, Config
from xlabatch.scheduler.chunking import Budget, chunk_sizes
from xlabatch.scheduler.policies import POLICIES, Policy
from xlabatch.validation import short_repr, what_to_give

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source

DEFAULT_CONTEXT = 2048
PROMISES = "batch", "strong"
ARITHMETIC = "fast", "portable"
COMPILE = "lazy", "eager", "background"
WINDOWS = "auto", "ring", "full"
LEAST = {  # of each option that is a number
    "slots": 1,
    "queue": 1,
    "budget": 1,
    "ahead": 0,
    "speculate": 0,
    "steps_per_dispatch": 1,
    "session_bytes": 0,
    "snapshot_bytes": 0,
    "snapshot_every": 0,
    "cache_bytes": 1,
    "adapters": 0,
    "adapter_rank": 1,
    "context": 2,
}
MAX_SPECULATE = 4096  # tokens; one program runs them beside a token of each slot


@dataclass(frozen=True, kw_only=True)
class EngineOptions:
    """The size and the schedule of an engine. Impossible values are errors at construction."""

    slots: int = 8
    context: int | None = None  # positions of a slot; None is 2048, or the model's own if those are fewer
    queue: int = 4096  # requests that may wait; beyond, clients with fewer than their share still get in
    budget: int | None = None  # prompt tokens that a step prefills; None chooses
    policy: str | Policy = "fair"  # a name, or a function that orders what waits
    preempt: bool = True  # under the priority policy, sequences are parked for more important requests
    ahead: int | None = None  # steps launched before one is read; None is 0, and 1 on accelerators
    cache: str | None = None  # "int8": keys and values in 8 bits; None follows from the weights
    # what layers with windows keep: their last positions, or all; "auto" chooses rings for long contexts that
    # then take at most three fifths of the memory
    windows: str = "auto"
    # "portable": weights in bfloat16 are computed as float32 is, with equal bits on every processor
    arithmetic: str = "fast"
    speculate: int = 0  # draft tokens of a step, of all sequences together
    steps_per_dispatch: int = 1  # decode steps that the device runs at once while nothing waits
    prefix_reuse: bool = True  # keys and values of an equal beginning of prompts are computed once
    promise: str = "batch"  # or "strong": bits that do not depend on the engine's shape, on GPUs at a price
    session_bytes: int = 2**30  # of host memory for sessions: keys and values that requests give a key
    # of host memory for snapshots: what slots held, for prompts that begin like it; None is 1 GiB with a
    # cache_dir, and with the kernels if the model has a recurrent state or windows are rings, else 0
    snapshot_bytes: int | None = None
    snapshot_every: int = 0  # tokens of a prompt after which a recurrent state is kept too; 0: near its end
    cache_dir: "str | Path | None" = None  # a folder for snapshots, which a later process finds again
    cache_bytes: int = 2**33  # of its files
    packed_cache: "str | Path | None" = None  # a folder for packed weights, which processes share
    adapters: int = 0  # LoRA adapters that can be loaded at once
    adapter_rank: int = 16  # the largest rank that they may have
    embeddings: bool = False  # requests may give vectors in place of token ids
    # "lazy": each program when it is first used; "eager": all before the first request; "background": the
    # same, but those that are rarely used after `warm`
    compile: str = "lazy"

    def __post_init__(self) -> None:
        for name, least in LEAST.items():
            value = getattr(self, name)
            is_integer = isinstance(value, int) and not isinstance(value, bool)
            is_left_out = value is None and name in ("context", "budget", "ahead", "snapshot_bytes")
            if not (is_left_out or (is_integer and value >= least)):
                raise Refused(f"{name} is an integer of at least {least}, got {value!r}")
        if self.speculate > MAX_SPECULATE:
            raise Refused(f"speculate is at most {MAX_SPECULATE}, got {self.speculate}")
        if self.speculate and self.ahead:
            raise Refused("speculate needs ahead=0: a draft follows from the tokens that were read")
        if self.cache not in (None, "int8"):
            raise Refused(
                f"cache {self.cache!r} is unknown; the only choice is int8; without it the weights decide"
            )
        if self.steps_per_dispatch > 1 and (self.ahead or self.speculate):
            raise Refused("steps_per_dispatch needs ahead=0 and speculate=0, because it replaces them")
        if self.cache_dir is None and self.cache_bytes != type(self).cache_bytes:
            raise Refused("cache_bytes needs a cache_dir, because it limits the files in it")
        if not isinstance(self.embeddings, bool):
            raise Refused(f"embeddings is True or False, got {type(self.embeddings).__name__}")
        if self.promise not in PROMISES:
            raise Refused(f"promise is one of {', '.join(PROMISES)}, got {self.promise!r}")
        if self.arithmetic not in ARITHMETIC:
            raise Refused(f"arithmetic is one of {', '.join(ARITHMETIC)}, got {self.arithmetic!r}")
        if self.windows not in WINDOWS:
            raise Refused(f"windows is one of {', '.join(WINDOWS)}, got {self.windows!r}")
        if self.compile not in COMPILE:
            raise Refused(f"compile is one of {', '.join(COMPILE)}, got {self.compile!r}")
        if not callable(self.policy) and self.policy not in POLICIES:
            names = ", ".join(POLICIES)
            raise Refused(f"policy {self.policy!r} is unknown; choose one of {names}, or give a function")

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> "EngineOptions":
        """Options by name; an unknown name is an error that has the right one."""
        known = [field.name for field in fields(cls)]
        if unknown := sorted(options.keys() - set(known)):
            hints = what_to_give(unknown, LLMArguments.__annotations__, INSTEAD)
            raise TypeError(f"engine options {', '.join(unknown)} are not known{hints}")
        return cls(**options)

    def for_model(self, name: str, cfg: Config) -> "EngineOptions":
        """The same options with a context that the model has positions for."""
        context = min(cfg.max_positions, DEFAULT_CONTEXT) if self.context is None else self.context
        if context > cfg.max_positions:
            raise Refused(f"context {context} is over the {cfg.max_positions} positions of {name}")
        if self.cache == "int8" and not cfg.fits_int8_cache:
            raise Refused(
                f"cache {self.cache}: {name} caches {cfg.latents} latents beside "
                f"{cfg.head_dim - cfg.latents} rotated features of each position, and a scale of "
                f"{SCALE_GROUP} features would round both by the larger ones; leave cache out"
            )
        return replace(self, context=context)

    @property
    def resolved_context(self) -> int:
        """The context, once it is known."""
        assert self.context is not None, "for_model() fills in the context"
        return self.context

    def resolved_budget(self, default: Budget) -> Budget:
        """The budget, or a default where none was chosen."""
        return default if self.budget is None else Budget(self.budget, self.budget)

    def resolved_ahead(self, platform: str) -> int:
        """The steps launched before one is read: an accelerator would idle while Python works."""
        if self.ahead is not None:
            return self.ahead
        is_free = not self.speculate and self.steps_per_dispatch == 1
        return int(platform != "cpu" and is_free)

    def resolved_snapshot_bytes(self, needed: bool) -> int:
        """The host memory for snapshots, once it is known whether conversations need them."""
        if self.snapshot_bytes is not None:
            return self.snapshot_bytes
        return 2**30 if needed or self.cache_dir is not None else 0

    def chunk_sizes(self, default: Budget) -> tuple[int, ...]:
        """The prompt chunk sizes that these options need programs for, with a default for the budget."""
        most = min(self.resolved_budget(default).alone, default.largest_chunk)
        return chunk_sizes(self.resolved_context, most)

    @property
    def draft_columns(self) -> int:
        """The most tokens of a step with drafts: the last one of every slot, and the drafts."""
        return self.slots + self.speculate if self.speculate else 0

    @property
    def unread_tokens(self) -> int:
        """The most tokens of a sequence that the device may have run before they are read.

        Two steps where `ahead` is not given: as many as on an accelerator, so that it does not matter here.
        """
        return max(1 + self.speculate, self.steps_per_dispatch) * (1 + (self.ahead or 1))


class EngineFields(TypedDict, total=False):
    """The fields of EngineOptions by name and type, for editors; a test compares them."""

    slots: int
    context: int | None
    queue: int
    budget: int | None
    policy: str | Policy
    preempt: bool
    ahead: int | None
    cache: str | None
    windows: str
    arithmetic: str
    speculate: int
    steps_per_dispatch: int
    prefix_reuse: bool
    promise: str
    session_bytes: int
    snapshot_bytes: int | None
    snapshot_every: int
    cache_dir: "str | Path | None"
    cache_bytes: int
    packed_cache: "str | Path | None"
    adapters: int
    adapter_rank: int
    embeddings: bool
    compile: str


class EngineArguments(EngineFields, total=False):
    """The arguments of an engine after its model and weights, and vLLM's names of some."""

    draft: "str | Path | Source | None"
    mesh: str | None
    max_num_seqs: int
    max_model_len: int | None
    max_num_batched_tokens: int | None
    scheduling_policy: str
    enable_prefix_caching: bool
    max_loras: int
    max_lora_rank: int
    dtype: str
    kv_cache_dtype: str
    tensor_parallel_size: int


class LLMArguments(EngineArguments, total=False):
    """The arguments of an LLM after its model."""

    weights: str | None
    chat_template: "str | Path | None"
    tool_format: str | None
    generation_config: "str | Path"
    images: bool
    receipt_key: "str | Path | None"


VLLM_NAMES = {
    "max_num_seqs": "slots",
    "max_model_len": "context",
    "max_num_batched_tokens": "budget",
    "scheduling_policy": "policy",
    "enable_prefix_caching": "prefix_reuse",
    "max_loras": "adapters",
    "max_lora_rank": "adapter_rank",
    "dtype": "weights",
    "kv_cache_dtype": "cache",
    "tensor_parallel_size": "mesh",
}
OF_AN_LLM = LLMArguments.__annotations__.keys() - EngineArguments.__annotations__.keys() - {"weights"}
INSTEAD: dict[str, str | None] = {  # of arguments that are not taken: an LLM's, and other programs'
    **dict.fromkeys(OF_AN_LLM, "LLM, which takes it"),
    **VLLM_NAMES,  # an LLM takes them
    "n_ctx": "context",
    "max_kv_size": "context",
    "n_batch": "budget",
    "model_path": "model",
    "torch_dtype": "weights",
    "quantization": 'nothing, because the files say it, or weights="int8" and others, which round',
    "revision": "the model owner/name@REVISION",
    "enable_lora": "adapters=N, the most that are loaded at once",
    "download_dir": "HF_HOME in the environment",
    "hf_overrides": "a copy of the model's folder with another config.json",
    "speculative_config": "speculate=N, with draft for a smaller model",
    "pipeline_parallel_size": 'mesh="tensor=N", which splits the model',
    "limit_mm_per_prompt": "images=True",
    "cpu_offload_gb": 'weights="int8" and others, which take less memory',
    "type_k": "cache",
    "draft_model": "draft",
    "num_draft_tokens": "speculate",
    "device": "JAX_PLATFORMS in the environment",
    "device_map": 'mesh="tensor=N"',
    "seed": "the seed of a request",
    "adapter_path": "adapters=1 and llm.engine.adapters.load(name, folder)",
    **dict.fromkeys(("gpu_memory_utilization", "swap_space", "block_size", "enforce_eager", "tokenizer")),
    **dict.fromkeys(("load_format", "max_logprobs", "tokenizer_mode", "distributed_executor_backend")),
    **dict.fromkeys(("trust_remote_code", "disable_log_stats", "n_gpu_layers", "n_threads", "verbose")),
}


def own_names(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return an engine's arguments by the names of this package, which take no second value from vLLM's."""
    own = {name: value for name, value in arguments.items() if name not in VLLM_NAMES}
    for name in VLLM_NAMES.keys() & arguments.keys():
        if own.get(VLLM_NAMES[name]) is not None:
            raise Refused(f"{VLLM_NAMES[name]} is given twice, also as {name}")
        own[VLLM_NAMES[name]] = own_value(name, arguments[name])
    return own


def own_value(name: str, value: object) -> Any:
    """Return the value of one of vLLM's arguments as this package writes it."""
    if value == "auto":
        return None
    if name == "tensor_parallel_size":
        return None if value == 1 else f"tensor={value}"
    return "fifo" if (name, value) == ("scheduling_policy", "fcfs") else value


def check_running(running: str, choices: Sequence[str]) -> None:
    """Refuse what cannot become of requests that run when what they use is replaced or removed."""
    if running not in choices:
        raise Refused(f"running is one of {', '.join(choices)}, got {short_repr(running)}")
