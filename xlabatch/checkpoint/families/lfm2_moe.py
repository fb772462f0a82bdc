"""LFM2 with experts in its later layers: sigmoids of the router, and a bias for the choice of each expert."""

from dataclasses import replace

from xlabatch.checkpoint.families import lfm2, llama_like, mixtral
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import tensor
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer


def config(hf: HfConfig) -> Config:
    """LFM2's numbers, and the numbers of the router."""
    return replace(
        lfm2.config(hf),
        experts_per_token=mixtral.experts_per_token(hf, count=32, default=4),
        expert_scores="sigmoid",
        expert_scale=hf.real("routed_scaling_factor", 1.0),
        normalize_experts=hf.flag("norm_topk_prob", True),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """LFM2's layer with experts, or in the first ones with an MLP."""
    prefix = f"model.layers.{n}.feed_forward"
    inner = hf.number("intermediate_size", 7168)
    dense = n < hf.number("num_dense_layers", 2, least=0)
    mlp = lfm2.gated_mlp(prefix, cfg.width, inner) if dense else experts(cfg, hf, prefix)
    return lfm2.layer_with(cfg, hf, n, mlp)


outer_params = lfm2.outer_params


def experts(cfg: Config, hf: HfConfig, prefix: str) -> Experts:
    """Mixtral's experts with a bias."""
    count = mixtral.expert_count(hf, 32)
    inner = hf.number("moe_intermediate_size", 1792)
    unbiased = llama_like.experts(hf, prefix, count, cfg.width, inner, ("w1", "w3", "w2"))
    biased = hf.flag("use_expert_bias", True)
    return replace(unbiased, bias=tensor(f"{prefix}.expert_bias", count) if biased else None)
