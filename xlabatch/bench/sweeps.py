"""Choose the experiments of a run of the bench by the words of `--sweep`, and check them before serving."""

from collections.abc import Callable, Sequence
from math import inf

from xlabatch.bench.compare import Case
from xlabatch.bench.experiments import (
    Experiment,
    Plan,
    serving_modes,
    sweep_budget,
    sweep_burst,
    sweep_concurrency,
    sweep_context,
    sweep_rate,
    sweep_slots,
)
from xlabatch.errors import Refused
from xlabatch.scheduler.chunking import SIZES

Build = Callable[[Plan, Sequence[float]], Experiment]
SWEEPS: dict[str, tuple[Build, tuple[float, ...]]] = {  # with the default values
    "slots": (sweep_slots, (1, 2, 4, 8, 16)),
    "concurrency": (sweep_concurrency, (1, 2, 4, 8, 16)),
    "rate": (sweep_rate, (1, 2, 4, 8)),
    "context": (sweep_context, (1, 4, 16)),  # times the context of the plan
    "budget": (sweep_budget, (*SIZES, 2 * SIZES[-1])),
    "burst": (sweep_burst, (1, 4, 8, 16, 32)),
}


def experiments(plan: Plan, words: Sequence[str]) -> list[Experiment]:
    """Return the three serving modes and each sweep; raise Refused if a case could not be served."""
    sweeps = parse_sweeps(words)
    swept = [SWEEPS[name][0](plan, values or default_values(plan, name)) for name, values in sweeps.items()]
    for experiment in (chosen := [serving_modes(plan), *swept]):
        for case in experiment.cases:
            check_fits(plan, experiment, case)
    return chosen


def default_values(plan: Plan, name: str) -> Sequence[float]:
    """Return a sweep's values for a command line that gives none."""
    values = SWEEPS[name][1]
    if name != "context":
        return values
    return [times * plan.context for times in values if times * plan.context <= plan.max_positions]


def check_fits(plan: Plan, experiment: Experiment, case: Case) -> None:
    """Raise Refused if the model or a slot is too short for a case."""
    longest = max(len(request.prompt) + request.max_tokens for request in case.requests)
    if not longest <= case.context <= plan.max_positions:
        raise Refused(
            f"{experiment.name}, {case.name}: a slot has {case.context} positions, the longest request needs "
            f"{longest} and {plan.source.name} supports up to {plan.max_positions}"
        )


def parse_sweeps(words: Sequence[str]) -> dict[str, tuple[float, ...]]:
    """Parse words such as `slots` or `slots=1,4,16` -> each sweep's values; () means the defaults."""
    sweeps: dict[str, tuple[float, ...]] = {}
    for word in words:
        name, equals, values = word.partition("=")
        if name not in SWEEPS:
            raise Refused(f"--sweep {name!r} is unknown; choose from {', '.join(SWEEPS)}")
        if name in sweeps:
            raise Refused(f"--sweep {name} is given twice; slots=1,4 gives several values")
        sweeps[name] = parse_values(word, values) if equals else ()
    return sweeps


def parse_values(word: str, values: str) -> tuple[float, ...]:
    """Parse `1,4,16` -> distinct numbers over 0, which are integers unless they are rates."""
    try:
        numbers = tuple(float(value) for value in values.split(","))
    except ValueError:
        raise Refused(f"--sweep {word}: the values must be numbers with commas between them") from None
    if not all(0 < number < inf for number in numbers):
        raise Refused(f"--sweep {word}: the values must be over 0 and finite")
    if not word.startswith("rate=") and not all(number.is_integer() for number in numbers):
        raise Refused(f"--sweep {word}: the values must be integers")
    if len(set(numbers)) < len(numbers):
        raise Refused(f"--sweep {word}: a value is given twice")
    return numbers
