"""Qwen 3 with experts, in most layers or all."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, qwen3
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer, Mlp, Params


def config(hf: HfConfig) -> Config:
    hf.expect(use_qk_norm=True, qkv_bias=False, shared_expert_intermediate_size=0)
    window = hf.window(default=4096)
    hf.get("max_window_layers")  # of the smaller ones; here a window is for all layers or none
    cfg = llama_like.with_window(
        llama_like.llama_config(hf, positions=32768, kv_heads=4),
        window if hf.flag("use_sliding_window") else None,
    )
    chosen = mixtral.experts_per_token(hf, default=(128, 8))
    return replace(cfg, experts_per_token=chosen, normalize_experts=hf.flag("norm_topk_prob"))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    return qwen3.with_head_norms(
        cfg, n, llama_like.block(cfg, n, mlp(cfg, hf, n), qkv_bias=bias, out_bias=bias)
    )


def mlp(cfg: Config, hf: HfConfig, n: int) -> Mlp | Experts:
    """Experts in every so many layers, but for those that are named."""
    inner, count = hf.number("moe_intermediate_size", 768), mixtral.expert_count(hf, 128)
    if n in dense_layers(hf) or (n + 1) % hf.number("decoder_sparse_step", 1):
        return llama_like.gated_mlp(hf, n)
    hf.get("intermediate_size")
    names = "gate_proj", "up_proj", "down_proj"
    return llama_like.experts(f"model.layers.{n}.mlp", count, cfg.width, inner, names)


def dense_layers(hf: HfConfig) -> list[int]:
    """The layers that have no experts, by name."""
    listed: list[int] = hf.get("mlp_only_layers", [])
    if not isinstance(listed, list) or not all(isinstance(n, int) for n in listed):
        raise ValueError(f"config.json: mlp_only_layers must be a list of whole numbers, got {listed!r:.60}")
    return listed


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
