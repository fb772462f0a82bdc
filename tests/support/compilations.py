"""A watch for compilations."""

from collections.abc import Iterator
from contextlib import contextmanager

from jax import monitoring


@contextmanager
def compilations() -> Iterator[list[str]]:
    """What jax compiles meanwhile, anywhere in the process."""
    seen: list[str] = []

    def note(event: str, duration_secs: float, **_: str | int) -> None:
        if "compile" in event:
            seen.append(f"{event} {duration_secs}")

    monitoring.register_event_duration_secs_listener(note)
    try:
        yield seen
    finally:
        monitoring.clear_event_listeners()
