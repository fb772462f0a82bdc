"""Seed-OSS: Llama with biases on queries, keys and values."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    return llama_like.llama_config(hf, max_positions=524288, head_dim=128, kv_heads=8)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    mlp = llama_like.layer_mlp(hf, n, bias=hf.flag("mlp_bias"))
    bias = hf.flag("attention_bias", True)
    return llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=hf.flag("attention_out_bias"))
