"""The MLP of a layer, or a mixture of experts. Letters as in decoder.py.

Experts run one after the other in the order of their numbers; those that no token of the step uses are
skipped. On GPUs, and for most bfloat16 weights on TPUs, a kernel runs all of them (`triton/experts.py`,
`tpu/experts.py`). No token is dropped, every shape is fixed, and a token's sum contains only its own experts,
always in the same order.
"""

from collections.abc import Callable
from functools import partial
from types import ModuleType

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch import collectives
from xlabatch.model.config import Config
from xlabatch.model.expert_groups import add_experts, gather, place_weights
from xlabatch.model.kv_cache import Backend
from xlabatch.model.layers import inputs_of, linear
from xlabatch.model.params import Experts, Linear, Mlp

ACTS = {
    "silu": jax.nn.silu,
    "gelu": lambda x: jax.nn.gelu(x, approximate=False),
    "gelu_tanh": lambda x: jax.nn.gelu(x, approximate=True),
    "quick_gelu": lambda x: x * jax.nn.sigmoid(1.702 * x),
    "relu": jax.nn.relu,
    "relu2": lambda x: jnp.square(jax.nn.relu(x)),
}
SCORES: dict[str, Callable[[Array], Array]] = {
    "softmax": partial(jax.nn.softmax, axis=0),
    "sigmoid": jax.nn.sigmoid,
}


def mlp(cfg: Config, p: Mlp[Linear], x: Array, linear: Callable[..., Array] = linear) -> Array:
    """x [D, W] -> [D, W]."""
    act = ACTS[cfg.act]
    up = linear(p.up, x)
    if len(up) == inputs_of(p.down):
        return linear(p.down, act(up))
    gate, up = jnp.split(up, 2)
    if cfg.gate_limit is not None:
        gate = jnp.minimum(gate, cfg.gate_limit)
        up = jnp.clip(up, -cfg.gate_limit, cfg.gate_limit)
    return linear(p.down, act(gate) * (up + cfg.up_offset if cfg.up_offset else up))


def moe(
    cfg: Config, p: Experts[Linear], x: Array, to_router: Array, active: Array, backend: Backend = "xla"
) -> Array:
    """x [D, W] through the experts of each active column [W], and the shared one -> [D, W].

    The router reads `to_router` [D, W], most often x.
    """
    weights = jnp.where(active[None], route(cfg, p.bias, linear(p.router, to_router)), 0.0)
    if p.scale is not None:
        weights = weights * p.scale[:, None]
    if p.are_split:
        held = p.each.up.weight.shape[0]
        weights = lax.dynamic_slice_in_dim(weights, lax.axis_index(collectives.AXIS) * held, held)
    kernels = expert_kernels(backend, p.each)
    if kernels is None:
        routed = run_in_turn(cfg, p.each, x, weights)
    else:
        routed = run_at_once(cfg, p.each, x, weights, kernels, backend.endswith("interpret"))
    if p.are_split:
        routed = collectives.add_parts(routed)
    return routed if p.shared is None else routed + shared_expert(cfg, p.shared, p.shared_gate, x)


def run_in_turn(cfg: Config, experts: Mlp[Linear], x: Array, weights: Array) -> Array:
    """x [D, W] through one expert after the other, weighted by [X, W] -> [D, W]."""
    used = (weights != 0).any(1)  # NaN is not 0, and therefore reaches the logits
    order = jnp.nonzero(used, size=len(used), fill_value=0)[0]

    def add_expert(n: Array, total: Array) -> Array:
        index = order[n]
        expert = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, index, keepdims=False), experts)
        weight = lax.dynamic_index_in_dim(weights, index)  # [1, W]
        result = mlp(cfg, expert, x * weight) if cfg.weigh_inputs else mlp(cfg, expert, x) * weight
        return total + jnp.where(weight != 0, result, 0.0)

    return lax.fori_loop(jnp.int32(0), used.sum(dtype=jnp.int32), add_expert, jnp.zeros_like(x))


def expert_kernels(backend: Backend, experts: Mlp[Linear]) -> ModuleType | None:
    """The kernels of a backend that run experts at once; None if it has none for such weights."""
    if backend.startswith("triton"):  # imported where it is used, as in backends.py
        from xlabatch.model.triton import experts as triton

        return triton
    if backend.startswith("tpu"):
        from xlabatch.model.tpu import experts as tpu

        return tpu if tpu.is_supported(experts) else None
    return None


def run_at_once(
    cfg: Config, experts: Mlp[Linear], x: Array, weights: Array, kernels: ModuleType, interpret: bool
) -> Array:
    """The same in one kernel for each linear."""
    groups = kernels.group(weights, cfg.experts_per_token)
    linear = partial(kernels.linear, groups, interpret)
    inputs = gather(groups, x)
    weight = place_weights(groups, weights)
    if cfg.weigh_inputs:
        return add_experts(groups, mlp(cfg, experts, inputs * weight, linear))
    return add_experts(groups, mlp(cfg, experts, inputs, linear) * weight)


def shared_expert(cfg: Config, p: Mlp[Linear], gate: Linear | None, x: Array) -> Array:
    """x [D, W] through the expert that every token uses, weighted by its gate if it has one -> [D, W]."""
    y = mlp(cfg, p, x)
    return y if gate is None else y * jax.nn.sigmoid(linear(gate, x))


def route(cfg: Config, bias: Array | None, logits: Array) -> Array:
    """Routing weights [X, W] of the best experts in each column, by logits [X, W]; zero for all others."""
    scores = SCORES[cfg.expert_scores](logits)
    choice = scores if bias is None else scores + bias[:, None]
    if cfg.expert_groups > 1:
        choice = jnp.where(in_best_groups(cfg, choice), choice, -jnp.inf)
    best, which = lax.top_k(choice.T, cfg.experts_per_token)
    if bias is not None:
        best = jnp.take_along_axis(scores.T, which, axis=1)
    if cfg.normalize_experts:
        best = best / best.sum(-1, keepdims=True)
    if cfg.expert_scale != 1:
        best = best * cfg.expert_scale
    column = jnp.arange(len(which), dtype=jnp.int32)[:, None]
    return jnp.zeros_like(scores).at[which, column].set(best)


def in_best_groups(cfg: Config, scores: Array) -> Array:
    """Which experts of each column, by scores [X, W], are in the best groups -> bool [X, W]."""
    X, W = scores.shape
    grouped = scores.T.reshape(W, cfg.expert_groups, -1)
    of_groups = lax.top_k(grouped, cfg.best_of_group)[0].sum(-1)
    kept = lax.top_k(of_groups, cfg.kept_groups)[1]
    group = jnp.arange(cfg.expert_groups, dtype=jnp.int32)
    is_kept = (kept[:, :, None] == group[None, None]).any(1)
    return jnp.repeat(is_kept, X // cfg.expert_groups, axis=1).T
