"""Llama 2 and 3 and what is shaped like them."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(said: Fields) -> Config:
    said.only(rope_interleaved=False)
    said.get("max_sequence_length")  # max_position_embeddings by an old name
    return llama_like.usual(said)


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    bias = said.flag("attention_bias")
    return llama_like.block(
        cfg, n, llama_like.gated(said, n, bias=said.flag("mlp_bias")), qkv_bias=bias, out_bias=bias
    )


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers)
