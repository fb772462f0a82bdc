"""One decoder for every supported model.

Optional parts are optional weights: an absent one is None, and the branch on it is decided while tracing.
Functions take `cfg, params, state, inputs` and return `state, result`. Shapes in this room use these letters:

    B slots                         R rows in a step: all slots, or the one in prefill
    C blocks in a slot              T tokens in a row
    BLOCK positions in a block      W columns: R * T with padding

    D width                         F width of the MLP
    H query heads                   X experts
    K key/value heads, G = H / K    V vocabulary
    E head_dim                      P learned positions
    I features of layers' inputs
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch import collectives
from xlabatch.model import attention, fp8
from xlabatch.model.backends import BACKENDS
from xlabatch.model.config import Attention, Config, Recurrence
from xlabatch.model.head_norms import head_norm, head_norms
from xlabatch.model.kv_cache import (
    BLOCK,
    KV,
    Cache,
    Recurrent,
    StepPositions,
    backend_of,
    empty_recurrent,
)
from xlabatch.model.layers import (
    InputEmbeddings,
    head_linears,
    linear,
    norm,
    pad_columns,
    padded_width,
    softcap,
    with_vectors,
)
from xlabatch.model.mlp import ACTS, mlp, moe
from xlabatch.model.params import (
    DeltaNet,
    Experts,
    Latents,
    Layer,
    LayerInput,
    Linear,
    Mlp,
    Params,
    ShortConv,
    StateSpace,
)
from xlabatch.model.recurrent.delta_net import delta_net
from xlabatch.model.recurrent.short_conv import short_conv
from xlabatch.model.recurrent.state_space import state_space
from xlabatch.model.rope import RopeTables, rope_tables, rotate
from xlabatch.model.rotation import rotate_back


class TokenInput(NamedTuple):
    """What a layer gets of the tokens themselves."""

    embedded: Array  # [D, W] their embeddings
    own: Array  # [I, W] the layer's part of their second embeddings, scaled


def forward(
    cfg: Config,
    params: Params[Linear],
    cache: Cache,
    tokens: Array,
    step: StepPositions,
    given: InputEmbeddings | None = None,
) -> tuple[Cache, Array]:
    """Run tokens [R, T], or vectors in their place, at their positions through all layers.

    Returns the cache, hidden [D, W].
    """
    W = padded_width(tokens.size, backend_of(cache))
    positions = flatten_columns(step.positions, W)
    x = embed(cfg, params, flatten_columns(tokens, W), positions) * cfg.embed_scale
    if given is not None:
        vectors = pad_columns(jnp.asarray(given.vectors).T, W).T
        padded = InputEmbeddings(vectors, flatten_columns(jnp.asarray(given.has_vector), W))
        x = with_vectors(cfg, x.T, params.positions, positions, padded).T
    inputs = token_inputs(cfg, params, flatten_columns(tokens, W), x)
    tables = {rope: rope_tables(rope, step) for rope in cfg.ropes}
    updated = list(cache)
    for attn, layer, n, given_to in zip(cfg.attention, params.layers, cfg.caches, inputs, strict=True):
        table = tables[attn.rope] if attn and attn.rope else None
        own, x = block(cfg, attn, layer, None if n is None else updated[n], x, table, step, given_to)
        if n is not None and own is not None:
            updated[n] = own
    return tuple(updated), norm(params.norm, x, cfg.norm_eps)


def run_sequences(cfg: Config, params: Params[Linear], ids: Array) -> Array:
    """Run whole sequences of ids [N, T], without a cache that outlives them -> hidden [D, W]."""
    x = embed_sequences(cfg, params, ids)
    inputs = token_inputs(cfg, params, flatten_columns(ids, x.shape[1]), x)
    kinds = cfg.recurrence or (None,) * cfg.layers
    attended: list[KV | Recurrent | None] = []
    for attn, kind, layer, given in zip(cfg.attention, kinds, params.layers, inputs, strict=True):
        shared = None if attn is None or attn.keys_of is None else attended[attn.keys_of]
        own, x = run_layer(cfg, attn, kind, layer, x, ids.shape, shared=shared, given=given)
        attended.append(own)
    return norm(params.norm, x, cfg.norm_eps)


def embed_sequences(cfg: Config, params: Params[Linear], ids: Array) -> Array:
    """Return what the first layer gets for whole sequences of ids [N, T] -> [D, W]."""
    W = padded_width(ids.size, "dense")
    positions = flatten_columns(sequence_positions(ids.shape), W)
    return embed(cfg, params, flatten_columns(ids, W), positions) * cfg.embed_scale


def run_layer(
    cfg: Config,
    attn: Attention | None,
    kind: Recurrence | None,
    layer: Layer[Linear],
    x: Array,
    shape: tuple[int, ...],
    adapter: int | None = None,
    shared: KV | Recurrent | None = None,
    given: TokenInput | None = None,
) -> tuple[KV | Recurrent | None, Array]:
    """Run x [D, W] of whole sequences [N, T] through one layer -> what it attended to, [D, W].

    `shared` is what another layer has attended to, if this one has no keys and values of its own.
    """
    N, T = shape
    zero = jnp.int32(0)
    blocks = -(-T // BLOCK)
    positions = sequence_positions(shape)
    adapters = None if adapter is None else jnp.full_like(positions, adapter)
    step = StepPositions(
        zero, positions, positions, jnp.int32(blocks), zero, blocks * BLOCK, adapters=adapters
    )
    own: KV | Recurrent | None = shared
    if kind is not None:
        own = empty_recurrent(kind, N)
    elif attn is not None and shared is None:
        nothing = jnp.zeros((1, blocks, 0, 0, 0))
        own = KV(nothing, None if cfg.latents else nothing, "dense", cfg.latents)
    tables = rope_tables(attn.rope, step) if attn and attn.rope else None
    return block(cfg, attn, layer, own, x, tables, step, given)


def sequence_positions(shape: tuple[int, ...]) -> Array:
    N, T = shape
    return jnp.tile(jnp.arange(T, dtype=jnp.int32), (N, 1))


def flatten_columns(x: Array, width: int) -> Array:
    """x [R, T], followed by zeros -> [W]."""
    return pad_columns(x.reshape(-1), width)


def embed(cfg: Config, params: Params[Linear], tokens: Array, positions: Array) -> Array:
    """Embeddings of tokens [W], plus learned embeddings of positions [W] if there are any -> [D, W]."""
    rows = look_up(cfg, params.embed, tokens, cfg.width)
    return (rows if params.positions is None else rows + params.positions[positions]).T


def look_up(cfg: Config, table: Linear, tokens: Array, features: int) -> Array:
    """The rows of tokens [W] in an embedding [V, features], or a larger one -> [W, features]."""

    def rows_of(tokens: Array) -> Array:
        rows = table.weight[tokens][:, :features]
        rows = rows if table.group_scale is None else fp8.widen(rows, table.group_scale[tokens])
        rows = rows.astype(jnp.float32)
        return rows if table.scale is None else rotate_back((rows * table.scale[tokens, None]).T).T

    return collectives.look_up(rows_of, len(table.weight), cfg.vocab, tokens)


def token_inputs(
    cfg: Config, params: Params[Linear], tokens: Array, embedded: Array
) -> list[TokenInput] | list[None]:
    """What each layer gets of tokens [W] themselves, whose embeddings are [D, W]; None if nothing."""
    kind = cfg.layer_inputs
    if kind is None or params.layer_embed is None:
        return [None] * cfg.layers
    numbers = cfg.layers * kind.features
    rows = look_up(cfg, params.layer_embed, tokens, numbers).T * (kind.embed_scale * kind.scale)
    parts = rows.reshape(cfg.layers, kind.features, -1)
    return [TokenInput(embedded, part) for part in parts]


def block(
    cfg: Config,
    attn: Attention | None,
    layer: Layer[Linear],
    cache: KV | Recurrent | None,
    x: Array,
    tables: RopeTables | None,
    step: StepPositions,
    given: TokenInput | None = None,
) -> tuple[KV | Recurrent | None, Array]:
    """Run x [D, W] through one layer -> its cache, x [D, W]."""
    cfg = cfg.of_layer(attn)
    normed = partial(norm, eps=cfg.norm_eps)
    run = partial(linear, adapters=step.adapters)
    y = x
    if layer.out is not None:
        attn_in = normed(layer.attn_norm, x)
        if isinstance(cache, Recurrent):
            cache, mixed = recur(cfg, layer, cache, attn_in, step, step.active)
        else:
            assert attn
            assert cache
            cache, mixed = attend(cfg, attn, layer, cache, attn_in, tables, step)
        attn_out = run(layer.out, pad_columns(mixed, x.shape[1]))
        y = x + normed(layer.attn_post, attn_out) * cfg.residual_scale
    if layer.mlp is None:
        return cache, y
    mlp_in = normed(layer.mlp_norm, x if cfg.parallel else y)
    if isinstance(layer.mlp, Mlp):
        mlp_out = mlp(cfg, layer.mlp, mlp_in, run)
    else:
        active = flatten_columns(step.active, x.shape[1])
        run_experts = partial(moe, active=active, backend=cache.backend if isinstance(cache, KV) else "xla")
        if isinstance(layer.mlp, Experts):
            mlp_out = run_experts(cfg, layer.mlp, mlp_in, mlp_in)
        else:
            p = layer.mlp
            routed = run_experts(cfg, p.experts, normed(p.experts_norm, y), normed(p.router_norm, y))
            mlp_out = normed(p.mlp_post, mlp(cfg, p.mlp, mlp_in, run)) + normed(p.experts_post, routed)
    y = y + normed(layer.mlp_post, mlp_out) * cfg.residual_scale
    if layer.input is not None:
        assert given is not None
        y = y + layer_input(cfg, layer.input, y, given, step)
    return cache, y if layer.scale is None else y * layer.scale[0]


def layer_input(
    cfg: Config, p: LayerInput[Linear], x: Array, given: TokenInput, step: StepPositions
) -> Array:
    """What a layer adds to x [D, W] because of the tokens themselves -> [D, W]."""
    assert cfg.layer_inputs is not None
    run = partial(linear, adapters=step.adapters)
    projected = norm(p.norm, run(p.projection, given.embedded), cfg.layer_inputs.norm_eps)
    gate = ACTS[cfg.act](run(p.gate, x))
    y = run(p.out, gate * (projected * cfg.layer_inputs.scale + given.own))
    return norm(p.post, y, cfg.norm_eps)


def recur(
    cfg: Config, layer: Layer[Linear], state: Recurrent, x: Array, step: StepPositions, active: Array
) -> tuple[Recurrent, Array]:
    """Run x [D, W] through a layer that does not attend -> its state, [features, R * T]."""
    if isinstance(layer.qkv, DeltaNet):
        return delta_net(cfg, layer.qkv, state, x, step, active)
    if isinstance(layer.qkv, StateSpace):
        return state_space(cfg, layer.qkv, state, x, step, active)
    assert isinstance(layer.qkv, ShortConv)
    return short_conv(layer.qkv, state, x, step, active)


def attend(
    cfg: Config,
    attn: Attention,
    layer: Layer[Linear],
    kv: KV,
    x: Array,
    tables: RopeTables | None,
    step: StepPositions,
) -> tuple[KV, Array]:
    """Attend x [D, W] to the cache -> cache, [H * features of a value, R * T]."""
    queries, keys, values = project(cfg, attn, layer, x, step, tables)
    queries = queries * attn.scale
    if attn.tuning is not None:
        queries = queries * attention.query_factors(attn.tuning, step.positions)[None, None, None]
    # the Triton kernels read values from an array of their own, which latents do not have
    is_triton = kv.backend.startswith("triton")
    attend = BACKENDS["xla" if is_triton and isinstance(layer.qkv, Latents) else kv.backend]
    scoring = attention.Scoring(attn.window, cfg.attn_cap, layer.sinks, attn.chunk)
    kv, attended = attend(queries, keys, values, kv, step, scoring)
    if isinstance(layer.qkv, Latents):
        columns = pad_columns(attended.reshape(cfg.heads, cfg.latents, -1), x.shape[1])
        attended = head_linears(layer.qkv.values, columns)[..., : step.positions.size]
    attended = attended.reshape(-1, step.positions.size)
    if layer.gate is not None:
        gate = linear(layer.gate, x, step.adapters)[:, : step.positions.size]
        attended = attended * jax.nn.sigmoid(gate)
    return kv, attended


def project(
    cfg: Config,
    attn: Attention,
    layer: Layer[Linear],
    x: Array,
    step: StepPositions,
    tables: RopeTables | None,
) -> tuple[Array, Array | None, Array | None]:
    """Project x [D, W], norm and rotate -> queries [K, G, E, R, T]; keys and values [K, E, R, T].

    There are neither keys nor values if the layer attends to those of another one.
    """
    K = cfg.kv_heads
    G = cfg.heads // cfg.kv_heads
    E = cfg.head_dim
    R, T = step.positions.shape
    if isinstance(layer.qkv, Latents):
        return *project_latents(cfg, layer.qkv, x, step, tables), None
    assert isinstance(layer.qkv, Linear)
    qkv = linear(layer.qkv, x, step.adapters)[:, : R * T].reshape(K, -1, E, R, T)
    if attn.keys_of is not None:
        queries = head_norm(layer.q_norm, qkv, cfg.norm_eps)
        return rotate(queries, tables) if tables else queries, None, None
    queries, keys = head_norms(cfg, layer, qkv)
    if tables:
        queries, keys = jnp.split(rotate(jnp.concatenate([queries, keys], axis=1), tables), [G], axis=1)
    return queries, keys[:, 0], norm(layer.v_norm, qkv[:, G + 1], cfg.norm_eps, axis=1)


def project_latents(
    cfg: Config, p: Latents[Linear], x: Array, step: StepPositions, tables: RopeTables | None
) -> tuple[Array, Array]:
    """Project x [D, W] through latents -> queries [1, H, E, R, T], keys [1, E, R, T] that hold the values."""
    R, T = step.positions.shape
    normed = partial(norm, eps=cfg.latent_eps)
    project = partial(linear, adapters=step.adapters)
    rope_dim = cfg.head_dim - cfg.latents
    low = x if p.query_down is None else normed(p.query_norm, project(p.query_down, x))
    q_rope, q_nope = jnp.split(project(p.query, low).reshape(cfg.heads, -1, x.shape[1]), [rope_dim], axis=1)
    queries = jnp.concatenate([q_rope, head_linears(p.keys, q_nope)], axis=1)
    down = project(p.down, x)
    keys = jnp.concatenate([down[:rope_dim], normed(p.norm, down[rope_dim:])])
    queries, keys = (part[..., : R * T].reshape(1, *part.shape[:-1], R, T) for part in (queries, keys))
    return (rotate(queries, tables), rotate(keys, tables)) if tables else (queries, keys)


def logits(cfg: Config, params: Params[Linear], hidden: Array) -> Array:
    """Project hidden [D, W] onto the vocabulary -> float32 [W, V]."""
    head = params.embed if params.head is None else params.head
    # the barrier: without it XLA swaps the operands to get the transpose, 2 to 12 times slower on CPU
    projected = lax.optimization_barrier(linear(head, hidden)).T
    projected = collectives.join_vocab(projected, cfg.vocab, axis=1)
    return softcap(projected * cfg.logit_scale, cfg.logit_cap)
