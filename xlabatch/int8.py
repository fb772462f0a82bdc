"""Weights in 8 bits: a whole number for each, and a scale for each output channel.

Activations are rounded to 8 bits too, by token, so that the dot runs in whole numbers. A token's scale is its
own, so its neighbours do not change it, and sums of whole numbers are exact in every order.
"""

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

LARGEST = 127
LEAST_COLUMNS = 2  # one column alone falls into a loop that is ten times slower: spike/11_int8.py


def rounded(weight: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """weight [..., out, in] -> int8 [..., out, in], float32 scale [..., out]."""
    scale = np.abs(weight).max(axis=-1) / LARGEST
    if not np.isfinite(scale).all():
        raise ValueError("int8 cannot hold weights that are not finite")
    whole = np.rint(weight / np.where(scale > 0, scale, 1)[..., None])
    return whole.astype(np.int8), scale.astype(np.float32)


def dot(weight: Array, scale: Array, x: Array) -> Array:
    """int8 weight [out, in] with its scale [out], x [in, W] -> float32 [out, W]."""
    W = x.shape[1]
    top = jnp.abs(x).max(axis=0)  # NaN goes through it, and so into every output of its token
    whole = jnp.rint(x * jnp.where(top > 0, LARGEST / top, 0.0)[None]).astype(jnp.int8)
    # never transpose the operand: XLA then widens both sides to 32 bits, 10 times slower
    columns = jnp.pad(whole, ((0, 0), (0, max(LEAST_COLUMNS - W, 0))))
    sums = lax.dot_general(weight, columns, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32)
    return sums[:, :W].astype(jnp.float32) * (scale[:, None] * (top / LARGEST)[None])
