"""Llama 4, the text model: rope within chunks of positions; layers without both have scores that grow.

Norms of heads have no scale, rope rotates neighbouring features, and routing weights multiply the inputs of
experts, which are in some layers.
"""

from dataclasses import replace

from xlabatch.checkpoint.families import llama_like, mixtral
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import TensorSpec, linear
from xlabatch.errors import Refused
from xlabatch.model.config import Attention, Config, TemperatureTuning
from xlabatch.model.params import Experts, Layer, Mlp, Norm

CHUNKED = "chunked_attention"
FULL = "full_attention"


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, theta=5e5, eps=1e-5, max_positions=131072, head_dim=128, kv_heads=8)
    hf.ignore("for_llm_compressor", "about how weights are quantized")
    hf.expect(hidden_activation=hf.get("hidden_act", "silu"))  # another name of the same field
    has_rope = rotated_layers(hf, cfg.layers)
    cfg = replace(cfg, attention=attention(hf, llama_like.with_rope_in(cfg, has_rope), has_rope))
    if not expert_layers(hf, cfg.layers):
        for name in ("num_local_experts", "num_experts", "num_experts_per_tok", "intermediate_size"):
            hf.ignore(name, "about experts, which no layer has; published files have 0")
        return cfg
    return replace(
        cfg,
        experts_per_token=mixtral.experts_per_token(hf, count=16, default=1),
        expert_scores="sigmoid",
        normalize_experts=False,
        weigh_inputs=True,
    )


def rotated_layers(hf: HfConfig, layers: int) -> list[int]:
    """1 for each layer with rope, despite the field's name; an empty list counts as absent, more are cut."""
    every = hf.number("no_rope_layer_interval", 4)
    listed = None
    if hf.get("no_rope_layers") != []:
        listed = hf.per_layer("no_rope_layers", layers, (0, 1), longer=True)
    return listed or [int((n + 1) % every != 0) for n in range(layers)]


def attention(hf: HfConfig, cfg: Config, has_rope: list[int]) -> tuple[Attention, ...]:
    """The attention of each layer: with rope in chunks by default, without rope with scores that grow."""
    size = hf.window(8192, "attention_chunk_size")
    types = hf.per_layer("layer_types", cfg.layers, (CHUNKED, FULL))
    if types is None:
        types = [CHUNKED if size and rotated else FULL for rotated in has_rope]
    if size is None and CHUNKED in types:
        raise Refused(f"config.json: layer_types has {CHUNKED}, but attention_chunk_size is null")
    tuning = TemperatureTuning(hf.real("attn_scale", 0.1), hf.number("floor_scale", 8192))
    name = "attn_temperature_tuning"
    is_number = type(hf.get(name)) is int  # published files have 4 for true
    tunes = hf.number(name, least=0) > 0 if is_number else hf.flag(name, True)
    return tuple(
        replace(
            attn,
            chunk=size if kind == CHUNKED else None,
            tuning=tuning if tunes and attn.rope is None else None,
        )
        for attn, kind in zip(cfg.attending, types, strict=True)
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    prefix = f"model.layers.{n}"
    rope = cfg.attending[n].rope
    unit = Norm(TensorSpec((cfg.head_dim,), (), fill=1.0)) if hf.flag("use_qk_norm", True) and rope else None
    return replace(
        llama_like.block(cfg, n, mlp_or_experts(cfg, hf, n), out_bias=bias),
        qkv=llama_like.qkv(cfg, f"{prefix}.self_attn", bias=bias, neighbours=rope),
        q_norm=unit,
        k_norm=unit,
    )


def mlp_or_experts(cfg: Config, hf: HfConfig, n: int) -> Mlp | Experts:
    prefix = f"model.layers.{n}.feed_forward"
    dense = hf.number("intermediate_size_mlp", 16384)
    if n not in expert_layers(hf, cfg.layers):
        return llama_like.gated_mlp(prefix, cfg.width, dense)
    inner = hf.number("intermediate_size", 8192)
    count = mixtral.expert_count(hf, 16)
    if hf.is_stored(f"{prefix}.experts.0.down_proj.weight"):
        linears = llama_like.experts(hf, prefix, count, cfg.width, inner).each
    else:
        linears = Mlp(
            llama_like.experts_in_one(f"{prefix}.experts.gate_up_proj", count, 2 * inner, cfg.width),
            llama_like.experts_in_one(f"{prefix}.experts.down_proj", count, cfg.width, inner),
        )
    return Experts(
        router=linear((f"{prefix}.router", count), inputs=cfg.width),
        each=linears,
        shared=llama_like.gated_mlp(f"{prefix}.shared_expert", cfg.width, inner),
    )


def expert_layers(hf: HfConfig, layers: int) -> set[int]:
    """The numbers of the layers with experts: from a list, or by a step; with a step of 0 none."""
    every = hf.number("interleave_moe_layer_step", 1, least=0)
    listed = hf.get("moe_layers")
    if listed is None:
        return set(range(every - 1, layers, every)) if every else set()
    if not isinstance(listed, list) or not all(isinstance(number, int) for number in listed):
        raise Refused(f"config.json: moe_layers must be a list of integers, got {listed!r:.60}")
    return set(range(layers)).intersection(listed)
