"""The config.json of the families with mixtures of experts."""

from xlabatch.checkpoint.formats.gguf.metadata import Metadata, Raw, expect, rope
from xlabatch.checkpoint.formats.gguf.shared import FULL, SLIDING, lfm2_fields, llama_fields, outer_fields

SOFTMAX, SIGMOID = 1, 2  # GGUF's numbers of what makes scores of a router's outputs


def expert_fields(data: Metadata, count: str = "num_experts") -> Raw:
    """How many experts there are, how many a token has, and their size; `count` is the family's name."""
    return {
        count: data.number("expert_count"),
        "num_experts_per_tok": data.number("expert_used_count"),
        "moe_intermediate_size": data.get("expert_feed_forward_length"),
    }


def qwen2_moe(data: Metadata) -> Raw:
    """Qwen 1.5 and 2 with experts in every layer, beside a shared one."""
    expect(data, "expert_weights_norm", False)
    shared = data.get("expert_shared_feed_forward_length")
    raw = llama_fields(data, "qwen2_moe") | expert_fields(data)
    return raw | {"shared_expert_intermediate_size": shared, "norm_topk_prob": False}


def qwen3_moe(data: Metadata) -> Raw:
    """Qwen 3 with experts in every layer, whose weights add up to 1."""
    expect(data, "expert_weights_norm", True)
    return llama_fields(data, "qwen3_moe") | expert_fields(data) | {"norm_topk_prob": True}


def qwen3_next(data: Metadata) -> Raw:
    """Qwen 3 Next with its delta rules."""
    expect(data, "expert_weights_norm", True)
    every, heads = data.number("full_attention_interval", 4), data.number("ssm.time_step_rank")
    recurrent = data.per_layer("attention.recurrent_layers")
    recurrent = recurrent or [(n + 1) % every != 0 for n in range(data.number("block_count"))]
    linear = {
        "linear_conv_kernel_dim": data.number("ssm.conv_kernel"),
        "linear_key_head_dim": data.number("ssm.state_size"),
        "linear_num_key_heads": data.number("ssm.group_count"),
        "linear_num_value_heads": heads,
        "linear_value_head_dim": data.number("ssm.inner_size") // heads,
    }
    return (
        llama_fields(data, "qwen3_next")
        | expert_fields(data)
        | linear
        | {
            "shared_expert_intermediate_size": data.get("expert_shared_feed_forward_length"),
            "norm_topk_prob": True,
            "layer_types": ["linear_attention" if each else FULL for each in recurrent],
        }
    )


def lfm2_moe(data: Metadata) -> Raw:
    """LFM2 with experts, whose weights add up to 1, behind some layers without."""
    expect(data, "expert_gating_func", SIGMOID)
    return (
        lfm2_fields(data, "lfm2_moe")
        | expert_fields(data)
        | {
            "num_dense_layers": data.get("leading_dense_block_count", 0),
            "use_expert_bias": any(name.endswith(".exp_probs_b.bias") for name in data.file.tensors),
            "norm_topk_prob": True,
        }
    )


def gpt_oss(data: Metadata) -> Raw:
    """gpt-oss: a window in every other layer; its rope is scaled between whole and broken pairs."""
    window, sizes = data.number("attention.sliding_window"), expert_fields(data, "num_local_experts")
    raw = llama_fields(data, "gpt_oss") | sizes
    raw["intermediate_size"] = raw.pop("moe_intermediate_size")
    if raw["rope_parameters"]["rope_type"] == "yarn":
        raw["rope_parameters"]["truncate"] = False  # GGUF does not say so, and every gpt-oss has it
    types = [FULL if n % 2 else SLIDING for n in range(data.number("block_count"))]
    return raw | {
        "attention_bias": data.holds("attn_q.bias"),
        "sliding_window": window,
        "layer_types": types,
    }


def deepseek(data: Metadata) -> Raw:
    """DeepSeek V2 and V3, which differ in how experts are chosen."""
    v3 = data.get("expert_gating_func", SOFTMAX) == SIGMOID
    expect(data, "expert_gating_func", SIGMOID if v3 else SOFTMAX)
    normed = bool(data.get("expert_weights_norm", False))
    groups = data.number("expert_group_count", 1), data.number("expert_group_used_count", 1)
    raw = latent_fields(data, "deepseek_v3" if v3 else "deepseek_v2")
    raw |= expert_fields(data, "n_routed_experts") | {
        "n_shared_experts": data.number("expert_shared_count"),
        "first_k_dense_replace": data.get("leading_dense_block_count", 0),
        "routed_scaling_factor": data.get("expert_weights_scale", 1.0),
        "norm_topk_prob": normed,
        "n_group": groups[0],
        "topk_group": groups[1],
    }
    return raw if v3 else raw | {"topk_method": "group_limited_greedy" if groups[0] > 1 else "greedy"}


def latent_fields(data: Metadata, kind: str) -> Raw:
    """The numbers of attention by way of latents; newer files have other keys for the sizes of a head."""
    rotated, heads = data.number("rope.dimension_count"), data.number("attention.head_count")
    stored = data.number("attention.key_length"), data.number("attention.value_length")
    key, value = (
        data.number(f"attention.{name}_length_mla", size)
        for name, size in zip(("key", "value"), stored, strict=True)
    )
    data.get("attention.head_count_kv")  # 1 in newer files, whose latents are keys of all heads
    spec, scale = rope(data), data.real("rope.scaling.yarn_log_multiplier")
    if scale and spec["rope_type"] == "yarn":
        both = round(10 * scale, 6)  # stored is a tenth of it, in 32 bits
        spec |= {"mscale": both, "mscale_all_dim": both}
    return outer_fields(data, kind) | {
        "rope_parameters": spec,
        "num_attention_heads": heads,
        "num_key_value_heads": heads,
        "head_dim": rotated,
        "kv_lora_rank": data.number("attention.kv_lora_rank"),
        "q_lora_rank": data.get("attention.q_lora_rank"),
        "qk_nope_head_dim": key - rotated,
        "qk_rope_head_dim": rotated,
        "v_head_dim": value,
    }
