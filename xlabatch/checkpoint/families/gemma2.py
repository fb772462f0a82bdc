"""Gemma 2: norms before and behind, scores and logits capped, a window in every other layer."""

from dataclasses import replace
from typing import Any

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Norm, Params


def config(said: Fields) -> Config:
    cfg = usual(said, attn_cap=50.0, logit_cap=30.0, positions=8192)
    where = llama_like.sliding(said, [n % 2 == 0 for n in range(cfg.layers)])
    window = said.window(default=4096)
    said.only(sliding_window_size=window)  # the same by another name
    return llama_like.windowed(cfg, window, where)


def usual(said: Fields, attn_cap: float | None, logit_cap: float | None, **more: Any) -> Config:
    """What Gemma 2 and 3 share; the caps are what silence says."""
    said.only(use_bidirectional_attention=False)
    said.get("hidden_act")  # old files say it, and hidden_activation is what counts
    cfg = llama_like.usual(said, head_dim=256, kv_heads=4, act="hidden_activation", **more)
    scale = said.real("query_pre_attn_scalar", 256) ** -0.5
    return replace(
        cfg,
        attention=tuple(replace(one, scale=scale) for one in cfg.attention),
        embed_scale=cfg.width**0.5,
        attn_cap=said.cap("attn_logit_softcapping", attn_cap),
        logit_cap=said.cap("final_logit_softcapping", logit_cap),
    )


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    bias = said.flag("attention_bias")
    made = llama_like.block(cfg, n, llama_like.gated(said, n), qkv_bias=bias, out_bias=bias)
    before, behind = (f"model.layers.{n}.{place}" for place in ("pre", "post"))
    return replace(
        made,
        attn_norm=raised(cfg, f"model.layers.{n}.input_layernorm"),
        attn_post=raised(cfg, f"{behind}_attention_layernorm"),
        mlp_norm=raised(cfg, f"{before}_feedforward_layernorm"),
        mlp_post=raised(cfg, f"{behind}_feedforward_layernorm"),
    )


def raised(cfg: Config, name: str) -> Norm:
    """A norm that stores its scale less 1."""
    return norm(name, cfg.width, more=1.0)


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers, tied=True, more=1.0)
