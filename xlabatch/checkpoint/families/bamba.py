"""Bamba: Granite 4's state spaces without its multipliers, beside attention with partial rotary."""

from dataclasses import replace

from xlabatch.checkpoint.families import granitemoehybrid, lfm2, llama_like, mamba2
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    hf.expect(hidden_act="silu")
    hf.ignore("mamba_chunk_size", "tokens are not computed in chunks")
    hf.ignore("num_logits_to_keep", "of how the same numbers are computed")
    hf.ignore("use_mamba_kernels", "of how the same numbers are computed")
    hf.ignore("z_loss_coefficient", "of training")
    hf.ignore("partial_rotary_factor", "transformers takes a half, unless rope_parameters has another one")
    rope = hf.with_fields(hf.raw | {"partial_rotary_factor": None})
    cfg = llama_like.llama_config(rope, part=0.5, eps=1e-5, max_positions=262144, kv_heads=8)
    hf.expect(attn_rotary_emb=cfg.head_dim // 2)
    listed = hf.get("attn_layer_indices", [])
    if not isinstance(listed, list) or not all(isinstance(n, int) for n in listed):
        raise Refused(f"config.json: attn_layer_indices must be a list of integers, got {listed!r:.60}")
    kept = granitemoehybrid.recurrence(hf, cfg.width)
    cfg = lfm2.with_recurrence(cfg, kept, [n in listed for n in range(cfg.layers)])
    return replace(cfg, step_limits=mamba2.step_limits(hf))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}"
    bias = hf.flag("attention_bias")
    inner = hf.number("intermediate_size", 14336)
    mlp = llama_like.gated_mlp(f"{prefix}.feed_forward", cfg.width, inner, bias=hf.flag("mlp_bias"))
    block = replace(
        llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias),
        mlp_norm=norm(f"{prefix}.pre_ff_layernorm", cfg.width),
    )
    kept = cfg.recurrence[n] if cfg.recurrence else None
    if kept is None:
        return block
    return granitemoehybrid.with_state_space(cfg, hf, kept, f"{prefix}.mamba", block)


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    params = llama_like.outer_params(cfg, hf, layers)
    return replace(params, norm=norm("model.final_layernorm", cfg.width))
