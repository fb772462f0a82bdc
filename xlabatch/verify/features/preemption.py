"""Requests of different priorities: a sequence that was swapped out must continue its solo stream."""

import random
from collections.abc import Sequence
from dataclasses import replace

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Request
from xlabatch.scheduler.policies import priority
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.streams import Streams, choices, record

LEVELS = 4  # number of priorities
EVERY = 3  # steps from one arrival to the next


def preemption_check(
    engine: XlaBatchEngine, requests: Sequence[Request], solo: Streams, rng: random.Random, comparer: Comparer
) -> Check:
    """Serve requests that arrive one by one, with higher priorities later on average.

    If no sequence is swapped out, because there are few requests, serve them again in two bursts.
    """
    scheduler = engine.scheduler
    before, policy = engine.stats().preemptions, scheduler.policy
    served = [
        replace(each, priority=n * LEVELS // len(requests) + rng.randrange(2))
        for n, each in enumerate(rng.sample(list(requests), len(requests)))
    ]
    scheduler.policy, scheduler.preempts = priority, True
    try:
        streams = record(served, served_one_by_one(engine, served))
        check = comparer.compare("preemption", choices(requests), solo, streams)
        if check.ok and engine.stats().preemptions == before:
            streams = record(requests, served_in_two_bursts(engine, requests))
            check = comparer.compare("preemption", choices(requests), solo, streams)
    finally:
        scheduler.policy, scheduler.preempts = policy, False
    count = engine.stats().preemptions - before
    if check.ok and not count and len(requests) > engine.stats().slots:
        return replace(check, ok=False, detail="no sequence was parked")
    return replace(check, detail=f"{check.detail}, {count} parked") if check.ok else check


def served_in_two_bursts(engine: XlaBatchEngine, requests: Sequence[Request]) -> list[Event]:
    """Return the events when the longest requests take all slots and the others have a higher priority."""
    longest_first = sorted(requests, key=lambda request: -request.max_tokens)
    slots, events = engine.stats().slots, list[Event]()
    for request in longest_first[:slots]:
        engine.submit(request)
    events += engine.step()
    for request in longest_first[slots:]:
        engine.submit(replace(request, priority=request.priority + 1))
    while not engine.idle:
        events += engine.step()
    return events


def served_one_by_one(engine: XlaBatchEngine, requests: Sequence[Request]) -> list[Event]:
    """Return the events of requests that arrive every few steps."""
    events, waiting, steps = list[Event](), list(requests), 0
    while waiting or not engine.idle:
        if waiting and steps % EVERY == 0:
            engine.submit(waiting.pop(0))
        events += engine.step()
        steps += 1
    return events
