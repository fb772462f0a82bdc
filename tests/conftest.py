"""Strict ground for every test: no silent promotion of dtypes or ranks, warnings are errors (pyproject)."""

import functools
import os
import tempfile
from collections.abc import Callable, Iterator
from typing import Any

import jax
import pytest

from xlabatch.checkpoint import Model, load
from xlabatch.source import Source, open_source
from xlabatch.xla import XlaBatchEngine

os.environ["HF_HUB_OFFLINE"] = "1"  # no test asks the hub, but for one on loopback
jax.config.update("jax_numpy_dtype_promotion", "strict")
jax.config.update("jax_numpy_rank_promotion", "raise")


@pytest.fixture(autouse=True, scope="session")
def _programs_are_compiled_once() -> Iterator[None]:
    """Two engines of the same shape share their compiled programs for the length of a session."""
    with tempfile.TemporaryDirectory() as folder:
        jax.config.update("jax_compilation_cache_dir", folder)
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
        yield
        jax.config.update("jax_compilation_cache_dir", None)


@pytest.fixture(scope="session")
def source() -> Source:
    """Seeded random weights of a shape in which no size equals another."""
    return open_source("random:tiny")


@pytest.fixture(scope="session")
def model(source: Source) -> Model:
    return load(source)


Engines = Callable[..., XlaBatchEngine]


@pytest.fixture(scope="session")
def engines(model: Model) -> Engines:
    """Engines by slot count and options, kept for the session; a test leaves them idle."""

    @functools.cache
    def kept(slots: int, **options: Any) -> XlaBatchEngine:
        return XlaBatchEngine(model, slots=slots, **({"context": 320} | options))

    return kept
