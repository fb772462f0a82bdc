"""What one program of the attention kernel does; everything it is given is a reference.

n queries in a tile, E head_dim.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model.kv_cache import BLOCK
from xlabatch.model.layers import dot, softcap

SIMPLE = ((1,), (0,)), ((), ())  # rows by columns
Sums = tuple[Array, Array, Array]  # tops, masses, mixed values


class Tiling(NamedTuple):
    """How the work of one call is cut up."""

    tile: int  # queries of a program
    tiles: int  # of a row and head
    span: int  # blocks of a split
    splits: int
    window: int | None
    cap: float | None


def attend_kernel(
    tiling: Tiling, slot: Any, positions: Any, queries: Any, keys: Any, values: Any, *sums: Any
) -> None:
    """Fold the blocks of a split that its queries see into its sums."""
    here = slot[0] + pl.program_id(0), pl.program_id(1), pl.program_id(2) // tiling.tiles
    q, at = queries[...], positions[...]
    store_sums(sums, accumulate_blocks(tiling, here, q, at, keys, values, empty_sums(q)))


def write_and_attend_kernel(
    tiling: Tiling,
    slot: Any,
    position: Any,
    write_position: Any,
    queries: Any,
    key: Any,
    value: Any,
    keys: Any,
    values: Any,
    keys_out: Any,
    values_out: Any,
    *sums: Any,
) -> None:
    """The same for one row; its first split begins with what is new, and writes it."""
    home, head, split = slot[0] + pl.program_id(0), pl.program_id(1), pl.program_id(2)
    q, k, v, at = queries[...], key[...], value[...], position[0]
    began = jax.tree.map(partial(jnp.where, split == 0), single_key_sums(tiling, q, k, v), empty_sums(q))
    before = jnp.full(q.shape[0], at - 1)
    older = tiling._replace(window=None if tiling.window is None else tiling.window - 1)
    store_sums(sums, accumulate_blocks(older, (home, head, split), q, before, keys, values, began))

    @pl.when((split == 0) & (write_position[0] == at))
    def _() -> None:
        triton.store(keys_out.at[home, at // BLOCK, head, :, at % BLOCK], k)
        triton.store(values_out.at[home, at // BLOCK, head, at % BLOCK, :], v)


def empty_sums(q: Array) -> Sums:
    """The sums of queries [n, E] that have seen nothing yet."""
    top = jnp.full(q.shape[0], jnp.finfo(jnp.float32).min, jnp.float32)
    return top, jnp.zeros_like(top), jnp.zeros(q.shape, jnp.float32)


def single_key_sums(tiling: Tiling, q: Array, key: Array, value: Array) -> Sums:
    """The sums of queries [n, E] that have seen one key and value [E]."""
    score = softcap((q.astype(jnp.float32) * key.astype(jnp.float32)[None]).sum(1), tiling.cap)
    return score, jnp.ones_like(score), jnp.broadcast_to(value.astype(jnp.float32)[None], q.shape)


def accumulate_blocks(
    tiling: Tiling, place: Any, q: Array, at: Array, keys: Any, values: Any, sums: Sums
) -> Sums:
    """Sums with the blocks, of a slot, head and split, that queries [n, E] at positions [n] see."""
    home, head, split = place
    first, last = split * tiling.span, jnp.minimum((split + 1) * tiling.span, (at.max() + BLOCK) // BLOCK)
    if tiling.window is not None:
        first = jnp.maximum(first, jnp.maximum(at.min() - tiling.window + 1, 0) // BLOCK)

    def fold(block: Array, sums: Sums) -> Sums:
        top, mass, mixed = sums
        scores = softcap(dot(q, triton.load(keys.at[home, block, head]), SIMPLE), tiling.cap)
        scores = jnp.where(visible_mask(at, block, tiling.window), scores, -jnp.inf)
        high = jnp.maximum(top, scores.max(1))
        shares, faded = jnp.exp(scores - high[:, None]), jnp.exp(top - high)
        more = dot(shares.astype(values.dtype), triton.load(values.at[home, block, head]), SIMPLE)
        return high, mass * faded + shares.sum(1), mixed * faded[:, None] + more

    made: Sums = lax.fori_loop(first, last, fold, sums)
    return made


def visible_mask(at: Array, block: Array, window: int | None) -> Array:
    """Which of a block's positions queries at positions [n] see -> bool [n, BLOCK]."""
    key = block * BLOCK + lax.broadcasted_iota(jnp.int32, (len(at), BLOCK), 1)
    visible = key <= at[:, None]
    return visible if window is None else visible & (key > at[:, None] - window)


def store_sums(refs: Any, sums: Sums) -> None:
    """Hand on what was found."""
    for ref, sum in zip(refs, sums, strict=True):
        ref[...] = sum
