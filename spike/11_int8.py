"""Which form of an 8-bit dot is fast on CPU, and how much faster than float32 is it?

A form that XLA's library does not support is silently converted to 32 bits. Therefore each form is timed as a
chain of dependent dots, and its program is searched for 32-bit operands.

Superseded on CPUs by the kernels (FINDINGS 20): this is what XLA's own operations run.
"""

import re
from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax

OUT, IN, LAYERS = 3072, 576, 30
COLUMNS = (1, 2, 4, 8, 16, 64, 128)
Form = Callable[[Array, Array], Array]


def quantize(x: Array, axis: int) -> tuple[Array, Array]:
    top = jnp.abs(x).max(axis=axis, keepdims=True)
    return jnp.rint(x * (127 / top)).astype(jnp.int8), top


def feature_major(w: Array, x: Array) -> Array:
    q, top = quantize(x, 0)
    return sums(w, q, 0).astype(jnp.float32) * top


def at_least_two_columns(w: Array, x: Array) -> Array:
    return feature_major(w, jnp.pad(x, ((0, 0), (0, max(2 - x.shape[1], 0)))))[:, : x.shape[1]]


def transposed_before_rounding(w: Array, x: Array) -> Array:
    q, top = quantize(lax.optimization_barrier(x.T), 1)
    return sums(w, q, 1).astype(jnp.float32) * top.T


def transposed_after_rounding(w: Array, x: Array) -> Array:
    q, top = quantize(x, 0)
    return sums(w, lax.optimization_barrier(q.T), 1).astype(jnp.float32) * top


def unsigned_weights(w: Array, x: Array) -> Array:
    """The operands of VNNI: unsigned bytes by signed bytes."""
    q, top = quantize(x, 0)
    shifted = sums(lax.bitcast_convert_type(w, jnp.uint8), q, 0)
    return shifted.astype(jnp.float32) * top


def sums(w: Array, q: Array, axis: int) -> Array:
    return lax.dot_general(w, q, (((1,), (axis,)), ((), ())), preferred_element_type=jnp.int32)


def float32(w: Array, x: Array) -> Array:
    return w @ x


FORMS: tuple[Form, ...] = (
    feature_major,
    at_least_two_columns,
    transposed_before_rounding,
    transposed_after_rounding,
    unsigned_weights,
)


def chain(form: Form, weights: list[Array], x: Array) -> Array:
    for w in weights:
        x = x + 1e-6 * form(w, x)[:IN]
    return x


def costs(rounds: int) -> list[measure.Row]:
    keys = jax.random.split(jax.random.key(0), LAYERS)
    real = [0.01 * jax.random.normal(key, (OUT, IN)) for key in keys]
    eight = [jax.random.randint(key, (OUT, IN), -127, 128, jnp.int8) for key in keys]
    thunks: dict[str, measure.Thunk] = {}
    converted: dict[str, bool] = {}
    for n in COLUMNS:
        x = jax.random.normal(keys[0], (IN, n))
        for form, weights in ((float32, real), *((form, eight) for form in FORMS)):
            compiled = measure.compile_for(partial(chain, form), weights, x)
            thunks[f"{form.__name__} {n}"] = partial(compiled.run, weights, x)
            converted[f"{form.__name__} {n}"] = bool(re.search(rf"s32\[{OUT},{IN}\]", compiled.hlo))
    thunks["reading float32"] = measure.read_memory(measure.size_mb(real))
    thunks["reading int8"] = measure.read_memory(measure.size_mb(eight))
    timings = measure.time_interleaved(thunks, rounds)

    def cell_text(name: str) -> str:
        us = timings[name].ms / LAYERS * 1e3
        return f"{us:.0f}" + (" converted" if converted.get(name) else "")

    rows: list[measure.Row] = [
        {"form, microseconds a dot": form.__name__}
        | {f"{n}": cell_text(f"{form.__name__} {n}") for n in COLUMNS}
        for form in (float32, *FORMS)
    ]
    for kind in ("float32", "int8"):
        rows.append(
            {"form, microseconds a dot": f"reading {kind}"}
            | {f"{n}": cell_text(f"reading {kind}") for n in COLUMNS}
        )
    return rows


if __name__ == "__main__":
    measure.report(__file__, {f"[{OUT}, {IN}] by [{IN}, columns]": costs(measure.round_count(7))})
