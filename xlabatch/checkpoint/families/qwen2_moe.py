"""Qwen 1.5 and 2 with a mixture of experts, and one with a gate that every token uses."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, qwen3_moe
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer, Mlp


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, max_positions=32768, kv_heads=16)
    first = hf.number("max_window_layers", 28, least=0)
    slides = hf.flag("use_sliding_window")
    hf.ignore("sliding_window", "without use_sliding_window it has no effect, and may be 0")
    sliding = llama_like.sliding_layers(hf, [n % 2 == 0 and n < first for n in range(cfg.layers)])
    return replace(
        llama_like.with_window(cfg, hf.window(default=4096) if slides else None, sliding),
        experts_per_token=mixtral.experts_per_token(hf, count=60, default=4),
        normalize_experts=hf.flag("norm_topk_prob"),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    mlp = mlp_or_experts(cfg, hf, n, count=60, inner=1408, shared=5632)
    return llama_like.block(cfg, n, mlp, qkv_bias=hf.flag("qkv_bias", True))


def mlp_or_experts(
    cfg: Config, hf: HfConfig, n: int, *, count: int, inner: int, shared: int, dense: int | None = None
) -> Mlp | Experts:
    """Experts and a shared one, or an MLP in the layers that have one; the keywords are defaults."""
    inner = hf.number("moe_intermediate_size", inner)
    shared = hf.number("shared_expert_intermediate_size", shared)
    prefix = f"model.layers.{n}.mlp"
    count = mixtral.expert_count(hf, count)
    if qwen3_moe.is_dense(hf, n):
        return llama_like.gated_mlp(prefix, cfg.width, hf.number("intermediate_size", dense))
    hf.ignore("intermediate_size", "the size of an MLP, and there may be experts in every layer")
    return with_shared(llama_like.experts(hf, prefix, count, cfg.width, inner), prefix, cfg.width, shared)


def with_shared(experts: Experts, prefix: str, width: int, inner: int) -> Experts:
    """Add an expert that every token uses, with a gate."""
    return replace(
        experts,
        shared=llama_like.gated_mlp(f"{prefix}.shared_expert", width, inner),
        shared_gate=linear((f"{prefix}.shared_expert_gate", 1), inputs=width),
    )
