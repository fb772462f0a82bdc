"""OLMo 2: norms after attention and MLP, none before; queries and keys are normed over all heads together."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    """Llama's numbers with OLMo 2's default epsilon."""
    return llama_like.llama_config(hf, eps=1e-5)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """Llama's block with the norms moved, and norms of queries and keys."""
    prefix = f"model.layers.{n}"
    bias = hf.flag("attention_bias")
    return replace(
        llama_like.block(cfg, n, llama_like.gated_mlp(hf, n), qkv_bias=bias, out_bias=bias),
        attn_norm=None,
        attn_post=norm(f"{prefix}.post_attention_layernorm", cfg.width),
        mlp_norm=None,
        mlp_post=norm(f"{prefix}.post_feedforward_layernorm", cfg.width),
        q_norm=norm(f"{prefix}.self_attn.q_norm", cfg.heads * cfg.head_dim),
        k_norm=norm(f"{prefix}.self_attn.k_norm", cfg.kv_heads * cfg.head_dim),
    )
