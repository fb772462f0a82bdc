"""The oracle's arithmetic in NumPy: rotation, softmax, activations, rounding."""

import math
from functools import cache
from typing import Any

import numpy as np

from xlabatch.checkpoint.gguf.blocks import dequantize
from xlabatch.checkpoint.source import Array
from xlabatch.kernels.rounding import round_rows


def rotate(x: Array, cos: Array, sin: Array) -> Array:
    """Apply rope (RoFormer) to the first features of x [heads, T, E], paired as in `rotate_half`."""
    x, rest = x[..., : cos.shape[-1]], x[..., cos.shape[-1] :]
    half = x.shape[-1] // 2
    rotated = x * cos + np.concatenate([-x[..., half:], x[..., :half]], axis=-1) * sin
    return np.concatenate([rotated, rest], axis=-1)


def rotate_neighbours(x: Array, cos: Array, sin: Array) -> Array:
    """Apply rope to pairs of neighbouring features (GPT-J)."""
    pairs = cos.shape[-1] // 2
    cos = cos[..., :pairs]
    sin = sin[..., :pairs]
    rotated = x.copy()
    even = x[..., 0 : 2 * pairs : 2]
    odd = x[..., 1 : 2 * pairs : 2]
    rotated[..., 0 : 2 * pairs : 2] = even * cos - odd * sin
    rotated[..., 1 : 2 * pairs : 2] = odd * cos + even * sin
    return rotated


def softmax(x: Array) -> Array:
    exp = np.exp(x - x.max(-1, keepdims=True))
    return exp / exp.sum(-1, keepdims=True)


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def softcap(x: Array, cap: float | None) -> Array:
    """Compute cap * tanh(x / cap), as in Gemma 2; return x itself without a cap."""
    return x if cap is None else np.float32(cap) * np.tanh(x / np.float32(cap))


def tanh_gelu(x: Array) -> Array:
    """Compute GELU in its tanh approximation (Hendrycks and Gimpel 2016)."""
    return 0.5 * x * (1 + np.tanh(np.float32(math.sqrt(2 / math.pi)) * (x + np.float32(0.044715) * x**3)))


ACTIVATIONS: dict[str, Any] = {  # by their names in config.json
    "silu": lambda x: x / (1 + np.exp(-x)),
    "gelu": lambda x: 0.5 * x * (1 + np.vectorize(math.erf, otypes=[np.float32])(x / math.sqrt(2))),
    "gelu_new": tanh_gelu,
    "gelu_pytorch_tanh": tanh_gelu,
    "relu": lambda x: np.maximum(x, 0),
    "relu2": lambda x: np.maximum(x, 0) ** 2,
}
ACTIVATIONS["swish"], ACTIVATIONS["gelu_fast"] = ACTIVATIONS["silu"], ACTIVATIONS["gelu_new"]


def round_to_rotated_int8(rows: Array) -> Array:
    """Rotate each row, so that a large number is spread over the others; round it, and rotate it back."""
    matrix = rotation(rows.shape[-1])
    return round_to_int8(rows @ matrix.T) @ matrix


def round_to_int8(rows: Array) -> Array:
    """Round each row to integer multiples of its scale, which is its largest magnitude / 127."""
    scale = np.abs(rows).max(axis=-1, keepdims=True).clip(1e-30) / np.float32(127)
    return np.rint(rows / scale) * scale


@cache
def rotation(width: int) -> Array:
    """A Hadamard matrix over the first 2**k of `width` numbers, random signs, and one over the last 2**k."""
    size = 2 ** int(math.log2(width))
    hadamard: Array = np.ones((1, 1))
    while len(hadamard) < size:
        hadamard = np.kron([[1, 1], [1, -1]], hadamard) / math.sqrt(2)
    first = np.eye(width)
    first[:size, :size] = hadamard
    if size == width:
        return first.astype(np.float32)
    last = np.eye(width)
    last[-size:, -size:] = hadamard
    hashes = [i * 0x9E3779B1 % 2**32 for i in range(width)]
    hashes = [(each ^ each >> 15) * 0x85EBCA6B % 2**32 for each in hashes]
    signs = np.array([-1.0 if each >> 31 else 1.0 for each in hashes])
    return (last @ (signs[:, None] * first)).astype(np.float32)


def round_to_shared_int8(rows: Array) -> Array:
    """Round each 32 numbers of a row like round_to_int8."""
    return round_to_int8(rows.reshape(*rows.shape[:-1], -1, 32)).reshape(rows.shape)


def round_to_cached_int8(rows: Array) -> Array:
    """Round each 32 numbers of a row, and the rest, to multiples of a scale that is rounded to bfloat16."""
    rounded = np.empty_like(rows)
    for start in range(0, rows.shape[-1], 32):
        group = rows[..., start : start + 32]
        scale = round_to_bfloat16(np.abs(group).max(axis=-1, keepdims=True).clip(1e-30) / np.float32(127))
        rounded[..., start : start + 32] = np.rint(group / scale) * scale
    return rounded


def round_to_blocks(type: str, rows: Array) -> Array:
    """Round rows to blocks of a type as the engine does; what these mean is defined elsewhere."""
    blocks = round_rows(type, rows.reshape(-1, rows.shape[-1]))
    rounded = np.empty(rows.shape, np.float32)
    dequantize(type, blocks.tobytes(), rounded.reshape(-1))
    return rounded


def round_to_bfloat16(x: Array) -> Array:
    """Round to the nearest float32 whose low 16 bits are 0; ties go to the even neighbour."""
    bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
    odd = (bits >> 16) & 1
    return ((bits + 0x7FFF + odd) & 0xFFFF0000).astype(np.uint32).view(np.float32).reshape(x.shape)
