"""Undoes what llama.cpp's converter does to some tensors: it rearranges them, or takes them apart."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from xlabatch.checkpoint.gguf.file import GgufTensor
from xlabatch.checkpoint.stored_blocks import InBlocks
from xlabatch.checkpoint.tensor_specs import Array, At, Shape

Raw = dict[str, Any]
QWEN3_5 = ("qwen3_5_text", "qwen3_5_moe_text")
# families whose rope rotates neighbouring features, or which the converter treats as if they had such a rope
ADJACENT_PAIRS = (
    *("arcee", "granite", "granitemoehybrid", "llama", "ministral3", "mixtral", "nemotron_h", "smollm3"),
)


class Join(NamedTuple):
    """How a tensor follows from several that are stored."""

    keys: tuple[str, ...]  # of the stored tensors, within a layer
    shape: Callable[..., Shape | None]  # of their shapes; None if they do not fit together
    arrange: Callable[..., Array]  # of their numbers
    by_entry: bool = False  # whether an entry of the leading axis needs only the same entry of each part


class SharingHeads(NamedTuple):
    """Heads of values that share heads of keys; stored are the first head of each key, then the second."""

    keys: int
    heads: int
    first: int = 0  # the first row, or input, of the first head

    def order(self, count: int) -> Array:
        """Which of `count` stored rows, or inputs, each one is where the heads of a key are neighbours."""
        stored = np.arange(self.first, count, dtype=np.int32).reshape(self.heads // self.keys, self.keys, -1)
        return np.concatenate([np.arange(self.first, dtype=np.int32), stored.swapaxes(0, 1).reshape(-1)])


def keep(numbers: Array) -> Array:
    """The converter does not change most tensors."""
    return numbers


@dataclass(frozen=True)
class ArrangedTensor:
    """A tensor in Hugging Face's arrangement, and the stored ones that it follows from."""

    stored: tuple[GgufTensor, ...]
    shape: Shape
    arrange: Callable[..., Array] = keep
    by_entry: bool = True  # whether an entry of the leading axis needs only the same entry of each part
    expert: int | None = None  # which one, if the stored tensor has all of them
    heads_in_rows: SharingHeads | None = None  # to move; None: rows are in order
    heads_in_inputs: SharingHeads | None = None

    @property
    def dtype(self) -> str:
        return self.stored[0].dtype

    @property
    def nbytes(self) -> int:
        stored = sum(math.prod(tensor.shape) for tensor in self.stored)
        return sum(tensor.nbytes for tensor in self.stored) * math.prod(self.shape) // stored

    @property
    def in_blocks(self) -> InBlocks:
        """The stored tensors, and how their rows are arranged in this one.

        Inputs stay where they are: a block may have those of several heads.
        """
        order = None
        if self.heads_in_inputs:
            order = np.argsort(self.heads_in_inputs.order(self.shape[-1])).astype(np.int32)
        return InBlocks(self.stored, self.arrange_rows, self.expert, order)

    def arrange_rows(self, *stored: Array) -> Array:
        """The tensor with its rows in order."""
        tensor: Array = self.arrange(*stored)
        return tensor[self.heads_in_rows.order(len(tensor))] if self.heads_in_rows else tensor

    def read(self, at: At = None) -> Array:
        """The tensor in float32, or a part of it."""
        if isinstance(at, int) and self.by_entry and self.expert is None:
            return self.arrange(*(tensor.read(at)[None] for tensor in self.stored))[0]
        tensor = self.arrange_rows(*(tensor.read(self.expert) for tensor in self.stored))
        if self.heads_in_inputs:
            tensor = tensor[..., self.heads_in_inputs.order(tensor.shape[-1])]
        return tensor if at is None else tensor[at]


def rearrange(stored: GgufTensor, raw: Raw, name: str) -> ArrangedTensor:
    """Undo what the converter did to a tensor with this name, if it is of no other."""
    arrange = rearrangement(raw, name, stored.shape)
    shape = stored.shape
    if arrange in FLAT:
        shape = (math.prod(shape),)
    elif arrange in VIEWS:  # nothing is copied to see the shape
        shape = arrange(np.broadcast_to(np.float32(0), shape)).shape
    tensor = ArrangedTensor((stored,), shape, arrange, by_entry=arrange in (keep, swapped))
    if raw["model_type"] in QWEN3_5 and ".linear_attn." in name:
        return with_sharing_heads(tensor, raw, name.rpartition(".linear_attn.")[2])
    return tensor


def with_sharing_heads(tensor: ArrangedTensor, raw: Raw, name: str) -> ArrangedTensor:
    """Move the heads of values in a tensor of a delta rule."""
    heads = SharingHeads(raw["linear_num_key_heads"], raw["linear_num_value_heads"])
    if heads.keys == heads.heads or name == "norm.weight":
        return tensor
    if name == "out_proj.weight":
        return replace(tensor, by_entry=False, heads_in_inputs=heads)
    if name in ("in_proj_qkv.weight", "conv1d.weight"):  # after queries and keys
        heads = heads._replace(first=2 * heads.keys * raw["linear_key_head_dim"])
    return replace(tensor, by_entry=False, heads_in_rows=heads)


def joins(raw: Raw) -> dict[str, Join]:
    """The tensors of a layer that follow from several, by their names."""
    kind = raw["model_type"]
    if kind == "gpt_oss":
        return GPT_OSS
    if kind == "granitemoehybrid":
        return GRANITE_EXPERTS if raw["num_local_experts"] else GRANITE_MLP
    if kind in ("deepseek_v2", "deepseek_v3"):
        return {"self_attn.kv_b_proj.weight": KEYS_AND_VALUES}
    if kind == "qwen3_next":
        key_heads = raw["linear_num_key_heads"]
        keys = raw["linear_key_head_dim"]
        inputs = Join(
            ("attn_qkv.weight", "attn_gate.weight"),
            partial(below_shape, key_heads, keys),
            partial(by_key_head, key_heads, keys),
        )
        return {"linear_attn.in_proj_qkvz.weight": inputs}
    return {}


def rearrangement(raw: Raw, name: str, shape: Shape) -> Callable[[Array], Array]:
    """What undoes the converter's change of a tensor that it does not split."""
    kind = raw["model_type"]
    if kind in ADJACENT_PAIRS and ".q_proj." in name:
        return partial(halves_of_heads, raw["num_attention_heads"])
    if kind in ADJACENT_PAIRS and ".k_proj." in name:
        return partial(halves_of_heads, raw["num_key_value_heads"])
    has_offset = kind in ("gemma2", "gemma3_text", "nemotron", "qwen3_next", *QWEN3_5)
    if has_offset and name.endswith("norm.weight") and not name.endswith(".linear_attn.norm.weight"):
        return subtract_one
    if name.endswith((".mamba.A_log", ".mixer.A_log")):
        return flat_logarithm
    if name.endswith((".mamba.D", ".mamba.norm.weight", ".mixer.D", ".mixer.norm.weight")):
        return flat
    if name.endswith(".A_log"):
        return logarithm
    if kind == "gpt2" and ".h." in name and name.endswith(".weight") and ".ln_" not in name:
        return transposed
    if kind == "gpt_neox" and ".query_key_value." in name:
        return partial(by_head, raw["num_attention_heads"])
    if kind == "gpt_oss" and name.endswith(".experts.down_proj") and len(shape) == 3:
        return swapped
    if name.endswith((".conv.conv.weight", ".conv1d.weight")) and len(shape) == 2:
        return taps
    if name.endswith(".shared_expert_gate.weight") and len(shape) == 1:
        return row
    return keep


def halves_of_heads(heads: int, rows: Array) -> Array:
    """Move features of a head that rotate together from neighbours to half a head apart."""
    pairs = rows.reshape(heads, -1, 2, *rows.shape[1:])
    return pairs.swapaxes(1, 2).reshape(rows.shape)


def by_head(heads: int, rows: Array) -> Array:
    """All queries, all keys, all values -> for each head its query, key and value."""
    parts = rows.reshape(3, heads, -1, *rows.shape[1:])
    return parts.swapaxes(0, 1).reshape(rows.shape)


def subtract_one(scale: Array) -> Array:
    return scale - np.float32(1)


def logarithm(decay: Array) -> Array:
    """Logarithms; the negatives of the numbers are stored."""
    with np.errstate(invalid="ignore", divide="ignore"):  # hostile numbers may be 0 or positive
        return np.log(-decay)


def flat(numbers: Array) -> Array:
    return numbers.reshape(-1)


def flat_logarithm(decay: Array) -> Array:
    return flat(logarithm(decay))


def transposed(weight: Array) -> Array:
    """A weight that Hugging Face stores as [in, out]."""
    return weight.T


def above_shape(gate: Shape, up: Shape) -> Shape | None:
    """[F, D] twice -> [2 * F, D]; also of each expert."""
    if gate != up or len(gate) < 2:
        return None
    return *gate[:-2], 2 * gate[-2], gate[-1]


def gates_above_ups(gate: Array, up: Array) -> Array:
    """All gates, then all ups; also of each expert."""
    return np.concatenate([gate, up], axis=-2)


def interleaved_shape(gate: Shape, up: Shape) -> Shape | None:
    """[X, F, D] twice -> [X, D, 2 * F]; [X, F] twice -> [X, 2 * F]."""
    if gate != up or len(gate) not in (2, 3):
        return None
    return gate[0], *gate[2:], 2 * gate[1]


def interleave(gate: Array, up: Array) -> Array:
    """Gates and ups interleaved; a weight as [in, out]."""
    pairs = np.stack([gate, up], axis=2)
    return pairs.reshape(len(gate), -1, *gate.shape[2:]).swapaxes(1, -1)


def swapped(weight: Array) -> Array:
    """[X, out, in] -> [X, in, out]."""
    return weight.swapaxes(1, 2)


def keys_and_values_shape(keys: Shape, values: Shape) -> Shape | None:
    """Of each head, keys [H, R, nope] and values [H, V, R] -> [H * (nope + V), R]."""
    if len(keys) != 3 or len(values) != 3 or keys[:2] != (values[0], values[2]):
        return None
    return keys[0] * (keys[2] + values[1]), keys[1]


def keys_and_values(keys: Array, values: Array) -> Array:
    """The key, then the value, of each head."""
    return np.concatenate([keys.swapaxes(1, 2), values], axis=1).reshape(-1, keys.shape[1])


def taps(numbers: Array) -> Array:
    """[D, L] -> [D, 1, L]."""
    return numbers[:, None]


def row(numbers: Array) -> Array:
    return numbers[None]


def below_shape(key_heads: int, keys: int, qkv: Shape, gates: Shape) -> Shape | None:
    """[2 * S * K + H * V, D] and [H * V, D] -> the rows of both, if each key head has its part of them."""
    if (
        len(qkv) != 2
        or qkv[1:] != gates[1:]
        or qkv[0] != 2 * key_heads * keys + gates[0]
        or gates[0] % key_heads
    ):
        return None
    return qkv[0] + gates[0], qkv[1]


def by_key_head(key_heads: int, keys: int, qkv: Array, gates: Array) -> Array:
    """All queries, keys, values and all gates -> for each key head its own."""
    q, k, v = np.split(qkv, [key_heads * keys, 2 * key_heads * keys])
    parts = [part.reshape(key_heads, -1, qkv.shape[1]) for part in (q, k, v, gates)]
    return np.concatenate(parts, axis=1).reshape(-1, qkv.shape[1])


FLAT = (flat, flat_logarithm)
VIEWS = (transposed, swapped, taps, row)  # they change the shape
KEYS_AND_VALUES = Join(("attn_k_b.weight", "attn_v_b.weight"), keys_and_values_shape, keys_and_values)
GRANITE_MLP = {
    "shared_mlp.input_linear.weight": Join(("ffn_gate.weight", "ffn_up.weight"), above_shape, gates_above_ups)
}
GRANITE_EXPERTS = {
    "shared_mlp.input_linear.weight": Join(
        ("ffn_gate_shexp.weight", "ffn_up_shexp.weight"), above_shape, gates_above_ups
    ),
    "block_sparse_moe.input_linear.weight": Join(
        ("ffn_gate_exps.weight", "ffn_up_exps.weight"), above_shape, gates_above_ups, by_entry=True
    ),
}
GPT_OSS = {
    "mlp.experts.gate_up_proj": Join(
        ("ffn_gate_exps.weight", "ffn_up_exps.weight"), interleaved_shape, interleave, by_entry=True
    ),
    "mlp.experts.gate_up_proj_bias": Join(
        ("ffn_gate_exps.bias", "ffn_up_exps.bias"), interleaved_shape, interleave, by_entry=True
    ),
}
