"""What llama.cpp's converter writes for families with keys or arrangements of their own.

Written from the converter's formulas, tensor by tensor, and without the reader's code.
"""

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Raw = dict[str, Any]
QWEN3_5 = ("qwen3_5_text", "qwen3_5_moe_text")
PARTS = {  # how much of a head is rotated, where a config.json does not say it
    "glm4": 0.5,
    "glm4_moe": 0.5,
    "nemotron": 0.5,
    "phi": 0.5,
    "qwen3_5_moe_text": 0.25,
    "qwen3_5_text": 0.25,
    "qwen3_next": 0.25,
    "stablelm": 0.25,
}


def metadata(raw: Raw) -> Raw:
    """The keys that only some families have; None removes one."""
    kind, head_dim = raw["model_type"], raw.get("head_dim")
    found: Raw = {}
    spec = raw.get("rope_parameters", {})
    if kind in PARTS:
        size = head_dim or raw["hidden_size"] // raw["num_attention_heads"]
        part = raw.get("partial_rotary_factor", spec.get("partial_rotary_factor", PARTS[kind]))
        found["rope.dimension_count"] = int(size * part)
    if raw.get("sliding_window") and "layer_types" in raw and kind in ("exaone4", "olmo3", "cohere2"):
        sliding = [each == "sliding_attention" for each in raw["layer_types"]]
        found["attention.sliding_window_pattern"] = sliding
    if "shared_expert_intermediate_size" in raw:
        found["expert_shared_feed_forward_length"] = raw["shared_expert_intermediate_size"]
    if kind == "gpt_oss":
        found["expert_feed_forward_length"] = raw["intermediate_size"]
    if kind == "cohere2":
        found |= {"logit_scale": raw.get("logit_scale", 0.0625), "rope.scaling.type": "none"}
    if kind in ("lfm2", "lfm2_moe"):
        found |= convolutions(raw)
    if kind in ("deepseek_v2", "deepseek_v3", "glm4_moe_lite"):
        found |= latents(raw)
    if kind in ("qwen3_next", *QWEN3_5):
        found |= delta_rules(raw)
    if kind == "granitemoehybrid":
        found |= state_spaces(raw)
    if kind == "mamba2":
        found |= state_spaces_alone(raw)
    if kind == "nemotron_h":
        found |= layers_of_one_part(raw)
    if kind in QWEN3_5:
        found["rope.dimension_sections"] = [*spec.get("mrope_section", [11, 11, 10]), 0]
    if kind == "ministral3":
        found["attention.temperature_scale"] = spec["llama_4_scaling_beta"]
        found["rope.scaling.yarn_log_multiplier"] = spec["mscale_all_dim"]
    if kind == "glm4_moe":
        found |= {
            "expert_gating_func": 2,
            "expert_shared_count": raw.get("n_shared_experts", 1),
            "leading_dense_block_count": raw.get("first_k_dense_replace", 1),
            "expert_weights_scale": raw.get("routed_scaling_factor"),
            "expert_weights_norm": raw.get("norm_topk_prob", True),
            "expert_group_count": raw.get("n_group"),
            "expert_group_used_count": raw.get("topk_group"),
        }
    if kind == "gemma4_text":
        found |= two_kinds_of_layers(raw)
    if kind == "minimax_m2":
        found |= {
            "expert_gating_func": 2,
            "expert_feed_forward_length": raw["intermediate_size"],
            "rope.dimension_count": raw["rotary_dim"],
        }
    return found


def two_kinds_of_layers(raw: Raw) -> Raw:
    """Gemma 4: global layers have larger heads; the last layers attend to keys and values of others."""
    layers, shared = raw["num_hidden_layers"], raw.get("num_kv_shared_layers", 0)
    sliding = [each == "sliding_attention" for each in raw["layer_types"][:-1]] + [False]
    found: Raw = {
        "attention.key_length": 16,
        "attention.value_length": 16,
        "attention.key_length_swa": raw["head_dim"],
        "attention.value_length_swa": raw["head_dim"],
        "rope.dimension_count": 16,
        "rope.dimension_count_swa": raw["head_dim"],
        "rope.freq_base": 1e6,
        "rope.freq_base_swa": 1e4,
        "attention.sliding_window_pattern": sliding,
        "attention.shared_kv_layers": shared,
        "embedding_length_per_layer_input": raw["hidden_size_per_layer_input"],
    }
    if raw.get("use_double_wide_mlp"):
        inner = raw["intermediate_size"]
        found["feed_forward_length"] = [inner] * (layers - shared) + [2 * inner] * shared
    heads = raw.get("num_global_key_value_heads")
    for listed in raw.get("per_layer_config", {}).values():
        heads = listed["num_key_value_heads"]
    if heads:
        found["attention.head_count_kv"] = [raw["num_key_value_heads"] if each else heads for each in sliding]
    return found


def convolutions(raw: Raw) -> Raw:
    """LFM2: no keys and values in layers with a convolution."""
    heads, layers = raw["num_key_value_heads"], raw["num_hidden_layers"]
    attends = raw.get("full_attn_idxs", [n for n, t in enumerate(raw.get("layer_types", [])) if t != "conv"])
    found: Raw = {
        "attention.head_count_kv": [heads if n in attends else 0 for n in range(layers)],
        "shortconv.l_cache": raw.get("conv_L_cache", 3),
        "vocab_size": raw["vocab_size"],
    }
    if raw.get("block_auto_adjust_ff_dim") and raw["model_type"] == "lfm2":
        size = int(raw["block_ffn_dim_multiplier"] * int(2 * raw["intermediate_size"] / 3))
        found["feed_forward_length"] = -(-size // raw["block_multiple_of"]) * raw["block_multiple_of"]
    if raw["model_type"] == "lfm2_moe":
        found |= {"leading_dense_block_count": raw["num_dense_layers"], "expert_gating_func": 2}
    return found


def latents(raw: Raw) -> Raw:
    """DeepSeek and GLM 4.7 Flash: latents are the only key and value; a head's own sizes have other keys."""
    rank, rotated = raw["kv_lora_rank"], raw["qk_rope_head_dim"]
    spec = raw.get("rope_parameters", {})
    found: Raw = {
        "attention.head_count_kv": 1,
        "attention.kv_lora_rank": rank,
        "attention.key_length": rank + rotated,
        "attention.value_length": rank,
        "attention.key_length_mla": raw["qk_nope_head_dim"] + rotated,
        "attention.value_length_mla": raw["v_head_dim"],
        "rope.dimension_count": rotated,
        "leading_dense_block_count": raw.get("first_k_dense_replace", 0),
        "expert_shared_count": raw["n_shared_experts"],
        "expert_weights_scale": raw.get("routed_scaling_factor"),
        "expert_group_count": raw.get("n_group"),
        "expert_group_used_count": raw.get("topk_group"),
        "attention.q_lora_rank": raw["q_lora_rank"],
    }
    if raw["model_type"] == "glm4_moe_lite":
        found["leading_dense_block_count"] = 1
    if raw["model_type"] != "deepseek_v2":
        found |= {"expert_gating_func": 2, "expert_weights_norm": True}
        found["expert_weights_scale"] = raw.get("routed_scaling_factor", 2.5)
    if "mscale_all_dim" in spec:
        found["rope.scaling.yarn_log_multiplier"] = 0.1 * spec["mscale_all_dim"]
    return found


def delta_rules(raw: Raw) -> Raw:
    """Qwen 3 Next and 3.5 under the keys of state-space models."""
    heads = raw["linear_num_value_heads"]
    found: Raw = {
        "ssm.conv_kernel": raw.get("linear_conv_kernel_dim", 4),
        "ssm.state_size": raw["linear_key_head_dim"],
        "ssm.group_count": raw["linear_num_key_heads"],
        "ssm.time_step_rank": heads,
        "ssm.inner_size": raw["linear_value_head_dim"] * heads,
        "full_attention_interval": raw.get("full_attention_interval", 4),
    }
    if "layer_types" in raw:
        found["attention.recurrent_layers"] = [each == "linear_attention" for each in raw["layer_types"]]
    return found


def state_spaces(raw: Raw) -> Raw:
    """Granite 4: no keys and values in layers with a state space."""
    attends = [each in ("attention", "full_attention") for each in raw["layer_types"]]
    return {
        "attention.head_count_kv": [raw["num_key_value_heads"] if each else 0 for each in attends],
        "ssm.conv_kernel": raw.get("mamba_d_conv", 4),
        "ssm.state_size": raw["mamba_d_state"],
        "ssm.group_count": raw["mamba_n_groups"],
        "ssm.inner_size": 2 * raw["hidden_size"],
        "ssm.time_step_rank": raw["mamba_n_heads"],
        "rope.scaling.finetuned": raw.get("position_embedding_type") == "rope",
        "expert_shared_feed_forward_length": raw["shared_intermediate_size"],
    }


def state_spaces_alone(raw: Raw) -> Raw:
    """Mamba 2: nothing about attention or an MLP but zeros, and any length for a context."""
    return {
        **dict.fromkeys(("attention.key_length", "attention.value_length", "rope.freq_base")),
        **{"attention.head_count": 0, "feed_forward_length": 0, "context_length": 2**20},
        "ssm.conv_kernel": raw.get("conv_kernel", 4),
        "ssm.state_size": raw["state_size"],
        "ssm.group_count": raw["n_groups"],
        "ssm.inner_size": raw["num_heads"] * raw["head_dim"],
        "ssm.time_step_rank": raw["num_heads"],
    }


def layers_of_one_part(raw: Raw) -> Raw:
    """Nemotron-H: lists of which layers have keys and values, and an MLP."""
    names = {"linear_attention": "M", "full_attention": "*", "moe": "E", "mlp": "-"}
    letters = raw.get("hybrid_override_pattern") or [names[kind] for kind in raw["layers_block_type"]]
    found: Raw = {
        "attention.head_count_kv": [raw["num_key_value_heads"] if each == "*" else 0 for each in letters],
        "feed_forward_length": [raw["intermediate_size"] if each == "-" else 0 for each in letters],
        "context_length": 2**20,
        "rope.dimension_count": raw["head_dim"],
        "rope.scaling.finetuned": False,
        "ssm.conv_kernel": raw.get("conv_kernel", 4),
        "ssm.state_size": raw["ssm_state_size"],
        "ssm.group_count": raw["n_groups"],
        "ssm.inner_size": raw["mamba_num_heads"] * raw["mamba_head_dim"],
        "ssm.time_step_rank": raw["mamba_num_heads"],
    }
    if "E" in letters:
        inner = raw["moe_intermediate_size"]
        found |= {
            "feed_forward_length": [inner if each == "E" else 0 for each in letters],
            "expert_shared_feed_forward_length": raw["moe_shared_expert_intermediate_size"],
            "expert_shared_count": 1,
            "expert_weights_norm": True,
            "expert_weights_scale": raw["routed_scaling_factor"],
            "expert_group_count": raw["n_group"],
            "expert_group_used_count": raw["topk_group"],
        }
    return found


def taken_apart(raw: Raw, name: str, tensors: dict[str, Array]) -> dict[str, Array] | None:
    """Tensors that the converter makes of one, by the names that it gives them; None if it keeps it."""
    kind, tensor = raw["model_type"], next(iter(tensors.values()))
    if kind in QWEN3_5:
        tensor = heads_in_turn(raw, name, tensor)
    before = name.rpartition(".")[0]
    if kind == "gpt_oss" and ".experts." in name:
        return gpt_oss_experts(name, tensor)
    if kind == "gpt_oss" and name.endswith(".sinks"):
        return {f"{name}.weight": tensor}
    if kind == "gemma4_text" and (key := gemma4_key(name)):
        return {key: tensor}
    if name.endswith("kv_b_proj.weight"):
        rows = tensor.reshape(raw["num_attention_heads"], -1, tensor.shape[1])
        keys, values = rows[:, : raw["qk_nope_head_dim"]], rows[:, raw["qk_nope_head_dim"] :]
        base = name.removesuffix("kv_b_proj.weight")
        return {
            f"{base}k_b_proj.weight": copied(keys.swapaxes(1, 2)),
            f"{base}v_b_proj.weight": copied(values),
        }
    if kind == "nemotron_h" and ".experts." in name:
        layer, part = name.split(".")[2], "up" if "up_proj" in name else "down"
        return {f"blk.{layer}.ffn_{part}_exps.weight": np.stack(list(tensors.values()))}
    if name.endswith("e_score_correction_bias"):
        return {f"{before}.e_score_correction.bias": tensor}
    if name.endswith("feed_forward.expert_bias"):
        return {f"{name}.bias": tensor}
    if name.endswith(("conv.conv.weight", "conv1d.weight")):
        return {name: tensor[:, 0]}
    if (".mamba." in name or ".mixer." in name) and (parts := of_heads(raw, name, tensor)):
        return parts
    if kind == "granitemoehybrid" and (parts := granite_parts(raw, name, tensor)):
        return parts
    if name.endswith("A_log"):
        return {name: -np.exp(tensor)}
    if name.endswith("dt_bias"):
        return {f"{before}.dt_proj.bias": tensor}
    if name.endswith("in_proj_qkvz.weight"):
        return delta_inputs(raw, name, tensor)
    return None


def gemma4_key(name: str) -> str | None:
    """The names of what is no weight of a linear or a norm."""
    layer = name.removeprefix("model.layers.").partition(".")[0]
    if name.endswith(".router.scale"):
        return f"blk.{layer}.ffn_gate_inp.scale"
    if name.endswith(".per_expert_scale"):
        return f"blk.{layer}.ffn_down_exps.scale"
    return f"{name}.weight" if ".experts." in name or name.endswith("layer_scalar") else None


def of_heads(raw: Raw, name: str, tensor: Array) -> dict[str, Array] | None:
    """State spaces: numbers of heads in two dimensions, norms by group."""
    if name.endswith((".A_log", ".D")):
        return {name: (-np.exp(tensor) if name.endswith("A_log") else tensor)[:, None]}
    if name.endswith((".mamba.norm.weight", ".mixer.norm.weight")):
        return {name: tensor.reshape(raw.get("n_groups") or raw["mamba_n_groups"], -1)}
    return None


def granite_parts(raw: Raw, name: str, tensor: Array) -> dict[str, Array] | None:
    """Gates and ups of MLPs and experts apart."""
    layer = name.removeprefix("model.layers.").partition(".")[0]
    if name.endswith("_linear.weight"):
        kind = "" if not raw["num_local_experts"] else "_shexp" if "shared_mlp" in name else "_exps"
        parts = np.split(tensor, 2, axis=-2) if "input_linear" in name else [tensor]
        keys = ("gate", "up") if len(parts) == 2 else ("down",)
        return {
            f"blk.{layer}.ffn_{key}{kind}.weight": copied(part) for key, part in zip(keys, parts, strict=True)
        }
    if name.endswith("router.layer.weight"):
        return {f"blk.{layer}.ffn_gate_inp.weight": tensor}
    return None


def gpt_oss_experts(name: str, tensor: Array) -> dict[str, Array]:
    """Gates and ups apart; weights as [out, in]."""
    end = "bias" if name.endswith("_bias") else "weight"
    base = name.removesuffix("_bias")
    own = tensor if end == "bias" else tensor.swapaxes(1, 2)
    if base.endswith("down_proj"):
        return {f"{base}.{end}": copied(own)}
    base = base.removesuffix("gate_up_proj")
    return {
        f"{base}gate_proj.{end}": copied(own[:, ::2]),
        f"{base}up_proj.{end}": copied(own[:, 1::2]),
    }


def heads_in_turn(raw: Raw, name: str, tensor: Array) -> Array:
    """Heads of values of Qwen 3.5: the first of every head of keys, then the second."""
    part = name.rpartition(".linear_attn.")[2]
    if part in (name, "norm.weight"):
        return tensor
    keys, heads = raw["linear_num_key_heads"], raw["linear_num_value_heads"]
    before = 0
    if part in ("in_proj_qkv.weight", "conv1d.weight"):
        before = 2 * keys * raw["linear_key_head_dim"]
    if part == "out_proj.weight":
        return copied(heads_in_turn(raw, name.replace("out_proj", "in_proj_z"), tensor.T).T)
    shares = np.split(tensor[before:], heads)  # of each head
    in_turn = [shares[key * (heads // keys) + n] for n in range(heads // keys) for key in range(keys)]
    return np.concatenate([tensor[:before], *in_turn])


def delta_inputs(raw: Raw, name: str, tensor: Array) -> dict[str, Array]:
    """Queries, keys and values of all heads together, and their gates apart."""
    shared, keys = raw["linear_num_key_heads"], raw["linear_key_head_dim"]
    values = raw["linear_num_value_heads"] // shared * raw["linear_value_head_dim"]
    heads = tensor.reshape(shared, 2 * keys + 2 * values, -1)
    cuts = np.cumsum([keys, keys, values])
    q, k, v, gates = (part.reshape(-1, tensor.shape[1]) for part in np.split(heads, cuts, axis=1))
    layer = name.split(".")[2]
    return {f"blk.{layer}.attn_qkv.weight": np.concatenate([q, k, v]), f"blk.{layer}.attn_gate.weight": gates}


def copied(tensor: Array) -> Array:
    """The tensor in an order of its own."""
    return np.ascontiguousarray(tensor)


def put_together(name: str, parts: dict[str, Array]) -> dict[str, Array]:
    """Experts in one tensor, of what the converter makes of them; nothing for other tensors."""
    values = list(parts.values())
    if ".experts." in name and ".mlp." not in name:  # Gemma 4, which has another name only
        return {name: values[0]}
    if name.endswith(("down_proj", "down_proj_bias")) and ".experts." in name:
        return {name: values[0] if name.endswith("_bias") else values[0].swapaxes(1, 2)}
    if not name.endswith(("gate_up_proj", "gate_up_proj_bias")) or values[0].shape != values[-1].shape:
        return {}
    experts, inner, *rest = values[0].shape
    both = np.empty((experts, 2 * inner, *rest), np.float32)
    both[:, ::2], both[:, 1::2] = values
    return {name: both if name.endswith("_bias") else both.swapaxes(1, 2)}
