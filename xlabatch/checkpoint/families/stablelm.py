"""StableLM: Llama with LayerNorms, rope on a quarter of each head, and optional biases on q, k and v.

Attention and MLP may be in parallel.
"""

from dataclasses import replace
from functools import partial

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import layer_norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

outer_params = partial(llama_like.outer_params, make_norm=layer_norm)


def config(hf: HfConfig) -> Config:
    hf.expect(qk_layernorm=False)
    cfg = llama_like.llama_config(
        hf, part=0.25, eps_name="layer_norm_eps", eps=1e-5, max_positions=4096, kv_heads=32
    )
    return replace(cfg, parallel=hf.flag("use_parallel_residual"))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("use_qkv_bias")
    return llama_like.block(cfg, n, llama_like.layer_mlp(hf, n), qkv_bias=bias, make_norm=layer_norm)
