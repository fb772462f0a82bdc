"""The weights as plain trees. An absent tensor is a None leaf, and so decided while tracing.

D width, H query heads, K key/value heads, G = H / K, E head_dim, F mlp width, V vocabulary.
"""

from typing import Any

from flax import struct

Leaf = Any  # a jax.Array on the way to the device, or what describes one


@struct.dataclass
class Linear:
    weight: Leaf  # [out, in], as checkpoints store it
    bias: Leaf | None = None  # [out]
    scale: Leaf | None = None  # [out]; with it the weight is int8, and stands for weight * scale


@struct.dataclass
class Layer:
    attn_norm: Leaf  # [D]
    qkv: Linear  # [K * (G + 2) * E, D]: for each K its G queries, then its key, then its value
    out: Linear  # [D, H * E]
    mlp_norm: Leaf  # [D]
    gate_up: Linear  # [2 * F, D]: all gates, then all ups
    down: Linear  # [D, F]


@struct.dataclass
class Params:
    embed: Linear  # [V, D]
    layers: tuple[Layer, ...]
    norm: Leaf  # [D]
    head: Linear | None = None  # [V, D]; None when tied to embed
