"""GGUF's metadata as the config.json that it was made of, architecture by architecture.

An architecture of GGUF is a family here, or several: Mixtral is a `llama` with experts. What the metadata
leaves out is what llama.cpp assumes there.
"""

from collections.abc import Callable

from xlabatch.checkpoint.formats.gguf import layer_norms, of_experts
from xlabatch.checkpoint.formats.gguf.file import GgufFile
from xlabatch.checkpoint.formats.gguf.metadata import Metadata, Raw, expect
from xlabatch.checkpoint.formats.gguf.shared import FULL, SLIDING, layer_types, lfm2_fields, llama_fields
from xlabatch.errors import Refused
from xlabatch.validation import printable

CAPS = "attn_logit_softcapping", "final_logit_softcapping"
NULLABLE = ("q_lora_rank", "sliding_window")  # null means none, and an absent field something else
GLOBAL_LAYER = 6  # of Gemma 3: so many layers have one that attends to all positions
LARGEST_GEMMA = {"gemma2": 46, "gemma3_text": 62}  # layers; they scale scores by width / heads


def config_json(file: GgufFile) -> tuple[Raw, set[str]]:
    """The config.json of a GGUF file without absent fields, and the tensors that are numbers of it."""
    arch = file.metadata.get("general.architecture")
    if not isinstance(arch, str) or arch not in ARCHITECTURES:
        known = ", ".join(sorted(ARCHITECTURES))
        raise Refused(
            f"{printable(file.path)}: architecture {arch!r:.60} is not supported; known are {known}"
        )
    data = Metadata(file, arch)
    raw = ARCHITECTURES[arch](data)
    data.check_all_read()
    given = {name: value for name, value in raw.items() if value is not None or name in NULLABLE}
    return given, data.tables


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
    """OLMo 2, or OLMo 3 if there is a window: rope is scaled in the other layers only."""
    window = data.get("attention.sliding_window", 0)
    if not window:
        return llama_fields(data, "olmo2")
    raw = llama_fields(data, "olmo3")
    theta = data.get("rope.freq_base_swa", raw["rope_parameters"]["rope_theta"])
    plain = {"rope_type": "default", "rope_theta": theta}
    return raw | {
        "sliding_window": window,
        "layer_types": layer_types(data, 4),
        "rope_parameters": {FULL: raw["rope_parameters"], SLIDING: plain},
    }


def exaone4(data: Metadata) -> Raw:
    """EXAONE 4, with a window in some layers or in none."""
    window = data.get("attention.sliding_window", 0) or None
    raw = llama_fields(data, "exaone4")
    return raw | {"sliding_window": window, "layer_types": layer_types(data, 4) if window else None}


def glm4(data: Metadata) -> Raw:
    """GLM 4."""
    return llama_fields(data, "glm4") | {"attention_bias": data.holds("attn_q.bias")}


def ernie4_5(data: Metadata) -> Raw:
    """ERNIE 4.5, the dense models."""
    return llama_fields(data, "ernie4_5") | {"use_bias": data.holds("attn_q.bias")}


def lfm2(data: Metadata) -> Raw:
    """LFM2, whose convolutions are in the layers without keys and values."""
    return lfm2_fields(data, "lfm2") | {"block_auto_adjust_ff_dim": False}


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
        "rope_parameters": {FULL: raw["rope_parameters"], SLIDING: local},
    }


ARCHITECTURES: dict[str, Callable[[Metadata], Raw]] = {
    "cohere2": layer_norms.cohere2,
    "deepseek2": of_experts.deepseek,
    "ernie4_5": ernie4_5,
    "exaone4": exaone4,
    "gemma2": gemma2,
    "gemma3": gemma3,
    "glm4": glm4,
    "gpt-oss": of_experts.gpt_oss,
    "gpt2": layer_norms.gpt2,
    "gptneox": layer_norms.gpt_neox,
    "granite": granite,
    "lfm2": lfm2,
    "lfm2moe": of_experts.lfm2_moe,
    "llama": llama,
    "nemotron": layer_norms.nemotron,
    "olmo2": olmo2,
    "phi2": layer_norms.phi,
    "phi3": phi3,
    "qwen2": qwen2,
    "qwen2moe": of_experts.qwen2_moe,
    "qwen3": qwen3,
    "qwen3moe": of_experts.qwen3_moe,
    "qwen3next": of_experts.qwen3_next,
    "smollm3": smollm3,
    "stablelm": layer_norms.stablelm,
    "starcoder2": layer_norms.starcoder2,
}
