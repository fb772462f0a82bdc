"""Mistral: Llama with a window, in all layers."""

from xlabatch.config import Config
from xlabatch.families import parts
from xlabatch.fields import Fields
from xlabatch.params import Layer, Params


def config(said: Fields) -> Config:
    return parts.windowed(parts.usual(said, positions=131072, kv_heads=8), said.window(default=4096))


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    return parts.block(cfg, n, parts.gated(said, n))


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return parts.whole(cfg, said, layers)
