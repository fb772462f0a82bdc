"""What one program of the attention kernel does. Its arguments are references into GPU memory.

A program has one row, one key/value head, one tile of n queries and one split of the cache. It leaves the
sums of an online softmax over that split; `attention.py` combines the splits. Letters as in decoder.py.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, Ref, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model.attention import ALL_POSITIONS, Scoring, first_visible
from xlabatch.model.dots import dot
from xlabatch.model.kv_cache import BLOCK
from xlabatch.model.layers import softcap

ROWS_BY_COLUMNS = ((1,), (0,)), ((), ())  # dimension numbers of a plain matrix product
ROWS_BY_ROWS = ((1,), (1,)), ((), ())
Sums = tuple[Array, Array, Array]  # row_max and denominator [n], numerator [n, E]
Program = tuple[Array, Array, Array]  # slot, key/value head and split of a program, each []
Seen = tuple[Array | None, Array]  # the first position that queries [n] attend to, None: 0; and the last


class Tiling(NamedTuple):
    """How the work of one call is divided into programs, and which positions are seen."""

    tile: int  # queries in a tile
    tiles: int  # tiles of a row and key/value head
    span: int  # blocks in a split
    splits: int  # splits of a slot
    scoring: Scoring = ALL_POSITIONS  # without its sinks, which are not a kernel's


class CacheRefs(NamedTuple):
    """The cache in GPU memory; or its arrays, or how a program gets them."""

    keys: Any  # [B, C, K, BLOCK, E]
    values: Any  # the same


class NewToken(NamedTuple):
    """The queries [n, E] of one token, and its new key and value [E]."""

    queries: Any
    key: Any
    value: Any


def attend_kernel(
    tiling: Tiling,
    slot: Ref,
    positions: Ref,
    queries: Ref,
    cache: CacheRefs,
    sums: tuple[Ref, Ref, Ref],
) -> None:
    """Attend queries [n, E] at positions [n] of slot [1] over one split; leaves sums [n], [n] and [n, E]."""
    program = slot[0], pl.program_id(1), pl.program_id(2) // tiling.tiles
    q = queries[...]
    at = positions[...]
    seen = first_visible(at, tiling.scoring), at
    store_sums(sums, accumulate_blocks(tiling, program, q, seen, cache, empty_sums(q)))


def write_and_attend_kernel(
    tiling: Tiling,
    own_slot: Ref,
    position: Ref,
    write_position: Ref,
    new: NewToken,
    cache: CacheRefs,
    updated: CacheRefs,
    sums: tuple[Ref, Ref, Ref],
) -> None:
    """Attend the queries of one token over one split; the first split adds its new key and value.

    own_slot, position and write_position are [1]; `updated` is the memory of `cache`. Leaves sums [n], [n]
    and [n, E].
    """
    slot = own_slot[0]
    head = pl.program_id(1)
    split = pl.program_id(2)
    q = new.queries[...]
    k = new.key[...]
    v = new.value[...]
    at = position[0]
    start = jax.tree.map(partial(jnp.where, split == 0), single_key_sums(tiling, q, k, v), empty_sums(q))
    own = jnp.full(q.shape[0], at)  # the new token is already in `start`: the tokens before it are left
    seen = first_visible(own, tiling.scoring), own - 1
    store_sums(sums, accumulate_blocks(tiling, (slot, head, split), q, seen, cache, start))

    @pl.when((split == 0) & (write_position[0] == at))  # idle rows have another write position
    def write_new_token() -> None:
        features, exist = all_features(cache.keys, q.shape[1], (q.shape[1],), 0)
        triton.store(updated.keys.at[slot, at // BLOCK, head, at % BLOCK, features], k, mask=exist)
        triton.store(updated.values.at[slot, at // BLOCK, head, at % BLOCK, features], v, mask=exist)


def empty_sums(q: Array) -> Sums:
    """The sums of queries [n, E] over no key."""
    row_max = jnp.full(q.shape[0], jnp.finfo(jnp.float32).min, jnp.float32)
    return row_max, jnp.zeros_like(row_max), jnp.zeros(q.shape, jnp.float32)


def single_key_sums(tiling: Tiling, q: Array, key: Array, value: Array) -> Sums:
    """The sums of queries [n, E] over one key and value [E]."""
    score = softcap((q.astype(jnp.float32) * key.astype(jnp.float32)[None]).sum(1), tiling.scoring.cap)
    return score, jnp.ones_like(score), jnp.broadcast_to(value.astype(jnp.float32)[None], q.shape)


def accumulate_blocks(
    tiling: Tiling, program: Program, q: Array, seen: Seen, cache: CacheRefs, sums: Sums
) -> Sums:
    """Add the blocks of a program's split that queries [n, E] see to the sums."""
    slot, head, split = program
    since, until = seen
    first = split * tiling.span
    last = jnp.minimum((split + 1) * tiling.span, (until.max() + BLOCK) // BLOCK)
    if since is not None:
        first = jnp.maximum(first, since.min() // BLOCK)

    def add_block(block: Array, sums: Sums) -> Sums:
        row_max, denominator, numerator = sums
        block_keys, block_values = load_block(cache, (slot, block, head), q.shape[1])
        scores = softcap(dot(q, block_keys, ROWS_BY_ROWS), tiling.scoring.cap)
        scores = jnp.where(visible_mask(seen, block), scores, -jnp.inf)
        new_max = jnp.maximum(row_max, scores.max(1))
        weights = jnp.exp(scores - new_max[:, None])
        rescale = jnp.exp(row_max - new_max)
        mixed = dot(weights.astype(cache.values.dtype), block_values, ROWS_BY_COLUMNS)
        return new_max, denominator * rescale + weights.sum(1), numerator * rescale[:, None] + mixed

    return lax.fori_loop(first, last, add_block, sums)


def load_block(cache: CacheRefs, place: Program, size: int) -> tuple[Array, Array]:
    """Keys and values [BLOCK, size] of a block, zero for features that a head lacks."""
    features, exist = all_features(cache.keys, size, (BLOCK, size), 1)
    keys_at = cache.keys.at[(*place, slice(None), features)]
    values_at = cache.values.at[(*place, slice(None), features)]
    if exist is None:
        return triton.load(keys_at), triton.load(values_at)
    return triton.load(keys_at, mask=exist, other=0), triton.load(values_at, mask=exist, other=0)


def all_features(
    keys: Ref, size: int, shape: tuple[int, ...], axis: int
) -> tuple[slice | pl.Slice, Array | None]:
    """An index of a head's features, padded to this size along an axis of a shape, and which exist."""
    if keys.shape[4] == size:
        return slice(None), None
    feature = lax.broadcasted_iota(jnp.int32, shape, axis)
    return pl.ds(0, size), feature < keys.shape[4]


def visible_mask(seen: Seen, block: Array) -> Array:
    """Which positions of a block queries [n] attend to -> bool [n, BLOCK]."""
    since, until = seen
    key = block * BLOCK + lax.broadcasted_iota(jnp.int32, (len(until), BLOCK), 1)
    visible = key <= until[:, None]
    return visible if since is None else visible & (key >= since[:, None])


def store_sums(refs: tuple[Ref, Ref, Ref], sums: Sums) -> None:
    for ref, sum in zip(refs, sums, strict=True):
        ref[...] = sum
