"""A record of jax's compilations."""

from collections.abc import Iterator
from contextlib import contextmanager

from jax import monitoring


@contextmanager
def compilations() -> Iterator[list[str]]:
    """Everything that jax compiles within the block, anywhere in the process."""
    compiled: list[str] = []

    def record(event: str, duration_secs: float, **_: str | int) -> None:
        if "compile" in event:
            compiled.append(f"{event} {duration_secs}")

    monitoring.register_event_duration_secs_listener(record)
    try:
        yield compiled
    finally:
        monitoring.clear_event_listeners()
