"""The oracle's arithmetic: activations, softmax, roundings, spelled out in NumPy."""

import math
from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array


def rotated(x: Array, cos: Array, sin: Array) -> Array:
    """The first features of x [heads, T, E] turned, as rotate_half does it."""
    x, rest = x[..., : cos.shape[-1]], x[..., cos.shape[-1] :]
    half = x.shape[-1] // 2
    turned = x * cos + np.concatenate([-x[..., half:], x[..., :half]], axis=-1) * sin
    return np.concatenate([turned, rest], axis=-1)


def softmax(x: Array) -> Array:
    part = np.exp(x - x.max(-1, keepdims=True))
    whole: Array = part / part.sum(-1, keepdims=True)
    return whole


def capped(x: Array, cap: float | None) -> Array:
    bent: Array = x if cap is None else np.float32(cap) * np.tanh(x / np.float32(cap))
    return bent


def tanh_gelu(x: Array) -> Array:
    y: Array = 0.5 * x * (1 + np.tanh(np.float32(math.sqrt(2 / math.pi)) * (x + np.float32(0.044715) * x**3)))
    return y


ACTS: dict[str, Any] = {
    "silu": lambda x: x / (1 + np.exp(-x)),
    "gelu": lambda x: 0.5 * x * (1 + np.vectorize(math.erf, otypes=[np.float32])(x / math.sqrt(2))),
    "gelu_new": tanh_gelu,
    "gelu_pytorch_tanh": tanh_gelu,
    "relu": lambda x: np.maximum(x, 0),
}
ACTS["swish"], ACTS["gelu_fast"] = ACTS["silu"], ACTS["gelu_new"]


def in_8_bits(rows: Array) -> Array:
    """Each row as the nearest multiples of its largest number's 127th part."""
    part = np.abs(rows).max(axis=-1, keepdims=True).clip(1e-30) / np.float32(127)
    nearest: Array = np.rint(rows / part) * part
    return nearest


def in_16_bits(x: Array) -> Array:
    """The nearest numbers whose last 16 bits are 0, the even one of two: bfloat16."""
    bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
    even = (bits >> 16) & 1
    return ((bits + 0x7FFF + even) & 0xFFFF0000).astype(np.uint32).view(np.float32).reshape(x.shape)
