"""Work that an interrupt must not stop in the middle, done in a thread of its own.

jax marks an entry of its caches while it computes it. An exception in between leaves the mark, and every
later use of the entry fails. Python raises an interrupt in the main thread, which only waits here.
"""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

import jax

Result = TypeVar("Result")


def start(function: Callable[[], Result]) -> Future[Result]:
    """Run a function in a thread that ends with the process, on the device that is the default here."""
    future = Future[Result]()
    device = jax.config.jax_default_device  # type: ignore[attr-defined]

    def run() -> None:
        try:
            with jax.default_device(device):
                future.set_result(function())
        except BaseException as error:
            future.set_exception(error)

    Thread(target=run, daemon=True).start()
    return future
