"""gpt-oss: attention sinks, a window in every other layer, experts with biases and clamped gates."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.rope_scaling import OLD
from xlabatch.checkpoint.tensor_specs import (
    TensorLayout,
    TensorSpec,
    as_stored,
    interleaved_halves,
    linear,
    tensor,
    transposed,
    transposed_interleaved_halves,
)
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer, Linear, Mlp

YARN = {  # where neither rope_parameters nor rope_scaling is given
    "rope_type": "yarn",
    "factor": 32.0,
    "beta_fast": 32.0,
    "beta_slow": 1.0,
    "truncate": False,
    OLD: 4096,
}


def config(hf: HfConfig) -> Config:
    hf.expect(hidden_act="silu", swiglu_alpha=1.702)
    hf.ignore("initial_context_length", "the context that rope's fields give as the original one")
    rope = hf.table("rope_parameters") or hf.table("rope_scaling") or YARN
    with_rope = hf.with_fields(hf.raw | {"rope_parameters": rope, "rope_scaling": None})
    cfg = llama_like.llama_config(
        with_rope, theta=150000.0, eps=1e-5, max_positions=131072, head_dim=64, kv_heads=8
    )
    used = mixtral.experts_per_token(hf, count=128, default=4)
    hf.expect(experts_per_token=used)  # another name of the same field
    sliding = llama_like.sliding_layers(hf, [n % 2 == 0 for n in range(cfg.layers)])
    return replace(
        llama_like.with_window(cfg, hf.window(default=128), sliding),
        act="quick_gelu",  # gate * sigmoid(1.702 * gate)
        gate_limit=hf.real("swiglu_limit", 7.0),
        up_offset=1.0,
        experts_per_token=used,
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias", True)
    prefix = f"model.layers.{n}"
    inner = hf.number("intermediate_size")
    mlp = experts(f"{prefix}.mlp", cfg.width, inner, mixtral.expert_count(hf, 128))
    block = llama_like.block(cfg, n, mlp, qkv_bias=bias, out_bias=bias)
    return replace(block, sinks=tensor(f"{prefix}.self_attn.sinks", cfg.heads))


def experts(prefix: str, width: int, inner: int, count: int) -> Experts:
    """A router, and experts in one tensor for all, as [in, out] with gates and ups interleaved."""

    def one(name: str, rows: int, inputs: int, layout: TensorLayout, bias_layout: TensorLayout) -> Linear:
        bias = f"{prefix}.experts.{name}_bias", (count, rows)
        weight = llama_like.experts_in_one(f"{prefix}.experts.{name}", count, rows, inputs, layout).weight
        return Linear(weight, TensorSpec((count, rows), (bias,), bias_layout))

    up = one("gate_up_proj", 2 * inner, width, transposed_interleaved_halves, interleaved_halves)
    down = one("down_proj", width, inner, transposed, as_stored)
    return Experts(linear((f"{prefix}.router", count), inputs=width, bias=True), Mlp(up, down))
