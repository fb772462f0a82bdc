"""Which numbers of columns should a step compute, and what does a transposed result cost?

A dot's cost does not grow evenly with its columns. XLA turns `(w @ x).T` into a dot with swapped operands,
unless a barrier prevents it.

Superseded on CPUs by the kernels (FINDINGS 20): this is what XLA's own operations run.
"""

from functools import partial

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax

LAYERS, WIDTH, MLP, QKV, VOCAB = 12, 576, 1536, 960, 49152
COLUMNS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 48, 64)


def normal(n: int, *shape: int) -> Array:
    return 0.01 * jax.random.normal(jax.random.key(n), shape)


def chain(layers: list[tuple[Array, Array, Array, Array]], x: Array) -> Array:
    """The dots of some layers, each on the result of the one before."""
    for qkv, out, gate_up, down in layers:
        x = x + out @ (qkv @ x)[:WIDTH]
        gate, up = jnp.split(gate_up @ x, 2)
        x = x + down @ (gate * up)
    return x


def plain(table: Array, x: Array) -> Array:
    return (table @ x).T.max(-1)


def with_barrier(table: Array, x: Array) -> Array:
    return lax.optimization_barrier(table @ x).T.max(-1)


def costs(rounds: int) -> list[measure.Row]:
    layers = [
        (normal(n, QKV, WIDTH), normal(n, WIDTH, WIDTH), normal(n, 2 * MLP, WIDTH), normal(n, WIDTH, MLP))
        for n in range(LAYERS)
    ]
    table = normal(99, VOCAB, WIDTH)
    thunks: dict[str, measure.Thunk] = {}
    for n in COLUMNS:
        x = normal(n, WIDTH, n)
        for name, function, weights in (
            ("layers", chain, layers),
            ("plain", plain, table),
            ("barrier", with_barrier, table),
        ):
            run = measure.compile_for(function, weights, x).run
            thunks[f"{name} {n}"] = partial(run, weights, x)
    thunks["floor"] = measure.read_memory(measure.size_mb(layers))
    thunks["floor of the head"] = measure.read_memory(measure.size_mb(table))
    timings = measure.time_interleaved(thunks, rounds)
    rows: list[measure.Row] = [
        {
            "columns": n,
            f"dots of {LAYERS} layers, ms": timings[f"layers {n}"].ms,
            "a column": timings[f"layers {n}"].ms / n,
            "head, (w @ x).T": timings[f"plain {n}"].ms,
            "head, held by a barrier": timings[f"barrier {n}"].ms,
        }
        for n in COLUMNS
    ]
    floor = {"columns": "reading", f"dots of {LAYERS} layers, ms": timings["floor"].ms, "a column": ""}
    head = timings["floor of the head"].ms
    return [*rows, floor | {"head, (w @ x).T": head, "head, held by a barrier": head}]


if __name__ == "__main__":
    measure.report(__file__, {"float32, random:llama-135m": costs(measure.round_count(15))})
