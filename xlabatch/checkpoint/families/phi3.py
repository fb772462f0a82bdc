"""Phi 3 and 3.5: queries, keys and values in one tensor, gates and ups in another; rope for long contexts."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.checkpoint.tensor_specs import linear, split_by_head
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Mlp, Params


def config(said: Fields) -> Config:
    said.only(attention_bias=False, mlp_bias=False, lm_head_bias=False, full_attn_mod=1, interpolate_factor=1)
    old = {"original_max_position_embeddings": 4096, "max_position_embeddings": 4096}
    told = Fields({**old, **said.raw})
    cfg = llama_like.usual(told, eps=1e-5, partial=True)
    said.seen |= told.seen
    return llama_like.windowed(cfg, said.window())


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    at, inner = f"model.layers.{n}", said.number("intermediate_size")
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
            put=split_by_head(cfg.heads, cfg.kv_heads),
        ),
    )


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers)
