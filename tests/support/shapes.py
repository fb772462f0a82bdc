"""Tiny models of every family, for the tests against transformers and against the oracle.

Widths, heads and inner sizes differ from each other, so that a swapped axis fails; windows and rope's trained
lengths are shorter than the prompts, so that their limits are crossed.
"""

from typing import Any

from xlabatch.checkpoint.source import Source, random_from_config
from xlabatch.checkpoint.weight_formats import ROUNDED

Raw = dict[str, Any]
BASE: Raw = {
    "vocab_size": 97,
    "hidden_size": 36,
    "intermediate_size": 56,
    "num_hidden_layers": 2,
    "num_attention_heads": 6,
    "num_key_value_heads": 3,
    "head_dim": 10,
    "max_position_embeddings": 512,
    "eos_token_id": [7],
    "bos_token_id": 1,
    "pad_token_id": 0,
}
CONTEXT = 256
ENGINE: dict[str, Any] = {"slots": 3, "context": 320, "budget": 32}  # one shape: its programs compile once
SLIDING, FULL, CONV, CHUNKED = "sliding_attention", "full_attention", "conv", "chunked_attention"
STATES = "linear_attention"
LLAMA3 = {
    "rope_type": "llama3",
    "rope_theta": 5e5,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 64,
}
YARN = {"rope_type": "yarn", "rope_theta": 1e4, "factor": 4.0, "original_max_position_embeddings": 128}


def raw_config(kind: str, **fields: Any) -> Raw:
    """A config.json of a family with some fields replaced; None removes a field."""
    raw = BASE | {"model_type": kind} | fields
    return {name: value for name, value in raw.items() if value is not None}


def longrope(trained: int) -> Raw:
    """The fields of a longrope whose first list of factors is for this many positions."""
    factors = {"short_factor": [1.0, 1.1, 1.3, 1.7], "long_factor": [1.2, 2.0, 3.5, 6.0]}
    scaling = {"rope_type": "longrope", "rope_theta": 1e4, "partial_rotary_factor": 0.5} | factors
    return {
        "hidden_size": 48,
        "num_attention_heads": 3,
        "num_key_value_heads": 1,
        "head_dim": None,
        "rope_parameters": scaling | {"original_max_position_embeddings": trained},
        "original_max_position_embeddings": trained,
    }


GPT2: Raw = {
    "hidden_size": None,
    "num_hidden_layers": None,
    "num_attention_heads": None,
    "num_key_value_heads": None,
    "head_dim": None,
    "intermediate_size": None,
    "max_position_embeddings": None,
    "n_embd": 36,
    "n_layer": 2,
    "n_head": 3,
    "n_positions": 512,
}
NEOX: Raw = {"hidden_size": 48, "num_attention_heads": 3, "num_key_value_heads": None, "head_dim": None}
CONVOLUTIONS: Raw = {"num_hidden_layers": 4, "head_dim": None, "hidden_size": 48}
DELTA_RULE: Raw = {
    "head_dim": 16,
    "linear_num_key_heads": 2,
    "linear_num_value_heads": 4,
    "linear_key_head_dim": 12,
    "linear_value_head_dim": 20,
}
STATE_SPACE: Raw = {
    "head_dim": None,
    "hidden_size": 48,
    "shared_intermediate_size": 30,
    "mamba_n_heads": 6,
    "mamba_n_groups": 2,
    "mamba_d_state": 12,
}
MAMBA2: Raw = {
    "intermediate_size": None,
    "num_attention_heads": None,
    "num_key_value_heads": None,
    "max_position_embeddings": None,
    "hidden_size": 48,
    "num_heads": 6,
    "head_dim": 16,
    "n_groups": 2,
    "state_size": 12,
}
NEMOTRON_H: Raw = {
    "num_hidden_layers": None,
    "hidden_size": 48,
    "mamba_num_heads": 6,
    "mamba_head_dim": 14,  # not the width in all
    "n_groups": 2,
    "ssm_state_size": 12,
}
EXPERTS: Raw = {"num_experts_per_tok": 2, "intermediate_size": 40}

LATENT: Raw = {
    "head_dim": None,
    "num_key_value_heads": 6,
    "intermediate_size": 40,
    "moe_intermediate_size": 24,
    "num_experts_per_tok": 2,
    "n_routed_experts": 6,
    "n_shared_experts": 2,
    "kv_lora_rank": 14,
    "qk_nope_head_dim": 10,
    "qk_rope_head_dim": 8,
    "v_head_dim": 12,
}

SMALL_GEMMA4: Raw = {
    "num_hidden_layers": 6,
    "layer_types": [SLIDING, FULL, SLIDING, FULL, SLIDING, FULL],
    "num_kv_shared_layers": 3,
    "use_double_wide_mlp": True,
    "sliding_window": 40,
    "global_head_dim": 16,
    "hidden_size_per_layer_input": 14,
    "vocab_size_per_layer_input": 101,
    "final_logit_softcapping": 3.0,
}
LARGE_GEMMA4: Raw = {
    "num_hidden_layers": 4,
    "layer_types": [SLIDING, SLIDING, FULL, SLIDING],
    "sliding_window": 40,
    "global_head_dim": 16,
    "attention_k_eq_v": True,
    "num_global_key_value_heads": 2,
    "hidden_size_per_layer_input": 0,
    "use_bidirectional_attention": "vision",
}
GEMMA4_EXPERTS: Raw = {
    "enable_moe_block": True,
    "num_experts": 5,
    "top_k_experts": 2,
    "moe_intermediate_size": 24,
}

TOWER: Raw = {  # of Qwen 2.5 VL: a window has 2 x 2 vectors of the prompt
    "depth": 3,
    "hidden_size": 40,
    "intermediate_size": 44,
    "num_heads": 2,
    "patch_size": 6,
    "window_size": 24,
    "fullatt_block_indexes": [1],
    "out_hidden_size": 48,
}

GROWING = YARN | {
    "original_max_position_embeddings": 40,
    "llama_4_scaling_beta": 0.4,
    "mscale": 1.0,
    "mscale_all_dim": 1.0,
}
MISTRAL3: Raw = {
    "model_type": "mistral3",
    "eos_token_id": [7],
    "image_token_index": 96,
    "vision_config": {
        "model_type": "pixtral",
        "hidden_size": 8,
        "head_dim": 8,
        "num_attention_heads": 1,
        "num_hidden_layers": 1,
        "intermediate_size": 12,
        "image_size": 12,
        "patch_size": 3,
    },
}

CASES: dict[str, Raw] = {
    "llama": raw_config("llama", tie_word_embeddings=True),
    "llama, biases, one head for all": raw_config(
        "llama", attention_bias=True, mlp_bias=True, num_key_value_heads=1, rope_parameters=LLAMA3
    ),
    "llama, odd heads, linear": raw_config(
        "llama",
        hidden_size=35,
        num_attention_heads=5,
        num_key_value_heads=5,
        rope_parameters={"rope_type": "linear", "rope_theta": 1e4, "factor": 4.0},
    ),
    "llama, yarn": raw_config("llama", rope_parameters=YARN),
    "mistral": raw_config("mistral", sliding_window=21),
    "ministral3": raw_config("ministral3", rope_parameters=GROWING),
    "mistral3": MISTRAL3 | {"text_config": raw_config("ministral3", rope_parameters=GROWING)},
    "mistral3, a Mistral with a head": MISTRAL3
    | {"text_config": raw_config("mistral", sliding_window=21), "tie_word_embeddings": False},
    "qwen2": raw_config(
        "qwen2", head_dim=None, use_sliding_window=True, sliding_window=33, max_window_layers=1
    ),
    "qwen2_5_vl": raw_config(
        "qwen2_5_vl",
        head_dim=None,
        hidden_size=48,
        rope_theta=1e4,
        rope_scaling={"type": "mrope", "mrope_section": [1, 2, 1]},
        use_sliding_window=False,
        image_token_id=96,
        vision_config=TOWER,
    ),
    "qwen3": raw_config("qwen3", attention_bias=True, tie_word_embeddings=True),
    "gemma2": raw_config(
        "gemma2", sliding_window=40, query_pre_attn_scalar=14, hidden_activation="gelu_pytorch_tanh"
    ),
    "gemma3_text": raw_config(
        "gemma3_text",
        sliding_window=40,
        query_pre_attn_scalar=14,
        layer_types=[SLIDING, FULL],
        rope_parameters={
            SLIDING: {"rope_type": "default", "rope_theta": 1e4},
            FULL: {"rope_type": "linear", "rope_theta": 1e6, "factor": 8.0},
        },
    ),
    "gemma3": {
        "model_type": "gemma3",
        "eos_token_id": [7],
        "image_token_index": 96,
        "vision_config": {"hidden_size": 8, "num_attention_heads": 1, "num_hidden_layers": 1},
        "text_config": raw_config(
            "gemma3_text", sliding_window=33, query_pre_attn_scalar=14, sliding_window_pattern=2
        ),
    },
    "gemma4_text": raw_config("gemma4_text", **SMALL_GEMMA4),
    "gemma4_text, experts": raw_config("gemma4_text", **LARGE_GEMMA4, **GEMMA4_EXPERTS),
    "gemma4_text, listed heads": raw_config(
        "gemma4_text",
        **LARGE_GEMMA4 | {"global_head_dim": None, "num_global_key_value_heads": None},
        per_layer_config={f"{n}": {"head_dim": 16, "num_key_value_heads": 1} for n in (2, 3)},
    ),
    "gemma4": {
        "model_type": "gemma4",
        "eos_token_id": [7],
        "image_token_id": 96,
        "vision_config": None,
        "audio_config": None,
        "text_config": raw_config(
            "gemma4_text", **SMALL_GEMMA4 | {"num_kv_shared_layers": 0, "sliding_window": 33}
        ),
    },
    "phi": raw_config("phi", head_dim=None, hidden_size=48),
    "phi3": raw_config("phi3", hidden_size=60, head_dim=None, sliding_window=50),
    "phi3, longrope within": raw_config("phi3", **longrope(384)),
    "phi3, longrope beyond": raw_config("phi3", **longrope(128)),
    "olmo2": raw_config("olmo2", head_dim=None, hidden_size=60),
    "stablelm": raw_config(
        "stablelm",
        head_dim=None,
        hidden_size=48,
        num_attention_heads=3,
        num_key_value_heads=1,
        use_qkv_bias=True,
    ),
    "stablelm, parallel": raw_config(
        "stablelm",
        head_dim=None,
        hidden_size=96,
        use_parallel_residual=True,
        partial_rotary_factor=0.5,
        tie_word_embeddings=True,
    ),
    "starcoder2": raw_config("starcoder2", head_dim=None, hidden_size=60, sliding_window=50),
    "nemotron": raw_config("nemotron", attention_bias=True, mlp_bias=True, head_dim=12),
    "cohere2": raw_config(
        "cohere2", head_dim=None, hidden_size=48, sliding_window=21, layer_types=[SLIDING, FULL]
    ),
    "olmo3": raw_config(
        "olmo3",
        head_dim=None,
        hidden_size=60,
        sliding_window=40,
        layer_types=[SLIDING, FULL],
        rope_parameters={
            SLIDING: {"rope_type": "default", "rope_theta": 2e4},
            FULL: YARN | {"attention_factor": 1.2},
        },
    ),
    "exaone4": raw_config("exaone4", sliding_window=33, layer_types=[SLIDING, FULL]),
    "exaone4, no window": raw_config("exaone4", layer_types=[FULL, FULL]) | {"sliding_window": None},
    "ernie4_5": raw_config("ernie4_5", use_bias=True),
    "glm4": raw_config("glm4", head_dim=12),
    "smollm3": raw_config(
        "smollm3",
        head_dim=None,
        hidden_size=60,
        no_rope_layers=[1, 0],
        tie_word_embeddings=True,
        attention_bias=True,
    ),
    "seed_oss": raw_config("seed_oss", mlp_bias=True, attention_out_bias=True, rope_parameters=YARN),
    "arcee": raw_config("arcee", mlp_bias=True, rope_parameters=YARN),
    "granite": raw_config(
        "granite",
        head_dim=None,
        embedding_multiplier=3.0,
        attention_multiplier=0.3,
        residual_multiplier=0.4,
        logits_scaling=2.5,
    ),
    "granitemoehybrid": raw_config(
        "granitemoehybrid",
        **STATE_SPACE,
        **EXPERTS,
        num_hidden_layers=4,
        layer_types=["mamba", "attention", "mamba", "mamba"],
        num_local_experts=5,
        embedding_multiplier=3.0,
        attention_multiplier=0.3,
        residual_multiplier=0.4,
        logits_scaling=2.5,
        position_embedding_type="nope",
    ),
    "granitemoehybrid, no experts, biases, rope": raw_config(
        "granitemoehybrid",
        **STATE_SPACE | {"mamba_d_conv": 2, "mamba_d_state": 84, "mamba_n_groups": 4, "mamba_n_heads": 4},
        num_hidden_layers=3,
        layer_types=["linear_attention", FULL, "linear_attention"],
        num_local_experts=0,
        num_experts_per_tok=0,
        mamba_proj_bias=True,
        mamba_conv_bias=False,
        attention_bias=True,
        time_step_limit=[0.0, {"__float__": "Infinity"}],  # as transformers writes it
        tie_word_embeddings=True,
        position_embedding_type="rope",
    ),
    "granitemoehybrid, attention alone": raw_config(
        "granitemoehybrid",
        **STATE_SPACE,
        layer_types=["attention", "attention"],
        num_local_experts=0,
        attention_multiplier=0.3,
        position_embedding_type="rope",
    ),
    "bamba": raw_config(
        "bamba",
        **{name: value for name, value in STATE_SPACE.items() if name != "shared_intermediate_size"},
        num_hidden_layers=4,
        attn_layer_indices=[1, 2],
        attention_bias=True,
        mlp_bias=True,
    ),
    "gpt2": raw_config("gpt2", **GPT2),
    "gpt2, layers fade": raw_config("gpt2", **GPT2, n_inner=50, scale_attn_by_inverse_layer_idx=True),
    "gpt_neox": raw_config("gpt_neox", **NEOX),
    "gpt_neox, one after the other": raw_config(
        "gpt_neox", **NEOX, use_parallel_residual=False, rotary_pct=0.5, attention_bias=False
    ),
    "lfm2": raw_config(
        "lfm2",
        **CONVOLUTIONS,
        layer_types=[CONV, FULL, CONV, CONV],
        conv_L_cache=4,
        block_auto_adjust_ff_dim=False,
    ),
    "lfm2, biases, all adjusted": raw_config(
        "lfm2",
        **CONVOLUTIONS,
        full_attn_idxs=[0, 3],
        conv_bias=True,
        block_auto_adjust_ff_dim=True,
        block_multiple_of=10,
        block_ffn_dim_multiplier=1.3,
        tie_word_embeddings=False,
    ),
    "lfm2_moe": raw_config(
        "lfm2_moe",
        **CONVOLUTIONS,
        layer_types=[CONV, FULL, CONV, CONV],
        num_dense_layers=1,
        num_experts=5,
        num_experts_per_tok=2,
        moe_intermediate_size=24,
        routed_scaling_factor=1.7,
    ),
    "mamba2": raw_config("mamba2", **MAMBA2, num_hidden_layers=3),
    "mamba2, biases, one group": raw_config(
        "mamba2",
        **MAMBA2 | {"num_heads": 4, "head_dim": 12, "n_groups": 1, "state_size": 84},
        expand=1,
        conv_kernel=2,
        use_bias=True,
        use_conv_bias=False,
        tie_word_embeddings=True,
    ),
    "mixtral": raw_config("mixtral", **EXPERTS, num_local_experts=5, sliding_window=70),
    "nemotron_h": raw_config(
        "nemotron_h",
        **NEMOTRON_H,
        hybrid_override_pattern="M-M*-MM---",  # MLPs after one another, and none after a part
        mlp_hidden_act="relu2",
    ),
    "nemotron_h, experts": raw_config(
        "nemotron_h",
        **NEMOTRON_H | {"n_groups": 3},
        layers_block_type=["moe", STATES, "moe", FULL, "moe", STATES, "mlp"],
        n_routed_experts=6,
        num_experts_per_tok=2,
        n_group=3,
        topk_group=2,
        moe_intermediate_size=24,
        moe_shared_expert_intermediate_size=30,
        routed_scaling_factor=1.7,
        use_bias=True,
        use_conv_bias=False,
        mlp_bias=True,
        time_step_min=1e-9,  # transformers clamps time steps to it, but only in prompts
    ),
    "olmoe": raw_config(
        "olmoe", **EXPERTS, head_dim=None, hidden_size=48, num_experts=5, attention_bias=True
    ),
    "qwen2_moe": raw_config(
        "qwen2_moe",
        **EXPERTS,
        head_dim=None,
        num_experts=7,
        moe_intermediate_size=24,
        shared_expert_intermediate_size=30,
        mlp_only_layers=[0],
        use_sliding_window=True,
        sliding_window=40,
        layer_types=[FULL, SLIDING],
    ),
    "deepseek_v2": raw_config("deepseek_v2", **LATENT, q_lora_rank=20, first_k_dense_replace=1),
    "deepseek_v2, groups": raw_config(
        "deepseek_v2",
        **LATENT,
        topk_method="group_limited_greedy",
        n_group=3,
        topk_group=1,
        routed_scaling_factor=1.7,
        rope_parameters=YARN | {"mscale": 0.7, "mscale_all_dim": 0.9},
    )
    | {"q_lora_rank": None},
    "deepseek_v3": raw_config(
        "deepseek_v3",
        **LATENT,
        q_lora_rank=20,
        first_k_dense_replace=1,
        n_group=3,
        topk_group=2,
        rms_norm_eps=1e-5,
        rope_parameters=YARN | {"mscale": 1.0, "mscale_all_dim": 1.0},
    ),
    "deepseek_v3, halves": raw_config(
        "deepseek_v3",
        **LATENT,
        q_lora_rank=20,
        first_k_dense_replace=0,
        n_group=1,
        topk_group=1,
        rope_interleave=False,
        norm_topk_prob=False,
        attention_bias=True,
    ),
    "glm4_moe": raw_config(
        "glm4_moe",
        head_dim=12,
        n_routed_experts=6,
        num_experts_per_tok=2,
        moe_intermediate_size=24,
        n_shared_experts=2,
        first_k_dense_replace=1,
        routed_scaling_factor=1.7,
        attention_bias=True,
    ),
    "glm4_moe, head norms": raw_config(
        "glm4_moe",
        n_routed_experts=6,
        num_experts_per_tok=2,
        moe_intermediate_size=24,
        first_k_dense_replace=0,
        n_group=3,
        topk_group=2,
        norm_topk_prob=False,
        use_qk_norm=True,
        partial_rotary_factor=0.8,
    ),
    "glm4_moe_lite": raw_config(
        "glm4_moe_lite",
        **LATENT,
        q_lora_rank=20,
        num_hidden_layers=3,
        mlp_layer_types=["sparse", "dense", "sparse"],
        n_group=3,
        topk_group=2,
        routed_scaling_factor=1.7,
    ),
    "minimax_m2": raw_config(
        "minimax_m2",
        **EXPERTS,
        num_local_experts=5,
        rotary_dim=6,
        use_qk_norm=True,
        qk_norm_type="per_layer",
        scoring_func="sigmoid",
        use_routing_bias=True,
        attn_type_list=[1, 1],
        shared_intermediate_size=0,
    ),
    "llama4_text": raw_config(
        "llama4_text",
        **EXPERTS,
        num_local_experts=5,
        intermediate_size_mlp=30,
        no_rope_layers=[1, 0],
        interleave_moe_layer_step=2,
    ),
    "llama4_text, no experts": raw_config(
        "llama4_text",
        **{
            "num_local_experts": 0,
            "num_experts_per_tok": 0,
            "moe_layers": [],
            "interleave_moe_layer_step": 0,
        },
        intermediate_size=40,
        intermediate_size_mlp=30,
        hidden_act="silu",
        no_rope_layers=[1, 1],
        attention_chunk_size=32768,
        attn_temperature_tuning=False,
        use_qk_norm=True,
        rope_theta=8e6,
        rms_norm_eps=1e-5,
        tie_word_embeddings=True,
        for_llm_compressor=False,
    ),
    "llama4_text, chunks": raw_config(
        "llama4_text",
        **EXPERTS,
        num_hidden_layers=4,
        num_local_experts=5,
        intermediate_size_mlp=30,
        moe_layers=[1],
        no_rope_layers=[1, 0, 0, 1],
        layer_types=[CHUNKED, FULL, CHUNKED, FULL],
        attention_chunk_size=21,
        floor_scale=10,
        attn_scale=0.4,
        use_qk_norm=False,
    ),
    "llama4": {
        "model_type": "llama4",
        "image_token_index": 96,
        "vision_config": {
            "hidden_size": 8,
            "num_attention_heads": 1,
            "num_hidden_layers": 1,
            "intermediate_size": 12,
            "image_size": 12,
            "patch_size": 3,
            "vision_output_dim": 8,
            "projector_input_dim": 8,
            "projector_output_dim": 8,
        },
        "text_config": raw_config(
            "llama4_text",
            **EXPERTS,
            num_hidden_layers=3,
            num_local_experts=5,
            intermediate_size_mlp=30,
            interleave_moe_layer_step=2,
            no_rope_layers=[],
            no_rope_layer_interval=3,
            attention_chunk_size=45,
            floor_scale=20,
            rope_parameters=LLAMA3 | {"high_freq_factor": 1.0},
        ),
    },
    "gpt_oss": raw_config(
        "gpt_oss",
        **EXPERTS,
        num_local_experts=5,
        sliding_window=33,
        swiglu_limit=0.9,
        rope_parameters=YARN | {"truncate": False},
    ),
    "qwen3_5_text": raw_config(
        "qwen3_5_text",
        **DELTA_RULE,
        num_hidden_layers=4,
        attn_output_gate=True,
        mamba_ssm_dtype="float32",
        mtp_num_hidden_layers=1,
        rope_parameters={
            "rope_type": "default",
            "rope_theta": 1e7,
            "partial_rotary_factor": 0.5,
            "mrope_section": [2, 1, 1],
            "mrope_interleaved": True,
        },
    ),
    "qwen3_5": {
        "model_type": "qwen3_5",
        "text_config": raw_config(
            "qwen3_5_text",
            **DELTA_RULE | {"linear_num_key_heads": 4},
            num_hidden_layers=3,
            layer_types=["linear_attention", FULL, "linear_attention"],
            attention_bias=True,
            tie_word_embeddings=True,
        ),
        "tie_word_embeddings": True,
        "image_token_id": 90,
        "eos_token_id": [7],
    },
    "qwen3_5_moe_text": raw_config(
        "qwen3_5_moe_text",
        **DELTA_RULE | {"linear_num_value_heads": 6},
        num_hidden_layers=4,
        num_experts=5,
        num_experts_per_tok=2,
        moe_intermediate_size=24,
        shared_expert_intermediate_size=30,
        mlp_only_layers=[],
        rope_parameters={"rope_type": "default", "rope_theta": 1e7, "partial_rotary_factor": 0.5},
    ),
    "qwen3_5_moe": {
        "model_type": "qwen3_5_moe",
        "text_config": raw_config(
            "qwen3_5_moe_text",
            **DELTA_RULE | {"linear_num_key_heads": 4, "linear_conv_kernel_dim": 2},
            num_hidden_layers=3,
            layer_types=["linear_attention", FULL, "linear_attention"],
            num_experts=7,
            num_experts_per_tok=3,
            moe_intermediate_size=20,
            shared_expert_intermediate_size=28,
            attention_bias=True,
            mtp_num_hidden_layers=1,
            tie_word_embeddings=True,
        ),
        "tie_word_embeddings": True,
        "video_token_id": 91,
        "eos_token_id": [7],
    },
    "qwen3_next": raw_config(
        "qwen3_next",
        **DELTA_RULE,
        **EXPERTS,
        num_hidden_layers=4,
        num_experts=5,
        moe_intermediate_size=24,
        shared_expert_intermediate_size=30,
    ),
    "qwen3_next, biases, a head for each key": raw_config(
        "qwen3_next",
        **DELTA_RULE | {"linear_num_key_heads": 4, "linear_value_head_dim": 80, "linear_conv_kernel_dim": 2},
        **EXPERTS,
        num_hidden_layers=3,
        layer_types=["linear_attention", FULL, "linear_attention"],
        attention_bias=True,
        tie_word_embeddings=True,
        rope_parameters={"rope_type": "default", "rope_theta": 1e5, "partial_rotary_factor": 0.4},
        norm_topk_prob=False,
        num_experts=5,
        moe_intermediate_size=24,
        shared_expert_intermediate_size=30,
        mlp_only_layers=[1],
    ),
    "qwen3_moe": raw_config(
        "qwen3_moe",
        **EXPERTS,
        num_experts=7,
        moe_intermediate_size=24,
        norm_topk_prob=True,
        mlp_only_layers=[0],
    ),
    "qwen3_moe, shares as they are": raw_config(
        "qwen3_moe", **EXPERTS, num_experts=5, moe_intermediate_size=24, norm_topk_prob=False
    ),
}


def vocab_of(raw: Raw) -> int:
    """The vocabulary of a config.json."""
    vocab: int = raw.get("text_config", raw)["vocab_size"]
    return vocab


def source_of(raw: Raw) -> Source:
    """Random weights for a config.json."""
    return random_from_config("random", raw)


WHOLE_BLOCKS: Raw = {"hidden_size": 256, "intermediate_size": 288, "head_dim": 16}


def case_in(weights: str, case: str) -> Source:
    """A case; for weights that are rounded to blocks, with inputs that are whole blocks of 256 or 32."""
    if weights not in ROUNDED:
        return source_of(CASES[case])
    sizes = WHOLE_BLOCKS | {"moe_intermediate_size": 64}
    if "head_dim" not in CASES[case]:
        sizes |= {"hidden_size": 768}  # which six heads share
    return source_of(CASES[case] | {name: size for name, size in sizes.items() if name in CASES[case]})


SPELLINGS: dict[str, dict[str, Any]] = {
    "no rope fields": {},
    "theta, old": {"rope_theta": 5e5},
    "theta, new": {"rope_parameters": {"rope_type": "default", "rope_theta": 5e5}},
    "linear, old": {"rope_theta": 1e4, "rope_scaling": {"type": "linear", "factor": 4.0}},
    "linear, new": {"rope_parameters": {"rope_type": "linear", "rope_theta": 1e4, "factor": 4.0}},
    "dynamic": {"rope_scaling": {"rope_type": "dynamic", "factor": 2.0}},
    "llama3": {"rope_parameters": LLAMA3},
    "llama3, no transition": {"rope_parameters": LLAMA3 | {"high_freq_factor": 1.0}},
    "yarn": {"rope_parameters": {"rope_type": "yarn", "rope_theta": 1e4, "factor": 4.0}},
    "yarn, all fields": {
        "rope_parameters": {
            "rope_type": "yarn",
            "rope_theta": 1e4,
            "factor": 16.0,
            "beta_fast": 24,
            "beta_slow": 2,
            "mscale": 0.7,
            "mscale_all_dim": 1.1,
            "original_max_position_embeddings": 256,
            "truncate": False,
        }
    },
    "yarn, attention_factor": {
        "rope_parameters": {"rope_type": "yarn", "rope_theta": 1e4, "factor": 4.0, "attention_factor": 1.3}
    },
}
