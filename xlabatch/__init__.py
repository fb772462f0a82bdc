"""Continuous batching in pure JAX, where a request's tokens never depend on who shares the batch."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from xlabatch.api import BatchEngine, QueueFull, Stats
from xlabatch.request import Event, Request, RequestStats

if TYPE_CHECKING:
    from xlabatch.engine.xla import XlaBatchEngine
    from xlabatch.llm import LLM

__all__ = ["LLM", "BatchEngine", "Event", "QueueFull", "Request", "RequestStats", "Stats", "XlaBatchEngine"]


LATER = {"LLM": "xlabatch.llm", "XlaBatchEngine": "xlabatch.engine.xla"}


def __getattr__(name: str) -> Any:
    """What needs jax, on first use: whoever only needs the trait or `--help` does not wait for it."""
    if name in LATER:
        return getattr(import_module(LATER[name]), name)
    raise AttributeError(f"module 'xlabatch' has no attribute {name!r}")
