"""Blocked attention against plain softmax, and the bits of a row that its neighbours must not change."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.quick import slow_except

from xlabatch.model import attention
from xlabatch.model.attention import Scoring, attend
from xlabatch.model.config import TemperatureTuning
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, write

B, K, G, E, C = 3, 2, 5, 6, 4
S = C * BLOCK


def cache(seed: int = 0) -> KV:
    """A cache of random keys and values."""
    draw = np.random.default_rng(seed).standard_normal
    keys, values = draw((B, C, K, E, BLOCK), np.float32), draw((B, C, K, BLOCK, E), np.float32)
    return KV(jnp.asarray(keys), jnp.asarray(values))


def unblocked(kv: KV) -> tuple[np.ndarray, np.ndarray]:
    """Keys and values [B, K, E, S], without blocks."""
    keys, values = np.asarray(kv.keys), np.asarray(kv.values).swapaxes(3, 4)
    flat = [leaf.transpose(0, 2, 3, 1, 4).reshape(B, K, E, S) for leaf in (keys, values)]
    return flat[0], flat[1]


def queries(seed: int, rows: int, tokens: int) -> jax.Array:
    """Random queries [K, G, E, rows, tokens]."""
    return jnp.asarray(np.random.default_rng(seed).standard_normal((K, G, E, rows, tokens), np.float32))


def at(positions: list[list[int]], slot: int = 0, blocks: int | None = None) -> StepPositions:
    """A step whose tokens are at these positions [R, T], and are written there."""
    array = jnp.array(positions, jnp.int32)
    needed = max(map(max, positions)) // BLOCK + 1
    return StepPositions(
        slot=jnp.int32(slot),
        positions=array,
        write_positions=array,
        num_blocks=jnp.int32(blocks or needed),
        min_position=array.min(),
        end=S,
    )


def plain_softmax(
    q: jax.Array,
    kv: KV,
    positions: list[list[int]],
    slot: int = 0,
    window: int = S,
    cap: float | None = None,
    chunk: int = S,
) -> np.ndarray:
    """Softmax over exactly the visible positions, in float64."""
    out = np.zeros(q.shape)
    for r, row in enumerate(positions):
        keys, values = (x[slot + r].astype(np.float64) for x in unblocked(kv))
        for t, position in enumerate(row):
            visible = slice(max(position // chunk * chunk, position - window + 1), position + 1)
            scores = np.einsum("kge,kes->kgs", np.asarray(q)[..., r, t], keys[..., visible])
            scores = scores if cap is None else cap * np.tanh(scores / cap)
            weights = np.exp(scores - scores.max(-1, keepdims=True))
            weights /= weights.sum(-1, keepdims=True)
            out[..., r, t] = np.einsum("kgs,kes->kge", weights, values[..., visible])
    return out


def test_decode_rows_attend_to_their_own_position_and_all_before() -> None:
    positions = [[0], [BLOCK - 1], [2 * BLOCK + 3]]
    q, kv = queries(1, B, 1), cache()
    np.testing.assert_allclose(
        attend(q, kv, at(positions)), plain_softmax(q, kv, positions), rtol=1e-5, atol=1e-6
    )


def test_a_sink_takes_its_share_of_the_softmax_and_adds_nothing() -> None:
    positions, sinks = [[0], [BLOCK - 1], [2 * BLOCK + 3]], np.linspace(-2, 3, K * G, dtype=np.float32)
    q, kv = queries(1, B, 1), cache()
    expected = plain_softmax(q, kv, positions)
    for r, (position,) in enumerate(positions):
        keys = unblocked(kv)[0][r].astype(np.float64)[..., : position + 1]
        total = np.exp(np.einsum("kge,kes->kgs", np.asarray(q)[..., r, 0], keys)).sum(-1)
        share = total / (total + np.exp(sinks.reshape(K, G)))
        expected[..., r, 0] *= share[..., None]
    with_sinks = attend(q, kv, at(positions), Scoring(sinks=jnp.asarray(sinks)))
    np.testing.assert_allclose(with_sinks, expected, rtol=1e-5, atol=1e-6)


def test_a_prompt_chunk_attends_within_its_slot() -> None:
    positions = [list(range(BLOCK - 2, BLOCK + 9))]
    q, kv = queries(2, 1, 11), cache()
    np.testing.assert_allclose(
        attend(q, kv, at(positions, slot=2)), plain_softmax(q, kv, positions, slot=2), rtol=1e-5, atol=1e-6
    )


def test_blocks_after_a_rows_end_change_none_of_its_bits() -> None:
    q, kv, positions = queries(3, B, 1), cache(), [[5], [70], [BLOCK]]
    few = np.asarray(attend(q, kv, at(positions)))
    many = np.asarray(attend(q, kv, at(positions, blocks=4)))
    assert (few == many).all()


@pytest.mark.parametrize("junk", [np.nan, np.inf, -np.inf])
def test_masked_positions_may_hold_any_key_and_any_finite_value(junk: float) -> None:
    q, kv, positions = queries(4, B, 1), cache(), [[5], [70], [BLOCK]]
    hidden = (np.arange(S)[None, :] > np.array(positions)).reshape(B, C, BLOCK)
    changed = KV(
        jnp.where(hidden[:, :, None, None, :], junk, kv.keys),
        jnp.where(hidden[:, :, None, :, None], np.finfo(np.float32).max, kv.values),
    )
    assert (np.asarray(attend(q, changed, at(positions))) == np.asarray(attend(q, kv, at(positions)))).all()


def test_a_write_out_of_range_is_dropped_and_not_clamped_onto_the_last_position() -> None:
    kv, step = cache(), at([[3], [S], [S - 1]])
    new = jnp.ones((K, E, B, 1), jnp.float32)
    written = write(kv, new, new, step)
    for old, now in zip(unblocked(kv), unblocked(written), strict=True):
        assert np.argwhere((old != now).any((1, 2))).tolist() == [[0, 3], [2, S - 1]]


@pytest.mark.parametrize("invalid", [np.nan, np.inf])
def test_a_value_that_is_not_finite_gives_nan_to_the_rows_that_attend_to_it_only(invalid: float) -> None:
    positions = [[6], [70], [BLOCK]]
    q, kv, new = queries(5, B, 1), cache(), jnp.ones((K, E, B, 1), jnp.float32)
    changed = write(kv, new, new.at[1, 2, 0].set(invalid), at([[5], [S], [S]]))
    assert np.isfinite(unblocked(changed)[1]).all()
    out = np.asarray(attend(q, changed, at(positions)))
    assert np.isnan(out[1, :, :, 0]).all()
    assert np.isfinite(out[:, :, :, 1:]).all()
    before = np.asarray(attend(q, changed, at([[4], [70], [BLOCK]])))
    assert np.isfinite(before).all()


def test_each_query_has_a_mask_by_its_own_position() -> None:
    mask = np.asarray(attention.visible_mask(jnp.array([[BLOCK, BLOCK + 2]], jnp.int32), jnp.int32(1), G))
    assert mask.shape == (1, 1, 2 * G, BLOCK)
    assert mask[0, 0].sum(-1).tolist() == [1, 3] * G


@pytest.mark.heavy
@pytest.mark.parametrize("window", slow_except([40, BLOCK + 1], [1, 40, BLOCK, BLOCK + 1, 200]))
def test_a_window_masks_older_positions_in_decode_and_in_prefill(window: int) -> None:
    kv = cache()
    for positions, slot in (
        ([[200], [300], [450]], 0),
        ([[5], [300], [450]], 0),
        ([list(range(2 * BLOCK, 2 * BLOCK + 9))], 1),
    ):
        q = queries(6, len(positions), len(positions[0]))
        attended = attend(q, kv, at(positions, slot=slot), Scoring(window, 3.0))
        expected = plain_softmax(q, kv, positions, slot, window, cap=3.0)
        np.testing.assert_allclose(attended, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.heavy
@pytest.mark.parametrize("chunk", slow_except([40, BLOCK + 1], [1, 40, BLOCK, BLOCK + 1, 200]))
def test_chunks_mask_older_positions_in_decode_in_prefill_and_without_a_cache(chunk: int) -> None:
    kv = cache()
    for positions, slot in (
        ([[chunk - 1], [chunk], [450]], 0),
        ([[5], [3 * chunk % S], [2 * chunk % S]], 0),
        ([list(range(chunk * (300 // chunk) - 4, chunk * (300 // chunk) + 5))], 1),
    ):
        q = queries(6, len(positions), len(positions[0]))
        attended = attend(q, kv, at(positions, slot=slot), Scoring(cap=3.0, chunk=chunk))
        expected = plain_softmax(q, kv, positions, slot, cap=3.0, chunk=chunk)
        np.testing.assert_allclose(attended, expected, rtol=1e-5, atol=1e-6)
    all_at_once, (keys, values) = at([list(range(S))]), (jnp.asarray(leaf[1:2]) for leaf in unblocked(kv))
    q = queries(9, 1, S)
    dense = keys.transpose(1, 2, 0, 3), values.transpose(1, 2, 0, 3)
    _, attended = attention.attend_to_step(q, *dense, kv, all_at_once, Scoring(chunk=chunk))
    expected = plain_softmax(q, kv, [list(range(S))], slot=1, chunk=chunk)
    np.testing.assert_allclose(attended, expected, rtol=1e-4, atol=1e-5)


def test_queries_grow_in_steps_of_positions_alike_among_any_others() -> None:
    positions = jnp.asarray([*range(40), 8190, 8191, 8192, 10_000_000], jnp.int32)
    for scale, every, first in ((0.1, 8192, 1), (0.4, 10, 1), (0.1, 16, 0)):
        tuning = TemperatureTuning(scale, every, first)
        compute = jax.jit(attention.query_factors, static_argnums=0)
        factors = np.asarray(compute(tuning, positions))
        expected = 1 + scale * np.log1p(np.floor((np.asarray(positions) + float(first)) / every))
        np.testing.assert_allclose(factors, expected, rtol=2e-7)
        assert (factors[: min(every - first, 40)] == 1).all()
        assert (np.concatenate([compute(tuning, each[None]) for each in positions]) == factors).all()


def test_blocks_before_a_chunk_are_not_read() -> None:
    kv = cache()
    poisoned = KV(kv.keys, kv.values.at[:, 0].set(jnp.nan))  # 0 * NaN is NaN: reading the block would show
    q, step = queries(8, B, 1), at([[200], [300], [450]])
    expected = np.asarray(attend(q, kv, step, Scoring(chunk=BLOCK)))
    assert (np.asarray(attend(q, poisoned, step, Scoring(chunk=BLOCK))) == expected).all()
    assert np.isnan(attend(q, poisoned, step, Scoring(chunk=BLOCK - 1))).any()


def test_blocks_before_a_window_change_none_of_its_bits() -> None:
    q, kv = queries(7, B, 1), cache()
    late = np.asarray(attend(q, kv, at([[400], [450], [500]]), Scoring(60)))
    early = np.asarray(attend(q, kv, at([[400], [450], [3]]), Scoring(60)))
    assert (late[..., :2, :] == early[..., :2, :]).all()


def test_a_window_starts_at_the_block_that_the_shortest_row_needs() -> None:
    kv = cache()
    poisoned = KV(kv.keys, kv.values.at[:, 0].set(jnp.nan))  # 0 * NaN is NaN: reading the block would show
    q, step = queries(8, B, 1), at([[200], [300], [450]])
    assert (
        np.asarray(attend(q, poisoned, step, Scoring(73))) == np.asarray(attend(q, kv, step, Scoring(73)))
    ).all()
    assert np.isnan(attend(q, poisoned, step, Scoring(74))).any()  # one position more needs the first block


@pytest.mark.heavy
@pytest.mark.parametrize("rows", [[[130], [0], [511]], [[200, 201, 202]]])
def test_keys_in_rows_hold_the_same_numbers_and_give_the_same_result(rows: list[list[int]]) -> None:
    kv = cache()
    turned = replace(kv, keys=kv.keys.swapaxes(3, 4), backend="xla_rows")
    assert (kv.keys_in_rows, turned.keys_in_rows) == (False, True)
    step = at(rows)
    draw = np.random.default_rng(2).standard_normal
    keys, values = jnp.asarray(draw((2, K, E, *step.positions.shape)), jnp.float32)
    q = queries(1, *step.positions.shape)
    (one, expected), (other, result) = (
        attention.update_and_attend(q, keys, values, each, step, Scoring(100)) for each in (kv, turned)
    )
    np.testing.assert_allclose(result, expected, rtol=3e-6, atol=3e-6)
    assert (other.keys == one.keys.swapaxes(3, 4)).all()
    assert (other.values == one.values).all()
