"""Attention over the cache as one kernel for TPUs: the same mathematics as `../attention.py`.

There is a program for each row and tile of its queries. It copies the blocks that its own queries see into
fast memory, some at a time and always the next ones while it computes, and adds them in their order. A row's
bits depend on its own positions only, and other rows' blocks are never read. Sums are float32.

Values that a former sequence left after a row's last position are replaced before they are multiplied.

Letters as in decoder.py, and: Q queries of a row and key/value head with padding, n in a tile, N blocks that
are copied at once.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, Ref, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

from xlabatch.model.attention import ALL_POSITIONS, Scoring, first_visible
from xlabatch.model.dots import dot
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, write
from xlabatch.model.layers import softcap

MIN_TILE = 16  # queries: rows of a tile of 16-bit numbers
MAX_TILE = 128
COPIED_BYTES = 2**21  # of keys at once, at most, unless a block has more
ROWS_BY_ROWS = ((1,), (1,)), ((), ())  # dimension numbers of a product with a transposed matrix
ROWS_BY_COLUMNS = ((1,), (0,)), ((), ())
BOUNDS = 3  # numbers of a tile: its first and last group of blocks, its last position
Sums = tuple[Array, Array, Array]  # row_max and denominator [n, 1], numerator [n, E], of one head


class Tiles(NamedTuple):
    """How the work of one call is divided, and what is done with scores."""

    tile: int  # queries in a tile
    tiles: int  # of a row
    group: int  # blocks that are copied at once
    cap: float | None
    has_sinks: bool


def update_and_attend(
    queries: Array,
    keys: Array | None,
    values: Array | None,
    kv: KV,
    step: StepPositions,
    scoring: Scoring = ALL_POSITIONS,
    interpret: bool = False,
) -> tuple[KV, Array]:
    """Write keys and values [K, E, R, T] and attend queries [K, G, E, R, T] -> cache, [K, G, E, R, T].

    Without keys the cache has both already.
    """
    if keys is not None:
        assert values is not None
        kv = write(kv, in_rows(keys, kv), in_rows(values, kv), step)
    return kv, attend(queries, kv, step, scoring, interpret)


def in_rows(vectors: Array, kv: KV) -> Array:
    """Keys or values [K, E, R, T] in the rows of a cache: one or more heads in each, then zeros."""
    rows, width = kv.keys.shape[2], kv.keys.shape[4]
    joined = vectors.reshape(rows, -1, *vectors.shape[2:])
    return jnp.pad(joined, ((0, 0), (0, width - joined.shape[1]), (0, 0), (0, 0)))


def attend(
    queries: Array, kv: KV, step: StepPositions, scoring: Scoring = ALL_POSITIONS, interpret: bool = False
) -> Array:
    """Attend queries [K, G, E, R, T], already scaled, over the cache -> [K, G, E, R, T].

    The heads that share a row of the cache have their queries in one group, each with zeros where the row has
    other heads.
    """
    K, G, E, R, T = queries.shape
    rows, width = kv.keys.shape[2], kv.keys.shape[4]
    together = K // rows
    starts = [head * E for head in range(together)]
    apart = queries.reshape(rows, together, G, E, R, T)
    padded = [((0, 0), (0, 0), (start, width - start - E), (0, 0), (0, 0)) for start in starts]
    widened = jnp.stack([jnp.pad(apart[:, head], around) for head, around in enumerate(padded)], axis=1)
    wide = attend_rows(widened.reshape(rows, -1, width, R, T), kv, step, scoring, interpret)
    found = wide.reshape(rows, together, G, width, R, T)
    own = [found[:, head, :, start : start + E] for head, start in enumerate(starts)]
    return jnp.stack(own, axis=1).reshape(K, G, E, R, T)


def attend_rows(queries: Array, kv: KV, step: StepPositions, scoring: Scoring, interpret: bool) -> Array:
    """Attend queries [K, G, E, R, T] over a cache of K rows of E for each position -> [K, G, E, R, T]."""
    K, G, E, R, T = queries.shape
    tiling = choose_tiling(kv, G * T, scoring)
    padding = tiling.tile * tiling.tiles - G * T

    def padded(x: Array) -> Array:
        return jnp.pad(x, [(0, 0)] * (x.ndim - 1) + [(0, padding)], mode="edge")

    positions = padded(jnp.tile(step.positions, (1, G)))  # [R, Q]
    since = first_visible(positions, scoring)
    since = jnp.zeros_like(positions) if since is None else since
    q = padded(queries.transpose(3, 0, 2, 1, 4).reshape(R, K, E, G * T)).swapaxes(2, 3).astype(kv.keys.dtype)
    low = jnp.finfo(jnp.float32).min
    sinks = jnp.full((K * G,), low, jnp.float32) if scoring.sinks is None else scoring.sinks
    start = padded(jnp.repeat(sinks.reshape(K, G), T, axis=1))  # [K, Q]
    arguments = bounds(tiling, positions, since), step.slot[None], q, positions, since, start
    attended = launch(tiling, kv, *arguments, interpret)
    return attended[:, :, : G * T].reshape(R, K, G, T, E).transpose(1, 2, 4, 0, 3)


def choose_tiling(kv: KV, queries: int, scoring: Scoring) -> Tiles:
    """Tiles that hold all queries, and groups of blocks; a slot has a whole number of groups."""
    C, K, _, E = kv.keys.shape[1:]
    tile = min(-(-queries // MIN_TILE) * MIN_TILE, MAX_TILE)
    block_bytes = K * BLOCK * E * kv.keys.dtype.itemsize
    group = next(n for n in (4, 2, 1) if n == 1 or (C % n == 0 and n * block_bytes <= COPIED_BYTES))
    return Tiles(tile, -(-queries // tile), group, scoring.cap, scoring.sinks is not None)


def bounds(tiling: Tiles, positions: Array, since: Array) -> Array:
    """What each tile of queries at positions [R, Q] reads -> int32 [R * tiles * BOUNDS]."""
    of_tiles = positions.shape[0], tiling.tiles, tiling.tile
    last = positions.reshape(of_tiles).max(2)
    span = tiling.group * BLOCK
    return jnp.stack([since.reshape(of_tiles).min(2) // span, last // span, last], axis=2).reshape(-1)


def launch(
    tiling: Tiles,
    kv: KV,
    reads: Array,
    slot: Array,
    q: Array,
    positions: Array,
    since: Array,
    start: Array,
    interpret: bool,
) -> Array:
    """The kernel for queries [R, K, Q, E] -> float32 [R, K, Q, E]."""
    R, K, Q, E = q.shape
    n = tiling.tile
    vectors = pl.BlockSpec((None, K, n, E), lambda r, t, *_: (r, 0, t, 0))
    of_queries = pl.BlockSpec((None, n, 1), lambda r, t, *_: (r, t, 0))
    of_heads = pl.BlockSpec((K, n, 1), lambda _, t, *__: (0, t, 0))
    in_place = pl.BlockSpec(memory_space=pl.ANY)
    copied = pltpu.VMEM((2, tiling.group, K, BLOCK, E), kv.keys.dtype)
    attended: Array = pl.pallas_call(
        partial(attend_kernel, tiling),
        grid_spec=pltpu.PrefetchScalarGridSpec(
            num_scalar_prefetch=2,
            grid=(R, tiling.tiles),
            in_specs=[vectors, of_queries, of_queries, of_heads, in_place, in_place],
            out_specs=vectors,
            scratch_shapes=[copied, copied, pltpu.SemaphoreType.DMA((2, 2))],
        ),
        out_shape=jax.ShapeDtypeStruct((R, K, Q, E), jnp.float32),
        compiler_params=pltpu.CompilerParams(
            dimension_semantics=("arbitrary", "arbitrary"), vmem_limit_bytes=2**26
        ),
        interpret=pltpu.InterpretParams() if interpret else False,
        name="attend",
    )(reads, slot, q, positions[..., None], since[..., None], start[..., None], kv.keys, kv.values)
    return attended


def attend_kernel(
    tiling: Tiles,
    reads: Ref,
    first_slot: Ref,
    queries: Ref,
    positions: Ref,
    since: Ref,
    start: Ref,
    keys: Ref,
    values: Ref,
    attended: Ref,
    key_blocks: Ref,
    value_blocks: Ref,
    arrived: Ref,
) -> None:
    """Attend queries [K, n, E] at positions [n, 1] over the slot of their row.

    The blocks [2, N, K, BLOCK, E] are memory for two groups: one is computed while the other is copied.
    """
    slot = first_slot[0] + pl.program_id(0)
    place = (pl.program_id(0) * tiling.tiles + pl.program_id(1)) * BOUNDS
    first, last, until = reads[place], reads[place + 1], reads[place + 2]

    def copies(group: Array) -> list[Any]:
        blocks = pl.ds(group * tiling.group, tiling.group)
        buffer = lax.rem(group - first, 2)
        return [
            pltpu.make_async_copy(cache.at[slot, blocks], own.at[buffer], arrived.at[part, buffer])
            for part, (cache, own) in enumerate(((keys, key_blocks), (values, value_blocks)))
        ]

    for copy in copies(first):
        copy.start()

    def add_group(group: Array, sums: tuple[Sums, ...]) -> tuple[Sums, ...]:
        @pl.when(group < last)
        def copy_next() -> None:
            for copy in copies(group + 1):
                copy.start()

        for copy in copies(group):
            copy.wait()
        buffer = lax.rem(group - first, 2)
        seen = positions[...], since[...], until
        added = []
        for head, own in enumerate(sums):
            for n in range(tiling.group):
                block = key_blocks[buffer, n, head], value_blocks[buffer, n, head]
                at = (group * tiling.group + n) * BLOCK
                own = add_block(own, queries[head], block, at, seen, tiling.cap)
            added.append(own)
        return tuple(added)

    empty = tuple(empty_sums(tiling, start[head], queries.shape[2]) for head in range(queries.shape[0]))
    for head, (_, denominator, numerator) in enumerate(lax.fori_loop(first, last + 1, add_group, empty)):
        attended[head] = numerator / denominator


def empty_sums(tiling: Tiles, start: Array, head_dim: int) -> Sums:
    """The sums of n queries of a head over no position; a sink, which has no value, is their start [n, 1]."""
    denominator = jnp.ones_like(start) if tiling.has_sinks else jnp.zeros_like(start)
    return start, denominator, jnp.zeros((start.shape[0], head_dim), jnp.float32)


def add_block(
    sums: Sums,
    q: Array,
    block: tuple[Array, Array],
    at: Array,
    seen: tuple[Array, Array, Array],
    cap: float | None,
) -> Sums:
    """Add a block of keys and values [BLOCK, E], whose first position is `at`, to the sums of q [n, E]."""
    row_max, denominator, numerator = sums
    keys, values = block
    positions, since, until = seen
    key = at + lax.broadcasted_iota(jnp.int32, (q.shape[0], BLOCK), 1)
    scores = softcap(dot(q, keys, ROWS_BY_ROWS), cap)
    scores = jnp.where((key <= positions) & (key >= since), scores, -jnp.inf)
    written = at + lax.broadcasted_iota(jnp.int32, values.shape, 0) <= until
    values = jnp.where(written, values, jnp.zeros_like(values))
    new_max = jnp.maximum(row_max, scores.max(1, keepdims=True))
    weights = jnp.exp(scores - new_max)
    rescale = jnp.exp(row_max - new_max)
    mixed = dot(weights.astype(values.dtype), values, ROWS_BY_COLUMNS)
    return new_max, denominator * rescale + weights.sum(1, keepdims=True), numerator * rescale + mixed
