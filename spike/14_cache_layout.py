"""Which cache layout is fast, when every step copies the blocks that it attends to out of the cache?

Decided: slot, block, head, then the block's keys [E, 128] and values [128, E], so that a block of a slot is
contiguous. With positions innermost, keys came in runs of 512 bytes, each in a page of its own. Values are
made finite on write, so that no select stands between the cache and the dot.

Superseded on CPUs by the kernels (FINDINGS 20): this is what XLA's own operations run.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax
from measure import Row

from xlabatch.model.attention import online_softmax_step
from xlabatch.model.kv_cache import BLOCK

B, K, G, E, LAYERS, C = 8, 3, 3, 64, 30, 16
CHOSEN = "slot, block, head"


class Layout(NamedTuple):
    """The shapes of both leaves, and the start and the size of one block in them."""

    keys: tuple[int, ...]
    values: tuple[int, ...]
    start: Callable[[Array, Array, bool], tuple[Array | int, ...]]  # of slot, block, whether of keys
    size: Callable[[int, bool], tuple[int, ...]]  # of rows, whether of keys


def tile(keys: bool) -> tuple[int, int]:
    return (E, BLOCK) if keys else (BLOCK, E)


LAYOUTS = {
    "slot, head, positions contiguous": Layout(
        (B, K, E, C * BLOCK),
        (B, K, C * BLOCK, E),
        lambda slot, n, keys: (slot, 0, 0, n * BLOCK) if keys else (slot, 0, n * BLOCK, 0),
        lambda rows, keys: (rows, K, *tile(keys)),
    ),
    "slot, head, block": Layout(
        (B, K, C, E, BLOCK),
        (B, K, C, BLOCK, E),
        lambda slot, n, _: (slot, 0, n, 0, 0),
        lambda rows, keys: (rows, K, 1, *tile(keys)),
    ),
    CHOSEN: Layout(
        (B, C, K, E, BLOCK),
        (B, C, K, BLOCK, E),
        lambda slot, n, _: (slot, n, 0, 0, 0),
        lambda rows, keys: (rows, 1, K, *tile(keys)),
    ),
    "block, slot, head": Layout(
        (C, B, K, E, BLOCK),
        (C, B, K, BLOCK, E),
        lambda slot, n, _: (n, slot, 0, 0, 0),
        lambda rows, keys: (1, rows, K, *tile(keys)),
    ),
}


def attend(layout: Layout, select: bool, q: Array, kv: tuple[Array, Array], slot: Array, at: Array) -> Array:
    """Attention of q [R, K, G * T, E] at positions [R, T]."""
    R, _, GT, _ = q.shape

    def load_block(leaf: Array, n: Array, keys: bool) -> Array:
        begin = [jnp.asarray(i, jnp.int32) for i in layout.start(slot, n, keys)]
        block = lax.dynamic_slice(leaf, begin, layout.size(R, keys), allow_negative_indices=False)
        return block.reshape(R, K, *tile(keys))

    def add_block(n: Array, sums: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        key = n * BLOCK + jnp.arange(BLOCK, dtype=jnp.int32)
        visible = jnp.tile(key <= at[..., None], (1, GT // at.shape[1], 1))[:, None]
        values = load_block(kv[1], n, keys=False)
        if select:
            values = jnp.where(visible.any(2)[..., None], values, 0.0)
        return online_softmax_step(sums, q, load_block(kv[0], n, keys=True), values, visible)

    top = jnp.full(q.shape[:3], jnp.finfo(jnp.float32).min)
    sums = lax.fori_loop(0, at.max() // BLOCK + 1, add_block, (top, jnp.zeros_like(top), jnp.zeros_like(q)))
    return sums[2] / sums[1][..., None]


def chain(
    attend_layer: Callable[..., Array], q: Array, kvs: list[tuple[Array, Array]], *positions: Array
) -> Array:
    """All layers, each on the result of the one before."""
    for kv in kvs:
        q = q + attend_layer(q, kv, *positions)
    return q


def cases() -> dict[str, tuple[int, Array]]:
    """Slot and positions [R, T]: steps of all rows, and chunks of one prompt."""
    steps = {f"step at {at}": (0, jnp.full((B, 1), at)) for at in (100, 190, 1000)}
    chunks = {
        f"{T} from {at}": (3, at + jnp.arange(T)[None]) for T, at in ((16, 1536), (128, 0), (128, 1536))
    }
    return steps | chunks


def main() -> None:
    rounds = measure.round_count(11)
    draw = partial(jax.random.normal, jax.random.key(0))
    table = {(name, select): Row(layout=name, select=select) for name in LAYOUTS for select in (True, False)}
    for title, (slot, at) in cases().items():
        q = draw((len(at), K, G * at.shape[1], E))
        thunks = {}
        for name, select in table:
            layout = LAYOUTS[name]
            kvs = [(draw(layout.keys), draw(layout.values)) for _ in range(LAYERS)]
            inputs = q, kvs, jnp.int32(slot), at.astype(jnp.int32)
            run = measure.compile_for(partial(chain, partial(attend, layout, select)), *inputs).run
            thunks[f"{name} {select}"] = partial(run, *inputs)
        for row, timing in zip(
            table.values(), measure.time_interleaved(thunks, rounds).values(), strict=True
        ):
            row[title] = timing.ms
    measure.report(__file__, {f"attention of {LAYERS} layers, ms": list(table.values())})


if __name__ == "__main__":
    main()
