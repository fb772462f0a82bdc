"""Scheduling policies: pure functions from the requests that wait and run to an order of service.

The scheduler admits the front of that order, as far as slots are free. A request with n choices needs n slots
at once. If there are not so many, each choice is admitted by itself. No request is admitted past one that
waits for enough slots.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from heapq import nsmallest
from statistics import median_low
from types import MappingProxyType
from typing import NamedTuple

from xlabatch.request import Request
from xlabatch.scheduler.shares import Client

TOKENS_PER_S = 100  # how much shorter a request counts for each second that it has waited


class Candidate(NamedTuple):
    """A request that waits for a slot."""

    request: Request
    waited_s: float  # since it was submitted


class Queue(NamedTuple):
    """What a policy orders."""

    waiting: Iterable[Candidate]  # in the order of arrival, parked sequences first; to be read once
    running: Iterable[Request]  # one of each slot that is taken
    free: int  # slots: as many requests are admitted at most
    served: Mapping[Client, float] = MappingProxyType({})  # tokens of the clients that wait, by weight


Policy = Callable[[Queue], Iterable[Request]]


def fifo(queue: Queue) -> Iterator[Request]:
    """First come, first served."""
    return (each.request for each in queue.waiting)


def fair(queue: Queue) -> Iterator[Request]:
    """The client first that was served the fewest tokens; first come among the requests of one client."""
    if len(queue.served) == 1:
        yield from fifo(queue)  # without a look at all that waits
        return
    waiting = defaultdict[Client, deque[tuple[int, Request]]](deque)
    for place, request in enumerate(fifo(queue)):
        waiting[request.client].append((place, request))
    served = defaultdict[Client, float](float, queue.served)
    while waiting:
        client = min(waiting, key=lambda each: (served[each], waiting[each][0][0]))
        _, request = waiting[client].popleft()
        if not waiting[client]:
            del waiting[client]
        served[client] += len(request.prompt) / request.client_weight  # as its admission will count
        yield request


def priority(queue: Queue) -> Iterator[Request]:
    """Highest priority first; fair among equals."""
    levels = defaultdict[int, list[Candidate]](list)
    for each in queue.waiting:
        levels[each.request.priority].append(each)
    for level in sorted(levels, reverse=True):
        yield from fair(queue._replace(waiting=levels[level]))


def shortest(queue: Queue) -> list[Request]:
    """Fewest tokens first: the best mean latency. A request counts as shorter the longer it has waited."""

    def aged(each: Candidate) -> float:
        return total_tokens(each.request) - TOKENS_PER_S * each.waited_s

    return [each.request for each in nsmallest(queue.free, queue.waiting, key=aged)]


def balanced(queue: Queue) -> Iterator[Request]:
    """Half of the slots for the shorter half of all requests, half for the longer; first come within each.

    A short request never waits for long ones only, and long ones get slots early.
    """
    waiting = list(fifo(queue))
    running = list(queue.running)
    middle = median_low(total_tokens(each) for each in (*waiting, *running)) if waiting else 0
    halves = [deque[tuple[int, Request]](), deque[tuple[int, Request]]()]
    for place, request in enumerate(waiting):
        halves[total_tokens(request) > middle].append((place, request))
    taken = [0, 0]  # slots of each half
    for request in running:
        taken[total_tokens(request) > middle] += 1
    while any(halves):
        half = min((n for n in (0, 1) if halves[n]), key=lambda n: (taken[n], halves[n][0][0]))
        request = halves[half].popleft()[1]
        taken[half] += request.n
        yield request


def total_tokens(request: Request) -> int:
    """The most tokens that a request can take: prompt and output."""
    return len(request.prompt) + request.n * request.max_tokens


def take_fitting(order: object, free: int) -> Iterator[Request]:
    """The requests at the front of an order that the free slots suffice for. TypeError for other values."""
    for request in order if isinstance(order, Iterable) else [order]:
        if not isinstance(request, Request):
            raise TypeError(f"a policy returns an iterable of each.request in waiting, got {request!r:.60}")
        free -= request.n
        if free < 0:
            return
        yield request


def turn_of(policy: Policy, request: Request, read: int, to_read: int) -> tuple[int, int]:
    """The turn of a prompt that has got a slot: prompts with lower turns are read first.

    `read` is the number of prompt tokens that all steps have read so far, `to_read` how many this prompt
    needs. So of prompts that get their slots together the shortest is read first, which gives the least mean
    time to a first token. And a prompt of 100 tokens is overtaken only by shorter ones that get their slots
    before 100 more tokens have been read. Under `priority` no prompt overtakes a more important one, and
    `fifo` has no turns.
    """
    return -request.priority if policy is priority else 0, read + to_read


POLICIES: dict[str, Policy] = {
    "fifo": fifo,
    "fair": fair,
    "priority": priority,
    "shortest": shortest,
    "balanced": balanced,
}
