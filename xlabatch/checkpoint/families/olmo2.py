"""OLMo 2: norms behind each half of a layer, none before; queries and keys normed over all heads together."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    return llama_like.llama_config(hf, eps=1e-5)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    at, bias = f"model.layers.{n}", hf.flag("attention_bias")
    return replace(
        llama_like.block(cfg, n, llama_like.gated_mlp(hf, n), qkv_bias=bias, out_bias=bias),
        attn_norm=None,
        attn_post=norm(f"{at}.post_attention_layernorm", cfg.width),
        mlp_norm=None,
        mlp_post=norm(f"{at}.post_feedforward_layernorm", cfg.width),
        q_norm=norm(f"{at}.self_attn.q_norm", cfg.heads * cfg.head_dim),
        k_norm=norm(f"{at}.self_attn.k_norm", cfg.kv_heads * cfg.head_dim),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
