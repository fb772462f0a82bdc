"""The decoder's linears and experts on the kernels, with the norms before them and everything after them.

Letters as in decoder.py.
"""

from jax import Array

from xlabatch import collectives
from xlabatch.kernels import calls
from xlabatch.kernels.calls import ONLY_LAYER, LayerAt, Routing
from xlabatch.kernels.params import PackedLinear
from xlabatch.kernels.partial_sum_calls import add, sum_on_device
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import StepPositions
from xlabatch.model.params import Experts, Layer, Mlp, Norm, SplitLinear


def linear(
    p: PackedLinear | SplitLinear[PackedLinear],
    x: Array,
    cfg: Config,
    num_tokens: Array | None = None,
    at: LayerAt = ONLY_LAYER,
    *,
    norm: Norm | None = None,
    post: Norm | None = None,
    act: str | None = None,
    residual: Array | None = None,
    eps: float | None = None,  # for the norm before; by default cfg.norm_eps
    adapters: Array | None = None,  # [N, 1], the adapter of each token; 0 is none
) -> Array:
    """Run x [N, in] through norm, linear and what follows it -> [N, out]; padding becomes zero."""
    if isinstance(p, SplitLinear):
        parts = collectives.gather_parts(sum_on_device(x, p.linear, num_tokens=num_tokens, at=at))
        return add(
            parts,
            num_tokens=num_tokens,
            bias=p.bias,
            residual=residual,
            residual_scale=cfg.residual_scale,
            post=post,
            eps=cfg.norm_eps,
            at=at,
        )
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
        residual=residual,
        residual_scale=cfg.residual_scale,
        post=post,
        adapters=None if adapters is None or p.adapters is None else (p.adapters, adapters.reshape(-1)),
    )


def experts(
    cfg: Config,
    layer: Layer[PackedLinear],
    mlp: Experts[PackedLinear],
    at: LayerAt,
    x: Array,
    step: StepPositions,
    active: Array,
    residual: Array,
) -> Array:
    """Run x [N, D] through each active token's experts and the shared one, and add the residual."""
    assert isinstance(mlp.each.down, PackedLinear)
    if mlp.shared is not None:
        residual = shared_expert(cfg, layer, mlp.shared, mlp.shared_gate, at, x, step, residual)
    is_split = mlp.partial_sums > 0  # then norm and residual come after the sum over devices
    y = calls.experts(
        x,
        linear(mlp.router, x, cfg, step.num_tokens, at, norm=layer.mlp_norm),
        active,
        mlp.each.up,
        mlp.each.down,
        bias=mlp.bias,
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
        post=None if is_split else layer.mlp_post,
        act=cfg.act,
        limit=cfg.gate_limit,
        up_offset=cfg.up_offset,
        residual=None if is_split else residual,
        residual_scale=1.0 if is_split else cfg.residual_scale,
        eps=cfg.norm_eps,
        at=at,
        partial_sums=mlp.partial_sums,
    )
    if not is_split:
        return y
    return add(
        collectives.gather_parts(y),
        num_tokens=step.num_tokens,
        residual=residual,
        residual_scale=cfg.residual_scale,
        post=layer.mlp_post,
        eps=cfg.norm_eps,
        at=at,
    )


def shared_expert(
    cfg: Config,
    layer: Layer[PackedLinear],
    shared: Mlp[PackedLinear],
    gate: PackedLinear | None,
    at: LayerAt,
    x: Array,
    step: StepPositions,
    residual: Array,
) -> Array:
    """Run x [N, D] through the expert that every token uses, and add the residual -> [N, D]."""
    if layer.mlp_post is not None:
        raise NotImplementedError("the kernels do not norm the sum of a shared expert and the others")
    up = linear(shared.up, x, cfg, step.num_tokens, at, norm=layer.mlp_norm, act=cfg.act)
    if gate is not None:  # applied here, where each product is one rounding, not after the sum
        up = up * linear(gate, x, cfg, step.num_tokens, at, norm=layer.mlp_norm, act="sigmoid")
    return linear(shared.down, up, cfg, step.num_tokens, at, residual=residual)
