"""The decoder of model/decoder.py with the kernels: five calls a layer. Letters as there; N tokens in a step.

Activations are [N, features] here. A token's bits depend neither on N nor on the other tokens.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlabatch import collectives
from xlabatch.kernels import calls
from xlabatch.kernels.calls import LayerAt
from xlabatch.kernels.conv_calls import short_conv
from xlabatch.kernels.delta_calls import delta_rule
from xlabatch.kernels.head_calls import norm_all_heads
from xlabatch.kernels.linears import experts, linear
from xlabatch.kernels.pack import PANEL
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.attention import query_factors
from xlabatch.model.config import Attention, Config
from xlabatch.model.head_norms import norms_span_devices
from xlabatch.model.kv_cache import KV, Cache, Recurrent, StepPositions, capacity
from xlabatch.model.layers import InputEmbeddings, softcap, with_vectors
from xlabatch.model.params import (
    DeltaNet,
    Experts,
    HeadLinears,
    Latents,
    Layer,
    Norm,
    Params,
    ShortConv,
    is_recurrent,
)
from xlabatch.model.rope import RopeTables, rope_tables


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
    tables = {rope: flat_tables(rope_tables(rope, step)) for rope in ropes}
    end = capacity(cache)
    updated = list(cache)
    number = [0, 0]  # layers of each kind that have run
    for attn, (layer, at) in zip(cfg.attention, layers_of(params), strict=True):
        kind = 1 if is_recurrent(layer) else 0  # each kind has its own cache
        table = tables[attn.rope] if attn.rope else None
        updated[kind], x = block(cfg, attn, layer, at, updated[kind], number[kind], x, table, step, end)
        number[kind] += 1
    return tuple(updated), x.T


def layers_of(params: Params[PackedLinear]) -> Iterator[tuple[Layer[PackedLinear], LayerAt]]:
    """Yield each layer's stack and its place there."""
    for stack in params.layers:
        count = len(jax.tree.leaves(stack)[0])
        yield from ((stack, LayerAt(count, n)) for n in range(count))


def flat_tables(tables: RopeTables) -> RopeTables:
    """Turn cosines and sines [pairs, R, T] into [N, pairs]."""
    cos, sin = (table.reshape(len(table), -1).T for table in tables)
    return cos, sin


def embed(cfg: Config, params: Params[PackedLinear], tokens: Array, positions: Array) -> Array:
    """Embed tokens [N], and add learned embeddings of positions [N] if the model has any -> [N, D]."""
    table = params.embed

    def rows_of(tokens: Array) -> Array:
        rows = table.panels[tokens // PANEL, :, tokens % PANEL].reshape(len(tokens), -1)
        if table.scale is None:
            return rows.astype(jnp.float32)
        # int8 is stored plus 128
        return (rows ^ jnp.int8(-128)).astype(jnp.float32) * table.scale[tokens, None]

    rows = collectives.look_up(rows_of, table.outputs, cfg.vocab, tokens)
    width = len(params.norm.scale)
    return rows[:, :width] if params.positions is None else rows[:, :width] + params.positions[positions]


def block(
    cfg: Config,
    attn: Attention,
    layer: Layer[PackedLinear],
    at: LayerAt,
    cache: KV | Recurrent,
    number: int,
    x: Array,
    tables: RopeTables | None,
    step: StepPositions,
    end: int,
) -> tuple[KV | Recurrent, Array]:
    """Run x [N, D] through one layer of a stack -> cache, x [N, D].

    `number` is the layer's number in the cache. Tokens that write at `end` or later are padding.
    """
    active = step.write_positions.reshape(-1) < end
    if isinstance(cache, Recurrent):
        cache, mixed = recur(cfg, layer, at, cache, number, x, step, active)
    else:
        cache, mixed = attend(cfg, attn, layer, at, cache, number, x, tables, step)
    run = partial(linear, cfg=cfg, num_tokens=step.num_tokens, at=at, adapters=step.adapters)
    y = run(layer.out, mixed, post=layer.attn_post, residual=x)
    mlp_in = x if cfg.parallel else y
    if isinstance(layer.mlp, Experts):
        return cache, experts(cfg, layer, layer.mlp, at, mlp_in, step, active, residual=y)
    up = run(layer.mlp.up, mlp_in, norm=layer.mlp_norm, act=cfg.act)
    return cache, run(layer.mlp.down, up, post=layer.mlp_post, residual=y)


def attend(
    cfg: Config,
    attn: Attention,
    layer: Layer[PackedLinear],
    at: LayerAt,
    kv: KV,
    number: int,
    x: Array,
    tables: RopeTables | None,
    step: StepPositions,
) -> tuple[KV, Array]:
    """Attend x [N, D] to the cache -> cache, [N, H * E], or fewer features if values have fewer."""
    qkv, norms = project_for_attention(cfg, layer, at, x, step)
    positions = step.positions.reshape(-1)
    attended, keys, values = calls.attention(
        qkv,
        slots_of(step),
        positions,
        step.write_positions.reshape(-1),
        kv.keys,
        kv.values,
        tables=tables,
        sinks=layer.sinks,
        factors=None if attn.tuning is None else query_factors(attn.tuning, positions),
        scale=attn.scale,
        window=attn.window,
        chunk=attn.chunk,
        cap=cfg.attn_cap,
        at=at,
        cache_layer=number,
        **norms,
    )
    if isinstance(layer.qkv, Latents):
        attended = head_linears(layer.qkv.values, attended, step, at).reshape(len(x), -1)
    if layer.gate is not None:
        norm = layer.attn_norm
        adapters = step.adapters
        attended = attended * linear(
            layer.gate, x, cfg, step.num_tokens, at, norm=norm, act="sigmoid", adapters=adapters
        )
    return replace(kv, keys=keys, values=values), attended


def project_for_attention(
    cfg: Config, layer: Layer[PackedLinear], at: LayerAt, x: Array, step: StepPositions
) -> tuple[Array, dict[str, Any]]:
    """Project x [N, D] -> queries, keys and values, and the norms as options for `calls.attention`."""
    qkv = project(cfg, layer, at, x, step)
    if isinstance(layer.qkv, Latents):
        return qkv, {"k_norm": layer.qkv.norm.scale, "eps": cfg.latent_eps, "latents": cfg.latents}
    q_norm = None if layer.q_norm is None else layer.q_norm.scale
    k_norm = None if layer.k_norm is None else layer.k_norm.scale
    if norms_span_devices(cfg, layer):
        assert q_norm is not None
        assert k_norm is not None
        return norm_all_heads(cfg, qkv, q_norm[at.layer], k_norm[at.layer]), {}
    return qkv, {"q_norm": q_norm, "k_norm": k_norm, "eps": cfg.norm_eps}


def recur(
    cfg: Config,
    layer: Layer[PackedLinear],
    at: LayerAt,
    state: Recurrent,
    number: int,
    x: Array,
    step: StepPositions,
    active: Array,
) -> tuple[Recurrent, Array]:
    """Run x [N, D] through a layer that does not attend -> its state, [N, features]."""
    run = partial(
        linear,
        x=x,
        cfg=cfg,
        num_tokens=step.num_tokens,
        at=at,
        norm=layer.attn_norm,
        adapters=step.adapters,
    )
    slots = slots_of(step)
    positions = step.positions.reshape(-1)
    p = layer.qkv
    if isinstance(p, DeltaNet):
        inputs = run(p.inputs)
        gates = run(p.gates)
        return delta_rule(
            inputs, gates, slots, positions, active, p, state, eps=cfg.norm_eps, at=at, state_layer=number
        )
    assert isinstance(p, ShortConv)
    y, kept = short_conv(run(p.inputs), slots, positions, active, p, state.inputs, at=at, state_layer=number)
    return replace(state, inputs=kept), y


def slots_of(step: StepPositions) -> Array:
    """Return the slot of each token [N]."""
    R, T = step.positions.shape
    slots = step.slot + jnp.arange(R, dtype=jnp.int32) if step.slots is None else step.slots
    return jnp.broadcast_to(slots[:, None], (R, T)).reshape(-1)


def project(cfg: Config, layer: Layer[PackedLinear], at: LayerAt, x: Array, step: StepPositions) -> Array:
    """Norm and project x [N, D] -> each key/value head's queries, key and value [N, K * (G + 2) * E]."""
    if isinstance(layer.qkv, Latents):
        return project_latents(cfg, layer.qkv, layer.attn_norm, at, x, step)
    assert isinstance(layer.qkv, PackedLinear)
    return linear(layer.qkv, x, cfg, step.num_tokens, at, norm=layer.attn_norm, adapters=step.adapters)


def project_latents(
    cfg: Config, p: Latents[PackedLinear], norm: Norm | None, at: LayerAt, x: Array, step: StepPositions
) -> Array:
    """Project x [N, D] by way of latents -> queries of all heads, then one key that contains its value.

    The key is not normed yet.
    """
    N = len(x)
    rotated = cfg.head_dim - cfg.latents
    run = partial(linear, cfg=cfg, num_tokens=step.num_tokens, at=at, adapters=step.adapters)
    from_x = partial(run, x=x, norm=norm)
    if p.query_down is None:
        queries = from_x(p.query)
    else:
        queries = run(p.query, from_x(p.query_down), norm=p.query_norm, eps=cfg.latent_eps)
    turned, others = jnp.split(queries.reshape(N, cfg.heads, -1), [rotated], axis=2)
    others = head_linears(p.keys, others.reshape(N, -1), step, at)
    queries = jnp.concatenate([turned, others], axis=2).reshape(N, -1)
    return jnp.concatenate([queries, from_x(p.down)], axis=1)


def head_linears(p: HeadLinears[PackedLinear], x: Array, step: StepPositions, at: LayerAt) -> Array:
    """Run x [N, H * in] through one linear for each head -> [N, H, out]; XLA only copies."""
    y = calls.head_linears(x, p.linear.panels, p.linear.outputs, num_tokens=step.num_tokens, at=at)
    return y.transpose(1, 0, 2)


def logits(
    cfg: Config, params: Params[PackedLinear], hidden: Array, num_tokens: Array | None = None
) -> Array:
    """Norm hidden [D, N] and project it onto the vocabulary -> float32 [N, V]; padding becomes zero."""
    head = params.embed if params.head is None else params.head
    projected = linear(head, hidden.T, cfg, num_tokens, norm=params.norm)
    projected = collectives.join_vocab(projected, cfg.vocab, axis=1)
    return softcap(projected * cfg.logit_scale, cfg.logit_cap)
