"""GLM 4: norms before and after each half of a layer, partial rotary of neighbouring features, biases.

Gate and up are in one tensor.
"""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    return llama_like.llama_config(
        hf, part=0.5, eps=1.5625e-07, max_positions=131072, head_dim=128, kv_heads=2
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}"
    bias = hf.flag("attention_bias", True)
    return replace(
        llama_like.block(cfg, n, llama_like.fused_mlp(cfg, hf, n)),
        qkv=llama_like.qkv(cfg, f"{prefix}.self_attn", bias=bias, neighbours=cfg.attending[n].rope),
        attn_post=norm(f"{prefix}.post_self_attn_layernorm", cfg.width),
        mlp_post=norm(f"{prefix}.post_mlp_layernorm", cfg.width),
    )
