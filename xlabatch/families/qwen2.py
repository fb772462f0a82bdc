"""Qwen 2 and 2.5: biases on queries, keys and values; a window in the upper layers, if it is asked for."""

from xlabatch.config import Config
from xlabatch.families import parts
from xlabatch.fields import Fields
from xlabatch.params import Layer, Params


def config(said: Fields) -> Config:
    return windowed(said, parts.usual(said, positions=32768, kv_heads=32))


def windowed(said: Fields, cfg: Config) -> Config:
    """The window where `use_sliding_window` asks for one, from `max_window_layers` on."""
    said.only(use_mrope=False)
    window, first = said.window(default=4096), said.number("max_window_layers", 28, least=0)
    where = parts.sliding(said, [n >= first for n in range(cfg.layers)])
    return parts.windowed(cfg, window if said.flag("use_sliding_window") else None, where)


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    return parts.block(cfg, n, parts.gated(said, n), qkv_bias=True)


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return parts.whole(cfg, said, layers)
