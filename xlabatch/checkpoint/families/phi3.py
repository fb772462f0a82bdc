"""Phi 3 and 3.5: queries, keys and values in one tensor, gates and ups in another; rope for long contexts."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, split_fused_qkv
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Mlp, Params


def config(hf: HfConfig) -> Config:
    hf.expect(attention_bias=False, mlp_bias=False, lm_head_bias=False, full_attn_mod=1, interpolate_factor=1)
    old = {"original_max_position_embeddings": 4096, "max_position_embeddings": 4096}
    told = HfConfig({**old, **hf.raw})
    cfg = llama_like.llama_config(told, eps=1e-5, partial=True)
    hf.seen |= told.seen
    return llama_like.with_window(cfg, hf.window())


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    at, inner = f"model.layers.{n}", hf.number("intermediate_size")
    fused = (cfg.heads + 2 * cfg.kv_heads) * cfg.head_dim
    mlp = Mlp(
        linear((f"{at}.mlp.gate_up_proj", 2 * inner), inputs=cfg.width),
        linear((f"{at}.mlp.down_proj", cfg.width), inputs=inner),
    )
    return replace(
        llama_like.block(cfg, n, mlp),
        qkv=linear(
            (f"{at}.self_attn.qkv_proj", fused),
            inputs=cfg.width,
            layout=split_fused_qkv(cfg.heads, cfg.kv_heads),
        ),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
