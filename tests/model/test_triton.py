"""The kernel for GPUs, interpreted: it says what blocked attention says, and reads what its row sees."""

import re
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import AbstractDevice, AbstractMesh
from support.requests import alone, ask, serve
from support.shapes import made, of

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine import sample_step, steps, xla
from xlabatch.engine.programs import empty_chunk
from xlabatch.engine.state import cache_type, empty
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import attention, attention_triton
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions

B, K, G, E, C = 5, 2, 3, 32, 4
ROWS = [[0], [BLOCK - 1], [BLOCK], [300], [C * BLOCK - 1]]
PLACES = {
    "decode": (ROWS, 0),
    "a piece": ([list(range(250, 261))], 2),
    "a piece of several tiles": ([list(range(BLOCK, 2 * BLOCK))], 3),
}
SHAPE = of("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16)


def cache(dtype: Any = jnp.float32) -> KV:
    draw = np.random.default_rng(0).standard_normal
    shape = (B, C, K)
    return KV(jnp.asarray(draw((*shape, E, BLOCK)), dtype), jnp.asarray(draw((*shape, BLOCK, E)), dtype))


def queries(rows: int, tokens: int) -> jax.Array:
    return jnp.asarray(np.random.default_rng(1).standard_normal((K, G, E, rows, tokens), np.float32))


def at(positions: list[list[int]], slot: int = 0) -> StepPositions:
    places = jnp.array(positions, jnp.int32)
    return StepPositions(jnp.int32(slot), places, places, places.max() // BLOCK + 1, places.min())


def attend(
    q: jax.Array, kv: KV, place: StepPositions, window: int | None = None, cap: float | None = None
) -> Any:
    return np.asarray(attention_triton.attend(q, kv, place, window, cap, interpret=True))


@pytest.fixture(params=[1, 30, 256])
def programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Everything with splits of all blocks, of some, and of one."""
    monkeypatch.setattr(attention_triton, "TARGET_PROGRAMS", request.param)
    wanted: int = request.param
    return wanted


def test_splits_are_of_all_lengths_here(programs: int) -> None:
    assert attention_triton.choose_tiling(B, K, G, C, None, None).span == {1: C, 30: 2, 256: 1}[programs]


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(("window", "cap"), [(None, None), (100, None), (1, None), (None, 3.0)])
@pytest.mark.parametrize("which", PLACES)
@pytest.mark.parametrize(("dtype", "off"), [("float32", 3e-6), ("bfloat16", 4e-3)])
def test_it_says_what_blocked_attention_says(
    which: str, window: int | None, cap: float | None, dtype: str, off: float
) -> None:
    positions, slot = PLACES[which]
    q, kv, place = queries(len(positions), len(positions[0])), cache(dtype), at(positions, slot)
    wanted = np.asarray(attention.attend(q, kv, place, window, cap))
    # 16 bits: shares are rounded beside another running maximum where splits begin
    np.testing.assert_allclose(attend(q, kv, place, window, cap), wanted, rtol=off, atol=off)


def extended(
    place: StepPositions, kv: KV, dtype: Any, how: Any, window: int | None = None, cap: float | None = None
) -> tuple[KV, Any]:
    """A decode step of all rows: what is new is drawn."""
    draw = np.random.default_rng(2).standard_normal
    keys, values = (jnp.asarray(draw((K, E, B, 1)), dtype) for _ in range(2))
    kv, out = how(queries(B, 1), keys, values, kv, place, window, cap)
    return kv, np.asarray(out)


INTERPRETED = partial(attention_triton.update_and_attend, interpret=True)


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(
    ("window", "cap"), [(None, None), (1, None), (2, None), (100, None), (129, None), (None, 3.0)]
)
@pytest.mark.parametrize(("dtype", "off"), [("float32", 3e-6), ("bfloat16", 4e-3)])
def test_in_decode_it_writes_what_is_new_and_says_the_same(
    window: int | None, cap: float | None, dtype: str, off: float
) -> None:
    place = at(ROWS)
    grown, out = extended(place, cache(dtype), dtype, INTERPRETED, window, cap)
    wanted, expected = extended(place, cache(dtype), dtype, attention.update_and_attend, window, cap)
    np.testing.assert_allclose(out, expected, rtol=off, atol=off)
    assert all(
        (now == then).all() for now, then in zip(grown_leaves(grown), grown_leaves(wanted), strict=True)
    )


def grown_leaves(kv: KV) -> list[Any]:
    return [np.asarray(leaf, np.float32) for leaf in (kv.keys, kv.values)]


@pytest.mark.usefixtures("programs")
def test_in_decode_it_does_not_matter_what_stood_where_something_new_goes() -> None:
    """Any key, and any value that is finite: another program may load them, old or new."""
    kv, place, every = cache(), at(ROWS), np.arange(B)
    where = np.array(ROWS)[:, 0]
    spoilt = KV(
        kv.keys.at[every, where // BLOCK, :, :, where % BLOCK].set(jnp.nan),
        kv.values.at[every, where // BLOCK, :, where % BLOCK].set(np.finfo(np.float32).max),
    )
    one, other = (extended(place, each, jnp.float32, INTERPRETED) for each in (kv, spoilt))
    assert (one[1] == other[1]).all()
    assert all((a == b).all() for a, b in zip(grown_leaves(one[0]), grown_leaves(other[0]), strict=True))


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("window", [None, 1, 2, 130, 173])
def test_in_decode_it_visits_no_block_without_a_position_that_its_row_sees(window: int | None) -> None:
    """What is new aside: a row at 0, and with a window of one any row, visits none."""
    kv, place, first = cache(), at(ROWS), np.array(ROWS) - (window or C * BLOCK) + 1
    block = np.arange(C)[None, :]
    unseen = (block * BLOCK >= np.array(ROWS)) | ((block + 1) * BLOCK <= first)
    spoilt = jax.tree.map(lambda leaf: jnp.where(unseen[:, :, None, None, None], jnp.nan, leaf), kv)
    assert unseen.any()
    one, other = (extended(place, each, jnp.float32, INTERPRETED, window)[1] for each in (kv, spoilt))
    assert (one == other).all()


@pytest.mark.parametrize("groups", [14, 15, 62, 63])
def test_in_decode_a_head_may_have_any_number_of_queries(groups: int) -> None:
    """Up to two fewer than a tile holds the kernel writes; beyond it is written before."""
    draw = np.random.default_rng(4).standard_normal
    q = jnp.asarray(draw((K, groups, E, B, 1)), jnp.float32)
    new = jnp.asarray(draw((K, E, B, 1)), jnp.float32)
    (grown, out), (wanted, expected) = (
        how(q, new, new, cache(), at(ROWS)) for how in (INTERPRETED, attention.update_and_attend)
    )
    np.testing.assert_allclose(out, expected, rtol=3e-6, atol=3e-6)
    assert (grown.keys == wanted.keys).all()


@pytest.mark.usefixtures("programs")
def test_in_decode_an_idle_row_writes_nothing() -> None:
    kv, place = cache(), at(ROWS)
    idle = replace(place, write_positions=place.write_positions.at[1].set(C * BLOCK))
    grown, _ = extended(idle, kv, jnp.float32, INTERPRETED)
    for now, then in zip(grown_leaves(grown), grown_leaves(kv), strict=True):
        assert {n for n in range(B) if (now[n] != then[n]).any()} == {0, 2, 3, 4}


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("broken", [np.nan, np.inf, -np.inf])
def test_in_decode_a_value_that_is_not_finite_breaks_its_row_alone(broken: float) -> None:
    new = jnp.ones((K, E, B, 1), jnp.float32)
    kv, out = INTERPRETED(queries(B, 1), new, new.at[:, 2, 3].set(broken), cache(), at(ROWS))
    assert np.isnan(out[..., 3, :]).all()
    assert np.isfinite(out[..., [0, 1, 2, 4], :]).all()
    assert np.isfinite(kv.values).all()
    assert np.isnan(attend(queries(B, 1), kv, at(ROWS))[..., 3, :]).all()  # and so it goes on


@pytest.mark.usefixtures("programs")
def test_in_decode_a_rows_bits_are_its_own() -> None:
    new = jnp.asarray(np.random.default_rng(3).standard_normal((K, E, B, 1)), jnp.float32)
    q, kv, order = queries(B, 1), cache(), np.array([3, 0, 4, 2, 1])
    _, before = INTERPRETED(q, new, new, kv, at(ROWS))
    turned = jax.tree.map(lambda leaf: leaf[order], kv)
    moved = new[:, :, order]
    _, after = INTERPRETED(q[..., order, :], moved, moved, turned, at([ROWS[n] for n in order]))
    assert (after == before[..., order, :]).all()
    _, longer = INTERPRETED(q, new, new, kv, at([[0], [500], [400], [300], [9]]))
    assert (longer[..., [0, 3], :] == before[..., [0, 3], :]).all()


@pytest.mark.parametrize("rows", [1, 4, 40])
def test_splits_are_as_long_as_the_shape_says_and_cover_everything(rows: int) -> None:
    for blocks in (1, 2, 5, 16, 64):
        how = attention_triton.choose_tiling(rows, 8, 4, blocks, None, None)
        assert (how.splits - 1) * how.span < blocks <= how.splits * how.span
        assert rows * 8 * how.splits >= min(attention_triton.TARGET_PROGRAMS / 2, rows * 8 * blocks)
    assert (
        attention_triton.choose_tiling(256, 8, 4, 16, None, None).splits == 1
    )  # enough programs: nothing is split


@pytest.mark.parametrize(
    ("head_dim", "dtype", "way"),
    [
        *((128, "bfloat16", "triton"), (96, "bfloat16", "xla"), (8, "bfloat16", "xla")),
        *((256, "bfloat16", "triton"), (128, "float32", "triton"), (256, "float32", "xla")),
    ],
)
def test_a_gpu_gets_the_kernel_where_heads_fit(
    head_dim: int, dtype: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert attention_triton.choose_backend(head_dim, dtype) == "xla"
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    assert attention_triton.choose_backend(head_dim, dtype) == way


@pytest.mark.usefixtures("programs")
def test_a_rows_bits_are_its_own() -> None:
    """Neighbours that are longer, other, or elsewhere change none of them."""
    q, kv = queries(B, 1), cache()
    before = attend(q, kv, at(ROWS))
    order = [3, 0, 4, 2, 1]
    turned = jax.tree.map(lambda leaf: leaf[np.array(order)], kv)
    moved = attend(q[..., np.array(order), :], turned, at([ROWS[n] for n in order]))
    assert (moved == before[..., order, :]).all()
    longer = attend(q, kv, at([[0], [500], [400], [300], [9]]))
    assert (longer[..., [0, 3], :] == before[..., [0, 3], :]).all()


@pytest.mark.usefixtures("programs")
def test_it_visits_no_block_that_its_row_does_not_see() -> None:
    q, kv = queries(B, 1), cache()
    block = np.arange(C)[None, :] > np.array(ROWS) // BLOCK
    hidden = jnp.asarray(block)[:, :, None, None, None]
    spoilt = KV(jnp.where(hidden, jnp.nan, kv.keys), jnp.where(hidden, jnp.nan, kv.values))
    assert (
        attend(q, spoilt, at(ROWS)) == attend(q, kv, at(ROWS))
    ).all()  # 0 * NaN is NaN: a visit would show
    assert not (attend(q, spoilt, at(ROWS), 130) != attend(q, kv, at(ROWS), 130)).any()
    early = KV(kv.keys, kv.values.at[:, 0].set(jnp.nan))
    late = [[300]] * B
    assert (attend(q, early, at(late), 173) == attend(q, kv, at(late), 173)).all()
    assert np.isnan(attend(q, early, at(late), 174)).any()  # one position more needs the first block


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("junk", [np.nan, np.inf])
def test_keys_that_no_query_sees_may_be_anything(junk: float) -> None:
    q, kv = queries(B, 1), cache()
    hidden = jnp.asarray((np.arange(C * BLOCK)[None, :] > np.array(ROWS)).reshape(B, C, 1, 1, BLOCK))
    spoilt = KV(
        jnp.where(hidden, junk, kv.keys),
        jnp.where(hidden.swapaxes(3, 4), np.finfo(np.float32).max, kv.values),
    )
    assert (attend(q, spoilt, at(ROWS)) == attend(q, kv, at(ROWS))).all()


@pytest.mark.parametrize("weights", ["float32", "bfloat16", "int8"])
def test_an_engine_on_it_keeps_the_promise_and_says_the_same(
    weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, ways = load(made(SHAPE), weights), ["xla", "triton_interpret"]
    requests = [ask("long", 140, 6), ask("warm", 15, 9, temperature=0.8), ask("a", 3, 12), ask("b", 129, 4)]
    monkeypatch.setattr(attention_triton, "TARGET_PROGRAMS", 1)  # several blocks to a split
    monkeypatch.setattr(xla, "cache_type", partial(cache_type, platform="gpu"))
    engines = {}
    for way in ways:
        monkeypatch.setattr(attention_triton, "choose_backend", lambda *_, way=way: way)
        engines[way] = XlaBatchEngine(model, slots=3, context=256)
    assert {kv.backend for kv in engines["triton_interpret"].runner.state.kv} == {"triton_interpret"}
    kept = {kv.keys.dtype for kv in engines["triton_interpret"].runner.state.kv}
    assert kept == {jnp.dtype("float32" if weights == "float32" else "bfloat16")}
    together = serve(engines["triton_interpret"], requests)
    for request in requests:
        assert alone(engines["triton_interpret"], request) == together[request.id]
    if weights == "float32":
        plain = serve(engines["xla"], requests)
        for request in requests:
            assert [one[0] for one in plain[request.id]] == [one[0] for one in together[request.id]]


# What a GPU is given, read without one


@pytest.fixture(scope="module")
def model() -> Model:
    return load(made(SHAPE), "bfloat16")


@pytest.fixture(scope="module")
def given(model: Model) -> dict[str, str]:
    """StableHLO for CUDA of an engine's two large programs."""
    state = empty(model.config, 3, 512, 4, jnp.bfloat16, "triton")
    decode, prefill, begin = (
        jax.jit(program, static_argnums=0, donate_argnums=2)
        for program in (steps.decode, steps.prefill, steps.prefill_logits)
    )
    mesh = AbstractMesh((1,), ("x",), abstract_device=AbstractDevice("NVIDIA H200", 132, "cuda"))
    with jax.sharding.use_abstract_mesh(mesh):  # jax 0.11.2 asks what GPU it will be
        traced = {
            "decode": decode.trace(model.config, model.params, state),
            "prefill": prefill.trace(model.config, model.params, state, empty_chunk(128, 4)),
            "prefill_logits": begin.trace(
                model.config, model.params, state.rows, 0, np.zeros((48, 1), np.float32)
            ),
            "sample_greedy": jax.jit(sample_step.sample_greedy, donate_argnums=0).trace(state.rows),
        }
        return {name: one.lower(lowering_platforms=("cuda",)).as_text() for name, one in traced.items()}


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_a_gpu_is_given_a_kernel_a_layer_and_no_loop(given: dict[str, str], model: Model, name: str) -> None:
    assert given[name].count("@__gpu$xla.gpu.triton") == model.config.layers
    assert "stablehlo.while" not in given[name]


@pytest.mark.parametrize("name", ["prefill_logits", "sample_greedy"])
def test_a_small_program_has_no_branch(given: dict[str, str], name: str) -> None:
    assert not re.findall(r"stablehlo\.(?:case|if|while)", given[name])


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_nothing_waits_until_the_host_has_read_a_branch(given: dict[str, str], name: str) -> None:
    """Which branch is taken is settled while compiling: by a constant, or by a case of one."""
    made = dict(re.findall(r"(%\w+)\S* = \"?(stablehlo\.\w+\"?(?:\(%\w+\))?)", given[name]))
    branches = re.findall(r"stablehlo\.(?:case|if)\"\((%\w+)\)", given[name])
    assert branches
    for branch in branches:
        while "case" in made[branch]:
            branch = made[branch].split("(")[1].rstrip(")")
        assert made[branch] == "stablehlo.constant"


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_a_gpu_writes_its_state_in_place(given: dict[str, str], model: Model, name: str) -> None:
    state = empty(model.config, 3, 512, 4, jnp.bfloat16)
    assert len(re.findall(r"tf.aliasing_output|jax.buffer_donor", given[name])) >= len(jax.tree.leaves(state))


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_dots_of_16_bits_are_summed_in_32(given: dict[str, str], name: str) -> None:
    dots = re.findall(r"stablehlo.dot_general.* : \((\S+), (\S+)\) -> (\S+)", given[name])
    assert len(dots) >= 8
    for left, right, sums in dots:
        assert left.endswith("bf16>") == right.endswith("bf16>")
        assert sums.endswith("f32>")
    assert all(left.endswith("bf16>") for left, _, _ in dots)
