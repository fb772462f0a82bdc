"""Weights in 8 bits: a whole number for each, and a scale for each output channel.

Activations are rounded to 8 bits too, by token, so that the dot runs in whole numbers. A token's scale is its
own, so its neighbours do not change it, and sums of whole numbers are exact in every order.
"""

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

MAX_INT8 = 127
SLICE_NUMBERS = 2**20  # numbers that are rounded at once: all at once would take twice the memory
MIN_COLUMNS = 2  # one column alone falls into a loop that is ten times slower: spike/11_int8.py


def quantize(weight: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """weight [..., out, in] -> int8 [..., out, in], float32 scale [..., out]; some rows at a time."""
    rows = weight.reshape(-1, weight.shape[-1])
    whole, scale = np.empty(rows.shape, np.int8), np.empty(len(rows), np.float32)
    step = max(1, SLICE_NUMBERS // rows.shape[1])
    for some in (slice(start, start + step) for start in range(0, len(rows), step)):
        scale[some] = np.abs(rows[some]).max(axis=1) / MAX_INT8
        if not np.isfinite(scale[some]).all():
            raise ValueError("int8 cannot hold weights that are not finite")
        divisor = np.where(scale[some] > 0, scale[some], 1)[:, None]
        whole[some] = np.rint(rows[some] / divisor)
    return whole.reshape(weight.shape), scale.reshape(weight.shape[:-1])


def quantize_on_device(weight: Array) -> tuple[Array, Array]:
    """The same of a weight that is on the device, and finite."""
    scale = jnp.abs(weight).max(axis=-1) / MAX_INT8
    divisor = jnp.where(scale > 0, scale, 1.0)[..., None]
    return jnp.rint(weight / divisor).astype(jnp.int8), scale


def dot(weight: Array, scale: Array, x: Array) -> Array:
    """int8 weight [out, in] with its scale [out], x [in, W] -> float32 [out, W]."""
    W = x.shape[1]
    top = jnp.abs(x).max(axis=0)  # NaN goes through it, and so into every output of its token
    whole = jnp.rint(x * jnp.where(top > 0, MAX_INT8 / top, 0.0)[None]).astype(jnp.int8)
    # never transpose the operand: XLA then widens both sides to 32 bits, 10 times slower
    columns = jnp.pad(whole, ((0, 0), (0, max(MIN_COLUMNS - W, 0))))
    sums = lax.dot_general(weight, columns, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32)
    return sums[:, :W].astype(jnp.float32) * (scale[:, None] * (top / MAX_INT8)[None])
