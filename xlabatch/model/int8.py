"""Weights in int8, with a float32 scale for each output channel.

Activations are quantized too, with a scale for each token, so that the dot runs on integers. A token's
scale is computed from that token only, so its neighbours do not change it; sums of integers are exact in
every order. Tokens, and the rows of weights, are rotated before they are quantized (rotation.py).
"""

from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from xlabatch.errors import Refused
from xlabatch.model.params import MAX_INT8, Rotation
from xlabatch.model.rotation import rotate, rotate_back, rotate_rows, transform_by_products

RotateRows = Callable[[np.ndarray[Any, Any]], np.ndarray[Any, Any]]  # [N, in], which stay as they are
SLICE_NUMBERS = 2**20  # numbers that are quantized at once; a tensor at once would take twice its memory
MIN_COLUMNS = 2  # with one column XLA emits a loop that is ten times slower: spike/11_int8.py


def quantize(
    weight: np.ndarray[Any, Any], rotate_rows: RotateRows = rotate_rows
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """weight [..., out, in] on the host -> int8 [..., out, in], float32 scale [..., out].

    `rotate_rows` may be a quicker one, which gives the same bits.
    """
    rows = weight.reshape(-1, weight.shape[-1])
    quantized = np.empty(rows.shape, np.int8)
    scale = np.empty(len(rows), np.float32)
    step = max(1, SLICE_NUMBERS // rows.shape[1])
    for start in range(0, len(rows), step):
        part = slice(start, start + step)
        rotated = rotate_rows(rows[part])
        scale[part] = np.abs(rotated).max(axis=1) / MAX_INT8
        if not np.isfinite(scale[part]).all():
            raise Refused("int8 cannot hold weights that are not finite")
        divisor = np.where(scale[part] > 0, scale[part], 1)[:, None]
        quantized[part] = np.rint(rotated / divisor)
    return quantized.reshape(weight.shape), scale.reshape(weight.shape[:-1])


def dequantize(numbers: np.ndarray[Any, Any], scale: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """int8 [out, in] on the host, float32 scale [out, 1] -> float32, about the weight that was quantized."""
    weight = np.empty(numbers.shape, np.float32)
    step = max(1, SLICE_NUMBERS // numbers.shape[1])
    for start in range(0, len(numbers), step):
        part = slice(start, start + step)
        weight[part] = rotate_back(np.ascontiguousarray((numbers[part] * scale[part]).T)).T
    return weight


def quantize_on_device(weight: Array) -> tuple[Array, Array]:
    """The same for a weight on the device that is known to be finite."""
    rotated = rotate(weight.reshape(-1, weight.shape[-1]).T).T.reshape(weight.shape)
    scale = jnp.abs(rotated).max(axis=-1) / MAX_INT8
    divisor = jnp.where(scale > 0, scale, 1.0)[..., None]
    return jnp.rint(rotated / divisor).astype(jnp.int8), scale


def quantize_columns(x: Array, rotation: Rotation = "steps") -> tuple[Array, Array]:
    """x [in, W] -> int8 [in, W], and each column's largest magnitude [W]."""
    if rotation.startswith("kernel"):
        from xlabatch.model.triton import rounding  # for GPUs only, as in backends.py

        if rounding.is_supported(len(x)):
            return rounding.quantize_columns(x, interpret=rotation.endswith("interpret"))
    x = rotate(x, transform_by_products if rotation == "products" else None)
    # NaN or infinite where any number of a token is; XLA's max alone leaves NaN out of large arrays on CPU
    largest = jnp.abs(x).max(axis=0) + (x * 0).sum(axis=0)
    scaled = x * jnp.where(largest > 0, MAX_INT8 / largest, 0.0)[None]
    return jnp.rint(scaled).astype(jnp.int8), largest


def dot(weight: Array, scale: Array, x: Array, rotation: Rotation = "steps") -> Array:
    """int8 weight [out, in] with its scale [out], x [in, W] -> float32 [out, W].

    The rows of the weight may end with zeros.
    """
    features, W = x.shape
    quantized, largest = quantize_columns(x, rotation)
    # never transpose the operand: XLA then widens both sides to 32 bits, 10 times slower
    columns = jnp.pad(quantized, ((0, weight.shape[1] - features), (0, max(MIN_COLUMNS - W, 0))))
    sums = lax.dot_general(weight, columns, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32)
    return sums[:, :W].astype(jnp.float32) * (scale[:, None] * (largest / MAX_INT8)[None])
