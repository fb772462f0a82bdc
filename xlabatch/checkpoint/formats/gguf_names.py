"""GGUF's tensors under Hugging Face's names, as Hugging Face stores them.

llama.cpp's converter renames tensors and rearranges some of them; both are undone here, when a tensor is
read. A tensor with a name that is not known keeps it, and is refused with those that are not expected.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from xlabatch.checkpoint.formats.gguf_file import GgufTensor
from xlabatch.checkpoint.tensor_specs import At

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]
Rearrange = Callable[[Array], Array]
IN_LAYER = re.compile(r"blk\.(\d{1,4})\.([a-z_]+)\.(weight|bias)")
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
NAMES: dict[str, dict[str, str]] = {  # by model_type; elsewhere Llama's
    "gemma2": LLAMA | FOUR_NORMS,
    "gemma3_text": LLAMA | FOUR_NORMS,
    "gpt2": GPT2,
    "gpt_neox": GPT_NEOX,
    "mixtral": LLAMA | {"ffn_gate_inp": "block_sparse_moe.gate"},
    "olmo2": LLAMA | FOUR_NORMS,
    "phi3": LLAMA | {"ffn_up": "mlp.gate_up_proj"},
    "qwen3_moe": LLAMA | {"ffn_gate_inp": "mlp.gate"},
}
EXPERTS = {  # the tensor of all experts -> that of each
    "mixtral": {
        f"ffn_{gguf}_exps": f"block_sparse_moe.experts.{{}}.{name}"
        for gguf, name in (("gate", "w1"), ("up", "w3"), ("down", "w2"))
    },
    "qwen3_moe": {f"ffn_{name}_exps": f"mlp.experts.{{}}.{name}_proj" for name in ("gate", "up", "down")},
}
LAYERS = {"gpt2": "transformer.h", "gpt_neox": "gpt_neox.layers"}  # elsewhere model.layers
ADJACENT_PAIRS = ("granite", "llama", "mixtral", "smollm3")  # rope rotates features that lie side by side


@dataclass(frozen=True)
class RenamedTensor:
    """A tensor, or a part of one, in Hugging Face's arrangement."""

    stored: GgufTensor
    shape: Shape
    part: int = 0  # which of several, if the stored one holds those of all experts
    rearrange: Rearrange | None = None

    @property
    def dtype(self) -> str:
        return self.stored.dtype

    @property
    def nbytes(self) -> int:
        return self.stored.nbytes * math.prod(self.shape) // math.prod(self.stored.shape)

    def read(self, at: At = None) -> Array:
        """The tensor in float32, or a part of it."""
        count = math.prod(self.shape)
        numbers = self.stored.read_part(self.part * count, count)
        if self.rearrange is None:
            tensor = numbers.reshape(self.shape)
        else:
            tensor = self.rearrange(numbers.reshape(self.stored.shape))
        return tensor if at is None else tensor[at]


def renamed(tensors: Mapping[str, GgufTensor], raw: dict[str, Any]) -> Iterator[tuple[str, RenamedTensor]]:
    """The tensors under the names of the family."""
    kind = raw["model_type"]
    names, experts = NAMES.get(kind, LLAMA), EXPERTS.get(kind, {})
    for key, tensor in tensors.items():
        match = IN_LAYER.fullmatch(key)
        stem, _, end = key.rpartition(".")
        prefix = f"{LAYERS.get(kind, 'model.layers')}.{int(match[1])}." if match else ""
        own = match[2] if match else stem
        if match and own in experts and len(tensor.shape) == 3:
            for n in range(tensor.shape[0]):
                yield f"{prefix}{experts[own].format(n)}.{end}", RenamedTensor(tensor, tensor.shape[1:], n)
            continue
        name = f"{prefix}{names[own]}.{end}" if own in names else key
        rearrange = rearrangement(raw, name)
        yield name, RenamedTensor(tensor, shape_of(tensor, rearrange), rearrange=rearrange)


def rearrangement(raw: dict[str, Any], name: str) -> Rearrange | None:
    """What undoes the converter's change of a tensor; None if it made none."""
    kind = raw["model_type"]
    if kind in ADJACENT_PAIRS and ".self_attn.q_proj." in name:
        return partial(halves_of_heads, raw["num_attention_heads"])
    if kind in ADJACENT_PAIRS and ".self_attn.k_proj." in name:
        return partial(halves_of_heads, raw["num_key_value_heads"])
    if kind.startswith("gemma") and name.endswith("norm.weight"):
        return less_one
    if kind == "gpt2" and ".h." in name and name.endswith(".weight") and ".ln_" not in name:
        return transposed
    if kind == "gpt_neox" and ".query_key_value." in name:
        return partial(by_head, raw["num_attention_heads"])
    return None


def shape_of(tensor: GgufTensor, rearrange: Rearrange | None) -> Shape:
    """The shape after it."""
    return tensor.shape[::-1] if rearrange is transposed else tensor.shape


def halves_of_heads(heads: int, rows: Array) -> Array:
    """Features of a head that rotate together, from side by side to half a head apart."""
    pairs = rows.reshape(heads, -1, 2, *rows.shape[1:])
    return pairs.swapaxes(1, 2).reshape(rows.shape)


def by_head(heads: int, rows: Array) -> Array:
    """All queries, all keys, all values -> for each head its query, key and value."""
    parts = rows.reshape(3, heads, -1, *rows.shape[1:])
    return parts.swapaxes(0, 1).reshape(rows.shape)


def less_one(scale: Array) -> Array:
    """The scale of a norm that Hugging Face stores minus 1."""
    return scale - np.float32(1)


def transposed(weight: Array) -> Array:
    """A weight that Hugging Face stores as [in, out]."""
    return weight.T
