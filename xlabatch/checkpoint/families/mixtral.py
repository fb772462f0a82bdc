"""Mixtral: Mistral with experts, two of which see each token."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, theta=1e6, eps=1e-5, positions=131072, kv_heads=8)
    return replace(
        llama_like.with_window(cfg, hf.window()), experts_per_token=experts_per_token(hf, default=(8, 2))
    )


def experts_per_token(hf: HfConfig, default: tuple[int, int]) -> int:
    """How many experts see a token; usually so many there are, and so many see it."""
    there, wanted = expert_count(hf, default[0]), hf.number("num_experts_per_tok", default[1])
    if wanted > there:
        raise ValueError(f"config.json: num_experts_per_tok {wanted} is over the {there} experts")
    return wanted


def expert_count(hf: HfConfig, default: int) -> int:
    """How many experts there are; files call it one or the other."""
    return hf.number("num_experts", hf.number("num_local_experts", default))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    at, count = f"model.layers.{n}.block_sparse_moe", expert_count(hf, 8)
    inner, names = hf.number("intermediate_size"), ("w1", "w3", "w2")
    return llama_like.block(cfg, n, llama_like.experts(at, count, cfg.width, inner, names))


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers)
