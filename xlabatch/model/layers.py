"""What every part of the decoder consists of: linears, norms, soft caps, padded columns.

Activations are feature-major, [features, tokens], so that every weight [out, in] is the left operand of its
dot and nothing is transposed (1.5 times faster at 8 rows on CPU: spike/04_weight_orientation.py). Letters
as in decoder.py.
"""

from dataclasses import dataclass

import jax.numpy as jnp
from jax import Array, lax
from jax.tree_util import register_dataclass

from xlabatch import collectives
from xlabatch.model import fp8, int8
from xlabatch.model.adapters import BATCHED, adapt
from xlabatch.model.config import Config
from xlabatch.model.dots import dot
from xlabatch.model.kv_cache import Backend
from xlabatch.model.params import (
    HeadLinears,
    JoinedLinear,
    Leaf,
    Linear,
    Mlp,
    Norm,
    Order,
    SplitLinear,
    is_interpreted,
)


@register_dataclass
@dataclass(frozen=True)
class InputEmbeddings:
    """Vectors that some of N tokens have in place of the embeddings of their ids."""

    vectors: Leaf  # float32 [N, D]
    has_vector: Leaf  # bool [N]


def with_vectors(
    cfg: Config, x: Array, learned: Array | None, positions: Array, given: InputEmbeddings | None
) -> Array:
    """x [N, D], or the vectors of the tokens that have one, with learned positions [P, D] if there are any.

    They enter where transformers' inputs_embeds do.
    """
    if given is None:
        return x
    vectors = given.vectors * cfg.input_scale
    vectors = vectors if learned is None else vectors + learned[positions]
    return jnp.where(jnp.asarray(given.has_vector)[:, None], vectors, x)


def linear(
    p: Linear | SplitLinear[Linear] | JoinedLinear[Linear], x: Array, adapters: Array | None = None
) -> Array:
    """x [in, W] -> float32 [out, W]; with what the adapter of each token [R, T] adds."""
    assert not isinstance(p, JoinedLinear)  # only the kernels' decoder has them
    if isinstance(p, Linear) and p.observe is not None:
        p.observe(x)
    if isinstance(p, SplitLinear):
        y = sum_over_devices(p.linear, x)
    elif p.scale is not None:
        y = int8.dot(p.weight, p.scale, x, p.rotation)  # whole numbers: their sums are exact in every order
    elif p.order == "xla":
        weight = p.weight if p.group_scale is None else fp8.widen(p.weight, p.group_scale)
        inputs = fill_inputs(p, x.astype(weight.dtype))
        y = dot(weight, inputs, (((1,), (0,)), ((), ())))
    else:
        y = fixed_product(p, x)
    if p.bias is not None:
        y = y + p.bias[:, None]
    if adapters is None or isinstance(p, SplitLinear) or p.adapters is None:
        return y
    return adapt(p.adapters, x, y, adapters)


def fixed_product(p: Linear, x: Array) -> Array:
    """x [in, W] -> float32 [out, W], in an order of sums that is equal for every W."""
    from xlabatch.model.triton.fixed_order import matrix_product  # for GPUs only, as in backends.py

    x = x.astype(p.weight.dtype if p.group_scale is None else jnp.bfloat16)
    if p.order.startswith("mosaic"):
        from xlabatch.model.mosaic import product

        if product.takes(p.weight):
            return product.matrix_product(p.weight, x, interpret=is_interpreted(p.order))
    return matrix_product(p.weight, x, p.group_scale, interpret=is_interpreted(p.order))


def fill_inputs(p: Linear, x: Array) -> Array:
    """x [in, W] with zeros for what the rows of a weight have more, to be whole ones (tpu/lanes.py)."""
    missing = inputs_of(p) - x.shape[0]
    return jnp.pad(x, ((0, missing), (0, 0))) if missing else x


def head_linears(p: HeadLinears[Linear], x: Array) -> Array:
    """x [H, in, N] of each head -> float32 [H, out, N]."""
    return dot(p.linear.weight, x.astype(p.linear.weight.dtype), BATCHED)


def sum_over_devices(p: Linear, x: Array) -> Array:
    """x [inputs of this device, W] -> the sum over the inputs of all devices [out, W]."""
    return collectives.add_parts(linear(p, x))


def inputs_of(p: Linear | SplitLinear | JoinedLinear) -> int:
    """The inputs of a linear, or those that this device has, or makes for it."""
    if isinstance(p, JoinedLinear):
        return int(p.linear.weight.shape[-1]) // p.devices
    return int((p.linear if isinstance(p, SplitLinear) else p).weight.shape[-1])


def is_gated(p: Mlp) -> bool:
    """Whether the first linear of an MLP has gates and ups."""
    return int(p.up.weight.shape[-2]) != inputs_of(p.down)


def norm(p: Norm | None, x: Array, eps: float, axis: int = 0) -> Array:
    """x, normed over its features along `axis`; unchanged if there is no norm."""
    if p is None:
        return x
    if p.bias is not None:
        x = x - mean(x, axis, p.order)
    x = x * lax.rsqrt(mean(x * x, axis, p.order) + eps)
    shape = [-1 if n == axis else 1 for n in range(x.ndim)]
    x = x * p.scale.reshape(shape)
    return x if p.bias is None else x + p.bias.reshape(shape)


def mean(x: Array, axis: int, order: Order) -> Array:
    """The mean along an axis, which stays with length 1."""
    if order == "xla":
        return jnp.mean(x, axis=axis, keepdims=True)
    from xlabatch.model.triton.fixed_order import add_in_pairs, column_sums

    if x.ndim > 2:  # a head's features are few enough to be added in one operation
        return jnp.expand_dims(add_in_pairs(jnp.moveaxis(x, axis, 0)), axis) / x.shape[axis]
    return column_sums(x, interpret=is_interpreted(order)) / x.shape[axis]


def softcap(x: Array, cap: float | None) -> Array:
    """x, bent smoothly to stay within +-cap."""
    return x if cap is None else cap * jnp.tanh(x / cap)


def row_sums(x: Array) -> Array:
    """The sum of each row of x [N, V] -> [N], on CPU in an order that depends on V only."""
    return lax.platform_dependent(x, cpu=tree_sums, default=lambda x: x.sum(-1))


def tree_sums(x: Array) -> Array:
    """The same as a tree, in which every node adds eight numbers."""
    while x.shape[1] > 1:
        width = -(-x.shape[1] // 8)
        padded = jnp.pad(x, ((0, 0), (0, 8 * width - x.shape[1])))
        a, b, c, d, e, f, g, h = (padded[:, n * width : (n + 1) * width] for n in range(8))
        # without the barrier XLA computes a number of one level again for each node of the next
        x = lax.optimization_barrier(((a + b) + (c + d)) + ((e + f) + (g + h)))
    return x[:, 0]


def pad_columns(x: Array, width: int) -> Array:
    """x [..., N], followed by zeros -> [..., W]."""
    return jnp.pad(x, [(0, 0)] * (x.ndim - 1) + [(0, width - x.shape[-1])])


def padded_width(columns: int, backend: Backend = "xla") -> int:
    """W for N columns: some numbers of columns cost more than the next larger one (spike/10_columns.py).

    They are at least 8 on accelerators: with one, a TPU multiplies in its vector unit, at three times the
    cycles, and a GPU converts the weights to float32 in every step (spike/39_tpu_compiled.py).
    """
    widths = (1, 2, 4, 8) if backend in ("xla", "dense") else (8,)
    return next((w for w in widths if w >= columns), -(-columns // 16) * 16)
