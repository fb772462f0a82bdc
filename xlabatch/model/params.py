"""The weights as plain trees. An absent tensor is a None leaf, and the branch on it is decided while tracing.

Letters as in decoder.py.
"""

from typing import Any

from flax import struct

Leaf = Any  # a jax.Array on the device, or the spec of one that is still in a checkpoint


@struct.dataclass
class Linear:
    """A weight and its bias."""

    weight: Leaf  # [out, in], as most checkpoints store it
    bias: Leaf | None = None  # [out]
    scale: Leaf | None = None  # [out]; if present, the weight is int8 and stands for weight * scale


@struct.dataclass
class Norm:
    """An RMSNorm, or a LayerNorm where there is a bias."""

    scale: Leaf  # [D]
    bias: Leaf | None = None  # [D]; if present, the mean is subtracted first


@struct.dataclass
class Mlp:
    """Two linears, with or without a gate."""

    up: Linear  # [2 * F, D]: all gates, then all ups; [F, D] without a gate
    down: Linear  # [D, F]


@struct.dataclass
class Experts:
    """A router, and MLPs stacked along a leading axis; beside them one that every token uses."""

    router: Linear  # [X, D]
    each: Mlp  # every leaf has a leading axis [X]
    shared: Mlp | None = None
    shared_gate: Linear | None = None  # [1, D]: its sigmoid multiplies what `shared` adds


@struct.dataclass
class Layer:
    """Attention and MLP, with norms before each of them, after each of them, or both."""

    qkv: Linear  # [K * (G + 2) * E, D]: for each K its G queries, then its key, then its value
    out: Linear  # [D, H * E]
    mlp: Mlp | Experts
    attn_norm: Norm | None = None  # [D]
    attn_post: Norm | None = None  # [D]
    mlp_norm: Norm | None = None  # [D]
    mlp_post: Norm | None = None  # [D]
    q_norm: Norm | None = None  # [E] for each head, or [H * E] for all of them together
    k_norm: Norm | None = None  # [E] or [K * E]
    sinks: Leaf | None = None  # [H]: a score beside those of the positions, for nothing


@struct.dataclass
class Params:
    """All weights of a model."""

    embed: Linear  # [V, D]
    layers: tuple[Layer, ...]
    norm: Norm  # [D]
    head: Linear | None = None  # [V, D]; None: the embedding is the head
    positions: Leaf | None = None  # [P, D], learned
