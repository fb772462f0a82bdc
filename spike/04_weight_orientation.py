"""Which way should a step's weights and activations lie?

Decided: weights [out, in] as checkpoints store them, on the left of the dot, and activations feature-major
[features, rows], so that nothing is transposed on the way. int8 is a look ahead and in no program yet.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax
from measure import Row

SHAPES = {"qkv": (960, 576), "out": (576, 576), "gate_up": (3072, 576), "down": (576, 1536)}  # [out, in]
HEAD, LAYERS = (49152, 576), 30
Weights = list[dict[str, Array]]  # a layer each, the last holds the head


@dataclass(frozen=True)
class Way:
    """How a dot is spelled, where the features of its activations are, and how the weights must be stored."""

    dot: Callable[[Array, Array], Array]
    features: int  # axis of x
    stored: str


def row_major(w: Array, x: Array) -> Array:
    return x @ w  # x [rows, in], w [in, out]


def right(w: Array, x: Array) -> Array:
    return lax.dot_general(x, w, (((1,), (1,)), ((), ())))  # x [rows, in], w [out, in]


def left(w: Array, x: Array) -> Array:
    return lax.dot_general(w, x, (((1,), (1,)), ((), ()))).T


def feature_major(w: Array, x: Array) -> Array:
    return lax.dot_general(w, x, (((1,), (0,)), ((), ())))  # x [in, rows], w [out, in]


def int8_left(w: Array, x: Array) -> Array:
    x, scale = by_row(x, 1)
    return lax.dot_general(w, x, (((1,), (1,)), ((), ())), preferred_element_type=jnp.int32).T * scale


def int8_feature_major(w: Array, x: Array) -> Array:
    x, scale = by_row(x, 0)
    return lax.dot_general(w, x, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32) * scale


def int8_turned(w: Array, x: Array) -> Array:
    """Feature-major outside, [rows, in] at the dot, kept from fusing with what comes before."""
    x, scale = by_row(x, 0)
    x = lax.optimization_barrier(x.T)
    return lax.dot_general(w, x, (((1,), (1,)), ((), ())), preferred_element_type=jnp.int32) * scale


def by_row(x: Array, features: int) -> tuple[Array, Array]:
    """int8 activations by row, and what a unit of them and of the weights is worth."""
    scale = jnp.abs(x).max(features, keepdims=True) / 127
    return jnp.round(x / scale).astype(jnp.int8), scale / 1000


CHOSEN = "w[out, in], x[in, rows] (chosen)"
WAYS = {
    "x @ w[in, out]": Way(row_major, 1, "in, out"),
    "x, w[out, in]": Way(right, 1, "out, in"),
    "w[out, in], x, then transpose": Way(left, 1, "out, in"),
    CHOSEN: Way(feature_major, 0, "out, in"),
}
INT8 = {
    "int8 w, x[rows, in], then transpose": Way(int8_left, 1, "int8"),
    "int8 w, x[in, rows]": Way(int8_feature_major, 0, "int8"),
    "int8 w, x[in, rows] turned before": Way(int8_turned, 0, "int8"),
}


def step(way: Way, weights: Weights, x: Array) -> Array:
    """Every weight of a decode step, each waiting for the last; no attention."""
    for layer in weights[:-1]:
        qkv = way.dot(layer["qkv"], unit(x, way.features))
        x = x + way.dot(layer["out"], lax.slice_in_dim(qkv, 0, 576, axis=way.features))
        gate, up = jnp.split(way.dot(layer["gate_up"], unit(x, way.features)), 2, way.features)
        x = x + way.dot(layer["down"], jax.nn.silu(gate) * up)
    return way.dot(weights[-1]["head"], unit(x, way.features))


def unit(x: Array, features: int) -> Array:
    return x * lax.rsqrt(jnp.mean(x * x, features, keepdims=True))


def draw() -> dict[str, Weights]:
    """The same weights as each way wants them stored."""
    keys = iter(jax.random.split(jax.random.key(0), 200))
    shapes: list[dict[str, tuple[int, int]]] = [SHAPES] * LAYERS + [{"head": HEAD}]
    whole = [
        {n: jax.random.randint(next(keys), s, -127, 128, jnp.int8) for n, s in layer.items()}
        for layer in shapes
    ]
    real = jax.tree.map(lambda w: w.astype(jnp.float32) / 1000, whole)
    return {"int8": whole, "out, in": real, "in, out": jax.tree.map(lambda w: w.T + 0, real)}


def compare(
    ways: dict[str, Way], weights: dict[str, Weights], counts: tuple[int, ...], turns: int
) -> list[Row]:
    """Each way's ms by the number of rows; all are seen to give the same."""
    table: dict[str, Row] = {name: {"way": name} for name in ways}
    for rows in counts:
        x = jax.random.normal(jax.random.key(1), (rows, 576))
        given = {name: x.T if way.features == 0 else x for name, way in ways.items()}
        runs = {
            n: measure.build(partial(step, way), weights[way.stored], given[n]).run for n, way in ways.items()
        }
        calls = {n: partial(run, weights[ways[n].stored], given[n]) for n, run in runs.items()}
        for name, spell in measure.in_turns(calls, turns if rows < 64 else max(3, turns // 3)).items():
            table[name][f"{rows}"] = spell.ms
    return list(table.values())


def sweep(name: str, weights: dict[str, Weights], counts: tuple[int, ...], turns: int) -> list[Row]:
    """One way by the number of rows, all counts in the same turns, so that a cliff between two shows."""
    way, calls = WAYS[name], {}
    for rows in counts:
        x = jax.random.normal(jax.random.key(1), (576, rows) if way.features == 0 else (rows, 576))
        run = measure.build(partial(step, way), weights[way.stored], x).run
        calls[str(rows)] = partial(run, weights[way.stored], x)
    return [
        {"rows": rows, "ms": s.ms, "quartiles": s.spread}
        for rows, s in measure.in_turns(calls, turns).items()
    ]


def agree(ways: dict[str, Way], weights: dict[str, Weights], slack: float) -> list[Row]:
    """How far the ways are from the first one over a layer and the head: no different work is compared."""
    ends = {}
    for name, way in ways.items():
        x, few = jax.random.normal(jax.random.key(1), (8, 576)), weights[way.stored]
        end = step(way, [few[0], few[-1]], x if way.features else x.T)
        ends[name] = end if way.features else end.T
    first = next(iter(ends.values()))
    apart = {name: float(jnp.abs(end - first).max() / jnp.abs(first).max()) for name, end in ends.items()}
    if max(apart.values()) > slack:
        raise AssertionError(f"not the same work: {apart}")
    return [{"way": name, "differs by": value} for name, value in apart.items()]


def floors(weights: dict[str, Weights], turns: int) -> list[Row]:
    """What reading the weights costs."""
    calls = {
        f"{kind}: {measure.size_mb(weights[kind]):.0f} MB": measure.size_mb(weights[kind])
        for kind in ("out, in", "int8")
    }
    spells = measure.in_turns({name: measure.reading(size) for name, size in calls.items()}, turns)
    return [{"floor": name, "ms": s.ms, "quartiles": s.spread} for name, s in spells.items()]


if __name__ == "__main__":
    turns, weights = measure.turns(15), draw()
    measure.report(
        __file__,
        {
            # int8: what is rounded differs in its last bit, and so does now and then what it is rounded to
            "the same work": agree(WAYS, weights, 1e-5) + agree(INT8, weights, 0.02),
            "float32, ms a step by rows": compare(WAYS, weights, (1, 2, 4, 8, 16, 64, 256), turns),
            "the chosen way by rows": sweep(CHOSEN, weights, (*range(1, 13), 16, 17, 24), turns),
            "int8, ms a step by rows": compare(INT8, weights, (1, 4, 8), turns),
            "reading the weights": floors(weights, turns),
        },
    )
