"""How long do the linears of a chunk of tokens take, with the kernels and as XLA's dots?

All linears of `random:llama-135m` without its head, each on the result of the one before. XLA's dots have the
orientation in which they are fastest (spike 04). The floor is the time to read the weights once.

    python spike/24_prefill_linears.py [ROUNDS, 15] [TOKENS, 128]
"""

import sys
from functools import partial

import jax
import measure
import ml_dtypes
import numpy as np
from jax import Array

from xlabatch.kernels import calls, library
from xlabatch.kernels.params import PackedLinear, pack_linear, with_portable_sums

LAYERS, WIDTH, MLP, QKV = 30, 576, 1536, 960
COLUMNS = int(sys.argv[2]) if len(sys.argv) > 2 else 128
SHAPES = ((QKV, WIDTH), (WIDTH, WIDTH), (2 * MLP, WIDTH), (WIDTH, MLP))
FLOPS = 2 * LAYERS * COLUMNS * sum(a * b for a, b in SHAPES)
PORTABLE = "bfloat16, portable"
FORMATS = {
    "float32": np.float32,
    "bfloat16": ml_dtypes.bfloat16,
    PORTABLE: ml_dtypes.bfloat16,
    "int8": np.int8,
}
Layer = list[Array]


def weights(dtype: type, seed: int) -> list[np.ndarray]:
    draw = np.random.default_rng(seed)
    if dtype is np.int8:
        return [draw.integers(-127, 128, shape, np.int8) for shape in SHAPES]
    return [(0.01 * draw.standard_normal(shape)).astype(dtype) for shape in SHAPES]


def by_xla(layers: list[Layer], x: Array) -> Array:
    """x [features, tokens] -> the same."""
    for qkv, out, gate_up, down in layers:
        x = x + out @ (qkv @ x)[:WIDTH]
        gate, up = (gate_up @ x).reshape(2, MLP, COLUMNS)
        x = x + down @ (gate * up)
    return x


def by_kernels(layers: list[list[PackedLinear]], x: Array) -> Array:
    """x [tokens, features] -> the same."""
    for qkv, out, gate_up, down in layers:
        y = calls.linear(x, qkv)
        x = calls.linear(y[:, :WIDTH], out, calls.Fused(residual=x))
        y = calls.linear(x, gate_up, calls.Fused(act="silu"))
        x = calls.linear(y, down, calls.Fused(residual=x))
    return x


def pack(weight: np.ndarray, gated: bool) -> PackedLinear:
    """A linear; in int8 with a scale for each output."""
    scale = np.full(len(weight), 1e-4, np.float32) if weight.dtype == np.int8 else None
    linear: PackedLinear = jax.tree.map(jax.device_put, pack_linear(weight, scale=scale, gated=gated))
    return linear


def costs(rounds: int) -> list[measure.Row]:
    draw = np.random.default_rng(0)
    x = draw.standard_normal((COLUMNS, WIDTH)).astype(np.float32)
    thunks: dict[str, measure.Thunk] = {}
    drawn = [weights(np.float32, n) for n in range(LAYERS)]
    plain = [[jax.device_put(each) for each in layer] for layer in drawn]
    across = jax.device_put(x.T.copy())
    thunks["XLA, float32"] = partial(measure.compile_for(by_xla, plain, across).run, plain, across)
    sizes = {"XLA, float32": measure.size_mb(plain)}
    for name, dtype in FORMATS.items():
        packed = [
            [pack(each, gated=n == 2) for n, each in enumerate(weights(dtype, layer))]
            for layer in range(LAYERS)
        ]
        packed = with_portable_sums(packed) if name == PORTABLE else packed
        arguments = packed, jax.device_put(x)
        key = f"kernels, {name}"
        thunks[key] = partial(measure.compile_for(by_kernels, *arguments).run, *arguments)
        sizes[key] = measure.size_mb(packed)
    floors = {f"read {key}": measure.read_memory(size) for key, size in sizes.items()}
    timings = measure.time_interleaved(thunks | floors, rounds)
    xla = timings["XLA, float32"].ms
    return [
        {
            f"linears of {COLUMNS} tokens": key,
            "ms": timings[key].ms,
            "times faster than XLA": xla / timings[key].ms,
            "GFLOP/s": FLOPS / timings[key].ms / 1e6,
            "reading the weights, ms": timings[f"read {key}"].ms,
        }
        for key in thunks
    ]


if __name__ == "__main__":
    library.library()
    measure.report(__file__, {"random:llama-135m": costs(measure.round_count(15))})
