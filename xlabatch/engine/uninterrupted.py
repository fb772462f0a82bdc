"""Work that an interrupt must not stop in the middle, done in a thread of its own.

jax marks an entry of its caches while it computes it. An exception in between leaves the mark, and every
later use of the entry fails. Python raises an interrupt in the main thread, which only waits here.

A process that ends waits for what runs: a thread that came back from C++ then would abort it.
"""

import atexit
from collections.abc import Callable
from concurrent.futures import Future
from threading import Event, Thread
from typing import TypeVar

import jax

Result = TypeVar("Result")
ending = Event()  # the process ends: nothing that is optional may begin
running: set[Thread] = set()


def start(function: Callable[[], Result]) -> Future[Result]:
    """Run a function in a thread of its own, on the device that is the default here."""
    future = Future[Result]()
    device = jax.config.jax_default_device  # type: ignore[attr-defined]

    def run() -> None:
        try:
            with jax.default_device(device):
                future.set_result(function())
        except BaseException as error:
            future.set_exception(error)
        finally:
            running.discard(thread)

    thread = Thread(target=run, daemon=True)
    running.add(thread)
    thread.start()
    return future


@atexit.register
def wait_for_all() -> None:
    """Wait for the threads that run."""
    ending.set()
    for thread in [*running]:
        if thread.is_alive():  # an interrupt may have come before it was started
            thread.join()
