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
    "xlabatch.api": ("BatchEngine", "QueueFull", "Stats"),
    "xlabatch.engine.xla": ("XlaBatchEngine",),
    "xlabatch.errors": ("Refused",),
    "xlabatch.llm": ("LLM",),
    "xlabatch.request": ("Event", "Request", "RequestStats"),
    "xlabatch.text.outputs": ("Completion", "TextDelta"),
}


def __getattr__(name: str) -> Any:
    from importlib import import_module, metadata

    for module, names in LAZY.items():
        if name in names:
            return getattr(import_module(module), name)
    if name == "__version__":
        return metadata.version("xlabatch")
    raise AttributeError(f"module 'xlabatch' has no attribute {name!r}")
