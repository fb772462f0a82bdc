"""Nemotron-H, Nemotron Nano 2 and 3: layers of one part each, a state space, attention, an MLP or experts.

A state space or attention and an MLP right after it are one layer here, which computes the same.
"""

from dataclasses import replace
from typing import NamedTuple

from xlabatch.checkpoint.families import deepseek_v3, llama_like, mamba2
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import TensorSpec, concatenated, linear, norm, tensor
from xlabatch.errors import Refused
from xlabatch.model.config import Attention, Config
from xlabatch.model.params import Experts, Layer, Linear, Mlp

BASE = mamba2.BASE
PREFIXES = {"model.": "backbone."}  # as transformers calls them
UNUSED_PREFIXES = ("mtp.",)  # layers that guess further tokens
MOST_LAYERS = 2**10
STATES = "linear_attention"
ATTENDS = llama_like.FULL
DENSE = "mlp"
SPARSE = "moe"
LETTERS = {"M": STATES, "*": ATTENDS, "-": DENSE, "E": SPARSE}
OTHER_NAMES = {"mamba": STATES, "attention": ATTENDS}
OF_EXPERTS = (
    *("moe_intermediate_size", "moe_latent_size", "moe_shared_expert_intermediate_size", "n_group"),
    *("n_routed_experts", "n_shared_experts", "norm_topk_prob", "num_experts_per_tok"),
    *("routed_scaling_factor", "topk_group"),
)

outer_params = mamba2.outer_params


class JoinedLayers(NamedTuple):
    """The numbers of the stored layers that one layer consists of."""

    mixer: int | None  # a state space or attention
    mlp: int | None  # an MLP or experts


def config(hf: HfConfig) -> Config:
    hf.expect(mamba_hidden_act="silu", attention_bias=False, mamba_proj_bias=False, sliding_window=None)
    mamba2.ignore_training(hf)
    for name in ("num_nextn_predict_layers", "mtp_layers_block_type", "mtp_hybrid_override_pattern"):
        hf.ignore(name, "of layers that guess further tokens")
    for name in ("rope_theta", "partial_rotary_factor", "rope_parameters"):
        hf.ignore(name, "attention has no rope")
    for name in ("num_hidden_layers", "expand", "num_query_groups"):
        hf.ignore(name, "follows from others")
    for name in ("use_mamba_kernels", "moe_shared_expert_overlap", "num_logits_to_keep"):
        hf.ignore(name, "of how the same numbers are computed")
    hf.ignore("mamba_ssm_cache_dtype", "states are in float32")
    eps = hf.real("layer_norm_epsilon", 1e-5)
    hf.expect(rms_norm_eps=eps, norm_eps=eps)
    most = llama_like.MAX_HEAD_DIM
    heads = hf.number("num_attention_heads", 32)
    kv_heads = hf.number("num_key_value_heads", heads if "num_key_value_heads" in hf.raw else 8)
    if heads % kv_heads:
        raise Refused(f"config.json: {heads} query heads cannot share {kv_heads} key/value heads evenly")
    head_dim = hf.number("head_dim", hf.number("attention_head_dim", 128, most=most), most=most)
    kept = mamba2.recurrence(
        hf.number("mamba_num_heads", 128),
        hf.number("n_groups", 8),
        hf.number("ssm_state_size", 128, most=most),
        hf.number("mamba_head_dim", 64, most=most),
        hf.number("conv_kernel", 4, most=2**10, least=2),
    )
    stored = parts(hf)
    kinds = [None if pair.mixer is None else stored[pair.mixer] for pair in pairs(hf)]
    if not any(kinds):
        raise Refused("config.json: every layer is an MLP; at least one must attend or have a state space")
    recurrence = tuple(kept if kind == STATES else None for kind in kinds)
    cfg = Config(
        vocab=hf.number("vocab_size", 131072),
        width=hf.number("hidden_size"),
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        attention=tuple(Attention(head_dim**-0.5) if kind == ATTENDS else None for kind in kinds),
        norm_eps=eps,
        max_positions=hf.number("max_position_embeddings", 4096),
        act=hf.one_of("mlp_hidden_act", llama_like.ACTS, "relu2"),
        recurrence=recurrence if STATES in kinds else (),
        step_limits=mamba2.step_limits(hf),
    )
    return with_experts(hf, cfg) if SPARSE in stored else without_experts(hf, cfg)


def with_experts(hf: HfConfig, cfg: Config) -> Config:
    """The Config with the numbers of a router."""
    hf.expect(n_shared_experts=1, moe_latent_size=None)
    groups = hf.number("n_group", 1), hf.number("topk_group", 1)
    own = hf.with_fields({"n_routed_experts": 8, "num_experts_per_tok": 2} | hf.raw)
    return deepseek_v3.with_sigmoid_routing(own, cfg, groups, scale=1.0)


def without_experts(hf: HfConfig, cfg: Config) -> Config:
    for name in OF_EXPERTS:
        hf.ignore(name, "no layer has experts")
    return cfg


def parts(hf: HfConfig) -> list[str]:
    """What each stored layer is: by a list, or by the letters of a string."""
    pattern = hf.get("hybrid_override_pattern")
    listed = hf.get("layers_block_type", hf.get("layer_types"))
    if listed is None and pattern is not None:
        listed = [LETTERS.get(letter) for letter in pattern] if isinstance(pattern, str) else pattern
    kinds = [STATES, SPARSE, ATTENDS, DENSE] if listed is None else listed
    named = [OTHER_NAMES.get(kind, kind) for kind in kinds] if is_strings(kinds) else []
    if not 0 < len(named) <= MOST_LAYERS or not set(named) <= {*LETTERS.values()}:
        raise Refused(
            f"config.json: layers_block_type must be a list of {', '.join(LETTERS.values())}, or "
            f"hybrid_override_pattern a string of {' '.join(LETTERS)}, got {listed!r:.60}"
        )
    return named


def is_strings(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def pairs(hf: HfConfig) -> list[JoinedLayers]:
    """The stored layers, each MLP together with the state space or attention right before it."""
    found = list[JoinedLayers]()
    for n, kind in enumerate(parts(hf)):
        if kind in (STATES, ATTENDS):
            found.append(JoinedLayers(n, None))
        elif found and found[-1].mlp is None:
            found[-1] = found[-1]._replace(mlp=n)
        else:
            found.append(JoinedLayers(None, n))
    return found


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    mixer, mlp = pairs(hf)[n]
    own = Layer(None, None, None) if mixer is None else mixer_layer(cfg, hf, n, mixer)
    if mlp is None:
        return own
    prefix = f"backbone.layers.{mlp}"
    is_sparse = parts(hf)[mlp] == SPARSE
    return replace(
        own,
        mlp=experts(cfg, hf, f"{prefix}.mixer") if is_sparse else dense(cfg, hf, f"{prefix}.mixer"),
        mlp_norm=norm(f"{prefix}.norm", cfg.width),
    )


def mixer_layer(cfg: Config, hf: HfConfig, n: int, number: int) -> Layer:
    """Layer n before its MLP: the stored layer with a number."""
    prefix = f"backbone.layers.{number}.mixer"
    normed = norm(f"backbone.layers.{number}.norm", cfg.width)
    kept = cfg.recurrence[n] if cfg.recurrence else None
    if kept is None:
        out = linear((f"{prefix}.o_proj", cfg.width), inputs=cfg.heads * cfg.head_dim)
        return Layer(llama_like.qkv(cfg, prefix), out, None, attn_norm=normed)
    bias = hf.flag("use_bias")
    conv_bias = hf.flag("use_conv_bias", True)
    out = linear((f"{prefix}.out_proj", cfg.width), inputs=kept.heads * kept.values, bias=bias)
    states = mamba2.state_space(cfg, kept, prefix, bias=bias, conv_bias=conv_bias)
    return Layer(states, out, None, attn_norm=normed)


def dense(cfg: Config, hf: HfConfig, prefix: str) -> Mlp:
    return ungated(cfg, hf, prefix, hf.number("intermediate_size", 21504))


def ungated(cfg: Config, hf: HfConfig, prefix: str, inner: int) -> Mlp:
    bias = hf.flag("mlp_bias")
    return llama_like.ungated_mlp(prefix, cfg.width, inner, ("up_proj", "down_proj"), bias=bias)


def experts(cfg: Config, hf: HfConfig, prefix: str) -> Experts:
    """A router with a bias for each expert's choice, experts without gates, and one that every token uses."""
    count = hf.number("n_routed_experts", 8)
    inner = hf.number("moe_intermediate_size", 7688)
    hf.check_tensor_count(2 * count, f"the {count} experts of a layer")

    def stacked(name: str, *shape: int) -> Linear:
        stored = tuple((f"{prefix}.experts.{x}.{name}.weight", shape) for x in range(count))
        return Linear(TensorSpec((count, *shape), stored, concatenated))

    return Experts(
        router=linear((f"{prefix}.gate", count), inputs=cfg.width),
        each=Mlp(stacked("up_proj", inner, cfg.width), stacked("down_proj", cfg.width, inner)),
        bias=tensor(f"{prefix}.gate.e_score_correction_bias", count),
        shared=ungated(
            cfg, hf, f"{prefix}.shared_experts", hf.number("moe_shared_expert_intermediate_size", 7688)
        ),
    )
