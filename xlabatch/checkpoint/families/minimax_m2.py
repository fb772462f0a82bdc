"""MiniMax M2: experts by sigmoids, partial rotary, norms over all heads of queries and of keys."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral, olmo2
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import tensor
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

COUNT = 256  # of experts, by default


def config(hf: HfConfig) -> Config:
    hf.expect(use_qk_norm=True, qk_norm_type="per_layer", scoring_func="sigmoid", use_routing_bias=True)
    hf.expect(shared_intermediate_size=0, sliding_window=None)
    hf.expect(attn_type_list=[1] * hf.number("num_hidden_layers", most=2**13))
    for name in ("use_mtp", "num_mtp_modules", "mtp_transformer_layers"):
        hf.ignore(name, "of layers that guess further tokens")
    cfg = llama_like.llama_config(
        with_rotated_part(hf), theta=5e6, part=1.0, max_positions=196608, head_dim=128, kv_heads=8
    )
    return replace(
        cfg,
        experts_per_token=mixtral.experts_per_token(hf, count=COUNT, default=8),
        expert_scores="sigmoid",
        normalize_experts=True,
    )


def with_rotated_part(hf: HfConfig) -> HfConfig:
    """The fields with the share of a head that is rotated; published files have its size."""
    size = hf.number("rotary_dim", hf.number("head_dim", 128))
    return hf.with_fields({"partial_rotary_factor": size / hf.number("head_dim", 128)} | hf.raw)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}.block_sparse_moe"
    count = mixtral.expert_count(hf, COUNT)
    inner = hf.number("intermediate_size", 1536)
    unbiased = llama_like.experts(hf, prefix, count, cfg.width, inner, mixtral.NAMES)
    experts = replace(unbiased, bias=tensor(f"{prefix}.e_score_correction_bias", count))
    return olmo2.with_norms_of_all_heads(cfg, n, llama_like.block(cfg, n, experts))
