"""Parameters of which `make test` tries some, `.ci/run` more, and a run by hand all."""

import os
from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Any

import pytest

BY_HAND = pytest.mark.skipif("XLABATCH_ALL" not in os.environ, reason="XLABATCH_ALL=1 runs it")


def slow_except(quick: Collection[Any], values: Iterable[Any], by_hand: Collection[Any] = ()) -> list[Any]:
    """All values as parameters; those that are not quick are marked slow, and some are run by hand only."""
    slow: list[Any] = [pytest.mark.slow]
    return [
        pytest.param(*as_tuple(value), marks=[] if value in quick else slow + [BY_HAND] * (value in by_hand))
        for value in values
    ]


def product_except(quick: Collection[Any], *parameters: Sequence[Any]) -> list[Any]:
    """Every combination, of which `.ci/run` runs as many as have each value of each parameter once."""
    cases, longest = list(product(*parameters)), max(map(len, parameters))
    in_ci = [tuple(values[n % len(values)] for values in parameters) for n in range(longest)]
    return slow_except(quick, cases, by_hand=[case for case in cases if case not in in_ci])


def as_tuple(value: Any) -> tuple[Any, ...]:
    """The arguments of one parameter set."""
    return value if isinstance(value, tuple) else (value,)
