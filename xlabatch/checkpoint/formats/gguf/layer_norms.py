"""The config.json of the families with LayerNorms."""

from xlabatch.checkpoint.formats.gguf.metadata import Metadata, Raw, expect, rope, vocab_size
from xlabatch.checkpoint.formats.gguf.shared import layer_types, llama_fields


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


def phi(data: Metadata) -> Raw:
    """Phi 1, 1.5 and 2."""
    return llama_fields(data, "phi", "layer_norm_eps")


def stablelm(data: Metadata) -> Raw:
    """StableLM; attention and MLP are in parallel where there is one norm for both."""
    data.get("use_parallel_residual")  # some files give it wrongly, and llama.cpp goes by the norms
    return llama_fields(data, "stablelm", "layer_norm_eps") | {
        "use_parallel_residual": not data.holds("ffn_norm.weight"),
        "use_qkv_bias": data.holds("attn_q.bias"),
    }


def starcoder2(data: Metadata) -> Raw:
    """StarCoder 2."""
    expect(data, "attention.sliding_window", 0)
    return llama_fields(data, "starcoder2", "norm_epsilon") | {"use_bias": data.holds("attn_q.bias")}


def nemotron(data: Metadata) -> Raw:
    """Nemotron and Minitron."""
    return llama_fields(data, "nemotron", "norm_eps") | {
        "attention_bias": data.holds("attn_q.bias"),
        "mlp_bias": data.holds("ffn_up.bias"),
    }


def cohere2(data: Metadata) -> Raw:
    """Command R7B and A."""
    return llama_fields(data, "cohere2", "layer_norm_eps") | {
        "logit_scale": data.get("logit_scale"),
        "sliding_window": data.number("attention.sliding_window"),
        "layer_types": layer_types(data, 4),
    }
