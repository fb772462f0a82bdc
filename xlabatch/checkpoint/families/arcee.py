"""Arcee's AFM: Llama with an MLP without gate, of squared ReLUs."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

MLP_NAMES = ("up_proj", "down_proj")


def config(hf: HfConfig) -> Config:
    return llama_like.llama_config(hf, eps=1e-5, max_positions=4096, act="relu2")


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    inner = hf.number("intermediate_size")
    mlp_bias = hf.flag("mlp_bias")
    mlp = llama_like.ungated_mlp(f"model.layers.{n}.mlp", cfg.width, inner, MLP_NAMES, bias=mlp_bias)
    return llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias)
