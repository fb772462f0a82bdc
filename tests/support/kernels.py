"""Shared by the tests of the kernels, which run where the installation has them; registers them with XLA."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlabatch.kernels.calls import QueryKeys
from xlabatch.kernels.library import instruction_set as instruction_set_in_use
from xlabatch.kernels.library import library, reason_for_none
from xlabatch.kernels.pack import panel_count
from xlabatch.kernels.params import (
    PackedLinear,
    Unstacked,
    abstract_stack,
    allocate,
    fill,
    in_panels,
    pack_linear,
    with_portable_sums,
)
from xlabatch.kernels.rounding import TYPES, block_type, round_and_pack
from xlabatch.model import int8
from xlabatch.model.attention import Scoring

WITH_KERNELS = pytest.mark.skipif(library() is None, reason=f"no kernels: {reason_for_none()}")
Result = TypeVar("Result")
NAMES = ["avx512_amx", "avx512_bf16", "avx512", "avx2_vnni", "avx2", "plain", "amx_emulated"]


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


def packed_linear(
    format: str,
    weight: np.ndarray[Any, Any],
    gated: bool = False,
    bias: np.ndarray[Any, Any] | None = None,
) -> PackedLinear:
    """A linear [out, in] in a format, on the device."""
    if format == "portable bfloat16":
        return with_portable_sums(packed_linear("bfloat16", weight, gated, bias))
    linear: PackedLinear = jax.tree.map(jax.device_put, on_host(format, weight, gated, bias))
    return linear


def on_host(
    format: str, weight: np.ndarray[Any, Any], gated: bool, bias: np.ndarray[Any, Any] | None
) -> PackedLinear:
    if format in TYPES:
        type = block_type(format, weight.shape[1])
        assert type
        runs = ((type, panel_count(len(weight), gated)),)
        return in_panels(round_and_pack(weight, runs, gated), len(weight), bias, None, gated, runs)
    if format == "int8":
        quantized, scale = int8.quantize(weight)
        return pack_linear(quantized, bias, scale, gated=gated)
    return pack_linear(weight.astype(format), bias, gated=gated)


def packed_experts(format: str, weights: np.ndarray[Any, Any], gated: bool = False) -> PackedLinear:
    """A linear of each expert [X, out, in] in a format."""
    experts: PackedLinear = stack([packed_linear(format, weight, gated) for weight in weights])
    return experts


def attention_options(**options: Any) -> tuple[QueryKeys, Scoring]:
    """Options of the kernel of attention by name, as its arguments."""
    scoring = {name: options.pop(name) for name in Scoring._fields if name in options}
    return QueryKeys(**options), Scoring(**scoring)


def stack(trees: Sequence[Any]) -> Any:
    """Trees of one shape as one with a leading axis, as models are loaded."""
    arrays = allocate(abstract_stack(len(trees), trees[0]))
    fill(arrays, Unstacked(iter(trees)))
    return jax.tree.map(jnp.asarray, arrays)


REFUSALS = jax.errors.JaxRuntimeError, ValueError  # of a kernel; jax raises the latter at a call, not later
