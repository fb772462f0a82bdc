"""LFM2 with experts in its later layers: sigmoids of the router, and a bias for the choice of each expert."""

from dataclasses import replace

from xlabatch.checkpoint.families import lfm2, llama_like, mixtral
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import tensor
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer

outer_params = lfm2.outer_params


def config(hf: HfConfig) -> Config:
    return replace(
        lfm2.config(hf),
        experts_per_token=mixtral.experts_per_token(hf, count=32, default=4),
        expert_scores="sigmoid",
        expert_scale=hf.real("routed_scaling_factor", 1.0),
        normalize_experts=hf.flag("norm_topk_prob", True),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}.feed_forward"
    inner = hf.number("intermediate_size", 7168)
    if n < hf.number("num_dense_layers", 2, least=0):
        mlp = llama_like.gated_mlp(prefix, cfg.width, inner, lfm2.MLP_NAMES)
        return lfm2.layer_with(cfg, hf, n, mlp)
    return lfm2.layer_with(cfg, hf, n, experts(cfg, hf, prefix))


def experts(cfg: Config, hf: HfConfig, prefix: str) -> Experts:
    count = mixtral.expert_count(hf, 32)
    inner = hf.number("moe_intermediate_size", 1792)
    unbiased = llama_like.experts(hf, prefix, count, cfg.width, inner, lfm2.MLP_NAMES)
    biased = hf.flag("use_expert_bias", True)
    return replace(unbiased, bias=tensor(f"{prefix}.expert_bias", count) if biased else None)
