"""Mixtures of experts for NVIDIA GPUs, without a loop that runs as often as the device decides.

The columns of a step are grouped by expert: tiles of COLUMNS places, each of one expert, and one kernel
multiplies all of them. There are as many tiles as any routing needs; the kernel reads no weight for one that
stays empty. A column's products have the order of `fixed_order.py` and depend on that column only; so does
their sum, by the numbers of its experts.

Letters as in expert_groups.py.
"""

from functools import partial

import jax
import jax.numpy as jnp
from jax import Array, Ref, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model import expert_groups, int8
from xlabatch.model.dots import dot
from xlabatch.model.expert_groups import Groups, take_leaf
from xlabatch.model.params import MAX_INT8, Linear
from xlabatch.model.triton.fixed_order import (
    INPUTS,
    OUTPUTS,
    ROWS_BY_COLUMNS,
    UNBLOCKED,
    load_tile,
    load_weights,
    within,
)

COLUMNS = 16  # places in a tile: a tensor core takes no fewer, and in decode few columns share an expert


def group(weights: Array, k: int) -> Groups:
    """Places for the columns of weights [X, W], at most k a column, that are not zero."""
    X, W = weights.shape
    tiles = min(X, W * k) + W * k // COLUMNS
    return expert_groups.group(weights, k, COLUMNS, tiles)


def linear(groups: Groups, interpret: bool, p: Linear, x: Array) -> Array:
    """x [in, N] by the linear of each tile's expert, of stacked ones [X, out, in] -> float32 [out, N]."""
    product = partial(expert_product, groups.experts, interpret=interpret)
    if p.group_scale is not None:
        y = product(p.weight, x.astype(jnp.bfloat16), p.group_scale)
    elif p.scale is None:
        y = product(p.weight, x.astype(p.weight.dtype))
    else:
        quantized, largest = int8.quantize_columns(x, p.rotation)
        scale = take_leaf(groups, p.scale) * (largest / MAX_INT8)[None]
        y = product(p.weight, quantized).astype(jnp.float32) * scale
    return y if p.bias is None else y + take_leaf(groups, p.bias)


def expert_product(
    experts: Array, weight: Array, x: Array, group_scale: Array | None = None, interpret: bool = False
) -> Array:
    """Stacked weights [X, out, in] by x [in, N] of their dtype -> float32 [out, N], or int32 of int8.

    Or weights in FP8, with the scales of their groups [X, out, in / GROUP], by x in bfloat16.
    """
    outputs = weight.shape[1]
    dtype = jnp.int32 if weight.dtype == jnp.int8 else jnp.float32
    operands = [leaf for leaf in (experts, weight, x, group_scale) if leaf is not None]
    return pl.pallas_call(
        product_kernel,
        grid=(-(-outputs // OUTPUTS), len(experts)),
        in_specs=[UNBLOCKED] * len(operands),
        out_specs=UNBLOCKED,
        out_shape=jax.ShapeDtypeStruct((outputs, x.shape[1]), dtype),
        compiler_params=triton.CompilerParams(num_warps=4, num_stages=3),
        interpret=interpret,
        name="expert_product",
    )(*operands)


def product_kernel(experts: Ref, weight: Ref, x: Ref, *others: Ref) -> None:
    """A tile of outputs and places, along all inputs; zeros for a tile without an expert."""
    *group_scale, out = others
    X, outputs, inputs = weight.shape
    row = pl.program_id(0) * OUTPUTS
    tile = pl.program_id(1)
    column = tile * COLUMNS
    expert = triton.load(experts.at[tile])

    def add_step(step: Array, total: Array) -> Array:
        at = step * INPUTS
        a = load_weights(weight, group_scale, (row, OUTPUTS, outputs), at, expert)
        b = load_tile(x, (at, INPUTS, inputs), (column, COLUMNS, x.shape[1]))
        return total + multiply(a, b)

    last = -(-inputs // INPUTS) * jnp.clip(X - expert, 0, 1)
    total = lax.fori_loop(0, last, add_step, jnp.zeros((OUTPUTS, COLUMNS), out.dtype))
    place = out.at[pl.ds(row, OUTPUTS), pl.ds(column, COLUMNS)]
    triton.store(place, total, mask=within((row, OUTPUTS, outputs), (column, COLUMNS, x.shape[1])))


def multiply(a: Array, b: Array) -> Array:
    """A product of two tiles; whole numbers are added exactly."""
    if a.dtype == jnp.int8:
        return lax.dot_general(a, b, ROWS_BY_COLUMNS, preferred_element_type=jnp.int32)
    return dot(a, b, ROWS_BY_COLUMNS)
