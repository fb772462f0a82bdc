"""Qwen 3 with a mixture of experts in some layers or all."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, qwen3
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer, Mlp


def config(hf: HfConfig) -> Config:
    hf.expect(use_qk_norm=True, qkv_bias=False, shared_expert_intermediate_size=0)
    hf.ignore("max_window_layers", "with experts, a window is in every layer or in none")
    window = hf.window(default=4096)
    sliding = hf.flag("use_sliding_window")
    cfg = llama_like.llama_config(hf, max_positions=32768, kv_heads=4)
    return replace(
        llama_like.with_window(cfg, window if sliding else None),
        experts_per_token=mixtral.experts_per_token(hf, count=128, default=8),
        normalize_experts=hf.flag("norm_topk_prob"),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    block = llama_like.block(cfg, n, mlp_or_experts(cfg, hf, n), qkv_bias=bias, out_bias=bias)
    return qwen3.with_head_norms(cfg, n, block)


def mlp_or_experts(cfg: Config, hf: HfConfig, n: int) -> Mlp | Experts:
    inner = hf.number("moe_intermediate_size", 768)
    count = mixtral.expert_count(hf, 128)
    if is_dense(hf, n):
        return llama_like.layer_mlp(hf, n)
    hf.ignore("intermediate_size", "the size of an MLP, and there may be experts in every layer")
    return llama_like.experts(hf, f"model.layers.{n}.mlp", count, cfg.width, inner)


def is_dense(hf: HfConfig, n: int) -> bool:
    """Whether layer n has an MLP, because it is listed or is not every `decoder_sparse_step`-th one."""
    every = hf.number("decoder_sparse_step", 1)
    dense: list[int] = hf.get("mlp_only_layers", [])
    layers = hf.number("num_hidden_layers")
    if not isinstance(dense, list) or len(dense) > layers or not all(isinstance(n, int) for n in dense):
        span = f"a list of up to {layers} integers"
        raise Refused(f"config.json: mlp_only_layers must be {span}, got {dense!r:.60}")
    return n in dense or (n + 1) % every != 0
