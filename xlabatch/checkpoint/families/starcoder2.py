"""StarCoder 2: Llama with LayerNorms, an MLP without gate, biases everywhere, and an optional window."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Mlp, Params


def config(hf: HfConfig) -> Config:
    """Llama's numbers with StarCoder's defaults and its name of epsilon, and the window."""
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
    """Llama's block with LayerNorms, biases, and an MLP without gate."""
    prefix = f"model.layers.{n}"
    inner = hf.number("intermediate_size")
    bias = hf.flag("use_bias", True)
    mlp = Mlp(
        linear((f"{prefix}.mlp.c_fc", inner), inputs=cfg.width, bias=bias),
        linear((f"{prefix}.mlp.c_proj", cfg.width), inputs=inner, bias=bias),
    )
    return replace(
        llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias),
        attn_norm=norm(f"{prefix}.input_layernorm", cfg.width, bias=True),
        mlp_norm=norm(f"{prefix}.post_attention_layernorm", cfg.width, bias=True),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    """Embedding, final LayerNorm, and a head that is tied by default."""
    params = llama_like.outer_params(cfg, hf, layers, tied=True)
    return replace(params, norm=norm("model.norm", cfg.width, bias=True))
