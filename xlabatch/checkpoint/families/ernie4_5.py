"""ERNIE 4.5, the dense models: Llama with neighbouring features rotated in pairs, and optional biases."""

from dataclasses import replace
from functools import partial

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

outer_params = partial(llama_like.outer_params, tied=True)


def config(hf: HfConfig) -> Config:
    return llama_like.llama_config(hf, theta=5e5, eps=1e-5, max_positions=131072, head_dim=128, kv_heads=2)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("use_bias")
    prefix = f"model.layers.{n}.self_attn"
    return replace(
        llama_like.block(cfg, n, llama_like.layer_mlp(hf, n, bias=bias), out_bias=bias),
        qkv=llama_like.qkv(cfg, prefix, bias=bias, neighbours=cfg.attending[n].rope),
    )
