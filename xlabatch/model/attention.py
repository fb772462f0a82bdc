"""The cache of one layer, and attention over it in blocks of fixed size and order.

Online softmax, as many blocks as the longest live row needs. A block that lies beyond a row, or before its
window, adds exact zeros to it, so a row's bits do not change with its neighbours' lengths. Scores of what a
row does not see are selected away, never scaled; values are always finite, so that no share of them is NaN.

B slots, C blocks in each; R rows at work (all slots, or the one that is being prefilled), T tokens a row;
K key/value heads, G queries for each, E head_dim.
"""

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model import layers
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, write
from xlabatch.model.layers import softcap


def update_and_attend(
    queries: Array,
    keys: Array,
    values: Array,
    kv: KV,
    step: StepPositions,
    window: int | None = None,
    cap: float | None = None,
) -> tuple[KV, Array]:
    """Write keys and values [K, E, R, T] and attend queries [K, G, E, R, T] -> cache, [K, G, E, R, T]."""
    kv = write(kv, keys, values, step)
    return kv, attend(queries, kv, step, window, cap)


def attend(
    queries: Array, kv: KV, step: StepPositions, window: int | None = None, cap: float | None = None
) -> Array:
    """Attend queries [K, G, E, R, T], already scaled, over the cache -> [K, G, E, R, T]."""
    K, G, E, R, T = queries.shape
    q = queries.transpose(3, 0, 1, 4, 2).reshape(R, K, G * T, E)

    def visit(block: Array, sums: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        visible = visible_mask(step.positions, block, G, window)
        return online_softmax_step(sums, q, *load_block(kv, step.slot, R, block), visible, cap)

    top = jnp.full((R, K, G * T), jnp.finfo(jnp.float32).min, jnp.float32)
    nothing = top, jnp.zeros_like(top), jnp.zeros((R, K, G * T, E), jnp.float32)
    first = jnp.int32(0) if window is None else jnp.maximum(step.min_position - window + 1, 0) // BLOCK
    _, mass, mixed = lax.fori_loop(first, step.num_blocks, visit, nothing)
    return (mixed / mass[..., None]).reshape(R, K, G, T, E).transpose(1, 2, 4, 0, 3)


def load_block(kv: KV, slot: Array, rows: int, block: Array) -> tuple[Array, Array]:
    """One block of the cache: keys [R, K, E, BLOCK] and values [R, K, BLOCK, E]."""

    def one(leaf: Array) -> Array:
        sizes = rows, 1, *leaf.shape[2:]
        return lax.dynamic_slice(leaf, (slot, block, 0, 0, 0), sizes, allow_negative_indices=False).squeeze(1)

    return one(kv.keys), one(kv.values)


def visible_mask(positions: Array, block: Array, groups: int, window: int | None = None) -> Array:
    """Which of a block's positions each query sees -> bool [R, 1, G * T, BLOCK]."""
    key = block * BLOCK + jnp.arange(BLOCK, dtype=jnp.int32)
    R, T = positions.shape
    visible = key[None, None, :] <= positions[:, :, None]
    if window is not None:
        visible &= key[None, None, :] > positions[:, :, None] - window
    return jnp.broadcast_to(visible[:, None, None], (R, 1, groups, T, BLOCK)).reshape(R, 1, groups * T, BLOCK)


def online_softmax_step(
    sums: tuple[Array, Array, Array],
    q: Array,
    keys: Array,
    values: Array,
    visible: Array,
    cap: float | None = None,
) -> tuple[Array, Array, Array]:
    """Take one block into the running maximum, mass and mixture of values."""
    top, mass, mixed = sums
    scores = dot(q, keys)
    scores = jnp.where(visible, softcap(scores, cap), -jnp.inf)
    high = jnp.maximum(top, scores.max(-1))
    shares, faded = jnp.exp(scores - high[..., None]), jnp.exp(top - high)
    return high, mass * faded + shares.sum(-1), mixed * faded[..., None] + dot(shares, values)


def dot(a: Array, b: Array) -> Array:
    """a [R, K, n, m] and b [R, K, m, o], in b's precision -> float32 [R, K, n, o]."""
    return layers.dot(a.astype(b.dtype), b, (((3,), (2,)), ((0, 1), (0, 1))))
