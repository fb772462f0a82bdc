"""The dot that every part of the model uses."""

import jax.numpy as jnp
from jax import Array, lax


def dot(a: Array, b: Array, dims: lax.DotDimensionNumbers) -> Array:
    """A dot with the dimension numbers of lax.dot_general -> float32; float32 operands are not rounded."""
    # a GPU would otherwise round float32 to tf32, which has 19 bits
    precision = lax.Precision.HIGHEST if b.dtype == jnp.float32 else None
    return lax.dot_general(a, b, dims, precision=precision, preferred_element_type=jnp.float32)
