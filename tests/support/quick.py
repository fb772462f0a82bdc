"""Parameters of which `make test` tries some, `.ci/run` more, and a run by hand all."""

import os
from collections.abc import Collection, Iterable
from itertools import product
from typing import Any

import pytest

ALL = "XLABATCH_ALL" in os.environ


def slow_except(quick: Collection[Any], values: Iterable[Any], by_hand: Collection[Any] = ()) -> list[Any]:
    """All values as parameters; those that are not quick are marked slow, and some are run by hand only."""
    slow, hand = [pytest.mark.slow], [pytest.mark.slow, pytest.mark.by_hand]
    return [
        pytest.param(*as_tuple(value), marks=[] if value in quick else hand if value in by_hand else slow)
        for value in values
    ]


def product_except(quick: Collection[Any], *parameters: Iterable[Any]) -> list[Any]:
    """Every combination; those that are not quick are marked slow."""
    return slow_except(quick, product(*parameters))


def as_tuple(value: Any) -> tuple[Any, ...]:
    """The arguments of one parameter set."""
    return value if isinstance(value, tuple) else (value,)


def of_ci(items: Iterable[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Tests that `.ci/run` runs, and those that a run by hand adds.

    Of the slow cases of a function it runs the first, or all if the function is marked `every_case`.
    """
    seen = set[str]()
    by_hand, in_ci = [], []
    for item in items:
        function = item.nodeid.split("[")[0]
        is_one_of_many = item.get_closest_marker("slow") and not item.get_closest_marker("every_case")
        if item.get_closest_marker("by_hand") or (is_one_of_many and function in seen):
            by_hand.append(item)
        else:
            in_ci.append(item)
            seen |= {function} if is_one_of_many else set()
    return in_ci, by_hand
