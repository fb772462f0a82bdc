"""Qwen 3: a norm on each head's queries and keys."""

from dataclasses import replace

from xlabatch.config import Config
from xlabatch.families import parts, qwen2
from xlabatch.fields import Fields
from xlabatch.params import Layer, Params
from xlabatch.stored import norm


def config(said: Fields) -> Config:
    return qwen2.windowed(said, parts.usual(said, positions=32768, head_dim=128, kv_heads=32))


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    bias = said.flag("attention_bias")
    return normed(cfg, n, parts.block(cfg, n, parts.gated(said, n), qkv_bias=bias, out_bias=bias))


def normed(cfg: Config, n: int, layer: Layer) -> Layer:
    """The layer with its norms of queries and keys."""
    at = f"model.layers.{n}.self_attn"
    return replace(
        layer, q_norm=norm(f"{at}.q_norm", cfg.head_dim), k_norm=norm(f"{at}.k_norm", cfg.head_dim)
    )


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return parts.whole(cfg, said, layers)
