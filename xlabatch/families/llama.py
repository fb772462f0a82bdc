"""Llama 2 and 3 and what is shaped like them."""

from xlabatch.config import Config
from xlabatch.families import parts
from xlabatch.fields import Fields
from xlabatch.params import Layer, Params


def config(said: Fields) -> Config:
    said.only(rope_interleaved=False)
    said.get("max_sequence_length")  # max_position_embeddings by an old name
    return parts.usual(said)


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    bias = said.flag("attention_bias")
    return parts.block(cfg, n, parts.gated(said, n, bias=said.flag("mlp_bias")), qkv_bias=bias, out_bias=bias)


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return parts.whole(cfg, said, layers)
