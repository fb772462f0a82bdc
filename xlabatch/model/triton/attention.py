"""Attention over the cache as one kernel for NVIDIA GPUs: the same mathematics as `../attention.py`.

There is a program for each row, key/value head, tile of queries and split of the cache
(`attention_kernel.py`). It adds the blocks of its split that its own row sees, in their order, and reads no
others; the splits of a row are combined along an axis of their own. A row's bits therefore depend on the
row only, and on the engine's shape, which decides where splits end. Sums are float32.

In decode the kernel also writes: the program with a row's first split starts from the new key and value and
stores them. Other programs may load the old or the new entries at that position, and both are harmless: the
score is masked, and the value, which is finite, has a weight of zero.

Letters as in decoder.py, and: Q queries of a row and key/value head with padding, n in a tile, S splits.
Within the kernel a head's E features are padded with zeros; the cache is not.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model.attention import ALL_POSITIONS, Scoring
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, sanitize_kv, write
from xlabatch.model.triton.attention_kernel import (
    CacheRefs,
    NewToken,
    Sums,
    Tiling,
    attend_kernel,
    write_and_attend_kernel,
)
from xlabatch.model.triton.fixed_order import add_in_pairs

TARGET_PROGRAMS = 256  # at least: about two for each multiprocessor
MAX_BLOCK_BYTES = 2**17  # keys and values: a multiprocessor of an H200 has 227 KiB of shared memory
MIN_TILE = 16  # queries in a tile; a tensor core takes no fewer
MAX_TILE = 64
FIXED_SPAN = 4  # blocks in a split that ends at a fixed position
UNBLOCKED = pl.BlockSpec(memory_space=pl.ANY)
CACHE = CacheRefs(UNBLOCKED, UNBLOCKED)


def is_supported(head_dim: int, dtype: str) -> bool:
    """Whether the kernel supports such heads: a block of keys and values fits."""
    return 2 * padded_size(head_dim) * BLOCK * jnp.dtype(dtype).itemsize <= MAX_BLOCK_BYTES


def padded_size(head_dim: int) -> int:
    """The features of a head in a tile; its sides are powers of two."""
    return max(MIN_TILE, pl.next_power_of_2(head_dim))


def choose_tiling(
    rows: int, heads: int, queries: int, blocks: int, scoring: Scoring = ALL_POSITIONS, fixed: bool = False
) -> Tiling:
    """Tiles that hold all queries, and as many splits as TARGET_PROGRAMS needs.

    Fixed ones depend neither on the engine's shape nor on the number of queries.
    """
    tile = MIN_TILE if fixed else min(max(MIN_TILE, pl.next_power_of_2(queries)), MAX_TILE)
    tiles = -(-queries // tile)
    splits = min(-(-TARGET_PROGRAMS // (rows * heads * tiles)), blocks)
    span = FIXED_SPAN if fixed else -(-blocks // splits)
    return Tiling(tile, tiles, span, -(-blocks // span), scoring._replace(sinks=None))


def update_and_attend(
    queries: Array,
    keys: Array | None,
    values: Array | None,
    kv: KV,
    step: StepPositions,
    scoring: Scoring = ALL_POSITIONS,
    interpret: bool = False,
    fixed: bool = False,
) -> tuple[KV, Array]:
    """Write keys and values [K, E, R, T] and attend queries [K, G, E, R, T] -> cache, [K, G, E, R, T].

    Without keys the cache has both already. If fixed, a query's bits depend on its position alone: they are
    equal in decode and in a chunk.
    """
    if fixed:
        if keys is not None:
            kv = write(kv, keys, values, step)
        return kv, attend_tiles(queries, kv, step, scoring, interpret)
    if keys is None or values is None:
        return kv, attend(queries, kv, step, scoring, interpret)
    K, G, E, R, T = queries.shape
    if T > 1 or G + 2 > MAX_TILE:
        kv = write(kv, keys, values, step)
        return kv, attend(queries, kv, step, scoring, interpret)
    keys, values = sanitize_kv(kv, keys, values)
    tiling = choose_tiling(R, K, G + 2, kv.keys.shape[1], scoring)
    # in what would be padding of the tile, the new key and value cost nothing
    new = queries.astype(keys.dtype), keys[:, None], values[:, None]
    rows = jnp.concatenate(new, axis=1)[..., 0].transpose(3, 0, 1, 2)
    rows = jnp.pad(rows, ((0, 0), (0, 0), (0, tiling.tile - G - 2), (0, padded_size(E) - E)))
    kv, sums = split_attention_with_write(tiling, G, rows, kv, step, interpret)
    attended = combine_splits(sums, repeat_sinks(scoring.sinks, K, 1, tiling))
    return kv, attended[:, :, :G, :E].transpose(1, 2, 3, 0)[..., None]


def attend(
    queries: Array,
    kv: KV,
    step: StepPositions,
    scoring: Scoring = ALL_POSITIONS,
    interpret: bool = False,
    fixed: bool = False,
) -> Array:
    """Attend queries [K, G, E, R, T], already scaled, over the cache -> [K, G, E, R, T]."""
    K, G, E, R, T = queries.shape
    tiling = choose_tiling(R, K, G * T, kv.keys.shape[1], scoring, fixed)
    padding = tiling.tile * tiling.tiles - G * T
    q = queries.transpose(3, 0, 1, 4, 2).reshape(R, K, G * T, E).astype(kv.keys.dtype)
    q = jnp.pad(q, ((0, 0), (0, 0), (0, padding), (0, padded_size(E) - E)))
    positions = jnp.pad(jnp.tile(step.positions, (1, G)), ((0, 0), (0, padding)), mode="edge")
    sums = split_attention(tiling, q, positions, step.slots_of_rows, kv, interpret)
    own_sinks = repeat_sinks(scoring.sinks, K, T, tiling)
    attended = combine_splits(sums, own_sinks, add_in_pairs if fixed else add_in_any_order)
    return attended[:, :, : G * T, :E].reshape(R, K, G, T, E).transpose(1, 2, 4, 0, 3)


class TiledColumns(NamedTuple):
    """The columns [N] of a step in tiles [M, t], each with columns of one slot that follow one another."""

    columns: Array  # int32 [M, t]; a tile of fewer tokens goes on with columns that are not its own
    is_own: Array  # bool [M, t]
    tile: Array  # int32 [N] of each column
    place: Array  # int32 [N] in its tile


def attend_tiles(
    queries: Array, kv: KV, step: StepPositions, scoring: Scoring = ALL_POSITIONS, interpret: bool = False
) -> Array:
    """`attend` in the fixed form, which reads a slot's blocks once for a tile of tokens.

    The rows of a step with `slots` are columns: of a prompt's tokens, each is a row.
    """
    G, _, N, T = queries.shape[1:]
    size = max(MIN_TILE // G, 1)
    if T > 1 or step.slots is None or count_tiles(N, size, len(kv.keys)) == N:
        return attend(queries, kv, step, scoring, interpret, fixed=True)
    tiled = tile_columns(step.slots, step.active[:, 0], size, len(kv.keys))
    own = replace(
        step,
        positions=tile_positions(tiled, step.positions[:, 0]),
        slots=step.slots[tiled.columns[:, 0]],
    )
    attended = attend(queries[..., tiled.columns, 0], kv, own, scoring, interpret, fixed=True)
    return attended[..., tiled.tile, tiled.place][..., None]


def count_tiles(columns: int, size: int, slots: int) -> int:
    """Tiles of `size` columns that are enough for any tokens of these slots."""
    return min(columns, columns // size + slots)


def tile_columns(slots: Array, active: Array, size: int, count: int) -> TiledColumns:
    """Tiles for the active columns [N], in which the columns of each of `count` slots follow one another."""
    N = len(slots)
    M = count_tiles(N, size, count)
    at = jnp.arange(N, dtype=jnp.int32)
    follows = (slots == jnp.roll(slots, 1)) & active & jnp.roll(active, 1) & (at > 0)
    run = lax.cummax(jnp.where(follows, 0, at))  # the first column of its slot
    begins = active & ((at - run) % size == 0)
    tile = jnp.maximum(jnp.cumsum(begins, dtype=jnp.int32) - 1, 0)
    first = jnp.zeros(M, jnp.int32).at[jnp.where(begins, tile, M)].set(at, mode="drop")
    place = jnp.clip(at - first[tile], 0, size - 1)
    within = jnp.arange(size, dtype=jnp.int32)[None]
    columns = jnp.minimum(first[:, None] + within, N - 1)
    is_own = active[columns] & (tile[columns] == jnp.arange(M)[:, None]) & (place[columns] == within)
    return TiledColumns(columns, is_own, tile, place)


def tile_positions(tiled: TiledColumns, positions: Array) -> Array:
    """The positions [M, t] of columns [N] in their tiles.

    A column that is not a tile's own is at the position of the tile's first one: it reads no other blocks. In
    a tile without columns of its own it is at 0, and reads one block.
    """
    found = positions[tiled.columns]
    return jnp.where(tiled.is_own, found, jnp.where(tiled.is_own[:, :1], found[:, :1], 0))


def repeat_sinks(sinks: Array | None, heads: int, tokens: int, tiling: Tiling) -> Array | None:
    """The sinks [K * G] of each query with its padding, in the order of queries -> [K, Q]."""
    if sinks is None:
        return None
    repeated = jnp.repeat(sinks.reshape(heads, -1), tokens, axis=1)
    return jnp.pad(repeated, ((0, 0), (0, tiling.tile * tiling.tiles - repeated.shape[1])))


def add_in_any_order(sums: Array) -> Array:
    return sums.sum(0)


def combine_splits(
    sums: Sums, sinks: Array | None = None, add: Callable[[Array], Array] = add_in_any_order
) -> Array:
    """Combine the sums of all splits, [S, R, K, Q] and [S, R, K, Q, E], and sinks [K, Q] -> [R, K, Q, E]."""
    row_max, denominator, numerator = sums
    top = row_max.max(0, keepdims=True)
    if sinks is not None:
        top = jnp.maximum(top, sinks[None, None])
    rescale = jnp.exp(row_max - top)
    total = add(denominator * rescale)
    if sinks is not None:
        total = total + jnp.exp(sinks[None] - top[0])
    return add(numerator * rescale[..., None]) / total[..., None]


def split_attention(
    tiling: Tiling, q: Array, positions: Array, slots: Array, kv: KV, interpret: bool
) -> Sums:
    """Attend queries [R, K, Q, E] at positions [R, Q] of slots [R] -> sums of splits, [S, R, K, Q] and
    [S, R, K, Q, E].
    """
    tile = tiling.tile
    tiles = tiling.tiles
    specs = (
        pl.BlockSpec((1,), lambda r, *_: (r,)),
        pl.BlockSpec((None, tile), lambda r, _, n: (r, n % tiles)),
        pl.BlockSpec((None, None, tile, q.shape[3]), lambda r, k, n: (r, k, n % tiles, 0)),
        CACHE,
    )
    run = launch(tiling, q, partial(attend_kernel, tiling), specs, interpret)
    sums: Sums
    [sums] = run(slots, positions, q, CacheRefs(kv.keys, kv.values))
    return sums


def split_attention_with_write(
    tiling: Tiling, groups: int, rows: Array, kv: KV, step: StepPositions, interpret: bool
) -> tuple[KV, Sums]:
    """The same for rows [R, K, n, E] of G queries, new key, new value and padding -> updated cache, sums."""
    position = pl.BlockSpec((None, 1), lambda r, *_: (r, 0))
    key, value = (
        pl.BlockSpec((None, None, None, rows.shape[3]), lambda r, k, _, index=index: (r, k, index, 0))
        for index in (groups, groups + 1)
    )
    tile = pl.BlockSpec((None, None, *rows.shape[2:]), lambda r, k, _: (r, k, 0, 0))
    slot = pl.BlockSpec((1,), lambda r, *_: (r,))
    specs = slot, position, position, NewToken(tile, key, value), CACHE
    cache = CacheRefs(kv.keys, kv.values)
    run = launch(tiling, rows, partial(write_and_attend_kernel, tiling), specs, interpret, cache)
    new = NewToken(rows, rows, rows)
    (keys, values), sums = run(step.slots_of_rows, step.positions, step.write_positions, new, cache)
    return replace(kv, keys=keys, values=values), sums


def launch(
    tiling: Tiling,
    q: Array,
    kernel: Callable[..., None],
    specs: tuple[Any, ...],  # a tree of BlockSpecs for each argument; the cache is last
    interpret: bool,
    updated: CacheRefs | None = None,
) -> Callable[..., list[Any]]:
    """The kernel for queries [R, K, Q, E]; it returns the cache, if it is updated in place, and the sums."""
    R, K, Q, E = q.shape
    tile = tiling.tile
    tiles = tiling.tiles
    shape = tiling.splits, R, K, Q
    numbers = jax.ShapeDtypeStruct(shape, jnp.float32)
    vectors = jax.ShapeDtypeStruct((*shape, E), jnp.float32)
    scalar = pl.BlockSpec((None, None, None, tile), lambda r, k, n: (n // tiles, r, k, n % tiles))
    vector = pl.BlockSpec((None, None, None, tile, E), lambda r, k, n: (n // tiles, r, k, n % tiles, 0))
    first = len(jax.tree.leaves(specs)) - 2  # keys and values are the last inputs, and the first outputs
    return pl.pallas_call(
        kernel,
        grid=(R, K, tiles * tiling.splits),
        in_specs=specs,
        out_specs=[*([CACHE] if updated else []), (scalar, scalar, vector)],
        out_shape=[*([updated] if updated else []), (numbers, numbers, vectors)],
        input_output_aliases={first: 0, first + 1: 1} if updated else {},
        compiler_params=triton.CompilerParams(num_warps=4, num_stages=2),
        interpret=interpret,
        name="attend",
    )
