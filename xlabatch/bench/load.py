"""A load generator: it sends requests to an engine and records every request and every step.

Requests are sent at given times (an open loop), or as soon as there is capacity (a closed loop). For static
batching, a batch is sent when the engine is empty, and its tokens are delivered when its last request ends.
This module computes no metrics and knows nothing of experiments.
"""

import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from xlabatch.api import Stats
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Finish, Request
from xlabatch.scheduler.steps import Phase, SlotActivity

IDLE_S = 0.0005  # sleep between two looks at the clock while no request is due


@dataclass
class RequestTrace:
    """One request as its sender sees it; times are seconds since the start of the run."""

    request: Request
    sent_s: float
    queue_s: float = 0.0  # from sending the request until it has a slot
    tokens: list[int] = field(default_factory=list)
    digests: list[int | None] = field(default_factory=list)
    token_times_s: list[float] = field(default_factory=list)  # when each token was delivered
    finish: Finish | None = None

    def on_event(self, event: Event, now: float) -> None:
        if event.token is not None:
            self.tokens.append(event.token)
            self.digests.append(event.digest)
            self.token_times_s.append(now)
        self.finish = event.finish
        if event.stats:
            self.queue_s += event.stats.queue_s


class Step(NamedTuple):
    start_s: float
    end_s: float
    activity: dict[int, SlotActivity]  # by slot
    tokens: int  # new tokens
    queued: int  # requests that wait for a slot at the end

    @property
    def wall_s(self) -> float:
        return self.end_s - self.start_s

    @property
    def phases(self) -> set[Phase]:
        """Both phases if a prompt was prefilled while other requests were decoding."""
        return {activity.phase for activity in self.activity.values()}


@dataclass(frozen=True)
class LoadRun:
    traces: Sequence[RequestTrace]  # in the order of sending
    steps: Sequence[Step]
    stats: Stats  # of this run only
    wall_s: float


def run_load(
    engine: XlaBatchEngine,
    requests: Sequence[Request],
    *,
    sent_s: Sequence[float] | None = None,  # ascending; without them, requests are sent as capacity allows
    max_in_flight: int | None = None,  # requests in the engine at once
    static: bool = False,  # a batch is sent only when no request is in flight
    wait_for_first_tokens: bool = False,  # a request is sent only when all earlier ones have a token
) -> LoadRun:
    """Send requests and run steps until every request has ended.

    A request is in flight from its submission to its last event. Its events are delivered to its trace after
    each step, or with static batching when the batch has ended.
    """
    times: Sequence[float | None] = [None] * len(requests) if sent_s is None else sent_s
    pending = deque(zip(requests, times, strict=True))
    traces: dict[str, RequestTrace] = {}
    steps: list[Step] = []
    undelivered: list[Event] = []
    in_flight = 0
    engine.reset_stats()
    began_s = time.perf_counter()
    while pending or not engine.idle:
        start_s = time.perf_counter() - began_s
        free = len(pending) if max_in_flight is None else max_in_flight - in_flight
        if static and in_flight:
            free = 0
        while pending and free:
            request, due_s = pending[0]
            if due_s is not None and due_s > start_s:
                break
            if wait_for_first_tokens and not all(trace.token_times_s for trace in traces.values()):
                break
            pending.popleft()
            due_s = start_s if due_s is None else due_s
            traces[request.id] = RequestTrace(request, due_s, queue_s=start_s - due_s)
            engine.submit(request)
            in_flight += 1
            free -= 1
        if engine.idle:
            time.sleep(IDLE_S)
            continue
        events = engine.step()
        end_s = time.perf_counter() - began_s
        tokens = sum(event.token is not None for event in events)
        steps.append(Step(start_s, end_s, engine.slot_activity(), tokens, engine.stats().queued))
        in_flight -= sum(event.finish is not None for event in events)
        undelivered += events
        if not static or not in_flight:
            for event in undelivered:
                traces[event.id].on_event(event, end_s)
            undelivered.clear()
    return LoadRun(list(traces.values()), steps, engine.stats(), time.perf_counter() - began_s)
