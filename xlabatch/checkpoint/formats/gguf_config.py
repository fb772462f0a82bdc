"""GGUF's metadata as the config.json that it was made of, architecture by architecture.

An architecture of GGUF is a family here, or several: Mixtral is a `llama` with experts. What the metadata
leaves out is what llama.cpp assumes there.
"""

from collections.abc import Callable

from xlabatch.checkpoint.formats.gguf_file import GgufFile
from xlabatch.checkpoint.formats.gguf_metadata import Metadata, Raw, expect, rope, vocab_size
from xlabatch.validation import printable

CAPS = "attn_logit_softcapping", "final_logit_softcapping"
GLOBAL_LAYER = 6  # of Gemma 3: so many layers have one that attends to all positions
LARGEST_GEMMA = {"gemma2": 46, "gemma3_text": 62}  # layers; they scale scores by width / heads


def config_json(file: GgufFile) -> tuple[Raw, set[str]]:
    """The config.json of a GGUF file without absent fields, and the tensors that are numbers of it."""
    arch = file.metadata.get("general.architecture")
    if not isinstance(arch, str) or arch not in ARCHITECTURES:
        known = ", ".join(sorted(ARCHITECTURES))
        raise ValueError(
            f"{printable(file.path)}: architecture {arch!r:.60} is not supported; known are {known}"
        )
    data = Metadata(file, arch)
    raw = ARCHITECTURES[arch](data)
    data.check_all_read()
    return {name: value for name, value in raw.items() if value is not None}, data.tables


def llama_fields(data: Metadata, kind: str) -> Raw:
    """The fields that most families share."""
    heads, width = data.number("attention.head_count"), data.number("embedding_length")
    head_dim = data.number("attention.key_length", max(width // heads, 1))
    rotated = data.number("rope.dimension_count", head_dim)
    if data.get("attention.value_length", head_dim) != head_dim:
        raise data.error("keys and values must have the same size")
    for key, known in {"attention.causal": True, "expert_shared_count": 0, "expert_group_count": 0}.items():
        expect(data, key, known)
    return {
        "model_type": kind,
        "vocab_size": vocab_size(data),
        "hidden_size": width,
        "num_hidden_layers": data.get("block_count"),
        "num_attention_heads": heads,
        "num_key_value_heads": data.get("attention.head_count_kv", heads),
        "head_dim": head_dim,
        "intermediate_size": data.get("feed_forward_length"),
        "max_position_embeddings": data.number("context_length"),
        "rms_norm_eps": data.get("attention.layer_norm_rms_epsilon"),
        "tie_word_embeddings": "output.weight" not in data.file.tensors,
        "rope_parameters": rope(data, rotated / head_dim),
    }


def llama(data: Metadata) -> Raw:
    """Llama and Mistral, or Mixtral if there are experts."""
    experts = data.get("expert_count", 0)
    raw = llama_fields(data, "mixtral" if experts else "llama")
    expect(data, "attention.sliding_window", 0)
    used = data.get("expert_used_count", 0)
    if experts:
        return raw | {"num_local_experts": experts, "num_experts_per_tok": used}
    bias = "blk.0.attn_q.bias" in data.file.tensors
    return raw | {"attention_bias": bias, "mlp_bias": "blk.0.ffn_gate.bias" in data.file.tensors}


def qwen2(data: Metadata) -> Raw:
    """Qwen 2 and 2.5."""
    return llama_fields(data, "qwen2")


def qwen3(data: Metadata) -> Raw:
    """Qwen 3."""
    return llama_fields(data, "qwen3")


def qwen3_moe(data: Metadata) -> Raw:
    """Qwen 3 with experts in every layer, whose weights add up to 1."""
    expect(data, "expert_weights_norm", True)
    return llama_fields(data, "qwen3_moe") | {
        "num_experts": data.get("expert_count"),
        "num_experts_per_tok": data.get("expert_used_count"),
        "moe_intermediate_size": data.get("expert_feed_forward_length"),
        "norm_topk_prob": True,
    }


def smollm3(data: Metadata) -> Raw:
    """SmolLM 3: every fourth layer has no rope."""
    return llama_fields(data, "smollm3") | {"no_rope_layer_interval": 4}


def granite(data: Metadata) -> Raw:
    """Granite with its four multipliers."""
    raw = llama_fields(data, "granite")
    names = {"embedding": "embedding_scale", "attention": "attention.scale", "residual": "residual_scale"}
    scales = {f"{name}_multiplier": data.get(key) for name, key in names.items()}
    return raw | scales | {"logits_scaling": data.get("logit_scale")}


def phi3(data: Metadata) -> Raw:
    """Phi 3 and 3.5."""
    raw = llama_fields(data, "phi3")
    window = data.get("attention.sliding_window", 0) or None
    trained = raw["rope_parameters"].get("original_max_position_embeddings")
    return raw | {"sliding_window": window, "original_max_position_embeddings": trained}


def olmo2(data: Metadata) -> Raw:
    """OLMo 2."""
    expect(data, "attention.sliding_window", 0)
    return llama_fields(data, "olmo2")


def gemma(data: Metadata, kind: str) -> Raw:
    """What Gemma 2 and 3 share; llama.cpp knows the largest ones by their layers."""
    raw = llama_fields(data, kind)
    largest = raw["num_hidden_layers"] == LARGEST_GEMMA[kind]
    width, heads, head_dim = raw["hidden_size"], raw["num_attention_heads"], raw["head_dim"]
    return raw | {
        "query_pre_attn_scalar": width / heads if largest else head_dim,
        "sliding_window": data.get("attention.sliding_window", 0) or None,
        "hidden_activation": "gelu_pytorch_tanh",
    }


def gemma2(data: Metadata) -> Raw:
    """Gemma 2 with its caps."""
    caps = {name: data.get(name) for name in CAPS}
    return gemma(data, "gemma2") | caps


def gemma3(data: Metadata) -> Raw:
    """Gemma 3: every sixth layer attends to all positions, and has the rope of the metadata."""
    raw = gemma(data, "gemma3_text")
    expect(data, "attention.sliding_window_pattern", GLOBAL_LAYER)
    local = {"rope_type": "default", "rope_theta": data.get("rope.freq_base_swa", 10000.0)}
    return raw | {
        "sliding_window_pattern": GLOBAL_LAYER,
        "rope_parameters": {"full_attention": raw["rope_parameters"], "sliding_attention": local},
    }


def gpt2(data: Metadata) -> Raw:
    """GPT-2's own names of the numbers."""
    return {
        "model_type": "gpt2",
        "vocab_size": vocab_size(data),
        "n_embd": data.get("embedding_length"),
        "n_layer": data.get("block_count"),
        "n_head": data.get("attention.head_count"),
        "n_inner": data.get("feed_forward_length"),
        "n_positions": data.get("context_length"),
        "layer_norm_epsilon": data.get("attention.layer_norm_epsilon"),
        "tie_word_embeddings": "output.weight" not in data.file.tensors,
    }


def gpt_neox(data: Metadata) -> Raw:
    """GPT-NeoX's own names of the numbers."""
    heads, width = data.number("attention.head_count"), data.number("embedding_length")
    rotated = data.number("rope.dimension_count") / max(width // heads, 1)
    return {
        "model_type": "gpt_neox",
        "vocab_size": vocab_size(data),
        "hidden_size": width,
        "num_hidden_layers": data.get("block_count"),
        "num_attention_heads": heads,
        "intermediate_size": data.get("feed_forward_length"),
        "max_position_embeddings": data.get("context_length"),
        "layer_norm_eps": data.get("attention.layer_norm_epsilon"),
        "use_parallel_residual": data.get("use_parallel_residual", True),
        "rope_parameters": rope(data, rotated),
        "tie_word_embeddings": "output.weight" not in data.file.tensors,
    }


ARCHITECTURES: dict[str, Callable[[Metadata], Raw]] = {
    "gemma2": gemma2,
    "gemma3": gemma3,
    "gpt2": gpt2,
    "gptneox": gpt_neox,
    "granite": granite,
    "llama": llama,
    "olmo2": olmo2,
    "phi3": phi3,
    "qwen2": qwen2,
    "qwen3": qwen3,
    "qwen3moe": qwen3_moe,
    "smollm3": smollm3,
}
