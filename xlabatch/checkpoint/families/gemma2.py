"""Gemma 2: norms before and after each half of a layer, soft caps, a sliding window in every other layer.

Each norm stores its scale minus 1.
"""

from dataclasses import replace
from functools import partial

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

offset_norm = partial(norm, offset=1.0)
outer_params = partial(llama_like.outer_params, tied=True, make_norm=offset_norm)


def config(hf: HfConfig) -> Config:
    cfg = gemma_config(hf, attn_cap=50.0, logit_cap=30.0, max_positions=8192)
    sliding = llama_like.sliding_layers(hf, [n % 2 == 0 for n in range(cfg.layers)])
    window = hf.window(default=4096)
    hf.expect(sliding_window_size=window)  # another name of the same field
    return llama_like.with_window(cfg, window, sliding)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    prefix = f"model.layers.{n}"
    return replace(
        llama_like.block(
            cfg, n, llama_like.layer_mlp(hf, n), qkv_bias=bias, out_bias=bias, make_norm=offset_norm
        ),
        attn_post=offset_norm(f"{prefix}.post_attention_layernorm", cfg.width),
        mlp_norm=offset_norm(f"{prefix}.pre_feedforward_layernorm", cfg.width),
        mlp_post=offset_norm(f"{prefix}.post_feedforward_layernorm", cfg.width),
    )


def gemma_config(hf: HfConfig, attn_cap: float | None, logit_cap: float | None, max_positions: int) -> Config:
    """The numbers that Gemma 2 and 3 share; the caps and max_positions are the family's defaults."""
    hf.expect(use_bidirectional_attention=False)
    hf.ignore("hidden_act", "in old files; hidden_activation takes precedence")
    cfg = llama_like.llama_config(
        hf,
        head_dim=256,
        kv_heads=4,
        max_positions=max_positions,
        act="gelu_pytorch_tanh",
        act_name="hidden_activation",
    )
    return replace(
        llama_like.with_scale(cfg, hf.real("query_pre_attn_scalar", 256) ** -0.5),
        embed_scale=cfg.width**0.5,
        attn_cap=hf.cap("attn_logit_softcapping", attn_cap),
        logit_cap=hf.cap("final_logit_softcapping", logit_cap),
    )
