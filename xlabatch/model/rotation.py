"""The rotation of the inputs of int8 linears, as src/rotate.h of the kernels has it, for NumPy and XLA.

One channel of a token is often 20 times as large as the others, and a step of 8 bits as wide as that leaves
little of them. A Hadamard transform spreads each number over all. Both a token and the rows of a weight are
rotated, so products stay what they were.
"""

import math
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

Numbers = TypeVar("Numbers", np.ndarray[Any, Any], Array)


def rotate(x: Numbers, transform: Callable[[Numbers], Numbers] | None = None) -> Numbers:
    """Rotate columns, x [in, W] in float32."""
    transform = transform or transform_in_steps
    count = len(x)
    size = largest_power(count)
    if size == count:
        return transform(x)
    x = join(transform(x[:size]), x[size:]) * signs(count)
    return join(x[: count - size], transform(x[count - size :]))


def rotate_rows(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Rotate rows [N, in]."""
    return rotate(np.ascontiguousarray(rows.T, np.float32)).T


def rotate_back(x: Numbers) -> Numbers:
    """Undo `rotate`, but for roundings."""
    count = len(x)
    size = largest_power(count)
    if size == count:
        return transform_in_steps(x)
    x = join(x[: count - size], transform_in_steps(x[count - size :])) * signs(count)
    return join(transform_in_steps(x[:size]), x[size:])


def transform_in_steps(x: Numbers) -> Numbers:
    """The Hadamard transform of columns, x [in, W], whose length is a power of two; it is its own inverse."""
    size, columns = x.shape
    apart = 1
    while apart < size:
        pairs = x.reshape(-1, 2, apart, columns)
        first = pairs[:, 0]
        second = pairs[:, 1]
        x = stack(first + second, first - second).reshape(size, columns)
        apart *= 2
    return x * np.float32(1 / math.sqrt(size))


def transform_by_products(x: Array) -> Array:
    """The same but for roundings, by two products, which a TPU's matrix unit takes; steps would take longer.

    Three products of 16 bits keep 16 bits of a number, and then it is rounded to 8.
    """
    size, columns = x.shape
    inner = 1 << (size.bit_length() // 2)
    outer = size // inner
    blocks = x.reshape(outer, inner, columns)
    product = partial(jnp.einsum, precision=lax.Precision.HIGH)
    y = product("ij,ojw->oiw", hadamard(inner), blocks)
    return product("po,oiw->piw", hadamard(outer), y).reshape(size, columns) * np.float32(1 / math.sqrt(size))


@cache
def hadamard(size: int) -> np.ndarray[Any, Any]:
    """The matrix of the transform, of 1 and -1 [size, size]."""
    matrix = np.ones((1, 1), np.float32)
    while len(matrix) < size:
        matrix = np.block([[matrix, matrix], [matrix, -matrix]])
    return matrix


def join(first: Numbers, second: Numbers) -> Numbers:
    return (np if isinstance(first, np.ndarray) else jnp).concatenate([first, second])


def stack(first: Numbers, second: Numbers) -> Numbers:
    return (np if isinstance(first, np.ndarray) else jnp).stack([first, second], axis=1)


def largest_power(count: int) -> int:
    """The largest power of two up to a number."""
    return 1 << (count.bit_length() - 1)


@cache
def signs(count: int) -> np.ndarray[Any, Any]:
    """A fixed sign for each input [in, 1], without a pattern that the transform has too."""
    bits = np.arange(count, dtype=np.uint32) * np.uint32(0x9E3779B1)
    bits = (bits ^ bits >> np.uint32(15)) * np.uint32(0x85EBCA6B)
    return np.where(bits >> 31, np.float32(-1), np.float32(1))[:, None]
