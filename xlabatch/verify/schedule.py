"""`xlabatch sched`: serve ragged requests through a few slots, then compare each with its solo run.

It records what every slot did in every step; the command line prints it.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from xlabatch.api import Stats
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.progress import report
from xlabatch.request import Event, Request, RequestStats
from xlabatch.scheduler.steps import SlotActivity
from xlabatch.verify.checks import serve
from xlabatch.verify.streams import record


@dataclass(frozen=True)
class Run:
    requests: Sequence[Request]
    timeline: Sequence[dict[int, SlotActivity]]  # per step: the activity of each occupied slot
    request_stats: dict[str, RequestStats]
    stats: Stats
    wall_s: float
    mismatches: Sequence[str]  # ids of requests whose stream differs from their solo stream

    @property
    def exact(self) -> int:
        return len(self.requests) - len(self.mismatches)

    def as_dict(self) -> dict[str, float | int | None]:
        ttft_s = [stats.ttft_s for stats in self.request_stats.values() if stats.ttft_s is not None]
        return {
            "requests": len(self.requests),
            "slots": self.stats.slots,
            "admits": self.stats.admits,
            "midstream_admits": self.stats.midstream_admits,
            "exact": self.exact,
            "tokens": self.stats.tokens,
            "tokens_per_s": self.stats.tokens / self.wall_s,
            "ttft_s": sum(ttft_s) / len(ttft_s) if ttft_s else None,
            "occupancy": self.stats.occupancy,
            "mean_concurrency": self.stats.mean_concurrency,
            "compiled_programs": self.stats.compiled_programs,
        }


def schedule(engine: XlaBatchEngine, requests: Sequence[Request]) -> Run:
    began_s = time.perf_counter()
    events: list[Event] = []
    timeline = []
    for request in requests:
        engine.submit(request)
    while not engine.idle:
        events += engine.step()
        timeline.append(engine.slot_activity())
        report("serving requests", len({event.id for event in events if event.finish}), len(requests))
    wall_s = time.perf_counter() - began_s
    stats = engine.stats()
    streams = record(requests, events)
    mismatches = []
    for n, request in enumerate(requests):
        report("serving each request alone", n, len(requests))
        stream = streams[request.id]
        if stream.finish == "error" or serve(engine, [request])[request.id] != stream:
            mismatches.append(request.id)
    request_stats = {event.id: event.stats for event in events if event.stats}
    return Run(requests, timeline, request_stats, stats, wall_s, mismatches)
