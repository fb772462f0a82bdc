"""Which orientation of a step's weights and activations is fast?

Decided: weights [out, in] as checkpoints store them, on the left of the dot, and activations feature-major
[features, rows], so that nothing is transposed in between. The int8 forms are in no program.

Superseded on CPUs by the kernels (FINDINGS 20): this is what XLA's own operations run.
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
class Variant:
    """A dot, the axis of its activations' features, and the orientation of its weights."""

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


def int8_transposed(w: Array, x: Array) -> Array:
    """Feature-major outside, [rows, in] at the dot, with a barrier against fusion with what comes before."""
    x, scale = by_row(x, 0)
    x = lax.optimization_barrier(x.T)
    return lax.dot_general(w, x, (((1,), (1,)), ((), ())), preferred_element_type=jnp.int32) * scale


def by_row(x: Array, features: int) -> tuple[Array, Array]:
    """int8 activations by row, and the scale of their product with the weights."""
    scale = jnp.abs(x).max(features, keepdims=True) / 127
    return jnp.round(x / scale).astype(jnp.int8), scale / 1000


CHOSEN = "w[out, in], x[in, rows] (chosen)"
FLOAT32 = {
    "x @ w[in, out]": Variant(row_major, 1, "in, out"),
    "x, w[out, in]": Variant(right, 1, "out, in"),
    "w[out, in], x, then transpose": Variant(left, 1, "out, in"),
    CHOSEN: Variant(feature_major, 0, "out, in"),
}
INT8 = {
    "int8 w, x[rows, in], then transpose": Variant(int8_left, 1, "int8"),
    "int8 w, x[in, rows]": Variant(int8_feature_major, 0, "int8"),
    "int8 w, x[in, rows] transposed before": Variant(int8_transposed, 0, "int8"),
}


def step(variant: Variant, weights: Weights, x: Array) -> Array:
    """All products of a decode step, each on the result of the one before; no attention."""
    for layer in weights[:-1]:
        qkv = variant.dot(layer["qkv"], unit(x, variant.features))
        x = x + variant.dot(layer["out"], lax.slice_in_dim(qkv, 0, 576, axis=variant.features))
        gate, up = jnp.split(variant.dot(layer["gate_up"], unit(x, variant.features)), 2, variant.features)
        x = x + variant.dot(layer["down"], jax.nn.silu(gate) * up)
    return variant.dot(weights[-1]["head"], unit(x, variant.features))


def unit(x: Array, features: int) -> Array:
    return x * lax.rsqrt(jnp.mean(x * x, features, keepdims=True))


def draw() -> dict[str, Weights]:
    """The same weights in each orientation."""
    keys = iter(jax.random.split(jax.random.key(0), 200))
    shapes: list[dict[str, tuple[int, int]]] = [SHAPES] * LAYERS + [{"head": HEAD}]
    integers = [
        {n: jax.random.randint(next(keys), s, -127, 128, jnp.int8) for n, s in layer.items()}
        for layer in shapes
    ]
    real = jax.tree.map(lambda w: w.astype(jnp.float32) / 1000, integers)
    return {"int8": integers, "out, in": real, "in, out": jax.tree.map(lambda w: w.T + 0, real)}


def compare(
    variants: dict[str, Variant], weights: dict[str, Weights], counts: tuple[int, ...], rounds: int
) -> list[Row]:
    """The ms of each variant by the number of rows."""
    table: dict[str, Row] = {name: {"way": name} for name in variants}
    for rows in counts:
        x = jax.random.normal(jax.random.key(1), (rows, 576))
        inputs = {name: x.T if variant.features == 0 else x for name, variant in variants.items()}
        runs = {
            n: measure.compile_for(partial(step, variant), weights[variant.stored], inputs[n]).run
            for n, variant in variants.items()
        }
        thunks = {n: partial(run, weights[variants[n].stored], inputs[n]) for n, run in runs.items()}
        for name, timing in measure.time_interleaved(
            thunks, rounds if rows < 64 else max(3, rounds // 3)
        ).items():
            table[name][f"{rows}"] = timing.ms
    return list(table.values())


def sweep(name: str, weights: dict[str, Weights], counts: tuple[int, ...], rounds: int) -> list[Row]:
    """One variant by the number of rows, all counts interleaved, so that a jump between two shows."""
    variant, thunks = FLOAT32[name], {}
    for rows in counts:
        x = jax.random.normal(jax.random.key(1), (576, rows) if variant.features == 0 else (rows, 576))
        run = measure.compile_for(partial(step, variant), weights[variant.stored], x).run
        thunks[str(rows)] = partial(run, weights[variant.stored], x)
    return [
        {"rows": rows, "ms": s.ms, "quartiles": s.quartiles}
        for rows, s in measure.time_interleaved(thunks, rounds).items()
    ]


def agree(variants: dict[str, Variant], weights: dict[str, Weights], slack: float) -> list[Row]:
    """How far the variants differ from the first over a layer and the head: they must do equal work."""
    results = {}
    for name, variant in variants.items():
        x, layers = jax.random.normal(jax.random.key(1), (8, 576)), weights[variant.stored]
        result = step(variant, [layers[0], layers[-1]], x if variant.features else x.T)
        results[name] = result if variant.features else result.T
    first = next(iter(results.values()))
    differences = {
        name: float(jnp.abs(result - first).max() / jnp.abs(first).max()) for name, result in results.items()
    }
    if max(differences.values()) > slack:
        raise AssertionError(f"not the same work: {differences}")
    return [{"way": name, "differs by": value} for name, value in differences.items()]


def rooflines(weights: dict[str, Weights], rounds: int) -> list[Row]:
    """The time to read the weights."""
    thunks = {
        f"{kind}: {measure.size_mb(weights[kind]):.0f} MB": measure.size_mb(weights[kind])
        for kind in ("out, in", "int8")
    }
    timings = measure.time_interleaved(
        {name: measure.read_memory(size) for name, size in thunks.items()}, rounds
    )
    return [{"floor": name, "ms": s.ms, "quartiles": s.quartiles} for name, s in timings.items()]


if __name__ == "__main__":
    rounds, weights = measure.round_count(15), draw()
    measure.report(
        __file__,
        {
            # int8: the activations differ in their last bit, so now and then they round to another integer
            "the same work": agree(FLOAT32, weights, 1e-5) + agree(INT8, weights, 0.02),
            "float32, ms a step by rows": compare(FLOAT32, weights, (1, 2, 4, 8, 16, 64, 256), rounds),
            "the chosen variant by rows": sweep(CHOSEN, weights, (*range(1, 13), 16, 17, 24), rounds),
            "int8, ms a step by rows": compare(INT8, weights, (1, 4, 8), rounds),
            "reading the weights": rooflines(weights, rounds),
        },
    )
