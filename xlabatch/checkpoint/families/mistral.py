"""Mistral: Llama with a sliding window in every layer."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, max_positions=131072, kv_heads=8)
    return llama_like.with_window(cfg, hf.window(default=4096))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    return llama_like.block(cfg, n, llama_like.layer_mlp(hf, n))
