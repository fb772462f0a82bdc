"""Tokens rounded to int8 on NVIDIA GPUs: one kernel rotates a token, finds its largest number, and rounds.

XLA takes about ten kernels for it. A program has one column, so its bits do not depend on the others. The
Hadamard transform of a * b numbers is a product of three matrices: its own of size a, the numbers as [a, b],
and its own of size b.
"""

import math
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array, Ref, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from xlabatch.model.dots import dot
from xlabatch.model.params import MAX_INT8
from xlabatch.model.rotation import hadamard, largest_power, signs
from xlabatch.model.triton.fixed_order import ROWS_BY_COLUMNS, UNBLOCKED

LEAST = 16  # rows of a tile that a product takes
MOST = 2**14  # numbers of a transform; one of twice as many takes half a minute to compile


def is_supported(features: int) -> bool:
    """Whether the transform is one of two products."""
    return LEAST * LEAST <= largest_power(features) <= MOST


def quantize_columns(x: Array, interpret: bool = False) -> tuple[Array, Array]:
    """x [in, W], rotated -> int8 [in, W], and each column's largest magnitude [W]."""
    count, W = x.shape
    size = largest_power(count)
    inner = 1 << (size.bit_length() // 2)
    matrices = [jnp.asarray(hadamard(n), jnp.bfloat16) for n in (size // inner, inner)]
    call = partial(
        pl.pallas_call,
        grid=(W,),
        in_specs=[UNBLOCKED] * 3,
        compiler_params=triton.CompilerParams(num_warps=8 if size == MOST else 4, num_stages=1),
        interpret=interpret,
    )
    if size < count:
        first = jax.ShapeDtypeStruct((size, W), jnp.float32)
        turned = call(transform_kernel, out_specs=UNBLOCKED, out_shape=first, name="rotate")(x, *matrices)
        x = jnp.concatenate([turned, x[size:]]) * signs(count)
    return call(
        round_kernel,
        out_specs=[UNBLOCKED] * 2,
        out_shape=[jax.ShapeDtypeStruct(x.shape, jnp.int8), jax.ShapeDtypeStruct((W,), jnp.float32)],
        name="round_tokens",
    )(x, *matrices)


def transform_kernel(x: Ref, left: Ref, right: Ref, out: Ref) -> None:
    """The transform of the first numbers of a column, as many as `out` has."""
    column = pl.program_id(0)
    triton.store(out.at[pl.ds(0, len(out)), column], transform(x, 0, column, left, right))


def round_kernel(x: Ref, left: Ref, right: Ref, numbers: Ref, largest: Ref) -> None:
    """A column whose last numbers are transformed before all are rounded."""
    count, column = len(x), pl.program_id(0)
    size = left.shape[0] * right.shape[0]
    front = count - size
    last = transform(x, front, column, left, right)
    top = magnitude(last)
    if front:
        is_in = lax.iota(jnp.int32, size) < front
        first = triton.load(x.at[pl.ds(0, size), column], mask=is_in, other=0.0)
        top = jnp.maximum(top, magnitude(first))
    factor = jnp.where(top > 0, MAX_INT8 / top, 0.0)
    triton.store(numbers.at[pl.ds(front, size), column], to_int8(last * factor))
    if front:
        rounded = to_int8(first * factor)
        triton.store(numbers.at[pl.ds(0, size), column], rounded, mask=is_in)
    triton.store(largest.at[column], top)


def transform(x: Ref, begin: int, column: Array, left: Ref, right: Ref) -> Array:
    """The Hadamard transform of the numbers of a column that begin at `begin`."""
    rows, columns = left.shape[0], right.shape[0]
    tile = triton.load(x.at[pl.ds(begin, rows * columns), column]).reshape(rows, columns)
    high, middle, low = (dot(left[...], part, ROWS_BY_COLUMNS) for part in split(tile))
    tile = high + middle + low
    high, middle, low = (dot(part, right[...], ROWS_BY_COLUMNS) for part in split(tile))
    return ((high + middle + low) * (1 / math.sqrt(rows * columns))).reshape(-1)


def split(numbers: Array) -> tuple[Array, Array, Array]:
    """float32 as the sum of three parts in bfloat16, which tensor cores multiply by 1 and -1 exactly."""
    high = first_bits(numbers)
    middle = first_bits(numbers - high)
    low = numbers - high - middle
    return high.astype(jnp.bfloat16), middle.astype(jnp.bfloat16), low.astype(jnp.bfloat16)


def first_bits(numbers: Array) -> Array:
    """float32 without the bits that bfloat16 does not have."""
    bits = lax.bitcast_convert_type(numbers, jnp.uint32) & jnp.uint32(0xFFFF0000)
    return lax.bitcast_convert_type(bits, jnp.float32)


def to_int8(numbers: Array) -> Array:
    """The nearest whole numbers, the larger ones of two: Pallas' Triton backend has no `rint`."""
    return jnp.floor(numbers + 0.5).astype(jnp.int8)


def magnitude(numbers: Array) -> Array:
    """The largest magnitude; NaN or infinite where a number is."""
    return jnp.abs(numbers).max() + (numbers * 0).sum()
