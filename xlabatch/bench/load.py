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
UNBOUNDED = 2**31


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
        """Record an event of this request, delivered now."""
        if event.token is not None:
            self.tokens.append(event.token)
            self.digests.append(event.digest)
            self.token_times_s.append(now)
        self.finish = event.finish
        if event.stats:
            self.queue_s += event.stats.queue_s


class Step(NamedTuple):
    """One engine step."""

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
    """The record of one run."""

    traces: Sequence[RequestTrace]  # in the order of sending
    steps: Sequence[Step]
    stats: Stats  # of this run only
    wall_s: float


def run_load(
    engine: XlaBatchEngine,
    requests: Sequence[Request],
    *,
    sent_s: Sequence[float] | None = None,
    max_in_flight: int | None = None,
    static: bool = False,
    wait_for_first_tokens: bool = False,
) -> LoadRun:
    """Serve requests and record the run; `LoadGenerator` explains the options."""
    times: Sequence[float | None] = [None] * len(requests) if sent_s is None else sent_s
    pending = deque(zip(requests, times, strict=True))
    engine.reset_stats()
    return LoadGenerator(engine, pending, max_in_flight, static, wait_for_first_tokens).run()


@dataclass
class LoadGenerator:
    """A run with one list of requests.

    A request is pending until it is due and there is capacity for it. Then it is submitted, and it is in
    flight until its last event. Its events are delivered to its trace after each step, or with static
    batching when the batch has ended.
    """

    engine: XlaBatchEngine
    pending: deque[tuple[Request, float | None]]  # sent at ascending times; None: as capacity allows
    max_in_flight: int | None  # requests in the engine at once; None: no bound
    static: bool  # a batch is sent only when no request is in flight
    wait_for_first_tokens: bool  # a request is due only when all earlier ones have a token
    in_flight: int = 0
    undelivered: list[Event] = field(default_factory=list)
    traces: dict[str, RequestTrace] = field(default_factory=dict)  # of requests that were sent, by id
    steps: list[Step] = field(default_factory=list)
    started: float = field(default_factory=time.perf_counter)

    def run(self) -> LoadRun:
        """Send requests and run steps until every request has ended."""
        while self.pending or not self.engine.idle:
            now = self._now()
            self._send_due(now)
            if self.engine.idle:
                time.sleep(IDLE_S)
                continue
            self._step(now)
            if not self.static or not self.in_flight:
                self._deliver(self.steps[-1].end_s)
        return LoadRun(list(self.traces.values()), self.steps, self.engine.stats(), self._now())

    def _send_due(self, now: float) -> None:
        """Submit the pending requests that are due, as far as there is capacity."""
        for _ in range(self._capacity()):
            if not self.pending or not self._is_due(now):
                break
            request, scheduled = self.pending.popleft()
            sent = now if scheduled is None else scheduled
            self.traces[request.id] = RequestTrace(request, sent, queue_s=now - sent)
            self.engine.submit(request)
            self.in_flight += 1

    def _capacity(self) -> int:
        """Return how many more requests may be in flight."""
        if self.max_in_flight is None:
            return UNBOUNDED
        if self.static and self.in_flight:
            return 0
        return self.max_in_flight - self.in_flight

    def _is_due(self, now: float) -> bool:
        """Return whether the next pending request may be sent."""
        _, scheduled = self.pending[0]
        if scheduled is not None and scheduled > now:
            return False
        return not self.wait_for_first_tokens or all(t.token_times_s for t in self.traces.values())

    def _step(self, start_s: float) -> None:
        """Run an engine step and record it."""
        events = self.engine.step()
        end_s = self._now()
        tokens = sum(event.token is not None for event in events)
        queued = self.engine.stats().queued
        self.steps.append(Step(start_s, end_s, self.engine.slot_activity(), tokens, queued))
        self.in_flight -= sum(event.finish is not None for event in events)
        self.undelivered += events

    def _deliver(self, now: float) -> None:
        """Record the undelivered events in their requests' traces."""
        for event in self.undelivered:
            self.traces[event.id].on_event(event, now)
        self.undelivered.clear()

    def _now(self) -> float:
        return time.perf_counter() - self.started
