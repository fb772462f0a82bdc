"""Llama 2 and 3 and what is shaped like them."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    hf.expect(rope_interleaved=False)
    hf.get("max_sequence_length")  # max_position_embeddings by an old name
    return llama_like.llama_config(hf)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    return llama_like.block(
        cfg, n, llama_like.gated_mlp(hf, n, bias=hf.flag("mlp_bias")), qkv_bias=bias, out_bias=bias
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
