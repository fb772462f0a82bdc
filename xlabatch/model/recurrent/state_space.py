"""A state space (Mamba 2) in place of attention, in XLA's own operations. Letters as in delta_net.py.

A token lets the matrix of a head fade, adds its value by its key, and reads by its query: x, B and C in
papers. How much fades and how much is added both follow from its time step. Tokens come one after the other:
sums over a chunk of them, which are faster on GPUs, would have bits that depend on where a prompt was cut.
"""

from dataclasses import replace
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Recurrent, StepPositions
from xlabatch.model.layers import linear, mean
from xlabatch.model.params import Linear, Norm, StateSpace
from xlabatch.model.recurrent.matrices import repeat_shared, run_tokens
from xlabatch.model.recurrent.short_conv import convolve


class StateSpaceTokens(NamedTuple):
    """What a state space takes of a step's tokens; of one of each row without the first axis."""

    queries: Array  # [T, R, H, K]
    keys: Array  # [T, R, H, K]
    values: Array  # [T, R, H, V], times the time step
    kept: Array  # [T, R, H] the part of the matrix that remains
    first: Array  # [T, R] at position 0, before which there is nothing
    active: Array  # [T, R] neither padding nor idle


def state_space(
    cfg: Config, p: StateSpace[Linear], state: Recurrent, x: Array, step: StepPositions, active: Array
) -> tuple[Recurrent, Array]:
    """x [D, W] through the state space -> state, [H * V, R * T]; padding and idle rows keep the state."""
    assert state.matrices is not None
    R, T = step.positions.shape
    _, H, K, V = state.matrices.shape
    C = p.taps.shape[1]
    projected = linear(p.inputs, x, step.adapters)[:, : R * T].reshape(-1, R, T)
    features, gates, logits = jnp.split(projected, [C, C + H * V])
    inputs, convolved = convolve(p.taps, state.inputs, features, step, active)
    if p.bias is not None:
        convolved = convolved + p.bias[:, None, None]
    size = (C - H * V) // 2  # features of all queries, and of all keys
    queries, keys, values = jnp.split(jax.nn.silu(convolved), [size, 2 * size])
    time_steps = jax.nn.softplus(logits + p.offsets[:, None, None])
    time_steps = jnp.clip(time_steps, *cfg.step_limits)
    heads = values.reshape(H, V, R, T)
    tokens = StateSpaceTokens(
        repeat_shared(queries.reshape(-1, K, R, T), H),
        repeat_shared(keys.reshape(-1, K, R, T), H),
        (heads * time_steps[:, None]).transpose(3, 2, 0, 1),
        jnp.exp(-p.rates[:, None, None] * time_steps).transpose(2, 1, 0),
        step.positions.T == 0,
        active.T,
    )
    matrices, read = run_tokens(run_token, state.matrices, tokens, step.slot)
    y = read.transpose(2, 3, 1, 0) + p.passed[:, None, None, None] * heads
    gated = y.reshape(H * V, R * T) * jax.nn.silu(gates.reshape(H * V, R * T))
    normed = norm_groups(p.norm, gated, size // K, cfg.norm_eps)
    return replace(state, inputs=inputs, matrices=matrices), normed


def run_token(matrices: Array, token: StateSpaceTokens) -> tuple[Array, Array]:
    """One token of each row: matrices [R, H, K, V] -> the same after it, what it reads [R, H, V]."""
    first, active = (flag[:, None, None, None] for flag in (token.first, token.active))
    # selected and not multiplied: a former sequence may have left NaN
    faded = jnp.where(first, 0.0, matrices) * token.kept[:, :, None, None]
    moved = faded + token.keys[..., None] * token.values[:, :, None]
    return jnp.where(active, moved, matrices), (moved * token.queries[..., None]).sum(2)


def norm_groups(p: Norm, x: Array, groups: int, eps: float) -> Array:
    """x [features, N], normed over each of some groups of neighbouring features."""
    parts = x.reshape(groups, -1, x.shape[1])
    parts = parts * lax.rsqrt(mean(parts * parts, 1, p.order) + eps)
    return parts.reshape(x.shape) * p.scale[:, None]
