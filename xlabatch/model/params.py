"""The weights as plain trees. An absent tensor is a None leaf, and so decided while tracing.

D width, H query heads, K key/value heads, G = H / K, E head_dim, F mlp width, X experts, V vocabulary.
"""

from typing import Any

from flax import struct

Leaf = Any  # a jax.Array on the device, or what describes one that is still in a file


@struct.dataclass
class Linear:
    weight: Leaf  # [out, in], as most checkpoints store it
    bias: Leaf | None = None  # [out]
    scale: Leaf | None = None  # [out]; with it the weight is int8, and stands for weight * scale


@struct.dataclass
class Norm:
    scale: Leaf  # [D]
    bias: Leaf | None = None  # [D]; with it the mean is taken out first, as in a LayerNorm


@struct.dataclass
class Mlp:
    up: Linear  # [2 * F, D]: all gates, then all ups; [F, D] where nothing is gated
    down: Linear  # [D, F]


@struct.dataclass
class Experts:
    router: Linear  # [X, D]
    each: Mlp  # every leaf with X in front


@struct.dataclass
class Layer:
    """Norms stand before what they are named after, or behind it, or both."""

    qkv: Linear  # [K * (G + 2) * E, D]: for each K its G queries, then its key, then its value
    out: Linear  # [D, H * E]
    mlp: Mlp | Experts
    attn_norm: Norm | None = None
    attn_post: Norm | None = None
    mlp_norm: Norm | None = None
    mlp_post: Norm | None = None
    q_norm: Norm | None = None  # [E] for each head, or [H * E] for all of them together
    k_norm: Norm | None = None


@struct.dataclass
class Params:
    embed: Linear  # [V, D]
    layers: tuple[Layer, ...]
    norm: Norm
    head: Linear | None = None  # [V, D]; None when tied to embed
    positions: Leaf | None = None  # [P, D], learned
