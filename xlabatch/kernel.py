"""Attention as one kernel for NVIDIA GPUs: what `attention.attend` does, by a program for each row, key/value
head, tile of queries and split of the cache.

A program folds the blocks of its split that its own row sees, in their order, and reads no others; what the
splits of a row have found is summed over an axis of its own. So a row's bits depend on the row alone, and on
the engine's shape, which says where splits end. Sums are float32.

R rows at work, T tokens a row; K key/value heads, G queries for each, E head_dim; N queries of a row and head
with padding, n in a tile; S splits, C blocks in a slot.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.attention import BLOCK, KV, Place, Way
from xlabatch.ops import bent, dot

PROGRAMS = 256  # wanted at least: some two for each multiprocessor
ROOM = 2**17  # bytes of a block's keys and values: a multiprocessor of an H200 shares 227 KiB
LEAST, MOST = 16, 64  # queries in a tile: a tensor core takes no fewer
SIMPLE = ((1,), (0,)), ((), ())  # rows by columns
Sums = tuple[Array, Array, Array]  # tops, masses, mixed values


def way(head_dim: int, dtype: str) -> Way:
    """How a cache is attended here: by the kernel on a GPU, if tiles can have such heads and hold them."""
    even = head_dim >= LEAST and head_dim & (head_dim - 1) == 0  # powers of two, and no side under 16
    held = 2 * head_dim * BLOCK * jnp.dtype(dtype).itemsize
    return "kernel" if even and held <= ROOM and jax.default_backend() == "gpu" else "blocks"


class Cut(NamedTuple):
    """How the work of one call is cut up."""

    tile: int  # queries of a program
    tiles: int  # of a row and head
    span: int  # blocks of a split
    splits: int
    window: int | None
    cap: float | None


def cut(rows: int, heads: int, queries: int, blocks: int, window: int | None, cap: float | None) -> Cut:
    """Tiles as the queries need them; splits so that there are programs enough."""
    tile = min(max(LEAST, pl.next_power_of_2(queries)), MOST)
    tiles = -(-queries // tile)
    span = -(-blocks // min(-(-PROGRAMS // (rows * heads * tiles)), blocks))
    return Cut(tile, tiles, span, -(-blocks // span), window, cap)


def attend(
    queries: Array,
    kv: KV,
    place: Place,
    window: int | None = None,
    cap: float | None = None,
    interpret: bool = False,
) -> Array:
    """Attend queries [K, G, E, R, T], already scaled, over the cache -> [K, G, E, R, T]."""
    K, G, E, R, T = queries.shape
    how = cut(R, K, G * T, kv.keys.shape[1], window, cap)
    short = how.tile * how.tiles - G * T
    q = queries.transpose(3, 0, 1, 4, 2).reshape(R, K, G * T, E).astype(kv.keys.dtype)
    q = jnp.pad(q, ((0, 0), (0, 0), (0, short), (0, 0)))
    positions = jnp.pad(jnp.tile(place.positions, (1, G)), ((0, 0), (0, short)), mode="edge")
    top, mass, mixed = found(how, q, positions, place.slot, kv, interpret)
    shares = jnp.exp(top - top.max(0, keepdims=True))
    whole = (mixed * shares[..., None]).sum(0) / (mass * shares).sum(0)[..., None]
    return whole[:, :, : G * T].reshape(R, K, G, T, E).transpose(1, 2, 4, 0, 3)


def found(how: Cut, q: Array, positions: Array, slot: Array, kv: KV, interpret: bool) -> Sums:
    """What each split finds for queries [R, K, N, E] at positions [R, N]: [S, R, K, N], the last with E."""
    R, K, N, E = q.shape
    tiles, everything = how.tiles, pl.BlockSpec(memory_space=pl.ANY)
    tops = jax.ShapeDtypeStruct((how.splits, R, K, N), jnp.float32)
    top = pl.BlockSpec((None, None, None, how.tile), lambda r, k, n: (n // tiles, r, k, n % tiles))
    made: Sums = pl.pallas_call(
        partial(visit, how),
        grid=(R, K, tiles * how.splits),
        in_specs=[
            pl.BlockSpec((1,), lambda *_: (0,)),
            pl.BlockSpec((None, how.tile), lambda r, _, n: (r, n % tiles)),
            pl.BlockSpec((None, None, how.tile, E), lambda r, k, n: (r, k, n % tiles, 0)),
            everything,
            everything,
        ],
        out_specs=(
            top,
            top,
            pl.BlockSpec((None, None, None, how.tile, E), lambda r, k, n: (n // tiles, r, k, n % tiles, 0)),
        ),
        out_shape=(tops, tops, jax.ShapeDtypeStruct((*tops.shape, E), jnp.float32)),
        compiler_params=triton.CompilerParams(num_warps=4, num_stages=2),
        interpret=interpret,
        name="attend",
    )(slot[None], positions, q, kv.keys, kv.values)
    return made


def visit(how: Cut, slot: Any, positions: Any, queries: Any, keys: Any, values: Any, *sums: Any) -> None:
    """One program, all in references: fold the blocks of a split that its queries see into its sums."""
    home, head, split = slot[0] + pl.program_id(0), pl.program_id(1), pl.program_id(2) // how.tiles
    q, at = queries[...], positions[...]
    first, last = split * how.span, jnp.minimum((split + 1) * how.span, at.max() // BLOCK + 1)
    if how.window is not None:
        first = jnp.maximum(first, jnp.maximum(at.min() - how.window + 1, 0) // BLOCK)

    def fold(block: Array, sums: Sums) -> Sums:
        top, mass, mixed = sums
        scores = bent(dot(q, triton.load(keys.at[home, block, head]), SIMPLE), how.cap)
        scores = jnp.where(seen(at, block, how.window), scores, -jnp.inf)
        high = jnp.maximum(top, scores.max(1))
        shares, faded = jnp.exp(scores - high[:, None]), jnp.exp(top - high)
        more = dot(shares.astype(values.dtype), triton.load(values.at[home, block, head]), SIMPLE)
        return high, mass * faded + shares.sum(1), mixed * faded[:, None] + more

    top = jnp.full(at.shape, jnp.finfo(jnp.float32).min, jnp.float32)
    nothing = top, jnp.zeros_like(top), jnp.zeros(q.shape, jnp.float32)
    for ref, sum in zip(sums, lax.fori_loop(first, last, fold, nothing), strict=True):
        ref[...] = sum


def seen(at: Array, block: Array, window: int | None) -> Array:
    """Which of a block's positions queries at positions [n] see -> bool [n, BLOCK]."""
    key = block * BLOCK + lax.broadcasted_iota(jnp.int32, (len(at), BLOCK), 1)
    visible = key <= at[:, None]
    return visible if window is None else visible & (key > at[:, None] - window)
