"""Layers that do not attend, with the kernels: they move on the recurrent state of each slot.

Where some tokens of a step may be wrong, such as drafts, the step is a trial: the states stay as they are,
and what layers were given is kept until it is known which tokens are right. These then move the states on.
"""

from dataclasses import replace
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.kernels.linears import constants
from xlabatch.kernels.params import PackedLinear
from xlabatch.kernels.recurrent_calls import ActiveTokens, delta_rule, short_conv, state_space
from xlabatch.kernels.stacks import PlacedLayer, place_stacks, run_linears, run_stack, token_slots
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import KV, Cache, Recurrent, StepPositions, TriedTokens, recurrent_part
from xlabatch.model.params import DeltaNet, Params, ShortConv, StateSpace, is_recurrent


def recur(
    cfg: Config, layer: PlacedLayer, state: Recurrent, x: Array, step: StepPositions, active: Array
) -> tuple[Recurrent, Array]:
    """Run x [N, D] through a layer that does not attend -> its state, [N, features]."""
    run = partial(run_linears(layer, step), x=x, fused=constants(cfg)._replace(norm=layer.stack.attn_norm))
    tokens = ActiveTokens(token_slots(step), step.positions.reshape(-1), active)
    p = layer.stack.qkv
    assert isinstance(p, DeltaNet | StateSpace | ShortConv)
    inputs = run(p.inputs)
    gates = run(p.gates) if isinstance(p, DeltaNet) else inputs[:, :0]
    if state.trial is None:
        return move_state(cfg, layer, state, inputs, gates, tokens)
    at = layer.at.in_cache
    states, mixed = move_state(
        cfg, layer._replace(at=layer.at._replace(in_cache=0)), copy_rows(state, at), inputs, gates, tokens
    )
    trial = replace(
        state.trial,
        inputs=state.trial.inputs.at[at].set(inputs),
        gates=state.trial.gates.at[at].set(gates),
        states=states,
    )
    return replace(state, trial=trial), mixed


def move_state(
    cfg: Config, layer: PlacedLayer, state: Recurrent, inputs: Array, gates: Array, tokens: ActiveTokens
) -> tuple[Recurrent, Array]:
    """Move a layer's state on by tokens, whose inputs and gates its linears gave."""
    p = layer.stack.qkv
    if isinstance(p, DeltaNet):
        return delta_rule(inputs, gates, tokens, p, state, eps=cfg.norm_eps, at=layer.at)
    if isinstance(p, StateSpace):
        limits = cfg.step_limits
        return state_space(inputs, tokens, p, state, eps=cfg.norm_eps, step_limits=limits, at=layer.at)
    assert isinstance(p, ShortConv)
    return short_conv(inputs, tokens, p, state, layer.at)


def on_trial(params: Params[PackedLinear], cache: Cache, slots: Array, begins: Array) -> Cache:
    """The cache for a step in which some tokens may be wrong; `keep_right_tokens` follows.

    A row's tokens follow one another, in slots [N], and the first of them begins it.
    """
    state = recurrent_part(cache)
    if state is None:
        return cache
    p = next(stack.qkv for stack in params.layers if is_recurrent(stack))
    assert isinstance(p, DeltaNet | StateSpace | ShortConv)
    count, layers = state.inputs.shape[:2]
    gates = p.gates.outputs if isinstance(p, DeltaNet) else 0
    trial = TriedTokens(
        inputs=jnp.zeros((layers, len(slots), p.inputs.outputs), jnp.float32),
        gates=jnp.zeros((layers, len(slots), gates), jnp.float32),
        slots=slots[jnp.flatnonzero(begins, size=count, fill_value=0)],
        rows=begins.sum(dtype=jnp.int32),
        states=jax.tree.map(lambda leaf: jnp.zeros((count, 1, *leaf.shape[2:]), leaf.dtype), state),
    )
    return *cache[:-1], replace(state, trial=trial)


def keep_right_tokens(cfg: Config, params: Params[PackedLinear], cache: Cache, tokens: ActiveTokens) -> Cache:
    """Move the states of a trial on by its active tokens."""
    state = recurrent_part(cache)
    if state is None or state.trial is None:
        return cache
    trial = state.trial

    def move(layer: PlacedLayer, state: KV | Recurrent | None, none: Array) -> tuple[Recurrent, Array]:
        assert isinstance(state, Recurrent)
        inputs, gates = (given[layer.at.in_cache] for given in (trial.inputs, trial.gates))
        return move_state(cfg, layer, state, inputs, gates, tokens)[0], none

    moved: Cache = *cache[:-1], replace(state, trial=None)
    for stack in place_stacks(cfg, params):
        if is_recurrent(stack.weights):
            moved, _ = run_stack(move, stack, moved, jnp.zeros(0))
    return moved


def copy_rows(state: Recurrent, layer: int | Array) -> Recurrent:
    """What one layer keeps of the rows of a trial, at their slots in arrays of its own."""
    assert state.trial is not None
    trial = state.trial

    def copy_slot(n: Array, copies: Recurrent) -> Recurrent:
        slot = trial.slots[n]

        def copy(to: Array, leaf: Array) -> Array:
            rest = (0,) * (leaf.ndim - 2)
            part = lax.dynamic_slice(leaf, (slot, layer, *rest), (1, 1, *leaf.shape[2:]))
            return lax.dynamic_update_slice(to, part, (slot, 0, *rest))

        return jax.tree.map(copy, copies, replace(state, trial=None))

    return lax.fori_loop(0, trial.rows, copy_slot, trial.states)
