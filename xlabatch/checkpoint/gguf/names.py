"""GGUF's tensors under Hugging Face's names, as Hugging Face stores them.

llama.cpp's converter renames tensors and rearranges some of them; both are undone here, when a tensor is
read. A tensor with a name that is not known keeps it, and is refused with those that are not expected.
"""

import re
from collections.abc import Iterator, Mapping

from xlabatch.checkpoint.gguf.file import GgufTensor
from xlabatch.checkpoint.gguf.rearranged import ArrangedTensor, Raw, joins, rearrange

IN_LAYER = re.compile(r"blk\.(\d{1,4})\.([a-z0-9_.]{1,64})")
LLAMA = {
    "token_embd": "model.embed_tokens",
    "output_norm": "model.norm",
    "output": "lm_head",
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_qkv": "self_attn.qkv_proj",
    "attn_output": "self_attn.o_proj",
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
FOUR_NORMS = {
    "post_attention_norm": "post_attention_layernorm",
    "ffn_norm": "pre_feedforward_layernorm",
    "post_ffw_norm": "post_feedforward_layernorm",
}
GEMMA4 = FOUR_NORMS | {
    "per_layer_token_embd": "model.embed_tokens_per_layer",
    "per_layer_model_proj": "model.per_layer_model_projection",
    "per_layer_proj_norm": "model.per_layer_projection_norm",
    "inp_gate": "per_layer_input_gate",
    "proj": "per_layer_projection",
    "post_norm": "post_per_layer_input_norm",
    "layer_output_scale.weight": "layer_scalar",
    "pre_ffw_norm_2": "pre_feedforward_layernorm_2",
    "post_ffw_norm_1": "post_feedforward_layernorm_1",
    "post_ffw_norm_2": "post_feedforward_layernorm_2",
    "ffn_gate_inp": "router.proj",
    "ffn_gate_inp.scale": "router.scale",
    "ffn_down_exps.scale": "router.per_expert_scale",
    "ffn_gate_up_exps.weight": "experts.gate_up_proj",
    "ffn_down_exps.weight": "experts.down_proj",
}
GPT2 = {
    "token_embd": "transformer.wte",
    "position_embd": "transformer.wpe",
    "output_norm": "transformer.ln_f",
    "output": "lm_head",
    "attn_norm": "ln_1",
    "attn_qkv": "attn.c_attn",
    "attn_output": "attn.c_proj",
    "ffn_norm": "ln_2",
    "ffn_up": "mlp.c_fc",
    "ffn_down": "mlp.c_proj",
}
GPT_NEOX = {
    "token_embd": "gpt_neox.embed_in",
    "output_norm": "gpt_neox.final_layer_norm",
    "output": "lm_head",
    "attn_norm": "input_layernorm",
    "attn_qkv": "attention.query_key_value",
    "attn_output": "attention.dense",
    "ffn_norm": "post_attention_layernorm",
    "ffn_up": "mlp.dense_h_to_4h",
    "ffn_down": "mlp.dense_4h_to_h",
}
NO_GATE = {"ffn_up": "mlp.c_fc", "ffn_down": "mlp.c_proj"}
GLM4 = {
    "post_attention_norm": "post_self_attn_layernorm",
    "post_ffw_norm": "post_mlp_layernorm",
    "ffn_up": "mlp.gate_up_proj",
}
PHI = {
    "output_norm": "model.final_layernorm",
    "attn_output": "self_attn.dense",
    "ffn_up": "mlp.fc1",
    "ffn_down": "mlp.fc2",
}
LFM2 = {
    "token_embd_norm": "model.embedding_norm",
    "attn_norm": "operator_norm",
    "attn_output": "self_attn.out_proj",
    "attn_q_norm": "self_attn.q_layernorm",
    "attn_k_norm": "self_attn.k_layernorm",
    "shortconv.conv": "conv.conv",
    "shortconv.in_proj": "conv.in_proj",
    "shortconv.out_proj": "conv.out_proj",
    "ffn_norm": "ffn_norm",
    "ffn_gate": "feed_forward.w1",
    "ffn_up": "feed_forward.w3",
    "ffn_down": "feed_forward.w2",
    "ffn_gate_inp": "feed_forward.gate",
    "exp_probs_b.bias": "feed_forward.expert_bias",
}
ROUTER = {"ffn_gate_inp": "mlp.gate"}
SHARED_EXPERT = ROUTER | {
    "ffn_gate_inp_shexp": "mlp.shared_expert_gate",
    **{f"ffn_{name}_shexp": f"mlp.shared_expert.{name}_proj" for name in ("gate", "up", "down")},
}
BIASED_EXPERTS = ROUTER | {
    "exp_probs_b.bias": "mlp.gate.e_score_correction_bias",
    **{f"ffn_{name}_shexp": f"mlp.shared_experts.{name}_proj" for name in ("gate", "up", "down")},
}
GLM4_MOE = BIASED_EXPERTS | {"post_attention_norm": "post_attention_layernorm"}
MINIMAX_M2 = {
    "ffn_gate_inp": "block_sparse_moe.gate",
    "exp_probs_b.bias": "block_sparse_moe.e_score_correction_bias",
}
LATENTS = BIASED_EXPERTS | {
    "attn_q_a": "self_attn.q_a_proj",
    "attn_q_a_norm": "self_attn.q_a_layernorm",
    "attn_q_b": "self_attn.q_b_proj",
    "attn_kv_a_mqa": "self_attn.kv_a_proj_with_mqa",
    "attn_kv_a_norm": "self_attn.kv_a_layernorm",
    "attn_kv_b": "self_attn.kv_b_proj",
}
GPT_OSS = {
    "attn_sinks.weight": "self_attn.sinks",
    "post_attention_norm": "post_attention_layernorm",
    "ffn_gate_inp": "mlp.router",
    "ffn_down_exps.weight": "mlp.experts.down_proj",
    "ffn_down_exps.bias": "mlp.experts.down_proj_bias",
}
DELTA_RULE = {
    "post_attention_norm": "post_attention_layernorm",
    "ssm_conv1d": "linear_attn.conv1d",
    "ssm_a": "linear_attn.A_log",
    "ssm_dt.bias": "linear_attn.dt_bias",
    "ssm_norm": "linear_attn.norm",
    "ssm_out": "linear_attn.out_proj",
}
STATE_SPACE = {
    "ssm_in": "in_proj",
    "ssm_conv1d": "conv1d",
    "ssm_a": "A_log",
    "ssm_d": "D",
    "ssm_dt.bias": "dt_bias",
    "ssm_norm": "norm",
    "ssm_out": "out_proj",
}
MAMBA2 = {
    "token_embd": "backbone.embeddings",
    "output_norm": "backbone.norm_f",
    "output": "lm_head",
    "attn_norm": "norm",
    **{key: f"mixer.{name}" for key, name in STATE_SPACE.items()},
}
NEMOTRON_H = MAMBA2 | {
    "attn_q": "mixer.q_proj",
    "attn_k": "mixer.k_proj",
    "attn_v": "mixer.v_proj",
    "attn_output": "mixer.o_proj",
    "ffn_up": "mixer.up_proj",
    "ffn_down": "mixer.down_proj",
    "ffn_gate_inp": "mixer.gate",
    "exp_probs_b.bias": "mixer.gate.e_score_correction_bias",
    "ffn_up_shexp": "mixer.shared_experts.up_proj",
    "ffn_down_shexp": "mixer.shared_experts.down_proj",
}
GRANITE_HYBRID = {key: f"mamba.{name}" for key, name in STATE_SPACE.items()} | {
    "ffn_down": "shared_mlp.output_linear",
    "ffn_down_shexp": "shared_mlp.output_linear",
    "ffn_gate_inp": "block_sparse_moe.router.layer",
    "ffn_down_exps": "block_sparse_moe.output_linear",
}
QWEN3_NEXT = DELTA_RULE | {"ssm_ba": "linear_attn.in_proj_ba"}
QWEN3_5 = DELTA_RULE | {
    "attn_qkv": "linear_attn.in_proj_qkv",
    "attn_gate": "linear_attn.in_proj_z",
    "ssm_beta": "linear_attn.in_proj_b",
    "ssm_alpha": "linear_attn.in_proj_a",
}
NAMES: dict[str, dict[str, str]] = {  # by model_type; elsewhere Llama's
    "deepseek_v2": LLAMA | LATENTS,
    "deepseek_v3": LLAMA | LATENTS,
    "glm4_moe_lite": LLAMA | LATENTS,
    "exaone4": LLAMA | FOUR_NORMS,
    "gemma2": LLAMA | FOUR_NORMS,
    "gemma3_text": LLAMA | FOUR_NORMS,
    "gemma4_text": LLAMA | GEMMA4,
    "glm4": LLAMA | GLM4,
    "glm4_moe": LLAMA | GLM4_MOE,
    "gpt2": GPT2,
    "gpt_neox": GPT_NEOX,
    "gpt_oss": LLAMA | GPT_OSS,
    "granitemoehybrid": LLAMA | GRANITE_HYBRID,
    "lfm2": LLAMA | LFM2,
    "lfm2_moe": LLAMA | LFM2,
    "mamba2": MAMBA2,
    "minimax_m2": LLAMA | MINIMAX_M2,
    "mixtral": LLAMA | {"ffn_gate_inp": "block_sparse_moe.gate"},
    "nemotron_h": NEMOTRON_H,
    "olmo2": LLAMA | FOUR_NORMS,
    "olmo3": LLAMA | FOUR_NORMS,
    "olmoe": LLAMA | ROUTER,
    "phi": LLAMA | PHI,
    "phi3": LLAMA | {"ffn_up": "mlp.gate_up_proj"},
    "qwen2_moe": LLAMA | SHARED_EXPERT,
    "qwen3_5_moe_text": LLAMA | SHARED_EXPERT | QWEN3_5,
    "qwen3_5_text": LLAMA | QWEN3_5,
    "qwen3_moe": LLAMA | ROUTER,
    "qwen3_next": LLAMA | SHARED_EXPERT | QWEN3_NEXT,
    "seed_oss": LLAMA | {"post_attention_norm": "post_attention_layernorm"},
    "starcoder2": LLAMA | NO_GATE,
}
PROJECTIONS = {f"ffn_{name}_exps": f"mlp.experts.{{}}.{name}_proj" for name in ("gate", "up", "down")}
W_123 = {"ffn_gate_exps": "w1", "ffn_up_exps": "w3", "ffn_down_exps": "w2"}
SPARSE_BLOCK = {key: f"block_sparse_moe.experts.{{}}.{name}" for key, name in W_123.items()}
EXPERTS = {  # the tensor of all experts -> the tensor of each
    "lfm2_moe": {key: f"feed_forward.experts.{{}}.{name}" for key, name in W_123.items()},
    "minimax_m2": SPARSE_BLOCK,
    "mixtral": SPARSE_BLOCK,
    "nemotron_h": {f"ffn_{name}_exps": f"mixer.experts.{{}}.{name}_proj" for name in ("up", "down")},
    **dict.fromkeys(("deepseek_v2", "deepseek_v3", "glm4_moe", "glm4_moe_lite"), PROJECTIONS),
    **dict.fromkeys(("olmoe", "qwen2_moe"), PROJECTIONS),
    **dict.fromkeys(("qwen3_5_moe_text", "qwen3_moe", "qwen3_next"), PROJECTIONS),
}
LAYERS = {  # elsewhere model.layers
    "gpt2": "transformer.h",
    "gpt_neox": "gpt_neox.layers",
    "mamba2": "backbone.layers",
    "nemotron_h": "backbone.layers",
}


def rename_tensors(tensors: Mapping[str, GgufTensor], raw: Raw) -> Iterator[tuple[str, ArrangedTensor]]:
    """The tensors under the names of the family."""
    layers = dict[int, dict[str, GgufTensor]]()
    for key, tensor in tensors.items():
        if match := IN_LAYER.fullmatch(key):
            layers.setdefault(int(match[1]), {})[match[2]] = tensor
        else:
            name = known_name(key, raw) or key
            yield name, rearrange(tensor, raw, name)
    for n, layer in layers.items():
        yield from rename_layer(layer, n, raw)


def rename_layer(layer: dict[str, GgufTensor], n: int, raw: Raw) -> Iterator[tuple[str, ArrangedTensor]]:
    """The tensors of one layer, given by their names within it."""
    prefix = f"{LAYERS.get(raw['model_type'], 'model.layers')}.{n}"
    rest = dict(layer)
    for name, join in joins(raw).items():
        parts = tuple(layer[key] for key in join.keys if key in layer)
        shape = join.shape(*(part.shape for part in parts)) if len(parts) == len(join.keys) else None
        if shape is not None:
            rest = {key: tensor for key, tensor in rest.items() if key not in join.keys}
            yield f"{prefix}.{name}", ArrangedTensor(parts, shape, join.arrange, join.by_entry)
    experts = EXPERTS.get(raw["model_type"], {})
    for key, tensor in rest.items():
        own, _, end = key.rpartition(".")
        if own in experts and len(tensor.shape) == 3:
            for x in range(tensor.shape[0]):
                expert = ArrangedTensor((tensor,), tensor.shape[1:], expert=x)
                yield f"{prefix}.{experts[own].format(x)}.{end}", expert
        else:
            known = known_name(key, raw)
            name = f"{prefix}.{known}" if known else f"blk.{n}.{key}"
            yield name, rearrange(tensor, raw, name)


def known_name(key: str, raw: Raw) -> str | None:
    """The family's name of a tensor, within its layer; None if the tensor is not known."""
    names = NAMES.get(raw["model_type"], LLAMA)
    own, _, end = key.rpartition(".")
    return names.get(key) or (f"{names[own]}.{end}" if own in names else None)
