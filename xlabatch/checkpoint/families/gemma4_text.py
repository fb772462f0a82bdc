"""Gemma 4, the text model: local layers with a window, global ones with larger heads and a rope of their own.

Small models give each layer a second embedding of the token, and their upper layers attend to the keys and
values of lower ones. The largest ones have no second embedding; their global layers norm keys to get values,
and one has experts beside each MLP.
"""

from collections.abc import Sequence
from dataclasses import replace

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.families.llama_like import FULL, SLIDING
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import (
    TensorSpec,
    interleaved_qkv,
    linear,
    norm,
    tensor,
    times,
)
from xlabatch.errors import Refused
from xlabatch.model.config import Attention, Config, LayerInputs
from xlabatch.model.params import Experts, Layer, LayerInput, Linear, Mlp, MlpAndExperts, Norm, Params

ROPES: dict[str, rope_scaling.Spec] = {
    SLIDING: {"rope_type": "default", "rope_theta": 1e4},
    FULL: {"rope_type": "proportional", "rope_theta": 1e6, "partial_rotary_factor": 0.25},
}
LAYER_NUMBERS = {"head_dim", "num_key_value_heads"}  # what may differ between layers


def config(hf: HfConfig) -> Config:
    hf.expect(attention_bias=False, rope_theta=None, rope_scaling=None)  # ropes are in rope_parameters
    if hf.get("use_bidirectional_attention") != "vision":  # among the tokens of an image: text is causal
        hf.expect(use_bidirectional_attention=None)
    without_rope = hf.with_fields(hf.raw | {"rope_parameters": None})
    cfg = llama_like.llama_config(
        without_rope,
        head_dim=256,
        kv_heads=4,
        max_positions=131072,
        act="gelu_pytorch_tanh",
        act_name="hidden_activation",
    )
    cfg = replace(
        cfg,
        attention=attention(hf, cfg, sliding_layers(hf, cfg.layers)),
        embed_scale=cfg.width**0.5,
        logit_cap=hf.cap("final_logit_softcapping"),
        layer_inputs=layer_inputs(hf, cfg),
    )
    hf.flag("use_double_wide_mlp")  # of layers that share keys and values, if there are any
    if not hf.flag("enable_moe_block"):
        for name in ("num_experts", "top_k_experts", "moe_intermediate_size"):
            hf.ignore(name, "about experts, which no layer has")
        return cfg
    used, count = hf.number("top_k_experts"), hf.number("num_experts")
    if used > count:
        raise Refused(f"config.json: top_k_experts is {used}, but there are only {count} experts")
    return replace(cfg, experts_per_token=used)


def sliding_layers(hf: HfConfig, layers: int) -> list[bool]:
    """Which layers are local; the last one never is, whatever the list has."""
    sliding = llama_like.sliding_layers(hf, [(n + 1) % 6 != 0 for n in range(layers)])
    return [*sliding[:-1], False]


def attention(hf: HfConfig, cfg: Config, sliding: Sequence[bool]) -> tuple[Attention, ...]:
    """The attention of each layer: its heads, its rope, and whose keys and values it attends to."""
    window = hf.window(default=512)
    given = hf.table("rope_parameters") or ROPES
    numbers = numbers_of_layers(hf, cfg, sliding)
    first_shared = cfg.layers - hf.number("num_kv_shared_layers", 0, least=0, most=cfg.layers)
    sources = {slides: n for n, slides in enumerate(sliding[:first_shared])}  # the last of each kind
    found: list[Attention] = []
    for n, slides in enumerate(sliding):
        kind = SLIDING if slides else FULL
        if not isinstance(spec := given.get(kind), dict):
            raise Refused(f"config.json: rope_parameters must have an object for {kind}, got {spec!r:.60}")
        defaults = {"rope_theta": ROPES[kind]["rope_theta"], "partial_rotary_factor": 1.0}
        outer = defaults | {"max_position_embeddings": cfg.max_positions}
        size = numbers[n]["head_dim"]
        kv_heads = numbers[n]["num_key_value_heads"]
        if cfg.heads % kv_heads:
            raise Refused(
                f"config.json: {cfg.heads} query heads of layer {n} cannot share {kv_heads} key/value heads "
                "evenly"
            )
        attn = Attention(
            scale=1.0,
            rope=rope_scaling.resolve(outer | spec, size),
            window=window if slides else None,
            kv_heads=kv_heads,
            head_dim=size,
        )
        if n >= first_shared:
            source = sources.get(slides)
            if source is None or numbers[source] != numbers[n]:
                raise Refused(
                    f"config.json: layer {n} shares keys and values, but none of the first {first_shared} "
                    "layers is of its kind and has heads of its size"
                )
            attn = replace(attn, keys_of=source)
        found.append(attn)
    return tuple(found)


def numbers_of_layers(hf: HfConfig, cfg: Config, sliding: Sequence[bool]) -> list[dict[str, int]]:
    """The size of a head and the number of key/value heads in each layer.

    Published files have them for global layers; files that transformers has written list these layers.
    """
    usual = {"head_dim": cfg.head_dim, "num_key_value_heads": cfg.kv_heads}
    of_global = usual | {"head_dim": hf.number("global_head_dim", 512, most=llama_like.MAX_HEAD_DIM)}
    kv_heads = hf.number("num_global_key_value_heads", cfg.kv_heads)
    if hf.flag("attention_k_eq_v"):
        of_global["num_key_value_heads"] = kv_heads
    listed = hf.table("per_layer_config")
    if "per_layer_config" not in hf.raw:
        return [usual if slides else of_global for slides in sliding]
    found = [usual | listed_numbers(listed.get(f"{n}", {})) for n in range(cfg.layers)]
    if unknown := sorted(listed.keys() - {f"{n}" for n in range(cfg.layers)}):
        raise Refused(f"config.json: per_layer_config has layers that the model lacks: {unknown!r:.60}")
    return found


def listed_numbers(entry: object) -> dict[str, int]:
    """An entry of `per_layer_config`; Refused if it has other fields than are understood."""
    if not isinstance(entry, dict) or entry.keys() - LAYER_NUMBERS:
        known = ", ".join(sorted(LAYER_NUMBERS))
        raise Refused(f"config.json: per_layer_config must have objects with {known}, got {entry!r:.60}")
    own = HfConfig(entry)
    return {name: own.number(name, most=llama_like.MAX_HEAD_DIM) for name in entry}


def layer_inputs(hf: HfConfig, cfg: Config) -> LayerInputs | None:
    size = hf.number("hidden_size_per_layer_input", 256, least=0)
    if not size:
        hf.ignore("vocab_size_per_layer_input", "about inputs of layers, which there are none of")
        return None
    second_embedding_rows(hf, cfg.vocab)  # refused before anything is read
    # transformers multiplies the projection by width ** -0.5 before its norm: the same with a larger epsilon
    eps = cfg.norm_eps * cfg.width
    return LayerInputs(size, embed_scale=size**0.5, norm_eps=eps, scale=2**-0.5)


def second_embedding_rows(hf: HfConfig, vocab: int) -> int:
    """At least one for each token."""
    rows = hf.number("vocab_size_per_layer_input", 262144)
    if rows < vocab:
        raise Refused(f"config.json: vocab_size_per_layer_input is {rows}, but there are {vocab} tokens")
    return rows


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}"
    attn = cfg.attending[n]
    own = cfg.of_layer(attn)
    is_shared = attn.keys_of is not None
    rows = cfg.heads * own.head_dim
    wide = 2 if is_shared and hf.flag("use_double_wide_mlp") else 1
    mlp = llama_like.gated_mlp(f"{prefix}.mlp", cfg.width, wide * hf.number("intermediate_size"))
    return Layer(
        attn_norm=norm(f"{prefix}.input_layernorm", cfg.width),
        qkv=queries(own, f"{prefix}.self_attn") if is_shared else qkv(own, hf, n),
        q_norm=norm(f"{prefix}.self_attn.q_norm", own.head_dim),
        k_norm=None if is_shared else norm(f"{prefix}.self_attn.k_norm", own.head_dim),
        v_norm=None if is_shared else Norm(TensorSpec((own.head_dim,), (), fill=1.0)),
        out=linear((f"{prefix}.self_attn.o_proj", cfg.width), inputs=rows),
        attn_post=norm(f"{prefix}.post_attention_layernorm", cfg.width),
        mlp_norm=norm(f"{prefix}.pre_feedforward_layernorm", cfg.width),
        mlp=with_experts(cfg, hf, mlp, prefix) if hf.flag("enable_moe_block") else mlp,
        mlp_post=norm(f"{prefix}.post_feedforward_layernorm", cfg.width),
        input=None if cfg.layer_inputs is None else layer_input(cfg, cfg.layer_inputs, n),
        scale=tensor(f"{prefix}.layer_scalar", 1),
    )


def queries(own: Config, prefix: str) -> Linear:
    return linear((f"{prefix}.q_proj", own.heads * own.head_dim), inputs=own.width)


def qkv(own: Config, hf: HfConfig, n: int) -> Linear:
    """Queries, keys and values of three tensors, or of two: then what makes keys makes values too."""
    prefix = f"model.layers.{n}.self_attn"
    is_local = sliding_layers(hf, own.layers)[n]
    value = "k" if hf.flag("attention_k_eq_v") and not is_local else "v"
    sizes = ("q", own.heads), ("k", own.kv_heads), (value, own.kv_heads)
    parts = [(f"{prefix}.{name}_proj", count * own.head_dim) for name, count in sizes]
    return linear(*parts, inputs=own.width, layout=interleaved_qkv(own.kv_heads))


def with_experts(cfg: Config, hf: HfConfig, mlp: Mlp, prefix: str) -> MlpAndExperts:
    count = hf.number("num_experts")
    inner = hf.number("moe_intermediate_size")
    D = cfg.width
    scale = TensorSpec((D,), ((f"{prefix}.router.scale", (D,)),), times(D**-0.5))
    return MlpAndExperts(
        mlp=mlp,
        mlp_post=norm(f"{prefix}.post_feedforward_layernorm_1", D),
        experts=Experts(
            router=linear((f"{prefix}.router.proj", count), inputs=D),
            each=Mlp(
                Linear(tensor(f"{prefix}.experts.gate_up_proj", count, 2 * inner, D)),
                Linear(tensor(f"{prefix}.experts.down_proj", count, D, inner)),
            ),
            scale=tensor(f"{prefix}.router.per_expert_scale", count),
        ),
        router_norm=Norm(scale),
        experts_norm=norm(f"{prefix}.pre_feedforward_layernorm_2", D),
        experts_post=norm(f"{prefix}.post_feedforward_layernorm_2", D),
    )


def layer_input(cfg: Config, kind: LayerInputs, n: int) -> LayerInput:
    prefix = f"model.layers.{n}"
    size = kind.features
    whole = "model.per_layer_model_projection.weight", (cfg.layers * size, cfg.width)
    return LayerInput(
        projection=Linear(TensorSpec((size, cfg.width), (whole,), entry=n, entry_rows=size)),
        norm=norm("model.per_layer_projection_norm", size),
        gate=linear((f"{prefix}.per_layer_input_gate", size), inputs=cfg.width),
        out=linear((f"{prefix}.per_layer_projection", cfg.width), inputs=size),
        post=norm(f"{prefix}.post_per_layer_input_norm", cfg.width),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    params = llama_like.outer_params(cfg, hf, layers, tied=True)
    if cfg.layer_inputs is None:
        return params
    shape = second_embedding_rows(hf, cfg.vocab), cfg.layers * cfg.layer_inputs.features
    return replace(params, layer_embed=Linear(tensor("model.embed_tokens_per_layer.weight", *shape)))


def unused_in(cfg: Config) -> tuple[str, ...]:
    """What layers would need that attend to the keys and values of others; published files have it."""
    names = "k_proj", "v_proj", "k_norm", "v_norm"
    return tuple(
        f".layers.{n}.self_attn.{name}.weight"
        for n, attn in enumerate(cfg.attending)
        for name in names
        if attn.keys_of is not None
    )
