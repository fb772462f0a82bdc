"""OLMoE: experts in every layer; queries and keys are normed over all heads together."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, olmo2
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    hf.expect(clip_qkv=None)
    return replace(
        llama_like.llama_config(hf, eps=1e-5, max_positions=4096),
        experts_per_token=mixtral.experts_per_token(hf, count=64, default=8),
        normalize_experts=hf.flag("norm_topk_prob"),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    inner = hf.number("intermediate_size")
    count = mixtral.expert_count(hf, 64)
    experts = llama_like.experts(hf, f"model.layers.{n}.mlp", count, cfg.width, inner)
    block = llama_like.block(cfg, n, experts, qkv_bias=bias, out_bias=bias)
    return olmo2.with_norms_of_all_heads(cfg, n, block)
