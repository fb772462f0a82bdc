"""Mistral: Llama with a window, in all layers."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(said: Fields) -> Config:
    return llama_like.windowed(
        llama_like.usual(said, positions=131072, kv_heads=8), said.window(default=4096)
    )


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    return llama_like.block(cfg, n, llama_like.gated(said, n))


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers)
