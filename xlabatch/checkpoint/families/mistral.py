"""Mistral: Llama with a window, in all layers."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    return llama_like.with_window(
        llama_like.llama_config(hf, positions=131072, kv_heads=8), hf.window(default=4096)
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    return llama_like.block(cfg, n, llama_like.gated_mlp(hf, n))


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
