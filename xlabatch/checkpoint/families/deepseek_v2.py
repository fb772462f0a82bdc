"""DeepSeek V2: attention by way of latents; MLPs in the first layers, then experts in groups and shared."""

import math
from dataclasses import replace

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import (
    Shape,
    TensorLayout,
    TensorSpec,
    heads_with_rotated,
    keys_of_heads,
    linear,
    norm,
    values_of_heads,
)
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, HeadLinears, Latents, Layer, Linear, Mlp

METHODS = {name: name for name in ("greedy", "group_limited_greedy")}


def config(hf: HfConfig) -> Config:
    hf.expect(scoring_func="softmax", norm_topk_prob=False, mlp_bias=False)
    cfg = latent_config(hf, max_positions=2048)
    groups = (1, 1)
    if hf.one_of("topk_method", METHODS, "greedy") == "group_limited_greedy":
        groups = hf.number("n_group"), hf.number("topk_group")
    for name in ("n_group", "topk_group"):
        hf.ignore(name, "without groups")
    return with_routing(hf.with_fields({"n_routed_experts": 64} | hf.raw), cfg, groups, scale=1.0)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    if n < hf.number("first_k_dense_replace", 0, least=0):
        return latent_layer(cfg, hf, n, llama_like.layer_mlp(hf, n))
    return latent_layer(cfg, hf, n, experts(cfg, hf, n, count=64, shared=2, inner=1407))


def latent_config(hf: HfConfig, max_positions: int) -> Config:
    """The numbers of attention: all heads share one key, and its last features are the value."""
    for name in ("ep_size", "aux_loss_alpha", "seq_aux", "num_nextn_predict_layers", "num_mtp_layers"):
        hf.ignore(name, "of training, or of layers that guess further tokens")
    plain, rotated, _ = head_sizes(hf)
    hf.expect(moe_layer_freq=1, qk_head_dim=plain + rotated)
    hf.ignore("head_dim", "the rotated features, and qk_rope_head_dim has it")
    hf.expect(num_key_value_heads=hf.number("num_attention_heads"))
    cfg = llama_like.llama_config(hf.with_fields(hf.raw | {"head_dim": rotated}), max_positions=max_positions)
    cfg = llama_like.with_scale(cfg, (plain + rotated) ** -0.5 * yarn_scale(hf))
    rank = hf.number("kv_lora_rank", 512)
    return replace(cfg, kv_heads=1, head_dim=rotated + rank, latents=rank)


def head_sizes(hf: HfConfig) -> tuple[int, int, int]:
    """The features of a head's key that are not rotated, those that are, and the features of its value."""
    plain, rotated, value = (
        hf.number(f"{name}_head_dim", default, most=llama_like.MAX_HEAD_DIM)
        for name, default in (("qk_nope", 128), ("qk_rope", 64), ("v", 128))
    )
    return plain, rotated, value


def yarn_scale(hf: HfConfig) -> float:
    """What yarn multiplies the scores by."""
    spec = rope_scaling.rope_spec(hf)
    if spec.get("rope_type", spec.get("type", "default")) == "default" or not spec.get("mscale_all_dim"):
        return 1.0
    factor = rope_scaling.read_real(spec, "factor")
    if factor <= 1:
        return 1.0
    return (0.1 * rope_scaling.read_real(spec, "mscale_all_dim") * math.log(factor) + 1) ** 2


def with_routing(hf: HfConfig, cfg: Config, groups: tuple[int, int], scale: float) -> Config:
    """The Config with the numbers of the router; `groups` is how many there are, and how many count."""
    count = hf.number("n_routed_experts")
    used = hf.number("num_experts_per_tok")
    if count % groups[0] or not groups[1] <= groups[0] or used > count // groups[0] * groups[1]:
        raise Refused(
            f"config.json: {used} experts of a token cannot be in {groups[1]} of {groups[0]} groups of "
            f"{count} experts"
        )
    return replace(
        cfg,
        experts_per_token=used,
        normalize_experts=False,
        expert_groups=groups[0],
        kept_groups=groups[1],
        expert_scale=hf.real("routed_scaling_factor", scale),
    )


def latent_layer(cfg: Config, hf: HfConfig, n: int, mlp: Mlp | Experts, neighbours: bool = True) -> Layer:
    """Layer n; with `neighbours` rotated features are stored in neighbouring pairs."""
    prefix = f"model.layers.{n}"
    bias = hf.flag("attention_bias")
    values = cfg.heads * head_sizes(hf)[2]
    return replace(
        llama_like.block(cfg, n, mlp),
        qkv=latents(cfg, hf, f"{prefix}.self_attn", bias, neighbours),
        out=linear((f"{prefix}.self_attn.o_proj", cfg.width), inputs=values, bias=bias),
    )


def latents(cfg: Config, hf: HfConfig, prefix: str, bias: bool, neighbours: bool) -> Latents:
    """The projections of attention; rotated features are moved to the front of queries and of keys."""
    plain, rotated, value = head_sizes(hf)
    rank = hf.number("kv_lora_rank", 512)
    D = cfg.width
    H = cfg.heads
    null = "q_lora_rank" in hf.raw and hf.get("q_lora_rank") is None  # queries have no latents
    query_rank = None if null else hf.number("q_lora_rank", 1536)
    layout = heads_with_rotated(H, rotated, neighbours=neighbours, first=True)
    query = "q_proj" if query_rank is None else "q_b_proj"
    down = heads_with_rotated(1, rotated, neighbours=neighbours, first=True)
    return Latents(
        query_down=linear((f"{prefix}.q_a_proj", query_rank), inputs=D, bias=bias) if query_rank else None,
        query_norm=norm(f"{prefix}.q_a_layernorm", query_rank) if query_rank else None,
        query=linear((f"{prefix}.{query}", H * (plain + rotated)), inputs=query_rank or D, layout=layout),
        down=linear((f"{prefix}.kv_a_proj_with_mqa", rank + rotated), inputs=D, bias=bias, layout=down),
        norm=norm(f"{prefix}.kv_a_layernorm", rank),
        keys=head_linears(prefix, (H, rank, plain), (plain + value, rank), keys_of_heads),
        values=head_linears(prefix, (H, value, rank), (plain + value, rank), values_of_heads),
    )


def head_linears(prefix: str, shape: Shape, of_head: tuple[int, int], layout: TensorLayout) -> HeadLinears:
    """A linear of each head, out of the rows and columns that one tensor has for it."""
    rows, rank = of_head
    part = f"{prefix}.kv_b_proj.weight", (shape[0] * rows, rank)
    return HeadLinears(Linear(TensorSpec(shape, (part,), layout, entry_rows=rows)))


def experts(cfg: Config, hf: HfConfig, n: int, *, count: int, shared: int, inner: int) -> Experts:
    """The experts of layer n, and a shared one as wide as several; the keywords are defaults."""
    prefix = f"model.layers.{n}.mlp"
    count = hf.number("n_routed_experts", count)
    inner = hf.number("moe_intermediate_size", inner)
    shared = hf.number("n_shared_experts", shared)
    hf.ignore("intermediate_size", "the size of an MLP, and there may be experts in every layer")
    return replace(
        llama_like.experts(hf, prefix, count, cfg.width, inner),
        shared=llama_like.gated_mlp(f"{prefix}.shared_experts", cfg.width, shared * inner),
    )
