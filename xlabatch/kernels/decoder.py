"""The decoder of model/decoder.py with the kernels: five calls a layer. Letters as there; N tokens in a step.

Activations are [N, features] here. A token's bits depend neither on N nor on the other tokens.
"""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch import collectives
from xlabatch.kernels import calls
from xlabatch.kernels.calls import LayerAt, QueryKeys, TokenPlaces
from xlabatch.kernels.linears import constants, experts, linear, mlp_and_experts
from xlabatch.kernels.mesh_calls import norm_all_heads
from xlabatch.kernels.params import PackedLinear
from xlabatch.kernels.recurrent import recur
from xlabatch.kernels.stacks import PlacedLayer, place_stacks, run_linears, run_stack, token_slots
from xlabatch.model import rope
from xlabatch.model.attention import Scoring, query_factors
from xlabatch.model.config import Config, Rope
from xlabatch.model.head_norms import norms_span_devices
from xlabatch.model.kv_cache import KV, Cache, Recurrent, StepPositions
from xlabatch.model.layers import InputEmbeddings, softcap, with_vectors
from xlabatch.model.params import Experts, HeadLinears, Latents, LayerInput, MlpAndExperts, Params
from xlabatch.model.rope import RopeTables


class TokenInputs(NamedTuple):
    """What layers get of the tokens themselves."""

    embedded: Array  # [N, D] their embeddings
    own: Array  # [layers, N, I] each layer's part of their second embeddings, scaled


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
    tables = {each: rope_tables(each, step) for each in cfg.ropes}
    given_to_layers = token_inputs(cfg, params, tokens.reshape(-1), x)
    run_layer = partial(block, cfg, tables=tables, step=step, given=given_to_layers)
    for stack in place_stacks(cfg, params):
        cache, x = run_stack(run_layer, stack, cache, x)
    return cache, x.T


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


def token_inputs(
    cfg: Config, params: Params[PackedLinear], tokens: Array, embedded: Array
) -> TokenInputs | None:
    """Return what layers get of tokens [N] themselves, whose embeddings are [N, D]; None if nothing."""
    kind = cfg.layer_inputs
    if kind is None or params.layer_embed is None:
        return None
    rows = calls.embed(params.layer_embed, tokens, width=cfg.layers * kind.features)
    parts = rows.reshape(len(tokens), cfg.layers, kind.features).swapaxes(0, 1)
    return TokenInputs(embedded, parts * (kind.embed_scale * kind.scale))


def block(
    cfg: Config,
    layer: PlacedLayer,
    cache: KV | Recurrent | None,
    x: Array,
    tables: Mapping[Rope, RopeTables],
    step: StepPositions,
    given: TokenInputs | None = None,
) -> tuple[KV | Recurrent | None, Array]:
    """Run x [N, D] through one layer -> cache, x [N, D]."""
    cfg = cfg.of_layer(layer.attn)
    p = layer.stack
    active = step.active.reshape(-1)
    run = run_linears(layer, step)
    fused = constants(cfg)
    y = x
    if p.out is not None:
        if isinstance(cache, Recurrent):
            cache, mixed = recur(cfg, layer, cache, x, step, active)
        else:
            assert cache
            cache, mixed = attend(cfg, layer, cache, x, tables, step)
        y = run(p.out, mixed, fused._replace(post=p.attn_post, residual=x))
    if p.mlp is None:
        return cache, y
    mlp_in = x if cfg.parallel else y
    if isinstance(p.mlp, Experts):
        y = experts(cfg, p, layer.at, mlp_in, step, active, residual=y)
    elif isinstance(p.mlp, MlpAndExperts):
        y = mlp_and_experts(cfg, p, layer.at, y, step, active)
    else:
        up = run(p.mlp.up, mlp_in, fused._replace(norm=p.mlp_norm, act=cfg.act))
        y = run(p.mlp.down, up, fused._replace(post=p.mlp_post, residual=y))
    if p.input is not None:
        assert given is not None
        y = add_layer_input(cfg, p.input, layer, y, given, step)
    return cache, y if p.scale is None else y * p.scale[layer.at.layer, 0]


def add_layer_input(
    cfg: Config,
    p: LayerInput[PackedLinear],
    layer: PlacedLayer,
    x: Array,
    given: TokenInputs,
    step: StepPositions,
) -> Array:
    """Add to x [N, D] what a layer makes of the tokens themselves; XLA only multiplies."""
    assert cfg.layer_inputs is not None
    run = run_linears(layer, step)
    fused = constants(cfg)
    own = lax.dynamic_index_in_dim(given.own, layer.number, keepdims=False)
    own = run(
        p.projection,
        given.embedded,
        fused._replace(
            post=p.norm, eps=cfg.layer_inputs.norm_eps, residual=own, residual_scale=cfg.layer_inputs.scale
        ),
    )
    gates = run(p.gate, x, fused._replace(act=cfg.act))
    return run(p.out, gates * own, fused._replace(post=p.post, residual=x))


def attend(
    cfg: Config,
    layer: PlacedLayer,
    kv: KV,
    x: Array,
    tables: Mapping[Rope, RopeTables],
    step: StepPositions,
) -> tuple[KV, Array]:
    """Attend x [N, D] to the cache -> cache, [N, H * E], or fewer features if values have fewer."""
    attn = layer.attn
    assert attn
    p = layer.stack
    run = run_linears(layer, step)
    normed = constants(cfg)._replace(norm=p.attn_norm)
    query_keys = QueryKeys(attn.scale, tables=tables[attn.rope] if attn.rope else None)
    if isinstance(p.qkv, Latents):
        qkv = project_latents(cfg, layer, p.qkv, x, step)
        query_keys = query_keys._replace(k_norm=p.qkv.norm.scale, eps=cfg.latent_eps)
    else:
        assert isinstance(p.qkv, PackedLinear)
        qkv = run(p.qkv, x, normed)  # [N, K * (G + 2) * E]: each key/value head's queries, key and value
        q_norm = None if p.q_norm is None else p.q_norm.scale
        k_norm = None if p.k_norm is None else p.k_norm.scale
        v_norm = None if p.v_norm is None else p.v_norm.scale
        if norms_span_devices(cfg, p):
            assert q_norm is not None
            assert k_norm is not None
            qkv = norm_all_heads(cfg, qkv, q_norm[layer.at.layer], k_norm[layer.at.layer])
        else:
            query_keys = query_keys._replace(q_norm=q_norm, k_norm=k_norm, v_norm=v_norm, eps=cfg.norm_eps)
    positions = step.positions.reshape(-1)
    places = TokenPlaces(token_slots(step), positions, step.write_positions.reshape(-1))
    if attn.tuning is not None:
        query_keys = query_keys._replace(factors=query_factors(attn.tuning, positions))
    scoring = Scoring(attn.window, cfg.attn_cap, p.sinks, attn.chunk)
    kv, attended = calls.attention(
        qkv,
        places,
        kv,
        query_keys,
        scoring,
        layer.at,
        end=step.end,
        shares_keys=attn.keys_of is not None,
    )
    if isinstance(p.qkv, Latents):
        attended = head_linears(p.qkv.values, attended, step, layer.at).reshape(len(x), -1)
    if p.gate is not None:
        attended = attended * run(p.gate, x, normed._replace(act="sigmoid"))
    return kv, attended


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
