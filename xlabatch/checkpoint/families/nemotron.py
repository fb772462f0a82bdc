"""Nemotron and Minitron: LayerNorms that store their scale minus 1, squared ReLU, an MLP without gate."""

from functools import partial

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import layer_norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

offset_layer_norm = partial(layer_norm, offset=1.0)
outer_params = partial(llama_like.outer_params, make_norm=offset_layer_norm)


def config(hf: HfConfig) -> Config:
    return llama_like.llama_config(
        hf, part=0.5, eps_name="norm_eps", eps=1e-5, max_positions=4096, act="relu2"
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    mlp = llama_like.ungated_mlp(
        f"model.layers.{n}.mlp",
        cfg.width,
        hf.number("intermediate_size"),
        ("up_proj", "down_proj"),
        bias=hf.flag("mlp_bias"),
    )
    return llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias, make_norm=offset_layer_norm)
