"""Shared by the tests of the kernels, which run where the installation has them; registers them with XLA."""

from collections.abc import Iterator, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlabatch.kernels.library import library, reason_for_none
from xlabatch.kernels.params import PackedLinear, Unstacked, abstract_stack, allocate, fill, pack_linear
from xlabatch.model import int8

WITH_KERNELS = pytest.mark.skipif(library() is None, reason=f"no kernels: {reason_for_none()}")
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


def packed_experts(format: str, weights: np.ndarray[Any, Any], gated: bool = False) -> PackedLinear:
    """A linear of each expert [X, out, in] in a format."""

    def packed(weight: np.ndarray[Any, Any]) -> PackedLinear:
        if format == "int4":
            return pack_linear(weight, gated=gated, int4=True)
        if format == "int8":
            quantized, scale = int8.quantize(weight)
            return pack_linear(quantized, scale=scale, gated=gated)
        return pack_linear(weight.astype(format), gated=gated)

    experts: PackedLinear = stack([packed(weight) for weight in weights])
    return experts


def stack(trees: Sequence[Any]) -> Any:
    """Trees of one shape as one with a leading axis, as models are loaded."""
    arrays = allocate(abstract_stack(len(trees), trees[0]))
    fill(arrays, Unstacked(iter(trees)))
    return jax.tree.map(jnp.asarray, arrays)


REFUSALS = jax.errors.JaxRuntimeError, ValueError  # of a kernel; jax raises the latter at a call, not later
