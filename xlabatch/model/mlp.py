"""The half of a layer that looks at one token alone: an mlp, or experts of which some see a token.

Experts are visited in the order of their numbers, and those that no token of the step was given to are left
out: nothing is dropped, every shape is fixed, and a token's sum is of its own experts alone, in that order.

D width, F mlp width, X experts, W columns with padding.
"""

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.config import Config
from xlabatch.model.layers import linear
from xlabatch.model.params import Experts, Mlp

ACTS = {
    "silu": jax.nn.silu,
    "gelu": lambda x: jax.nn.gelu(x, approximate=False),
    "gelu_tanh": lambda x: jax.nn.gelu(x, approximate=True),
    "relu": jax.nn.relu,
}


def mlp(act: str, p: Mlp, x: Array) -> Array:
    """x [D, W] -> [D, W]."""
    up = linear(p.up, x)
    if p.up.weight.shape[0] == p.down.weight.shape[1]:
        return linear(p.down, ACTS[act](up))
    gate, up = jnp.split(up, 2)
    return linear(p.down, ACTS[act](gate) * up)


def moe(cfg: Config, p: Experts, x: Array, active: Array) -> Array:
    """x [D, W] through the experts of each column that is working [W] -> [D, W]."""
    shares = jnp.where(active[None], route(cfg, jax.nn.softmax(linear(p.router, x), axis=0)), 0.0)
    wanted = (shares != 0).any(1)  # NaN is not 0, and so goes on to be seen
    order = jnp.nonzero(wanted, size=len(wanted), fill_value=0)[0]

    def visit(n: Array, sums: Array) -> Array:
        one = order[n]
        expert = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, one, keepdims=False), p.each)
        share = lax.dynamic_index_in_dim(shares, one)  # [1, W]
        return sums + jnp.where(share != 0, mlp(cfg.act, expert, x) * share, 0.0)

    return lax.fori_loop(jnp.int32(0), wanted.sum(dtype=jnp.int32), visit, jnp.zeros_like(x))


def route(cfg: Config, probabilities: Array) -> Array:
    """What share each expert has in each column [X, W], of its chances: only the best are chosen."""
    best, which = lax.top_k(probabilities.T, cfg.experts_per_token)
    if cfg.normalize_experts:
        best = best / best.sum(-1, keepdims=True)
    column = jnp.arange(len(which), dtype=jnp.int32)[:, None]
    return jnp.zeros_like(probabilities).at[which, column].set(best)
