"""StarCoder 2: Llama with LayerNorms, an MLP without gate, biases everywhere, and an optional window."""

from functools import partial

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import layer_norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

outer_params = partial(llama_like.outer_params, tied=True, make_norm=layer_norm)


def config(hf: HfConfig) -> Config:
    hf.expect(norm_type="layer_norm", mlp_type="default")
    hf.ignore("activation_function", "in some files; hidden_act takes precedence")
    cfg = llama_like.llama_config(
        hf,
        eps_name="norm_epsilon",
        eps=1e-5,
        max_positions=4096,
        kv_heads=2,
        act="gelu_pytorch_tanh",
    )
    return llama_like.with_window(cfg, hf.window())


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("use_bias", True)
    inner = hf.number("intermediate_size")
    names = "c_fc", "c_proj"
    mlp = llama_like.ungated_mlp(f"model.layers.{n}.mlp", cfg.width, inner, names, bias=bias)
    return llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias, make_norm=layer_norm)
