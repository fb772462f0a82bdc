"""Phi 1, 1.5 and 2: attention and MLP in parallel on one LayerNorm, biases everywhere, partial rotary."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import layer_norm, linear, tensor
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Linear, Params


def config(hf: HfConfig) -> Config:
    hf.expect(qk_layernorm=False)
    cfg = llama_like.llama_config(hf, part=0.5, eps_name="layer_norm_eps", eps=1e-5, act="gelu_new")
    return replace(cfg, parallel=True)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}"
    inner = hf.number("intermediate_size")
    shared = layer_norm(f"{prefix}.input_layernorm", cfg.width)
    return Layer(
        attn_norm=shared,
        qkv=llama_like.qkv(cfg, f"{prefix}.self_attn", bias=True),
        out=linear((f"{prefix}.self_attn.dense", cfg.width), inputs=cfg.heads * cfg.head_dim, bias=True),
        mlp_norm=shared,
        mlp=llama_like.ungated_mlp(f"{prefix}.mlp", cfg.width, inner, ("fc1", "fc2"), bias=True),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    hf.expect(tie_word_embeddings=False)
    return Params(
        embed=Linear(tensor("model.embed_tokens.weight", cfg.vocab, cfg.width)),
        layers=layers,
        norm=layer_norm("model.final_layernorm", cfg.width),
        head=linear(("lm_head", cfg.vocab), inputs=cfg.width, bias=True),
    )
