"""Requests of different priorities: a sequence that was swapped out must continue its solo stream."""

from collections.abc import Sequence
from dataclasses import replace

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Request
from xlabatch.scheduler.policies import priority
from xlabatch.verify.compare_streams import Check, Trial
from xlabatch.verify.streams import record

LEVELS = 4  # number of priorities
EVERY = 3  # steps from one arrival to the next


def preemption_check(engine: XlaBatchEngine, trial: Trial) -> Check:
    """Serve requests that arrive one by one, with higher priorities later on average.

    If no sequence is swapped out, because there are few requests, serve them again in two bursts.
    """
    requests = trial.requests
    schedule = engine.scheduler.schedule
    before = engine.stats().preemptions
    served = [
        replace(request, priority=n * LEVELS // len(requests) + trial.rng.randrange(2))
        for n, request in enumerate(trial.rng.sample(list(requests), len(requests)))
    ]
    engine.scheduler.schedule = replace(schedule, policy=priority, preempts=True)
    try:
        check = trial.compare("preemption", record(served, serve_one_by_one(engine, served)))
        if check.ok and engine.stats().preemptions == before:
            check = trial.compare("preemption", record(requests, serve_two_bursts(engine, requests)))
    finally:
        engine.scheduler.schedule = schedule
    count = engine.stats().preemptions - before
    can_park = len(requests) > engine.stats().slots
    return check.require(count or not can_park, "no sequence was parked", f"{count} parked")


def serve_two_bursts(engine: XlaBatchEngine, requests: Sequence[Request]) -> list[Event]:
    """Return the events when the longest requests take all slots and the others have a higher priority."""
    longest_first = sorted(requests, key=lambda request: -request.max_tokens)
    slots = engine.stats().slots
    events = list[Event]()
    for request in longest_first[:slots]:
        engine.submit(request)
    events += engine.step()
    for request in longest_first[slots:]:
        engine.submit(replace(request, priority=request.priority + 1))
    while not engine.idle:
        events += engine.step()
    return events


def serve_one_by_one(engine: XlaBatchEngine, requests: Sequence[Request]) -> list[Event]:
    """Return the events of requests that arrive every few steps."""
    events = list[Event]()
    waiting = list(requests)
    steps = 0
    while waiting or not engine.idle:
        if waiting and steps % EVERY == 0:
            engine.submit(waiting.pop(0))
        events += engine.step()
        steps += 1
    return events
