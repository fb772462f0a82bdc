"""The decoder of model/decoder.py with the kernels: five calls a layer. Letters as there; N tokens in a step.

Activations are [N, features] here. A token's bits depend neither on N nor on the other tokens.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch import collectives
from xlabatch.kernels import calls
from xlabatch.kernels.calls import LayerAt, QueryKeys, TokenPlaces
from xlabatch.kernels.linears import constants, experts, linear
from xlabatch.kernels.mesh_calls import norm_all_heads
from xlabatch.kernels.params import PackedLinear
from xlabatch.kernels.recurrent_calls import ActiveTokens, delta_rule, short_conv, state_space
from xlabatch.model import rope
from xlabatch.model.attention import Scoring, query_factors
from xlabatch.model.config import Attention, Config, Rope
from xlabatch.model.head_norms import norms_span_devices
from xlabatch.model.kv_cache import (
    KV,
    Cache,
    Recurrent,
    StepPositions,
    TriedTokens,
    capacity,
    recurrent_part,
)
from xlabatch.model.layers import InputEmbeddings, softcap, with_vectors
from xlabatch.model.params import (
    DeltaNet,
    Experts,
    HeadLinears,
    Latents,
    Layer,
    Params,
    ShortConv,
    StateSpace,
    is_recurrent,
)
from xlabatch.model.rope import RopeTables

AnyCache = TypeVar("AnyCache", bound=KV | Recurrent)


class Stack(NamedTuple):
    """Layers of the same shapes: their weights in one tree, and the attention of each."""

    weights: Layer[PackedLinear]
    attention: tuple[Attention, ...]
    in_cache: int  # the number of the first in its kind of cache


class PlacedLayer(NamedTuple):
    """One layer: its attention, the stack of weights that has it, and its places there and in the cache."""

    attn: Attention
    stack: Layer[PackedLinear]
    at: LayerAt


def forward(
    cfg: Config,
    params: Params[PackedLinear],
    cache: Cache,
    tokens: Array,
    step: StepPositions,
    given: InputEmbeddings | None = None,
) -> tuple[Cache, Array]:
    """Run tokens [R, T], or vectors in their place, through all layers at their positions.

    Returns the cache, and hidden [D, N] before the last norm.
    """
    positions = step.positions.reshape(-1)
    x = embed(cfg, params, tokens.reshape(-1), positions) * cfg.embed_scale
    x = with_vectors(cfg, x, params.positions, positions, given)
    ropes = {attn.rope for attn in cfg.attention if attn.rope}
    tables = {each: rope_tables(each, step) for each in ropes}
    end = capacity(cache)
    updated = list(cache)
    run_layer = partial(block, cfg, tables=tables, step=step, end=end)
    for stack in stacks(cfg, params):
        kind = 1 if is_recurrent(stack.weights) else 0  # each kind has its own cache
        updated[kind], x = run_stack(run_layer, stack, updated[kind], x)
    return tuple(updated), x.T


def stacks(cfg: Config, params: Params[PackedLinear]) -> Iterator[Stack]:
    attention = iter(cfg.attention)
    passed = [0, 0]  # layers of each kind, attention and recurrence
    for weights in params.layers:
        count = len(jax.tree.leaves(weights)[0])
        kind = is_recurrent(weights)
        yield Stack(weights, tuple(islice(attention, count)), passed[kind])
        passed[kind] += count


def run_stack(
    run_layer: Callable[[PlacedLayer, AnyCache, Array], tuple[AnyCache, Array]],
    stack: Stack,
    cache: AnyCache,
    x: Array,
) -> tuple[AnyCache, Array]:
    """Run x through a stack's layers. The shortest run of layers that repeats is compiled once, as a loop."""
    count = len(stack.attention)
    period = next(n for n in range(1, count + 1) if stack.attention[n:] == stack.attention[:-n])

    def run_layers(first: int | Array, layers: int, carry: tuple[AnyCache, Array]) -> tuple[AnyCache, Array]:
        for n in range(layers):
            at = LayerAt(count, first + n, stack.in_cache + first + n)
            carry = run_layer(PlacedLayer(stack.attention[n], stack.weights, at), *carry)
        return carry

    repeats, rest = divmod(count, period)
    carry = cache, x
    if repeats > 1:
        carry = lax.fori_loop(0, repeats, lambda n, carry: run_layers(n * period, period, carry), carry)
    else:
        carry = run_layers(0, period, carry)
    return run_layers(count - rest, rest, carry)


def rope_tables(own: Rope, step: StepPositions) -> RopeTables:
    """Cosines and sines [N, pairs] for the tokens of a step."""
    positions = rope.rope_positions(own, step)
    return calls.rope_tables(own, positions.reshape(*positions.shape[:-2], -1))


def embed(cfg: Config, params: Params[PackedLinear], tokens: Array, positions: Array) -> Array:
    """Embed tokens [N], and add learned embeddings of positions [N] if the model has any -> [N, D]."""
    table = params.embed
    width = len(params.norm.scale)
    rows = collectives.look_up(partial(calls.embed, table, width=width), table.outputs, cfg.vocab, tokens)
    return rows if params.positions is None else rows + params.positions[positions]


def block(
    cfg: Config,
    layer: PlacedLayer,
    cache: KV | Recurrent,
    x: Array,
    tables: Mapping[Rope, RopeTables],
    step: StepPositions,
    end: int,
) -> tuple[KV | Recurrent, Array]:
    """Run x [N, D] through one layer -> cache, x [N, D]. Tokens that write at `end` or later are padding."""
    p = layer.stack
    active = step.write_positions.reshape(-1) < end
    if isinstance(cache, Recurrent):
        cache, mixed = recur(cfg, layer, cache, x, step, active)
    else:
        table = tables[layer.attn.rope] if layer.attn.rope else None
        cache, mixed = attend(cfg, layer, cache, x, table, step)
    run = run_linears(layer, step)
    fused = constants(cfg)
    y = run(p.out, mixed, fused._replace(post=p.attn_post, residual=x))
    mlp_in = x if cfg.parallel else y
    if isinstance(p.mlp, Experts):
        return cache, experts(cfg, p, layer.at, mlp_in, step, active, residual=y)
    up = run(p.mlp.up, mlp_in, fused._replace(norm=p.mlp_norm, act=cfg.act))
    return cache, run(p.mlp.down, up, fused._replace(post=p.mlp_post, residual=y))


def run_linears(layer: PlacedLayer, step: StepPositions) -> Callable[..., Array]:
    """Return `linear` for a layer's linears and a step's tokens."""
    return partial(linear, num_tokens=step.num_tokens, adapters=step.adapters, at=layer.at)


def attend(
    cfg: Config, layer: PlacedLayer, kv: KV, x: Array, tables: RopeTables | None, step: StepPositions
) -> tuple[KV, Array]:
    """Attend x [N, D] to the cache -> cache, [N, H * E], or fewer features if values have fewer."""
    attn = layer.attn
    p = layer.stack
    run = run_linears(layer, step)
    normed = constants(cfg)._replace(norm=p.attn_norm)
    query_keys = QueryKeys(attn.scale, tables=tables)
    if isinstance(p.qkv, Latents):
        qkv = project_latents(cfg, layer, p.qkv, x, step)
        query_keys = query_keys._replace(k_norm=p.qkv.norm.scale, eps=cfg.latent_eps)
    else:
        assert isinstance(p.qkv, PackedLinear)
        qkv = run(p.qkv, x, normed)  # [N, K * (G + 2) * E]: each key/value head's queries, key and value
        q_norm = None if p.q_norm is None else p.q_norm.scale
        k_norm = None if p.k_norm is None else p.k_norm.scale
        if norms_span_devices(cfg, p):
            assert q_norm is not None
            assert k_norm is not None
            qkv = norm_all_heads(cfg, qkv, q_norm[layer.at.layer], k_norm[layer.at.layer])
        else:
            query_keys = query_keys._replace(q_norm=q_norm, k_norm=k_norm, eps=cfg.norm_eps)
    positions = step.positions.reshape(-1)
    places = TokenPlaces(token_slots(step), positions, step.write_positions.reshape(-1))
    if attn.tuning is not None:
        query_keys = query_keys._replace(factors=query_factors(attn.tuning, positions))
    scoring = Scoring(attn.window, cfg.attn_cap, p.sinks, attn.chunk)
    kv, attended = calls.attention(qkv, places, kv, query_keys, scoring, layer.at)
    if isinstance(p.qkv, Latents):
        attended = head_linears(p.qkv.values, attended, step, layer.at).reshape(len(x), -1)
    if p.gate is not None:
        attended = attended * run(p.gate, x, normed._replace(act="sigmoid"))
    return kv, attended


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
    """Move a layer's state on by tokens, of which this layer's linears gave inputs and gates."""
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
    return cache[0], replace(state, trial=trial)


def keep_right_tokens(cfg: Config, params: Params[PackedLinear], cache: Cache, tokens: ActiveTokens) -> Cache:
    """Move the states of a trial on by its active tokens."""
    state = recurrent_part(cache)
    if state is None or state.trial is None:
        return cache
    trial = state.trial

    def move(layer: PlacedLayer, state: Recurrent, none: Array) -> tuple[Recurrent, Array]:
        inputs, gates = (given[layer.at.in_cache] for given in (trial.inputs, trial.gates))
        return move_state(cfg, layer, state, inputs, gates, tokens)[0], none

    moved = replace(state, trial=None)
    for stack in stacks(cfg, params):
        if is_recurrent(stack.weights):
            moved, _ = run_stack(move, stack, moved, jnp.zeros(0))
    return cache[0], moved


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


def token_slots(step: StepPositions) -> Array:
    R, T = step.positions.shape
    slots = step.slot + jnp.arange(R, dtype=jnp.int32) if step.slots is None else step.slots
    return jnp.broadcast_to(slots[:, None], (R, T)).reshape(-1)


def project_latents(
    cfg: Config, layer: PlacedLayer, p: Latents[PackedLinear], x: Array, step: StepPositions
) -> Array:
    """Project x [N, D] by way of latents -> queries of all heads, then one key that contains its value.

    The key is not normed yet.
    """
    N = len(x)
    rotated = cfg.head_dim - cfg.latents
    run = run_linears(layer, step)
    fused = constants(cfg)
    from_x = partial(run, x=x, fused=fused._replace(norm=layer.stack.attn_norm))
    if p.query_down is None:
        queries = from_x(p.query)
    else:
        low = from_x(p.query_down)
        queries = run(p.query, low, fused._replace(norm=p.query_norm, eps=cfg.latent_eps))
    turned, others = jnp.split(queries.reshape(N, cfg.heads, -1), [rotated], axis=2)
    others = head_linears(p.keys, others.reshape(N, -1), step, layer.at)
    queries = jnp.concatenate([turned, others], axis=2).reshape(N, -1)
    return jnp.concatenate([queries, from_x(p.down)], axis=1)


def head_linears(p: HeadLinears[PackedLinear], x: Array, step: StepPositions, at: LayerAt) -> Array:
    """Run x [N, H * in] through one linear for each head -> [N, H, out]; XLA only copies."""
    return calls.head_linears(x, p.linear, num_tokens=step.num_tokens, at=at).transpose(1, 0, 2)


def logits(
    cfg: Config, params: Params[PackedLinear], hidden: Array, num_tokens: Array | None = None
) -> Array:
    """Norm hidden [D, N] and project it onto the vocabulary -> float32 [N, V]; padding becomes zero."""
    head = params.embed if params.head is None else params.head
    norm = params.norm
    if cfg.logit_scale != 1:  # in the norm: XLA would fuse a product here with later sums, in some programs
        norm = jax.tree.map(lambda leaf: leaf * cfg.logit_scale, norm)
    projected = linear(head, hidden.T, constants(cfg)._replace(norm=norm), num_tokens=num_tokens)
    projected = collectives.join_vocab(projected, cfg.vocab, axis=1)
    if cfg.logit_cap is None:
        return projected
    # no logit lies beyond the cap; clipped, its product is not fused with later sums either
    return jnp.clip(softcap(projected, cfg.logit_cap), -cfg.logit_cap, cfg.logit_cap)
