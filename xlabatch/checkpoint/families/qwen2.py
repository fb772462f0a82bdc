"""Qwen 2 and 2.5: biases on queries, keys and values; a window in the upper layers, if it is asked for."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    return windowed(hf, llama_like.llama_config(hf, positions=32768, kv_heads=32))


def windowed(hf: HfConfig, cfg: Config) -> Config:
    """The window where `use_sliding_window` asks for one, from `max_window_layers` on."""
    hf.expect(use_mrope=False)
    window, first = hf.window(default=4096), hf.number("max_window_layers", 28, least=0)
    where = llama_like.sliding_layers(hf, [n >= first for n in range(cfg.layers)])
    return llama_like.with_window(cfg, window if hf.flag("use_sliding_window") else None, where)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    return llama_like.block(cfg, n, llama_like.gated_mlp(hf, n), qkv_bias=True)


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
