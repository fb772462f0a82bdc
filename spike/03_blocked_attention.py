"""Which form of exact attention over ragged rows is fast, and keeps a row's bits when another row grows?

Decided: a loop with a traced bound over blocks cut from the cache, in fixed order, with dots, keys [E, S] and
values [S, E]. Found: a block's dozen small operations cost about as much as reading 64 positions, so a block
of 128 or 256 is faster from a few hundred positions on. Later (14_cache_layout.py) the cache itself was laid
out in blocks, and values were made finite on write, so the package's form now selects scores only.

Superseded on CPUs by the kernels (FINDINGS 20): this is what XLA's own operations run.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax
from measure import Row

from xlabatch.model import attention, kv_cache
from xlabatch.model.kv_cache import KV, StepPositions

R, K, G, E, LAYERS, AT = 8, 3, 3, 64, 30, 170
BLOCKS = 32, 64, 128, 256, 512
LONGER = 2**20  # than every cache here
EXACT = "exactly 192 positions at once"
Sums = tuple[Array, Array, Array]


def in_blocks(kv: KV, block: int) -> KV:
    """A cache as the package has it: [R, S / block, K, E, block] and [R, S / block, K, block, E]."""
    rows, _, _, size = kv.keys.shape
    keys = kv.keys.reshape(rows, K, E, size // block, block).transpose(0, 3, 1, 2, 4)
    return KV(keys, kv.values.reshape(rows, K, size // block, block, E).transpose(0, 2, 1, 3, 4))


def blocked(block: int, queries: Array, kv: KV, positions: StepPositions) -> Array:
    """The package's form, traced with another block size."""
    default, kv_cache.BLOCK = kv_cache.BLOCK, block
    try:
        return attention.attend(queries, kv, positions)
    finally:
        kv_cache.BLOCK = default


def varied(
    queries: Array,
    kv: KV,
    positions: StepPositions,
    *,
    block: int = 64,
    select: bool = True,
    dots: bool = True,
    turned: bool = False,
) -> Array:
    """The package's loop without a select on values, without dots, or with values [E, S]."""

    def add_block(n: Array, sums: Sums) -> Sums:
        start, zero = n * block, jnp.int32(0)
        keys = lax.dynamic_slice_in_dim(kv.keys, start, block, 3)
        values = lax.dynamic_slice_in_dim(kv.values, start, block, 3 if turned else 2)
        visible = (start + jnp.arange(block) <= positions.positions)[:, None]  # [R, 1, block]
        if select:
            values = jnp.where(
                visible[:, :, None] if turned else visible[..., None], values, zero.astype(jnp.float32)
            )
        scores = dot(q, keys, 2) if dots else (q[..., None] * keys[:, :, None]).sum(3)
        scores = jnp.where(visible[:, :, None], scores, -jnp.inf)
        top, mass, mixed = sums
        high = jnp.maximum(top, scores.max(-1))
        shares, faded = jnp.exp(scores - high[..., None]), jnp.exp(top - high)
        more = (
            dot(shares, values, 3 if turned else 2)
            if dots
            else (shares[..., None] * values[:, :, None]).sum(3)
        )
        return high, mass * faded + shares.sum(-1), mixed * faded[..., None] + more

    q = rows_first(queries)
    _, mass, mixed = lax.fori_loop(jnp.int32(0), positions.num_blocks, add_block, empty_sums())
    return features_first(mixed / mass[..., None])


def own_buffers(queries: Array, kvs: tuple[KV, ...], positions: StepPositions) -> Array:
    """Each block in its own buffer, behind a cond."""
    block, sums = kvs[0].keys.shape[-1], empty_sums()
    for n, kv in enumerate(kvs):
        visible = (n * block + jnp.arange(block) <= positions.positions)[:, None, None]
        step = partial(
            attention.online_softmax_step,
            q=rows_first(queries),
            keys=kv.keys,
            values=kv.values,
            visible=visible,
        )
        sums = lax.cond(n < positions.num_blocks, step, lambda sums: sums, sums)
    return features_first(sums[2] / sums[1][..., None])


def at_once(queries: Array, kv: KV, positions: StepPositions) -> Array:
    """One softmax over all of the given cache."""
    visible = (jnp.arange(kv.keys.shape[-1]) <= positions.positions)[:, None, None]
    shares = jax.nn.softmax(jnp.where(visible, dot(rows_first(queries), kv.keys, 2), -jnp.inf), -1)
    return features_first(dot(shares, kv.values, 2))


def dot(a: Array, b: Array, axis: int) -> Array:
    return lax.dot_general(a, b, (((3,), (axis,)), ((0, 1), (0, 1))))


def empty_sums() -> Sums:
    top = jnp.full((R, K, G), jnp.finfo(jnp.float32).min)
    return top, jnp.zeros_like(top), jnp.zeros((R, K, G, E))


def rows_first(queries: Array) -> Array:
    return queries[..., 0].transpose(3, 0, 1, 2)  # [K, G, E, R, 1] -> [R, K, G, E]


def features_first(mixed: Array) -> Array:
    return mixed.transpose(1, 2, 3, 0)[..., None]


def chain(
    attend: Callable[..., Array], queries: Array, kvs: tuple[Any, ...], positions: StepPositions
) -> Array:
    """All layers, each on the result of the one before."""
    for kv in kvs:
        queries = queries + attend(queries, kv, positions)
    return queries


def caches(size: int, slots: int = R) -> tuple[KV, ...]:
    """Random caches of all layers; a shorter one is the beginning of a longer one."""
    draw = jax.random.normal(jax.random.key(0), (LAYERS, 2, slots, K, 2048, E))
    return tuple(KV(layer[0, :, :, :size].transpose(0, 1, 3, 2), layer[1, :, :, :size]) for layer in draw)


def sliced(kv: KV, block: int) -> tuple[KV, ...]:
    starts = range(0, kv.keys.shape[-1], block)
    return tuple(KV(kv.keys[..., s : s + block], kv.values[:, :, s : s + block]) for s in starts)


def step_positions(first: Array, others: int, block: int) -> StepPositions:
    """Row 0 at positions [T], the other rows at another."""
    at = jnp.full((R if len(first) == 1 else 1, len(first)), others, jnp.int32).at[0].set(first)
    return StepPositions(jnp.int32(0), at, at, at.max() // block + 1, at.min(), LONGER)


def variants_of(long: tuple[KV, ...]) -> dict[str, tuple[Callable[..., Array], tuple[Any, ...], int]]:
    """Every form with its caches and its block size."""
    size, own = (
        long[0].keys.shape[-1],
        jax.tree.map(lambda leaf: leaf + 0, [sliced(kv, 192)[0] for kv in long]),
    )
    turned = tuple(KV(kv.keys, kv.values.transpose(0, 1, 3, 2)) for kv in long)
    return {
        "ours, block 64": (partial(blocked, 64), tuple(in_blocks(kv, 64) for kv in long), 64),
        "ours, block 256": (partial(blocked, 256), tuple(in_blocks(kv, 256) for kv in long), 256),
        "64, as ours was": (varied, long, 64),
        "64, no select on values": (partial(varied, select=False), long, 64),
        "64, multiply and reduce": (partial(varied, dots=False), long, 64),
        "64, values [E, S]": (partial(varied, turned=True), turned, 64),
        "64, own buffers behind conds": (own_buffers, tuple(sliced(kv, 64) for kv in long), 64),
        "256, own buffers behind conds": (own_buffers, tuple(sliced(kv, 256) for kv in long), 256),
        "all of the capacity at once": (at_once, long, size),
        EXACT: (at_once, tuple(own), 192),
    }


def compare(size: int, rounds: int) -> list[Row]:
    """Each form with all rows at AT, and with the other rows at the end of the cache."""
    long, queries = caches(size), jax.random.normal(jax.random.key(1), (K, G, E, R, 1))
    variants = variants_of(long)
    short_thunks: dict[str, measure.Thunk] = {}
    compiled, long_thunks = {}, {}
    for name, (attend, kvs, block) in variants.items():
        short, full = (
            step_positions(jnp.array([AT]), AT, block),
            step_positions(jnp.array([AT]), size - 1, block),
        )
        compiled[name] = measure.compile_for(partial(chain, attend), queries, kvs, short)
        short_thunks[name] = partial(compiled[name].run, queries, kvs, short)
        long_thunks[name] = partial(compiled[name].run, queries, kvs, full)
    del long_thunks[EXACT]  # it has 192 positions only
    bits = {
        name: bool((short_thunks[name]()[..., 0, 0] == long_thunks[name]()[..., 0, 0]).all())
        for name in long_thunks
    }
    short_thunks["floor: reading 192 positions"] = measure.read_memory(measure.size_mb(variants[EXACT][1]))
    short_ms, long_ms = (
        measure.time_interleaved(short_thunks, rounds),
        measure.time_interleaved(long_thunks, rounds),
    )
    return [
        {
            "form": name,
            f"ms at {AT}": short_ms[name].ms,
            "quartiles": short_ms[name].quartiles,
            f"ms at {size - 1}": long_ms[name].ms if name in long_thunks else "",
            "row 0 keeps its bits": bits.get(name, ""),
            "compile s": compiled[name].compile_s if name in compiled else "",
        }
        for name in short_thunks
    ]


def nan_safety() -> list[Row]:
    """Whether each form's result is finite when all masked positions hold NaN, as after a failed request."""
    queries, at = jax.random.normal(jax.random.key(1), (K, G, E, R, 1)), jnp.array([AT])
    variants = variants_of(tuple(jax.tree.map(stale, kv) for kv in caches(256)))
    results = {
        n: jax.jit(partial(chain, attend))(queries, kvs, step_positions(at, AT, b))
        for n, (attend, kvs, b) in variants.items()
    }
    return [{"form": name, "all finite": bool(jnp.isfinite(end).all())} for name, end in results.items()]


def stale(leaf: Array) -> Array:
    """A leaf of a cache with NaN at all positions after AT."""
    axis = 2 if leaf.shape[3] == E else 3
    return jnp.where(lax.broadcasted_iota(jnp.int32, leaf.shape, axis) > AT, jnp.nan, leaf)


def by_block(slots: int, cases: dict[str, Array], rounds: int) -> list[Row]:
    """The package's form by block size, for tokens at positions [T]."""
    rows = [Row(block=block) for block in BLOCKS]
    kvs = {block: tuple(in_blocks(kv, block) for kv in caches(2048, slots)) for block in BLOCKS}
    for name, positions in cases.items():
        queries = jax.random.normal(jax.random.key(1), (K, G, E, slots, len(positions)))
        thunks = {}
        for block in BLOCKS:
            at = step_positions(positions, int(positions[-1]), block)
            run = measure.compile_for(partial(chain, partial(blocked, block)), queries, kvs[block], at).run
            thunks[str(block)] = partial(run, queries, kvs[block], at)
        for row, timing in zip(rows, measure.time_interleaved(thunks, rounds).values(), strict=True):
            row[name] = timing.ms
    return rows


if __name__ == "__main__":
    rounds = measure.round_count(21)
    steps = {f"at {at}": jnp.array([at]) for at in (20, 60, 100, 170, 300, 500, 1000, 2000)}
    sizes = (16, 0), (16, 512), (64, 0), (64, 512), (128, 0), (128, 512), (256, 0), (256, 512), (256, 1536)
    chunks = {f"{tokens} from {start}": start + jnp.arange(tokens) for tokens, start in sizes}
    tables = {f"{LAYERS} layers, {R} rows, capacity {size}": compare(size, rounds) for size in (512, 2048)}
    tables[f"{AT} positions are visible, the others hold NaN"] = nan_safety()
    tables["ours by block, all rows at one position, capacity 2048, ms"] = by_block(R, steps, rounds)
    tables["ours by block, a chunk of one prompt, ms"] = by_block(1, chunks, max(3, rounds // 3))
    measure.report(__file__, tables)
