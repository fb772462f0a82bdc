"""One decoder for every supported model.

Optional parts are optional weights: an absent one is None, and the branch on it is decided while tracing.

R rows of T tokens, N = R * T, W columns with padding; D width, H query heads, K key/value heads, G = H / K,
E head_dim, V vocabulary. Functions take `cfg, params, state, inputs` and give `state, result`.
"""

from collections.abc import Callable
from functools import partial

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model import attention, attention_triton
from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import KV, Backend, StepPositions, capacity
from xlabatch.model.layers import linear, norm, pad_columns, softcap
from xlabatch.model.mlp import mlp, moe
from xlabatch.model.params import Experts, Layer, Norm, Params
from xlabatch.model.rope import RopeTables, rope_tables, rotate

BACKENDS: dict[Backend, Callable[..., tuple[KV, Array]]] = {
    "xla": attention.update_and_attend,
    "triton": attention_triton.update_and_attend,
    "triton_interpret": partial(attention_triton.update_and_attend, interpret=True),
}


def forward(
    cfg: Config, params: Params, kvs: tuple[KV, ...], tokens: Array, step: StepPositions
) -> tuple[tuple[KV, ...], Array]:
    """Run tokens [R, T] at their place -> cache, hidden [D, W]."""
    x = embed(params, flatten_columns(tokens), flatten_columns(step.positions)) * cfg.embed_scale
    turns = {one.rope: rope_tables(one.rope, step) for one in cfg.attention if one.rope}
    written = []
    for looks, layer, kv in zip(cfg.attention, params.layers, kvs, strict=True):
        kv, x = block(cfg, looks, layer, kv, x, turns[looks.rope] if looks.rope else None, step)
        written.append(kv)
    return tuple(written), norm(params.norm, x, cfg.norm_eps)


def flatten_columns(x: Array) -> Array:
    """x [R, T], padded -> [W]."""
    return pad_columns(x.reshape(1, -1))[0]


def embed(params: Params, tokens: Array, positions: Array) -> Array:
    """The rows of tokens [W] in their table, and those of positions [W] where they are learned -> [D, W]."""
    table = params.embed
    rows = table.weight[tokens].astype(jnp.float32)
    rows = rows if table.scale is None else rows * table.scale[tokens, None]
    return (rows if params.positions is None else rows + params.positions[positions]).T


def block(
    cfg: Config,
    attention: Attention,
    layer: Layer,
    kv: KV,
    x: Array,
    tables: RopeTables | None,
    step: StepPositions,
) -> tuple[KV, Array]:
    """One layer over x [D, W] -> its cache, x [D, W]."""
    normed = partial(norm, eps=cfg.norm_eps)
    queries, keys, values = project(cfg, layer, normed(layer.attn_norm, x), step, tables)
    queries = queries * attention.scale
    kv, attended = BACKENDS[kv.backend](queries, keys, values, kv, step, attention.window, cfg.attn_cap)
    more = linear(layer.out, pad_columns(attended.reshape(-1, step.positions.size)))
    y = x + normed(layer.attn_post, more) * cfg.residual_scale
    inner = normed(layer.mlp_norm, x if cfg.parallel else y)
    if isinstance(layer.mlp, Experts):
        more = moe(cfg, layer.mlp, inner, flatten_columns(step.write_positions < capacity(kv)))
    else:
        more = mlp(cfg.act, layer.mlp, inner)
    return kv, y + normed(layer.mlp_post, more) * cfg.residual_scale


def project(
    cfg: Config, layer: Layer, x: Array, step: StepPositions, tables: RopeTables | None
) -> tuple[Array, Array, Array]:
    """x [D, W] -> queries [K, G, E, R, T]; keys, values [K, E, R, T]; normed, positions turned in."""
    K, G, E = cfg.kv_heads, cfg.heads // cfg.kv_heads, cfg.head_dim
    R, T = step.positions.shape
    qkv = linear(layer.qkv, x)[:, : R * T].reshape(K, G + 2, E, R, T)
    queries = head_norm(layer.q_norm, qkv[:, :G], cfg.norm_eps)
    keys = head_norm(layer.k_norm, qkv[:, G : G + 1], cfg.norm_eps)
    if tables:
        queries, keys = jnp.split(rotate(jnp.concatenate([queries, keys], axis=1), tables), [G], axis=1)
    return queries, keys[:, 0], qkv[:, G + 1]


def head_norm(p: Norm | None, x: Array, eps: float) -> Array:
    """Norm each head of x [K, heads, E, R, T], or all heads together: the scale's size tells."""
    if p is None or len(p.scale) == x.shape[2]:
        return norm(p, x, eps, axis=2)
    return norm(p, x.reshape(len(p.scale), -1), eps).reshape(x.shape)


def logits(cfg: Config, params: Params, hidden: Array) -> Array:
    """Project hidden [D, W] onto the vocabulary -> float32 [W, V]."""
    head = params.embed if params.head is None else params.head
    # the barrier: else XLA turns the dot round to have its transpose, 2 to 12 times slower on CPU
    return softcap(lax.optimization_barrier(linear(head, hidden)).T * cfg.logit_scale, cfg.logit_cap)
