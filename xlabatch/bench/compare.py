"""Compare several ways of serving the same requests in one process.

A case is one way of serving. Cases take turns, round after round, so that a change in the machine's speed
affects all of them. Each metric is the median over the rounds. A run counts only if the engine's counters
confirm that its case was served as its name says.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from xlabatch.bench.load import LoadRun, run_load
from xlabatch.bench.metrics import Metrics, compute_metrics, medians, stalls
from xlabatch.checkpoint.load import Model
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.progress import Counter
from xlabatch.request import Request


class InvalidRun(Exception):
    """A case was not served as its name says, so it cannot be compared."""


@dataclass(frozen=True)
class Case:
    name: str
    requests: Sequence[Request]
    slots: int
    context: int
    budget: int | None = None
    sent_s: Sequence[float] | None = None  # for each request; None sends as capacity allows
    max_in_flight: int | None = None  # requests in the engine at once
    static: bool = False  # a batch is admitted only when the previous one has ended
    wait_for_first_tokens: bool = False  # a request is sent only when all earlier ones have a token


@dataclass(frozen=True)
class Result:
    case: Case
    metrics: Metrics  # medians over the rounds
    rounds: Sequence[Metrics]
    last: LoadRun  # the record of the last round

    @property
    def throughputs(self) -> list[float]:
        """The tokens/s of each round."""
        return [metrics["throughput_tokens_per_s"] or 0.0 for metrics in self.rounds]

    @property
    def spread(self) -> float | None:
        """Half of the range of the rounds' tokens/s, as a share of the median; None for one round."""
        middle = self.metrics["throughput_tokens_per_s"]
        if len(self.rounds) < 2 or not middle:
            return None
        return (max(self.throughputs) - min(self.throughputs)) / 2 / middle


@dataclass
class Engines:
    """One engine for each shape that a case needs, built once; all engines share the weights."""

    model: Model
    on_startup: Callable[[XlaBatchEngine], None]
    cache: str | None = None
    engines: dict[tuple[int, int, int | None], XlaBatchEngine] = field(default_factory=dict)

    def __getitem__(self, case: Case) -> XlaBatchEngine:
        shape = case.slots, case.context, case.budget
        if shape not in self.engines:
            self.engines[shape] = XlaBatchEngine(
                self.model,
                slots=case.slots,
                context=case.context,
                cache=self.cache,
                budget=case.budget,
                prefix_reuse=False,
                compile="eager",  # the warm-up may not reach every program
            )
            self.on_startup(self.engines[shape])
        return self.engines[shape]


def compare(
    cases: Sequence[Case], engines: Engines, rounds: int, counter: Counter | None = None
) -> list[Result]:
    """Serve all cases in turn, `rounds` times, after a short warm-up that is not measured."""
    finished = counter or Counter("runs", len(cases) * (1 + rounds))

    def counted(case: Case) -> LoadRun:
        run = serve(engines[case], case)
        finished.add(1)
        return run

    for case in cases:  # all prompts at once, with short outputs: a program's first run is slow
        short = [replace(request, max_tokens=min(request.max_tokens, 4)) for request in case.requests]
        counted(replace(case, requests=short, sent_s=None))
    served = [[validate(case, counted(case)) for case in cases] for _ in range(rounds)]
    results = []
    for case, runs in zip(cases, zip(*served, strict=True), strict=True):
        metrics = [compute_metrics(run) for run in runs]
        results.append(Result(case, medians(metrics), metrics, runs[-1]))
    return results


def serve(engine: XlaBatchEngine, case: Case) -> LoadRun:
    return run_load(
        engine,
        case.requests,
        sent_s=case.sent_s,
        max_in_flight=case.max_in_flight,
        static=case.static,
        wait_for_first_tokens=case.wait_for_first_tokens,
    )


def validate(case: Case, run: LoadRun) -> LoadRun:
    """Return the run, or raise InvalidRun if its counters contradict the case."""
    stats = run.stats
    for found, why in faults(case, run):
        if found:
            raise InvalidRun(
                f"{case.name} did not run as labelled: {why} (mean concurrency {stats.mean_concurrency:.2f}, "
                f"{stats.midstream_admits} of {stats.admits} admitted mid-batch); nothing is compared"
            )
    return run


def faults(case: Case, run: LoadRun) -> Iterator[tuple[bool, str]]:
    """Yield each possible contradiction between a case and its run: whether it is found, and its text."""
    stats = run.stats
    most = min(case.slots, case.max_in_flight or case.slots, len(case.requests))
    unfinished = [trace.request.id for trace in run.traces if trace.finish not in ("stop", "length")]
    yield bool(unfinished), f"requests {', '.join(unfinished)} failed or were cancelled"
    yield most == 1 and stats.mean_concurrency > 1, "requests were served together"
    yield case.static and stats.midstream_admits > 0, "a request was admitted mid-batch"
    if case.sent_s is None or not any(case.sent_s):  # requests sent at different times may not overlap
        yield most > 1 and stats.mean_concurrency <= 1, "requests were served one by one"
        expected = not case.static and could_join(run, most)
        yield expected and not stats.midstream_admits, "no request was admitted mid-batch"
    no_stall = case.wait_for_first_tokens and not stalls(run)
    yield no_stall, "no request was decoding while the longest prompt was prefilled"


def could_join(run: LoadRun, most: int) -> bool:
    """Return whether a slot became free while one request was queued and another continued decoding.

    This never happens if requests of one length begin together, because they also end together.
    """
    prefilled: dict[str, float] = {}  # the end of each prompt's prefill
    ended: dict[str, float] = {}
    for step in run.steps:
        for id, phase in step.activity.values():
            ended[id] = step.end_s
            if phase == "prefill":
                prefilled[id] = step.end_s
    for end in set(ended.values()):
        queued = len(ended) - most > sum(other < end for other in ended.values())
        if queued and any(prefilled[id] <= end < ended[id] for id in ended):
            return True
    return False


def same_tokens(results: Sequence[Result]) -> tuple[int, int]:
    """Count the requests that got the same tokens in every case, and all that were served."""
    streams: dict[str, set[tuple[int, ...]]] = {}
    for result in results:
        for trace in result.last.traces:
            streams.setdefault(trace.request.id, set()).add(tuple(trace.tokens))
    return sum(len(different) == 1 for different in streams.values()), len(streams)
