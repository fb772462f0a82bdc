"""The cache of one layer, and attention over it in blocks of fixed size and order.

Online softmax, as many blocks as the longest live row needs. A block that lies beyond a row adds exact zeros
to it, so a row's bits do not change when a neighbour is longer; stale memory is selected away, never scaled.

B slots, S positions in each; R rows at work (all slots, or the one that is being prefilled), T tokens a row;
K key/value heads, G queries for each, E head_dim.
"""

import jax.numpy as jnp
from flax import struct
from jax import Array, lax

BLOCK = 128  # measured in spike/03_blocked_attention.py


@struct.dataclass
class KV:
    """Each in the layout that its dot reads fastest."""

    keys: Array  # [B, K, E, S]
    values: Array  # [B, K, S, E]


@struct.dataclass
class Place:
    """Where the tokens of a step are."""

    slot: Array  # [] the first row's slot
    positions: Array  # [R, T] what a token sees: itself and all before it
    writes: Array  # [R, T] where its key and value go; S is nowhere
    blocks: Array  # [] how many blocks the longest row needs


def write(kv: KV, keys: Array, values: Array, place: Place) -> KV:
    """Put keys and values [K, E, R, T] into the cache; what is written nowhere is dropped."""
    rows = place.slot + jnp.arange(place.writes.shape[0], dtype=jnp.int32)[:, None]
    return KV(
        kv.keys.at[rows, :, :, place.writes].set(keys.transpose(2, 3, 0, 1), mode="drop"),
        kv.values.at[rows, :, place.writes].set(values.transpose(2, 3, 0, 1), mode="drop"),
    )


def attend(queries: Array, kv: KV, place: Place) -> Array:
    """Attend queries [K, G, E, R, T], already scaled, over the cache -> [K, G, E, R, T]."""
    K, G, E, R, T = queries.shape
    q = queries.transpose(3, 0, 1, 4, 2).reshape(R, K, G * T, E)

    def visit(block: Array, sums: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        return fold(sums, q, *read(kv, place.slot, R, block), seen(place.positions, block, G))

    top = jnp.full((R, K, G * T), jnp.finfo(jnp.float32).min, jnp.float32)
    nothing = top, jnp.zeros_like(top), jnp.zeros((R, K, G * T, E), jnp.float32)
    _, mass, mixed = lax.fori_loop(jnp.int32(0), place.blocks, visit, nothing)
    return (mixed / mass[..., None]).reshape(R, K, G, T, E).transpose(1, 2, 4, 0, 3)


def read(kv: KV, slot: Array, rows: int, block: Array) -> tuple[Array, Array]:
    """One block of the cache: keys [R, K, E, BLOCK] and values [R, K, BLOCK, E]."""
    _, K, E, _ = kv.keys.shape
    zero, start = jnp.int32(0), block * BLOCK
    return (
        lax.dynamic_slice(kv.keys, (slot, zero, zero, start), (rows, K, E, BLOCK)),
        lax.dynamic_slice(kv.values, (slot, zero, start, zero), (rows, K, BLOCK, E)),
    )


def seen(positions: Array, block: Array, groups: int) -> Array:
    """Which of a block's positions each query sees -> bool [R, 1, G * T, BLOCK]."""
    key = block * BLOCK + jnp.arange(BLOCK, dtype=jnp.int32)
    R, T = positions.shape
    visible = key[None, None, :] <= positions[:, :, None]
    return jnp.broadcast_to(visible[:, None, None], (R, 1, groups, T, BLOCK)).reshape(R, 1, groups * T, BLOCK)


def fold(
    sums: tuple[Array, Array, Array], q: Array, keys: Array, values: Array, seen: Array
) -> tuple[Array, Array, Array]:
    """Take one block into the running maximum, mass and mixture of values."""
    top, mass, mixed = sums
    scores = lax.dot_general(q, keys, (((3,), (2,)), ((0, 1), (0, 1))), preferred_element_type=jnp.float32)
    scores = jnp.where(seen, scores, -jnp.inf)
    high = jnp.maximum(top, scores.max(-1))
    shares, faded = jnp.exp(scores - high[..., None]), jnp.exp(top - high)
    # 0 * NaN is NaN: a position that nobody in the row sees must not reach the dot
    values = jnp.where(seen.any(2)[..., None], values, 0.0)
    block = lax.dot_general(
        shares, values, (((3,), (2,)), ((0, 1), (0, 1))), preferred_element_type=jnp.float32
    )
    return high, mass * faded + shares.sum(-1), mixed * faded[..., None] + block
