"""Shared by the tests of the kernels. They run if XLABATCH_KERNELS asks for kernels, and fail without any."""

import os
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from xlabatch.kernels.library import SETTING, library

WANTED = os.environ.get(SETTING, "xla") != "xla"
assert not WANTED or library(), f"{SETTING} asks for kernels, and there are none: make kernels"
WITH_KERNELS = pytest.mark.skipif(not WANTED, reason=f"{SETTING} does not ask for kernels")
NAMES = ["avx512_bf16", "avx512", "avx2", "plain"]


@pytest.fixture(params=NAMES)
def instruction_set(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each instruction set of this processor in turn."""
    loaded = library()
    assert loaded
    if not loaded.xlabatch_choose_instruction_set(request.param.encode()):
        pytest.skip(f"no {request.param} here")
    yield request.param
    loaded.xlabatch_choose_instruction_set(b"")


def random(*shape: int, seed: int = 0) -> np.ndarray[Any, Any]:
    """Seeded normal numbers."""
    return np.random.default_rng([seed, *shape]).standard_normal(shape).astype(np.float32)
