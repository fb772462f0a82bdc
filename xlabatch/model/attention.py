"""Attention over the cache of one layer in XLA, in blocks of fixed size and order. Letters as in decoder.py.

An online softmax runs over as many blocks as the longest active row needs. A block after a row's last
position, or before its window or chunk, adds exact zeros to that row, so its bits do not depend on the
lengths of its neighbours. Masked scores are replaced by -inf, not scaled; values are always finite, so that
a weight of zero never gives NaN.
"""

from dataclasses import replace
from functools import partial, reduce
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model import dots
from xlabatch.model.config import TemperatureTuning
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, write
from xlabatch.model.layers import softcap

Sums = tuple[Array, Array, Array]  # row_max and denominator [R, K, G * T], numerator [R, K, G * T, E]


class Scoring(NamedTuple):
    """Which positions the queries of a layer attend to, and what else is done with their scores."""

    window: int | None = None  # how many positions, including a query's own; None: all
    cap: float | None = None  # soft cap of scores
    sinks: Array | None = None  # [H] scores for no position
    chunk: int | None = None  # positions since the last multiple of it; None: all


ALL_POSITIONS = Scoring()


def update_and_attend(
    queries: Array,
    keys: Array | None,
    values: Array | None,
    kv: KV,
    step: StepPositions,
    scoring: Scoring = ALL_POSITIONS,
) -> tuple[KV, Array]:
    """Write keys and values [K, E, R, T] and attend queries [K, G, E, R, T] -> cache, [K, G, E, R, T].

    Without values the last features of keys are the values, and the result has as many features. Without
    keys the cache has both already.
    """
    if keys is not None:
        kv = write(kv, keys, values, step)
    return kv, attend(queries, kv, step, scoring)


def attend(queries: Array, kv: KV, step: StepPositions, scoring: Scoring = ALL_POSITIONS) -> Array:
    """Attend queries [K, G, E, R, T], already scaled, over the cache -> [K, G, E, R, T]."""
    K, G, E, R, T = queries.shape
    features = kv.latents or E
    q = queries.transpose(3, 0, 1, 4, 2).reshape(R, K, G * T, E)
    since = first_visible(step.positions, scoring)

    def add_block(block: Array, sums: Sums) -> Sums:
        visible = visible_mask(step.positions, block, G, since)
        return online_softmax_step(sums, q, *load_block(kv, step.slot, R, block), visible, scoring.cap)

    empty = empty_sums((R, K, G, T), features, scoring.sinks)
    lowest = first_visible(step.min_position, scoring)
    first = jnp.int32(0) if lowest is None else lowest // BLOCK
    _, denominator, numerator = lax.fori_loop(first, step.num_blocks, add_block, empty)
    return (numerator / denominator[..., None]).reshape(R, K, G, T, features).transpose(1, 2, 4, 0, 3)


def empty_sums(shape: tuple[int, int, int, int], head_dim: int, sinks: Array | None) -> Sums:
    """The sums of queries [R, K, G, T] before any position; sinks [K * G] are scores for no position."""
    R, K, G, T = shape
    row_max = jnp.full((R, K, G * T), jnp.finfo(jnp.float32).min, jnp.float32)
    denominator = jnp.zeros_like(row_max)
    if sinks is not None:
        row_max = jnp.broadcast_to(sinks.reshape(1, K, G, 1), shape).reshape(R, K, G * T)
        denominator = jnp.ones_like(row_max)
    return row_max, denominator, jnp.zeros((R, K, G * T, head_dim), jnp.float32)


def load_block(kv: KV, slot: Array, rows: int, block: Array) -> tuple[Array, Array]:
    """One block of each row's cache: keys [R, K, E, BLOCK] and values [R, K, BLOCK, E]."""

    def load(leaf: Array) -> Array:
        sizes = rows, 1, *leaf.shape[2:]
        return lax.dynamic_slice(leaf, (slot, block, 0, 0, 0), sizes, allow_negative_indices=False).squeeze(1)

    keys = load(kv.keys).swapaxes(2, 3) if kv.keys_in_rows else load(kv.keys)
    return keys, keys[:, :, -kv.latents :].swapaxes(2, 3) if kv.values is None else load(kv.values)


def first_visible(positions: Array, scoring: Scoring) -> Array | None:
    """The first position that a query at each of these attends to; None if that is 0 for all of them."""
    first = []
    if scoring.window is not None:
        first.append(jnp.maximum(positions - scoring.window + 1, 0))
    if scoring.chunk is not None:
        first.append(positions - lax.rem(positions, jnp.full_like(positions, scoring.chunk)))
    return reduce(jnp.maximum, first) if first else None


def query_factors(tuning: TemperatureTuning, positions: Array) -> Array:
    """What multiplies queries at positions [...] in addition to their scale -> float32 [...]."""
    steps = lax.div(positions + tuning.first, jnp.full_like(positions, tuning.floor_scale))
    return 1 + tuning.scale * jnp.log1p(steps.astype(jnp.float32))


def visible_mask(positions: Array, block: Array, groups: int, since: Array | None = None) -> Array:
    """Which positions of a block queries at positions [R, T] attend to -> bool [R, 1, G * T, BLOCK].

    They see none before `since` [R, T].
    """
    key = block * BLOCK + jnp.arange(BLOCK, dtype=jnp.int32)
    R, T = positions.shape
    visible = key[None, None, :] <= positions[:, :, None]
    if since is not None:
        visible &= key[None, None, :] >= since[:, :, None]
    return jnp.broadcast_to(visible[:, None, None], (R, 1, groups, T, BLOCK)).reshape(R, 1, groups * T, BLOCK)


def online_softmax_step(
    sums: Sums, q: Array, keys: Array, values: Array, visible: Array, cap: float | None = None
) -> Sums:
    """Add one block to the running maximum, denominator and numerator of the softmax."""
    row_max, denominator, numerator = sums
    scores = dot(q, keys)
    scores = jnp.where(visible, softcap(scores, cap), -jnp.inf)
    new_max = jnp.maximum(row_max, scores.max(-1))
    weights = jnp.exp(scores - new_max[..., None])
    rescale = jnp.exp(row_max - new_max)
    denominator = denominator * rescale + weights.sum(-1)
    return new_max, denominator, numerator * rescale[..., None] + dot(weights, values)


def dot(a: Array, b: Array) -> Array:
    """a [R, K, n, m] and b [R, K, m, o], in b's dtype -> float32 [R, K, n, o]."""
    return dots.dot(a.astype(b.dtype), b, (((3,), (2,)), ((0, 1), (0, 1))))


def attend_to_step(
    queries: Array,
    keys: Array | None,
    values: Array | None,
    kv: KV,
    step: StepPositions,
    scoring: Scoring = ALL_POSITIONS,
) -> tuple[KV, Array]:
    """Attend queries [K, G, E, R, T], already scaled, to keys and values [K, E, R, T] -> [K, G, E, R, T].

    Without a cache, and differentiable: the KV that is returned has these keys and values, for layers that
    have none of their own.
    """
    einsum = partial(jnp.einsum, precision=lax.Precision.HIGHEST)
    if keys is None:
        keys = kv.keys
        values = kv.values
    kv = replace(kv, keys=keys, values=values)
    values = keys[:, -kv.latents :] if values is None else values
    before = step.positions[:, None, :]
    since = first_visible(step.positions, scoring)
    visible = before <= step.positions[:, :, None]
    if since is not None:
        visible &= before >= since[:, :, None]
    scores = softcap(einsum("kgert,kers->kgrts", queries, keys), scoring.cap)
    scores = jnp.where(visible[None, None], scores, jnp.finfo(scores.dtype).min)
    if scoring.sinks is not None:  # a last position without a value
        K, G, R, T, _ = scores.shape
        sink = jnp.broadcast_to(scoring.sinks.reshape(K, G, 1, 1, 1), (K, G, R, T, 1))
        scores = jnp.concatenate([scores, sink], axis=-1)
    weights = jnp.exp(scores - scores.max(-1, keepdims=True))
    weights = weights / weights.sum(-1, keepdims=True)
    attended = einsum("kgrts,kers->kgert", weights[..., : values.shape[-1]], values)
    return kv, attended
