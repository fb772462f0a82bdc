"""Parameters of which `make test` tries some, `.ci/run` more, and a run by hand all."""

import os
from collections.abc import Collection, Iterable
from itertools import product
from typing import Any
from zlib import crc32

import pytest

ALL = "XLABATCH_ALL" in os.environ
# 0, 1 or 2: of the slow and heavy tests only this third
THIRD = {None: None, "0": 0, "1": 1, "2": 2}[os.environ.get("XLABATCH_THIRD")]


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

    Of the slow cases of a function it runs the first, or all if the function is marked `every_case`. Of those
    and of heavy tests XLABATCH_THIRD takes a third.
    """
    seen = set[str]()
    by_hand, in_ci = [], []
    for item in items:
        function = item.nodeid.split("[")[0]
        markers = {marker.name for marker in item.iter_markers()}
        is_one_of_many = "slow" in markers and "every_case" not in markers
        name = function if is_one_of_many else item.nodeid
        is_left_out = name in seen or (bool(markers & {"slow", "heavy"}) and not is_in_third(name))
        if "by_hand" in markers or is_left_out:
            by_hand.append(item)
        else:
            in_ci.append(item)
            seen.add(name)
    return in_ci, by_hand


def is_in_third(name: str) -> bool:
    return THIRD is None or crc32(name.encode()) % 3 == THIRD
