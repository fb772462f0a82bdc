"""Mixtral: Mistral with a mixture of experts; each token uses two."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

NAMES = ("w1", "w3", "w2")  # gate, up, down


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, theta=1e6, eps=1e-5, max_positions=131072, kv_heads=8)
    cfg = llama_like.with_window(cfg, hf.window())
    return replace(cfg, experts_per_token=experts_per_token(hf, count=8, default=2))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}.block_sparse_moe"
    inner = hf.number("intermediate_size")
    experts = llama_like.experts(hf, prefix, expert_count(hf, 8), cfg.width, inner, NAMES)
    return llama_like.block(cfg, n, experts)


def experts_per_token(hf: HfConfig, count: int, default: int) -> int:
    """How many experts a token uses; `count` is the family's default for how many there are."""
    used = hf.number("num_experts_per_tok", default)
    count = expert_count(hf, count)
    if used > count:
        raise Refused(f"config.json: num_experts_per_tok is {used}, but there are only {count} experts")
    return used


def expert_count(hf: HfConfig, default: int) -> int:
    """How many experts there are; the field has two names."""
    return hf.number("num_experts", hf.number("num_local_experts", default))
