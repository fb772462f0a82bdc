"""What makes a command start sooner: work in other threads, and no search for garbage.

Work in another thread does not keep the process from ending. An interrupt may leave the lock of a module that
the main thread imports locked for ever, and with it a thread that wants the module. Such a thread is given up
after a while.
"""

import gc
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread
from typing import TypeVar

Result = TypeVar("Result")
GIVE_UP_S = 5.0
MANY_OBJECTS = 1_000_000  # more than a start makes, unless it traces a large model


@contextmanager
def rare_collections() -> Iterator[None]:
    """A block that imports and loads what stays: looking for garbage takes a fifth of its time or more.

    Later searches leave out what it has made.
    """
    threshold = gc.get_threshold()
    gc.set_threshold(MANY_OBJECTS)
    try:
        yield
        gc.freeze()
    finally:
        gc.set_threshold(*threshold)


class Meanwhile:
    """A block in which functions run in threads of their own. It ends once they have."""

    def __init__(self) -> None:
        self.threads: list[Thread] = []

    def start(self, function: Callable[..., Result], *arguments: object) -> "Future[Result]":
        future = Future[Result]()

        def run() -> None:
            try:
                future.set_result(function(*arguments))
            except BaseException as error:
                future.set_exception(error)

        thread = Thread(target=run, daemon=True)
        thread.start()
        self.threads.append(thread)
        return future

    def __enter__(self) -> "Meanwhile":
        return self

    def __exit__(self, *_: object) -> None:
        for thread in self.threads:
            thread.join(GIVE_UP_S)
