"""GPT-NeoX and Pythia: attention and MLP in parallel, LayerNorms, rope on a part of each head."""

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import layer_norm, linear, tensor
from xlabatch.model.config import Attention, Config
from xlabatch.model.params import Layer, Linear, Params

BASE = "gpt_neox."
UNUSED = (".attention.bias", ".attention.masked_bias")
MLP_NAMES = ("dense_h_to_4h", "dense_4h_to_h")
ALIASES = {"embed_out.weight": "lm_head.weight"}


def config(hf: HfConfig) -> Config:
    width, heads, head_dim = llama_like.head_split(hf, "hidden_size", "num_attention_heads")
    theta = hf.real("rotary_emb_base", 10000)
    part = hf.real("rotary_pct", 0.25)
    rope = rope_scaling.resolve(rope_scaling.rope_spec(hf, theta, part), head_dim)
    return Config(
        vocab=hf.number("vocab_size"),
        width=width,
        heads=heads,
        kv_heads=heads,
        head_dim=head_dim,
        attention=(Attention(head_dim**-0.5, rope),) * hf.number("num_hidden_layers", most=2**13),
        norm_eps=hf.real("layer_norm_eps", 1e-5),
        max_positions=hf.number("max_position_embeddings", 2048),
        act=hf.one_of("hidden_act", llama_like.ACTS, "gelu"),
        parallel=hf.flag("use_parallel_residual", True),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"gpt_neox.layers.{n}"
    D = cfg.width
    inner = hf.number("intermediate_size")
    bias = hf.flag("attention_bias", True)
    return Layer(
        attn_norm=layer_norm(f"{prefix}.input_layernorm", D),
        # stored head by head, as the leaf is
        qkv=linear((f"{prefix}.attention.query_key_value", 3 * D), inputs=D, bias=bias),
        out=linear((f"{prefix}.attention.dense", D), inputs=D, bias=bias),
        mlp_norm=layer_norm(f"{prefix}.post_attention_layernorm", D),
        mlp=llama_like.ungated_mlp(f"{prefix}.mlp", D, inner, MLP_NAMES, bias=True),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return Params(
        embed=Linear(tensor("gpt_neox.embed_in.weight", cfg.vocab, cfg.width)),
        layers=layers,
        norm=layer_norm("gpt_neox.final_layer_norm", cfg.width),
        head=llama_like.head(cfg, hf, tied=False),
    )
