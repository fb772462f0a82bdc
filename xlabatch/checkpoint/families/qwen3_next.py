"""Qwen 3 Next: a gated delta rule in three layers of four, attention with a gate in the fourth; experts.

Norms store their scale minus 1.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

import numpy as np

from xlabatch.checkpoint.families import lfm2, llama_like, mixtral, qwen2_moe
from xlabatch.checkpoint.families.gemma2 import offset_norm
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import (
    Numbers,
    Shape,
    TensorLayout,
    TensorSpec,
    Write,
    interleaved_qkv,
    linear,
    norm,
    tensor,
)
from xlabatch.errors import Refused
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.params import DeltaNet, Experts, Layer, Linear, Mlp

LINEAR = "linear_attention"
UNUSED_PREFIXES = ("mtp.",)  # layers that guess several tokens at once

outer_params = partial(llama_like.outer_params, make_norm=offset_norm)


def config(hf: HfConfig) -> Config:
    hf.expect(hidden_act="silu", use_sliding_window=False)
    cfg = replace(
        llama_like.llama_config(hf, part=0.25, max_positions=32768, head_dim=256, kv_heads=2),
        experts_per_token=mixtral.experts_per_token(hf, count=512, default=10),
        normalize_experts=hf.flag("norm_topk_prob", True),
    )
    return lfm2.with_recurrence(cfg, recurrence(hf), attending_layers(hf, cfg.layers))


def recurrence(hf: HfConfig) -> Recurrence:
    """What a layer with a delta rule keeps of a sequence."""
    most = llama_like.MAX_HEAD_DIM
    heads = hf.number("linear_num_value_heads", 32)
    key_heads = hf.number("linear_num_key_heads", 16)
    keys = hf.number("linear_key_head_dim", 128, most=most)
    values = hf.number("linear_value_head_dim", 128, most=most)
    taps = hf.number("linear_conv_kernel_dim", 4, most=2**10, least=2)
    if heads % key_heads:
        raise Refused(f"config.json: {heads} value heads cannot share {key_heads} key heads evenly")
    return Recurrence(2 * key_heads * keys + heads * values, taps - 1, heads, keys, values)


def attending_layers(hf: HfConfig, layers: int) -> list[bool]:
    """Which layers attend: by `layer_types`, or by an interval."""
    every = hf.number("full_attention_interval", 4)
    kinds = hf.per_layer("layer_types", layers, (LINEAR, llama_like.FULL))
    if kinds:
        return [kind == llama_like.FULL for kind in kinds]
    return [(n + 1) % every == 0 for n in range(layers)]


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    mlp = qwen2_moe.mlp_or_experts(cfg, hf, n, count=512, inner=512, shared=512, dense=5632)
    return layer_with(cfg, hf, n, mlp, delta_net)


def layer_with(
    cfg: Config, hf: HfConfig, n: int, mlp: Mlp | Experts, delta_net: Callable[..., DeltaNet]
) -> Layer:
    """Layer n with this MLP, and with a delta rule as `delta_net` has it unless the layer attends."""
    prefix = f"model.layers.{n}"
    bias = hf.flag("attention_bias")
    block = llama_like.block(cfg, n, mlp, out_bias=bias, make_norm=offset_norm)
    if cfg.recurrence and (kept := cfg.recurrence[n]):
        out = linear((f"{prefix}.linear_attn.out_proj", cfg.width), inputs=kept.heads * kept.values)
        return replace(block, qkv=delta_net(cfg, kept, f"{prefix}.linear_attn"), out=out)
    names = f"{prefix}.self_attn"
    qkv, gate = attention(cfg, names, bias)
    return replace(
        block,
        qkv=qkv,
        gate=gate,
        q_norm=offset_norm(f"{names}.q_norm", cfg.head_dim),
        k_norm=offset_norm(f"{names}.k_norm", cfg.head_dim),
    )


def attention(cfg: Config, prefix: str, bias: bool) -> tuple[Linear, Linear]:
    """Queries, keys and values; and the gates of what heads give, each stored after the head's query."""
    H = cfg.heads
    K = cfg.kv_heads
    E = cfg.head_dim
    queries, keys, values = (
        (f"{prefix}.{name}_proj", rows * E) for name, rows in zip("qkv", (2 * H, K, K), strict=True)
    )

    def leaf(heads: int, layout: TensorLayout, *parts: tuple[str, int]) -> Linear:
        weights = tuple((f"{name}.weight", (rows, cfg.width)) for name, rows in parts)
        biases = tuple((f"{name}.bias", (rows,)) for name, rows in parts)
        weight = TensorSpec((heads * E, cfg.width), weights, layout)
        return Linear(weight, TensorSpec((heads * E,), biases, layout) if bias else None)

    qkv = leaf(H + 2 * K, qkv_without_gates(H, K), queries, keys, values)
    return qkv, leaf(H, half_of_heads(H, 1), queries)


def delta_net(cfg: Config, kept: Recurrence, prefix: str) -> DeltaNet:
    """The tensors of a delta rule; its linears are stored key head by key head."""
    values = kept.heads * kept.values
    key_heads = kept.key_heads
    inputs = heads_together(key_heads, (kept.keys, kept.keys, values // key_heads, values // key_heads))
    gates = heads_together(key_heads, (kept.heads // key_heads,) * 2)
    taps = kept.inputs + 1, kept.features
    return DeltaNet(
        linear((f"{prefix}.in_proj_qkvz", kept.features + values), inputs=cfg.width, layout=inputs),
        linear((f"{prefix}.in_proj_ba", 2 * kept.heads), inputs=cfg.width, layout=gates),
        TensorSpec(taps, ((f"{prefix}.conv1d.weight", (kept.features, 1, taps[0])),), lfm2.taps_first),
        TensorSpec((kept.heads,), ((f"{prefix}.A_log", (kept.heads,)),), powers_of_e),
        tensor(f"{prefix}.dt_bias", kept.heads),
        norm(f"{prefix}.norm", kept.values),
    )


def powers_of_e(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """Numbers that are stored as their logarithms."""
    yield Write(leaf, ..., np.exp(part))


@cache
def half_of_heads(heads: int, half: int) -> TensorLayout:
    """The first or the second half of the features of each head."""

    def layout(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
        halves = part.reshape(heads, 2, -1, *leaf[1:])
        yield Write(leaf, ..., halves[:, half].reshape(leaf))

    return layout


@cache
def qkv_without_gates(heads: int, kv_heads: int) -> TensorLayout:
    """As interleaved_qkv, but without the gate that is stored after each head's query."""

    def layout(leaf: Shape, n: int, part: Numbers) -> Iterator[Write]:
        rest = leaf[1:]
        own = part if n else part.reshape(heads, 2, -1, *rest)[:, 0].reshape(-1, *rest)
        yield from interleaved_qkv(kv_heads)(leaf, n, own)

    return layout


@cache
def heads_together(heads: int, sizes: tuple[int, ...]) -> TensorLayout:
    """Parts of these sizes of each head, stored head by head: the first of all heads, then the second."""

    def layout(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
        stored = part.reshape(heads, -1, *leaf[1:])
        start = 0
        for size in sizes:
            rows = np.s_[heads * start : heads * (start + size)]
            yield Write(leaf, rows, stored[:, start : start + size].reshape(-1, *leaf[1:]))
            start += size

    return layout
