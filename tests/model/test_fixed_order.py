"""Products and sums in a fixed order, interpreted and lowered for a GPU: bits depend on one column only."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import AbstractDevice, AbstractMesh
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.requests import make_request, serve
from support.shapes import raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine import plain, promise
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.plain import cache_type
from xlabatch.engine.promise import NO_STRONG
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.model import attention
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.triton import attention as attention_triton
from xlabatch.model.triton import fixed_order

WIDTHS = 1, 3, 8, 17, 64, 65
SHAPE = raw_config("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16)
PRODUCT = partial(fixed_order.matrix_product, interpret=True)
SUMS = partial(fixed_order.column_sums, interpret=True)
tile_columns = jax.jit(attention_triton.tile_columns, static_argnums=(2, 3))


def draw(*shape: int, dtype: str = "float32") -> jax.Array:
    """Random numbers."""
    return jnp.asarray(np.random.default_rng(shape).standard_normal(shape), dtype)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("outputs", "inputs", "dtype"),
    slow_except([(130, 600, "bfloat16")], [(97, 200, "float32"), (130, 600, "bfloat16")]),
)
def test_a_columns_product_has_the_same_bits_among_any_others(outputs: int, inputs: int, dtype: str) -> None:
    weight, x = draw(outputs, inputs, dtype=dtype), draw(inputs, 130, dtype=dtype)
    product = np.asarray(PRODUCT(weight, x))
    exact = np.asarray(weight, np.float64) @ np.asarray(x, np.float64)
    np.testing.assert_allclose(product, exact, atol=1e-6 * np.abs(exact).max())
    for width in WIDTHS:
        assert (np.asarray(PRODUCT(weight, x[:, 5 : 5 + width])) == product[:, 5 : 5 + width]).all()


def test_the_inputs_are_divided_by_the_shape_of_the_weight_alone() -> None:
    """Few outputs get more programs, and parts of the inputs are long enough to be worth a program."""
    assert fixed_order.count_parts(128256, 4096) == 1
    assert fixed_order.count_parts(4096, 14336) == 4
    assert fixed_order.count_parts(130, 600) == 2
    assert fixed_order.count_parts(97, 200) == 1


def test_a_columns_sum_has_the_same_bits_among_any_others() -> None:
    x = draw(1500, 30)
    sums = np.asarray(SUMS(x))
    np.testing.assert_allclose(sums[0], np.asarray(x, np.float64).sum(0), atol=1e-4)
    for width in (1, 3, 8, 17):
        assert (np.asarray(SUMS(x[:, 5 : 5 + width])) == sums[:, 5 : 5 + width]).all()


@pytest.mark.parametrize("junk", [np.nan, np.inf])
def test_numbers_that_are_not_finite_stay_in_their_column(junk: float) -> None:
    x = draw(100, 9).at[33, 4].set(junk)
    others = np.arange(9) != 4
    for result in (PRODUCT(draw(70, 100), x), SUMS(x)):
        assert np.isfinite(np.asarray(result)[:, others]).all()
        assert not np.isfinite(np.asarray(result)[:, 4]).any()


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
def test_zeros_behind_numbers_that_are_added_in_pairs_change_nothing(count: int) -> None:
    numbers = draw(count, 6)
    longer = jnp.concatenate([numbers, jnp.zeros((4, 6))])
    assert (fixed_order.add_in_pairs(numbers) == fixed_order.add_in_pairs(longer)).all()


def attend(kv: KV, q: jax.Array, positions: np.ndarray[Any, Any], window: int | None) -> Any:
    """Queries [K, G, E, R, T] at positions [R, T] in the fixed form, without a write."""
    return np.asarray(attend_compiled(kv, q, jnp.asarray(positions, jnp.int32), window))


@partial(jax.jit, static_argnames="window")
def attend_compiled(kv: KV, q: jax.Array, at: jax.Array, window: int | None) -> jax.Array:
    step = StepPositions(jnp.int32(0), at, at, at.max() // BLOCK + 1, at.min(), 6 * BLOCK)
    return attention_triton.attend(q, kv, step, attention.Scoring(window), interpret=True, fixed=True)


@pytest.mark.parametrize("window", slow_except([], [None, 130]))
def test_a_query_attends_with_the_same_bits_in_decode_and_in_chunks_of_any_capacity(
    window: int | None,
) -> None:
    K, G, E, C, T = 2, 3, 16, 6, 21
    keys, values, q = draw(1, C, K, BLOCK, E), draw(1, C, K, BLOCK, E), draw(K, G, E, 1, T)
    positions, kv = np.arange(600, 600 + T)[None], KV(keys, values, "triton_fixed_interpret")
    chunk = attend(kv, q, positions, window)
    at = jnp.asarray(positions, jnp.int32)
    step = StepPositions(jnp.int32(0), at, at, jnp.int32(5), jnp.int32(600), 6 * BLOCK)
    np.testing.assert_allclose(chunk, attention.attend(q, kv, step, attention.Scoring(window)), atol=3e-6)
    smaller = replace(kv, keys=keys[:, :5], values=values[:, :5])  # blocks of a slot with a smaller context
    for n in (0, 7, T - 1):
        alone = attend(smaller, q[..., n : n + 1], positions[:, n : n + 1], window)
        assert (alone == chunk[..., n : n + 1]).all()


def rows_of(*pieces: tuple[int, int, int]) -> tuple[Any, Any]:
    """Slots and positions of columns: pieces of a slot, from a position, of some tokens."""
    slots = [slot for slot, _, count in pieces for _ in range(count)]
    positions = [start + n for _, start, count in pieces for n in range(count)]
    return np.array(slots, np.int32), np.array(positions, np.int32)


@pytest.mark.parametrize("groups", [3, 4, 20])  # tiles of 5 tokens, of 4, and of one
def test_columns_of_several_slots_attend_with_the_bits_of_each_alone(groups: int) -> None:
    """Rows that decode, pieces of prompts, and padding, whose tokens would attend to slot 0."""
    K, E, C, B = 2, 16, 6, 5
    kv = KV(draw(B, C, K, BLOCK, E), draw(C, B, K, BLOCK, E).swapaxes(0, 1), "triton_fixed_interpret")
    slots, positions = rows_of((3, 700, 1), (0, 5, 1), (1, 120, 17), (4, 0, 9), (2, 255, 2))
    N = len(slots) + 11
    q = draw(K, groups, E, N, 1)
    ends = np.pad(positions, (0, 11), constant_values=C * BLOCK)  # where they are written
    padded = np.pad(positions, (0, 11))
    step = StepPositions(
        jnp.int32(0),
        jnp.asarray(padded)[:, None],
        jnp.asarray(ends)[:, None],
        jnp.int32(C),
        jnp.int32(0),
        C * BLOCK,
        slots=jnp.asarray(np.pad(slots, (0, 11))),
    )
    scoring = attention.Scoring(window=130)
    together = np.asarray(attention_triton.attend_tiles(q, kv, step, scoring, interpret=True))
    for n in (0, 1, 2, 6, 7, 18, 19, 27, 29):  # the first and last columns of pieces and tiles
        slot = slots[n]
        own = replace(kv, keys=kv.keys[slot : slot + 1], values=kv.values[slot : slot + 1])
        assert (
            attend(own, q[..., n : n + 1, :], padded[n : n + 1, None], 130) == together[..., n : n + 1, :]
        ).all()


@pytest.mark.parametrize("size", [1, 3, 4])
def test_tiles_hold_each_active_column_once_beside_its_neighbours_only(size: int) -> None:
    pieces = (3, 7, 1), (0, 5, 1), (1, 0, 8), (4, 0, 9), (2, 100, 2), (5, 3, 4)
    slots, positions = rows_of(*pieces)
    active = np.ones(len(slots), bool)
    for idle in ([], [0], [1, 2], [13], range(18, 25), range(25)):
        active[:] = True
        active[list(idle)] = False
        tiled = tile_columns(jnp.asarray(slots), jnp.asarray(active), size, 6)
        assert len(tiled.columns) == attention_triton.count_tiles(len(slots), size, 6)
        assert (
            sorted(np.asarray(tiled.columns)[np.asarray(tiled.is_own)].tolist())
            == np.flatnonzero(active).tolist()
        )
        for n in np.flatnonzero(active):
            assert tiled.columns[tiled.tile[n], tiled.place[n]] == n
        for columns, own in zip(*map(np.asarray, (tiled.columns, tiled.is_own)), strict=True):
            assert len(set(slots[columns[own]])) <= 1
            assert (np.diff(positions[columns[own]]) == 1).all()


def test_a_tile_without_columns_reads_one_block() -> None:
    """Six columns of one slot fill a tile of four and half of another; three tiles are for other slots."""
    slots, positions = rows_of((1, 700, 6))
    tiled = tile_columns(jnp.asarray(slots), jnp.ones(6, bool), 4, 3)
    found = attention_triton.tile_positions(tiled, jnp.asarray(positions))
    assert found.tolist() == [[700, 701, 702, 703], [704, 705, 704, 704], *2 * [[0] * 4]]


def test_products_of_all_widths_are_one_kernel_of_a_gpu() -> None:
    mesh = AbstractMesh((1,), ("x",), abstract_device=AbstractDevice("NVIDIA H200", 132, "cuda"))
    weight = jax.ShapeDtypeStruct((4096, 4096), jnp.bfloat16)
    with jax.sharding.use_abstract_mesh(mesh):  # jax 0.11.2 needs to know which GPU it will be
        for width in (1, 8, 512):
            x = jax.ShapeDtypeStruct((4096, width), jnp.bfloat16)
            lowered = jax.jit(fixed_order.matrix_product).trace(weight, x).lower(lowering_platforms=("cuda",))
            assert lowered.as_text().count("@__gpu$xla.gpu.triton") == 1


def test_the_strong_promise_is_refused_where_nothing_keeps_it() -> None:
    model = load(source_of(SHAPE), "float32", packs=False)
    with pytest.raises(Refused, match=NO_STRONG):
        XlaBatchEngine(model, slots=2, context=128, promise="strong")
    with pytest.raises(Refused, match="one of batch, strong, got 'weak'"):
        XlaBatchEngine(model, slots=2, context=128, promise="weak")


@WITH_KERNELS
def test_the_kernels_keep_the_strong_promise_without_a_change() -> None:
    model = load(source_of(SHAPE), "float32")
    assert promise.keep_promise(model, EngineOptions(promise="strong")) is model
    assert layout_of(model.params).is_strong


@pytest.mark.parametrize(
    "weights", slow_except([], ["float32", "bfloat16", "int8"], by_hand=["bfloat16", "int8"])
)
def test_engines_of_other_shapes_give_a_request_the_same_bits(
    weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In GPU kernels, interpreted. Without the fixed order the same engines differ."""
    monkeypatch.setattr(plain, "cache_type", lambda weights, _: cache_type(weights, "gpu"))
    monkeypatch.setattr(promise, "fixed_order", lambda: "fixed_interpret")
    model = load(source_of(SHAPE), weights, packs=False)
    requests = [
        make_request("long", 140, 6),
        make_request("warm", 15, 9, temperature=0.8),
        make_request("a", 3, 12),
    ]
    shapes = [{"slots": 3, "context": 256, "budget": 16}, {"slots": 1, "context": 512, "budget": 64}]
    engines = [XlaBatchEngine(model, promise="strong", **shape) for shape in shapes]  # type: ignore[arg-type]
    first, second = (serve(engine, requests) for engine in engines)
    assert first == second
    assert engines[0].startup.fingerprint == engines[1].startup.fingerprint
    steps = XlaBatchEngine(model, promise="strong", steps_per_dispatch=3, **shapes[0])  # type: ignore[arg-type]
    assert serve(steps, requests) == first
    assert "decode_steps 3" in steps.runner.programs
    continued = [replace(each, id=f"{each.id} again") for each in requests]  # its prompt is reused
    assert {f"{id} again": stream for id, stream in first.items()} == serve(engines[0], continued)
