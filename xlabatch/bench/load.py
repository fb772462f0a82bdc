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
from xlabatch.scheduler.sequences import Phase, Sitting


@dataclass
class Call:
    """A request's way as its sender saw it, in seconds from the beginning of the drive."""

    request: Request
    sent_s: float
    queue_s: float = 0.0  # from being sent to being seated
    tokens: list[int] = field(default_factory=list)
    digests: list[int | None] = field(default_factory=list)
    heard_s: list[float] = field(default_factory=list)  # when each token came
    finish: Finish | None = None

    def hear(self, event: Event, now: float) -> None:
        """Take an event in."""
        if event.token is not None:
            self.tokens.append(event.token)
            self.digests.append(event.digest)
            self.heard_s.append(now)
        self.finish = event.finish


class Step(NamedTuple):
    began_s: float
    ended_s: float
    sittings: dict[int, Sitting]
    tokens: int
    waiting: int

    @property
    def wall_s(self) -> float:
        return self.ended_s - self.began_s

    @property
    def phases(self) -> set[Phase]:
        """What was done in it: both where a prompt was read while others were being answered."""
        return {sitting.phase for sitting in self.sittings.values()}


@dataclass(frozen=True)
class Drive:
    """All that happened."""

    calls: Sequence[Call]
    steps: Sequence[Step]
    stats: Stats  # of this drive alone
    wall_s: float


def drive(
    engine: XlaBatchEngine,
    requests: Sequence[Request],
    *,
    sent_s: Sequence[float] | None = None,  # by request, ascending; None sends one whenever there is room
    room: int | None = None,  # requests in the engine at once; None is no bound
    static: bool = False,
    patient: bool = False,  # a request is sent when all before it are being answered
) -> Drive:
    """Serve the requests and note everything."""
    engine.forget()
    calls: dict[str, Call] = {}
    steps: list[Step] = []
    held: list[Event] = []
    began, live = time.perf_counter(), 0
    while len(calls) < len(requests) or not engine.idle:
        now = time.perf_counter() - began
        for request in requests[len(calls) : len(calls) + places(live, room, static)]:
            sent = now if sent_s is None else sent_s[len(calls)]
            if sent > now or (patient and not all(call.heard_s for call in calls.values())):
                break
            calls[request.id] = Call(request, sent, queue_s=now - sent)
            engine.submit(request)
            live += 1
        if engine.idle:
            time.sleep(0.0005)  # nobody has come yet
            continue
        told = engine.step()
        ended = time.perf_counter() - began
        spoken = sum(event.token is not None for event in told)
        steps.append(Step(now, ended, engine.sittings(), spoken, engine.stats().queued))
        held += told
        live -= sum(event.finish is not None for event in told)
        if not static or not live:
            hand_over(held, calls, ended)
            held = []
    return Drive(list(calls.values()), steps, engine.stats(), time.perf_counter() - began)


def places(live: int, room: int | None, static: bool) -> int:
    """How many more may enter."""
    if room is None:
        return 2**31
    return room * (not live) if static else room - live


def hand_over(events: Sequence[Event], calls: dict[str, Call], now: float) -> None:
    """Give each sender what was told of its request."""
    for event in events:
        calls[event.id].hear(event, now)
        if event.stats:
            calls[event.id].queue_s += event.stats.queue_s
