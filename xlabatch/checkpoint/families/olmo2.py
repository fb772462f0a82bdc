"""OLMo 2: norms after attention and MLP, none before; queries and keys are normed over all heads together."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    return llama_like.llama_config(hf, eps=1e-5)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    block = llama_like.block(cfg, n, llama_like.layer_mlp(hf, n), qkv_bias=bias, out_bias=bias)
    return with_norms_of_all_heads(cfg, n, with_norms_after(cfg, n, block))


def with_norms_of_all_heads(cfg: Config, n: int, layer: Layer) -> Layer:
    """Add norms of queries and keys, each over all heads together."""
    prefix = f"model.layers.{n}.self_attn"
    return replace(
        layer,
        q_norm=norm(f"{prefix}.q_norm", cfg.heads * cfg.head_dim),
        k_norm=norm(f"{prefix}.k_norm", cfg.kv_heads * cfg.head_dim),
    )


def with_norms_after(cfg: Config, n: int, layer: Layer) -> Layer:
    """Move the norms from before attention and MLP to after them."""
    prefix = f"model.layers.{n}"
    return replace(
        layer,
        attn_norm=None,
        attn_post=norm(f"{prefix}.post_attention_layernorm", cfg.width),
        mlp_norm=None,
        mlp_post=norm(f"{prefix}.post_feedforward_layernorm", cfg.width),
    )
