"""Qwen 3: a norm on each head's queries and keys."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, qwen2
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(said: Fields) -> Config:
    return qwen2.windowed(said, llama_like.usual(said, positions=32768, head_dim=128, kv_heads=32))


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    bias = said.flag("attention_bias")
    return normed(cfg, n, llama_like.block(cfg, n, llama_like.gated(said, n), qkv_bias=bias, out_bias=bias))


def normed(cfg: Config, n: int, layer: Layer) -> Layer:
    """The layer with its norms of queries and keys."""
    at = f"model.layers.{n}.self_attn"
    return replace(
        layer, q_norm=norm(f"{at}.q_norm", cfg.head_dim), k_norm=norm(f"{at}.k_norm", cfg.head_dim)
    )


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers)
