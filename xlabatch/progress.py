"""How far slow work is: the stages report it here, and the command line and the server listen.

Standard library only.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import NamedTuple

from xlabatch.units import format_bytes


class Progress(NamedTuple):
    """A stage, and how much of it is done."""

    stage: str  # as a person reads it, such as "reading weights"
    done: int = 0
    total: int = 0  # 0 if there is nothing to count
    unit: str = ""  # "bytes", or nothing for a count
    note: str = ""  # such as a speed

    def __str__(self) -> str:
        text = self.stage
        if self.total and self.unit == "bytes":
            text += f", {format_bytes(self.done)} of {format_bytes(self.total)}"
        elif self.total:
            text += f", {self.done} of {self.total}"
        return f"{text}, {self.note}" if self.note else text


Listener = Callable[[Progress], None]
listeners: list[Listener] = []
counted: list[Progress] = []  # the last report, to which a passing stage returns


subject: list[str] = []  # what is loaded, if there are several


@contextmanager
def loading(name: str) -> Iterator[None]:
    """Say in all reports within the block what is loaded, such as one of several models."""
    subject[:] = [name]
    try:
        yield
    finally:
        subject.clear()


def report(stage: str, done: int = 0, total: int = 0, unit: str = "", note: str = "") -> None:
    """Tell all listeners how far a stage is."""
    progress = Progress(titled(stage), min(done, total), total, unit, note)
    counted[:] = [progress]
    tell(progress)


@contextmanager
def passing(stage: str) -> Iterator[None]:
    """Tell of a stage that interrupts another one for as long as the block takes."""
    interrupted = [progress._replace(note=stage) for progress in counted if progress.total]
    tell(interrupted[0] if interrupted else Progress(titled(stage)))
    try:
        yield
    finally:
        for progress in counted:
            tell(progress)


def titled(stage: str) -> str:
    return ": ".join([*subject, stage])


def tell(progress: Progress) -> None:
    for listener in tuple(listeners):
        listener(progress)


class Counter:
    """Counts what a stage has done, in any number of threads; with `size`, in bytes of that many."""

    def __init__(self, stage: str, total: int, size: int = 0) -> None:
        self.stage = stage
        self.total = total
        self.size = size
        self.done = 0
        self.lock = Lock()

    def add(self, count: int) -> None:
        with self.lock:
            self.done += count
            if self.size and self.total:
                report(self.stage, self.size * self.done // self.total, self.size, "bytes")
            else:
                report(self.stage, self.done, self.total)


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Call a listener with every report, in the thread that makes it."""
    listeners.append(listener)
    try:
        yield
    finally:
        listeners.remove(listener)
