"""Qwen 2 and 2.5: biases on queries, keys and values; an optional sliding window in the upper layers."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    return with_upper_window(hf, llama_like.llama_config(hf, max_positions=32768, kv_heads=32))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    return llama_like.block(cfg, n, llama_like.layer_mlp(hf, n), qkv_bias=True)


def with_upper_window(hf: HfConfig, cfg: Config) -> Config:
    """Add a window from layer `max_window_layers` on, if `use_sliding_window` is true."""
    hf.expect(use_mrope=False)
    window = hf.window(default=4096)
    first = hf.number("max_window_layers", 28, least=0)
    sliding = llama_like.sliding_layers(hf, [n >= first for n in range(cfg.layers)])
    return llama_like.with_window(cfg, window if hf.flag("use_sliding_window") else None, sliding)
