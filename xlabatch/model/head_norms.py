"""Norms of queries and keys: over each head, or over all heads, which may be on several devices.

Letters as in decoder.py.
"""

from jax import Array, lax

from xlabatch import collectives
from xlabatch.model.config import Config
from xlabatch.model.layers import norm
from xlabatch.model.params import JoinedLinear, Layer, Linear, Norm, SplitLinear


def head_norms(cfg: Config, layer: Layer[Linear], qkv: Array) -> tuple[Array, Array]:
    """Norm the queries and keys of qkv [K, G + 2, E, R, T] -> [K, G, E, R, T], [K, 1, E, R, T]."""
    queries = qkv[:, :-2]
    keys = qkv[:, -2:-1]
    if norms_span_devices(cfg, layer):
        return norm_all_heads(cfg, layer, queries, keys, (qkv * qkv)[:, :-1].sum(2))
    return head_norm(layer.q_norm, queries, cfg.norm_eps), head_norm(layer.k_norm, keys, cfg.norm_eps)


def norms_span_devices(cfg: Config, layer: Layer) -> bool:
    """Whether queries are normed over all heads, and these are on the devices of a mesh."""
    on_mesh = isinstance(layer.out, (SplitLinear, JoinedLinear))
    return on_mesh and layer.q_norm is not None and layer.q_norm.scale.shape[-1] != cfg.head_dim


def head_norm(p: Norm | None, x: Array, eps: float) -> Array:
    """Norm x [K, heads, E, R, T] over each head, or over all together if the scale has that size."""
    if p is None or len(p.scale) == x.shape[2]:
        return norm(p, x, eps, axis=2)
    return norm(p, x.reshape(len(p.scale), -1), eps).reshape(x.shape)


def norm_all_heads(
    cfg: Config, layer: Layer[Linear], queries: Array, keys: Array, squares: Array
) -> tuple[Array, Array]:
    """Norm queries and keys over the heads of all devices, by sums of squares [K, G + 1, R, T]."""
    assert layer.q_norm
    assert layer.k_norm
    q_scale = layer.q_norm.scale
    k_scale = layer.k_norm.scale
    sums = collectives.add_heads(squares, len(k_scale) // cfg.head_dim)

    def normed(x: Array, scale: Array, total: Array) -> Array:
        own = collectives.own_scale(scale, x.shape[0] * x.shape[1] * x.shape[2])
        factor = lax.rsqrt(total / len(scale) + cfg.norm_eps)  # [R, T]
        return x * factor[None, None, None] * own.reshape(*x.shape[:3], 1, 1)

    return normed(queries, q_scale, sums[0]), normed(keys, k_scale, sums[1])
