"""Driving an engine through a workload, and a record of all that happened: the stopwatch of the bench.

Requests are sent at times of their own, or whenever there is room (a closed loop). Static batches are driven
too: nobody enters before all have left, and a batch is handed over when its last member is done.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from xlabatch.api import Stats
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Finish, Request
from xlabatch.scheduler.sequences import Phase, SlotActivity


@dataclass
class RequestTrace:
    """A request's way as its sender saw it, in seconds from the beginning of the drive."""

    request: Request
    sent_s: float
    queue_s: float = 0.0  # from being sent to being seated
    tokens: list[int] = field(default_factory=list)
    digests: list[int | None] = field(default_factory=list)
    token_times_s: list[float] = field(default_factory=list)  # when each token came
    finish: Finish | None = None

    def on_event(self, event: Event, now: float) -> None:
        """Take an event in."""
        if event.token is not None:
            self.tokens.append(event.token)
            self.digests.append(event.digest)
            self.token_times_s.append(now)
        self.finish = event.finish


class Step(NamedTuple):
    began_s: float
    ended_s: float
    activity: dict[int, SlotActivity]
    tokens: int
    waiting: int

    @property
    def wall_s(self) -> float:
        return self.ended_s - self.began_s

    @property
    def phases(self) -> set[Phase]:
        """What was done in it: both where a prompt was read while others were being answered."""
        return {sitting.phase for sitting in self.activity.values()}


@dataclass(frozen=True)
class LoadRun:
    """All that happened."""

    traces: Sequence[RequestTrace]
    steps: Sequence[Step]
    stats: Stats  # of this drive alone
    wall_s: float


def run_load(
    engine: XlaBatchEngine,
    requests: Sequence[Request],
    *,
    sent_s: Sequence[float] | None = None,  # by request, ascending; None sends one whenever there is room
    max_in_flight: int | None = None,  # requests in the engine at once; None is no bound
    static: bool = False,
    wait_for_first_tokens: bool = False,  # a request is sent when all before it are being answered
) -> LoadRun:
    """Serve the requests and note everything."""
    engine.reset_stats()
    calls: dict[str, RequestTrace] = {}
    steps: list[Step] = []
    held: list[Event] = []
    began, live = time.perf_counter(), 0
    while len(calls) < len(requests) or not engine.idle:
        now = time.perf_counter() - began
        for request in requests[len(calls) : len(calls) + free_places(live, max_in_flight, static)]:
            sent = now if sent_s is None else sent_s[len(calls)]
            if sent > now or (
                wait_for_first_tokens and not all(call.token_times_s for call in calls.values())
            ):
                break
            calls[request.id] = RequestTrace(request, sent, queue_s=now - sent)
            engine.submit(request)
            live += 1
        if engine.idle:
            time.sleep(0.0005)  # nobody has come yet
            continue
        told = engine.step()
        ended = time.perf_counter() - began
        spoken = sum(event.token is not None for event in told)
        steps.append(Step(now, ended, engine.slot_activity(), spoken, engine.stats().queued))
        held += told
        live -= sum(event.finish is not None for event in told)
        if not static or not live:
            deliver(held, calls, ended)
            held = []
    return LoadRun(list(calls.values()), steps, engine.stats(), time.perf_counter() - began)


def free_places(live: int, room: int | None, static: bool) -> int:
    """How many more may enter."""
    if room is None:
        return 2**31
    return room * (not live) if static else room - live


def deliver(events: Sequence[Event], traces: dict[str, RequestTrace], now: float) -> None:
    """Give each sender what was told of its request."""
    for event in events:
        traces[event.id].on_event(event, now)
        if event.stats:
            traces[event.id].queue_s += event.stats.queue_s
