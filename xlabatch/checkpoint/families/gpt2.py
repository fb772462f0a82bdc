"""GPT-2: learned positions, LayerNorms, an MLP without gate, and weights stored as [in, out]."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import (
    TensorLayout,
    TensorSpec,
    layer_norm,
    split_fused_qkv,
    tensor,
    transposed,
)
from xlabatch.model.config import Attention, Config
from xlabatch.model.params import Layer, Linear, Mlp, Params

BASE = "transformer."
UNUSED = (".attn.bias", ".attn.masked_bias")


def config(hf: HfConfig) -> Config:
    hf.expect(reorder_and_upcast_attn=False)
    hf.ignore("n_ctx", "an old name of n_positions, which is read")
    width, heads, head_dim = llama_like.head_split(hf, "n_embd", "n_head")
    scale = head_dim**-0.5 if hf.flag("scale_attn_weights", True) else 1.0
    by_layer = hf.flag("scale_attn_by_inverse_layer_idx")
    layers = range(hf.number("n_layer", most=2**13))
    return Config(
        vocab=hf.number("vocab_size"),
        width=width,
        heads=heads,
        kv_heads=heads,
        head_dim=head_dim,
        attention=tuple(Attention(scale / (n + 1 if by_layer else 1)) for n in layers),
        norm_eps=hf.real("layer_norm_epsilon", 1e-5),
        max_positions=hf.number("n_positions", 1024),
        act=hf.one_of("activation_function", llama_like.ACTS, "gelu_new"),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"transformer.h.{n}"
    D = cfg.width
    inner = hf.number("n_inner", 4 * D)
    return Layer(
        attn_norm=layer_norm(f"{prefix}.ln_1", D),
        qkv=conv(f"{prefix}.attn.c_attn", D, 3 * D, split_fused_qkv(cfg.heads, cfg.heads, transpose=True)),
        out=conv(f"{prefix}.attn.c_proj", D, D),
        mlp_norm=layer_norm(f"{prefix}.ln_2", D),
        mlp=Mlp(conv(f"{prefix}.mlp.c_fc", D, inner), conv(f"{prefix}.mlp.c_proj", inner, D)),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return Params(
        embed=Linear(tensor("transformer.wte.weight", cfg.vocab, cfg.width)),
        positions=tensor("transformer.wpe.weight", cfg.max_positions, cfg.width),
        layers=layers,
        norm=layer_norm("transformer.ln_f", cfg.width),
        head=llama_like.head(cfg, hf, tied=True),
    )


def conv(name: str, inputs: int, outputs: int, layout: TensorLayout = transposed) -> Linear:
    """A linear with bias stored as [in, out]."""
    weight = TensorSpec((outputs, inputs), ((f"{name}.weight", (inputs, outputs)),), layout)
    return Linear(weight, TensorSpec((outputs,), ((f"{name}.bias", (outputs,)),), layout))
