"""What every part of the decoder consists of: linears, norms, soft caps, padded columns.

Activations are feature-major, [features, tokens], so that every weight [out, in] is the left operand of its
dot and nothing is transposed (1.5 times faster at 8 rows on CPU: spike/04_weight_orientation.py). Letters
as in decoder.py.
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
    """A dot with the dimension numbers of lax.dot_general -> float32; float32 operands are not rounded."""
    # a GPU would otherwise round float32 to tf32, which has 19 bits
    precision = lax.Precision.HIGHEST if b.dtype == jnp.float32 else None
    return lax.dot_general(a, b, dims, precision=precision, preferred_element_type=jnp.float32)


def norm(p: Norm | None, x: Array, eps: float, axis: int = 0) -> Array:
    """x, normed over its features along `axis`; unchanged if there is no norm."""
    if p is None:
        return x
    if p.bias is not None:
        x = x - jnp.mean(x, axis=axis, keepdims=True)
    x = x * lax.rsqrt(jnp.mean(x * x, axis=axis, keepdims=True) + eps)
    shape = [-1 if n == axis else 1 for n in range(x.ndim)]
    x = x * p.scale.reshape(shape)
    return x if p.bias is None else x + p.bias.reshape(shape)


def softcap(x: Array, cap: float | None) -> Array:
    """x, bent smoothly to stay within +-cap."""
    return x if cap is None else cap * jnp.tanh(x / cap)


def row_sums(x: Array) -> Array:
    """The sum of each row of x [N, V] -> [N], on CPU in an order that depends on V only."""
    total: Array = lax.platform_dependent(x, cpu=tree_sums, default=lambda x: x.sum(-1))
    return total


def tree_sums(x: Array) -> Array:
    """The same as a tree, in which every node adds eight numbers."""
    while x.shape[1] > 1:
        width = -(-x.shape[1] // 8)
        padded = jnp.pad(x, ((0, 0), (0, 8 * width - x.shape[1])))
        a, b, c, d, e, f, g, h = (padded[:, n * width : (n + 1) * width] for n in range(8))
        # without the barrier XLA computes a number of one level again for each node of the next
        x = lax.optimization_barrier(((a + b) + (c + d)) + ((e + f) + (g + h)))
    return x[:, 0]


def pad_columns(x: Array) -> Array:
    """x [..., N], followed by zeros -> [..., W]."""
    N = x.shape[-1]
    return jnp.pad(x, [(0, 0)] * (x.ndim - 1) + [(0, padded_width(N) - N)])


def padded_width(columns: int) -> int:
    """W for N columns: some numbers of columns cost more than the next larger one (spike/10_columns.py)."""
    return next((w for w in (1, 2, 4, 8) if w >= columns), -(-columns // 16) * 16)
