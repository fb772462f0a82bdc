"""StableLM: Llama with LayerNorms, rope on a quarter of each head, and optional biases on q, k and v."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    """Llama's numbers with StableLM's defaults and its name of epsilon."""
    hf.expect(qk_layernorm=False)
    cfg = llama_like.llama_config(
        hf, part=0.25, eps_name="layer_norm_eps", eps=1e-5, max_positions=4096, kv_heads=32
    )
    return replace(cfg, parallel=hf.flag("use_parallel_residual"))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """Llama's block with LayerNorms; in parallel, one of them serves both halves."""
    prefix = f"model.layers.{n}"
    mlp_norm = "input_layernorm" if cfg.parallel else "post_attention_layernorm"
    return replace(
        llama_like.block(cfg, n, llama_like.gated_mlp(hf, n), qkv_bias=hf.flag("use_qkv_bias")),
        attn_norm=norm(f"{prefix}.input_layernorm", cfg.width, bias=True),
        mlp_norm=norm(f"{prefix}.{mlp_norm}", cfg.width, bias=True),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    """Embedding, final LayerNorm, and a head that may be tied."""
    params = llama_like.outer_params(cfg, hf, layers)
    return replace(params, norm=norm("model.norm", cfg.width, bias=True))
