"""GPT-2: learned positions, LayerNorms, no gates, and weights stored [in, out]."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import Layout, TensorSpec, norm, split_fused_qkv, tensor, transposed
from xlabatch.model.config import Attention, Config
from xlabatch.model.params import Layer, Linear, Mlp, Params

BASE = "transformer."
UNUSED = (".attn.bias", ".attn.masked_bias")


def config(hf: HfConfig) -> Config:
    hf.expect(reorder_and_upcast_attn=False)
    hf.get("n_ctx")  # n_positions by its old name
    width, heads, size = llama_like.head_split(hf, "n_embd", "n_head")
    scale = size**-0.5 if hf.flag("scale_attn_weights", True) else 1.0
    fading = hf.flag("scale_attn_by_inverse_layer_idx")
    layers = range(hf.number("n_layer", most=2**13))
    return Config(
        vocab=hf.number("vocab_size"),
        width=width,
        heads=heads,
        kv_heads=heads,
        head_dim=size,
        attention=tuple(Attention(scale / (n + 1 if fading else 1)) for n in layers),
        norm_eps=hf.real("layer_norm_epsilon", 1e-5),
        positions=hf.number("n_positions", 1024),
        act=hf.one_of("activation_function", llama_like.ACTS, "gelu_new"),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    at, D = f"transformer.h.{n}", cfg.width
    inner = hf.number("n_inner", 4 * D)
    return Layer(
        attn_norm=norm(f"{at}.ln_1", D, bias=True),
        qkv=conv(f"{at}.attn.c_attn", D, 3 * D, split_fused_qkv(cfg.heads, cfg.heads, transpose=True)),
        out=conv(f"{at}.attn.c_proj", D, D),
        mlp_norm=norm(f"{at}.ln_2", D, bias=True),
        mlp=Mlp(conv(f"{at}.mlp.c_fc", D, inner), conv(f"{at}.mlp.c_proj", inner, D)),
    )


def conv(name: str, inputs: int, outputs: int, layout: Layout = transposed) -> Linear:
    """A linear whose weight is stored [in, out]."""
    weight = TensorSpec((outputs, inputs), ((f"{name}.weight", (inputs, outputs)),), layout)
    return Linear(weight, TensorSpec((outputs,), ((f"{name}.bias", (outputs,)),), layout))


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return Params(
        embed=Linear(tensor("transformer.wte.weight", cfg.vocab, cfg.width)),
        positions=tensor("transformer.wpe.weight", cfg.positions, cfg.width),
        layers=layers,
        norm=norm("transformer.ln_f", cfg.width, bias=True),
        head=llama_like.head(cfg, hf, tied=True),
    )
