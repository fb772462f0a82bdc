"""Continuous batching in pure JAX, where a request's tokens never depend on who shares the batch."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xlabatch.api import BatchEngine, QueueFull, Scores, Stats
    from xlabatch.async_llm import AsyncLLM
    from xlabatch.engine.xla import XlaBatchEngine
    from xlabatch.errors import Refused, Unavailable
    from xlabatch.llm import LLM
    from xlabatch.options import ConversationOptions, PromptOptions, SamplingParams
    from xlabatch.request import ContextExceeded, Event, Logprobs, Request, RequestStats
    from xlabatch.text.embeddings import Embedding, Ranked
    from xlabatch.text.outputs import Completion, TextDelta

    __version__: str

LAZY = {  # imported on first use: the trait and `--help` do not need jax or a tokenizer
    "xlabatch.api": ("BatchEngine", "QueueFull", "Scores", "Stats"),
    "xlabatch.async_llm": ("AsyncLLM",),
    "xlabatch.engine.xla": ("XlaBatchEngine",),
    "xlabatch.errors": ("Refused", "Unavailable"),
    "xlabatch.llm": ("LLM",),
    "xlabatch.options": ("ConversationOptions", "PromptOptions", "SamplingParams"),
    "xlabatch.request": ("ContextExceeded", "Event", "Logprobs", "Request", "RequestStats"),
    "xlabatch.text.embeddings": ("Embedding", "Ranked"),
    "xlabatch.text.outputs": ("Completion", "TextDelta"),
}
__all__ = [
    "LLM",
    "AsyncLLM",
    "BatchEngine",
    "Completion",
    "ContextExceeded",
    "ConversationOptions",
    "Embedding",
    "Event",
    "Logprobs",
    "PromptOptions",
    "QueueFull",
    "Ranked",
    "Refused",
    "Request",
    "RequestStats",
    "SamplingParams",
    "Scores",
    "Stats",
    "TextDelta",
    "Unavailable",
    "XlaBatchEngine",
    "__version__",
]


def __getattr__(name: str) -> Any:
    from importlib import import_module, metadata

    for module, names in LAZY.items():
        if name in names:
            return getattr(import_module(module), name)
    if name == "__version__":
        return metadata.version("xlabatch")
    raise AttributeError(f"module 'xlabatch' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
