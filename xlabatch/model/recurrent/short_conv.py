"""A short convolution in place of attention, in XLA's own operations. Letters as in decoder.py; L taps.

A token's sum has its own input and the L - 1 before it, always in the same order. The inputs from before the
step are the slot's recurrent state.
"""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.kv_cache import Recurrent, StepPositions
from xlabatch.model.layers import linear
from xlabatch.model.params import Linear, ShortConv


def short_conv(
    p: ShortConv[Linear], state: Recurrent, x: Array, step: StepPositions, active: Array
) -> tuple[Recurrent, Array]:
    """x [D, W] through gates and convolution -> state, [D, R * T]; padding and idle rows keep the state."""
    R, T = step.positions.shape
    D = p.taps.shape[1]
    before, after, values = linear(p.inputs, x, step.adapters)[:, : R * T].reshape(3, D, R, T)
    written, convolved = convolve(p.taps, state.inputs, before * values, step, active)
    if p.bias is not None:
        convolved = convolved + p.bias[:, None, None]
    return replace(state, inputs=written), (after * convolved).reshape(D, -1)


def convolve(
    taps: Array, state: Array, inputs: Array, step: StepPositions, active: Array
) -> tuple[Array, Array]:
    """Inputs [D, R, T] after the kept ones of slots [B, D, L - 1] -> the kept ones, sums [D, R, T]."""
    _, R, T = inputs.shape
    L = len(taps)
    kept = lax.dynamic_slice_in_dim(state, step.slot, R)  # [R, D, L - 1]
    inputs = jnp.concatenate([known(kept, step).transpose(1, 0, 2), inputs], axis=2)
    convolved = sum(taps[n][:, None, None] * inputs[:, :, n : n + T] for n in range(L))
    count = active.sum(1, dtype=jnp.int32)  # tokens of each row; padding follows them
    last = count[:, None] + jnp.arange(L - 1, dtype=jnp.int32)[None]
    moved = jnp.take_along_axis(inputs.transpose(1, 0, 2), last[:, None], axis=2)
    moved = jnp.where(count[:, None, None] > 0, moved, kept)
    return lax.dynamic_update_slice_in_dim(state, moved, step.slot, 0), jnp.asarray(convolved)


def known(kept: Array, step: StepPositions) -> Array:
    """The inputs [R, D, L - 1] before a step's tokens: zeros before position 0, whatever was kept there."""
    count = kept.shape[2]
    at = step.positions[:, :1] - count + jnp.arange(count, dtype=jnp.int32)[None]
    return jnp.where(at[:, None] >= 0, kept, 0.0)
