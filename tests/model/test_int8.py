"""Weights in int8: the arithmetic against integers in NumPy, and batch invariance on engines that use it."""

import re
from itertools import permutations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.quick import slow_except
from support.requests import make_request, serve, solo_stream
from support.verify_runs import one_shape  # noqa: F401 (a fixture)

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.compilation import programs_for
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.plain import PLAIN
from xlabatch.engine.programs import EngineShape
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.model import int8
from xlabatch.model.params import Linear, Mlp
from xlabatch.model.rotation import rotate
from xlabatch.scheduler.limits import Limits
from xlabatch.verify.checks import VerifyOptions, verify
from xlabatch.verify.oracle.model import Oracle

MIXED = [
    make_request("greedy", 1, 9),
    make_request("warm", 17, 12, temperature=0.8, top_k=30),
    make_request("long", 130, 20),
    make_request("short", 2, 30, temperature=1.1, top_p=0.9),
]


def normal(seed: int, *shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Normal numbers of a shape."""
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


@pytest.fixture(scope="module", params=slow_except([3], [1, 3]))
def engine(source: Source, request: pytest.FixtureRequest) -> XlaBatchEngine:
    """An int8 engine with one slot, and one with three."""
    return XlaBatchEngine(load.load(source, "int8"), slots=request.param, context=320)


def test_rows_are_quantized_one_by_one_with_an_error_of_half_a_step_at_most() -> None:
    weight = normal(0, 7, 13) * np.array([[1e-6], [1], [1e6], [0], [3], [1], [1]], np.float32)
    quantized, scale = int8.quantize(weight)
    assert quantized.dtype == np.int8
    assert (np.abs(quantized).max(axis=1) == np.where(weight.any(axis=1), 127, 0)).all()
    rotated = rotate(np.ascontiguousarray(weight.T)).T
    assert (np.abs(quantized * scale[:, None] - rotated) <= scale[:, None] * 0.5001).all()


def test_rows_are_rotated_back_to_the_weight() -> None:
    weight = normal(4, 5000, 48) * np.float32(0.02)
    quantized, scale = int8.quantize(weight)
    again = int8.dequantize(quantized, scale[:, None])
    assert np.abs(again - weight).max() < 0.02 * np.abs(weight).max()
    assert np.square(again - weight).mean() < 1e-4 * np.square(weight).mean()


def test_weights_that_are_not_finite_are_refused() -> None:
    with pytest.raises(Refused, match="not finite"):
        int8.quantize(np.array([[1.0, np.nan]], np.float32))


@pytest.mark.heavy
@pytest.mark.parametrize("columns", slow_except([1, 17], [1, 2, 3, 8, 17]))
def test_the_dot_is_the_dot_of_integers(columns: int) -> None:
    weight, x = normal(1, 11, 37), normal(2, 37, columns)
    quantized, scale = int8.quantize(weight)
    rotated = rotate(x)
    step = np.abs(rotated).max(axis=0) / np.float32(127)
    sums = quantized.astype(np.int64) @ np.rint(rotated / step).astype(np.int64)
    result = int8.dot(jnp.asarray(quantized), jnp.asarray(scale), jnp.asarray(x))
    # one step up or down, if x / step is one half
    assert np.abs(result - sums * scale[:, None] * step).max() <= 127 * scale.max() * step.max() * 1.01
    assert np.abs(result - weight @ x).max() < 0.03 * np.abs(weight @ x).max()


@pytest.mark.heavy
@pytest.mark.parametrize("inputs", [37, 4096])  # XLA computes maxima in another way for larger arrays
def test_a_column_of_zeros_gives_zeros_and_a_nan_changes_its_own_column_only(inputs: int) -> None:
    quantized, scale = map(jnp.asarray, int8.quantize(normal(1, 11, inputs)))
    x = normal(2, inputs, 3)
    x[:, 0], x[5, 1] = 0, np.nan
    result = np.asarray(int8.dot(quantized, scale, jnp.asarray(x)))
    assert (result[:, 0] == 0).all()
    assert np.isnan(result[:, 1]).all()
    assert np.isfinite(result[:, 2]).all()


@pytest.mark.heavy
def test_a_channel_that_stands_out_costs_the_others_no_bits() -> None:
    """As one channel of a token does in real models, and as none does in random ones."""
    weight, x = normal(1, 64, 576), normal(2, 576, 8)
    x[507] *= 30
    quantized, scale = map(jnp.asarray, int8.quantize(weight))
    exact = weight @ x
    loss = np.square(int8.dot(quantized, scale, jnp.asarray(x)) - exact).mean() / np.square(exact).mean()
    assert loss**0.5 < 0.012  # 0.06 without the rotation


@pytest.mark.heavy
def test_a_batch_gives_the_streams_of_solo_runs(engine: XlaBatchEngine) -> None:
    expected = {request.id: solo_stream(engine, request) for request in MIXED}
    for order in list(permutations(MIXED))[::5]:
        assert serve(engine, order) == expected


@pytest.mark.slow
@pytest.mark.usefixtures("one_shape")
def test_verify_passes_with_an_oracle_that_rounds_too(source: Source) -> None:
    checks = list(verify(source, VerifyOptions(counts=[3], requests=10, seed=5, context=320, weights="int8")))
    assert [check for check in checks if not check.ok] == []


def test_the_rounding_oracle_differs_from_the_exact_one(source: Source) -> None:
    ids = tuple(range(40))
    exact, rounded = Oracle(source).logits(ids), Oracle(source, "int8").logits(ids)
    assert 1e-3 < np.abs(exact - rounded).max() / np.abs(exact).max() < 0.1


@pytest.mark.slow
def test_no_dot_is_widened_to_32_bits(source: Source) -> None:
    """If XLA has no 8-bit dot, it silently widens both sides, which takes 10 times as long."""
    model = load.load(source, "int8", packs=False)
    state = PLAIN.empty_state(model.config, 3, 128, Limits.max_stop_token_ids)
    arrays = DeviceArrays(model.params, state, jnp.asarray(full_bitmask(3, model.config.vocab)))
    programs = programs_for(PLAIN, EngineShape(model.config, (16,)), arrays)
    for name in ("decode", "prefill 16"):
        text = programs[name].run.as_text()
        assert not re.findall(r"s32\[\d+,\d+\]\S* convert\(%?param\S*\)", text), name
        assert re.findall(r"s32\[\S+ dot\(", text), name


def test_int8_takes_a_quarter_of_the_memory() -> None:
    # the size of a real weight: those of the tiny model are mostly scales
    quantized, scale = int8.quantize(normal(0, 300, 400))
    assert quantized.nbytes + scale.nbytes < 0.26 * 4 * 300 * 400


def test_the_weights_of_linears_are_int8_on_the_device(source: Source) -> None:
    layer = load.load(source, "int8", packs=False).params.layers[0]
    assert isinstance(layer.mlp, Mlp)
    assert isinstance(layer.qkv, Linear)
    for linear in (layer.qkv, layer.out, layer.mlp.up, layer.mlp.down):
        assert isinstance(linear, Linear)
        assert isinstance(linear.weight, jax.Array)
        assert linear.weight.dtype == jnp.int8


@pytest.mark.parametrize("weights", ["int8", "bfloat16"])
def test_verify_reports_the_loss_from_rounding(source: Source, weights: str) -> None:
    check = next(verify(source, VerifyOptions(counts=[1], requests=1, seed=0, context=160, weights=weights)))
    assert check.name == "rounding error against float32"
    assert re.search(
        r"KL divergence of [\d.e-]+ on average, .* same at \d+ of 160 positions of random ids", check.detail
    )


@pytest.mark.slow
@pytest.mark.usefixtures("one_shape")
def test_verify_passes_in_bfloat16(source: Source) -> None:
    checks = list(
        verify(source, VerifyOptions(counts=[3], requests=10, seed=5, context=320, weights="bfloat16"))
    )
    assert [check for check in checks if not check.ok] == []


@pytest.mark.parametrize(
    ("weights", "packs", "expected"),
    [
        *(("float32", True, "float32"), ("bfloat16", True, "bfloat16"), ("int8", True, "bfloat16")),
        *(
            ("int4", True, "bfloat16"),
            ("int6", True, "bfloat16"),
            ("bfloat16", False, "bfloat16"),
            ("int8", False, "float32"),
        ),
    ],
)
def test_the_cache_is_narrow_with_narrow_weights_unless_xla_computes_8_bits(
    source: Source, weights: str, packs: bool, expected: str
) -> None:
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    model = load.load(source, weights, packs=packs)
    engine = XlaBatchEngine(model, slots=3, context=320)
    assert {str(leaf.dtype) for leaf in jax.tree.leaves(engine.runner.state.kv)} == {expected}
