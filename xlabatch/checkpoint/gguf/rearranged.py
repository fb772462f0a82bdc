"""Undoes what llama.cpp's converter does to some tensors: it rearranges them, or takes them apart.

A `Join` makes a tensor of Hugging Face from one or several stored tensors; an expert can be read alone.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from xlabatch.checkpoint.gguf.file import GgufTensor
from xlabatch.checkpoint.tensor_specs import At

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]
Raw = dict[str, Any]
Rearrange = Callable[[Array], Array]
ADJACENT_PAIRS = ("granite", "llama", "mixtral", "smollm3")  # rope rotates neighbouring features


class Join(NamedTuple):
    """How a tensor follows from those that are stored."""

    keys: tuple[str, ...]  # of the stored tensors, within a layer
    shape: Callable[..., Shape | None]  # of their shapes; None if they do not fit together
    values: Callable[..., Array]  # of their numbers
    by_entry: bool = False  # whether an entry of the leading axis needs only the same entry of each part


@dataclass(frozen=True)
class JoinedTensor:
    """A tensor in Hugging Face's arrangement that follows from those that are stored."""

    stored: tuple[GgufTensor, ...]
    join: Join
    shape: Shape

    @property
    def dtype(self) -> str:
        return self.stored[0].dtype

    @property
    def nbytes(self) -> int:
        return sum(tensor.nbytes for tensor in self.stored)

    def read(self, at: At = None) -> Array:
        """The tensor in float32, or a part of it."""
        if isinstance(at, int) and self.join.by_entry:
            entries = (read_entry(tensor, at) for tensor in self.stored)
            return self.join.values(*entries)[0]
        tensor = self.join.values(*(tensor.read() for tensor in self.stored))
        return tensor if at is None else tensor[at]


def read_entry(tensor: GgufTensor, at: int) -> Array:
    """One entry of the leading axis, in float32 [1, ...]."""
    count = math.prod(tensor.shape[1:])
    return tensor.read_part(at * count, count).reshape(1, *tensor.shape[1:])


def join_tensors(tensors: Sequence[GgufTensor], join: Join) -> JoinedTensor | None:
    """The tensor that the stored ones stand for; None if they do not fit together."""
    shape = join.shape(*(tensor.shape for tensor in tensors))
    return None if shape is None else JoinedTensor(tuple(tensors), join, shape)


def joins(raw: Raw) -> dict[str, Join]:
    """The tensors of a layer that follow from others, by their names."""
    kind = raw["model_type"]
    if kind == "gpt_oss":
        return GPT_OSS
    if kind in ("deepseek_v2", "deepseek_v3"):
        return {"self_attn.kv_b_proj.weight": KEYS_AND_VALUES}
    if kind in ("lfm2", "lfm2_moe"):
        return {"conv.conv.weight": Join(("shortconv.conv.weight",), taps_shape, taps)}
    if kind == "qwen2_moe":
        return {"mlp.shared_expert_gate.weight": SHARED_GATE}
    if kind == "qwen3_next":
        heads = raw["linear_num_key_heads"], raw["linear_key_head_dim"]
        keys = "attn_qkv.weight", "attn_gate.weight"
        return QWEN3_NEXT | {
            "linear_attn.in_proj_qkvz.weight": Join(
                keys, partial(below_shape, heads), partial(by_key_head, *heads)
            )
        }
    return {}


def rearrangement(raw: Raw, name: str) -> Rearrange | None:
    """What undoes the converter's change of a tensor that it does not split; None if there is no change."""
    kind = raw["model_type"]
    if kind in ADJACENT_PAIRS and ".self_attn.q_proj." in name:
        return partial(halves_of_heads, raw["num_attention_heads"])
    if kind in ADJACENT_PAIRS and ".self_attn.k_proj." in name:
        return partial(halves_of_heads, raw["num_key_value_heads"])
    if stores_norm_less_one(kind, name):
        return subtract_one
    if kind == "qwen3_next" and name.endswith(".A_log"):
        return logarithm
    if kind == "gpt2" and ".h." in name and name.endswith(".weight") and ".ln_" not in name:
        return transposed
    if kind == "gpt_neox" and ".query_key_value." in name:
        return partial(by_head, raw["num_attention_heads"])
    return None


def stores_norm_less_one(kind: str, name: str) -> bool:
    """Whether a tensor is the scale of a norm that Hugging Face stores minus 1."""
    if not name.endswith("norm.weight") or name.endswith(".linear_attn.norm.weight"):
        return False
    return kind.startswith("gemma") or kind in ("nemotron", "qwen3_next")


def shape_of(tensor: GgufTensor, rearrange: Rearrange | None) -> Shape:
    """The shape after a rearrangement."""
    return tensor.shape[::-1] if rearrange is transposed else tensor.shape


def halves_of_heads(heads: int, rows: Array) -> Array:
    """Move features of a head that rotate together from neighbours to half a head apart."""
    pairs = rows.reshape(heads, -1, 2, *rows.shape[1:])
    return pairs.swapaxes(1, 2).reshape(rows.shape)


def by_head(heads: int, rows: Array) -> Array:
    """All queries, all keys, all values -> for each head its query, key and value."""
    parts = rows.reshape(3, heads, -1, *rows.shape[1:])
    return parts.swapaxes(0, 1).reshape(rows.shape)


def subtract_one(scale: Array) -> Array:
    """The scale of a norm that Hugging Face stores minus 1."""
    return scale - np.float32(1)


def logarithm(decay: Array) -> Array:
    """Logarithms; the negatives of the numbers are stored."""
    with np.errstate(invalid="ignore", divide="ignore"):  # hostile numbers may be 0 or positive
        return np.log(-decay)


def transposed(weight: Array) -> Array:
    """A weight that Hugging Face stores as [in, out]."""
    return weight.T


def interleaved_shape(gate: Shape, up: Shape) -> Shape | None:
    """[X, F, D] twice -> [X, D, 2 * F]; [X, F] twice -> [X, 2 * F]."""
    if gate != up or len(gate) not in (2, 3):
        return None
    return gate[0], *gate[2:], 2 * gate[1]


def interleave(gate: Array, up: Array) -> Array:
    """Gates and ups interleaved; a weight as [in, out]."""
    both = np.stack([gate, up], axis=2)
    return both.reshape(len(gate), -1, *gate.shape[2:]).swapaxes(1, -1)


def swapped_shape(shape: Shape) -> Shape | None:
    """[X, out, in] -> [X, in, out]."""
    return (shape[0], shape[2], shape[1]) if len(shape) == 3 else None


def swapped(weight: Array) -> Array:
    return weight.swapaxes(1, 2)


def same_shape(shape: Shape) -> Shape:
    return shape


def same(numbers: Array) -> Array:
    return numbers


def keys_and_values_shape(keys: Shape, values: Shape) -> Shape | None:
    """Of each head, keys [H, R, nope] and values [H, V, R] -> [H * (nope + V), R]."""
    if len(keys) != 3 or len(values) != 3 or keys[:2] != (values[0], values[2]):
        return None
    return keys[0] * (keys[2] + values[1]), keys[1]


def keys_and_values(keys: Array, values: Array) -> Array:
    """The key, then the value, of each head."""
    return np.concatenate([keys.swapaxes(1, 2), values], axis=1).reshape(-1, keys.shape[1])


def taps_shape(shape: Shape) -> Shape | None:
    """[D, L] -> [D, 1, L]."""
    return (shape[0], 1, shape[1]) if len(shape) == 2 else None


def taps(numbers: Array) -> Array:
    return numbers[:, None]


def row_shape(shape: Shape) -> Shape | None:
    """[D] or [1, D] -> [1, D]."""
    return (1, shape[-1]) if math.prod(shape) == shape[-1] else None


def row(numbers: Array) -> Array:
    return numbers.reshape(1, -1)


def below_shape(heads: tuple[int, int], qkv: Shape, gates: Shape) -> Shape | None:
    """[2 * S * K + H * V, D] and [H * V, D] -> the rows of both, if each key head has its part of them."""
    shared, keys = heads
    if len(qkv) != 2 or qkv[1:] != gates[1:] or qkv[0] != 2 * shared * keys + gates[0] or gates[0] % shared:
        return None
    return qkv[0] + gates[0], qkv[1]


def by_key_head(shared: int, keys: int, qkv: Array, gates: Array) -> Array:
    """All queries, keys, values and all gates -> for each key head its own."""
    q, k, v = np.split(qkv, [shared * keys, 2 * shared * keys])
    parts = [part.reshape(shared, -1, qkv.shape[1]) for part in (q, k, v, gates)]
    return np.concatenate(parts, axis=1).reshape(-1, qkv.shape[1])


KEYS_AND_VALUES = Join(("attn_k_b.weight", "attn_v_b.weight"), keys_and_values_shape, keys_and_values)
SHARED_GATE = Join(("ffn_gate_inp_shexp.weight",), row_shape, row)
GPT_OSS = {
    "mlp.experts.gate_up_proj": Join(
        ("ffn_gate_exps.weight", "ffn_up_exps.weight"), interleaved_shape, interleave, by_entry=True
    ),
    "mlp.experts.gate_up_proj_bias": Join(
        ("ffn_gate_exps.bias", "ffn_up_exps.bias"), interleaved_shape, interleave, by_entry=True
    ),
    "mlp.experts.down_proj": Join(("ffn_down_exps.weight",), swapped_shape, swapped, by_entry=True),
    "mlp.experts.down_proj_bias": Join(("ffn_down_exps.bias",), same_shape, same, by_entry=True),
}
QWEN3_NEXT = {
    "mlp.shared_expert_gate.weight": SHARED_GATE,
    "linear_attn.conv1d.weight": Join(("ssm_conv1d.weight",), taps_shape, taps),
}
