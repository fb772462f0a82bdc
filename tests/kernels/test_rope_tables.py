"""The kernel of rotary positions: as exact as float32 is, by steps that anyone can repeat."""

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import REFUSALS, WITH_KERNELS
from support.numpy_profile import numpy_profile

from xlabatch.kernels import calls
from xlabatch.model.config import Rope

pytestmark = WITH_KERNELS
Numbers = np.ndarray[Any, Any]
PAIRS = 24
ROPE = Rope(tuple(10000.0 ** -(n / PAIRS) for n in range(PAIRS)))
POSITIONS = np.concatenate([np.arange(300), np.array([8191, 131071, 10**6])]).astype(np.int32)


def run(rope: Rope, positions: Numbers) -> tuple[Numbers, Numbers]:
    cos, sin = calls.rope_tables(rope, jnp.asarray(positions, jnp.int32))
    return np.asarray(cos), np.asarray(sin)


def angles(rope: Rope, positions: Numbers) -> Numbers:
    rounded: Numbers = np.array(rope.frequencies, np.float32) * positions.astype(np.float32)[:, None]
    return rounded.astype(np.float64)


def test_they_are_the_nearest_float32_numbers() -> None:
    """But for one in a million, where the exact number lies between two."""
    for positions in (POSITIONS, np.arange(40000)):
        cos, sin = run(ROPE, positions)
        exact = angles(ROPE, positions)
        assert (cos != np.cos(exact).astype(np.float32)).mean() < 1e-6
        assert (sin != np.sin(exact).astype(np.float32)).mean() < 1e-6


def test_numpy_gives_the_same_bits_step_by_step() -> None:
    cos, sin = numpy_profile().rope_tables(np.array(ROPE.frequencies, np.float32), POSITIONS)
    assert (run(ROPE, POSITIONS)[0] == cos).all()
    assert (run(ROPE, POSITIONS)[1] == sin).all()


@pytest.mark.parametrize("tokens", [1, 3, 300])
def test_a_token_has_the_same_bits_beside_any_others(tokens: int) -> None:
    cos, sin = run(ROPE, POSITIONS)
    some_cos, some_sin = run(ROPE, POSITIONS[-tokens:])
    assert (some_cos == cos[-tokens:]).all()
    assert (some_sin == sin[-tokens:]).all()


def test_each_pair_turns_with_its_own_axis_and_all_are_multiplied_by_the_gain() -> None:
    rope = Rope(ROPE.frequencies, gain=1.25, sections=(4, 12, 8))
    positions = np.array([[5, 6, 7], [50, 60, 70], [500, 600, 700]], np.int32)
    cos, sin = run(rope, positions)
    first = 0
    for own, pairs in zip(positions, rope.sections, strict=True):
        some = slice(first, first + pairs)
        of_axis = run(Rope(rope.frequencies[some]), own)
        assert (cos[:, some] == of_axis[0] * np.float32(1.25)).all()
        assert (sin[:, some] == of_axis[1] * np.float32(1.25)).all()
        first += pairs
    text = run(Rope(rope.frequencies, gain=1.25), positions[0])
    assert (run(rope, positions[0])[0] == text[0]).all()


def test_an_angle_that_is_not_finite_has_none_and_axes_without_positions_are_refused() -> None:
    cos, sin = run(Rope((1.0, float("inf"))), np.array([3], np.int32))
    assert np.isnan([cos[0, 1], sin[0, 1]]).all()
    assert np.isfinite([cos[0, 0], sin[0, 0]]).all()
    with pytest.raises(REFUSALS, match="an axis without positions"):
        run(Rope(ROPE.frequencies, sections=(8, 8, 8)), np.zeros((2, 3), np.int32))
