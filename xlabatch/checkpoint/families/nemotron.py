"""Nemotron and Minitron: LayerNorms that store their scale minus 1, squared ReLU, an MLP without gate."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Mlp, Norm, Params


def config(hf: HfConfig) -> Config:
    """Llama's numbers with Nemotron's defaults and its name of epsilon."""
    return llama_like.llama_config(
        hf, part=0.5, eps_name="norm_eps", eps=1e-5, max_positions=4096, act="relu2"
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """Llama's block with LayerNorms and an MLP without gate."""
    prefix = f"model.layers.{n}"
    inner = hf.number("intermediate_size")
    bias = hf.flag("attention_bias")
    mlp_bias = hf.flag("mlp_bias")
    mlp = Mlp(
        linear((f"{prefix}.mlp.up_proj", inner), inputs=cfg.width, bias=mlp_bias),
        linear((f"{prefix}.mlp.down_proj", cfg.width), inputs=inner, bias=mlp_bias),
    )
    return replace(
        llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias),
        attn_norm=layer_norm(f"{prefix}.input_layernorm", cfg.width),
        mlp_norm=layer_norm(f"{prefix}.post_attention_layernorm", cfg.width),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    """Embedding, final LayerNorm, and a head that may be tied."""
    return replace(llama_like.outer_params(cfg, hf, layers), norm=layer_norm("model.norm", cfg.width))


def layer_norm(name: str, size: int) -> Norm:
    """A LayerNorm that stores its scale minus 1."""
    return norm(name, size, bias=True, offset=1.0)
