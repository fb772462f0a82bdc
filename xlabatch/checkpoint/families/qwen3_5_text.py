"""Qwen 3.5, the dense models: Qwen 3 Next with an MLP in each layer, and linears stored part by part."""

from dataclasses import replace

from xlabatch.checkpoint.families import lfm2, llama_like, qwen2_5_vl, qwen3_next
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, one_below_another
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.params import DeltaNet, Layer

UNUSED_PREFIXES = qwen3_next.UNUSED_PREFIXES
outer_params = qwen3_next.outer_params


def config(hf: HfConfig, kv_heads: int = 4) -> Config:
    hf.expect(hidden_act="silu", use_sliding_window=False, attn_output_gate=True)
    for name in ("mtp_num_hidden_layers", "mtp_use_dedicated_embeddings", "num_mtp_layers"):
        hf.ignore(name, "of layers that guess further tokens")
    hf.ignore("mamba_ssm_dtype", "states are in float32")
    cfg = llama_like.llama_config(
        with_rope_of_texts(hf), part=0.25, max_positions=32768, head_dim=256, kv_heads=kv_heads
    )
    return lfm2.with_recurrence(cfg, qwen3_next.recurrence(hf), qwen3_next.attending_layers(hf, cfg.layers))


def with_rope_of_texts(hf: HfConfig) -> HfConfig:
    """The fields with a rope of one position: the three of a text's token are equal."""
    plain, _ = qwen2_5_vl.without_sections(hf)
    spec = {**plain.table("rope_parameters")}
    spec.pop("mrope_interleaved", None)
    return plain.with_fields(plain.raw | {"rope_parameters": spec or None})


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    return qwen3_next.layer_with(cfg, hf, n, llama_like.layer_mlp(hf, n), delta_net)


def delta_net(cfg: Config, kept: Recurrence, prefix: str) -> DeltaNet:
    """The tensors of a delta rule: queries, keys and values in one stored linear, each gate in another."""
    inputs = kept.features, kept.heads * kept.values
    return replace(
        qwen3_next.delta_net(cfg, kept, prefix),
        inputs=linear(
            (f"{prefix}.in_proj_qkv", inputs[0]),
            (f"{prefix}.in_proj_z", inputs[1]),
            inputs=cfg.width,
            layout=one_below_another(inputs),
        ),
        gates=linear(
            (f"{prefix}.in_proj_b", kept.heads), (f"{prefix}.in_proj_a", kept.heads), inputs=cfg.width
        ),
    )
