"""Which studies a run of the bench makes: the words of the command line, understood before anything runs."""

from collections.abc import Callable, Sequence
from math import inf

from xlabatch.bench.compare import Case
from xlabatch.bench.experiments import (
    Experiment,
    Plan,
    budget,
    concurrency,
    context,
    rate,
    serving_modes,
    slots,
)
from xlabatch.scheduler.chunking import SIZES

Maker = Callable[[Plan, Sequence[float]], Experiment]
SWEEPS: dict[str, tuple[Maker, tuple[float, ...]]] = {
    "slots": (slots, (1, 2, 4, 8, 16)),
    "concurrency": (concurrency, (1, 2, 4, 8, 16)),
    "rate": (rate, (1, 2, 4, 8)),
    "context": (context, (1, 4, 16)),  # times the context of the plan
    "budget": (budget, (*SIZES, 2 * SIZES[-1])),
}


def experiments(plan: Plan, words: Sequence[str]) -> list[Experiment]:
    """The three ways to serve, then each sweep; what could not run to its end raises ValueError."""
    named = sweeps(words)
    made = [
        serving_modes(plan),
        *(SWEEPS[name][0](plan, values or baseline(plan, name)) for name, values in named.items()),
    ]
    for study in made:
        for case in study.cases:
            fits(plan, study, case)
    return made


def baseline(plan: Plan, name: str) -> Sequence[float]:
    """What is swept where no values are named."""
    values = SWEEPS[name][1]
    if name != "context":
        return values
    return [times * plan.context for times in values if times * plan.context <= plan.positions]


def fits(plan: Plan, study: Experiment, case: Case) -> None:
    """Raise ValueError if the model or a slot is too short for a case."""
    longest = max(len(request.prompt) + request.max_tokens for request in case.requests)
    if not longest <= case.context <= plan.positions:
        raise ValueError(
            f"{study.name}, {case.name}: a slot of {case.context} tokens, but the longest request has "
            f"{longest} and {plan.source.name} was made for {plan.positions}"
        )


def sweeps(words: Sequence[str]) -> dict[str, tuple[float, ...]]:
    """`slots` or `slots=1,4,16` -> what to sweep, over which values; none for the usual ones."""
    found: dict[str, tuple[float, ...]] = {}
    for word in words:
        name, named, values = word.partition("=")
        if name not in SWEEPS:
            raise ValueError(f"--sweep {name!r} is not known; there are {', '.join(SWEEPS)}")
        if name in found:
            raise ValueError(f"--sweep {name} is named twice; slots=1,4 names several values")
        found[name] = numbers(word, values) if named else ()
    return found


def numbers(word: str, values: str) -> tuple[float, ...]:
    """`1,4,16` -> the numbers, each once and over 0, and whole unless they are rates."""
    try:
        found = tuple(float(value) for value in values.split(","))
    except ValueError:
        raise ValueError(f"--sweep {word}: the values are numbers with commas between them") from None
    if not all(0 < value < inf for value in found):
        raise ValueError(f"--sweep {word}: the values are over 0, and finite")
    if not word.startswith("rate=") and not all(value.is_integer() for value in found):
        raise ValueError(f"--sweep {word}: the values are whole numbers")
    if len(set(found)) < len(found):
        raise ValueError(f"--sweep {word}: a value is named twice")
    return found
