"""Shared by the tests of the kernels, which run where the installation has them; registers them with XLA."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlabatch.kernels.library import instruction_set as instruction_set_in_use
from xlabatch.kernels.library import library, reason_for_none
from xlabatch.kernels.pack import pack, pack_int4, pack_vector
from xlabatch.kernels.params import PackedLinear, Unstacked, abstract_stack, allocate, fill, pack_linear
from xlabatch.model import int8

WITH_KERNELS = pytest.mark.skipif(library() is None, reason=f"no kernels: {reason_for_none()}")
Result = TypeVar("Result")
NAMES = ["avx512_amx", "avx512_bf16", "avx512", "avx2", "plain", "amx_emulated"]


@pytest.fixture(params=NAMES)
def instruction_set(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each instruction set of this processor in turn."""
    with use_instruction_set(request.param) as name:
        yield name


@contextmanager
def use_instruction_set(name: str) -> Iterator[str]:
    """Let the kernels use an instruction set for a while; skip the test where it is not there."""
    loaded, former = library(), instruction_set_in_use()
    assert loaded
    assert former
    if not loaded.xlabatch_choose_instruction_set(name.encode()):
        pytest.skip(f"no {name} here")
    try:
        yield name
    finally:
        loaded.xlabatch_choose_instruction_set(former.encode())


def by_instruction_set(compute: Callable[[], Result]) -> dict[str, Result]:
    """What each instruction set of this processor computes."""
    results: dict[str, Result] = {}
    for name in NAMES:
        with suppress(pytest.skip.Exception), use_instruction_set(name):
            results[name] = compute()
    return results


def random(*shape: int, seed: int = 0) -> np.ndarray[Any, Any]:
    """Seeded normal numbers."""
    return np.random.default_rng([seed, *shape]).standard_normal(shape).astype(np.float32)


def linear_arguments(format: str, weight: np.ndarray[Any, Any], gated: bool = False) -> dict[str, Any]:
    """A weight [out, in] in a format, as arguments of the call."""
    if format == "int4":
        return {"panels": jnp.asarray(pack_int4(weight, gated))}
    if format == "int8":
        quantized, scale = int8.quantize(weight)
        return {
            "panels": jnp.asarray(pack(quantized, gated)),
            "scale": jnp.asarray(pack_vector(scale, gated)),
        }
    return {"panels": jnp.asarray(pack(weight.astype(format), gated))}


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
