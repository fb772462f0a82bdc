"""`xlabatch bench`: how fast this machine serves this model, and how near the limit of its memory."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax

from xlabatch.bench.compare import Engines, Result, compare, same_streams
from xlabatch.bench.experiments import Experiment, Plan
from xlabatch.bench.roofline import bandwidth, peak_bytes
from xlabatch.checkpoint.load import Model
from xlabatch.engine.xla import Startup


@dataclass(frozen=True)
class Outcome:
    """A study and what came of it."""

    experiment: Experiment
    results: Sequence[Result]
    same: tuple[int, int]  # requests that got the same tokens in every case, of how many


@dataclass
class Bench:
    """A run of studies over one model."""

    model: Model
    plan: Plan
    experiments: Sequence[Experiment]
    rounds: int
    outcomes: list[Outcome] = field(default_factory=list)
    startups: list[Startup] = field(default_factory=list)  # of every engine that was made
    bandwidth: float = 0.0  # bytes a second, the best that was seen in this run

    def run(self) -> Iterator[Outcome]:
        """Each study in turn, told as it ends."""
        engines = Engines(self.model, lambda engine: self.startups.append(engine.startup))
        for study in self.experiments:
            self.bandwidth = max(self.bandwidth, bandwidth())
            results = compare(study.cases, engines, self.rounds)
            self.outcomes.append(Outcome(study, results, same_streams(results)))
            yield self.outcomes[-1]

    @property
    def roofline_s(self) -> float:
        """The least that a decode step can take: its weights, read once."""
        return self.model.read_bytes / self.bandwidth

    def as_dict(self) -> dict[str, Any]:
        """Everything in numbers."""
        return {
            "model": self.model.name,
            "weights": self.model.weights,
            "device": jax.devices()[0].device_kind,
            "rounds": self.rounds,
            "requests": len(self.plan.requests),
            "compile_s": self._compile_s(),
            "bandwidth_bytes_per_s": self.bandwidth,
            "weight_bytes": self.model.read_bytes,
            "floor_s": self.roofline_s,
            "peak_bytes": peak_bytes(),
            "studies": {outcome.experiment.name: self._experiment(outcome) for outcome in self.outcomes},
        }

    def _compile_s(self) -> dict[str, float]:
        """Seconds of making programs ready, by slots and context; budgets of one shape are added up."""
        spent: dict[str, float] = {}
        for made in self.startups:
            shape = f"{made.slots} x {made.context}"
            spent[shape] = spent.get(shape, 0.0) + made.total_s
        return spent

    def _experiment(self, outcome: Outcome) -> dict[str, Any]:
        rows = {result.case.name: self.with_roofline_share(result) for result in outcome.results}
        return {"says": outcome.experiment.caption, "same_tokens": list(outcome.same), "cases": rows}

    def with_roofline_share(self, result: Result) -> dict[str, float | None]:
        """A result's figures, and the share of the floor in its decode step."""
        step = result.metrics["step_s"]
        return {**result.metrics, "floor_share": self.roofline_s / step if step else None}
