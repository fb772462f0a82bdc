"""Ctrl-C during a command."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

AGAIN_S = 0.2


@contextmanager
def insistent_interrupts() -> Iterator[None]:
    """Repeat Ctrl-C until it takes effect.

    Python drops an exception that is raised in a finalizer or in a callback of its garbage collector. jax has
    such a callback: without this, about one interrupt in four was lost and printed as a traceback. While an
    interrupt leaves a block, the block's cleanup is interrupted only by another Ctrl-C.
    """
    ended = False

    def interrupt(number: int, _: object) -> None:
        if ended:
            return
        signal.setitimer(signal.ITIMER_REAL, AGAIN_S)
        if number == signal.SIGINT or not isinstance(sys.exception(), KeyboardInterrupt):
            raise KeyboardInterrupt

    def unraisable(dropped: "sys.UnraisableHookArgs") -> None:
        if dropped.exc_type is not KeyboardInterrupt:
            previous_hook(dropped)

    previous = {number: signal.signal(number, interrupt) for number in (signal.SIGINT, signal.SIGALRM)}
    previous_hook = sys.unraisablehook
    sys.unraisablehook = unraisable
    try:
        yield
    finally:
        ended = True
        signal.setitimer(signal.ITIMER_REAL, 0)
        sys.unraisablehook = previous_hook
        for number, handler in previous.items():
            signal.signal(number, handler)


def finish_interrupt() -> None:
    """Tell that an interrupt has taken effect and the command goes on: it is not repeated."""
    signal.setitimer(signal.ITIMER_REAL, 0)
