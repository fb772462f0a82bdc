"""Matrices of heads, which the tokens of delta rules and state spaces move on, one after the other.

Letters as in delta_net.py.
"""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax


def run_tokens(
    run_token: Callable[[Array, Any], tuple[Array, Array]], matrices: Array, tokens: Any, slot: Array
) -> tuple[Array, Array]:
    """Move the matrices [B, H, K, V] of the rows from `slot` on -> all of them, what is read [T, R, H, V]."""
    T, R = tokens.active.shape
    moved = lax.dynamic_slice_in_dim(matrices, slot, R)
    if T == 1:
        moved, read = run_token(moved, jax.tree.map(lambda leaf: leaf[0], tokens))
        read = read[None]
    else:
        moved, read = lax.scan(run_token, moved, tokens)
    return lax.dynamic_update_slice_in_dim(matrices, moved, slot, 0), read


def repeat_shared(part: Array, heads: int) -> Array:
    """Queries or keys [shared heads, K, R, T] for all heads [T, R, H, K]; neighbours share one."""
    return jnp.repeat(part, heads // len(part), axis=0).transpose(3, 2, 0, 1)
