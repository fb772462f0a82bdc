"""The weights as plain trees. An absent tensor is a None leaf, and the branch on it is decided while tracing.

Letters as in decoder.py.
"""

from dataclasses import replace
from typing import Any, Literal

import jax
from flax import struct

Order = Literal["xla", "fixed", "fixed_interpret"]  # of sums: XLA's own, or triton/fixed_order.py
Leaf = Any  # a jax.Array on the device, or the spec of one that is still in a checkpoint


@struct.dataclass
class AdapterTable:
    """What each of N adapters adds to a linear: up · (down · x). The first entry is that of no adapter."""

    down: Leaf  # [N + 1, parts * rank, in]
    up: Leaf  # [N + 1, rank, out], times the adapter's scale
    part_of: (
        Leaf  # int32 [out] which part of `down` an output takes: a linear consists of several stored ones
    )


@struct.dataclass
class Linear:
    """A weight and its bias."""

    weight: Leaf  # [out, in], as most checkpoints store it
    bias: Leaf | None = None  # [out]
    scale: Leaf | None = None  # [out]; if present, the weight is int8 and stands for weight * scale
    adapters: AdapterTable | None = None
    order: Order = struct.field(pytree_node=False, default="xla")


@struct.dataclass
class Leaves:
    """A linear of which each device has a part of the inputs. Its sum over them consists of leaves."""

    linear: Linear  # weight [leaves of a device, out, in / leaves], without a bias
    bias: Leaf | None = None  # [out]


@struct.dataclass
class Norm:
    """An RMSNorm, or a LayerNorm where there is a bias."""

    scale: Leaf  # [D]
    bias: Leaf | None = None  # [D]; if present, the mean is subtracted first
    order: Order = struct.field(pytree_node=False, default="xla")


@struct.dataclass
class Mlp:
    """Two linears, with or without a gate."""

    up: Linear  # [2 * F, D]: all gates, then all ups; [F, D] without a gate
    down: Linear | Leaves  # [D, F]


@struct.dataclass
class Experts:
    """A router, and MLPs stacked along a leading axis; beside them one that every token uses."""

    router: Linear  # [X, D]
    each: Mlp  # every leaf has a leading axis [X]
    bias: Leaf | None = None  # [X]: added to the scores by which experts are chosen, and not to their weights
    shared: Mlp | None = None
    shared_gate: Linear | None = None  # [1, D]: its sigmoid multiplies what `shared` adds
    leaves: int = struct.field(pytree_node=False, default=0)  # of a device, if devices share the experts


@struct.dataclass
class HeadLinears:
    """A linear of each query head."""

    linear: Linear  # weight [H, out, in]


@struct.dataclass
class Latents:
    """Queries, keys and values by way of latents, which are cached in place of every head's keys and values.

    All query heads attend to one head: its keys are the rotated features and the latents, its values the
    latents. What would make keys and values of them is multiplied with queries and with what they attend to.
    """

    query: Linear  # [H * (rotated + others), Q], or [..., D] without latents of queries
    down: Linear  # [rotated + L, D]: the rotated features of every head's key, and latents
    norm: Norm  # [L]
    keys: HeadLinears  # [H, L, others]: queries without their rotated features -> what latents they look for
    values: HeadLinears  # [H, features of a value, L]: what they attend to -> what their heads give
    query_down: Linear | None = None  # [Q, D]
    query_norm: Norm | None = None  # [Q]


@struct.dataclass
class ShortConv:
    """In place of attention: a causal convolution of each feature, with gates before and after it."""

    inputs: Linear  # [3 * D, D]: gates before, gates after, and what both multiply
    taps: Leaf  # [L, D], that of a token's own input last
    bias: Leaf | None = None  # [D]


@struct.dataclass
class DeltaNet:
    """In place of attention: a gated delta rule over heads, each of which keeps a matrix of a sequence."""

    inputs: Linear  # of all heads queries, keys and values, then gates of what they give: [C + values, D]
    gates: Linear  # [2 * heads, D]: how much a head writes, then how much of its matrix fades; never rounded
    taps: Leaf  # [L, C] of queries, keys and values, that of a token's own input last
    rates: Leaf  # [heads] by which matrices fade
    offsets: Leaf  # [heads] added to the gates of fading
    norm: Norm  # [features of a value]


@struct.dataclass
class Layer:
    """Attention and MLP, with norms before each of them, after each of them, or both."""

    # [K * (G + 2) * E, D]: for each K its G queries, then its key, then its value
    qkv: Linear | Latents | ShortConv | DeltaNet
    out: Linear | Leaves  # [D, H * E], or fewer inputs if values have fewer features than keys
    mlp: Mlp | Experts
    attn_norm: Norm | None = None  # [D]
    attn_post: Norm | None = None  # [D]
    mlp_norm: Norm | None = None  # [D]
    mlp_post: Norm | None = None  # [D]
    q_norm: Norm | None = None  # [E] for each head, or [H * E] for all of them together
    k_norm: Norm | None = None  # [E] or [K * E]
    sinks: Leaf | None = None  # [H]: a score beside those of the positions, for nothing
    gate: Linear | None = None  # [H * E, D]: its sigmoid multiplies what attention gives


def is_recurrent(layer: Layer) -> bool:
    """Whether a layer has a recurrent state in place of keys and values."""
    return isinstance(layer.qkv, (ShortConv, DeltaNet))


@struct.dataclass
class Params:
    """All weights of a model."""

    embed: Linear  # [V, D]
    layers: tuple[Layer, ...]
    norm: Norm  # [D]
    head: Linear | None = None  # [V, D]; None: the embedding is the head
    positions: Leaf | None = None  # [P, D], learned


def with_order(params: Params, order: Order) -> Params:
    """The same weights, whose sums have this order."""

    def ordered(node: Any) -> Any:
        return replace(node, order=order) if isinstance(node, (Linear, Norm)) else node

    ordered_params: Params = jax.tree.map(
        ordered, params, is_leaf=lambda node: isinstance(node, (Linear, Norm))
    )
    return ordered_params
