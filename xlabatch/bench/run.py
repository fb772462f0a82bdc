"""One run of `xlabatch bench`: its experiments, their results, and this machine's roofline."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax

from xlabatch.bench.compare import Engines, Result, compare, same_tokens
from xlabatch.bench.experiments import Experiment, Plan
from xlabatch.bench.metrics import Metrics
from xlabatch.bench.roofline import bandwidth, peak_bytes
from xlabatch.checkpoint.load import Model
from xlabatch.engine.startup import Startup
from xlabatch.progress import Counter


@dataclass(frozen=True)
class Outcome:
    experiment: Experiment
    results: Sequence[Result]
    same_tokens: tuple[int, int]  # requests with the same tokens in every case; all requests


@dataclass
class Bench:
    model: Model
    plan: Plan
    experiments: Sequence[Experiment]
    rounds: int
    outcomes: list[Outcome] = field(default_factory=list)
    startups: list[Startup] = field(default_factory=list)  # of every engine that was built
    bandwidth: float = 0.0  # bytes a second, the best one measured in this run

    def run(self) -> Iterator[Outcome]:
        cases = sum(len(experiment.cases) for experiment in self.experiments)
        runs = Counter("runs", cases * (1 + self.rounds))
        engines = Engines(self.model, lambda engine: self.startups.append(engine.startup), self.plan.cache)
        for experiment in self.experiments:
            self.bandwidth = max(self.bandwidth, bandwidth())
            results = compare(experiment.cases, engines, self.rounds, runs)
            self.outcomes.append(Outcome(experiment, results, same_tokens(results)))
            yield self.outcomes[-1]

    @property
    def roofline_s(self) -> float:
        """The shortest possible decode step: the time to read the weights once."""
        return self.model.read_bytes / self.bandwidth

    def as_dict(self) -> dict[str, Any]:
        seconds: dict[str, float] = {}  # by slots and context, summed over engines that differ only in budget
        for startup in self.startups:
            shape = f"{startup.slots} x {startup.context}"
            seconds[shape] = seconds.get(shape, 0.0) + startup.total_s
        return {
            "model": self.model.name,
            "weights": self.model.weights,
            "device": jax.devices()[0].device_kind,
            "rounds": self.rounds,
            "requests": len(self.plan.requests),
            "compile_s": seconds,
            "bandwidth_bytes_per_s": self.bandwidth,
            "weight_bytes": self.model.read_bytes,
            "roofline_s": self.roofline_s,
            "peak_bytes": peak_bytes(),
            "experiments": {
                outcome.experiment.name: {
                    "caption": outcome.experiment.caption,
                    "same_tokens": list(outcome.same_tokens),
                    "cases": {result.case.name: self.with_shares(result) for result in outcome.results},
                }
                for outcome in self.outcomes
            },
        }

    def with_shares(self, result: Result) -> Metrics:
        """Return a result's metrics, the roofline as a share of its decode step, and its rounds' spread."""
        step = result.metrics["decode_step_s"]
        shares = {
            "roofline_share": self.roofline_s / step if step else None,
            "throughput_spread": result.spread,
        }
        return result.metrics | shares
