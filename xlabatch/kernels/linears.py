"""The linears and experts of the decoder on the kernels, with the norms before them and what follows.

Letters as in decoder.py.
"""

from typing import Any

from jax import Array

from xlabatch import collectives
from xlabatch.kernels import calls, leaf_calls
from xlabatch.kernels.calls import ONLY_LAYER, LayerAt, Routing
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import StepPositions
from xlabatch.model.params import Leaves, Norm


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
    adapters: Array | None = None,  # [N, 1] of each token; 0 is none
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
        adapters=None if adapters is None or p.adapters is None else (p.adapters, adapters.reshape(-1)),
        **after,
    )


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
