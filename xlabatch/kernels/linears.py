"""The decoder's linears and experts on the kernels, on one device or on several. Letters as in decoder.py."""

from functools import partial

from jax import Array

from xlabatch import collectives
from xlabatch.kernels import calls
from xlabatch.kernels.calls import ONLY_LAYER, Fused, LayerAt, Routing
from xlabatch.kernels.mesh_calls import join
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import StepPositions
from xlabatch.model.params import Experts, JoinedLinear, Layer, MlpAndExperts, SplitLinear


def constants(cfg: Config) -> Fused:
    """Return what is fused with every linear of a model."""
    return Fused(
        limit=cfg.gate_limit, up_offset=cfg.up_offset, residual_scale=cfg.residual_scale, eps=cfg.norm_eps
    )


def linear(
    p: PackedLinear | SplitLinear[PackedLinear] | JoinedLinear[PackedLinear],
    x: Array,
    fused: Fused,
    *,
    num_tokens: Array | None,
    adapters: Array | None = None,  # [R, T] of each token, as in StepPositions
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Run x [N, in] through a linear, and what is fused with it -> [N, out]; padding becomes zero.

    A linear whose outputs are split over devices has neither a norm before it nor an activation.
    """
    assert not isinstance(p, SplitLinear)  # only XLA's decoder has them
    if isinstance(p, JoinedLinear):
        own = calls.linear(collectives.join_features(x), p.linear, num_tokens=num_tokens, at=at)
        return join(collectives.gather_parts(own), p.outputs, fused, num_tokens, at)
    return calls.linear(x, p, fused, num_tokens=num_tokens, adapters=adapters, at=at)


def experts(
    cfg: Config,
    layer: Layer[PackedLinear],
    at: LayerAt,
    x: Array,
    step: StepPositions,
    active: Array,
    residual: Array,
) -> Array:
    """Run x [N, D] through each active token's experts and the shared one, and add the residual."""
    p = layer.mlp
    assert isinstance(p, Experts)
    run = partial(linear, num_tokens=step.num_tokens, at=at)
    fused = constants(cfg)
    normed = fused._replace(norm=layer.mlp_norm)
    if p.shared is not None:
        if layer.mlp_post is not None:
            raise NotImplementedError("the kernels do not norm the sum of a shared expert and the others")
        up = run(p.shared.up, x, normed._replace(act=cfg.act))
        if p.shared_gate is not None:  # applied here, where each product is one rounding, not after the sum
            up = up * run(p.shared_gate, x, normed._replace(act="sigmoid"))
        residual = run(p.shared.down, up, fused._replace(residual=residual))
    routing = routing_of(cfg)
    logits = run(p.router, x, normed)
    inner = normed._replace(act=cfg.act)
    down = p.each.down
    if not isinstance(down, JoinedLinear):
        inner = inner._replace(post=layer.mlp_post, residual=residual)
        return calls.experts(x, logits, active, p, routing, inner, at)
    rows = collectives.join_features(calls.expert_ups(x, logits, active, p, routing, inner, at))
    own = calls.expert_downs(rows, logits, active, p, down.linear, routing, at)
    after = fused._replace(post=layer.mlp_post, residual=residual)
    return join(collectives.gather_parts(own), down.outputs, after, step.num_tokens, at)


def routing_of(cfg: Config) -> Routing:
    """Return how a model's tokens choose their experts."""
    return Routing(
        chosen=cfg.experts_per_token,
        normalize=cfg.normalize_experts,
        sigmoid=cfg.expert_scores == "sigmoid",
        groups=cfg.expert_groups,
        kept_groups=cfg.kept_groups,
        best_of_group=cfg.best_of_group,
        scale=cfg.expert_scale,
        weigh_inputs=cfg.weigh_inputs,
    )


def mlp_and_experts(
    cfg: Config, layer: Layer[PackedLinear], at: LayerAt, x: Array, step: StepPositions, active: Array
) -> Array:
    """Add to x [N, D] what an MLP and each active token's experts make of it, normed each and together."""
    p = layer.mlp
    assert isinstance(p, MlpAndExperts)
    run = partial(linear, num_tokens=step.num_tokens, at=at)
    fused = constants(cfg)
    up = run(p.mlp.up, x, fused._replace(norm=layer.mlp_norm, act=cfg.act), adapters=step.adapters)
    y = run(p.mlp.down, up, fused._replace(post=p.mlp_post), adapters=step.adapters)
    logits = run(p.experts.router, x, fused._replace(norm=p.router_norm))
    inner = fused._replace(norm=p.experts_norm, post=p.experts_post, act=cfg.act, residual=y)
    y = calls.experts(x, logits, active, p.experts, routing_of(cfg), inner, at)
    return join(y[None], y.shape[1], fused._replace(post=layer.mlp_post, residual=x), step.num_tokens, at)
