"""Attention of a step's tokens to each other, without a cache: differentiable. Letters as in decoder.py."""

from functools import partial

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.kv_cache import KV, StepPositions
from xlabatch.model.layers import softcap

einsum = partial(jnp.einsum, precision=lax.Precision.HIGHEST)


def attend_to_step(
    queries: Array,
    keys: Array,
    values: Array,
    kv: KV,
    step: StepPositions,
    window: int | None = None,
    cap: float | None = None,
    sinks: Array | None = None,
) -> tuple[KV, Array]:
    """Attend queries [K, G, E, R, T], already scaled, to keys and values [K, E, R, T] -> [K, G, E, R, T]."""
    at, before = step.positions[:, :, None], step.positions[:, None, :]
    visible = before <= at if window is None else (before <= at) & (before > at - window)
    scores = softcap(einsum("kgert,kers->kgrts", queries, keys), cap)
    scores = jnp.where(visible[None, None], scores, jnp.finfo(scores.dtype).min)
    if sinks is not None:  # a last position, whose value is nothing
        K, G, R, T, _ = scores.shape
        sink = jnp.broadcast_to(sinks.reshape(K, G, 1, 1, 1), (K, G, R, T, 1))
        scores = jnp.concatenate([scores, sink], axis=-1)
    weights = jnp.exp(scores - scores.max(-1, keepdims=True))
    weights = weights / weights.sum(-1, keepdims=True)
    attended = einsum("kgrts,kers->kgert", weights[..., : values.shape[-1]], values)
    return kv, attended
