"""The MLP of a layer, or a mixture of experts. Letters as in decoder.py.

Experts run one after the other in the order of their numbers; those that no token of the step uses are
skipped. No token is dropped, every shape is fixed, and a token's sum contains only its own experts, always
in the same order.
"""

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.config import Config
from xlabatch.model.layers import linear
from xlabatch.model.params import Experts, Linear, Mlp

ACTS = {
    "silu": jax.nn.silu,
    "gelu": lambda x: jax.nn.gelu(x, approximate=False),
    "gelu_tanh": lambda x: jax.nn.gelu(x, approximate=True),
    "quick_gelu": lambda x: x * jax.nn.sigmoid(1.702 * x),
    "relu": jax.nn.relu,
    "relu2": lambda x: jnp.square(jax.nn.relu(x)),
}


def mlp(cfg: Config, p: Mlp, x: Array) -> Array:
    """x [D, W] -> [D, W]."""
    act, up = ACTS[cfg.act], linear(p.up, x)
    if p.up.weight.shape[0] == p.down.weight.shape[1]:
        return linear(p.down, act(up))
    gate, up = jnp.split(up, 2)
    if cfg.gate_limit is not None:
        gate, up = jnp.minimum(gate, cfg.gate_limit), jnp.clip(up, -cfg.gate_limit, cfg.gate_limit)
    return linear(p.down, act(gate) * (up + cfg.up_offset if cfg.up_offset else up))


def moe(cfg: Config, p: Experts, x: Array, active: Array) -> Array:
    """x [D, W] through the experts of each active column [W], and the shared one -> [D, W]."""
    weights = jnp.where(active[None], route(cfg, jax.nn.softmax(linear(p.router, x), axis=0)), 0.0)
    used = (weights != 0).any(1)  # NaN is not 0, and therefore reaches the logits
    order = jnp.nonzero(used, size=len(used), fill_value=0)[0]

    def add_expert(n: Array, total: Array) -> Array:
        index = order[n]
        expert = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, index, keepdims=False), p.each)
        weight = lax.dynamic_index_in_dim(weights, index)  # [1, W]
        return total + jnp.where(weight != 0, mlp(cfg, expert, x) * weight, 0.0)

    routed = lax.fori_loop(jnp.int32(0), used.sum(dtype=jnp.int32), add_expert, jnp.zeros_like(x))
    return routed if p.shared is None else routed + shared_expert(cfg, p.shared, p.shared_gate, x)


def shared_expert(cfg: Config, p: Mlp, gate: Linear | None, x: Array) -> Array:
    """x [D, W] through the expert that every token uses, weighted by its gate if it has one -> [D, W]."""
    y = mlp(cfg, p, x)
    return y if gate is None else y * jax.nn.sigmoid(linear(gate, x))


def route(cfg: Config, probabilities: Array) -> Array:
    """Routing weights [X, W] of the most probable experts in each column; zero for all others."""
    best, which = lax.top_k(probabilities.T, cfg.experts_per_token)
    if cfg.normalize_experts:
        best = best / best.sum(-1, keepdims=True)
    column = jnp.arange(len(which), dtype=jnp.int32)[:, None]
    return jnp.zeros_like(probabilities).at[which, column].set(best)
