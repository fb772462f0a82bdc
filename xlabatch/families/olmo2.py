"""OLMo 2: norms behind each half of a layer, none before; queries and keys normed over all heads together."""

from dataclasses import replace

from xlabatch.config import Config
from xlabatch.families import parts
from xlabatch.fields import Fields
from xlabatch.params import Layer, Params
from xlabatch.stored import norm


def config(said: Fields) -> Config:
    return parts.usual(said, eps=1e-5)


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    at, bias = f"model.layers.{n}", said.flag("attention_bias")
    return replace(
        parts.block(cfg, n, parts.gated(said, n), qkv_bias=bias, out_bias=bias),
        attn_norm=None,
        attn_post=norm(f"{at}.post_attention_layernorm", cfg.width),
        mlp_norm=None,
        mlp_post=norm(f"{at}.post_feedforward_layernorm", cfg.width),
        q_norm=norm(f"{at}.self_attn.q_norm", cfg.heads * cfg.head_dim),
        k_norm=norm(f"{at}.self_attn.k_norm", cfg.kv_heads * cfg.head_dim),
    )


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return parts.whole(cfg, said, layers)
