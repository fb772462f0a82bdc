"""Who is seated next: pure functions from who waits and how many slots are free to who is seated.

A request with several answers needs a slot for each, all at once. Nobody overtakes one that waits for room.
"""

from collections.abc import Callable, Iterable, Iterator
from heapq import nsmallest

from xlabatch.request import Request

Policy = Callable[[Iterable[Request], int], list[Request]]


def fifo(waiting: Iterable[Request], free: int) -> list[Request]:
    """First come, first served."""
    return list(take_fitting(waiting, free))


def priority(waiting: Iterable[Request], free: int) -> list[Request]:
    """The highest priority first, and first come among equals."""
    return list(take_fitting(nsmallest(free, waiting, key=lambda request: -request.priority), free))


def shortest(waiting: Iterable[Request], free: int) -> list[Request]:
    """The least work first: the best mean, but under load a long request may wait for ever."""
    return list(take_fitting(nsmallest(free, waiting, key=total_tokens), free))


def total_tokens(request: Request) -> int:
    """Tokens to read and to say at most."""
    return len(request.prompt) + request.n * request.max_tokens


def take_fitting(queue: Iterable[Request], free: int) -> Iterator[Request]:
    """From the front of a line as many as there are slots for."""
    for request in queue:
        free -= request.n
        if free < 0:
            return
        yield request


POLICIES: dict[str, Policy] = {"fifo": fifo, "priority": priority, "shortest": shortest}
