"""Attention as one kernel for NVIDIA GPUs: what `attention.py` does, by a program for each row, key/value
head, tile of queries and split of the cache.

A program folds the blocks of its split that its own row sees, in their order, and reads no others; what the
splits of a row have found is summed over an axis of its own. So a row's bits depend on the row alone, and on
the engine's shape, which says where splits end. Sums are float32.

In decode the kernel writes, too: the program with a row's first split begins with the new key and value and
puts them where they belong. Others may load them there, old or new: the key is selected away, and the value,
which is finite, has a share of zero.

R rows at work, T tokens a row; K key/value heads, G queries for each, E head_dim; N queries of a row and head
with padding, n in a tile; S splits, C blocks in a slot.
"""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model.kv_cache import BLOCK, KV, Backend, StepPositions, sanitize_kv, write
from xlabatch.model.triton_kernel import Sums, Tiling, attend_kernel, write_and_attend_kernel

TARGET_PROGRAMS = 256  # wanted at least: some two for each multiprocessor
ROOM = 2**17  # bytes of a block's keys and values: a multiprocessor of an H200 shares 227 KiB
LEAST, MOST = 16, 64  # queries in a tile: a tensor core takes no fewer
WHOLE_ARRAY = pl.BlockSpec(memory_space=pl.ANY)


def choose_backend(head_dim: int, dtype: str) -> Backend:
    """How a cache is attended here: by the kernel on a GPU, if it can have such heads."""
    return "triton" if is_supported(head_dim, dtype) and jax.default_backend() == "gpu" else "xla"


def is_supported(head_dim: int, dtype: str) -> bool:
    """Whether tiles can have such heads, and a multiprocessor can hold them."""
    even = head_dim >= LEAST and head_dim & (head_dim - 1) == 0  # powers of two, and no side under 16
    return even and 2 * head_dim * BLOCK * jnp.dtype(dtype).itemsize <= ROOM


def choose_tiling(
    rows: int, heads: int, queries: int, blocks: int, window: int | None, cap: float | None
) -> Tiling:
    """Tiles as the queries need them; splits so that there are programs enough."""
    tile = min(max(LEAST, pl.next_power_of_2(queries)), MOST)
    tiles = -(-queries // tile)
    span = -(-blocks // min(-(-TARGET_PROGRAMS // (rows * heads * tiles)), blocks))
    return Tiling(tile, tiles, span, -(-blocks // span), window, cap)


def update_and_attend(
    queries: Array,
    keys: Array,
    values: Array,
    kv: KV,
    step: StepPositions,
    window: int | None = None,
    cap: float | None = None,
    interpret: bool = False,
) -> tuple[KV, Array]:
    """Write keys and values [K, E, R, T] and attend queries [K, G, E, R, T] -> cache, [K, G, E, R, T]."""
    K, G, _, R, T = queries.shape
    if T > 1 or G + 2 > MOST:
        kv = write(kv, keys, values, step)
        return kv, attend(queries, kv, step, window, cap, interpret)
    keys, values = sanitize_kv(kv, keys, values)
    how = choose_tiling(R, K, G + 2, kv.keys.shape[1], window, cap)
    new = queries.astype(keys.dtype), keys[:, None], values[:, None]  # in a tile they cost nothing
    rows = jnp.concatenate(new, axis=1)[..., 0].transpose(3, 0, 1, 2)
    rows = jnp.pad(rows, ((0, 0), (0, 0), (0, how.tile - G - 2), (0, 0)))
    kv, sums = split_attention_with_write(how, G, rows, kv, step, interpret)
    return kv, combine_splits(sums)[:, :, :G].transpose(1, 2, 3, 0)[..., None]


def attend(
    queries: Array,
    kv: KV,
    step: StepPositions,
    window: int | None = None,
    cap: float | None = None,
    interpret: bool = False,
) -> Array:
    """Attend queries [K, G, E, R, T], already scaled, over the cache -> [K, G, E, R, T]."""
    K, G, E, R, T = queries.shape
    how = choose_tiling(R, K, G * T, kv.keys.shape[1], window, cap)
    short = how.tile * how.tiles - G * T
    q = queries.transpose(3, 0, 1, 4, 2).reshape(R, K, G * T, E).astype(kv.keys.dtype)
    q = jnp.pad(q, ((0, 0), (0, 0), (0, short), (0, 0)))
    positions = jnp.pad(jnp.tile(step.positions, (1, G)), ((0, 0), (0, short)), mode="edge")
    whole = combine_splits(split_attention(how, q, positions, step.slot, kv, interpret))
    return whole[:, :, : G * T].reshape(R, K, G, T, E).transpose(1, 2, 4, 0, 3)


def combine_splits(sums: Sums) -> Array:
    """What splits have found [S, R, K, N] as one -> [R, K, N, E]."""
    top, mass, mixed = sums
    shares = jnp.exp(top - top.max(0, keepdims=True))
    return (mixed * shares[..., None]).sum(0) / (mass * shares).sum(0)[..., None]


def split_attention(tiling: Tiling, q: Array, positions: Array, slot: Array, kv: KV, interpret: bool) -> Sums:
    """What each split finds for queries [R, K, N, E] at positions [R, N]: [S, R, K, N], the last with E."""
    specs = [
        pl.BlockSpec((1,), lambda *_: (0,)),
        pl.BlockSpec((None, tiling.tile), lambda r, _, n: (r, n % tiling.tiles)),
        pl.BlockSpec((None, None, tiling.tile, q.shape[3]), lambda r, k, n: (r, k, n % tiling.tiles, 0)),
        *(WHOLE_ARRAY, WHOLE_ARRAY),
    ]
    run = launch(tiling, q, partial(attend_kernel, tiling), specs, interpret)
    made: Sums = run(slot[None], positions, q, kv.keys, kv.values)
    return made


def split_attention_with_write(
    tiling: Tiling, groups: int, rows: Array, kv: KV, step: StepPositions, interpret: bool
) -> tuple[KV, Sums]:
    """The same for rows [R, K, n, E] of G queries, the new key, its value and padding; they are written."""
    one = pl.BlockSpec((None, 1), lambda r, *_: (r, 0))
    new = [
        pl.BlockSpec((None, None, None, rows.shape[3]), lambda r, k, _, at=at: (r, k, at, 0))
        for at in (groups, groups + 1)
    ]
    tile = pl.BlockSpec((None, None, *rows.shape[2:]), lambda r, k, _: (r, k, 0, 0))
    specs = [pl.BlockSpec((1,), lambda *_: (0,)), one, one, tile, *new, WHOLE_ARRAY, WHOLE_ARRAY]
    run = launch(tiling, rows, partial(write_and_attend_kernel, tiling), specs, interpret, kv)
    keys, values, *sums = run(
        step.slot[None], step.positions, step.write_positions, rows, rows, rows, kv.keys, kv.values
    )
    return replace(kv, keys=keys, values=values), tuple(sums)


def launch(
    tiling: Tiling,
    q: Array,
    program: Any,
    specs: list[pl.BlockSpec],
    interpret: bool,
    updated: KV | None = None,
) -> Any:
    """The kernel of a program for queries [R, K, N, E] that gives sums, after the cache where it grows."""
    R, K, N, E = q.shape
    tiles, tops = tiling.tiles, jax.ShapeDtypeStruct((tiling.splits, R, K, N), jnp.float32)
    top = pl.BlockSpec((None, None, None, tiling.tile), lambda r, k, n: (n // tiles, r, k, n % tiles))
    mixed = pl.BlockSpec((None, None, None, tiling.tile, E), lambda r, k, n: (n // tiles, r, k, n % tiles, 0))
    cache = () if updated is None else (updated.keys, updated.values)
    first = len(specs) - len(cache)  # the cache comes last, and goes first
    return pl.pallas_call(
        program,
        grid=(R, K, tiles * tiling.splits),
        in_specs=specs,
        out_specs=(*[WHOLE_ARRAY] * len(cache), top, top, mixed),
        out_shape=(*cache, tops, tops, jax.ShapeDtypeStruct((*tops.shape, E), jnp.float32)),
        input_output_aliases={first + n: n for n in range(len(cache))},
        compiler_params=triton.CompilerParams(num_warps=4, num_stages=2),
        interpret=interpret,
        name="attend",
    )
