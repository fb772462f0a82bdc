"""Matrix products and sums whose order depends on the features alone, in Pallas for NVIDIA GPUs.

The libraries that XLA calls choose a kernel, and with it an order of sums, by the number of columns. Here
every number of columns runs the same program on the same tile: [OUTPUTS, INPUTS] of the weight by [INPUTS,
COLUMNS], one after the other along the inputs, summed in float32. A column's place in its tile changes
nothing that it is multiplied with, so its bits are equal in decode and in a prompt chunk, next to any others.

Inputs are divided into parts where the outputs alone are too few programs for a GPU: by the shape of the
weight only. Letters as in decoder.py.
"""

from collections.abc import Sequence
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array, Ref, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model import fp8
from xlabatch.model.dots import dot

OUTPUTS = 64  # in a tile; a warpgroup's product takes no fewer
INPUTS = 64
assert fp8.GROUP % INPUTS == 0  # the weights of a tile have one scale for each output
COLUMNS = 64
TARGET_PROGRAMS = 256  # at least, for one tile of columns: about two for each multiprocessor
SUMMED = 1024  # features that a program of `column_sums` adds at once
SUM_COLUMNS = 4  # columns of such a program
ROWS_BY_COLUMNS = ((1,), (0,)), ((), ())
UNBLOCKED = pl.BlockSpec(memory_space=pl.ANY)


def count_parts(outputs: int, inputs: int) -> int:
    """How many programs share the inputs of an output: a power of two."""
    programs = -(-outputs // OUTPUTS)
    parts = 1
    while programs * parts < TARGET_PROGRAMS and inputs // (2 * parts) >= 4 * INPUTS:
        parts *= 2
    return parts


def matrix_product(
    weight: Array, x: Array, group_scale: Array | None = None, interpret: bool = False
) -> Array:
    """weight [out, in] by x [in, W] of its dtype -> float32 [out, W].

    Or a weight in FP8, with the scales of its groups [out, in / GROUP], by x in bfloat16.
    """
    outputs, inputs = weight.shape
    W = x.shape[1]
    parts = count_parts(outputs, inputs)
    steps = -(-inputs // INPUTS)
    span = -(-steps // parts)
    operands = [leaf for leaf in (weight, x, group_scale) if leaf is not None]
    sums = pl.pallas_call(
        partial(product_kernel, span),
        # tiles of columns come first: they read the same weights at about the same time
        grid=(-(-W // COLUMNS), -(-outputs // OUTPUTS), parts),
        in_specs=[UNBLOCKED] * len(operands),
        out_specs=UNBLOCKED,
        out_shape=jax.ShapeDtypeStruct((parts, outputs, W), jnp.float32),
        compiler_params=triton.CompilerParams(num_warps=4, num_stages=3),
        interpret=interpret,
        name="matrix_product",
    )(*operands)
    return add_in_pairs(sums)


def product_kernel(span: int, weight: Ref, x: Ref, *others: Ref) -> None:
    """A tile of outputs and columns, over the `span` steps along the inputs of one part."""
    *group_scale, out = others
    outputs, inputs = weight.shape
    W = x.shape[1]
    column = pl.program_id(0) * COLUMNS
    row = pl.program_id(1) * OUTPUTS
    part = pl.program_id(2)

    def add_step(step: Array, total: Array) -> Array:
        at = step * INPUTS
        a = load_weights(weight, group_scale, (row, OUTPUTS, outputs), at)
        b = load_tile(x, (at, INPUTS, inputs), (column, COLUMNS, W))
        return total + dot(a, b, ROWS_BY_COLUMNS)

    last = jnp.minimum((part + 1) * span, -(-inputs // INPUTS))
    total = lax.fori_loop(part * span, last, add_step, jnp.zeros((OUTPUTS, COLUMNS), jnp.float32))
    place = out.at[part, pl.ds(row, OUTPUTS), pl.ds(column, COLUMNS)]
    triton.store(place, total, mask=within((row, OUTPUTS, outputs), (column, COLUMNS, W)))


Side = tuple[Array, int, int]  # where a tile begins, its length, and the length of the whole array


def within(rows: Side, columns: Side) -> Array | None:
    """Which numbers of a tile exist; None if the sides of the array are full tiles."""
    masks = [
        (begin + lax.broadcasted_iota(jnp.int32, (rows[1], columns[1]), axis)) < count
        for axis, (begin, length, count) in enumerate((rows, columns))
        if count % length
    ]
    return None if not masks else masks[0] if len(masks) == 1 else masks[0] & masks[1]


def load_tile(array: Ref, rows: Side, columns: Side, *leading: Array) -> Array:
    """A tile, zero where the array has ended; of one index of each leading axis."""
    place = array.at[(*leading, pl.ds(rows[0], rows[1]), pl.ds(columns[0], columns[1]))]
    mask = within(rows, columns)
    return triton.load(place) if mask is None else triton.load(place, mask=mask, other=0)


def load_weights(weight: Ref, group_scale: Sequence[Ref], rows: Side, at: Array, *leading: Array) -> Array:
    """A tile of a weight, whose INPUTS begin at `at`; one in FP8 is widened with the scale of its group."""
    *_, inputs = weight.shape
    tile = load_tile(weight, rows, (at, INPUTS, inputs), *leading)
    for scale in group_scale:
        *_, groups = scale.shape
        tile = tile.astype(jnp.float32) * load_tile(scale, rows, (at // fp8.GROUP, 1, groups), *leading)
        tile = tile.astype(jnp.bfloat16)
    return tile


def add_in_pairs(sums: Array) -> Array:
    """Add [n, ...] along the first axis: neighbours, then their sums. Zeros at the end change nothing."""
    while len(sums) > 1:
        if len(sums) % 2:
            sums = jnp.concatenate([sums, jnp.zeros_like(sums[:1])])
        sums = sums[0::2] + sums[1::2]
    return sums[0]


def column_sums(x: Array, interpret: bool = False) -> Array:
    """The sum of each column of x [D, W] -> [1, W]."""
    W = x.shape[1]
    return pl.pallas_call(
        sum_kernel,
        grid=(-(-W // SUM_COLUMNS),),
        in_specs=(UNBLOCKED,),
        out_specs=UNBLOCKED,
        out_shape=jax.ShapeDtypeStruct((1, W), jnp.float32),
        compiler_params=triton.CompilerParams(num_warps=4, num_stages=1),
        interpret=interpret,
        name="column_sums",
    )(x)


def sum_kernel(x: Ref, out: Ref) -> None:
    """The sums of a few columns: SUMMED features at a time onto each other, then along these."""
    D, W = x.shape
    column = pl.program_id(0) * SUM_COLUMNS

    def add_step(step: Array, total: Array) -> Array:
        return total + load_tile(x, (step * SUMMED, SUMMED, D), (column, SUM_COLUMNS, W))

    zero = jnp.zeros((SUMMED, SUM_COLUMNS), jnp.float32)
    total = lax.fori_loop(0, -(-D // SUMMED), add_step, zero).sum(0, keepdims=True)
    place = out.at[pl.ds(0, 1), pl.ds(column, SUM_COLUMNS)]
    triton.store(place, total, mask=within((jnp.int32(0), 1, 1), (column, SUM_COLUMNS, W)))
