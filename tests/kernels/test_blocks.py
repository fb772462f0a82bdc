"""Weights in the blocks of files: read exactly, right, and equal in every bit at every width."""

import ctypes
import os
import signal
import warnings
from dataclasses import replace
from typing import Any

import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from support.kernels import (  # noqa: F401 (a fixture)
    REFUSALS,
    WITH_KERNELS,
    by_instruction_set,
    instruction_set,
    random,
    stack,
    use_instruction_set,
)
from support.quantized_files import block_values
from support.quick import slow_except

from xlabatch.checkpoint.gguf.blocks import dequantize
from xlabatch.kernels import calls
from xlabatch.kernels.blocks import BLOCKS, FIRST_NUMBER, address, join_words, pack_blocks, panel_bytes
from xlabatch.kernels.library import library
from xlabatch.kernels.params import PackedLinear, pack_linear
from xlabatch.model.params import Experts, Mlp, Norm

pytestmark = WITH_KERNELS
Array = np.ndarray[Any, Any]
FACTORS = {  # where a block has its 16-bit factors
    **dict.fromkeys(("Q8_0", "Q4_0", "Q5_0", "IQ4_NL", "IQ4_XS"), (0,)),
    **dict.fromkeys(("Q4_1", "Q5_1", "Q4_K", "Q5_K"), (0, 2)),
    **{"MXFP4": (), "Q2_K": (80, 82), "Q3_K": (108,), "Q6_K": (208,)},
    **dict.fromkeys(
        ("INT4_G32", "INT4_G64", "INT4_G128", "INT8_G32", "INT8_G128"), (2,)
    ),  # the upper half of a float32
}
TYPES = [type for type in BLOCKS if type != "FP8_G128"]  # of integers; test_fp8.py has the other
EVERY_TYPE = pytest.mark.parametrize("type", TYPES)
FEW_AND_MANY_TOKENS = pytest.mark.parametrize("tokens", [9, 41])  # many ones use AMX


def blocks(type: str, rows: int, inputs: int = 512, seed: int = 0) -> Array:
    """Random bytes [rows, blocks, bytes] with finite factors of both signs, some of them denormal.

    Numbers under 2^-126, which only MXFP4 can have, are zero in XLA's threads.
    """
    numbers, size, _ = BLOCKS[type]
    draw = np.random.default_rng([seed, rows, inputs])
    raw = draw.integers(0, 256, (rows, inputs // numbers, size), dtype=np.uint8)
    if type.startswith("INT"):
        scales = draw.normal(0, 2e-3, raw.shape[:2]).astype(np.float16).astype(np.float32)
        scales[:, ::3] *= np.float32(2**-7)
        scales[::2] = scales[::2].astype(ml_dtypes.bfloat16)
        zeros = draw.integers(0, 257 if type.startswith("INT8") else 17, raw.shape[:2])
        raw[..., :4] = join_words(scales, zeros)[..., None].view(np.uint8)
        return raw
    for at in FACTORS[type]:
        factors = draw.normal(0, 2e-3, raw.shape[:2]).astype(np.float16)
        factors[:, ::3] *= np.float16(2**-7)
        raw[..., at : at + 2] = factors[..., None].view(np.uint8)
    if type == "MXFP4":
        raw[..., 0] = draw.integers(110, 130, raw.shape[:2])
    return raw


def values(type: str, raw: Array) -> Array:
    """The numbers that blocks stand for, float32 [rows, inputs]."""
    if type.startswith("INT"):
        return block_values(type, raw)
    numbers = np.empty(raw.shape[0] * raw.shape[1] * BLOCKS[type].inputs, np.float32)
    dequantize(type, raw.tobytes(), numbers)
    return numbers.reshape(len(raw), -1)


def packed(*parts: tuple[str, Array], gated: bool = False) -> PackedLinear:
    """A linear of the rows of all parts; gated ones have gates and then as many ups."""
    runs = list[tuple[str, int]]()
    panels = list[Array]()
    for type, raw in parts:
        one = np.stack([panels_of(type, half) for half in np.split(raw, 1 + gated)], axis=1)
        runs.append((type, one.shape[0] * one.shape[1]))
        panels.append(one.reshape(-1))
    outputs = sum(len(raw) for _, raw in parts) // (1 + gated)
    weight = jnp.asarray(np.concatenate(panels))
    return PackedLinear(weight, outputs=outputs, gated=gated, runs=tuple(runs))


def run(x: Array, linear: PackedLinear, fused: calls.Fused = calls.UNFUSED) -> Array:
    return np.asarray(calls.linear(jnp.asarray(x), linear, fused))


def bits(y: Array) -> Array:
    """The bits of numbers; NaN has one form."""
    return np.where(np.isnan(y), np.float32(np.nan), y).view(np.int32)


def quantized(x: Array) -> Array:
    """Tokens in 8 bits, in groups of 32 inputs, as float64."""
    groups = x.reshape(len(x), -1, 32)
    most = np.abs(groups).max(-1, keepdims=True)
    factor = np.divide(np.float32(127), most, out=np.zeros_like(most), where=most > 0)
    return (np.rint(groups * factor).astype(np.float64) * (most / np.float32(127))).reshape(x.shape)


def panels_of(type: str, raw: Array, threads: int | None = None) -> Array:
    inputs = raw.shape[1] * BLOCKS[type].inputs
    panels = np.full((-(-len(raw) // 16), panel_bytes(type, inputs)), 0xA5, np.uint8)
    pack_blocks(type, raw, panels, threads)
    return panels


@EVERY_TYPE
def test_any_number_of_threads_packs_the_same_bytes(type: str) -> None:
    raw = blocks(type, 75)
    alone = panels_of(type, raw, threads=1)
    assert all((panels_of(type, raw, threads) == alone).all() for threads in (2, 3, 9))
    filled = np.concatenate([raw, np.zeros((5, *raw.shape[1:]), np.uint8)])
    assert (panels_of(type, filled) == alone).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_process_that_was_forked_packs_with_threads_of_its_own() -> None:
    alone = panels_of("Q8_0", blocks("Q8_0", 75))  # by threads that the child does not have
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a process with threads is forked
        child = os.fork()
    if not child:
        signal.alarm(20)
        os._exit(not (panels_of("Q8_0", blocks("Q8_0", 75)) == alone).all())
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_a_format_without_blocks_is_not_packed() -> None:
    kernels = library()
    assert kernels
    nothing = np.zeros(4096, np.uint8)
    for number in (0, FIRST_NUMBER - 1, FIRST_NUMBER + len(BLOCKS)):
        sizes = (ctypes.c_int64(n) for n in (1, 1))
        assert not kernels.xlabatch_pack_blocks(
            ctypes.c_int64(number), address(nothing), *sizes, address(nothing)
        )


@EVERY_TYPE
@pytest.mark.usefixtures("instruction_set")
def test_rows_of_a_vocabulary_are_its_numbers_bit_for_bit(type: str) -> None:
    raw = blocks(type, 40)
    tokens = np.array([0, 3, 39, 17, 16, 5, 31], np.int32)
    rows = calls.embed(packed((type, raw)), jnp.asarray(tokens), width=512)
    assert (np.asarray(rows).view(np.int32) == values(type, raw)[tokens].view(np.int32)).all()


@EVERY_TYPE
@pytest.mark.usefixtures("instruction_set")
def test_it_is_the_product_of_exact_weights_and_quantized_tokens(type: str) -> None:
    raw, x = blocks(type, 40), random(11, 512) * 3
    x[2, 32:64] = 0
    x[5, 77] = 200
    weight, tokens = values(type, raw).astype(np.float64), quantized(x)
    y = run(x, packed((type, raw)))
    sizes = magnitudes(type, raw, tokens)
    assert (np.abs(y - tokens @ weight.T) <= 1e-6 * sizes).all()


@EVERY_TYPE
@pytest.mark.parametrize("byte", [0x00, 0x77, 0xFF])  # 7 is the largest entry of MXFP4
def test_the_largest_numbers_overflow_no_sum(type: str, byte: int) -> None:
    raw = blocks(type, 32)
    factors = raw.copy()
    raw[:] = byte
    if type == "MXFP4":
        raw[..., 0] = factors[..., 0]
    words = 4 if type.startswith("INT") else 2
    for at in (0,) if words == 4 else FACTORS[type]:
        raw[..., at : at + words] = factors[..., at : at + words]
    x = np.ones((5, 512), np.float32)
    x[1], x[2, 1::2], x[3, 2::4], x[4, :16] = -1, -1, -1, -1
    weight = values(type, raw).astype(np.float64)
    first, *others = by_instruction_set(lambda: run(x, packed((type, raw)))).values()
    assert all((bits(y) == bits(first)).all() for y in others)
    assert (np.abs(first - x @ weight.T) <= 1e-6 * magnitudes(type, raw, x.astype(np.float64))).all()


def magnitudes(type: str, raw: Array, tokens: Array) -> Array:
    """The sums of the magnitudes of all products [tokens, outputs]; those of minima count on their own."""
    without = raw.copy()
    for at in FACTORS[type][1:]:
        without[..., at : at + 2] = 0
    scaled = values(type, without).astype(np.float64)
    minima = values(type, raw).astype(np.float64) - scaled
    return np.abs(tokens) @ (np.abs(scaled) + np.abs(minima)).T


@pytest.mark.heavy
@EVERY_TYPE
@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("gated", [False, True])
def test_a_token_has_the_same_bits_at_every_width_and_place(type: str, gated: bool) -> None:
    linear, x = packed((type, blocks(type, 80)), gated=gated), random(45, 512)
    fused = calls.Fused(act="silu" if gated else None)
    together = bits(run(x, linear, fused))
    for width in (1, 2, 7, 8, 13, 31, 32, 33, 40):
        for start in (0, 5):
            rows = slice(start, start + width)
            assert (bits(run(x[rows], linear, fused)) == together[rows]).all(), (width, start)


@EVERY_TYPE
@pytest.mark.parametrize("tokens", slow_except([9, 33], [9, 31, 32, 33, 48, 530]))
def test_instruction_sets_have_the_same_bits(type: str, tokens: int) -> None:
    """Also with more inputs, panels and tokens than are computed at a time, and with the rest of each."""
    linear, x = packed((type, blocks(type, 104, 768))), random(tokens, 768)
    results = by_instruction_set(lambda: bits(run(x, linear)))
    assert all((result == results["plain"]).all() for result in results.values())


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("type", ["Q8_0", "Q4_K"])
def test_tokens_that_fill_the_nearest_cache_have_the_bits_of_one_alone(type: str) -> None:
    """Panels are then read by turns, and else one after another."""
    linear, x = packed((type, blocks(type, 72, 2304))), random(8, 2304)
    together = bits(run(x, linear))
    for n in range(len(x)):
        assert (bits(run(x[n : n + 1], linear)) == together[n]).all()


@pytest.mark.heavy
@pytest.mark.usefixtures("instruction_set")
@FEW_AND_MANY_TOKENS
def test_runs_of_several_types_are_linears_of_their_own_bit_for_bit(tokens: int) -> None:
    parts = [(type, blocks(type, 16 * (1 + n % 3), seed=n)) for n, type in enumerate(TYPES)]
    parts += [
        (type, blocks(type, 48, seed=90 + n)) for n, type in enumerate(("Q8_0", "Q6_K", "Q4_K", "Q5_0"))
    ]
    x, bias = random(tokens, 512), random(sum(len(raw) for _, raw in parts))
    linear = replace(packed(*parts), bias=jnp.asarray(bias))
    apart = np.concatenate([run(x, packed(part)) for part in parts], axis=1)
    assert (bits(run(x, linear)) == bits(apart + bias)).all()
    some = jnp.asarray(np.arange(0, len(bias), 7, dtype=np.int32))
    rows = np.asarray(calls.embed(linear, some, width=512))
    assert np.array_equal(rows, np.concatenate([values(*part) for part in parts])[some])


@pytest.mark.usefixtures("instruction_set")
@FEW_AND_MANY_TOKENS
def test_gates_multiply_their_ups_in_each_type(tokens: int) -> None:
    parts = [
        ("Q4_K", blocks("Q4_K", 2 * 32)),
        ("Q6_K", blocks("Q6_K", 2 * 48)),
        ("Q8_0", blocks("Q8_0", 2 * 8)),
    ]
    x = random(tokens, 512)
    norm = Norm(jnp.asarray(random(512)))
    fused = calls.Fused(norm, eps=1e-5)
    halves = [[run(x, packed((type, half)), fused) for half in np.split(raw, 2)] for type, raw in parts]
    expected = np.concatenate([np.maximum(gate, 0) * up for gate, up in halves], axis=1)
    y = run(x, packed(*parts, gated=True), fused._replace(act="relu"))
    assert (bits(y) == bits(expected)).all()


def shuffled(inputs: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).permutation(inputs).astype(np.int32)


@pytest.mark.usefixtures("instruction_set")
@FEW_AND_MANY_TOKENS
@pytest.mark.parametrize("normed", [False, True])
def test_inputs_in_another_order_are_put_into_it_after_the_norm(normed: bool, tokens: int) -> None:
    order, scale = shuffled(512), random(512)
    x = np.rint(random(tokens, 512) * 9)  # whole numbers: a sum of their squares is the same in any order
    linear = packed(("INT4_G128", blocks("INT4_G128", 40)))

    def fused(scale: Array) -> calls.Fused:
        return calls.Fused(Norm(jnp.asarray(scale)), eps=1e-5) if normed else calls.UNFUSED

    y = run(x, replace(linear, order=jnp.asarray(order)), fused(scale))
    assert (bits(y) == bits(run(x[:, order], linear, fused(scale[order])))).all()


@pytest.mark.usefixtures("instruction_set")
def test_each_layer_and_each_expert_has_its_order() -> None:
    orders = [shuffled(512, n) for n in range(3)]
    alone = [packed(("INT4_G32", blocks("INT4_G32", 256, seed=n))) for n in range(3)]
    ups = [replace(one, order=jnp.asarray(order)) for one, order in zip(alone, orders, strict=True)]
    downs = [
        replace(
            packed(("INT8_G32", blocks("INT8_G32", 512, 256, seed=n))), order=jnp.asarray(shuffled(256, n))
        )
        for n in range(3)
    ]
    x, logits = random(9, 512), random(9, 3)
    layers = stack(ups)
    for n, (order, one) in enumerate(zip(orders, alone, strict=True)):
        of_layer = calls.linear(jnp.asarray(x), layers, at=calls.LayerAt(3, n))
        assert (bits(np.asarray(of_layer)) == bits(run(x[:, order], one))).all()
    experts = Experts(None, Mlp(layers, stack(downs)))
    tokens = jnp.asarray(x), jnp.asarray(logits), jnp.ones(9, bool)
    y = np.asarray(calls.experts(*tokens, experts, calls.Routing(1), calls.Fused(act="relu")))
    for token, expert in enumerate(logits.argmax(1)):
        inner = run(x[token : token + 1], ups[expert], calls.Fused(act="relu"))
        assert (bits(y[token]) == bits(run(inner, downs[expert])[0])).all(), token


@pytest.mark.heavy
@pytest.mark.usefixtures("instruction_set")
@FEW_AND_MANY_TOKENS
def test_experts_are_linears_of_their_types(tokens: int) -> None:
    ups = [[("Q4_K", blocks("Q4_K", 64, seed=n)), ("Q5_0", blocks("Q5_0", 448, seed=n))] for n in range(5)]
    downs = [[("Q6_K", blocks("Q6_K", 512, 256, seed=n))] for n in range(5)]
    up = stack([packed(*parts, gated=True) for parts in ups])
    down = stack([packed(*parts) for parts in downs])
    assert up.panels.ndim == 2
    x, logits = random(tokens, 512), random(tokens, 5) * 3
    logits[9:, 2] += 20
    experts = Experts(None, Mlp(up, down))
    routing = calls.Routing(1, scale=2.0)
    inputs = jnp.asarray(x), jnp.asarray(logits), jnp.ones(tokens, bool)
    y = np.asarray(calls.experts(*inputs, experts, routing, calls.Fused(act="silu")))
    for token, expert in enumerate(logits.argmax(1)):
        inner = run(x[token : token + 1], packed(*ups[expert], gated=True), calls.Fused(act="silu"))
        alone = run(inner, packed(*downs[expert]))[0]
        assert (bits(y[token]) == bits(2 * alone)).all(), token


@EVERY_TYPE
@pytest.mark.usefixtures("instruction_set")
@FEW_AND_MANY_TOKENS
def test_nan_and_infinity_reach_their_own_token_only(type: str, tokens: int) -> None:
    x = random(tokens, 512)
    x[4, 3] = np.nan
    x[6, 500] = -np.inf
    y = run(x, packed((type, blocks(type, 40))))
    assert np.isnan(y[[4, 6]]).all()
    assert np.isfinite(np.delete(y, [4, 6], 0)).all()


@pytest.mark.parametrize("type", [type for type in TYPES if FACTORS[type]])
@pytest.mark.usefixtures("instruction_set")
@FEW_AND_MANY_TOKENS
def test_a_scale_that_is_not_finite_reaches_its_own_output_only(type: str, tokens: int) -> None:
    raw, x = blocks(type, 40), random(tokens, 512)
    usual = run(x, packed((type, raw)))
    for output, value in ((3, np.nan), (21, np.inf), (38, -np.inf)):
        at = FACTORS[type][output % len(FACTORS[type])]
        dtype = ml_dtypes.bfloat16 if type.startswith("INT") else np.float16
        raw[output, -1, at : at + 2] = np.array([value], dtype).view(np.uint8)
    y = run(x, packed((type, raw)))
    assert not np.isfinite(y[:, [3, 21, 38]]).any()
    assert (np.delete(y, [3, 21, 38], 1) == np.delete(usual, [3, 21, 38], 1)).all()


@EVERY_TYPE
def test_tokens_of_zeros_or_denormal_numbers_give_zeros(type: str) -> None:
    linear = packed((type, blocks(type, 40)))
    for value in (0.0, 1e-42):
        assert (run(np.full((3, 512), value, np.float32), linear) == 0).all()


def test_a_layer_of_a_stack_computes_what_it_does_alone() -> None:
    x = jnp.asarray(random(5, 512))
    layers = [packed(("Q4_K", blocks("Q4_K", 32, seed=n)), ("Q8_0", blocks("Q8_0", 16))) for n in range(3)]
    both = stack(layers)
    for n, layer in enumerate(layers):
        assert (calls.linear(x, both, at=calls.LayerAt(3, n)) == calls.linear(x, layer)).all()


def test_wrong_runs_are_refused_by_name() -> None:
    x = random(3, 512)
    linear = packed(("Q4_K", blocks("Q4_K", 32)), ("Q8_0", blocks("Q8_0", 16)))
    gated = packed(("Q4_K", blocks("Q4_K", 32)), gated=True)

    def refused(match: str, x: Array = x, linear: PackedLinear = linear, **changes: Any) -> None:
        with pytest.raises(REFUSALS, match=match):
            calls.linear(jnp.asarray(x), replace(linear, **changes)).block_until_ready()

    refused("3 panels of the weight, linear expects 4", outputs=64)
    refused("2 panels of the weight, linear expects 3", runs=(("Q4_K", 2),))
    refused("511 inputs in the order, linear expects 512", order=jnp.arange(511))
    for wrong in (-1, 512, 2**31 - 1, -(2**31)):
        refused("an input that is not there", order=jnp.arange(512).at[7].set(wrong))
    refused("bytes of the weight, linear expects", runs=(("Q4_K", 1), ("Q8_0", 2)))
    refused("a run of 0 panels", runs=(("Q4_K", 2), ("Q8_0", 0)))
    refused("480 inputs, not a multiple of 256", x=random(3, 480))
    refused("500 inputs, not a multiple of 32", x=random(3, 500), runs=(("Q8_0", 3),))
    refused("a run that ends between gates and their ups", linear=gated, runs=(("Q4_K", 1), ("Q5_K", 1)))
    refused("a run that ends between gates and their ups", linear=linear, gated=True)
    refused("runs of a weight that is not bytes", linear=pack_linear(random(48, 512)), runs=(("Q8_0", 3),))
    refused("a weight of another type", runs=())


def test_an_unknown_type_of_a_run_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    linear = packed(("Q8_0", blocks("Q8_0", 16)))
    for number in (FIRST_NUMBER - 1, FIRST_NUMBER + len(BLOCKS), -1):
        monkeypatch.setattr(calls, "runs_attribute", lambda _, number=number: np.array([number, 1]))
        with pytest.raises(REFUSALS, match=f"a run of the unknown type {number}"):
            calls.linear(jnp.ones((1, 512)), linear).block_until_ready()


def test_linears_of_heads_refuse_them() -> None:
    linear = packed(("Q4_0", blocks("Q4_0", 16)))
    heads = replace(linear, panels=linear.panels[None, None])
    with pytest.raises(REFUSALS, match="a weight of another type"):
        calls.head_linears(jnp.ones((1, 512)), heads).block_until_ready()
