"""The kernel of attention against the decoder's own, and equal in every bit in prefill and in decode."""

import functools
from dataclasses import replace
from itertools import product
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from support.kernels import REFUSALS, WITH_KERNELS, attention_options, random
from support.quick import product_except, slow_except

from xlabatch.kernels import calls
from xlabatch.model import attention
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, int8_bytes
from xlabatch.model.rope import rotate
from xlabatch.verify.oracle.numerics import round_to_cached_int8

pytestmark = WITH_KERNELS
B, C, K, G, E = 4, 3, 3, 2, 10
HEADS = (40, 72, 80, 96)  # features: groups of 32 in int8, with and without a rest


def cache(dtype: Any = jnp.float32, E: int = E) -> KV:
    if dtype == "int8":  # as the bytes of scales, NaN for keys and the largest number for values
        size = int8_bytes(E)
        return KV(jnp.full((B, C, K, size, BLOCK), -1, dtype), jnp.full((B, C, K, BLOCK, size), 127, dtype))
    return KV(jnp.asarray(random(B, C, K, E, BLOCK), dtype), jnp.asarray(random(B, C, K, BLOCK, E), dtype))


def filled(dtype: Any) -> KV:
    """A cache with numbers at every position."""
    kv = cache(dtype)
    if dtype == "int8":
        for slot in range(B):
            every = positions([list(range(C * BLOCK))], slot)
            _, keys, values = attend(random(C * BLOCK, K * (G + 2) * E), every, kv, scale=0.3)
            kv = KV(keys, values)
    return kv


def attend(qkv: Any, at: StepPositions, kv: KV, **options: Any) -> tuple[Array, Array, Array]:
    """The kernel on a cache of one layer, which is the second of three -> attended, keys, values of it."""
    static = {name: options.pop(name) for name in [*options] if isinstance(options[name], (int, float))}
    y, written, kept, others = compiled(**static)(jnp.asarray(qkv), at, kv, options)
    for after, before in zip(kept, others, strict=True):
        assert np.asarray(after).tobytes() == np.asarray(before).tobytes()  # numpy knows no NaN of bfloat16
    return y, *written


@functools.cache
def compiled(shares_keys: bool = False, **static: Any) -> Any:
    """The call with these numbers as attributes -> attended, the layer's cache, others' after and before."""

    def call(qkv: Array, at: StepPositions, kv: KV, arrays: dict[str, Any]) -> Any:
        keys, values = (jnp.stack([leaf + 1, leaf, leaf + 2], axis=1) for leaf in (kv.keys, kv.values))
        options = attention_options(**static, **arrays)
        second = calls.LayerAt(in_cache=1)
        written, y = calls.attention(
            qkv, flat(at), KV(keys, values), *options, second, end=at.end, shares_keys=shares_keys
        )
        after = written.keys, written.values
        others = [leaf[:, ::2] for leaf in (keys, values)]
        return y, [leaf[:, 1] for leaf in after], [leaf[:, ::2] for leaf in after], others

    return jax.jit(call)


def flat(step: StepPositions) -> calls.TokenPlaces:
    R, T = step.positions.shape
    slots = jnp.broadcast_to((step.slot + jnp.arange(R, dtype=jnp.int32))[:, None], (R, T))
    flat_slots = slots.reshape(-1)
    return calls.TokenPlaces(flat_slots, step.positions.reshape(-1), step.write_positions.reshape(-1))


def positions(at: list[list[int]], slot: int = 0) -> StepPositions:
    each = np.asarray(at, np.int32)
    blocks, first = np.int32(each.max() // BLOCK + 1), each.min()
    slots, at_all, needed, least = map(jnp.asarray, (np.int32(slot), each, blocks, first))
    return StepPositions(slots, at_all, at_all, needed, least, C * BLOCK)


STEPS = {
    "decode": positions([[0], [127], [128], [300]]),
    "prefill": positions([list(range(120, 140))], 2),
}
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "window": {"window": 100},
    "window of one": {"window": 1},
    "cap": {"cap": 3.0},
    "sinks": {"window": 100, "sinks": jnp.asarray(3 * random(K * G))},
    "chunks": {"chunk": 50},
    "chunks over a block": {"chunk": 130, "cap": 3.0},
}


@pytest.mark.heavy
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    ("dtype", "tolerance"), slow_except([("float32", 3e-6)], [("float32", 3e-6), ("bfloat16", 2e-2)])
)
def test_it_matches_the_decoders_attention(step: str, options: str, dtype: str, tolerance: float) -> None:
    at, chosen, kv = STEPS[step], OPTIONS[options], cache(dtype)
    R, T = at.positions.shape
    qkv = random(R * T, K * (G + 2) * E)
    parts = jnp.asarray(qkv.T.reshape(K, G + 2, E, R, T))
    angles = jnp.asarray(random(4, R, T))
    tables = jnp.cos(angles), jnp.sin(angles)
    rotated = rotate(parts[:, : G + 1], tables)
    expected_kv, expected = attention.update_and_attend(
        rotated[:, :G] * 0.3, rotated[:, G], parts[:, G + 1], kv, at, attention.Scoring(**chosen)
    )
    cos, sin = (table.reshape(4, -1).T for table in tables)
    y, keys, values = attend(qkv, at, kv, tables=(cos, sin), scale=0.3, **chosen)
    ours = np.asarray(y).reshape(R, T, K, G, E).transpose(2, 3, 4, 0, 1)
    np.testing.assert_allclose(ours, expected, rtol=tolerance, atol=tolerance)
    for one, other in ((keys, expected_kv.keys), (values, expected_kv.values)):
        np.testing.assert_allclose(
            np.asarray(one, np.float32),
            np.asarray(other, np.float32),
            rtol=2e-2 if dtype == "bfloat16" else 2e-6,
            atol=1e-6,
        )


RINGS: list[tuple[dict[str, Any], int, int]] = [  # options, blocks, tokens at once
    ({"window": 100}, 1, 28),
    ({"window": 1}, 1, 128),
    ({"window": 101, "sinks": jnp.asarray(3 * random(K * G))}, 2, 50),
    ({"chunk": 80, "cap": 3.0}, 1, 48),
]


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])
@pytest.mark.parametrize(("options", "blocks", "tokens"), RINGS)
def test_a_ring_has_the_bits_of_a_cache_of_all_positions(
    options: dict[str, Any], blocks: int, tokens: int, dtype: str
) -> None:
    whole = cache(dtype)
    ring = replace(whole, keys=whole.keys[:, :blocks], values=whole.values[:, :blocks])
    for start in range(0, C * BLOCK - tokens, tokens):
        step, qkv = positions([list(range(start, start + tokens))], 1), random(tokens, K * (G + 2) * E)
        y, keys, values = attend(qkv, step, whole, scale=0.3, **options)
        whole = KV(keys, values)
        ring_y, keys, values = attend(qkv, step, ring, scale=0.3, **options)
        ring = KV(keys, values)
        assert np.asarray(ring_y).tobytes() == np.asarray(y).tobytes()


@pytest.mark.parametrize(("at", "reach"), [([100, 229], 1), ([100, 110], 119), ([5], None)])
def test_tokens_that_a_ring_has_no_room_for_are_refused(at: list[int], reach: int | None) -> None:
    step = positions([list(range(at[0], at[-1] + 1))])
    kv = replace(cache(), keys=cache().keys[:, :1], values=cache().values[:, :1])
    options = {"window": reach} if reach else {}
    qkv = random(step.positions.size, K * (G + 2) * E)
    with pytest.raises(REFUSALS, match="tokens that attend to more than the cache has"):
        jax.block_until_ready(attend(qkv, step, kv, scale=0.3, **options)[0])


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("options", "dtype", "E"),
    product_except(
        [*product(["plain", "window"], ["float32", "int8"], [E]), ("window", "int8", 40)],
        list(OPTIONS),
        ["float32", "int8"],
        [E, *HEADS],
    ),
)
def test_a_token_has_the_same_bits_in_a_chunk_and_in_decode(options: str, dtype: str, E: int) -> None:
    count, chosen = 200, OPTIONS[options]
    qkv, empty = random(count, K * (G + 2) * E), cache(dtype, E)
    all_at_once = positions([list(range(count))], 1)
    together = np.asarray(attend(qkv, all_at_once, empty, scale=0.3, **chosen)[0]).view(np.int32)
    kv = cache(dtype, E)
    for at in range(count):
        y, keys, values = attend(qkv[at : at + 1], positions([[at]], 1), kv, scale=0.3, **chosen)
        kv = KV(keys, values)
        assert (np.asarray(y).view(np.int32) == together[at : at + 1]).all(), at


@pytest.mark.heavy
@pytest.mark.parametrize("E", [E, *HEADS])
@pytest.mark.parametrize("options", slow_except(["plain", "window"], OPTIONS))
def test_in_8_bits_it_attends_to_keys_and_values_that_are_rounded_in_groups(options: str, E: int) -> None:
    count, chosen = 200, OPTIONS[options]
    magnitudes = 4.0 ** (np.arange(E) // 32)  # of each group, so that no scale serves another one
    qkv = random(count, K * (G + 2) * E).reshape(count, K, G + 2, E)
    qkv[:, :, :G] /= magnitudes * E**0.5
    qkv[:, :, G:] *= magnitudes
    at = positions([list(range(count))], 1)
    rounded = qkv.copy()
    rounded[:, :, G:] = round_to_cached_int8(rounded[:, :, G:])
    y, *_ = attend(qkv.reshape(count, -1), at, cache("int8", E), scale=0.3, **chosen)
    expected, *_ = attend(rounded.reshape(count, -1), at, cache(E=E), scale=0.3, **chosen)
    size = np.tile(magnitudes, K * G)
    np.testing.assert_allclose(np.asarray(y) / size, np.asarray(expected) / size, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("scale", [1e-30, 1e-36, 1e-38, 1e-40, 1e30])
def test_in_8_bits_numbers_of_any_magnitude_stay_within_a_step(scale: float) -> None:
    """Below the numbers whose scale has a reciprocal, they are zero."""
    qkv = random(8, K, G + 2, E)
    qkv[:, :, G + 1] *= np.float32(scale)
    largest = np.abs(qkv[:, :, G + 1]).max()
    y, *_ = attend(qkv.reshape(8, -1), positions([list(range(8))], 1), cache("int8"), scale=0.3)
    expected, *_ = attend(qkv.reshape(8, -1), positions([list(range(8))], 1), cache(), scale=0.3)
    np.testing.assert_allclose(y, expected, rtol=0, atol=max(largest / 200, 127 * 2.0**-126))


@pytest.mark.parametrize("step", STEPS)
def test_factors_multiply_the_queries_of_their_token_only(step: str) -> None:
    """Powers of two, which round nothing."""
    at, kv = STEPS[step], cache()
    count = at.positions.size
    qkv, factors = random(count, K * (G + 2) * E), 2.0 ** (np.arange(count) % 5 - 2)
    grown = qkv.reshape(count, K, G + 2, E).copy()
    grown[:, :, :G] *= factors[:, None, None, None]
    expected = attend(grown.reshape(qkv.shape), at, kv, scale=0.3)
    result = attend(qkv, at, kv, scale=0.3, factors=jnp.asarray(factors, jnp.float32))
    for one, other in zip(result, expected, strict=True):
        assert (np.asarray(one).view(np.int32) == np.asarray(other).view(np.int32)).all()


@pytest.mark.parametrize("dtype", ["float32", "int8"])
@pytest.mark.parametrize("step", STEPS)
def test_a_layer_that_shares_keys_attends_to_those_that_another_one_has_written(
    step: str, dtype: str
) -> None:
    at = STEPS[step]
    N = at.positions.size
    qkv = random(N, K, G + 2, E)
    norm = jnp.asarray(random(E))
    options = {"scale": 0.3, "window": 100, "q_norm": norm, "eps": 1e-6}
    y, keys, values = attend(qkv.reshape(N, -1), at, cache(dtype), **options)
    queries = qkv[:, :, :G].reshape(N, -1)
    again, *after = attend(queries, at, KV(keys, values), shares_keys=True, **options)
    assert (np.asarray(again).view(np.int32) == np.asarray(y).view(np.int32)).all()
    for one, other in zip(after, (keys, values), strict=True):
        assert np.asarray(one).tobytes() == np.asarray(other).tobytes()


def test_values_have_a_norm_of_their_own() -> None:
    at, kv = STEPS["prefill"], cache()
    N = at.positions.size
    qkv = random(N, K, G + 2, E)
    scale = random(E)
    normed = qkv.copy()
    squares = (qkv[:, :, G + 1].astype(np.float64) ** 2).mean(-1, keepdims=True)
    normed[:, :, G + 1] *= scale / np.sqrt(squares + 0.1)
    options = {"scale": 0.3, "eps": 0.1}
    y, keys, values = attend(qkv.reshape(N, -1), at, kv, v_norm=jnp.asarray(scale), **options)
    expected, other_keys, other_values = attend(normed.reshape(N, -1), at, kv, **options)
    np.testing.assert_array_equal(keys, other_keys)
    np.testing.assert_allclose(values, other_values, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(y, expected, rtol=1e-5, atol=1e-6)


def test_tokens_that_write_nowhere_change_nothing() -> None:
    at, kv = STEPS["decode"], cache()
    before = np.asarray(kv.keys), np.asarray(kv.values)
    dropped = replace(at, write_positions=jnp.full((4, 1), C * BLOCK, jnp.int32))
    _, keys, values = attend(random(4, K * (G + 2) * E), dropped, kv, scale=1.0)
    assert (np.asarray(keys) == before[0]).all()
    assert (np.asarray(values) == before[1]).all()


@pytest.mark.parametrize("part", range(G + 2))  # of a head: queries, key, value
@pytest.mark.parametrize("invalid", [np.nan, np.inf])
@pytest.mark.parametrize("dtype", ["float32", "int8"])
def test_a_number_that_is_not_finite_reaches_its_own_row_only(part: int, invalid: float, dtype: str) -> None:
    qkv = random(4, K * (G + 2) * E)
    at, kv = STEPS["decode"], filled(dtype)
    expected, *_ = attend(qkv, at, kv, scale=0.3)
    qkv[2, part * E + 3] = invalid
    y, keys, values = attend(qkv, at, filled(dtype), scale=0.3)
    rows = np.asarray(y).reshape(4, K, G, E)
    reached = rows[2, 0, part] if part < G else rows[2, 0]
    assert np.isnan(reached).all() or (part, invalid) == (G, np.inf)  # a score of -infinity weighs nothing
    others = np.array([0, 1, 3])
    assert (np.asarray(y)[others].view(np.int32) == np.asarray(expected)[others].view(np.int32)).all()
    assert np.isfinite(values).all()
    later = jnp.asarray([[0], [127], [129], [300]], jnp.int32)
    step = replace(at, positions=later, write_positions=later)
    y, *_ = attend(random(4, qkv.shape[1]), step, KV(keys, values), scale=0.3)
    assert np.isnan(np.asarray(y)).any(1).tolist() == [False, False, part >= G, False]


@pytest.mark.heavy
@pytest.mark.parametrize("options", [{}, {"window": 2}, {"window": 2, "sinks": jnp.full(K * G, -jnp.inf)}])
@pytest.mark.parametrize("part", [G, G + 1])  # key, value
@pytest.mark.parametrize("invalid", [np.nan, np.inf])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])
def test_in_a_chunk_it_reaches_the_tokens_that_see_it_only(
    options: dict[str, Any], part: int, invalid: float, dtype: str
) -> None:
    first, count, bad = 124, 8, 3  # the chunk begins in one block and ends in the next
    qkv, kv = random(count, K * (G + 2) * E), filled(dtype)
    qkv[bad, part * E + 3] = invalid
    together, *_ = attend(qkv, positions([list(range(first, first + count))], 1), kv, scale=0.3, **options)
    assert np.isfinite(together[:bad]).all()
    for n in range(count):
        alone, keys, values = attend(qkv[n : n + 1], positions([[first + n]], 1), kv, scale=0.3, **options)
        kv = KV(keys, values)
        np.testing.assert_array_equal(together[n], alone[0])


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "features": ({"qkv": random(4, K * (G + 2) * E + 1)}, "features of qkv"),
    "no queries": ({"qkv": random(4, K * 2 * E)}, "too few features of qkv"),
    "slots": ({"slots": np.zeros(3, np.int32)}, "3 slots, attention expects 4"),
    "slot": ({"slots": np.array([0, 1, 2, B], np.int32)}, "lies outside of the cache"),
    "negative slot": ({"slots": np.array([0, 1, 2, -1], np.int32)}, "lies outside of the cache"),
    "positions": ({"positions": np.zeros(5, np.int32)}, "5 positions, attention expects 4"),
    "position": ({"positions": np.full(4, C * BLOCK, np.int32)}, "lies outside of the cache"),
    "negative position": ({"positions": np.full(4, -1, np.int32)}, "lies outside of the cache"),
    "negative write": ({"writes": np.full(4, -1, np.int32)}, "lies outside of the cache"),
    "block": (
        {"keys": jnp.zeros((B, 1, C, K, E, 64))},
        r"keys that are not \[slots, layers, blocks, heads, head_dim, 128\]",
    ),
    "layer": ({"at": calls.LayerAt(1, 1)}, "a layer that is not there"),
    "negative layer": ({"at": calls.LayerAt(1, -1)}, "a layer that is not there"),
    "layer of the cache": ({"at": calls.LayerAt(in_cache=1)}, "a layer that is not there"),
    "numbers": (
        {"keys": jnp.zeros((B, 1, C, K, E, BLOCK), jnp.float16)},
        "keys and values that are not both float32, bfloat16 or int8",
    ),
    "no scales": (
        {"qkv": random(4, K * (G + 2) * 31), "keys": jnp.zeros((B, 1, C, K, 35, BLOCK), jnp.int8)},
        "keys in int8 without their scales",
    ),
    "values": ({"values": jnp.zeros((B, 1, C, K, 64, E))}, "bytes of values, attention expects"),
    "tables": ({"tables": (jnp.zeros((4, 5)), jnp.zeros((4, 4)))}, "16 sines, attention expects 20"),
    "pairs": ({"tables": (jnp.zeros((4, 6)), jnp.zeros((4, 6)))}, "too many pairs"),
    "sinks": ({"sinks": jnp.zeros(K * G - 1)}, "5 sinks, attention expects 6"),
    "factors": ({"factors": jnp.zeros(3)}, "3 factors of queries, attention expects 4"),
    "norm": ({"q_norm": jnp.zeros(E - 1)}, "scales of queries"),
    "norm of values": ({"v_norm": jnp.zeros(E - 1)}, "9 scales of values, attention expects 10"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_tensors_that_do_not_fit_are_refused(case: str) -> None:
    changed, message = REFUSED[case]
    kv = cache()
    options: dict[str, Any] = {"qkv": random(4, K * (G + 2) * E), "at": calls.ONLY_LAYER, "scale": 1.0}
    options |= {"keys": kv.keys[:, None], "values": kv.values[:, None]}
    options |= flat(STEPS["decode"])._asdict() | changed
    qkv, at, keys, values = (options.pop(name) for name in ("qkv", "at", "keys", "values"))
    places = calls.TokenPlaces(**{name: options.pop(name) for name in calls.TokenPlaces._fields})
    arguments = qkv, places, KV(keys, values), *attention_options(**options), at
    with pytest.raises(REFUSALS, match=f"xlabatch kernels: got .*{message}"):
        jax.block_until_ready(calls.attention(*arguments, end=C * BLOCK))
