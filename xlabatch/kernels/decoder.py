"""The decoder of model/decoder.py on the kernels: five calls a layer. Letters as there; N tokens in a step.

Activations are [N, features] here. A token's bits do not depend on N, nor on the other tokens. Weights are
Params whose linears are PackedLinear, which their types do not say.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlabatch import collectives
from xlabatch.kernels import calls, leaf_calls
from xlabatch.kernels.calls import ONLY_LAYER, LayerAt, Routing
from xlabatch.kernels.pack import PANEL
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import KV, StepPositions, capacity
from xlabatch.model.layers import softcap
from xlabatch.model.params import Experts, Latents, Leaves, Norm
from xlabatch.model.rope import RopeTables, rope_tables


def forward(
    cfg: Config, params: Any, kvs: tuple[KV, ...], tokens: Array, step: StepPositions
) -> tuple[tuple[KV, ...], Array]:
    """Run tokens [R, T] at their positions through all layers -> cache, hidden [D, N], not normed."""
    x = embed(cfg, params, tokens.reshape(-1), step.positions.reshape(-1)) * cfg.embed_scale
    ropes = {attn.rope for attn in cfg.attention if attn.rope}
    tables = {rope: flat_tables(rope_tables(rope, step)) for rope in ropes}
    (kv,) = kvs
    for number, (attn, (layer, at)) in enumerate(zip(cfg.attention, layers_of(params), strict=True)):
        kv, x = block(cfg, attn, layer, at, kv, number, x, tables[attn.rope] if attn.rope else None, step)
    return (kv,), x.T


def layers_of(params: Any) -> Iterator[tuple[Any, LayerAt]]:
    """The stack of each layer, and its place there."""
    for stack in params.layers:
        count = len(jax.tree.leaves(stack)[0])
        yield from ((stack, LayerAt(count, n)) for n in range(count))


def flat_tables(tables: RopeTables) -> RopeTables:
    """Cosines and sines [pairs, R, T] -> [N, pairs]."""
    cos, sin = (table.reshape(len(table), -1).T for table in tables)
    return cos, sin


def embed(cfg: Config, params: Any, tokens: Array, positions: Array) -> Array:
    """Embeddings of tokens [N], plus those of positions [N] where they are learned -> [N, D]."""
    table: PackedLinear = params.embed

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
    layer: Any,
    at: LayerAt,
    kv: KV,
    number: int,
    x: Array,
    tables: RopeTables | None,
    step: StepPositions,
) -> tuple[KV, Array]:
    """Run x [N, D] through the layer with this number, which lies in a stack -> cache, x [N, D]."""
    R, T = step.positions.shape
    slots = step.slot + jnp.arange(R, dtype=jnp.int32) if step.slots is None else step.slots
    slot = jnp.broadcast_to(slots[:, None], (R, T))
    attended, keys, values = calls.attention(
        project(cfg, layer, at, x, step),
        slot.reshape(-1),
        step.positions.reshape(-1),
        step.write_positions.reshape(-1),
        kv.keys,
        kv.values,
        tables=tables,
        q_norm=layer.q_norm and layer.q_norm.scale,
        k_norm=layer.k_norm and layer.k_norm.scale,
        sinks=layer.sinks,
        scale=attn.scale,
        window=attn.window,
        cap=cfg.attn_cap,
        eps=cfg.norm_eps,
        at=at,
        cache_layer=number,
    )
    if isinstance(layer.qkv, Latents):  # values have fewer features than a head of the cache
        attended = attended.reshape(-1, cfg.heads, cfg.head_dim)[..., : value_features(cfg, layer.qkv)]
        attended = attended.reshape(len(attended), -1)
    y = linear(layer.out, attended, cfg, step.num_tokens, at, post=layer.attn_post, residual=x)
    mlp_in, written = x if cfg.parallel else y, replace(kv, keys=keys, values=values)
    if isinstance(layer.mlp, Experts):
        active = step.write_positions.reshape(-1) < capacity(kv)
        return written, experts(cfg, layer, at, mlp_in, step, active, residual=y)
    up = linear(layer.mlp.up, mlp_in, cfg, step.num_tokens, at, norm=layer.mlp_norm, act=cfg.act)
    return written, linear(layer.mlp.down, up, cfg, step.num_tokens, at, post=layer.mlp_post, residual=y)


def project(cfg: Config, layer: Any, at: LayerAt, x: Array, step: StepPositions) -> Array:
    """Norm and project x [N, D] -> queries, key and value of each key/value head [N, K * (G + 2) * E]."""
    if isinstance(layer.qkv, Latents):
        return project_latents(cfg, layer, at, x, step)
    return linear(layer.qkv, x, cfg, step.num_tokens, at, norm=layer.attn_norm)


def project_latents(cfg: Config, layer: Any, at: LayerAt, x: Array, step: StepPositions) -> Array:
    """The same by way of latents; only copies are left to XLA."""
    p, N, H, E = layer.qkv, len(x), cfg.heads, cfg.head_dim
    from_x = partial(linear, x=x, cfg=cfg, num_tokens=step.num_tokens, at=at, norm=layer.attn_norm)
    from_latents = partial(linear, cfg=cfg, num_tokens=step.num_tokens, at=at, eps=cfg.latent_eps)
    if p.query_down is None:
        queries = from_x(p.query)
    else:
        queries = from_latents(p.query, from_x(p.query_down), norm=p.query_norm)
    down, L = from_x(p.down), p.norm.scale.shape[-1]
    up = from_latents(p.up, down[:, :L], norm=p.norm).reshape(N, H, -1)
    rotated = jnp.broadcast_to(down[:, None, L:], (N, H, down.shape[1] - L))
    values = value_features(cfg, p)
    plain, value = up[..., :-values], up[..., -values:]
    value = jnp.pad(value, ((0, 0), (0, 0), (0, E - values)))
    return jnp.concatenate([queries.reshape(N, H, E), rotated, plain, value], axis=-1).reshape(N, -1)


def value_features(cfg: Config, p: Any) -> int:
    """How many features a value has, of a head of the cache."""
    plain = cfg.head_dim - (p.down.outputs - p.norm.scale.shape[-1])
    features: int = p.up.outputs // cfg.heads - plain
    return features


def experts(
    cfg: Config, layer: Any, at: LayerAt, x: Array, step: StepPositions, active: Array, residual: Array
) -> Array:
    """x [N, D] through the experts of each active token [N], and the shared one, added to the residual."""
    if layer.mlp.shared is not None:
        residual = shared_expert(cfg, layer, at, x, step, residual)
    up, down, leaves = layer.mlp.each.up, layer.mlp.each.down, layer.mlp.leaves
    after: Any = {"post": layer.mlp_post, "residual": residual, "residual_scale": cfg.residual_scale}
    y = calls.experts(
        x,
        linear(layer.mlp.router, x, cfg, step.num_tokens, at, norm=layer.mlp_norm),
        active,
        up,
        down,
        bias=layer.mlp.bias,
        routing=Routing(
            chosen=cfg.experts_per_token,
            normalize=cfg.normalize_experts,
            sigmoid=cfg.expert_scores == "sigmoid",
            groups=cfg.expert_groups,
            kept_groups=cfg.kept_groups,
            best_of_group=cfg.best_of_group,
            scale=cfg.expert_scale,
            weigh_inputs=cfg.weigh_inputs,
        ),
        norm=layer.mlp_norm,
        act=cfg.act,
        limit=cfg.gate_limit,
        up_offset=cfg.up_offset,
        eps=cfg.norm_eps,
        at=at,
        leaves=leaves,
        **({} if leaves else after),
    )
    if not leaves:
        return y
    parts = collectives.gather_parts(y)
    return leaf_calls.add(parts, num_tokens=step.num_tokens, eps=cfg.norm_eps, at=at, **after)


def shared_expert(
    cfg: Config, layer: Any, at: LayerAt, x: Array, step: StepPositions, residual: Array
) -> Array:
    """x [N, D] through the expert that every token uses -> [N, D], added to the residual."""
    shared, gate = layer.mlp.shared, layer.mlp.shared_gate
    if layer.mlp_post is not None:
        raise NotImplementedError("the kernels do not norm the sum of a shared expert and the others")
    up = linear(shared.up, x, cfg, step.num_tokens, at, norm=layer.mlp_norm, act=cfg.act)
    if gate is not None:  # here, where one product is one rounding, and not after the sum
        up = up * linear(gate, x, cfg, step.num_tokens, at, norm=layer.mlp_norm, act="sigmoid")
    return linear(shared.down, up, cfg, step.num_tokens, at, residual=residual)


def linear(
    p: PackedLinear | Leaves,
    x: Array,
    cfg: Config,
    num_tokens: Array | None = None,
    at: LayerAt = ONLY_LAYER,
    *,
    norm: Norm | None = None,
    post: Norm | None = None,
    act: str | None = None,
    residual: Array | None = None,
    eps: float | None = None,  # of the norm before; by default that of the layers' norms
) -> Array:
    """x [N, in] -> [N, out], with the norm before and what follows; padding becomes zero."""
    after: Any = {"residual": residual, "residual_scale": cfg.residual_scale, "post": post}
    if isinstance(p, Leaves):
        panels: Any = p.linear
        own = leaf_calls.leaves(x, panels, num_tokens=num_tokens, at=at)
        parts = collectives.gather_parts(own)
        return leaf_calls.add(parts, num_tokens=num_tokens, bias=p.bias, eps=cfg.norm_eps, at=at, **after)
    return calls.linear(
        x,
        p.panels,
        p.outputs,
        num_tokens=num_tokens,
        scale=p.scale,
        bias=p.bias,
        norm=norm,
        act=act,
        gated=p.gated,
        limit=cfg.gate_limit,
        up_offset=cfg.up_offset,
        eps=cfg.norm_eps if eps is None else eps,
        at=at,
        **after,
    )


def logits(cfg: Config, params: Any, hidden: Array, num_tokens: Array | None = None) -> Array:
    """Norm hidden [D, N] and project it onto the vocabulary -> float32 [N, V]; padding becomes zero."""
    head = params.embed if params.head is None else params.head
    projected = linear(head, hidden.T, cfg, num_tokens, norm=params.norm)
    projected = collectives.join_vocab(projected, cfg.vocab, axis=1)
    return softcap(projected * cfg.logit_scale, cfg.logit_cap)
