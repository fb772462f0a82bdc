"""Qwen 3: a norm on each head's queries and keys."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, qwen2
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    return qwen2.windowed(hf, llama_like.llama_config(hf, positions=32768, head_dim=128, kv_heads=32))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    return with_head_norms(
        cfg, n, llama_like.block(cfg, n, llama_like.gated_mlp(hf, n), qkv_bias=bias, out_bias=bias)
    )


def with_head_norms(cfg: Config, n: int, layer: Layer) -> Layer:
    """The layer with its norms of queries and keys."""
    at = f"model.layers.{n}.self_attn"
    return replace(
        layer, q_norm=norm(f"{at}.q_norm", cfg.head_dim), k_norm=norm(f"{at}.k_norm", cfg.head_dim)
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
