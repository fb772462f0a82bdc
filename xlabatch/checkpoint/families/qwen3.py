"""Qwen 3: Qwen 2 with a norm on each head's queries and keys in place of the biases, which are optional."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, qwen2
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, max_positions=32768, head_dim=128, kv_heads=32)
    return qwen2.with_upper_window(hf, cfg)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    mlp = llama_like.layer_mlp(hf, n)
    return with_head_norms(cfg, n, llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias))


def with_head_norms(cfg: Config, n: int, layer: Layer) -> Layer:
    """Add norms of queries and keys, head by head."""
    prefix = f"model.layers.{n}.self_attn"
    return replace(
        layer, q_norm=norm(f"{prefix}.q_norm", cfg.head_dim), k_norm=norm(f"{prefix}.k_norm", cfg.head_dim)
    )
