"""A gated delta rule in place of attention, in XLA's own operations. Letters as in decoder.py, and here:

    H heads; for each slot a head has a matrix [K, V]: what the sequence has written, by keys

A token lets the matrix of a head fade, reads what it holds under the token's key, writes a part of the
difference to the token's value there, and reads again by the query. Tokens come one after the other: sums
over a chunk of them, which are faster on GPUs, would have bits that depend on where a prompt was cut.
"""

from dataclasses import replace
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Recurrent, StepPositions
from xlabatch.model.layers import linear, norm
from xlabatch.model.params import DeltaNet, Linear
from xlabatch.model.recurrent.matrices import repeat_shared, run_tokens
from xlabatch.model.recurrent.short_conv import convolve

UNIT_EPS = 1e-6  # under the root of a query's and a key's length


class Tokens(NamedTuple):
    """What the rule takes of a step's tokens; of one of each row without the first axis."""

    queries: Array  # [T, R, H, K], of length 1 / sqrt(K)
    keys: Array  # [T, R, H, K], of length 1
    values: Array  # [T, R, H, V]
    kept: Array  # [T, R, H] the part of the matrix that remains
    written: Array  # [T, R, H] the part of the difference that is written
    first: Array  # [T, R] at position 0, before which there is nothing
    active: Array  # [T, R] neither padding nor idle


def delta_net(
    cfg: Config, p: DeltaNet[Linear], state: Recurrent, x: Array, step: StepPositions, active: Array
) -> tuple[Recurrent, Array]:
    """x [D, W] through the delta rule -> state, [H * V, R * T]; padding and idle rows keep the state."""
    assert state.matrices is not None
    R, T = step.positions.shape
    C = p.taps.shape[1]
    projected = linear(p.inputs, x, step.adapters)[:, : R * T].reshape(-1, R, T)
    inputs, convolved = convolve(p.taps, state.inputs, projected[:C], step, active)
    logits = linear(p.gates, x, step.adapters)[:, : R * T].reshape(2, -1, R, T)
    tokens = prepare_tokens(p, jax.nn.silu(convolved), logits, state.matrices.shape, step, active)
    matrices, read = run_tokens(run_token, state.matrices, tokens, step.slot)
    y = norm(p.norm, read.transpose(2, 3, 1, 0), cfg.norm_eps, axis=1).reshape(-1, R * T)
    gates = jax.nn.silu(projected[C:].reshape(y.shape))
    return replace(state, inputs=inputs, matrices=matrices), y * gates


def prepare_tokens(
    p: DeltaNet[Linear], x: Array, logits: Array, shape: tuple[int, ...], step: StepPositions, active: Array
) -> Tokens:
    """The convolved features [C, R, T] and logits [2, H, R, T] of tokens, for matrices [B, H, K, V]."""
    _, H, K, V = shape
    R, T = x.shape[1:]
    size = (len(x) - H * V) // 2  # features of all queries, and of all keys

    def units(part: Array) -> Array:
        heads = part.reshape(-1, K, R, T)
        heads = heads * lax.rsqrt((heads * heads).sum(1, keepdims=True) + UNIT_EPS)
        return repeat_shared(heads, H)

    queries, keys, values = jnp.split(x, [size, 2 * size])
    fading = p.rates[:, None, None] * jax.nn.softplus(logits[1] + p.offsets[:, None, None])
    return Tokens(
        units(queries) * K**-0.5,
        units(keys),
        values.reshape(H, V, R, T).transpose(3, 2, 0, 1),
        jnp.exp(-fading).transpose(2, 1, 0),
        jax.nn.sigmoid(logits[0]).transpose(2, 1, 0),
        step.positions.T == 0,
        active.T,
    )


def run_token(matrices: Array, token: Tokens) -> tuple[Array, Array]:
    """One token of each row: matrices [R, H, K, V] -> the same after it, what it reads [R, H, V]."""
    first, active = (flag[:, None, None, None] for flag in (token.first, token.active))
    # selected and not multiplied: a former sequence may have left NaN
    faded = jnp.where(first, 0.0, matrices) * token.kept[:, :, None, None]
    known = (faded * token.keys[..., None]).sum(2)
    difference = (token.values - known) * token.written[..., None]
    moved = faded + token.keys[..., None] * difference[:, :, None]
    return jnp.where(active, moved, matrices), (moved * token.queries[..., None]).sum(2)
