"""LFM2: layers with a short convolution in place of attention, between some that attend."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import Numbers, Shape, TensorSpec, Write, linear, norm, tensor
from xlabatch.errors import Refused
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.params import Experts, Layer, Mlp, Params, ShortConv

CONV = "conv"
MLP_NAMES = ("w1", "w3", "w2")  # gate, up, down
OF_TRAINING = (
    *("block_mlp_init_scale", "block_out_init_scale"),
    *("block_use_xavier_init", "conv_use_xavier_init"),
)


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(
        hf, theta=1e6, eps=1e-5, eps_name="norm_eps", max_positions=128000, kv_heads=8
    )
    same: dict[str, Any] = dict.fromkeys(("block_dim", "conv_dim", "conv_dim_out"), cfg.width)
    hf.expect(**same, num_heads=cfg.heads, block_norm_eps=cfg.norm_eps)
    hf.expect(block_use_swiglu=True, use_pos_enc=True)
    for name in OF_TRAINING:
        hf.ignore(name, "of training")
    hf.ignore("theta", "rope_theta has it")
    kept = Recurrence(cfg.width, hf.number("conv_L_cache", 3, most=2**10, least=2) - 1)
    hf.flag("conv_bias")
    return with_recurrence(cfg, kept, attending_layers(hf, cfg.layers))


def attending_layers(hf: HfConfig, layers: int) -> list[bool]:
    """Which layers attend: by `layer_types`, or by a list of their numbers."""
    kinds = hf.per_layer("layer_types", layers, (CONV, llama_like.FULL))
    listed = hf.get("full_attn_idxs", list(range(layers)))
    if not isinstance(listed, list) or not all(isinstance(n, int) for n in listed):
        raise Refused(f"config.json: full_attn_idxs must be a list of integers, got {listed!r:.60}")
    return [kind == llama_like.FULL for kind in kinds] if kinds else [n in listed for n in range(layers)]


def with_recurrence(cfg: Config, kept: Recurrence, attends: list[bool]) -> Config:
    """Let only some layers attend, and set what the others keep of a sequence."""
    if all(attends):
        return cfg
    return replace(
        cfg,
        attention=tuple(attn if own else None for attn, own in zip(cfg.attention, attends, strict=True)),
        recurrence=tuple(None if own else kept for own in attends),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    return layer_with(cfg, hf, n, adjusted_mlp(hf, f"model.layers.{n}.feed_forward"))


def layer_with(cfg: Config, hf: HfConfig, n: int, mlp: Mlp | Experts) -> Layer:
    """Attention with norms of heads, or a convolution; then the given MLP or experts."""
    prefix = f"model.layers.{n}"
    bias = hf.flag("conv_bias")
    names = f"{prefix}.self_attn"
    attending = Layer(
        llama_like.qkv(cfg, names),
        linear((f"{names}.out_proj", cfg.width), inputs=cfg.heads * cfg.head_dim),
        mlp,
        attn_norm=norm(f"{prefix}.operator_norm", cfg.width),
        mlp_norm=norm(f"{prefix}.ffn_norm", cfg.width),
        q_norm=norm(f"{names}.q_layernorm", cfg.head_dim),
        k_norm=norm(f"{names}.k_layernorm", cfg.head_dim),
    )
    kept = cfg.recurrence[n] if cfg.recurrence else None
    if kept is None:
        return attending
    return replace(
        attending,
        qkv=convolution(f"{prefix}.conv", cfg.width, kept.inputs + 1, bias),
        out=linear((f"{prefix}.conv.out_proj", cfg.width), inputs=cfg.width, bias=bias),
        q_norm=None,
        k_norm=None,
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    tied = hf.flag("tie_embedding", hf.flag("tie_word_embeddings", True))
    params = llama_like.outer_params(cfg, hf.with_fields(hf.raw | {"tie_word_embeddings": tied}), layers)
    return replace(params, norm=norm("model.embedding_norm", cfg.width))


def convolution(prefix: str, width: int, taps: int, bias: bool) -> ShortConv:
    stored = ((f"{prefix}.conv.weight", (width, 1, taps)),)
    return ShortConv(
        linear((f"{prefix}.in_proj", 3 * width), inputs=width, bias=bias),
        TensorSpec((taps, width), stored, taps_first),
        tensor(f"{prefix}.conv.bias", width) if bias else None,
    )


def taps_first(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """Taps [L, D] that are stored as [D, 1, L]."""
    yield Write(leaf, ..., part.reshape(leaf[::-1]).T)


def adjusted_mlp(hf: HfConfig, prefix: str) -> Mlp:
    """An MLP with a gate, by default two thirds as wide as the file says, rounded up."""
    width = hf.number("hidden_size")
    inner = hf.number("block_ff_dim", hf.number("intermediate_size", 12288))
    multiple = hf.number("block_multiple_of", 256)
    factor = hf.real("block_ffn_dim_multiplier", 1.0)
    if hf.flag("block_auto_adjust_ff_dim", True):
        inner = int(2 * inner / 3)
        inner = -(-int(factor * inner) // multiple) * multiple
    return llama_like.gated_mlp(prefix, width, inner, MLP_NAMES)
