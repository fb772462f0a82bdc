"""Which form of exact attention over ragged rows is fast, and keeps a row's bits when a neighbour grows?

Decided: a loop with a traced bound over blocks cut from the cache, in fixed order, dots, keys [E, S], values
[S, E]. Found: a block's dozen small operations cost about as much as reading 64 positions, so a block of 128
or 256 is faster from a few hundred positions on. Later (14_cache_layout.py) the cache itself came to lie in
blocks, and values to be finite when they are written: ours now selects scores only.
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
EXACT = "exactly 192 positions at once"
Sums = tuple[Array, Array, Array]


def in_blocks(kv: KV, block: int) -> KV:
    """A cache as the package has it: [R, S / block, K, E, block] and [R, S / block, K, block, E]."""
    rows, _, _, size = kv.keys.shape
    keys = kv.keys.reshape(rows, K, E, size // block, block).transpose(0, 3, 1, 2, 4)
    return KV(keys, kv.values.reshape(rows, K, size // block, block, E).transpose(0, 2, 1, 3, 4))


def ours(block: int, queries: Array, kv: KV, place: StepPositions) -> Array:
    """The package's, traced with another block."""
    kept, kv_cache.BLOCK = kv_cache.BLOCK, block
    try:
        return attention.attend(queries, kv, place)
    finally:
        kv_cache.BLOCK = kept


def varied(
    queries: Array,
    kv: KV,
    place: StepPositions,
    *,
    block: int = 64,
    select: bool = True,
    dots: bool = True,
    turned: bool = False,
) -> Array:
    """A loop like ours: no select on values, multiply and reduce in place of dots, or values [E, S]."""

    def visit(n: Array, sums: Sums) -> Sums:
        start, zero = n * block, jnp.int32(0)
        keys = lax.dynamic_slice_in_dim(kv.keys, start, block, 3)
        values = lax.dynamic_slice_in_dim(kv.values, start, block, 3 if turned else 2)
        seen = (start + jnp.arange(block) <= place.positions)[:, None]  # [R, 1, block]
        if select:
            values = jnp.where(
                seen[:, :, None] if turned else seen[..., None], values, zero.astype(jnp.float32)
            )
        scores = dot(q, keys, 2) if dots else (q[..., None] * keys[:, :, None]).sum(3)
        scores = jnp.where(seen[:, :, None], scores, -jnp.inf)
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
    _, mass, mixed = lax.fori_loop(jnp.int32(0), place.num_blocks, visit, nothing())
    return features_first(mixed / mass[..., None])


def own_buffers(queries: Array, kvs: tuple[KV, ...], place: StepPositions) -> Array:
    """Blocks that are buffers of their own, each behind a cond."""
    block, sums = kvs[0].keys.shape[-1], nothing()
    for n, kv in enumerate(kvs):
        seen = (n * block + jnp.arange(block) <= place.positions)[:, None, None]
        take = partial(
            attention.online_softmax_step, q=rows_first(queries), keys=kv.keys, values=kv.values, visible=seen
        )
        sums = lax.cond(n < place.num_blocks, take, lambda sums: sums, sums)
    return features_first(sums[2] / sums[1][..., None])


def at_once(queries: Array, kv: KV, place: StepPositions) -> Array:
    """One softmax over all of the cache that is handed in."""
    seen = (jnp.arange(kv.keys.shape[-1]) <= place.positions)[:, None, None]
    shares = jax.nn.softmax(jnp.where(seen, dot(rows_first(queries), kv.keys, 2), -jnp.inf), -1)
    return features_first(dot(shares, kv.values, 2))


def dot(a: Array, b: Array, axis: int) -> Array:
    return lax.dot_general(a, b, (((3,), (axis,)), ((0, 1), (0, 1))))


def nothing() -> Sums:
    top = jnp.full((R, K, G), jnp.finfo(jnp.float32).min)
    return top, jnp.zeros_like(top), jnp.zeros((R, K, G, E))


def rows_first(queries: Array) -> Array:
    return queries[..., 0].transpose(3, 0, 1, 2)  # [K, G, E, R, 1] -> [R, K, G, E]


def features_first(mixed: Array) -> Array:
    return mixed.transpose(1, 2, 3, 0)[..., None]


def chain(attend: Callable[..., Array], queries: Array, kvs: tuple[Any, ...], place: StepPositions) -> Array:
    """All layers, each waiting for the last."""
    for kv in kvs:
        queries = queries + attend(queries, kv, place)
    return queries


def caches(size: int, slots: int = R) -> tuple[KV, ...]:
    """Random caches of all layers; a longer one begins with what a shorter one holds."""
    draw = jax.random.normal(jax.random.key(0), (LAYERS, 2, slots, K, 2048, E))
    return tuple(KV(layer[0, :, :, :size].transpose(0, 1, 3, 2), layer[1, :, :, :size]) for layer in draw)


def sliced(kv: KV, block: int) -> tuple[KV, ...]:
    starts = range(0, kv.keys.shape[-1], block)
    return tuple(KV(kv.keys[..., s : s + block], kv.values[:, :, s : s + block]) for s in starts)


def place(first: Array, others: int, block: int) -> StepPositions:
    """Row 0 at positions [T], its neighbours at theirs."""
    at = jnp.full((R if len(first) == 1 else 1, len(first)), others, jnp.int32).at[0].set(first)
    return StepPositions(jnp.int32(0), at, at, at.max() // block + 1, at.min())


def laid_out(long: tuple[KV, ...]) -> dict[str, tuple[Callable[..., Array], tuple[Any, ...], int]]:
    """Every form with the caches as it wants them, and its block."""
    size, own = (
        long[0].keys.shape[-1],
        jax.tree.map(lambda leaf: leaf + 0, [sliced(kv, 192)[0] for kv in long]),
    )
    turned = tuple(KV(kv.keys, kv.values.transpose(0, 1, 3, 2)) for kv in long)
    return {
        "ours, block 64": (partial(ours, 64), tuple(in_blocks(kv, 64) for kv in long), 64),
        "ours, block 256": (partial(ours, 256), tuple(in_blocks(kv, 256) for kv in long), 256),
        "64, as ours was": (varied, long, 64),
        "64, no select on values": (partial(varied, select=False), long, 64),
        "64, multiply and reduce": (partial(varied, dots=False), long, 64),
        "64, values [E, S]": (partial(varied, turned=True), turned, 64),
        "64, own buffers behind conds": (own_buffers, tuple(sliced(kv, 64) for kv in long), 64),
        "256, own buffers behind conds": (own_buffers, tuple(sliced(kv, 256) for kv in long), 256),
        "all of the capacity at once": (at_once, long, size),
        EXACT: (at_once, tuple(own), 192),
    }


def forms(size: int, turns: int) -> list[Row]:
    """Each form with all rows at AT, and with row 0's neighbours at the end of the cache."""
    long, queries = caches(size), jax.random.normal(jax.random.key(1), (K, G, E, R, 1))
    ways = laid_out(long)
    near: dict[str, measure.Call] = {}
    built, far = {}, {}
    for name, (way, kvs, block) in ways.items():
        short, full = place(jnp.array([AT]), AT, block), place(jnp.array([AT]), size - 1, block)
        built[name] = measure.build(partial(chain, way), queries, kvs, short)
        near[name] = partial(built[name].run, queries, kvs, short)
        far[name] = partial(built[name].run, queries, kvs, full)
    del far[EXACT]  # 192 positions hold no longer rows
    bits = {name: bool((near[name]()[..., 0, 0] == far[name]()[..., 0, 0]).all()) for name in far}
    near["floor: reading 192 positions"] = measure.reading(measure.size_mb(ways[EXACT][1]))
    near_ms, far_ms = measure.in_turns(near, turns), measure.in_turns(far, turns)
    return [
        {
            "form": name,
            f"ms at {AT}": near_ms[name].ms,
            "quartiles": near_ms[name].spread,
            f"ms at {size - 1}": far_ms[name].ms if name in far else "",
            "row 0 keeps its bits": bits.get(name, ""),
            "compile s": built[name].compile_s if name in built else "",
        }
        for name in near
    ]


def soundness() -> list[Row]:
    """What each form gives when all that no row sees is NaN, as after a tenant that went wrong."""
    queries, at = jax.random.normal(jax.random.key(1), (K, G, E, R, 1)), jnp.array([AT])
    ways = laid_out(tuple(jax.tree.map(stale, kv) for kv in caches(256)))
    ends = {
        n: jax.jit(partial(chain, way))(queries, kvs, place(at, AT, b)) for n, (way, kvs, b) in ways.items()
    }
    return [{"form": name, "all finite": bool(jnp.isfinite(end).all())} for name, end in ends.items()]


def stale(leaf: Array) -> Array:
    """A leaf of a cache with NaN at all positions after AT."""
    axis = 2 if leaf.shape[3] == E else 3
    return jnp.where(lax.broadcasted_iota(jnp.int32, leaf.shape, axis) > AT, jnp.nan, leaf)


def by_block(slots: int, cases: dict[str, Array], turns: int) -> list[Row]:
    """The package's form by its block, the rows' tokens at positions [T]."""
    rows = [Row(block=block) for block in BLOCKS]
    kvs = {block: tuple(in_blocks(kv, block) for kv in caches(2048, slots)) for block in BLOCKS}
    for name, positions in cases.items():
        queries = jax.random.normal(jax.random.key(1), (K, G, E, slots, len(positions)))
        calls = {}
        for block in BLOCKS:
            at = place(positions, int(positions[-1]), block)
            run = measure.build(partial(chain, partial(ours, block)), queries, kvs[block], at).run
            calls[str(block)] = partial(run, queries, kvs[block], at)
        for row, spell in zip(rows, measure.in_turns(calls, turns).values(), strict=True):
            row[name] = spell.ms
    return rows


if __name__ == "__main__":
    turns = measure.turns(21)
    steps = {f"at {at}": jnp.array([at]) for at in (20, 60, 100, 170, 300, 500, 1000, 2000)}
    pieces = (16, 0), (16, 512), (64, 0), (64, 512), (128, 0), (128, 512), (256, 0), (256, 512), (256, 1536)
    chunks = {f"{tokens} from {start}": start + jnp.arange(tokens) for tokens, start in pieces}
    tables = {f"{LAYERS} layers, {R} rows, capacity {size}": forms(size, turns) for size in (512, 2048)}
    tables[f"{AT} positions are seen, the others hold NaN"] = soundness()
    tables["ours by block, all rows at one position, capacity 2048, ms"] = by_block(R, steps, turns)
    tables["ours by block, a chunk of one prompt, ms"] = by_block(1, chunks, max(3, turns // 3))
    measure.report(__file__, tables)
