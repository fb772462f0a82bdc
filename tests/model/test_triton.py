"""The GPU kernel, interpreted: it matches blocked attention, and reads only the blocks that its row sees."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.quick import product_except, slow_except
from support.requests import make_request, serve, solo_stream
from support.shapes import raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine import plain
from xlabatch.engine.plain import cache_type
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import attention, backends
from xlabatch.model.attention import Scoring
from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.triton import attention as attention_triton

B, K, G, E, C = 5, 2, 3, 32, 4
ROWS = [[0], [BLOCK - 1], [BLOCK], [300], [C * BLOCK - 1]]
STEPS = {  # positions, and the first row's slot
    "decode": (ROWS, 0),
    "prefill": ([list(range(250, 261))], 2),
    "prefill in several tiles": ([list(range(BLOCK, 2 * BLOCK))], 3),
}
PROGRAMS = [1, 30, 256]
SHAPE = raw_config("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16)


def cache(dtype: Any = jnp.float32) -> KV:
    """A cache of random keys and values."""
    draw = np.random.default_rng(0).standard_normal
    shape = (B, C, K)
    keys, values = (jnp.asarray(draw((*shape, BLOCK, E)), dtype) for _ in range(2))
    return KV(keys, values, "triton_interpret")


def queries(rows: int, tokens: int) -> jax.Array:
    """Random queries [K, G, E, rows, tokens]."""
    return jnp.asarray(np.random.default_rng(1).standard_normal((K, G, E, rows, tokens), np.float32))


def at(positions: list[list[int]], slot: int = 0) -> StepPositions:
    """A step whose tokens are at these positions [R, T], and are written there."""
    array = jnp.array(positions, jnp.int32)
    return StepPositions(jnp.int32(slot), array, array, array.max() // BLOCK + 1, array.min(), C * BLOCK)


def attend(
    q: jax.Array, kv: KV, step: StepPositions, window: int | None = None, cap: float | None = None
) -> Any:
    """The interpreted kernel, without a write."""
    return np.asarray(attention_triton.attend(q, kv, step, Scoring(window, cap), interpret=True))


@pytest.fixture(params=slow_except([30], PROGRAMS))
def programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Splits of all blocks, of some, and of one block."""
    target: int = request.param
    monkeypatch.setattr(attention_triton, "TARGET_PROGRAMS", target)
    return target


def test_the_fixture_gives_splits_of_all_some_and_one_block(programs: int) -> None:
    assert attention_triton.choose_tiling(B, K, G, C).span == {1: C, 30: 2, 256: 1}[programs]


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(
    ("programs", "step", "mask"),
    product_except(
        [(30, "prefill", (100, None, "bfloat16"))],
        PROGRAMS,
        list(STEPS),
        [(100, None, "float32"), (100, None, "bfloat16"), (None, 3.0, "float32"), (None, None, "float32")],
    ),
    indirect=["programs"],
)
def test_it_matches_blocked_attention(step: str, mask: tuple[int | None, float | None, str]) -> None:
    (window, cap, dtype), (positions, slot) = mask, STEPS[step]
    q, kv = queries(len(positions), len(positions[0])), cache(dtype)
    expected = np.asarray(attention.attend(q, kv, at(positions, slot), Scoring(window, cap)))
    # in 16 bits, weights are rounded against another running maximum where a split starts
    result = attend(q, kv, at(positions, slot), window, cap)
    np.testing.assert_allclose(result, expected, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(
    ("programs", "tokens", "chunk"),
    product_except([(30, 1, 150)], PROGRAMS, [9, 1], [1, 150, 50, BLOCK]),
    indirect=["programs"],
)
def test_chunks_match_blocked_attention(tokens: int, chunk: int) -> None:
    """Among the rows in decode are the first of a chunk, which sees itself only, and the last."""
    draw = np.random.default_rng(7).standard_normal
    new = jnp.asarray(draw((K, E, B, tokens)), jnp.float32)
    last = [0, chunk - 1, chunk, 300, 3 * chunk] if tokens == 1 else [8, 8 + chunk, BLOCK + 3, 300, 305]
    step = at([list(range(each - tokens + 1, each + 1)) for each in last])
    (kv, out), (expected_kv, expected) = (
        update(queries(B, tokens), new, new, cache(), step, Scoring(chunk=chunk))
        for update in (INTERPRETED, attention.update_and_attend)
    )
    np.testing.assert_allclose(out, expected, rtol=3e-6, atol=3e-6)
    assert_equal(kv, expected_kv)


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(("programs", "tokens"), product_except([], PROGRAMS, [1, 9]), indirect=["programs"])
def test_sinks_match_blocked_attention(tokens: int) -> None:
    draw = np.random.default_rng(6).standard_normal
    sinks = jnp.asarray(draw(K * G) * 3, jnp.float32)
    new = jnp.asarray(draw((K, E, B, tokens)), jnp.float32)
    starts = (max(row[0] - tokens + 1, 0) for row in ROWS)
    step = at([list(range(start, start + tokens)) for start in starts])
    out, expected = (
        update(queries(B, tokens), new, new, cache(), step, Scoring(sinks=sinks))[1]
        for update in (INTERPRETED, attention.update_and_attend)
    )
    np.testing.assert_allclose(out, expected, rtol=3e-6, atol=3e-6)


def decode(
    step: StepPositions, kv: KV, dtype: Any, update: Any, window: int | None = None, cap: float | None = None
) -> tuple[KV, Any]:
    """A decode step of all rows with random new keys and values."""
    draw = np.random.default_rng(2).standard_normal
    keys, values = (jnp.asarray(draw((K, E, B, 1)), dtype) for _ in range(2))
    kv, out = update(queries(B, 1), keys, values, kv, step, Scoring(window, cap))
    return kv, np.asarray(out)


TOLERANCE = {"float32": 3e-6, "bfloat16": 4e-3}
INTERPRETED = partial(attention_triton.update_and_attend, interpret=True)


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(
    ("programs", "mask"),
    product_except(
        [(30, (None, 3.0, "float32"))],
        PROGRAMS,
        [
            *((None, None, "float32"), (None, 3.0, "float32"), (1, None, "float32"), (129, None, "float32")),
            *((2, None, "bfloat16"), (100, None, "bfloat16")),
        ],
    ),
    indirect=["programs"],
)
def test_in_decode_it_writes_the_new_token_and_matches_blocked_attention(
    mask: tuple[int | None, float | None, str],
) -> None:
    window, cap, dtype = mask
    kv, out = decode(at(ROWS), cache(dtype), dtype, INTERPRETED, window, cap)
    expected_kv, expected = decode(at(ROWS), cache(dtype), dtype, attention.update_and_attend, window, cap)
    np.testing.assert_allclose(out, expected, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])
    assert_equal(kv, expected_kv)


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(
    ("programs", "sizes"),
    product_except([(30, (20, 9))], PROGRAMS, [(20, 1), (20, 9), (7, 1), (7, 9)]),
    indirect=["programs"],
)
def test_a_head_may_have_any_number_of_features(sizes: tuple[int, int]) -> None:
    """What its tile has beyond them is the next head's memory, which is neither read nor written."""
    head_dim, tokens = sizes
    draw = np.random.default_rng(5).standard_normal
    keys, values = (jnp.asarray(draw((B, C, K, BLOCK, head_dim)), jnp.float32) for _ in range(2))
    kv = KV(keys, values, "triton_interpret")
    q = jnp.asarray(draw((K, G, head_dim, B, tokens)), jnp.float32)
    new = jnp.asarray(draw((K, head_dim, B, tokens)), jnp.float32)
    starts = (max(row[0] - tokens + 1, 0) for row in ROWS)
    step = at([list(range(start, start + tokens)) for start in starts])
    (updated, out), (expected_kv, expected) = (
        update(q, new, new, kv, step, Scoring(150)) for update in (INTERPRETED, attention.update_and_attend)
    )
    np.testing.assert_allclose(out, expected, rtol=3e-6, atol=3e-6)
    assert_equal(updated, expected_kv)


def leaves(kv: KV) -> list[Any]:
    """Keys and values in float32, which NumPy can compare."""
    return [np.asarray(leaf, np.float32) for leaf in (kv.keys, kv.values)]


def assert_equal(one: KV, other: KV) -> None:
    """Two caches are equal in every bit."""
    assert all((a == b).all() for a, b in zip(leaves(one), leaves(other), strict=True))


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
def test_in_decode_the_old_entries_at_the_new_position_change_nothing() -> None:
    """They may be any key and any finite value: another program may load them, before or after the write."""
    kv, slots = cache(), np.arange(B)
    position = np.array(ROWS)[:, 0]
    changed = replace(
        kv,
        keys=kv.keys.at[slots, position // BLOCK, :, position % BLOCK].set(jnp.nan),
        values=kv.values.at[slots, position // BLOCK, :, position % BLOCK].set(np.finfo(np.float32).max),
    )
    one, other = (decode(at(ROWS), each, jnp.float32, INTERPRETED) for each in (kv, changed))
    assert (one[1] == other[1]).all()
    assert_equal(one[0], other[0])


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(
    ("programs", "window"),
    product_except([(30, 130)], PROGRAMS, [None, 130, 1, 2, 173]),
    indirect=["programs"],
)
def test_in_decode_it_reads_no_block_without_a_visible_older_position(window: int | None) -> None:
    """The new token is not read from the cache: a row at 0, or with a window of 1, reads no block."""
    kv, first = cache(), np.array(ROWS) - (window or C * BLOCK) + 1
    block = np.arange(C)[None, :]
    masked = (block * BLOCK >= np.array(ROWS)) | ((block + 1) * BLOCK <= first)
    poisoned = jax.tree.map(lambda leaf: jnp.where(masked[:, :, None, None, None], jnp.nan, leaf), kv)
    assert masked.any()
    one, other = (decode(at(ROWS), each, jnp.float32, INTERPRETED, window)[1] for each in (kv, poisoned))
    assert (one == other).all()


@pytest.mark.slow
@pytest.mark.parametrize("groups", [14, 15, 62, 63])
def test_in_decode_a_head_may_have_any_number_of_queries(groups: int) -> None:
    """If a tile holds them with the new key and value, the kernel writes; otherwise XLA writes before it."""
    draw = np.random.default_rng(4).standard_normal
    q = jnp.asarray(draw((K, groups, E, B, 1)), jnp.float32)
    new = jnp.asarray(draw((K, E, B, 1)), jnp.float32)
    (kv, out), (expected_kv, expected) = (
        update(q, new, new, cache(), at(ROWS)) for update in (INTERPRETED, attention.update_and_attend)
    )
    np.testing.assert_allclose(out, expected, rtol=3e-6, atol=3e-6)
    assert (kv.keys == expected_kv.keys).all()


@pytest.mark.usefixtures("programs")
def test_in_decode_an_idle_row_writes_nothing() -> None:
    kv, step = cache(), at(ROWS)
    idle = replace(step, write_positions=step.write_positions.at[1].set(C * BLOCK))
    updated, _ = decode(idle, kv, jnp.float32, INTERPRETED)
    for new, old in zip(leaves(updated), leaves(kv), strict=True):
        assert {n for n in range(B) if (new[n] != old[n]).any()} == {0, 2, 3, 4}


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("invalid", [np.nan, np.inf, -np.inf])
def test_in_decode_a_value_that_is_not_finite_gives_nan_in_its_own_row_only(invalid: float) -> None:
    new = jnp.ones((K, E, B, 1), jnp.float32)
    kv, out = INTERPRETED(queries(B, 1), new, new.at[:, 2, 3].set(invalid), cache(), at(ROWS))
    assert np.isnan(out[..., 3, :]).all()
    assert np.isfinite(out[..., [0, 1, 2, 4], :]).all()
    assert np.isfinite(kv.values).all()
    assert np.isnan(attend(queries(B, 1), kv, at(ROWS))[..., 3, :]).all()  # in later steps, too


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
def test_in_decode_a_rows_bits_do_not_depend_on_other_rows() -> None:
    new = jnp.asarray(np.random.default_rng(3).standard_normal((K, E, B, 1)), jnp.float32)
    q, kv, order = queries(B, 1), cache(), np.array([3, 0, 4, 2, 1])
    _, before = INTERPRETED(q, new, new, kv, at(ROWS))
    moved = jax.tree.map(lambda leaf: leaf[order], kv)
    new_moved = new[:, :, order]
    _, after = INTERPRETED(q[..., order, :], new_moved, new_moved, moved, at([ROWS[n] for n in order]))
    assert (after == before[..., order, :]).all()
    _, longer = INTERPRETED(q, new, new, kv, at([[0], [500], [400], [300], [9]]))
    assert (longer[..., [0, 3], :] == before[..., [0, 3], :]).all()


@pytest.mark.parametrize("rows", [1, 4, 40])
def test_splits_cover_all_blocks_and_there_are_as_many_as_the_target_needs(rows: int) -> None:
    for blocks in (1, 2, 5, 16, 64):
        tiling = attention_triton.choose_tiling(rows, 8, 4, blocks)
        assert (tiling.splits - 1) * tiling.span < blocks <= tiling.splits * tiling.span
        assert rows * 8 * tiling.splits >= min(attention_triton.TARGET_PROGRAMS / 2, rows * 8 * blocks)
    # with 256 rows there are enough programs without a split
    assert attention_triton.choose_tiling(256, 8, 4, 16).splits == 1


@pytest.mark.parametrize(
    ("head_dim", "dtype", "backend"),
    [
        *((128, "bfloat16", "triton"), (96, "bfloat16", "triton"), (8, "bfloat16", "triton")),
        *((256, "bfloat16", "triton"), (192, "bfloat16", "triton"), (288, "bfloat16", "xla_rows")),
        *((128, "float32", "triton"), (192, "float32", "xla_rows")),
    ],
)
def test_a_gpu_uses_the_kernel_for_heads_that_it_supports(
    head_dim: int, dtype: str, backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    attention = (Attention(1.0),)
    cfg = Config(
        97, 64, heads=1, kv_heads=1, head_dim=head_dim, attention=attention, norm_eps=1e-5, max_positions=8
    )
    assert backends.choose_backend(cfg, dtype) == "xla"
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    assert backends.choose_backend(cfg, dtype) == backend
    assert backends.choose_backend(replace(cfg, latents=4), dtype) == "triton"  # for the experts


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
def test_a_rows_bits_do_not_depend_on_other_rows() -> None:
    """Neighbours that are longer, different, or in other slots change none of them."""
    q, kv = queries(B, 1), cache()
    before = attend(q, kv, at(ROWS))
    order = [3, 0, 4, 2, 1]
    moved = jax.tree.map(lambda leaf: leaf[np.array(order)], kv)
    after = attend(q[..., np.array(order), :], moved, at([ROWS[n] for n in order]))
    assert (after == before[..., order, :]).all()
    longer = attend(q, kv, at([[0], [500], [400], [300], [9]]))
    assert (longer[..., [0, 3], :] == before[..., [0, 3], :]).all()


@pytest.mark.slow
@pytest.mark.usefixtures("programs")
def test_it_reads_no_block_that_its_row_does_not_see() -> None:
    q, kv = queries(B, 1), cache()
    block = np.arange(C)[None, :] > np.array(ROWS) // BLOCK
    masked = jnp.asarray(block)[:, :, None, None, None]
    # 0 * NaN is NaN: reading a masked block would show
    poisoned = jax.tree.map(lambda leaf: jnp.where(masked, jnp.nan, leaf), kv)
    assert (attend(q, poisoned, at(ROWS)) == attend(q, kv, at(ROWS))).all()
    assert not (attend(q, poisoned, at(ROWS), 130) != attend(q, kv, at(ROWS), 130)).any()
    first_poisoned, late = replace(kv, values=kv.values.at[:, 0].set(jnp.nan)), [[300]] * B
    assert (attend(q, first_poisoned, at(late), 173) == attend(q, kv, at(late), 173)).all()
    assert np.isnan(attend(q, first_poisoned, at(late), 174)).any()  # one position more needs the first block


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("junk", [np.nan, np.inf])
def test_masked_positions_may_hold_any_key_and_any_finite_value(junk: float) -> None:
    q, kv = queries(B, 1), cache()
    masked = jnp.asarray((np.arange(C * BLOCK)[None, :] > np.array(ROWS)).reshape(B, C, 1, BLOCK, 1))
    changed = replace(
        kv,
        keys=jnp.where(masked, junk, kv.keys),
        values=jnp.where(masked, np.finfo(np.float32).max, kv.values),
    )
    assert (attend(q, changed, at(ROWS)) == attend(q, kv, at(ROWS))).all()


@pytest.mark.usefixtures("fresh_programs")  # TARGET_PROGRAMS
@pytest.mark.slow
@pytest.mark.parametrize("weights", ["float32", "bfloat16", "int8"])
def test_an_engine_with_the_kernel_is_batch_invariant_and_gives_the_tokens_of_xla(
    weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = load(source_of(SHAPE), weights, packs=False)
    requests = [
        make_request("long", 140, 6),
        make_request("warm", 15, 9, temperature=0.8),
        make_request("a", 3, 12),
        make_request("b", 129, 4),
    ]
    monkeypatch.setattr(attention_triton, "TARGET_PROGRAMS", 1)  # several blocks to a split
    monkeypatch.setattr(plain, "cache_type", lambda weights, _: cache_type(weights, "gpu"))
    with monkeypatch.context() as patch:
        patch.setattr(backends, "choose_backend", lambda *_: "triton_interpret")
        engine = XlaBatchEngine(model, slots=3, context=256, budget=16)
    caches: Any = engine.runner.state.kv
    assert {kv.backend for kv in caches} == {"triton_interpret"}
    dtypes = {kv.keys.dtype for kv in caches}
    assert dtypes == {jnp.dtype("float32" if weights == "float32" else "bfloat16")}
    together = serve(engine, requests)
    for request in requests:
        assert solo_stream(engine, request) == together[request.id]
    if weights == "float32":
        xla_streams = serve(XlaBatchEngine(model, slots=3, context=256, budget=16), requests)
        for request in requests:
            expected = [token for token, *_ in xla_streams[request.id]]
            assert [token for token, *_ in together[request.id]] == expected
