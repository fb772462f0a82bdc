"""Who is seated next: pure functions from who waits and how many slots are free to who is seated."""

import heapq
from collections.abc import Callable, Iterable
from itertools import islice

from xlabatch.request import Request

Policy = Callable[[Iterable[Request], int], list[Request]]


def fifo(waiting: Iterable[Request], free: int) -> list[Request]:
    """First come, first served."""
    return list(islice(waiting, free))


def priority(waiting: Iterable[Request], free: int) -> list[Request]:
    """The highest priority first, and first come among equals."""
    return heapq.nsmallest(free, waiting, key=lambda request: -request.priority)


def shortest(waiting: Iterable[Request], free: int) -> list[Request]:
    """The least work first: the best mean, but under load a long request may wait for ever."""
    return heapq.nsmallest(free, waiting, key=lambda request: len(request.prompt) + request.max_new)


POLICIES: dict[str, Policy] = {"fifo": fifo, "priority": priority, "shortest": shortest}
