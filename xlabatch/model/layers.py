"""The small things that every part of the decoder is made of: linears, norms, soft caps, padded columns.

Activations stand feature-major, [features, tokens], so that every weight [out, in] is the left operand of its
dot and nothing is transposed on the way (1.5 times faster at 8 rows on CPU: spike/04_weight_orientation.py).
W columns, padding included.
"""

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model import int8
from xlabatch.model.params import Linear, Norm


def linear(p: Linear, x: Array) -> Array:
    """x [in, W] -> float32 [out, W]."""
    if p.scale is None:
        y = dot(p.weight, x.astype(p.weight.dtype), (((1,), (0,)), ((), ())))
    else:
        y = int8.dot(p.weight, p.scale, x)
    return y if p.bias is None else y + p.bias[:, None]


def dot(a: Array, b: Array, dims: lax.DotDimensionNumbers) -> Array:
    """A dot over dimensions as lax.dot_general has them -> float32; 32 bits are never rounded to fewer."""
    whole = lax.Precision.HIGHEST if b.dtype == jnp.float32 else None  # a GPU would take 19 of them
    return lax.dot_general(a, b, dims, precision=whole, preferred_element_type=jnp.float32)


def norm(p: Norm | None, x: Array, eps: float, axis: int = 0) -> Array:
    """x with its features, which lie on an axis, normed; as it is where there is no norm."""
    if p is None:
        return x
    if p.bias is not None:
        x = x - jnp.mean(x, axis=axis, keepdims=True)
    x = x * lax.rsqrt(jnp.mean(x * x, axis=axis, keepdims=True) + eps)
    along = [-1 if n == axis else 1 for n in range(x.ndim)]
    x = x * p.scale.reshape(along)
    return x if p.bias is None else x + p.bias.reshape(along)


def softcap(x: Array, cap: float | None) -> Array:
    """x, kept softly within its cap."""
    return x if cap is None else cap * jnp.tanh(x / cap)


def pad_columns(x: Array) -> Array:
    """x [..., N] with zeros behind -> [..., W]."""
    N = x.shape[-1]
    return jnp.pad(x, [(0, 0)] * (x.ndim - 1) + [(0, padded_width(N) - N)])


def padded_width(columns: int) -> int:
    """How many columns to compute: some counts cost more than the next larger one (spike/10_columns.py)."""
    return next((w for w in (1, 2, 4, 8) if w >= columns), -(-columns // 16) * 16)
