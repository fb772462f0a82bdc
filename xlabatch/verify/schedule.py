"""`xlabatch sched`: ragged requests through a few slots, watched by step, then held against solo runs."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from xlabatch.api import Stats
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Request, RequestStats
from xlabatch.scheduler.sequences import SlotActivity
from xlabatch.verify.checks import serve
from xlabatch.verify.streams import Stream, StreamRecorder


@dataclass(frozen=True)
class Run:
    """What a schedule did."""

    requests: Sequence[Request]
    timeline: Sequence[dict[int, SlotActivity]]  # a step each: who worked in which slot, and at what
    request_stats: dict[str, RequestStats]
    stats: Stats
    wall_s: float
    mismatches: Sequence[str]  # requests whose stream is not their solo stream

    @property
    def exact(self) -> int:
        return len(self.requests) - len(self.mismatches)

    def as_dict(self) -> dict[str, float | int | None]:
        """The run in numbers."""
        first = [fare.ttft_s for fare in self.request_stats.values() if fare.ttft_s is not None]
        return {
            "requests": len(self.requests),
            "slots": self.stats.slots,
            "admits": self.stats.admits,
            "midstream_admits": self.stats.midstream_admits,
            "exact": self.exact,
            "tokens": self.stats.tokens,
            "tokens_per_s": self.stats.tokens / self.wall_s,
            "ttft_s": sum(first) / len(first) if first else None,
            "occupancy": self.stats.occupancy,
            "mean_concurrency": self.stats.mean_concurrency,
            "compilations": self.stats.compilations,
        }


def schedule(engine: XlaBatchEngine, requests: Sequence[Request]) -> Run:
    """Serve the requests together, then each alone, and compare."""
    began = time.perf_counter()
    events, timeline = serve_and_watch(engine, requests)
    wall_s, stats = time.perf_counter() - began, engine.stats()
    ears = StreamRecorder(requests)
    for event in events:
        ears.on_event(event)
    parted = [
        request.id for request in requests if not equals_solo(engine, request, ears.streams[request.id])
    ]
    fares = {event.id: event.stats for event in events if event.stats}
    return Run(requests, timeline, fares, stats, wall_s, parted)


def equals_solo(engine: XlaBatchEngine, request: Request, stream: Stream) -> bool:
    """A stream is its solo stream, and no failure."""
    return stream.finish != "error" and serve(engine, [request])[request.id] == stream


def serve_and_watch(
    engine: XlaBatchEngine, requests: Sequence[Request]
) -> tuple[list[Event], list[dict[int, SlotActivity]]]:
    """Serve, and note after each step who sat where."""
    events: list[Event] = []
    timeline = []
    for request in requests:
        engine.submit(request)
    while not engine.idle:
        events += engine.step()
        timeline.append(engine.slot_activity())
    return events, timeline
