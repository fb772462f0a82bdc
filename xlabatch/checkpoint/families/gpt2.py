"""GPT-2: learned positions, LayerNorms, no gates, and weights stored [in, out]."""

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.checkpoint.tensor_specs import Put, Stored, norm, split_by_head, stored, turned
from xlabatch.model.config import Attention, Config
from xlabatch.model.params import Layer, Linear, Mlp, Params

BASE = "transformer."
IDLE = (".attn.bias", ".attn.masked_bias")


def config(said: Fields) -> Config:
    said.only(reorder_and_upcast_attn=False)
    said.get("n_ctx")  # n_positions by its old name
    width, heads, size = llama_like.evenly(said, "n_embd", "n_head")
    scale = size**-0.5 if said.flag("scale_attn_weights", True) else 1.0
    fading = said.flag("scale_attn_by_inverse_layer_idx")
    layers = range(said.number("n_layer", most=2**13))
    return Config(
        vocab=said.number("vocab_size"),
        width=width,
        heads=heads,
        kv_heads=heads,
        head_dim=size,
        attention=tuple(Attention(scale / (n + 1 if fading else 1)) for n in layers),
        norm_eps=said.real("layer_norm_epsilon", 1e-5),
        positions=said.number("n_positions", 1024),
        act=said.one_of("activation_function", llama_like.ACTS, "gelu_new"),
    )


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    at, D = f"transformer.h.{n}", cfg.width
    inner = said.number("n_inner", 4 * D)
    return Layer(
        attn_norm=norm(f"{at}.ln_1", D, bias=True),
        qkv=conv(f"{at}.attn.c_attn", D, 3 * D, split_by_head(cfg.heads, cfg.heads, turn=True)),
        out=conv(f"{at}.attn.c_proj", D, D),
        mlp_norm=norm(f"{at}.ln_2", D, bias=True),
        mlp=Mlp(conv(f"{at}.mlp.c_fc", D, inner), conv(f"{at}.mlp.c_proj", inner, D)),
    )


def conv(name: str, inputs: int, outputs: int, put: Put = turned) -> Linear:
    """A linear whose weight is stored [in, out]."""
    weight = Stored((outputs, inputs), ((f"{name}.weight", (inputs, outputs)),), put)
    return Linear(weight, Stored((outputs,), ((f"{name}.bias", (outputs,)),), put))


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return Params(
        embed=Linear(stored("transformer.wte.weight", cfg.vocab, cfg.width)),
        positions=stored("transformer.wpe.weight", cfg.positions, cfg.width),
        layers=layers,
        norm=norm("transformer.ln_f", cfg.width, bias=True),
        head=llama_like.head(cfg, said, tied=True),
    )
