"""Qwen 3 with a mixture of experts in some layers or all."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, qwen3
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer, Mlp


def config(hf: HfConfig) -> Config:
    """Llama's numbers with Qwen 3's defaults, the window, and the experts of a token."""
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
    """Qwen 3's block with experts or an MLP."""
    bias = hf.flag("attention_bias")
    block = llama_like.block(cfg, n, mlp(cfg, hf, n), qkv_bias=bias, out_bias=bias)
    return qwen3.with_head_norms(cfg, n, block)


def mlp(cfg: Config, hf: HfConfig, n: int) -> Mlp | Experts:
    """Experts in every `decoder_sparse_step`-th layer, except those listed as dense; an MLP in the others."""
    inner = hf.number("moe_intermediate_size", 768)
    count = mixtral.expert_count(hf, 128)
    if is_dense(hf, n):
        return llama_like.gated_mlp(hf, n)
    hf.ignore("intermediate_size", "the size of an MLP, and there may be experts in every layer")
    names = "gate_proj", "up_proj", "down_proj"
    return llama_like.experts(hf, f"model.layers.{n}.mlp", count, cfg.width, inner, names)


def is_dense(hf: HfConfig, n: int) -> bool:
    """Whether layer n has an MLP in place of experts."""
    every = hf.number("decoder_sparse_step", 1)
    return n in dense_layers(hf) or (n + 1) % every != 0


def dense_layers(hf: HfConfig) -> list[int]:
    """The numbers of the layers that are listed as having an MLP."""
    layers: list[int] = hf.get("mlp_only_layers", [])
    most = hf.number("num_hidden_layers")
    if not isinstance(layers, list) or len(layers) > most or not all(isinstance(n, int) for n in layers):
        span = f"a list of integers, at most {most}"
        raise Refused(f"config.json: mlp_only_layers must be {span}, got {layers!r:.60}")
    return layers
