"""Weights that are rounded to blocks: what it loses, and equal bits from every instruction set."""

from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from kernels.test_blocks import blocks, values
from support.kernels import (  # noqa: F401 (a fixture)
    WITH_KERNELS,
    by_instruction_set,
    instruction_set,
    packed_linear,
    random,
)

from xlabatch.errors import Refused
from xlabatch.kernels import blocks as block_formats
from xlabatch.kernels import calls
from xlabatch.kernels.rounding import FORMATS, block_type, round_rows

pytestmark = WITH_KERNELS
Array = np.ndarray[Any, Any]
EVERY_TYPE = pytest.mark.parametrize("type", FORMATS)
TOPS = {"Q4_1": 15, "Q5_1": 31, "Q4_K": 15, "Q5_K": 31}  # of types with minima


def rounded(type: str, rows: Array) -> Array:
    """Rows rounded to blocks, in float32 again."""
    return values(type, round_rows(type, rows))


def weights() -> Array:
    """Rows as in models, and others: of one sign, with an offset, constant, zero, tiny, with outliers."""
    rows = random(24, 768) * np.float32(0.02)
    rows[1] = np.abs(rows[1])
    rows[2] = -np.abs(rows[2])
    rows[3] += 1
    rows[4] -= np.float32(0.1)
    rows[5] = np.float32(0.3)
    rows[6, :400] = 0
    rows[7] *= np.float32(1e-4)
    rows[8, ::50] *= 30
    rows[9, ::32] = 8
    rows[10, 256:512] = np.abs(rows[10, 256:512])
    rows[11] *= np.float32(1e5)
    return rows


def loss(type: str, rows: Array, found: Array) -> Array:
    """What the search keeps small in each block, in float64."""
    group = 16 if type == "Q6_K" else 32
    x, y = (each.astype(np.float64).reshape(-1, group) for each in (rows, found))
    weight = x * x + (x * x).mean(-1, keepdims=True)
    size = block_formats.BLOCKS[type].inputs
    return (weight * (y - x) ** 2).reshape(-1, size).sum(1)


def plain(type: str, rows: Array) -> Array:
    """Rounding with scales that the least and the largest number of each group give."""
    if type == "Q6_K":
        x = rows.reshape(-1, 16, 16).astype(np.float64)
        extreme = np.take_along_axis(x, np.abs(x).argmax(-1, keepdims=True), -1) / -32
        largest = np.take_along_axis(extreme, np.abs(extreme).argmax(1, keepdims=True), 1)
        scale = six_bits(extreme, (largest / -128).astype(np.float16), -128, 127)
        return (nearest(x, scale, -32, 31) * scale).reshape(rows.shape)
    x = rows.reshape(-1, 8 if type.endswith("K") else 1, 32).astype(np.float64)
    least = x.min(-1, keepdims=True)
    if type.endswith("K"):
        has_negative = least.min(1, keepdims=True) < 0
        least = np.where(has_negative, np.minimum(least, 0), least)
    scale = (x.max(-1, keepdims=True) - least) / TOPS[type]
    if type.endswith("K"):
        scale = six_bits(scale, (scale.max(1, keepdims=True) / 63).astype(np.float16), 0, 63)
        factor = (np.abs(least).max(1, keepdims=True) / 63).astype(np.float16)
        least = np.where(has_negative, -1, 1) * six_bits(np.abs(least), factor, 0, 63)
    else:
        scale, least = (each.astype(np.float16).astype(np.float64) for each in (scale, least))
    return (nearest(x - least, scale, 0, TOPS[type]) * scale + least).reshape(rows.shape)


def nearest(x: Array, scale: Array, low: int, high: int) -> Array:
    return np.rint(np.divide(x, scale, out=np.zeros_like(x), where=scale != 0)).clip(low, high)


def six_bits(x: Array, factor: Array, low: int, high: int) -> Array:
    factor = factor.astype(np.float64)
    return nearest(x, factor, low, high) * factor


@EVERY_TYPE
@pytest.mark.usefixtures("instruction_set")
def test_no_block_is_worse_than_with_plain_scales(type: str) -> None:
    rows = weights()
    ours = loss(type, rows, rounded(type, rows))
    theirs = loss(type, rows, plain(type, rows))
    assert (ours <= theirs * 1.001 + 1e-30).all()
    usual = slice(-12 * (768 // block_formats.BLOCKS[type].inputs), None)
    assert ours[usual].sum() < (0.93 if type == "Q6_K" else 0.85) * theirs[usual].sum()


def on_grid(type: str) -> Array:
    """Numbers that blocks of a type hold, with the least and the largest in each group, and scale."""
    raw = blocks(type, 16)
    if type == "Q6_K":
        raw[..., 0] &= 0xF0
        raw[..., 192] = 0x80
        raw[..., 193:208] = raw[..., 193:208] % 100 + 1
        low, high = raw[..., :128], raw[..., 128:192]
        low[..., ::16] = high[..., ::16] = 0  # the first number of each group is -32
        return values(type, raw)
    raw[..., 1] &= 0x7F  # scales are positive
    numbers = raw[..., -128:] if type.endswith("K") else raw[..., -16:]
    numbers[..., ::16] = 0  # some numbers of each group are the least, some the largest
    numbers[..., 1::16] = 0xFF
    if type == "Q5_1":
        raw[..., 4:8] = np.array([0x02, 0x00, 0x02, 0x00], np.uint8) | raw[..., 4:8] & 0xFC
        raw[..., 6] = raw[..., 4]
        raw[..., 4] &= 0xFE
        raw[..., 6] &= 0xFE
    if type == "Q5_K":
        raw[..., 16:48:16] = 0
        raw[..., 17:48:16] = 0xFF
    if type.endswith("K"):
        raw[..., 4:8] |= 0x3F  # some scale and some minimum are the largest
        raw[..., 8:12] |= 0x3F
    return values(type, raw)


@EVERY_TYPE
@pytest.mark.usefixtures("instruction_set")
def test_numbers_of_a_blocks_grid_stay_what_they_are(type: str) -> None:
    rows = on_grid(type)
    found = rounded(type, rows)
    assert np.abs(found - rows).max() <= 1e-6 * np.abs(rows).max()
    assert (rounded(type, found) == found).all()


@EVERY_TYPE
def test_bits_depend_neither_on_the_instruction_set_nor_on_threads_nor_on_other_rows(type: str) -> None:
    rows = weights()
    results = by_instruction_set(lambda: round_rows(type, rows))
    assert all((result == results["plain"]).all() for result in results.values())
    for threads in (1, 3, 50):
        assert (round_rows(type, rows, threads) == results["plain"]).all()
    assert all((round_rows(type, rows[n : n + 1])[0] == results["plain"][n]).all() for n in range(len(rows)))


@EVERY_TYPE
def test_errors_of_inputs_that_matter_are_smaller(type: str) -> None:
    rows = random(24, 768) * np.float32(0.02)
    importance = np.exp(2 * random(768))
    found = values(type, round_rows(type, rows, importance=importance))
    ours, theirs = ((importance * (each - rows) ** 2).sum() for each in (found, rounded(type, rows)))
    assert ours < (0.9 if type == "Q6_K" else 0.75) * theirs
    assert (round_rows(type, rows, importance=np.ones(768)) == round_rows(type, rows)).all()
    results = by_instruction_set(lambda: round_rows(type, rows, importance=importance))
    assert all((result == results["plain"]).all() for result in results.values())
    assert (round_rows(type, rows, threads=5, importance=importance) == results["plain"]).all()
    alone = [round_rows(type, rows[n : n + 1], importance=importance)[0] for n in range(len(rows))]
    assert (np.array(alone) == results["plain"]).all(), "every row has the same importance"


@EVERY_TYPE
def test_inputs_that_do_not_matter_at_all_are_rounded_too(type: str) -> None:
    rows = random(4, 768)
    importance = np.zeros(768, np.float32)
    importance[300:] = 1
    found = values(type, round_rows(type, rows, importance=importance))
    assert np.abs(found - rows).max() < 0.5


@pytest.mark.parametrize("format", ["int4", "int5", "int6"])
@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("inputs", [256, 96])
def test_panels_hold_the_rounded_rows(
    format: str, gated: bool, inputs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    type = block_type(format, inputs)
    if type is None:
        return
    monkeypatch.setattr(block_formats, "ROWS_BYTES", 2**13)  # several slices
    weight = random(2 * 72, inputs)
    linear = packed_linear(format, weight, gated)
    places = np.arange(144)
    if gated:  # panels of gates and ups in turn
        gates = places[:72] // 16 * 32 + places[:72] % 16
        places = np.concatenate([gates, gates + 16])
    found = calls.embed(linear, jnp.asarray(places, jnp.int32), width=inputs)
    assert (np.asarray(found) == rounded(type, weight)).all()


def test_minima_have_either_sign() -> None:
    """Numbers from 1 to 2 lie on 16 levels between, not between 0 and 2."""
    rows = 1 + np.random.default_rng(0).random((4, 512), np.float32)
    for sign in (1, -1):
        for type in ("Q4_1", "Q4_K"):
            assert np.sqrt(((rounded(type, sign * rows) - sign * rows) ** 2).mean()) < 0.022


@EVERY_TYPE
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda rows: rows.__setitem__((5, 300), np.nan), "cannot hold weights that are not finite"),
        (lambda rows: rows.__setitem__((23, 767), -np.inf), "cannot hold weights that are not finite"),
        (lambda rows: rows.__setitem__((0, 0), 3e38), r"cannot hold weights as large as 3e\+38"),
    ],
)
def test_what_no_block_holds_is_refused(type: str, change: Callable[[Array], None], message: str) -> None:
    rows = random(24, 768)
    change(rows)
    with pytest.raises(Refused, match=f"{FORMATS[type]} {message}"):
        round_rows(type, rows)


def test_a_type_is_chosen_by_the_inputs() -> None:
    found = {
        inputs: [block_type(format, inputs) for format in ("int4", "int5", "int6")]
        for inputs in (512, 96, 100)
    }
    assert found == {512: ["Q4_K", "Q5_K", "Q6_K"], 96: ["Q4_1", "Q5_1", None], 100: [None] * 3}
