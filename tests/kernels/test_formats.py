"""Weights of 16 and 8 bits in the kernels: right, exact where they can be, and equal at every width."""

from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from support.kernels import WITH_KERNELS, instruction_set, packed_linear, random  # noqa: F401 (a fixture)

from xlabatch.engine.profile import BFLOAT16_SUMS
from xlabatch.kernels import calls
from xlabatch.kernels.library import instruction_set as set_in_use
from xlabatch.kernels.library import rotate_rows
from xlabatch.kernels.params import with_portable_sums
from xlabatch.model import int8, rotation
from xlabatch.model.params import Norm

pytestmark = WITH_KERNELS


@pytest.mark.heavy
@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("format", ["bfloat16", "portable bfloat16", "int8"])
@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("inputs", [36, 200])
def test_a_token_has_the_same_bits_at_every_width_and_place(format: str, gated: bool, inputs: int) -> None:
    outputs, x = 72, random(128, inputs)
    packed = packed_linear(format, random(outputs * (1 + gated), inputs), gated)
    fused = calls.Fused(act="silu" if gated else None)

    def run(rows: slice) -> np.ndarray[Any, Any]:
        return np.asarray(calls.linear(jnp.asarray(x[rows]), packed, fused)).view(np.int32)

    together = run(slice(128))
    for width in (1, 2, 3, 7, 8, 17, 40):
        for start in (0, 5):
            rows = slice(start, start + width)
            assert (run(rows) == together[rows]).all(), (width, start)


@pytest.mark.heavy
@pytest.mark.usefixtures("instruction_set")
def test_8_bits_are_the_decoders_dot() -> None:
    weight, x = random(99, 301), random(7, 301)
    quantized, scale = int8.quantize(weight)
    expected = int8.dot(jnp.asarray(quantized), jnp.asarray(scale), jnp.asarray(x.T)).T
    y = calls.linear(jnp.asarray(x), packed_linear("int8", weight))
    np.testing.assert_allclose(y, expected, rtol=1e-6)


def in_16_bits(numbers: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return numbers.astype(ml_dtypes.bfloat16).astype(np.float32)


@pytest.mark.usefixtures("instruction_set")
def test_16_bits_are_the_product_of_rounded_numbers() -> None:
    weight, x = random(99, 301), random(7, 301)
    y = calls.linear(jnp.asarray(x), packed_linear("bfloat16", weight))
    x = in_16_bits(x) if set_in_use() in BFLOAT16_SUMS else x
    np.testing.assert_allclose(y, x @ in_16_bits(weight).T, rtol=1e-5, atol=1e-4)


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("inputs", [36, 301])
@pytest.mark.parametrize("tokens", [1, 3, 17, 40])
def test_portable_16_bits_have_the_bits_of_the_same_numbers_in_float32(inputs: int, tokens: int) -> None:
    weight, x = random(2 * 72, inputs), jnp.asarray(random(tokens, inputs))
    fused = calls.Fused(norm=Norm(jnp.asarray(random(inputs))), act="silu", eps=1e-5)

    def run(format: str) -> np.ndarray[Any, Any]:
        packed = packed_linear(format, in_16_bits(weight), gated=True)
        return np.asarray(calls.linear(x, packed, fused)).view(np.int32)

    assert (run("portable bfloat16") == run("float32")).all()


def test_portable_16_bits_are_the_same_memory() -> None:
    fast = packed_linear("bfloat16", random(40, 64))
    portable = with_portable_sums(fast)
    assert portable.panels.dtype == np.uint16
    assert portable.panels.unsafe_buffer_pointer() == fast.panels.unsafe_buffer_pointer()


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("width", [1, 7, 16, 36, 100, 576])
def test_rows_are_rotated_to_the_bits_of_numpy(width: int) -> None:
    rows = random(9, width)
    assert (rotate_rows(rows) == rotation.rotate_rows(rows)).all()
    assert (rows == random(9, width)).all()


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("width", [1, 7, 16, 36, 100, 576])
def test_rows_of_a_vocabulary_are_its_numbers(width: int) -> None:
    weight = random(40, width)
    tokens = np.array([0, 3, 39, 17, 16, 5], np.int32)
    quantized, scale = int8.quantize(weight)
    numbers = {
        "float32": weight,
        "bfloat16": in_16_bits(weight),
        "portable bfloat16": in_16_bits(weight),
        "int8": int8.dequantize(quantized, scale[:, None]),
    }
    for format, expected in numbers.items():
        rows = calls.embed(packed_linear(format, weight), jnp.asarray(tokens), width=width)
        assert (np.asarray(rows) == expected[tokens]).all(), format


@pytest.mark.parametrize("format", ["float32", "bfloat16", "portable bfloat16", "int8"])
def test_nan_and_infinity_reach_their_own_token_only(format: str) -> None:
    x = random(9, 64)
    x[4, 3], x[6, 5] = np.nan, np.inf
    y = np.asarray(calls.linear(jnp.asarray(x), packed_linear(format, random(40, 64))))
    assert not np.isfinite(y[[4, 6]]).any()
    assert np.isfinite(np.delete(y, [4, 6], 0)).all()


@pytest.mark.parametrize("format", ["float32", "bfloat16", "portable bfloat16", "int8"])
def test_zeros_and_denormal_numbers_are_no_exception(format: str) -> None:
    packed = packed_linear(format, random(40, 64))
    for value in (0.0, 1e-42):
        y = np.asarray(calls.linear(jnp.full((3, 64), value, jnp.float32), packed))
        np.testing.assert_allclose(y, 0, atol=1e-38)


def test_a_step_without_tokens_is_no_error() -> None:
    y = calls.linear(jnp.zeros((0, 64), jnp.float32), packed_linear("float32", random(40, 64)))
    assert y.shape == (0, 40)


def test_many_programs_at_once_do_not_wait_for_each_other() -> None:
    """Handlers run on the pool that they share work with: none may wait for a task that has not begun."""
    from concurrent.futures import ThreadPoolExecutor

    packed, x = packed_linear("float32", random(500, 300)), jnp.asarray(random(16, 300))
    run = jax.jit(lambda x: calls.linear(calls.linear(x, packed)[:, :300], packed))
    expected = np.asarray(run(x))
    with ThreadPoolExecutor(16) as pool:
        for result in pool.map(lambda _: np.asarray(run(x)), range(400)):
            assert (result == expected).all()
