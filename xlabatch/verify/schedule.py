"""`xlabatch sched`: serve ragged requests through a few slots, then compare each with its solo run.

It records what every slot did in every step; the command line prints it.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from xlabatch.api import Stats
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Request, RequestStats
from xlabatch.scheduler.steps import SlotActivity
from xlabatch.verify.checks import serve
from xlabatch.verify.streams import Stream, record


@dataclass(frozen=True)
class Run:
    """The record of one schedule."""

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
        """Return the run's numbers, as `--json` prints them."""
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
    """Serve the requests together, then each one alone, and compare the streams."""
    began_s = time.perf_counter()
    events, timeline = serve_with_timeline(engine, requests)
    wall_s, stats = time.perf_counter() - began_s, engine.stats()
    streams = record(requests, events)
    mismatches = [request.id for request in requests if not equals_solo(engine, request, streams[request.id])]
    request_stats = {event.id: event.stats for event in events if event.stats}
    return Run(requests, timeline, request_stats, stats, wall_s, mismatches)


def serve_with_timeline(
    engine: XlaBatchEngine, requests: Sequence[Request]
) -> tuple[list[Event], list[dict[int, SlotActivity]]]:
    """Serve all requests -> their events, and the slot activity of each step."""
    events: list[Event] = []
    timeline = []
    for request in requests:
        engine.submit(request)
    while not engine.idle:
        events += engine.step()
        timeline.append(engine.slot_activity())
    return events, timeline


def equals_solo(engine: XlaBatchEngine, request: Request, stream: Stream) -> bool:
    """Return whether a stream ended without an error and equals the request's solo stream."""
    return stream.finish != "error" and serve(engine, [request])[request.id] == stream
