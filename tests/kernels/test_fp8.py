"""Linears in FP8: the bits of float32 linears of the same numbers, on every instruction set."""

from typing import Any

import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from kernels.test_blocks import bits, run
from support.kernels import (  # noqa: F401 (a fixture)
    REFUSALS,
    WITH_KERNELS,
    by_instruction_set,
    instruction_set,
    random,
    stack,
)
from support.quantized_files import block_values

from xlabatch.kernels import calls
from xlabatch.kernels.blocks import pack_runs
from xlabatch.kernels.pack import panel_count, panels_of
from xlabatch.kernels.params import PackedLinear, in_panels, pack_linear
from xlabatch.model.params import Experts, Mlp, Norm

pytestmark = WITH_KERNELS
Array = np.ndarray[Any, Any]
TYPE, GROUP, NAN = "FP8_G128", 128, 0x7F


def blocks(rows: int, inputs: int = 512, seed: int = 0) -> Array:
    """Random numbers without NaN, in blocks with scales of both signs, uint8 [rows, blocks, 132]."""
    draw = np.random.default_rng([seed, rows, inputs])
    raw = draw.integers(0, 256, (rows, inputs // GROUP, 4 + GROUP), dtype=np.uint8)
    raw[..., 4:][raw[..., 4:] & 127 == NAN] = 3
    raw[..., :4] = draw.normal(0, 2e-3, raw.shape[:2]).astype("<f4")[..., None].view(np.uint8)
    return raw


def packed(raw: Array, gated: bool = False, bias: Array | None = None) -> PackedLinear:
    runs = ((TYPE, panel_count(len(raw), gated)),)
    panels = pack_runs(panels_of(raw, gated), runs, raw.shape[1] * GROUP, lambda _, rows: rows)
    return in_panels(panels, len(raw), bias, None, gated, runs)


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("tokens", [1, 2, 9, 41])
def test_it_is_a_float32_linear_of_its_numbers(tokens: int, gated: bool) -> None:
    raw, x = blocks(104), random(tokens, 512)
    bias = random(104)
    fused = calls.Fused(Norm(jnp.asarray(random(512))), eps=1e-5, act="silu" if gated else None)
    expected = run(x, pack_linear(block_values(TYPE, raw), bias, gated=gated), fused)
    assert np.isfinite(expected).all()
    assert (bits(run(x, packed(raw, gated, bias), fused)) == bits(expected)).all()


@pytest.mark.parametrize("tokens", [1, 33])
def test_instruction_sets_have_the_same_bits(tokens: int) -> None:
    linear, x = packed(blocks(72, 768)), random(tokens, 768)
    results = by_instruction_set(lambda: bits(run(x, linear)))
    assert all((result == results["plain"]).all() for result in results.values())


@pytest.mark.usefixtures("instruction_set")
def test_every_number_is_exact_the_smallest_too() -> None:
    """Numbers under 2^-6 are denormal in float16, which widens them."""
    raw = np.zeros((16, 2, 4 + GROUP), np.uint8)
    raw[..., :4] = np.frombuffer(np.float32(1.5).tobytes(), np.uint8)
    numbers = np.arange(256, dtype=np.uint8)
    numbers[numbers & 127 == NAN] = 0
    raw[3, :, 4:] = numbers.reshape(2, GROUP)
    y = run(np.eye(256, dtype=np.float32), packed(raw))
    expected = numbers.view(ml_dtypes.float8_e4m3fn).astype(np.float32) * np.float32(1.5)
    assert (y[:, 3] == expected).all()
    assert len(np.unique(y[:, 3])) == 253  # both zeros are one number
    assert not np.delete(y, 3, axis=1).any()


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("where", ["number", "negative number", "scale", "infinite scale"])
def test_nan_reaches_its_own_output_only(where: str) -> None:
    raw, x = blocks(40), np.abs(random(5, 512)) + 1
    expected = run(x, packed(raw))
    if where.endswith("number"):
        raw[21, 1, 4 + 77] = NAN | (128 * (where != "number"))
    else:
        scale = np.float32(np.inf if where == "infinite scale" else np.nan)
        raw[21, 1, :4] = np.frombuffer(scale.tobytes(), np.uint8)
    y = run(x, packed(raw))
    assert np.isnan(y[:, 21]).all()
    assert (bits(np.delete(y, 21, axis=1)) == bits(np.delete(expected, 21, axis=1))).all()


@pytest.mark.usefixtures("instruction_set")
def test_rows_of_a_vocabulary_are_its_numbers() -> None:
    raw = blocks(40)
    tokens = np.array([0, 3, 39, 17, 16, 5, 31], np.int32)
    rows = calls.embed(packed(raw), jnp.asarray(tokens), width=512)
    assert (np.asarray(rows) == block_values(TYPE, raw)[tokens]).all()


@pytest.mark.usefixtures("instruction_set")
def test_experts_are_linears() -> None:
    x, logits, active = random(9, 256), random(9, 3), np.ones(9, bool)
    ups, downs = ([blocks(256, inputs, seed=n) for n in range(3)] for inputs in (256, 128))
    routing = calls.Routing(2)

    def serve(up: list[PackedLinear], down: list[PackedLinear]) -> Array:
        each = Mlp(stack(up), stack(down))
        experts = Experts(None, each)
        given = jnp.asarray(x), jnp.asarray(logits), jnp.asarray(active)
        return np.asarray(calls.experts(*given, experts, routing, calls.Fused(act="silu")))

    wide = [[block_values(TYPE, raw) for raw in raws] for raws in (ups, downs)]
    expected = serve([pack_linear(up, gated=True) for up in wide[0]], [pack_linear(down) for down in wide[1]])
    y = serve([packed(up, gated=True) for up in ups], [packed(down) for down in downs])
    assert (bits(y) == bits(expected)).all()


def test_a_run_beside_another_one_is_refused() -> None:
    raw = blocks(32)
    panels = packed(raw).panels
    half = PackedLinear(panels, outputs=32, runs=((TYPE, 1), (TYPE, 1)))
    with pytest.raises(REFUSALS, match="a run of FP8 beside another one"):
        run(random(2, 512), half)
