"""GPT-NeoX and Pythia: attention and mlp side by side, LayerNorms, a part of each head turned."""

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, norm, tensor
from xlabatch.model.config import Attention, Config
from xlabatch.model.params import Layer, Linear, Mlp, Params

BASE = "gpt_neox."
UNUSED = (".attention.bias", ".attention.masked_bias")
ALIASES = {"embed_out.weight": "lm_head.weight"}


def config(hf: HfConfig) -> Config:
    width, heads, size = llama_like.head_split(hf, "hidden_size", "num_attention_heads")
    theta, part = hf.real("rotary_emb_base", 10000), hf.real("rotary_pct", 0.25)
    turn = rope_scaling.resolve(rope_scaling.rope_spec(hf, theta, part), size)
    return Config(
        vocab=hf.number("vocab_size"),
        width=width,
        heads=heads,
        kv_heads=heads,
        head_dim=size,
        attention=(Attention(size**-0.5, turn),) * hf.number("num_hidden_layers", most=2**13),
        norm_eps=hf.real("layer_norm_eps", 1e-5),
        positions=hf.number("max_position_embeddings", 2048),
        act=hf.one_of("hidden_act", llama_like.ACTS, "gelu"),
        parallel=hf.flag("use_parallel_residual", True),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    at, D, inner = f"gpt_neox.layers.{n}", cfg.width, hf.number("intermediate_size")
    bias = hf.flag("attention_bias", True)
    return Layer(
        attn_norm=norm(f"{at}.input_layernorm", D, bias=True),
        qkv=linear((f"{at}.attention.query_key_value", 3 * D), inputs=D, bias=bias),  # stored by head already
        out=linear((f"{at}.attention.dense", D), inputs=D, bias=bias),
        mlp_norm=norm(f"{at}.post_attention_layernorm", D, bias=True),
        mlp=Mlp(
            linear((f"{at}.mlp.dense_h_to_4h", inner), inputs=D, bias=True),
            linear((f"{at}.mlp.dense_4h_to_h", D), inputs=inner, bias=True),
        ),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return Params(
        embed=Linear(tensor("gpt_neox.embed_in.weight", cfg.vocab, cfg.width)),
        layers=layers,
        norm=norm("gpt_neox.final_layer_norm", cfg.width, bias=True),
        head=llama_like.head(cfg, hf, tied=False),
    )
