"""Zeros that take memory as they are written: a cache costs what its slots have held."""

import math
import re
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import WITH_KERNELS

from xlabatch.checkpoint.source import open_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels import calls

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
pytestmark = WITH_KERNELS
MIB = 2**20


def anonymous_bytes() -> int:
    found = re.search(r"^Anonymous:\s+(\d+) kB", Path("/proc/self/smaps_rollup").read_text(), re.MULTILINE)
    assert found
    return int(found[1]) * 1024


@pytest.mark.heavy
@pytest.mark.parametrize("shape", [(), (3, 5), (4097,), (7, 1000, 1001), (64, MIB)])
@pytest.mark.parametrize("dtype", ["int8", "bfloat16", "float32"])
def test_all_are_zero_wherever_the_memory_comes_from(shape: tuple[int, ...], dtype: str) -> None:
    for _ in range(3):  # the second time where the first ones were
        ones = jnp.ones(shape, dtype).block_until_ready()
        del ones
        zeros = np.asarray(calls.zeros(shape, dtype))
        assert zeros.shape == shape
        assert zeros.dtype == jnp.dtype(dtype)
        assert not zeros.astype(bool).any()


@ON_LINUX
def test_they_take_no_memory_before_they_are_written() -> None:
    before = anonymous_bytes()
    zeros = calls.zeros((64, MIB), "float32").block_until_ready()
    assert anonymous_bytes() - before < zeros.nbytes / 10
    written = jax.jit(lambda zeros: zeros + 1)(zeros).block_until_ready()
    assert anonymous_bytes() - before > zeros.nbytes
    assert math.isclose(float(written.max()), 1)


@ON_LINUX
def test_a_cache_takes_memory_for_what_its_slots_have_held() -> None:
    source = open_source("random:tiny")
    XlaBatchEngine.of(source, slots=1, context=1024)
    before = anonymous_bytes()
    engine = XlaBatchEngine.of(source, slots=64, context=8192)
    assert engine.startup.kv_bytes > 200 * MIB
    assert anonymous_bytes() - before < engine.startup.kv_bytes / 4
