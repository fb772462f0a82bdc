"""Continuous batching in pure JAX, where a request's tokens never depend on who shares the batch."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xlabatch.api import BatchEngine, QueueFull, Stats
    from xlabatch.engine.xla import XlaBatchEngine
    from xlabatch.errors import Refused
    from xlabatch.llm import LLM
    from xlabatch.request import Event, Request, RequestStats
    from xlabatch.text.outputs import Completion, TextDelta

    __version__: str

__all__ = [
    "LLM",
    "BatchEngine",
    "Completion",
    "Event",
    "QueueFull",
    "Refused",
    "Request",
    "RequestStats",
    "Stats",
    "TextDelta",
    "XlaBatchEngine",
    "__version__",
]

LAZY = {  # imported on first use: the trait and `--help` do not need jax or a tokenizer
    "BatchEngine": "xlabatch.api",
    "Completion": "xlabatch.text.outputs",
    "Event": "xlabatch.request",
    "LLM": "xlabatch.llm",
    "QueueFull": "xlabatch.api",
    "Refused": "xlabatch.errors",
    "Request": "xlabatch.request",
    "RequestStats": "xlabatch.request",
    "Stats": "xlabatch.api",
    "TextDelta": "xlabatch.text.outputs",
    "XlaBatchEngine": "xlabatch.engine.xla",
}


def __getattr__(name: str) -> Any:
    from importlib import import_module, metadata

    if name in LAZY:
        return getattr(import_module(LAZY[name]), name)
    if name == "__version__":
        return metadata.version("xlabatch")
    raise AttributeError(f"module 'xlabatch' has no attribute {name!r}")
