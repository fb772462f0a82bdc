"""Ways of serving the same requests, side by side in one process: the heart of `xlabatch bench`.

A case is a way of serving. Cases take turns, round after round, so that a machine that changes its speed
changes it for all; each figure is the median of the rounds. Where the counters show that a case did not do
what its name says, nothing is compared.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from xlabatch.bench.load import LoadRun, run_load
from xlabatch.bench.metrics import Metrics, medians, metrics, stalls
from xlabatch.checkpoint.load import Model
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request


class InvalidRun(Exception):
    """A case did not do what its name says; no comparison can be made of it."""


@dataclass(frozen=True)
class Case:
    """One way of serving one list of requests."""

    name: str
    requests: Sequence[Request]
    slots: int
    context: int
    budget: int = 128
    sent_s: Sequence[float] | None = None  # by request; None sends one whenever there is room
    max_in_flight: int | None = None  # requests in the engine at once
    static: bool = False  # nobody enters before all have left
    wait_for_first_tokens: bool = False  # a request is sent when all before it are being answered


@dataclass(frozen=True)
class Result:
    case: Case
    metrics: Metrics  # medians over the rounds
    rounds: Sequence[Metrics]
    last: LoadRun  # the last round, whole


class Engines:
    """The engines that cases ask for, each made once; they share the weights."""

    def __init__(self, model: Model, ready: Callable[[XlaBatchEngine], None]) -> None:
        self.model, self.ready = model, ready
        self.engines: dict[tuple[int, int, int], XlaBatchEngine] = {}

    def __getitem__(self, case: Case) -> XlaBatchEngine:
        shape = case.slots, case.context, case.budget
        if shape not in self.engines:
            slots, context, budget = shape
            self.engines[shape] = XlaBatchEngine(self.model, slots=slots, context=context, budget=budget)
            self.ready(self.engines[shape])
        return self.engines[shape]


def compare(cases: Sequence[Case], engines: Engines, rounds: int) -> list[Result]:
    """Every case in turn, `rounds` times over; a brief unmeasured round goes first."""
    for case in cases:
        serve(engines[case], warm_up_case(case))
    driven = [[validated(case, serve(engines[case], case)) for case in cases] for _ in range(rounds)]
    results = []
    for case, drives in zip(cases, zip(*driven, strict=True), strict=True):
        numbers = [metrics(one) for one in drives]
        results.append(Result(case, medians(numbers), numbers, drives[-1]))
    return results


def warm_up_case(case: Case) -> Case:
    """The same prompts with short answers, all at once: a program's first run is slow."""
    short = [replace(request, max_tokens=min(request.max_tokens, 4)) for request in case.requests]
    return replace(case, requests=short, sent_s=None)


def serve(engine: XlaBatchEngine, case: Case) -> LoadRun:
    """Run a case once."""
    return run_load(
        engine,
        case.requests,
        sent_s=case.sent_s,
        max_in_flight=case.max_in_flight,
        static=case.static,
        wait_for_first_tokens=case.wait_for_first_tokens,
    )


def validated(case: Case, done: LoadRun) -> LoadRun:
    """The drive again, if the counters say that it was the case; else NotRun is raised."""
    stats = done.stats
    for wrong, why in faults(case, done):
        if wrong:
            raise InvalidRun(
                f"{case.name} did not run as such: {why} (mean concurrency {stats.mean_concurrency:.2f}, "
                f"{stats.midstream_admits} of {stats.admits} admitted mid-stream); nothing is compared"
            )
    return done


def faults(case: Case, done: LoadRun) -> Iterator[tuple[bool, str]]:
    """What would make a case another than its name says."""
    stats, most = done.stats, min(case.slots, case.max_in_flight or case.slots, len(case.requests))
    unsaid = [call.request.id for call in done.traces if call.finish not in ("stop", "length")]
    yield bool(unsaid), f"requests {', '.join(unsaid)} did not end by themselves"
    yield most == 1 and stats.mean_concurrency > 1, "requests were served together"
    yield case.static and stats.midstream_admits > 0, "a request joined a batch under way"
    if case.sent_s is None or not any(case.sent_s):  # what comes by the clock may come one by one
        yield most > 1 and stats.mean_concurrency <= 1, "requests were served one by one"
        joins = not case.static and could_join(done, most)
        yield joins and not stats.midstream_admits, "no request joined a batch under way"
    alone = case.wait_for_first_tokens and not stalls(done)
    yield alone, "nobody was being answered while the longest prompt was read"


def could_join(done: LoadRun, most: int) -> bool:
    """A place fell free for somebody who waited while somebody else went on being answered.

    Not so where requests of one length begin together: then all end together.
    """
    firsts: dict[str, float] = {}  # when the prompt had been read
    lasts: dict[str, float] = {}
    for step in done.steps:
        for id, phase in step.activity.values():
            lasts[id] = step.ended_s
            if phase == "prefill":
                firsts[id] = step.ended_s
    for end in set(lasts.values()):
        waited = len(lasts) - most > sum(last < end for last in lasts.values())
        if waited and any(firsts[id] <= end < lasts[id] for id in lasts):
            return True
    return False


def same_streams(results: Sequence[Result]) -> tuple[int, int]:
    """Of the requests that several cases served, how many got the same tokens in all."""
    streams: dict[str, set[tuple[int, ...]]] = {}
    for result in results:
        for call in result.last.traces:
            streams.setdefault(call.request.id, set()).add(tuple(call.tokens))
    return sum(len(found) == 1 for found in streams.values()), len(streams)
