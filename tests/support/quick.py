"""Parameters of which `make test` tries some, `.ci/run` more, and a run by hand all."""

import os
from collections.abc import Collection, Iterable
from typing import Any

import pytest

BY_HAND = pytest.mark.skipif("XLABATCH_MESH" not in os.environ, reason="XLABATCH_MESH=1 runs it")


def slow_except(quick: Collection[Any], values: Iterable[Any], by_hand: Collection[Any] = ()) -> list[Any]:
    """All values as parameters; those that are not quick are marked slow, and some are run by hand only."""
    slow: list[Any] = [pytest.mark.slow]
    return [
        pytest.param(*as_tuple(value), marks=[] if value in quick else slow + [BY_HAND] * (value in by_hand))
        for value in values
    ]


def as_tuple(value: Any) -> tuple[Any, ...]:
    """The arguments of one parameter set."""
    return value if isinstance(value, tuple) else (value,)
