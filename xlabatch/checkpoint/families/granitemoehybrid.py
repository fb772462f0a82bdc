"""Granite 4: state spaces (Mamba 2) in most layers or in none; an MLP, in some models beside experts."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import numpy as np

from xlabatch.checkpoint.families import granite, lfm2, llama_like, mixtral
from xlabatch.checkpoint.families.qwen3_next import powers_of_e
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import (
    Numbers,
    Shape,
    TensorLayout,
    TensorSpec,
    Write,
    linear,
    norm,
    tensor,
)
from xlabatch.errors import Refused
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.params import Experts, Layer, Linear, Mlp, StateSpace

ATTENDS = {"mamba": False, "linear_attention": False, "attention": True, llama_like.FULL: True}
POSITIONS = {"rope": "rope", "nope": ""}


def config(hf: HfConfig) -> Config:
    hf.expect(hidden_act="silu", normalization_function="rmsnorm")
    hf.ignore("init_method", "of training")
    hf.ignore("mamba_chunk_size", "tokens are not computed in chunks")
    cfg = replace(granite.config(hf), step_limits=step_limits(hf))
    if not hf.one_of("position_embedding_type", POSITIONS, "nope"):
        cfg = llama_like.with_rope_in(cfg, [False] * cfg.layers)
    if expert_count(hf):
        cfg = replace(cfg, experts_per_token=mixtral.experts_per_token(hf, count=8, default=2))
    kinds = hf.per_layer("layer_types", cfg.layers, tuple(ATTENDS)) or ["mamba"] * cfg.layers
    kept = recurrence(hf, cfg.width)
    return lfm2.with_recurrence(cfg, kept, [ATTENDS[kind] for kind in kinds])


def expert_count(hf: HfConfig) -> int:
    """How many experts a layer has; 0 if it has an MLP alone."""
    hf.ignore("num_experts_per_tok", "of experts, which some models do not have")
    return hf.number("num_local_experts", 8, least=0)


def recurrence(hf: HfConfig, width: int) -> Recurrence:
    """What a layer with a state space keeps of a sequence."""
    most = llama_like.MAX_HEAD_DIM
    heads = hf.number("mamba_n_heads", 128)
    groups = hf.number("mamba_n_groups", 1)
    keys = hf.number("mamba_d_state", 256, most=most)
    taps = hf.number("mamba_d_conv", 4, most=2**10, least=2)
    inner = hf.number("mamba_expand", 2) * width
    is_derived = hf.get("mamba_d_head", "auto") == "auto"
    values = max(inner // heads, 1) if is_derived else hf.number("mamba_d_head", most=most)
    if heads * values != inner:
        raise Refused(
            f"config.json: mamba_n_heads {heads} * mamba_d_head {values} = {heads * values}, "
            f"but mamba_expand * hidden_size is {inner}"
        )
    if heads % groups:
        raise Refused(f"config.json: {heads} heads of Mamba layers cannot share {groups} groups evenly")
    for name, default in (("mamba_conv_bias", True), ("mamba_proj_bias", False)):
        hf.flag(name, default)
    return Recurrence(2 * groups * keys + inner, taps - 1, heads, keys, values)


def step_limits(hf: HfConfig) -> tuple[float, float]:
    """The least and the largest time step; transformers writes infinity as an object."""
    given = hf.get("time_step_limit", [0.0, math.inf])
    infinity = {"__float__": "Infinity"}
    limits = [math.inf if each == infinity else each for each in given] if isinstance(given, list) else []
    numbers = [each for each in limits if isinstance(each, (int, float)) and not isinstance(each, bool)]
    if len(numbers) != 2 or len(limits) != 2 or not 0 <= numbers[0] <= numbers[1]:
        raise Refused(
            f"config.json: time_step_limit must be two numbers from 0, in their order, got {given!r:.60}"
        )
    return float(numbers[0]), float(numbers[1])


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}"
    bias = hf.flag("attention_bias")
    block = llama_like.block(cfg, n, mlp(cfg, hf, prefix), qkv_bias=bias, out_bias=bias)
    kept = cfg.recurrence[n] if cfg.recurrence else None
    if kept is None:
        return block
    values = kept.heads * kept.values
    out = linear((f"{prefix}.mamba.out_proj", cfg.width), inputs=values, bias=hf.flag("mamba_proj_bias"))
    return replace(block, qkv=state_space(cfg, hf, kept, f"{prefix}.mamba"), out=out)


def mlp(cfg: Config, hf: HfConfig, prefix: str) -> Mlp | Experts:
    """An MLP, with experts beside it if there are any; gates and ups are in one tensor."""
    inner = hf.number("shared_intermediate_size", 1024)
    shared = Mlp(
        linear((f"{prefix}.shared_mlp.input_linear", 2 * inner), inputs=cfg.width),
        linear((f"{prefix}.shared_mlp.output_linear", cfg.width), inputs=inner),
    )
    own = hf.number("intermediate_size", 11008)
    count = expert_count(hf)
    if not count:
        return shared
    names = f"{prefix}.block_sparse_moe"
    return Experts(
        router=linear((f"{names}.router.layer", count), inputs=cfg.width),
        each=Mlp(
            Linear(tensor(f"{names}.input_linear.weight", count, 2 * own, cfg.width)),
            Linear(tensor(f"{names}.output_linear.weight", count, cfg.width, own)),
        ),
        shared=shared,
    )


def state_space(cfg: Config, hf: HfConfig, kept: Recurrence, prefix: str) -> StateSpace:
    """The tensors of a state space, stored in the order gates, values, keys, queries, time steps."""
    values = kept.heads * kept.values
    width = values + kept.features + kept.heads
    taps = kept.inputs + 1, kept.features
    keys_end = values + kept.key_heads * kept.keys
    features = (keys_end, kept.features), (values, keys_end), (0, values)  # as a convolution stores them
    shifted = tuple((values + start, values + stop) for start, stop in features)
    rows = rows_in_order(*shifted, (0, values), (width - kept.heads, width))
    stored_taps = (f"{prefix}.conv1d.weight", (kept.features, 1, taps[0]))
    stored_bias = (f"{prefix}.conv1d.bias", (kept.features,))
    bias = TensorSpec((kept.features,), (stored_bias,), rows_in_order(*features))
    return StateSpace(
        linear((f"{prefix}.in_proj", width), inputs=cfg.width, bias=hf.flag("mamba_proj_bias"), layout=rows),
        TensorSpec(taps, (stored_taps,), taps_in_order(*features)),
        TensorSpec((kept.heads,), ((f"{prefix}.A_log", (kept.heads,)),), powers_of_e),
        tensor(f"{prefix}.dt_bias", kept.heads),
        tensor(f"{prefix}.D", kept.heads),
        norm(f"{prefix}.norm", values),
        bias if hf.flag("mamba_conv_bias", True) else None,
    )


@cache
def rows_in_order(*spans: tuple[int, int]) -> TensorLayout:
    """These spans of the stored rows, one below the other."""

    def layout(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
        at = 0
        for start, stop in spans:
            yield Write(leaf, np.s_[at : at + stop - start], part[start:stop])
            at += stop - start

    return layout


@cache
def taps_in_order(*spans: tuple[int, int]) -> TensorLayout:
    """Taps [L, C] that are stored as [C, 1, L], with these spans of C one after the other."""

    def layout(leaf: Shape, n: int, part: Numbers) -> Iterator[Write]:
        by_feature = leaf[::-1]
        for write in rows_in_order(*spans)(by_feature, n, part.reshape(by_feature)):
            yield Write(leaf, (slice(None), write.index), write.value.T)

    return layout
