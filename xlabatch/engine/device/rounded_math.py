"""exp and log in float32, every operation of which is rounded on its own: docs/profile.md, "Tokens".

XLA's own have other bits in another version, and at another place in an array. XLA also fuses a product with
the addition after it where a processor can. `product` returns one that it cannot fuse, since it goes through
an integer operation with a 0 that the compiler does not know to be 0.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

LN2_HIGH = np.float32(0.693359375)  # times an integer below 2^15: exact
LN2_LOW = np.float32(-2.12194440e-4)
LOG2_E = np.float32(1.44269504)
EXP = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1)
LOWEST_EXPONENT = np.float32(-80.0)  # exp of less is 0: far from numbers that a device may flush to 0
SQRT_HALF = np.int32(0x3F3504F3)  # the bits of sqrt(1 / 2)
LOG = (
    *(7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1),
    *(-1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1),
)


def unknown_zero(count: Array) -> Array:
    """Zeros int32 of this shape: the sign of integers that are never negative, which no compiler knows."""
    return lax.shift_right_logical(count, jnp.full_like(count, 31))


def product(a: Array, b: Array | np.float32, zero: Array) -> Array:
    """a * b, rounded before anything else is done with it; `zero` is `unknown_zero`, to be broadcast."""
    return bits_as_float(lax.bitcast_convert_type(a * b, jnp.int32) ^ zero)


def exp(x: Array, zero: Array) -> Array:
    """e to the power of x, at most 0, within 1e-7 of it relatively; 0 below -80."""
    inside = jnp.maximum(x, LOWEST_EXPONENT)
    n = jnp.round(inside * LOG2_E)
    r = (inside - n * LN2_HIGH) - product(n, LN2_LOW, zero)
    p = horner(EXP, r, zero)
    p = (product(p * r, r, zero) + r) + 1.0
    power = bits_as_float((n.astype(jnp.int32) + 127) << 23)
    return jnp.where(x < LOWEST_EXPONENT, 0.0, p * power)


def log(x: Array, zero: Array) -> Array:
    """The natural logarithm of x over 2^-126, within 2e-7 of it relatively."""
    bits = lax.bitcast_convert_type(x, jnp.int32)
    exponent = (bits - SQRT_HALF) >> 23
    r = bits_as_float(bits - (exponent << 23)) - 1.0  # from sqrt(1 / 2) - 1 to sqrt(2) - 1
    e = exponent.astype(jnp.float32)
    square = product(r, r, zero)
    p = product(horner(LOG, r, zero) * r, square, zero)
    p = (p + product(e, LN2_LOW, zero)) - square * 0.5
    return (r + p) + e * LN2_HIGH


def horner(factors: tuple[float, ...], x: Array, zero: Array) -> Array:
    total = jnp.full_like(x, factors[0])
    for factor in factors[1:]:
        total = product(total, x, zero) + jnp.float32(factor)
    return total


def bits_as_float(bits: Array) -> Array:
    return lax.bitcast_convert_type(bits, jnp.float32)
