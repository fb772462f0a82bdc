"""Mixtures of experts for NVIDIA GPUs, without a loop that runs as often as the device decides.

The columns of a step are grouped by expert: tiles of COLUMNS places, each of one expert, and one kernel
multiplies all of them. There are as many tiles as any routing needs; the kernel reads no weight for one that
stays empty. A column's products have the order of `fixed_order.py` and depend on that column only; so does
their sum, by the numbers of its experts.

Letters as in decoder.py, and: k experts of a column, N places in all tiles.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, Ref, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model import int8
from xlabatch.model.dots import dot
from xlabatch.model.params import Linear
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


class Groups(NamedTuple):
    """The columns of a step, grouped by expert."""

    experts: Array  # int32 [N / COLUMNS] of each tile; X where it is empty
    columns: Array  # int32 [N] in each place; W in an empty one
    places: Array  # int32 [k, W] of each column, in the order of its experts; N where it has fewer


def group(weights: Array, k: int) -> Groups:
    """Places for the columns of weights [X, W], at most k a column, that are not zero."""
    X, W = weights.shape
    tiles = min(X, W * k) + W * k // COLUMNS
    used = weights != 0
    column = jnp.arange(W, dtype=jnp.int32)
    counts = used.astype(jnp.int32)
    filled = -(-counts.sum(1) // COLUMNS)  # tiles of each expert
    ends = jnp.cumsum(filled)
    place = ((ends - filled) * COLUMNS)[:, None] + jnp.cumsum(counts, axis=1) - 1
    place = jnp.where(used, place, tiles * COLUMNS)  # the others are dropped
    columns = jnp.full(tiles * COLUMNS, W, jnp.int32).at[place].set(column[None], mode="drop")
    nth = jnp.where(used, jnp.cumsum(counts, axis=0) - 1, k)
    places = jnp.full((k, W), tiles * COLUMNS, jnp.int32).at[nth, column[None]].set(place, mode="drop")
    return Groups(find_experts(ends, tiles), columns, places)


def find_experts(ends: Array, tiles: int) -> Array:
    """The expert of each tile [tiles], given the tile after the last one of each expert [X]."""
    tile = jnp.arange(tiles, dtype=jnp.int32)
    return (ends[:, None] <= tile[None]).astype(jnp.int32).sum(0)


def gather(groups: Groups, x: Array) -> Array:
    """x [..., W] in the places of its tiles [..., N]; the last column in empty ones."""
    return jnp.take(x, groups.columns, axis=-1, mode="clip")


def place_weights(groups: Groups, weights: Array) -> Array:
    """The weights [X, W] of the pairs in all places [1, N]."""
    expert = jnp.repeat(groups.experts, COLUMNS)
    last = weights.shape[1] - 1
    return weights.at[expert, jnp.minimum(groups.columns, last)].get(mode="clip")[None]


def add_experts(groups: Groups, y: Array) -> Array:
    """Add y [D, N] of each column's experts in the order of their numbers -> [D, W]."""
    places = groups.places
    total = jnp.zeros((y.shape[0], places.shape[1]), y.dtype)
    for place in places:
        total = total + jnp.where(place < y.shape[1], jnp.take(y, place, axis=1, mode="clip"), 0.0)
    return total


def linear(groups: Groups, interpret: bool, p: Linear, x: Array) -> Array:
    """x [in, N] by the linear of each tile's expert, of stacked ones [X, out, in] -> float32 [out, N]."""
    product = partial(expert_product, groups.experts, interpret=interpret)
    if p.group_scale is not None:
        y = product(p.weight, x.astype(jnp.bfloat16), p.group_scale)
    elif p.scale is None:
        y = product(p.weight, x.astype(p.weight.dtype))
    else:
        quantized, largest = int8.quantize_columns(x)
        scale = spread_over_places(groups, p.scale) * (largest / int8.MAX_INT8)[None]
        y = product(p.weight, quantized).astype(jnp.float32) * scale
    return y if p.bias is None else y + spread_over_places(groups, p.bias)


def spread_over_places(groups: Groups, leaf: Array) -> Array:
    """What each expert has [X, out], for each place [out, N]."""
    return jnp.repeat(jnp.take(leaf, groups.experts, axis=0, mode="clip").T, COLUMNS, axis=1)


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
