"""Mixtral: Mistral with experts, two of which see each token."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(said: Fields) -> Config:
    cfg = llama_like.usual(said, theta=1e6, eps=1e-5, positions=131072, kv_heads=8)
    return replace(llama_like.windowed(cfg, said.window()), chosen=chosen(said, usually=(8, 2)))


def chosen(said: Fields, usually: tuple[int, int]) -> int:
    """How many experts see a token; usually so many there are, and so many see it."""
    there, wanted = experts(said, usually[0]), said.number("num_experts_per_tok", usually[1])
    if wanted > there:
        raise ValueError(f"config.json: num_experts_per_tok {wanted} is over the {there} experts")
    return wanted


def experts(said: Fields, usually: int) -> int:
    """How many experts there are; files call it one or the other."""
    return said.number("num_experts", said.number("num_local_experts", usually))


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    at, count = f"model.layers.{n}.block_sparse_moe", experts(said, 8)
    inner, names = said.number("intermediate_size"), ("w1", "w3", "w2")
    return llama_like.block(cfg, n, llama_like.experts(at, count, cfg.width, inner, names))


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers)
