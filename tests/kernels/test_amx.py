"""Linears in the tile registers of AMX: those of the processor where it has them, and emulated ones."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from support.kernels import WITH_KERNELS, packed_linear, random, use_instruction_set
from support.quick import slow_except

from xlabatch.kernels import calls
from xlabatch.kernels.params import PackedLinear

pytestmark = WITH_KERNELS
Array = np.ndarray[Any, Any]
SHAPES = [
    (1, 1),
    (36, 40),
    (130, 72),
    (200, 97),
]  # inputs, outputs: steps that are not full, panels without a pair
SMALLEST = Fraction(2) ** -126  # normal float32


@pytest.fixture(params=["avx512_amx", "amx_emulated"], autouse=True)
def amx(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each instruction set with tile registers that is here."""
    with use_instruction_set(request.param) as name:
        yield name


def linear(x: Array, packed: PackedLinear) -> Array:
    return np.asarray(calls.linear(jnp.asarray(x), packed))


@pytest.mark.heavy
@pytest.mark.parametrize("format", ["bfloat16", "int8"])
@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize(("inputs", "outputs"), slow_except(SHAPES[1:2], SHAPES))
def test_a_token_has_the_same_bits_at_every_width(
    format: str, gated: bool, inputs: int, outputs: int
) -> None:
    x, packed = random(50, inputs), packed_linear(format, random(outputs * (1 + gated), inputs), gated)
    together = linear(x, packed)
    for width in range(1, 34):
        rows = slice(17 - width // 2, 17 - width // 2 + width)
        alone = linear(x[rows], packed)
        assert (alone.view(np.int32) == together[rows].view(np.int32)).all(), width


@pytest.mark.parametrize("format", ["float32", "int8"])
@pytest.mark.parametrize("tokens", [3, 15, 16, 33])
def test_other_formats_have_the_bits_of_the_plain_kernels(format: str, tokens: int) -> None:
    """Large numbers too, whose products with weights of both signs reach the limits of 8 bits."""
    x, weight = random(tokens, 301) * 100, random(99, 301)
    packed = packed_linear(format, np.where(weight > 0, weight, -np.abs(weight).max()))
    y = linear(x, packed)
    with use_instruction_set("plain"):
        assert (linear(x, packed).view(np.int32) == y.view(np.int32)).all()


def to_float32(exact: Fraction) -> Fraction:
    """Rounded to 24 bits, ties to even; zero for what is smaller than a normal number."""
    if not exact:
        return exact
    exponent = exact.numerator.bit_length() - exact.denominator.bit_length()
    unit = Fraction(2) ** (exponent - (abs(exact) < Fraction(2) ** exponent) - 23)
    rounded = round(exact / unit) * unit
    return rounded if abs(rounded) >= SMALLEST else Fraction(0)


def documented_sum(x: list[Fraction], weight: list[Fraction]) -> Fraction:
    """The sum that Intel's manual defines for TDPBF16PS, 32 inputs at a time."""
    total = Fraction(0)
    for step in range(0, len(x), 32):
        halves = [Fraction(0), Fraction(0)]  # of the even inputs, and of the odd ones
        for n, (a, b) in enumerate(zip(x[step : step + 32], weight[step : step + 32], strict=True)):
            halves[n % 2] = to_float32(halves[n % 2] + a * b)
        total = to_float32(total + to_float32(halves[0] + halves[1]))
    return total


def exact_rows(numbers: Array) -> list[list[Fraction]]:
    """Numbers in bfloat16, of which those that are not normal are zero."""
    rounded = numbers.astype(ml_dtypes.bfloat16).astype(np.float64)
    return [[Fraction(n) if abs(n) >= SMALLEST else Fraction(0) for n in row] for row in rounded.tolist()]


@pytest.mark.parametrize("exponent", [0, -62, -63, -126])
@pytest.mark.parametrize("inputs", [5, 70])
def test_16_bits_add_in_the_order_of_the_manual(exponent: int, inputs: int) -> None:
    """Numbers around 1, numbers whose products are about as small as a normal one, and smaller numbers."""
    x, weight = (random(rows, inputs) * np.float32(2.0**exponent) for rows in (3, 17))
    expected = [[documented_sum(a, b) for b in exact_rows(weight)] for a in exact_rows(x)]
    y = linear(x, packed_linear("bfloat16", weight))
    assert (y == np.array(expected, np.float64)).all()


def test_a_product_smaller_than_a_normal_number_is_zero() -> None:
    """Of the even and of the odd inputs, each by itself: together they would be a normal number."""
    x, weight = (np.full((1, 2), value, np.float32) for value in (2.0**-63, 0.75 * 2.0**-63))
    y = [float(linear(x * scale, packed_linear("bfloat16", weight))[0, 0]) for scale in (1, 2)]
    assert y == [0, 3 * 2.0**-126]


@pytest.mark.parametrize("format", ["bfloat16", "int8"])
def test_nan_and_infinity_reach_their_own_token_only(format: str) -> None:
    x = random(33, 70)
    x[4, 3], x[32, 69] = np.nan, np.inf
    y = linear(x, packed_linear(format, random(40, 70)))
    assert not np.isfinite(y[[4, 32]]).any()
    assert np.isfinite(np.delete(y, [4, 32], 0)).all()


def test_weights_of_other_outputs_do_not_fill_the_last_step() -> None:
    weight = random(32, 40)
    weight[16:] = np.nan
    y = linear(random(3, 40), packed_linear("bfloat16", weight))
    assert np.isfinite(y[:, :16]).all()


def test_the_emulation_has_the_bits_of_the_processor(amx: str) -> None:
    x, packed = random(33, 301), packed_linear("bfloat16", random(99, 301))
    y = linear(x, packed)
    with use_instruction_set("avx512_amx" if amx == "amx_emulated" else "amx_emulated"):
        assert (linear(x, packed).view(np.int32) == y.view(np.int32)).all()
