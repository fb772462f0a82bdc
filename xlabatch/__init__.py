"""Continuous batching in pure JAX, where a request's tokens never depend on who shares the batch."""

from typing import TYPE_CHECKING, Any

from xlabatch.engine import BatchEngine, QueueFull, Stats
from xlabatch.request import Event, Request, RequestStats

if TYPE_CHECKING:
    from xlabatch.xla import XlaBatchEngine

__all__ = ["BatchEngine", "Event", "QueueFull", "Request", "RequestStats", "Stats", "XlaBatchEngine"]


def __getattr__(name: str) -> Any:
    """XlaBatchEngine on first use: whoever only needs the trait or `--help` does not wait for jax."""
    if name == "XlaBatchEngine":
        from xlabatch.xla import XlaBatchEngine

        return XlaBatchEngine
    raise AttributeError(f"module 'xlabatch' has no attribute {name!r}")
