"""The kernels' own memory: what one call needed is not kept for ever."""

import jax.numpy as jnp
import numpy as np
import psutil
import pytest
from support.kernels import WITH_KERNELS, random

from xlabatch.kernels import calls
from xlabatch.kernels.params import pack_linear
from xlabatch.model.params import Norm

pytestmark = WITH_KERNELS
LARGE, INPUTS = 4096, 8192  # 128 MiB of packed tokens
CALLS = 3000  # over the number after which memory that was needed once is freed


def resident_bytes() -> int:
    return int(psutil.Process().memory_info().rss)


@pytest.mark.heavy
def test_memory_that_one_large_call_needed_is_freed_after_many_small_ones() -> None:
    packed = pack_linear(random(16, INPUTS))
    fused = calls.Fused(Norm(jnp.ones(INPUTS)), eps=1e-5)

    def linear(tokens: int) -> np.ndarray:
        x = jnp.ones((tokens, INPUTS))
        return np.asarray(calls.linear(x, packed, fused))

    one = linear(1)
    np.testing.assert_array_equal(linear(LARGE)[-1:], one)
    after_large = resident_bytes()
    for _ in range(CALLS):
        linear(1)
    assert resident_bytes() < after_large - LARGE * INPUTS * 3
    np.testing.assert_array_equal(linear(LARGE)[:1], one)
