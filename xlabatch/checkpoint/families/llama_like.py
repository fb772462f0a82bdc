"""What many families share: Llama's fields of config.json, and Llama's names of the tensors."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import (
    TensorLayout,
    TensorSpec,
    concatenated,
    interleaved_qkv,
    linear,
    norm,
    tensor,
    transposed,
)
from xlabatch.errors import Refused
from xlabatch.model.config import Attention, Config, Rope
from xlabatch.model.params import Experts, Layer, Linear, Mlp, Norm, Params

ACTS = {  # Hugging Face's names of activation functions, and ours
    "silu": "silu",
    "swish": "silu",
    "gelu": "gelu",
    "gelu_new": "gelu_tanh",
    "gelu_fast": "gelu_tanh",
    "gelu_pytorch_tanh": "gelu_tanh",
    "relu": "relu",
    "relu2": "relu2",
}
MAX_HEAD_DIM = 2**13
SLIDING = "sliding_attention"
FULL = "full_attention"
GATED = ("gate_proj", "up_proj", "down_proj")
MakeNorm = Callable[[str, int], Norm]  # of a name and a size


def llama_config(
    hf: HfConfig,
    *,
    theta: float = 10000.0,
    part: float | None = None,
    eps: float = 1e-6,
    eps_name: str = "rms_norm_eps",
    max_positions: int = 2048,
    head_dim: int | None = None,
    kv_heads: int | None = None,
    act: str = "silu",
    act_name: str = "hidden_act",
) -> Config:
    """A Config from Llama's fields, every layer alike; the keywords are the family's names and defaults.

    `part` is how much of a head is rotated; None where files of the family may not say so.
    """
    width = hf.number("hidden_size")
    heads = hf.number("num_attention_heads")
    head_dim = hf.number("head_dim", head_dim or width // heads, most=MAX_HEAD_DIM)
    kv_heads = hf.number("num_key_value_heads", kv_heads or heads)
    if heads % kv_heads:
        raise Refused(f"config.json: {heads} query heads cannot share {kv_heads} key/value heads evenly")
    spec = rope_scaling.rope_spec(hf, theta, part or 1.0)
    if part is None and spec["partial_rotary_factor"] != 1:
        raise Refused(f"config.json: partial_rotary_factor is not supported for {hf.raw['model_type']}")
    rope = rope_scaling.resolve(spec, head_dim)
    return Config(
        vocab=hf.number("vocab_size"),
        width=width,
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        attention=(Attention(head_dim**-0.5, rope),) * hf.number("num_hidden_layers", most=2**13),
        norm_eps=hf.real(eps_name, eps),
        max_positions=hf.number("max_position_embeddings", max_positions),
        act=hf.one_of(act_name, ACTS, act),
    )


def with_window(cfg: Config, window: int | None, layers: Sequence[bool] | None = None) -> Config:
    """Add a window to the layers for which `layers` is true; by default to all of them."""
    layers = layers or [True] * cfg.layers
    attention = [
        replace(attn, window=window) if sliding else attn
        for attn, sliding in zip(cfg.attending, layers, strict=True)
    ]
    return replace(cfg, attention=tuple(attention))


def sliding_layers(hf: HfConfig, default: Sequence[bool]) -> list[bool]:
    """Which layers have the window: by `layer_types`, or as the family has it by default."""
    types = hf.per_layer("layer_types", len(default), (SLIDING, FULL))
    return [kind == SLIDING for kind in types] if types else list(default)


def with_rope_in(cfg: Config, layers: Sequence[int]) -> Config:
    """Keep rope only in the layers for which `layers` is true."""
    attention = [
        attn if rotated else replace(attn, rope=None)
        for attn, rotated in zip(cfg.attending, layers, strict=True)
    ]
    return replace(cfg, attention=tuple(attention))


def with_scale(cfg: Config, scale: float) -> Config:
    """Replace what multiplies the queries of every layer."""
    return cfg.with_attention(partial(replace, scale=scale))


def ignore_images(hf: HfConfig) -> None:
    """Count the fields about images as read: they change no text."""
    hf.ignore("vision_config", "about images")
    for token in ("image", "boi", "eoi"):
        hf.ignore(f"{token}_token_index", "about images")
        hf.ignore(f"{token}_token_id", "about images")


def block(
    cfg: Config,
    n: int,
    mlp: Mlp | Experts,
    *,
    qkv_bias: bool = False,
    out_bias: bool = False,
    make_norm: MakeNorm = norm,
) -> Layer:
    """Layer n by Llama's names; halves in parallel have the same norm before them."""
    prefix = f"model.layers.{n}"
    heads = cfg.heads * cfg.head_dim
    mlp_norm = "input_layernorm" if cfg.parallel else "post_attention_layernorm"
    return Layer(
        attn_norm=make_norm(f"{prefix}.input_layernorm", cfg.width),
        qkv=qkv(cfg, f"{prefix}.self_attn", bias=qkv_bias),
        out=linear((f"{prefix}.self_attn.o_proj", cfg.width), inputs=heads, bias=out_bias),
        mlp_norm=make_norm(f"{prefix}.{mlp_norm}", cfg.width),
        mlp=mlp,
    )


def qkv(cfg: Config, prefix: str, bias: bool = False, neighbours: Rope | None = None) -> Linear:
    """Queries, keys and values of three tensors, interleaved by key/value head.

    `neighbours` is the rope if its pairs are stored as neighbouring features.
    """
    sizes = {"q": cfg.heads, "k": cfg.kv_heads, "v": cfg.kv_heads}
    parts = [(f"{prefix}.{name}_proj", count * cfg.head_dim) for name, count in sizes.items()]
    rotated = 2 * len(neighbours.frequencies) if neighbours else 0
    layout = interleaved_qkv(cfg.kv_heads, cfg.head_dim, rotated)
    return linear(*parts, inputs=cfg.width, bias=bias, layout=layout)


def layer_mlp(hf: HfConfig, n: int, bias: bool = False) -> Mlp:
    """The MLP of layer n by Llama's names, with a gate."""
    width = hf.number("hidden_size")
    return gated_mlp(f"model.layers.{n}.mlp", width, hf.number("intermediate_size"), bias=bias)


def gated_mlp(
    prefix: str, width: int, inner: int, names: tuple[str, str, str] = GATED, bias: bool = False
) -> Mlp:
    """An MLP of three tensors with these names after the prefix: gate, up and down."""
    gate, up, down = (f"{prefix}.{name}" for name in names)
    return Mlp(
        linear((gate, inner), (up, inner), inputs=width, bias=bias),
        linear((down, width), inputs=inner, bias=bias),
    )


def fused_mlp(cfg: Config, hf: HfConfig, n: int) -> Mlp:
    """The MLP of layer n with gates and ups in one tensor."""
    prefix = f"model.layers.{n}.mlp"
    inner = hf.number("intermediate_size")
    return Mlp(
        linear((f"{prefix}.gate_up_proj", 2 * inner), inputs=cfg.width),
        linear((f"{prefix}.down_proj", cfg.width), inputs=inner),
    )


def ungated_mlp(prefix: str, width: int, inner: int, names: tuple[str, str], *, bias: bool) -> Mlp:
    """An MLP of two tensors with these names after the prefix: up and down."""
    up, down = (f"{prefix}.{name}" for name in names)
    return Mlp(linear((up, inner), inputs=width, bias=bias), linear((down, width), inputs=inner, bias=bias))


def experts(
    hf: HfConfig, prefix: str, count: int, width: int, inner: int, names: tuple[str, str, str] = GATED
) -> Experts:
    """A router, and experts with three tensors each: gate, up and down, by these names."""

    def stacked(*names: str, shape: tuple[int, int]) -> Linear:
        parts = [(f"{prefix}.experts.{x}.{name}.weight", shape) for x in range(count) for name in names]
        leaf = count, len(names) * shape[0], shape[1]
        return Linear(TensorSpec(leaf, tuple(parts), concatenated))

    hf.check_tensor_count(3 * count, f"the {count} experts of a layer")
    gate, up, down = names
    return Experts(
        router=linear((f"{prefix}.gate", count), inputs=width),
        each=Mlp(stacked(gate, up, shape=(inner, width)), stacked(down, shape=(width, inner))),
    )


def experts_in_one(
    name: str, count: int, rows: int, inputs: int, layout: TensorLayout = transposed
) -> Linear:
    """The linears of all experts in one tensor, as [in, out]."""
    return Linear(TensorSpec((count, rows, inputs), ((name, (count, inputs, rows)),), layout))


def outer_params(
    cfg: Config,
    hf: HfConfig,
    layers: tuple[Layer, ...],
    *,
    tied: bool = False,
    make_norm: MakeNorm = norm,
) -> Params:
    """The tensors around the layers by Llama's names; `tied` is the family's default."""
    return Params(
        embed=Linear(tensor("model.embed_tokens.weight", cfg.vocab, cfg.width)),
        layers=layers,
        norm=make_norm("model.norm", cfg.width),
        head=head(cfg, hf, tied),
    )


def head(cfg: Config, hf: HfConfig, tied: bool) -> Linear | None:
    """The head, or None if it is the embedding; `tied` is the family's default."""
    return None if hf.flag("tie_word_embeddings", tied) else linear(("lm_head", cfg.vocab), inputs=cfg.width)


def head_split(hf: HfConfig, width: str, heads: str) -> tuple[int, int, int]:
    """Width, heads and head_dim = width / heads, of fields with these names."""
    D = hf.number(width)
    H = hf.number(heads)
    if D % H:
        raise Refused(f"config.json: {width} {D} is not a multiple of {heads} {H}")
    if D // H > MAX_HEAD_DIM:
        raise Refused(f"config.json: {width} {D} / {heads} {H} = {D // H} exceeds {MAX_HEAD_DIM}")
    return D, H, D // H
