"""GLM 4: norms before and after each half of a layer, partial rotary of neighbouring features, biases."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Mlp


def config(hf: HfConfig) -> Config:
    """Llama's numbers with GLM's defaults."""
    return llama_like.llama_config(
        hf, part=0.5, eps=1.5625e-07, max_positions=131072, head_dim=128, kv_heads=2
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """Llama's block with four norms, biases on q, k and v, and gate and up in one tensor."""
    prefix = f"model.layers.{n}"
    inner = hf.number("intermediate_size")
    bias = hf.flag("attention_bias", True)
    mlp = Mlp(
        linear((f"{prefix}.mlp.gate_up_proj", 2 * inner), inputs=cfg.width),
        linear((f"{prefix}.mlp.down_proj", cfg.width), inputs=inner),
    )
    return replace(
        llama_like.block(cfg, n, mlp),
        qkv=llama_like.qkv(cfg, f"{prefix}.self_attn", bias=bias, neighbours=cfg.attention[n].rope),
        attn_post=norm(f"{prefix}.post_self_attn_layernorm", cfg.width),
        mlp_post=norm(f"{prefix}.post_mlp_layernorm", cfg.width),
    )
