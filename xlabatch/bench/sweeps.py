"""Choose the experiments of a run of the bench by the words of `--sweep`, and check them before serving."""

from collections.abc import Sequence
from math import inf

from xlabatch.bench.experiments import SWEEPS, Experiment, Plan, serving_modes
from xlabatch.errors import Refused


def experiments(plan: Plan, words: Sequence[str]) -> list[Experiment]:
    """Return the three serving modes and each sweep; raise Refused if a case could not be served."""
    sweeps = parse_sweeps(words)
    chosen = [serving_modes(plan)]
    for name, values in sweeps.items():
        build, defaults = SWEEPS[name]
        if name == "context":
            sizes = [times * plan.context for times in defaults]
            defaults = tuple(size for size in sizes if size <= plan.max_positions)
        chosen.append(build(plan, values or defaults))
    for experiment in chosen:
        for case in experiment.cases:
            longest = max(len(request.prompt) + request.max_tokens for request in case.requests)
            if not longest <= case.context <= plan.max_positions:
                raise Refused(
                    f"{experiment.name}, {case.name}: a slot has {case.context} positions, the longest "
                    f"request needs {longest} and {plan.source.name} supports up to {plan.max_positions}"
                )
    return chosen


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
