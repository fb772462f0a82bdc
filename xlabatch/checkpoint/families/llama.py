"""Llama 2 and 3, and models of the same architecture; biases are optional."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    hf.expect(rope_interleaved=False)
    hf.ignore("max_sequence_length", "an old name of max_position_embeddings, which is read")
    return llama_like.llama_config(hf)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    mlp = llama_like.layer_mlp(hf, n, bias=hf.flag("mlp_bias"))
    return llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias)
