"""Phi 3 and 3.5: q, k and v fused in one tensor, gate and up in another; rope scaled for long contexts."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, split_fused_qkv
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    hf.expect(attention_bias=False, mlp_bias=False, lm_head_bias=False, full_attn_mod=1, interpolate_factor=1)
    defaults = {"original_max_position_embeddings": 4096, "max_position_embeddings": 4096}
    cfg = llama_like.llama_config(hf.with_fields(defaults | hf.raw), eps=1e-5, part=1.0)
    return llama_like.with_window(cfg, hf.window())


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    fused = f"model.layers.{n}.self_attn.qkv_proj", (cfg.heads + 2 * cfg.kv_heads) * cfg.head_dim
    layout = split_fused_qkv(cfg.heads, cfg.kv_heads)
    block = llama_like.block(cfg, n, llama_like.fused_mlp(cfg, hf, n))
    return replace(block, qkv=linear(fused, inputs=cfg.width, layout=layout))
