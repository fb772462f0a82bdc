"""Qwen 3.5 with experts in each layer: they stand in two tensors for all, or in three for each."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, qwen2_moe, qwen3_5_text, qwen3_next
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, tensor
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer, Linear, Mlp

UNUSED_PREFIXES = qwen3_5_text.UNUSED_PREFIXES
outer_params = qwen3_5_text.outer_params


def config(hf: HfConfig) -> Config:
    hf.expect(norm_topk_prob=True, mlp_only_layers=[], decoder_sparse_step=1)
    hf.ignore("intermediate_size", "the size of an MLP, and there are experts in every layer")
    return replace(
        qwen3_5_text.config(hf, kv_heads=2),
        experts_per_token=mixtral.experts_per_token(hf, count=256, default=8),
        normalize_experts=True,
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}.mlp"
    shared = hf.number("shared_expert_intermediate_size", 512)
    mlp = qwen2_moe.with_shared(experts(cfg, hf, prefix), prefix, cfg.width, shared)
    return qwen3_next.layer_with(cfg, hf, n, mlp, qwen3_5_text.delta_net)


def experts(cfg: Config, hf: HfConfig, prefix: str) -> Experts:
    """A router, and experts as the files have them: published ones are apart if they are quantized."""
    inner = hf.number("moe_intermediate_size", 512)
    count = mixtral.expert_count(hf, 256)
    if hf.is_stored(f"{prefix}.experts.0.down_proj.weight"):
        return llama_like.experts(hf, prefix, count, cfg.width, inner)
    up = Linear(tensor(f"{prefix}.experts.gate_up_proj", count, 2 * inner, cfg.width))
    down = Linear(tensor(f"{prefix}.experts.down_proj", count, cfg.width, inner))
    return Experts(linear((f"{prefix}.gate", count), inputs=cfg.width), Mlp(up, down))
