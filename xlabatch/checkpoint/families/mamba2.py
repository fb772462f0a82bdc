"""Mamba 2, also Codestral Mamba: a state space in every layer, and nothing else.

No layer attends, so that a sequence of any length has the same state.
"""

import math
from collections.abc import Iterator
from functools import cache

import numpy as np

from xlabatch.checkpoint.families import llama_like
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
from xlabatch.model.params import Layer, Linear, Params, StateSpace

BASE = "backbone."
PREFIXES = {  # other spellings of the same names
    "backbone.embedding.": "backbone.embeddings.",
    "model.backbone.": "backbone.",
    "model.lm_head.": "lm_head.",
}
MAX_POSITIONS = 2**20  # a state space has no limit
OF_TRAINING = (
    *("rescale_prenorm_residual", "time_step_floor", "time_step_init_scheme", "time_step_max"),
    *("time_step_min", "time_step_rank", "time_step_scale"),
)


def config(hf: HfConfig) -> Config:
    hf.expect(hidden_act="silu", rms_norm=True)
    ignore_training(hf)
    hf.ignore("norm_before_gate", "transformers norms after the gate, whatever it says")
    width = hf.number("hidden_size")
    kept = recurrence(
        hf.number("num_heads", 128),
        hf.number("n_groups", 8),
        hf.number("state_size", 128, most=llama_like.MAX_HEAD_DIM),
        hf.number("head_dim", 64, most=llama_like.MAX_HEAD_DIM),
        hf.number("conv_kernel", 4, most=2**10, least=2),
    )
    inner = hf.number("expand", 2) * width
    if kept.heads * kept.values != inner:
        raise Refused(
            f"config.json: num_heads {kept.heads} * head_dim {kept.values} = {kept.heads * kept.values}, "
            f"but expand * hidden_size is {inner}"
        )
    layers = hf.number("num_hidden_layers", 64, most=2**13)
    return Config(
        vocab=hf.number("vocab_size", 32768),
        width=width,
        heads=0,
        kv_heads=0,
        head_dim=0,
        attention=(None,) * layers,
        norm_eps=hf.real("layer_norm_epsilon", 1e-5),
        max_positions=MAX_POSITIONS,
        recurrence=(kept,) * layers,
        step_limits=step_limits(hf),
    )


def ignore_training(hf: HfConfig) -> None:
    """Count the fields as read that set the initial weights, or how the same numbers are computed."""
    for name in OF_TRAINING:
        hf.ignore(name, "of training")
    hf.ignore("chunk_size", "tokens are not computed in chunks")
    hf.ignore("residual_in_fp32", "residuals always are")


def recurrence(heads: int, groups: int, keys: int, values: int, taps: int) -> Recurrence:
    """What a layer with a state space keeps of a sequence; the heads of a group share keys."""
    if heads % groups:
        raise Refused(f"config.json: {heads} heads of Mamba layers cannot share {groups} groups evenly")
    return Recurrence(2 * groups * keys + heads * values, taps - 1, heads, keys, values)


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
    prefix = f"backbone.layers.{n}"
    kept = cfg.recurrence[n]
    assert kept
    bias = hf.flag("use_bias")
    return Layer(
        qkv=state_space(cfg, kept, f"{prefix}.mixer", bias=bias, conv_bias=hf.flag("use_conv_bias", True)),
        out=linear((f"{prefix}.mixer.out_proj", cfg.width), inputs=kept.heads * kept.values, bias=bias),
        mlp=None,
        attn_norm=norm(f"{prefix}.norm", cfg.width),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return Params(
        embed=Linear(tensor("backbone.embeddings.weight", cfg.vocab, cfg.width)),
        layers=layers,
        norm=norm("backbone.norm_f", cfg.width),
        head=llama_like.head(cfg, hf, tied=False),
    )


def state_space(cfg: Config, kept: Recurrence, prefix: str, *, bias: bool, conv_bias: bool) -> StateSpace:
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
    bias_of_features = TensorSpec((kept.features,), (stored_bias,), rows_in_order(*features))
    return StateSpace(
        linear((f"{prefix}.in_proj", width), inputs=cfg.width, bias=bias, layout=rows),
        TensorSpec(taps, (stored_taps,), taps_in_order(*features)),
        TensorSpec((kept.heads,), ((f"{prefix}.A_log", (kept.heads,)),), powers_of_e),
        tensor(f"{prefix}.dt_bias", kept.heads),
        tensor(f"{prefix}.D", kept.heads),
        norm(f"{prefix}.norm", values),
        bias_of_features if conv_bias else None,
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
