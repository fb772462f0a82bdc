"""Scheduling policies: pure functions from waiting requests and the number of free slots to those admitted.

A request with n choices needs n slots at once. If there are not so many, each choice is admitted by itself.
No request is admitted past one that waits for enough slots.
"""

from collections.abc import Callable, Iterable, Iterator
from heapq import nsmallest

from xlabatch.request import Request

Policy = Callable[[Iterable[Request], int], list[Request]]


def fifo(waiting: Iterable[Request], free: int) -> list[Request]:
    """First come, first served."""
    return list(take_fitting(waiting, free))


def priority(waiting: Iterable[Request], free: int) -> list[Request]:
    """Highest priority first; first come among equals."""
    return list(take_fitting(nsmallest(free, waiting, key=lambda request: -request.priority), free))


def shortest(waiting: Iterable[Request], free: int) -> list[Request]:
    """Fewest tokens first: the best mean latency, but under load a long request may wait forever."""
    return list(take_fitting(nsmallest(free, waiting, key=total_tokens), free))


def total_tokens(request: Request) -> int:
    """The most tokens that a request can take: prompt and output."""
    return len(request.prompt) + request.n * request.max_tokens


def take_fitting(queue: Iterable[Request], free: int) -> Iterator[Request]:
    """The requests at the front of a queue that the free slots suffice for."""
    for request in queue:
        free -= request.n
        if free < 0:
            return
        yield request


POLICIES: dict[str, Policy] = {"fifo": fifo, "priority": priority, "shortest": shortest}
