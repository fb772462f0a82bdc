"""How should the cache lie, when every step copies the blocks that it attends out of it?

Decided: slot, block, head, then the block's keys [E, 128] and values [128, E]: a block of a slot is one piece
of memory. With positions innermost, keys came in runs of 512 bytes, each in a page of its own. And values are
made finite when they are written, so that no select stands between the cache and the dot.
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
    """Both leaves' shapes, and how the cutting of one block begins and how large it is."""

    keys: tuple[int, ...]
    values: tuple[int, ...]
    start: Callable[[Array, Array, bool], tuple[Array | int, ...]]  # of slot, block, is this of keys
    size: Callable[[int, bool], tuple[int, ...]]  # of rows, is this of keys


def tile(keys: bool) -> tuple[int, int]:
    return (E, BLOCK) if keys else (BLOCK, E)


LAYOUTS = {
    "slot, head, positions in one line": Layout(
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
    """Attend q [R, K, G * T, E] at positions [R, T]."""
    R, _, GT, _ = q.shape

    def cut(leaf: Array, n: Array, keys: bool) -> Array:
        begin = [jnp.asarray(i, jnp.int32) for i in layout.start(slot, n, keys)]
        piece = lax.dynamic_slice(leaf, begin, layout.size(R, keys), allow_negative_indices=False)
        return piece.reshape(R, K, *tile(keys))

    def visit(n: Array, sums: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        key = n * BLOCK + jnp.arange(BLOCK, dtype=jnp.int32)
        seen = jnp.tile(key <= at[..., None], (1, GT // at.shape[1], 1))[:, None]
        values = cut(kv[1], n, keys=False)
        if select:
            values = jnp.where(seen.any(2)[..., None], values, 0.0)
        return online_softmax_step(sums, q, cut(kv[0], n, keys=True), values, seen)

    top = jnp.full(q.shape[:3], jnp.finfo(jnp.float32).min)
    sums = lax.fori_loop(0, at.max() // BLOCK + 1, visit, (top, jnp.zeros_like(top), jnp.zeros_like(q)))
    return sums[2] / sums[1][..., None]


def chain(way: Callable[..., Array], q: Array, kvs: list[tuple[Array, Array]], *place: Array) -> Array:
    """All layers, each waiting for the last."""
    for kv in kvs:
        q = q + way(q, kv, *place)
    return q


def cases() -> dict[str, tuple[int, Array]]:
    """Slot and positions [R, T]: steps of all rows, and chunks of one prompt."""
    steps = {f"step at {at}": (0, jnp.full((B, 1), at)) for at in (100, 190, 1000)}
    chunks = {
        f"{T} from {at}": (3, at + jnp.arange(T)[None]) for T, at in ((16, 1536), (128, 0), (128, 1536))
    }
    return steps | chunks


def main() -> None:
    turns = measure.turns(11)
    draw = partial(jax.random.normal, jax.random.key(0))
    table = {(name, select): Row(layout=name, select=select) for name in LAYOUTS for select in (True, False)}
    for title, (slot, at) in cases().items():
        q = draw((len(at), K, G * at.shape[1], E))
        calls = {}
        for name, select in table:
            layout = LAYOUTS[name]
            kvs = [(draw(layout.keys), draw(layout.values)) for _ in range(LAYERS)]
            given = q, kvs, jnp.int32(slot), at.astype(jnp.int32)
            run = measure.build(partial(chain, partial(attend, layout, select)), *given).run
            calls[f"{name} {select}"] = partial(run, *given)
        for row, spell in zip(table.values(), measure.in_turns(calls, turns).values(), strict=True):
            row[title] = spell.ms
    measure.report(__file__, {f"attention of {LAYERS} layers, ms": list(table.values())})


if __name__ == "__main__":
    main()
