"""How far a start is: slow stages report it here, and the command line and the server listen.

Standard library only.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import NamedTuple


class Progress(NamedTuple):
    """A stage of a start, and how much of it is done."""

    stage: str  # as a person reads it, such as "reading weights"
    done: int = 0
    total: int = 0  # 0 if there is nothing to count

    def __str__(self) -> str:
        if not self.total:
            return self.stage
        return f"{self.stage}, {100 * self.done // self.total} %"


Listener = Callable[[Progress], None]
listeners: list[Listener] = []


def report(stage: str, done: int = 0, total: int = 0) -> None:
    """Tell all listeners how far a stage is."""
    for listener in tuple(listeners):
        listener(Progress(stage, min(done, total), total))


class Counter:
    """Counts what a stage has done, in any number of threads."""

    def __init__(self, stage: str, total: int) -> None:
        self.stage = stage
        self.total = total
        self.done = 0
        self.lock = Lock()

    def add(self, count: int) -> None:
        with self.lock:
            self.done += count
            report(self.stage, self.done, self.total)


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Call a listener with every report, in the thread that makes it."""
    listeners.append(listener)
    try:
        yield
    finally:
        listeners.remove(listener)
