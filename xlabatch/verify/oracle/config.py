"""The oracle reads config.json: one name for each field, and transformers' defaults for absent fields."""

from typing import Any

Raw = dict[str, Any]

OTHER_NAMES = {  # other names of fields, with the name that the oracle uses
    "n_embd": "hidden_size",
    "n_head": "num_attention_heads",
    "n_layer": "num_hidden_layers",
    "n_positions": "max_position_embeddings",
    "rms_norm_eps": "eps",
    "layer_norm_eps": "eps",
    "layer_norm_epsilon": "eps",
    "norm_epsilon": "eps",
    "norm_eps": "eps",
    "hidden_activation": "hidden_act",
    "activation_function": "hidden_act",
    "rotary_emb_base": "rope_theta",
    "rotary_pct": "partial_rotary_factor",
    "tie_embedding": "tie_word_embeddings",
    "top_k_experts": "num_experts_per_tok",
    "n_groups": "mamba_n_groups",
    "mlp_hidden_act": "hidden_act",
}
TRAINED = "original_max_position_embeddings"
NULL_MEANS_NONE = {
    *("sliding_window", "attention_chunk_size", "q_lora_rank"),
    *("attn_logit_softcapping", "final_logit_softcapping"),
}
COMMON: Raw = {"eps": 1e-6, "hidden_act": "silu", "tie_word_embeddings": False, "sliding_window": None}
GEMMA: Raw = {
    "num_key_value_heads": 4,
    "head_dim": 256,
    "hidden_act": "gelu_pytorch_tanh",
    "tie_word_embeddings": True,
    "sliding_window": 4096,
    "query_pre_attn_scalar": 256,
}
DEEPSEEK: Raw = {
    "q_lora_rank": 1536,
    "kv_lora_rank": 512,
    "qk_nope_head_dim": 128,
    "qk_rope_head_dim": 64,
    "v_head_dim": 128,
}
DELTA_RULE: Raw = {
    "head_dim": 256,
    "partial_rotary_factor": 0.25,
    "linear_num_value_heads": 32,
    "linear_num_key_heads": 16,
    "linear_key_head_dim": 128,
    "linear_value_head_dim": 128,
}
LFM2: Raw = {"eps": 1e-5, "num_key_value_heads": 8, "rope_theta": 1e6, "tie_word_embeddings": True}
MULTIMODAL: dict[str, Raw] = {  # defaults for text_config
    "gemma3": {
        "vocab_size": 262208,
        "hidden_size": 2304,
        "intermediate_size": 9216,
        "num_hidden_layers": 26,
        "num_attention_heads": 8,
    },
    "qwen3_5": {
        "vocab_size": 248320,
        "hidden_size": 4096,
        "intermediate_size": 12288,
        "num_hidden_layers": 32,
        "num_attention_heads": 16,
    },
    "qwen3_5_moe": {
        "vocab_size": 248320,
        "hidden_size": 2048,
        "num_hidden_layers": 40,
        "num_attention_heads": 16,
    },
    "gemma4": {
        "vocab_size": 262144,
        "hidden_size": 2304,
        "intermediate_size": 9216,
        "num_hidden_layers": 30,
        "num_attention_heads": 8,
    },
    "llama4": {"vocab_size": 202048, "hidden_size": 5120, "num_hidden_layers": 48, "num_attention_heads": 40},
}
DEFAULTS: dict[str, Raw] = {
    "ministral3": {
        "eps": 1e-5,
        "head_dim": 128,
        "num_key_value_heads": 8,
        "rope_parameters": {
            "rope_type": "yarn",
            "rope_theta": 1e6,
            "factor": 16.0,
            "mscale": 1.0,
            "mscale_all_dim": 1.0,
            "llama_4_scaling_beta": 0.1,
            TRAINED: 16384,
        },
    },
    "mistral": {"num_key_value_heads": 8, "sliding_window": 4096},
    "qwen2": {"num_key_value_heads": 32, "sliding_window": 4096},
    "qwen3": {"num_key_value_heads": 32, "head_dim": 128, "sliding_window": 4096},
    "qwen3_moe": {"num_key_value_heads": 4, "sliding_window": 4096, "num_experts_per_tok": 8},
    "qwen2_moe": {"num_key_value_heads": 16, "sliding_window": 4096, "num_experts_per_tok": 4},
    "qwen3_5_text": DELTA_RULE | {"num_key_value_heads": 4},
    "qwen3_5_moe_text": DELTA_RULE
    | {"num_key_value_heads": 2, "num_experts_per_tok": 8, "norm_topk_prob": True},
    "qwen3_next": DELTA_RULE | {"num_key_value_heads": 2, "num_experts_per_tok": 10, "norm_topk_prob": True},
    "deepseek_v2": DEEPSEEK
    | {"first_k_dense_replace": 0, "routed_scaling_factor": 1.0, "topk_method": "greedy"},
    "deepseek_v3": DEEPSEEK
    | {
        "first_k_dense_replace": 3,
        "routed_scaling_factor": 2.5,
        "num_experts_per_tok": 8,
        "n_group": 8,
        "topk_group": 4,
        "norm_topk_prob": True,
    },
    "llama4_text": {
        "num_key_value_heads": 8,
        "head_dim": 128,
        "eps": 1e-5,
        "rope_theta": 5e5,
        "num_experts_per_tok": 1,
        "use_qk_norm": True,
        "attention_chunk_size": 8192,
        "attn_temperature_tuning": True,
        "attn_scale": 0.1,
        "floor_scale": 8192,
    },
    "gpt_oss": {
        "num_key_value_heads": 8,
        "head_dim": 64,
        "eps": 1e-5,
        "rope_theta": 150000.0,
        "rope_parameters": {"rope_type": "yarn", "factor": 32.0, "truncate": False, TRAINED: 4096},
        "sliding_window": 128,
        "num_experts_per_tok": 4,
        "swiglu_limit": 7.0,
    },
    "qwen2_5_vl": {"num_key_value_heads": 8, "eps": 1e-5, "rope_theta": 1e6},
    "gemma2": GEMMA | {"attn_logit_softcapping": 50.0, "final_logit_softcapping": 30.0},
    "gemma3_text": GEMMA | {"rope_theta": 1e6},
    "gemma4_text": {
        "num_key_value_heads": 4,
        "head_dim": 256,
        "global_head_dim": 512,
        "hidden_act": "gelu_pytorch_tanh",
        "tie_word_embeddings": True,
        "sliding_window": 512,
        "hidden_size_per_layer_input": 256,
        "rope_parameters": {
            "sliding_attention": {"rope_type": "default", "rope_theta": 1e4},
            "full_attention": {
                "rope_type": "proportional",
                "rope_theta": 1e6,
                "partial_rotary_factor": 0.25,
            },
        },
    },
    "phi": {"eps": 1e-5, "hidden_act": "gelu_new", "partial_rotary_factor": 0.5},
    "phi3": {"eps": 1e-5},
    "olmo2": {"eps": 1e-5},
    "smollm3": {"num_key_value_heads": 4, "rope_theta": 2e6, "tie_word_embeddings": True},
    "gpt2": {"eps": 1e-5, "hidden_act": "gelu_new", "tie_word_embeddings": True},
    "gpt_neox": {"eps": 1e-5, "hidden_act": "gelu", "partial_rotary_factor": 0.25},
    "stablelm": {"eps": 1e-5, "num_key_value_heads": 32, "partial_rotary_factor": 0.25},
    "starcoder2": {
        "eps": 1e-5,
        "num_key_value_heads": 2,
        "hidden_act": "gelu_pytorch_tanh",
        "tie_word_embeddings": True,
    },
    "nemotron": {"eps": 1e-5, "hidden_act": "relu2", "partial_rotary_factor": 0.5},
    "cohere2": {"eps": 1e-5, "sliding_window": 4096, "logit_scale": 0.0625, "tie_word_embeddings": True},
    "olmo3": {"eps": 1e-5, "sliding_window": 4096, "rope_theta": 5e5},
    "exaone4": {"eps": 1e-5, "sliding_window": 4096, "num_key_value_heads": 32},
    "ernie4_5": {
        "eps": 1e-5,
        "head_dim": 128,
        "num_key_value_heads": 2,
        "rope_theta": 5e5,
        "tie_word_embeddings": True,
    },
    "glm4": {"eps": 1.5625e-7, "head_dim": 128, "num_key_value_heads": 2, "partial_rotary_factor": 0.5},
    "glm4_moe": {
        "eps": 1e-5,
        "num_key_value_heads": 8,
        "partial_rotary_factor": 0.5,
        "first_k_dense_replace": 1,
        "routed_scaling_factor": 1.0,
        "num_experts_per_tok": 8,
        "n_group": 1,
        "topk_group": 1,
        "norm_topk_prob": True,
    },
    "glm4_moe_lite": DEEPSEEK
    | {
        "eps": 1e-5,
        "q_lora_rank": 768,
        "qk_nope_head_dim": 192,
        "v_head_dim": 256,
        "routed_scaling_factor": 1.8,
        "num_experts_per_tok": 4,
        "n_group": 1,
        "topk_group": 1,
        "norm_topk_prob": True,
    },
    "seed_oss": {"head_dim": 128, "num_key_value_heads": 8},
    "arcee": {"eps": 1e-5, "hidden_act": "relu2"},
    "olmoe": {"eps": 1e-5, "num_experts_per_tok": 8},
    "minimax_m2": {
        "head_dim": 128,
        "num_key_value_heads": 8,
        "rope_theta": 5e6,
        "num_experts_per_tok": 8,
        "norm_topk_prob": True,
        "routed_scaling_factor": 1.0,
    },
    "lfm2": LFM2,
    "lfm2_moe": LFM2 | {"num_experts_per_tok": 4, "norm_topk_prob": True, "routed_scaling_factor": 1.0},
    "mamba2": {
        "eps": 1e-5,
        "num_attention_heads": 1,  # of no layer
        "mamba_n_groups": 8,
        "time_step_limit": [0.0, float("inf")],
    },
    "bamba": {
        "eps": 1e-5,
        "num_key_value_heads": 8,
        "partial_rotary_factor": 0.5,
        "mamba_n_groups": 1,
        "time_step_limit": [0.0, float("inf")],
    },
    "nemotron_h": {
        "eps": 1e-5,
        "num_attention_heads": 32,
        "num_key_value_heads": 8,
        "head_dim": 128,
        "hidden_act": "relu2",
        "mamba_n_groups": 8,
        "time_step_limit": [0.0, float("inf")],
        "num_experts_per_tok": 2,
        "n_group": 1,
        "topk_group": 1,
        "norm_topk_prob": True,
        "routed_scaling_factor": 1.0,
    },
    "granitemoehybrid": {
        "num_experts_per_tok": 2,
        "mamba_n_groups": 1,
        "time_step_limit": [0.0, float("inf")],
    },
    "mixtral": {"num_key_value_heads": 8, "eps": 1e-5, "rope_theta": 1e6, "num_experts_per_tok": 2},
}


def read(raw: Raw) -> Raw:
    """Return the fields by the oracle's names, with defaults for absent fields."""
    if (kind := raw["model_type"]) in MULTIMODAL:
        is_tied = kind in ("qwen3_5", "qwen3_5_moe") and raw.get("tie_word_embeddings")
        raw = MULTIMODAL[kind] | (raw.get("text_config") or {}) | {"model_type": f"{kind}_text"}
        raw |= {"tie_word_embeddings": True} if is_tied else {}
    if raw["model_type"] == "mistral3":  # a head in the files decides that it is not the embedding
        raw = {"model_type": "mistral"} | (raw.get("text_config") or {}) | {"tie_word_embeddings": False}
    if raw["model_type"] == "qwen2_5_vl":
        inner = raw.get("text_config") or {}
        tied = any(section.get("tie_word_embeddings") for section in (raw, inner))
        raw = raw | inner | {"model_type": "qwen2_5_vl", "tie_word_embeddings": tied, "sliding_window": None}
    fields = {name: value for name, value in raw.items() if value is not None or name in NULL_MEANS_NONE}
    renamed = {OTHER_NAMES[name]: value for name, value in fields.items() if name in OTHER_NAMES}
    config = COMMON | DEFAULTS.get(raw["model_type"], {}) | fields | renamed
    if "rope_scaling" in fields and "rope_parameters" not in fields:
        config["rope_parameters"] = {}  # the default is for files that have neither
    if config["model_type"] == "nemotron_h":
        listed = config.get("layers_block_type") or config.get("hybrid_override_pattern")
        config["num_hidden_layers"] = len(listed or "ME*-")
    heads = config["num_attention_heads"]
    if "rotary_dim" in config:
        config.setdefault("partial_rotary_factor", config["rotary_dim"] / config["head_dim"])
    derived = {"num_key_value_heads": heads, "head_dim": config["hidden_size"] // heads}
    return derived | config


# by default every n-th layer has no window
FULL_EVERY = {
    "gemma2": 2,
    "gpt_oss": 2,
    "gemma3_text": 6,
    "gemma4_text": 6,
    "cohere2": 4,
    "olmo3": 4,
    "exaone4": 4,
}
SWITCHED_ON = {"qwen2", "qwen2_moe", "qwen3", "qwen3_moe", "smollm3"}  # use_sliding_window turns it on


def is_sliding(config: Raw, layer: int) -> bool:
    kind = config["model_type"]
    if kind == "gemma4_text" and layer == config["num_hidden_layers"] - 1:
        return False
    if kind in SWITCHED_ON and not config.get("use_sliding_window"):
        return False
    if types := config.get("layer_types"):
        return bool(types[layer] == "sliding_attention")
    if kind in FULL_EVERY:
        return bool((layer + 1) % config.get("sliding_window_pattern", FULL_EVERY[kind]))
    if kind in ("qwen2", "qwen3"):
        return bool(layer >= config.get("max_window_layers", 28))
    if kind == "qwen2_moe":
        return bool(layer % 2 == 0 and layer < config.get("max_window_layers", 28))
    if kind == "smollm3":
        return not has_rope(config, layer)
    return kind in ("mistral", "ministral3", "mixtral", "phi3", "starcoder2", "qwen3_moe")


def attention_chunk(config: Raw, layer: int) -> int | None:
    """Return the tokens in the chunks within which a layer attends; None if it attends to all."""
    if config["model_type"] != "llama4_text":
        return None
    types = config.get("layer_types")
    chunked = types[layer] == "chunked_attention" if types else has_rope(config, layer)
    return config["attention_chunk_size"] if chunked else None


def has_rope(config: Raw, layer: int) -> bool:
    """Return False for layers without position embeddings, or with learned ones."""
    kind = config.get("model_type")
    if kind in ("smollm3", "llama4_text"):
        listed = config.get("no_rope_layers")
        interval = config.get("no_rope_layer_interval") or 4
        return bool(listed[layer] if listed else (layer + 1) % interval)
    if kind == "cohere2" or (kind == "exaone4" and config["sliding_window"]):
        return is_sliding(config, layer)
    if kind == "granitemoehybrid":
        return config.get("position_embedding_type") == "rope"
    return kind not in ("gpt2", "nemotron_h")
