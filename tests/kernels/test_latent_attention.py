"""The kernel of attention to latents, which are cached once: as keys, and as a part of them values."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from support.kernels import REFUSALS, WITH_KERNELS, attention_options, random
from support.quick import slow_except

from xlabatch.kernels import calls
from xlabatch.kernels.params import abstract_experts, allocate, fill, nth, pack_linear
from xlabatch.model import attention
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, int8_bytes
from xlabatch.model.layers import norm
from xlabatch.model.params import Linear, Norm
from xlabatch.model.rope import rotate
from xlabatch.verify.checks import poison
from xlabatch.verify.oracle.numerics import round_to_cached_int8

pytestmark = WITH_KERNELS
B, C, G, E, L, PAIRS = 3, 3, 35, 22, 14, 4  # heads enough to be shared out among threads
SCALES = jnp.asarray(1 + random(L) / 8)
E8, L8 = 84, 52  # in int8: one group of rotated features, one of latents and a rest
STEPS = {"decode": [[0], [127], [300]], "prefill": [list(range(120, 140))]}


def positions(at: list[list[int]], slot: int = 0) -> StepPositions:
    each = jnp.asarray(at, jnp.int32)
    return StepPositions(jnp.int32(slot), each, each, each.max() // BLOCK + 1, each.min(), C * BLOCK)


def cache(dtype: Any = jnp.float32) -> KV:
    """A cache with numbers at every position."""
    return KV(jnp.asarray(random(B, C, 1, E, BLOCK), dtype), None, latents=L)


def attend(qkv: Any, at: StepPositions, keys: Array, **options: Any) -> tuple[Array, Array]:
    """The kernel on a cache of one layer, which is the second of two -> attended, keys."""
    R, T = at.positions.shape
    slots = jnp.broadcast_to((at.slot + jnp.arange(R, dtype=jnp.int32))[:, None], (R, T)).reshape(-1)
    places = calls.TokenPlaces(slots, at.positions.reshape(-1), at.write_positions.reshape(-1))
    kv = KV(jnp.stack([keys + 1, keys], axis=1), None, latents=options.pop("latents", L))
    given: dict[str, Any] = {"k_norm": SCALES, "eps": 1e-6, "scale": 0.3} | options
    last = calls.LayerAt(in_cache=1)
    kv, y = calls.attention(jnp.asarray(qkv), places, kv, *attention_options(**given), last, end=at.end)
    assert kv.values is None
    np.testing.assert_array_equal(kv.keys[:, 0], keys + 1)
    return y, kv.keys[:, 1]


def bits(x: Any) -> Any:
    return np.asarray(x).view(np.int32)


@pytest.mark.heavy
@pytest.mark.parametrize("window", [None, 100])
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    ("dtype", "tolerance"), slow_except([("float32", 3e-6)], [("float32", 3e-6), ("bfloat16", 2e-2)])
)
def test_it_matches_the_decoders_attention(
    step: str, window: int | None, dtype: str, tolerance: float
) -> None:
    at, kv = positions(STEPS[step]), cache(dtype)
    R, T = at.positions.shape
    qkv = random(R * T, (G + 1) * E)
    parts, angles = jnp.asarray(qkv.T.reshape(1, G + 1, E, R, T)), jnp.asarray(random(PAIRS, R, T))
    tables = jnp.cos(angles), jnp.sin(angles)
    latents = norm(Norm(SCALES), parts[:, G, -L:], 1e-6, axis=1)
    key = rotate(jnp.concatenate([parts[:, G, :-L], latents], axis=1), tables)
    queries = rotate(parts[:, :G], tables) * 0.3
    expected_kv, expected = attention.update_and_attend(queries, key, None, kv, at, attention.Scoring(window))
    flat = [table.reshape(PAIRS, -1).T for table in tables]
    y, keys = attend(qkv, at, kv.keys, tables=flat, window=window)
    ours = np.asarray(y).reshape(R, T, 1, G, L).transpose(2, 3, 4, 0, 1)
    np.testing.assert_allclose(ours, expected, rtol=tolerance, atol=tolerance)
    close: dict[str, Any] = {"rtol": 2e-2 if dtype == "bfloat16" else 2e-6, "atol": 1e-6}
    np.testing.assert_allclose(
        np.asarray(keys, np.float32), np.asarray(expected_kv.keys, np.float32), **close
    )


@pytest.mark.heavy
def test_a_token_has_the_same_bits_in_a_chunk_and_alone_in_decode() -> None:
    """Alone its heads are shared out among threads; what a former sequence left does not show."""
    count = 150
    qkv = random(count, (G + 1) * E)
    together, _ = attend(qkv, positions([list(range(count))], 1), cache().keys)
    left: Any = poison(cache())
    keys = left.keys
    for at in range(count):
        y, keys = attend(qkv[at : at + 1], positions([[at]], 1), keys)
        assert (bits(y) == bits(together)[at : at + 1]).all(), at


def cache_in_8_bits() -> KV:
    """What idle slots may contain at worst."""
    return poison(KV(jnp.zeros((B, C, 1, int8_bytes(E8), BLOCK), jnp.int8), None, latents=L8))  # type: ignore[return-value]


def attend_in_8_bits(qkv: Any, at: list[list[int]], keys: Array, slot: int = 0) -> tuple[Array, Array]:
    return attend(qkv, positions(at, slot), keys, latents=L8, k_norm=jnp.ones(L8))


@pytest.mark.heavy
def test_in_8_bits_a_token_has_the_same_bits_in_a_chunk_and_alone_in_decode() -> None:
    count = 150
    qkv = random(count, (G + 1) * E8)
    together, _ = attend_in_8_bits(qkv, [list(range(count))], cache_in_8_bits().keys, 1)
    assert np.isfinite(together).all()
    keys = cache_in_8_bits().keys
    for at in range(count):
        y, keys = attend_in_8_bits(qkv[at : at + 1], [[at]], keys, 1)
        assert (bits(y) == bits(together)[at : at + 1]).all(), at


def test_in_8_bits_it_attends_to_latents_that_are_rounded_in_groups() -> None:
    """The rotated features are much larger than the latents, which keep their digits."""
    count = 150
    qkv = random(count, G + 1, E8)
    qkv[:, :, : E8 - L8] *= 30
    rounded = np.array(qkv)
    rounded[:, G, E8 - L8 :] = norm(Norm(jnp.ones(L8)), jnp.asarray(qkv[:, G, E8 - L8 :]), 1e-6, axis=1)
    rounded[:, G] = round_to_cached_int8(rounded[:, G])
    q, key = rounded[:, :G], rounded[:, G]
    scores = np.einsum("tge,se->gts", q, key) * np.float32(0.3)
    scores = np.where(np.tri(count, dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = np.einsum("gts,se->tge", weights / weights.sum(-1, keepdims=True), key[:, E8 - L8 :])
    y, _ = attend_in_8_bits(qkv.reshape(count, -1), [list(range(count))], cache_in_8_bits().keys)
    np.testing.assert_allclose(np.asarray(y).reshape(expected.shape), expected, rtol=1e-3, atol=2e-3)


@pytest.mark.parametrize("feature", [3, -1])  # rotated, a latent
@pytest.mark.parametrize("invalid", [np.nan, np.inf])
def test_in_8_bits_what_is_not_finite_reaches_only_those_who_see_it(invalid: float, feature: int) -> None:
    qkv = random(8, (G + 1) * E8)
    qkv[3, feature if feature < 0 else G * E8 + feature] = invalid
    together, _ = attend_in_8_bits(qkv, [list(range(124, 132))], filled_in_8_bits())
    assert np.isfinite(np.asarray(together)[:3]).all()
    assert np.isnan(np.asarray(together)[3:]).any(1).all()


def filled_in_8_bits() -> Array:
    """The keys of a cache with numbers at the positions before 124."""
    _, keys = attend_in_8_bits(random(124, (G + 1) * E8), [list(range(124))], cache_in_8_bits().keys)
    return keys


@pytest.mark.parametrize("invalid", [np.nan, np.inf])
def test_latents_that_are_not_finite_reach_only_those_who_see_them(invalid: float) -> None:
    qkv, at = random(2, (G + 1) * E), [[5], [130]]
    expected, _ = attend(qkv, positions(at), cache().keys)
    broken = qkv.copy()
    broken[1, -1] = invalid
    y, keys = attend(broken, positions(at), cache().keys)
    assert (bits(y)[0] == bits(expected)[0]).all()
    assert np.isnan(np.asarray(y)[1]).all()
    assert np.isfinite(np.asarray(keys)[:, :, :, -L:]).all()
    before, _ = attend(random(2, (G + 1) * E), positions([[6], [129]]), keys)
    assert np.isfinite(before).all()
    behind, _ = attend(random(2, (G + 1) * E), positions([[7], [131]]), keys)
    assert np.isnan(np.asarray(behind)).any(1).tolist() == [False, True]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"latents": E}, "latents that are not some of the features of a key"),
        ({"k_norm": jnp.zeros(L + 1)}, "scales of keys, attention expects 14"),
        (
            {"keys": jnp.zeros((B, C, 1, int8_bytes(E), BLOCK), jnp.int8)},
            "latents in int8 that share a scale with other features",
        ),
    ],
)
def test_what_does_not_fit_is_refused(changed: dict[str, Any], message: str) -> None:
    given = {"keys": cache().keys} | changed
    with pytest.raises(REFUSALS, match=f"xlabatch kernels: got .*{message}"):
        jax.block_until_ready(attend(random(1, (G + 1) * E), positions([[0]]), **given))


@pytest.mark.parametrize(("dtype", "tolerance"), [("float32", 5e-6), ("bfloat16", 2e-2)])
def test_each_head_has_a_linear_of_its_own_with_the_same_bits_among_others(
    dtype: str, tolerance: float
) -> None:
    heads, out, inputs, tokens = 3, 21, 18, 20
    weight, x = jnp.asarray(random(heads, out, inputs), dtype), random(tokens, heads * inputs)
    packed = allocate(abstract_experts(Linear(jax.ShapeDtypeStruct(weight.shape, weight.dtype))))
    for n in range(heads):
        fill(nth(packed, n), pack_linear(np.asarray(weight[n])))
    packed = replace(packed, panels=jnp.asarray(packed.panels)[None])
    y = calls.head_linears(jnp.asarray(x), packed, num_tokens=jnp.int32(19))
    wide = np.asarray(weight, np.float32)
    expected = np.einsum("hoi,nhi->hno", wide, x.reshape(tokens, heads, inputs))
    np.testing.assert_allclose(y[:, :19], expected[:, :19], rtol=tolerance, atol=tolerance)
    assert not np.asarray(y[:, 19]).any()
    for n in range(19):
        alone = calls.head_linears(jnp.asarray(x[n : n + 1]), packed)
        assert (bits(alone)[:, 0] == bits(y)[:, n]).all()
