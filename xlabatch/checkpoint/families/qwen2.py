"""Qwen 2 and 2.5: biases on queries, keys and values; a window in the upper layers, if it is asked for."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(said: Fields) -> Config:
    return windowed(said, llama_like.usual(said, positions=32768, kv_heads=32))


def windowed(said: Fields, cfg: Config) -> Config:
    """The window where `use_sliding_window` asks for one, from `max_window_layers` on."""
    said.only(use_mrope=False)
    window, first = said.window(default=4096), said.number("max_window_layers", 28, least=0)
    where = llama_like.sliding(said, [n >= first for n in range(cfg.layers)])
    return llama_like.windowed(cfg, window if said.flag("use_sliding_window") else None, where)


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    return llama_like.block(cfg, n, llama_like.gated(said, n), qkv_bias=True)


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers)
