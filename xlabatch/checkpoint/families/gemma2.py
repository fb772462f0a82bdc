"""Gemma 2: norms before and behind, scores and logits capped, a window in every other layer."""

from dataclasses import replace
from typing import Any

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Norm, Params


def config(hf: HfConfig) -> Config:
    cfg = gemma_config(hf, attn_cap=50.0, logit_cap=30.0, positions=8192)
    where = llama_like.sliding_layers(hf, [n % 2 == 0 for n in range(cfg.layers)])
    window = hf.window(default=4096)
    hf.expect(sliding_window_size=window)  # the same by another name
    return llama_like.with_window(cfg, window, where)


def gemma_config(hf: HfConfig, attn_cap: float | None, logit_cap: float | None, **options: Any) -> Config:
    """What Gemma 2 and 3 share; the caps are what silence says."""
    hf.expect(use_bidirectional_attention=False)
    hf.get("hidden_act")  # old files say it, and hidden_activation is what counts
    cfg = llama_like.llama_config(hf, head_dim=256, kv_heads=4, act="hidden_activation", **options)
    scale = hf.real("query_pre_attn_scalar", 256) ** -0.5
    return replace(
        cfg,
        attention=tuple(replace(one, scale=scale) for one in cfg.attention),
        embed_scale=cfg.width**0.5,
        attn_cap=hf.cap("attn_logit_softcapping", attn_cap),
        logit_cap=hf.cap("final_logit_softcapping", logit_cap),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    made = llama_like.block(cfg, n, llama_like.gated_mlp(hf, n), qkv_bias=bias, out_bias=bias)
    before, behind = (f"model.layers.{n}.{place}" for place in ("pre", "post"))
    return replace(
        made,
        attn_norm=offset_norm(cfg, f"model.layers.{n}.input_layernorm"),
        attn_post=offset_norm(cfg, f"{behind}_attention_layernorm"),
        mlp_norm=offset_norm(cfg, f"{before}_feedforward_layernorm"),
        mlp_post=offset_norm(cfg, f"{behind}_feedforward_layernorm"),
    )


def offset_norm(cfg: Config, name: str) -> Norm:
    """A norm that stores its scale less 1."""
    return norm(name, cfg.width, offset=1.0)


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers, tied=True, norm_offset=1.0)
