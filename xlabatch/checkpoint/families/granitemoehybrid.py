"""Granite 4: state spaces (Mamba 2) in most layers or in none; an MLP, in some models beside experts."""

from dataclasses import replace

from xlabatch.checkpoint.families import granite, lfm2, llama_like, mamba2, mixtral
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import linear, tensor
from xlabatch.errors import Refused
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.params import Experts, Layer, Linear, Mlp

ATTENDS = {"mamba": False, "linear_attention": False, "attention": True, llama_like.FULL: True}
POSITIONS = {"rope": "rope", "nope": ""}


def config(hf: HfConfig) -> Config:
    hf.expect(hidden_act="silu", normalization_function="rmsnorm")
    hf.ignore("init_method", "of training")
    hf.ignore("mamba_chunk_size", "tokens are not computed in chunks")
    cfg = replace(granite.config(hf), step_limits=mamba2.step_limits(hf))
    if not hf.one_of("position_embedding_type", POSITIONS, "nope"):
        cfg = llama_like.with_rope_in(cfg, [False] * cfg.layers)
    if expert_count(hf):
        cfg = replace(cfg, experts_per_token=mixtral.experts_per_token(hf, count=8, default=2))
    kinds = hf.per_layer("layer_types", cfg.layers, tuple(ATTENDS)) or ["mamba"] * cfg.layers
    kept = recurrence(hf, cfg.width)
    return lfm2.with_recurrence(cfg, kept, [ATTENDS[kind] for kind in kinds])


def expert_count(hf: HfConfig) -> int:
    """How many experts a layer has; 0 if it has an MLP alone."""
    hf.ignore("num_experts_per_tok", "of experts, which some models do not have")
    return hf.number("num_local_experts", 8, least=0)


def recurrence(hf: HfConfig, width: int) -> Recurrence:
    """What a layer with a state space keeps of a sequence."""
    most = llama_like.MAX_HEAD_DIM
    heads = hf.number("mamba_n_heads", 128)
    inner = hf.number("mamba_expand", 2) * width
    is_derived = hf.get("mamba_d_head", "auto") == "auto"
    values = max(inner // heads, 1) if is_derived else hf.number("mamba_d_head", most=most)
    if heads * values != inner:
        raise Refused(
            f"config.json: mamba_n_heads {heads} * mamba_d_head {values} = {heads * values}, "
            f"but mamba_expand * hidden_size is {inner}"
        )
    for name, default in (("mamba_conv_bias", True), ("mamba_proj_bias", False)):
        hf.flag(name, default)
    return mamba2.recurrence(
        heads,
        hf.number("mamba_n_groups", 1),
        hf.number("mamba_d_state", 256, most=most),
        values,
        hf.number("mamba_d_conv", 4, most=2**10, least=2),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}"
    bias = hf.flag("attention_bias")
    block = llama_like.block(cfg, n, mlp(cfg, hf, prefix), qkv_bias=bias, out_bias=bias)
    kept = cfg.recurrence[n] if cfg.recurrence else None
    if kept is None:
        return block
    return with_state_space(cfg, hf, kept, f"{prefix}.mamba", block)


def with_state_space(cfg: Config, hf: HfConfig, kept: Recurrence, prefix: str, block: Layer) -> Layer:
    """A layer with a state space in place of attention."""
    bias = hf.flag("mamba_proj_bias")
    conv_bias = hf.flag("mamba_conv_bias", True)
    return replace(
        block,
        qkv=mamba2.state_space(cfg, kept, prefix, bias=bias, conv_bias=conv_bias),
        out=linear((f"{prefix}.out_proj", cfg.width), inputs=kept.heads * kept.values, bias=bias),
    )


def mlp(cfg: Config, hf: HfConfig, prefix: str) -> Mlp | Experts:
    """An MLP, with experts beside it if there are any; gates and ups are in one tensor."""
    inner = hf.number("shared_intermediate_size", 1024)
    shared = Mlp(
        linear((f"{prefix}.shared_mlp.input_linear", 2 * inner), inputs=cfg.width),
        linear((f"{prefix}.shared_mlp.output_linear", cfg.width), inputs=inner),
    )
    own = hf.number("intermediate_size", 11008)
    count = expert_count(hf)
    if not count:
        return shared
    names = f"{prefix}.block_sparse_moe"
    return Experts(
        router=linear((f"{names}.router.layer", count), inputs=cfg.width),
        each=Mlp(
            Linear(tensor(f"{names}.input_linear.weight", count, 2 * own, cfg.width)),
            Linear(tensor(f"{names}.output_linear.weight", count, cfg.width, own)),
        ),
        shared=shared,
    )
