"""Fields of config.json that several architectures of GGUF share."""

from typing import Any

from xlabatch.checkpoint.formats.gguf.metadata import Metadata, Raw, expect, rope, vocab_size

SLIDING, FULL, CONV = "sliding_attention", "full_attention", "conv"


def llama_fields(data: Metadata, kind: str, eps: str = "rms_norm_eps", kv_heads: int | None = None) -> Raw:
    """The fields that most families share; `eps` is what the family calls its epsilon."""
    heads, width = data.number("attention.head_count"), data.number("embedding_length")
    head_dim = data.number("attention.key_length", max(width // heads, 1))
    rotated = data.number("rope.dimension_count", head_dim)
    if data.get("attention.value_length", head_dim) != head_dim:
        raise data.error("keys and values must have the same size")
    for key in ("expert_shared_count", "expert_group_count"):
        expect(data, key, 0)
    return outer_fields(data, kind, eps) | {
        "num_attention_heads": heads,
        "num_key_value_heads": kv_heads or data.get("attention.head_count_kv", heads),
        "head_dim": head_dim,
        "rope_parameters": rope(data, rotated / head_dim),
    }


def outer_fields(data: Metadata, kind: str, eps: str = "rms_norm_eps") -> Raw:
    """The same without those about heads."""
    expect(data, "attention.causal", True)
    epsilons = [data.real(f"attention.layer_norm_{name}epsilon") for name in ("", "rms_")]
    given = [epsilon for epsilon in epsilons if epsilon is not None]
    if len(set(given)) > 1:
        raise data.error(f"norms have several epsilons, {given}")
    return {
        "model_type": kind,
        "vocab_size": vocab_size(data),
        "hidden_size": data.number("embedding_length"),
        "num_hidden_layers": data.get("block_count"),
        "intermediate_size": data.get("feed_forward_length"),
        "max_position_embeddings": data.number("context_length"),
        eps: given[0] if given else None,
        "tie_word_embeddings": "output.weight" not in data.file.tensors,
    }


def layer_types(data: Metadata, every: int) -> list[str]:
    """Which layers have a window: by a list, or all but every so many."""
    given = data.per_layer("attention.sliding_window_pattern")
    layers = data.number("block_count")
    sliding = given or [(n + 1) % every != 0 for n in range(layers)]
    return [SLIDING if each else FULL for each in sliding]


def lfm2_fields(data: Metadata, kind: str) -> Raw:
    """The fields of LFM2; layers without keys and values have a convolution."""
    by_layer = data.per_layer("attention.head_count_kv") or [data.number("attention.head_count_kv")]
    heads = {count for count in by_layer if count}
    if len(heads) != 1:
        raise data.error(f"{data.arch}.attention.head_count_kv must be one number or 0, got {by_layer!r:.60}")
    if data.holds("shortconv.conv.bias"):
        raise data.error("convolutions with biases are not supported")
    conv: dict[str, Any] = {"conv_L_cache": data.number("shortconv.l_cache"), "conv_bias": False}
    types = [FULL if count else CONV for count in by_layer]
    return llama_fields(data, kind, "norm_eps", heads.pop()) | conv | {"layer_types": types}
