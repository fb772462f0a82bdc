"""The oracle's arithmetic in NumPy: rotation, softmax, activations, rounding."""

import math
from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array


def rotate(x: Array, cos: Array, sin: Array) -> Array:
    """Apply rope (RoFormer) to the first features of x [heads, T, E], paired as in `rotate_half`."""
    x, rest = x[..., : cos.shape[-1]], x[..., cos.shape[-1] :]
    half = x.shape[-1] // 2
    rotated = x * cos + np.concatenate([-x[..., half:], x[..., :half]], axis=-1) * sin
    return np.concatenate([rotated, rest], axis=-1)


def rotate_neighbours(x: Array, cos: Array, sin: Array) -> Array:
    """Apply rope to pairs of neighbouring features (GPT-J)."""
    pairs = cos.shape[-1] // 2
    cos, sin, rotated = cos[..., :pairs], sin[..., :pairs], x.copy()
    even, odd = x[..., 0 : 2 * pairs : 2], x[..., 1 : 2 * pairs : 2]
    rotated[..., 0 : 2 * pairs : 2] = even * cos - odd * sin
    rotated[..., 1 : 2 * pairs : 2] = odd * cos + even * sin
    return rotated


def softmax(x: Array) -> Array:
    exp = np.exp(x - x.max(-1, keepdims=True))
    probabilities: Array = exp / exp.sum(-1, keepdims=True)
    return probabilities


def sigmoid(x: Array) -> Array:
    y: Array = 1 / (1 + np.exp(-x))
    return y


def softcap(x: Array, cap: float | None) -> Array:
    """Compute cap * tanh(x / cap), as in Gemma 2; return x itself without a cap."""
    capped: Array = x if cap is None else np.float32(cap) * np.tanh(x / np.float32(cap))
    return capped


def tanh_gelu(x: Array) -> Array:
    """Compute GELU in its tanh approximation (Hendrycks and Gimpel 2016)."""
    y: Array = 0.5 * x * (1 + np.tanh(np.float32(math.sqrt(2 / math.pi)) * (x + np.float32(0.044715) * x**3)))
    return y


ACTIVATIONS: dict[str, Any] = {  # by their names in config.json
    "silu": lambda x: x / (1 + np.exp(-x)),
    "gelu": lambda x: 0.5 * x * (1 + np.vectorize(math.erf, otypes=[np.float32])(x / math.sqrt(2))),
    "gelu_new": tanh_gelu,
    "gelu_pytorch_tanh": tanh_gelu,
    "relu": lambda x: np.maximum(x, 0),
    "relu2": lambda x: np.maximum(x, 0) ** 2,
}
ACTIVATIONS["swish"], ACTIVATIONS["gelu_fast"] = ACTIVATIONS["silu"], ACTIVATIONS["gelu_new"]


def round_to_int8(rows: Array) -> Array:
    """Round each row to integer multiples of its scale, which is its largest magnitude / 127."""
    scale = np.abs(rows).max(axis=-1, keepdims=True).clip(1e-30) / np.float32(127)
    rounded: Array = np.rint(rows / scale) * scale
    return rounded


def round_to_int4(rows: Array) -> Array:
    """Round each 32 numbers of a row to -8 to 7 times a bfloat16 scale; the largest becomes -8."""
    width = rows.shape[-1]
    padded = np.pad(rows, [(0, 0)] * (rows.ndim - 1) + [(0, -width % 32)])
    groups = padded.reshape(*padded.shape[:-1], -1, 32)
    most, least = groups.max(-1, keepdims=True), groups.min(-1, keepdims=True)
    first = np.abs(groups).argmax(-1, keepdims=True) == groups.argmax(-1, keepdims=True)
    scale = round_to_bfloat16(np.where(first, most, least) / np.float32(-8))
    multiples = np.rint(np.divide(groups, scale, out=np.zeros_like(groups), where=scale != 0)).clip(-8, 7)
    rounded: Array = (multiples * scale).reshape(padded.shape)[..., :width]
    return rounded


def round_to_bfloat16(x: Array) -> Array:
    """Round to the nearest float32 whose low 16 bits are 0; ties go to the even neighbour."""
    bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
    odd = (bits >> 16) & 1
    return ((bits + 0x7FFF + odd) & 0xFFFF0000).astype(np.uint32).view(np.float32).reshape(x.shape)
