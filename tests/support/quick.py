"""Parameters of which `make test` tries some and `.ci/run` all."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def slow_except(quick: Collection[Any], values: Iterable[Any]) -> list[Any]:
    """All values as parameters; those that are not quick are marked slow."""
    return [
        pytest.param(*as_tuple(value), marks=[] if value in quick else [pytest.mark.slow]) for value in values
    ]


def as_tuple(value: Any) -> tuple[Any, ...]:
    """The arguments of one parameter set."""
    return value if isinstance(value, tuple) else (value,)
