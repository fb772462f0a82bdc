"""The oracle's tensors, unchanged or rounded, with the norms and linears that use them."""

from collections.abc import Callable
from functools import partial

import numpy as np

from xlabatch.checkpoint.source import Array, Source
from xlabatch.verify.oracle import config
from xlabatch.verify.oracle.numerics import (
    ACTIVATIONS,
    round_to_bfloat16,
    round_to_blocks,
    round_to_cached_int8,
    round_to_rotated_int8,
    round_to_shared_int8,
)

TYPES = {  # of blocks in each format, with the inputs of a block; int8 where none fits
    "int6": {"Q6_K": 256},
    "int5": {"Q5_K": 256, "Q5_1": 32},
    "int4": {"Q4_K": 256, "Q4_1": 32},
}
BLOCK_TYPES = {type for types in TYPES.values() for type in types}
ROUND: dict[str, Callable[[Array], Array]] = {
    "float32": lambda x: x,
    "bfloat16": round_to_bfloat16,
    "int8": round_to_rotated_int8,
    "stored": lambda x: x,
    **{type: partial(round_to_blocks, type) for type in sorted(BLOCK_TYPES)},
}
ROUND_INPUTS = {
    name: round if name in ("float32", "bfloat16", "int8") else round_to_shared_int8
    for name, round in ROUND.items()
}
ROUND_CACHED = {name: ROUND[name] for name in ("float32", "bfloat16")} | {"int8": round_to_cached_int8}
EMBEDDINGS = {
    "gpt2": "transformer.wte",
    "gpt_neox": "gpt_neox.embed_in",
    "mamba2": "backbone.embeddings",
    "nemotron_h": "backbone.embeddings",
}
OFFSET = {
    "gemma2",
    "gemma3_text",
    "nemotron",
    "qwen3_5_moe_text",
    "qwen3_5_text",
    "qwen3_next",
}  # families that store the scales of norms minus 1
IN_OUT = {"gpt_oss", "llama4_text"}  # families with tensors of all experts as [experts, in, out]
# routers, gates of experts and of recurrent states, convolutions and learned positions are not rounded
EXACT = (
    *(".gate.weight", ".shared_expert_gate.weight"),
    *(".router.weight", ".router.layer.weight", ".router.proj.weight"),
    *("_proj_bias", "wpe.weight"),
    *(".conv.conv.weight", ".conv1d.weight"),
    *(".in_proj_ba.weight", ".in_proj_b.weight", ".in_proj_a.weight"),
)


class Weights:
    """A model's tensors by their Hugging Face names, and its config."""

    def __init__(self, source: Source, weights: str = "float32", cache: str | None = None) -> None:
        self.config = config.read(source.raw)
        self.model_type: str = self.config["model_type"]
        self.weights = weights
        self.vocabulary = "int8" if weights in TYPES else weights
        self.in_blocks = source.blocks.numbers.keys()
        self.in_float32 = weights == "stored" and source.blocks.is_fp8
        self.orders = source.blocks.orders if weights == "stored" else {}  # of inputs that share scales
        # as in the engine, except for int8 weights on CPUs without the kernels
        self.cache = cache or ("float32" if weights == "float32" else "bfloat16")
        self.embedding = EMBEDDINGS.get(self.model_type, "model.embed_tokens")
        self.stored_types = {
            name: each.format for name, each in source.rounded.items()
        }  # "int8", or of blocks
        self.tensors = {name: self._round(name, source.read(name)) for name in source.shapes}
        self.heads: int = self.config["num_attention_heads"]
        self.head_dim: int = self.config["head_dim"]
        self.axes: Array | None = None  # [3, T] rope's positions in a prompt with images

    def _round(self, name: str, tensor: Array) -> Array:
        """Return a tensor as the engine stores it: matrices as [out, in], rounded if they are linears."""
        if self.model_type == "gpt2" and ".h." in name and tensor.ndim == 2:
            tensor = tensor.T
        if tensor.ndim < 2 or name.endswith(EXACT):
            return tensor
        if tensor.ndim == 3 and self.model_type in IN_OUT:
            return self._round_rows(self.weights, tensor.swapaxes(1, 2)).swapaxes(1, 2)
        if name.endswith(".kv_b_proj.weight"):  # never rounded to less than 16 bits
            return round_to_bfloat16(tensor) if self.weights == "bfloat16" else tensor
        format = self.format_of(name.removesuffix(".weight"))
        type = format_for(format, tensor.shape[-1])
        is_rounded = type in BLOCK_TYPES and type == self.stored_types.get(name)
        return tensor if is_rounded else self._round_rows(format, tensor)

    def _round_rows(self, format: str, rows: Array) -> Array:
        return ROUND[format_for(format, rows.shape[-1])](rows)

    def format_of(self, name: str) -> str:
        """Return the format of a linear's weights."""
        is_vocabulary = name in (self.embedding, "model.embed_tokens_per_layer", "lm_head", "embed_out")
        if self.weights == "stored" and f"{name}.weight" not in self.in_blocks:
            return "bfloat16"
        if self.in_float32:
            return "float32"
        return self.vocabulary if is_vocabulary else self.weights

    def has(self, name: str) -> bool:
        return f"{name}.weight" in self.tensors

    def norm(self, name: str, x: Array, eps: float | None = None) -> Array:
        """Apply LayerNorm if there is a bias or for Cohere, otherwise RMSNorm."""
        scale = self.tensors[f"{name}.weight"]
        bias = self.tensors.get(f"{name}.bias")
        if bias is not None or self.model_type == "cohere2":
            x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + np.float32(eps or self.config["eps"]))
        scaled: Array = x * (scale + np.float32(self.model_type in OFFSET))
        return scaled if bias is None else scaled + bias

    def linear(self, name: str, x: Array, exact: bool = False) -> Array:
        """Compute x W^T + b. Unless exact, x is rounded as the format of the weights wants it."""
        rounded = x if exact else self._round_input(name, x)
        y: Array = rounded @ self.tensors[f"{name}.weight"].T
        return y + self.tensors[f"{name}.bias"] if f"{name}.bias" in self.tensors else y

    def _round_input(self, name: str, x: Array) -> Array:
        round = ROUND_INPUTS[format_for(self.format_of(name), x.shape[-1])]
        order = self.orders.get(f"{name}.weight")
        return round(x) if order is None else round(x[..., order])[..., np.argsort(order)]

    def round_input(self, x: Array) -> Array:
        """Round activations as the linears of layers read them."""
        format = "float32" if self.in_float32 else self.weights
        return ROUND_INPUTS[format_for(format, x.shape[-1])](x)

    def activation(self, x: Array) -> Array:
        return ACTIVATIONS[self.config["hidden_act"]](x)


def format_for(format: str, inputs: int) -> str:
    """Return the format of weights with this number of inputs, or the type of their blocks."""
    if format not in TYPES:
        return format
    return next((type for type, size in TYPES[format].items() if inputs % size == 0), "int8")
