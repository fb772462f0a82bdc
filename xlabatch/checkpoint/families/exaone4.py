"""EXAONE 4: norms after attention and MLP, and of heads; if layers have a window, others have no rope."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, qwen3
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    """Llama's numbers with EXAONE's defaults; without a window every layer has rope."""
    cfg = llama_like.llama_config(hf, eps=1e-5, kv_heads=32)
    window = hf.window(default=4096)
    if window is None or hf.get("layer_types"):
        hf.ignore("sliding_window_pattern", "layer_types decide, or there is no window")
        sliding = llama_like.sliding_layers(hf, [False] * cfg.layers)
    else:
        every = hf.number("sliding_window_pattern", 4)
        sliding = [(n + 1) % every != 0 for n in range(cfg.layers)]
    if window is None:
        return cfg
    return llama_like.with_rope_in(llama_like.with_window(cfg, window, sliding), sliding)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """Llama's block with the norms moved, and norms of heads."""
    prefix = f"model.layers.{n}"
    block = llama_like.block(cfg, n, llama_like.gated_mlp(hf, n))
    return replace(
        qwen3.with_head_norms(cfg, n, block),
        attn_norm=None,
        attn_post=norm(f"{prefix}.post_attention_layernorm", cfg.width),
        mlp_norm=None,
        mlp_post=norm(f"{prefix}.post_feedforward_layernorm", cfg.width),
    )
