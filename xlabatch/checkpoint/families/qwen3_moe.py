"""Qwen 3 with experts, in most layers or all."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, qwen3
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer, Mlp, Params


def config(said: Fields) -> Config:
    said.only(use_qk_norm=True, qkv_bias=False, shared_expert_intermediate_size=0)
    window = said.window(default=4096)
    said.get("max_window_layers")  # of the smaller ones; here a window is for all layers or none
    cfg = llama_like.windowed(
        llama_like.usual(said, positions=32768, kv_heads=4),
        window if said.flag("use_sliding_window") else None,
    )
    chosen = mixtral.chosen(said, usually=(128, 8))
    return replace(cfg, chosen=chosen, shared_out=said.flag("norm_topk_prob"))


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    bias = said.flag("attention_bias")
    return qwen3.normed(cfg, n, llama_like.block(cfg, n, mlp(cfg, said, n), qkv_bias=bias, out_bias=bias))


def mlp(cfg: Config, said: Fields, n: int) -> Mlp | Experts:
    """Experts in every so many layers, but for those that are named."""
    inner, count = said.number("moe_intermediate_size", 768), mixtral.experts(said, 128)
    if n in plain(said) or (n + 1) % said.number("decoder_sparse_step", 1):
        return llama_like.gated(said, n)
    said.get("intermediate_size")
    names = "gate_proj", "up_proj", "down_proj"
    return llama_like.experts(f"model.layers.{n}.mlp", count, cfg.width, inner, names)


def plain(said: Fields) -> list[int]:
    """The layers that have no experts, by name."""
    listed: list[int] = said.get("mlp_only_layers", [])
    if not isinstance(listed, list) or not all(isinstance(n, int) for n in listed):
        raise ValueError(f"config.json: mlp_only_layers must be a list of whole numbers, got {listed!r:.60}")
    return listed


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers)
