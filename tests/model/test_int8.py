"""Weights in 8 bits: the arithmetic against NumPy's whole numbers, and the promise on engines that use it."""

import re
from itertools import permutations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.requests import alone, ask, serve

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.programs import lower_all
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import int8
from xlabatch.model.params import Mlp
from xlabatch.verify.checks import verify
from xlabatch.verify.oracle.model import Oracle

MIXED = [
    ask("greedy", 1, 9),
    ask("warm", 17, 12, temperature=0.8, top_k=30),
    ask("long", 130, 20),
    ask("short", 2, 30, temperature=1.1, top_p=0.9),
]


def normal(seed: int, *shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


@pytest.fixture(scope="module", params=[1, 3])
def engine(source: Source, request: pytest.FixtureRequest) -> XlaBatchEngine:
    return XlaBatchEngine(load.load(source, "int8"), slots=request.param, context=320)


def test_rounding_is_by_row_and_off_by_half_a_step_at_most() -> None:
    weight = normal(0, 7, 13) * np.array([[1e-6], [1], [1e6], [0], [3], [1], [1]], np.float32)
    whole, scale = int8.quantize(weight)
    assert whole.dtype == np.int8
    assert (np.abs(whole).max(axis=1) == np.where(weight.any(axis=1), 127, 0)).all()
    assert (np.abs(whole * scale[:, None] - weight) <= scale[:, None] * 0.5001).all()


def test_weights_that_are_not_finite_are_refused() -> None:
    with pytest.raises(ValueError, match="not finite"):
        int8.quantize(np.array([[1.0, np.nan]], np.float32))


@pytest.mark.parametrize("columns", [1, 2, 3, 8, 17])
def test_the_dot_is_that_of_whole_numbers(columns: int) -> None:
    weight, x = normal(1, 11, 37), normal(2, 37, columns)
    whole, scale = int8.quantize(weight)
    part = np.abs(x).max(axis=0) / np.float32(127)
    sums = whole.astype(np.int64) @ np.rint(x / part).astype(np.int64)
    told = int8.dot(jnp.asarray(whole), jnp.asarray(scale), jnp.asarray(x))
    # a step up or down where x falls on a half
    assert np.abs(told - sums * scale[:, None] * part).max() <= 127 * scale.max() * part.max() * 1.01
    assert np.abs(told - weight @ x).max() < 0.03 * np.abs(weight @ x).max()


def test_a_column_of_zeros_gives_zeros_and_nan_spoils_its_own_column_alone() -> None:
    whole, scale = map(jnp.asarray, int8.quantize(normal(1, 11, 37)))
    x = normal(2, 37, 3)
    x[:, 0], x[5, 1] = 0, np.nan
    told = np.asarray(int8.dot(whole, scale, jnp.asarray(x)))
    assert (told[:, 0] == 0).all()
    assert np.isnan(told[:, 1]).all()
    assert np.isfinite(told[:, 2]).all()


def test_in_company_as_alone(engine: XlaBatchEngine) -> None:
    expected = {request.id: alone(engine, request) for request in MIXED}
    for order in list(permutations(MIXED))[::5]:
        assert serve(engine, order) == expected


def test_verify_holds_it_to_an_oracle_of_its_own(source: Source) -> None:
    checks = list(verify(source, counts=[3], requests=10, seed=5, context=160, weights="int8"))
    assert [check for check in checks if not check.ok] == []


def test_the_oracle_that_rounds_is_not_the_one_that_does_not(source: Source) -> None:
    ids = tuple(range(40))
    exact, rounded = Oracle(source).logits(ids), Oracle(source, "int8").logits(ids)
    assert 1e-3 < np.abs(exact - rounded).max() / np.abs(exact).max() < 0.1


def test_no_dot_is_widened_to_32_bits(source: Source) -> None:
    """Where XLA finds no 8-bit dot it widens both sides without a word, and takes 10 times as long."""
    model = load.load(source, "int8")
    state = XlaBatchEngine(model, slots=3, context=128).runner.state
    lowers = lower_all(model.config, model.params, state, (16,))
    for name in ("decode", "prefill 16"):
        text = lowers[name]().compile().as_text()
        assert not re.findall(r"s32\[\d+,\d+\]\S* convert\(%?param\S*\)", text), name
        assert re.findall(r"s32\[\S+ dot\(", text), name


def test_int8_takes_a_quarter_of_the_memory() -> None:
    # the shape of a real model: the tiny one is mostly scales and norms
    whole, scale = int8.quantize(normal(0, 300, 400))
    assert whole.nbytes + scale.nbytes < 0.26 * 4 * 300 * 400


def test_jax_arrays_of_the_model_are_int8(source: Source) -> None:
    layer = load.load(source, "int8").params.layers[0]
    assert isinstance(layer.mlp, Mlp)
    for part in (layer.qkv, layer.out, layer.mlp.up, layer.mlp.down):
        assert isinstance(part.weight, jax.Array)
        assert part.weight.dtype == jnp.int8


@pytest.mark.parametrize("weights", ["int8", "bfloat16"])
def test_verify_says_what_rounding_costs(source: Source, weights: str) -> None:
    check = next(verify(source, counts=[1], requests=1, seed=0, context=160, weights=weights))
    assert check.name == "rounding error against float32"
    assert re.search(r"off by 0\.\d+% .* same at \d+ of 160 positions of random ids", check.detail)


def test_sixteen_bits_keep_the_promise_and_agree_with_an_oracle_that_rounds(source: Source) -> None:
    checks = list(verify(source, counts=[3], requests=10, seed=5, context=160, weights="bfloat16"))
    assert [check for check in checks if not check.ok] == []
    state = XlaBatchEngine(load.load(source, "bfloat16"), slots=1, context=128, budget=16).runner.state
    assert {str(leaf.dtype) for leaf in jax.tree.leaves(state.kv)} == {"bfloat16"}
