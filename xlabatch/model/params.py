"""The weights as plain trees. An absent tensor is a None leaf, and the branch on it is decided while tracing.

Letters as in decoder.py.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeAlias

import jax
from jax.tree_util import register_dataclass
from typing_extensions import TypeVar

# of sums: XLA's own; fixed, by triton/fixed_order.py; or fixed with the products of mosaic/product.py
Order = Literal["xla", "fixed", "fixed_interpret", "mosaic", "mosaic_interpret"]
# of the inputs of int8: in additions of pairs; on TPUs by products; on GPUs by triton/rounding.py
Rotation = Literal["steps", "products", "kernel", "kernel_interpret"]
MAX_INT8 = 127  # the largest magnitude of a number in int8, of a weight or a token; -128 is not used
STATIC = {"static": True}  # metadata of a field that is no leaf: a program is compiled for its value
Leaf = Any  # a jax.Array on the device, or the spec of one that is still in a checkpoint


@register_dataclass
@dataclass(frozen=True)
class AdapterTable:
    """What each of N adapters adds to a linear: up · (down · x). The first entry is for no adapter."""

    down: Leaf  # [N + 1, parts * rank, in]
    up: Leaf  # [N + 1, rank, out], times the adapter's scale
    part_of: Leaf  # int32 [out] the part of `down` that an output takes: one for each stored linear


@register_dataclass
@dataclass(frozen=True)
class Linear:
    weight: Leaf  # [out, in], as most checkpoints store it
    bias: Leaf | None = None  # [out]
    scale: Leaf | None = None  # [out]; if present, the weight is int8 and stands for weight * scale
    group_scale: Leaf | None = None  # [out, in / fp8.GROUP]; if present, the weight is FP8
    adapters: AdapterTable | None = None
    order: Order = field(default="xla", metadata=STATIC)
    rotation: Rotation = field(default="steps", metadata=STATIC)
    observe: Callable[[Any], None] | None = field(default=None, metadata=STATIC)  # called with inputs


# What the linears of a tree are: Linear, PackedLinear (kernels/params.py) or LinearSpec (weight_formats.py);
# Params alone is a tree of any of them.
AnyLinear = TypeVar("AnyLinear", default=Any)


@register_dataclass
@dataclass(frozen=True)
class SplitLinear(Generic[AnyLinear]):
    """A linear whose inputs are split over devices: each sums over its own, and these sums are added."""

    linear: AnyLinear  # weight [out, inputs of this device], without a bias
    bias: Leaf | None = None  # [out]


@register_dataclass
@dataclass(frozen=True)
class JoinedLinear(Generic[AnyLinear]):
    """A linear whose outputs are split over devices: each computes its own from the inputs of all devices.

    An output is one sum on one device, so it has the bits that an engine without a mesh computes.
    """

    linear: AnyLinear  # weight [outputs of this device, in]; the last device's may be padded
    outputs: int = field(metadata=STATIC)  # of all devices
    devices: int = field(metadata=STATIC)


@register_dataclass
@dataclass(frozen=True)
class Norm:
    """An RMSNorm, or a LayerNorm where there is a bias."""

    scale: Leaf  # [D]
    bias: Leaf | None = None  # [D]; if present, the mean is subtracted first
    order: Order = field(default="xla", metadata=STATIC)


@register_dataclass
@dataclass(frozen=True)
class Mlp(Generic[AnyLinear]):
    """Two linears, with or without a gate."""

    up: AnyLinear  # [2 * F, D]: all gates, then all ups; [F, D] without a gate
    down: AnyLinear | SplitLinear[AnyLinear] | JoinedLinear[AnyLinear]  # [D, F]


@register_dataclass
@dataclass(frozen=True)
class Experts(Generic[AnyLinear]):
    """A router, and MLPs stacked along a leading axis; also an MLP that every token uses."""

    router: AnyLinear  # [X, D]
    each: Mlp[AnyLinear]  # every leaf has a leading axis [X]
    bias: Leaf | None = None  # [X]: added to scores for the choice of experts, and not to their weights
    shared: Mlp[AnyLinear] | None = None
    shared_gate: AnyLinear | None = None  # [1, D]: its sigmoid multiplies what `shared` adds
    scale: Leaf | None = None  # [X]: multiplies the routing weights
    are_split: bool = field(default=False, metadata=STATIC)  # each device has some of the experts


@register_dataclass
@dataclass(frozen=True)
class MlpAndExperts(Generic[AnyLinear]):
    """An MLP and experts that both read the residual, each with a norm before and after it."""

    mlp: Mlp[AnyLinear]  # it reads what the layer has normed
    mlp_post: Norm  # [D]
    experts: Experts[AnyLinear]
    router_norm: Norm  # [D] of what the router reads
    experts_norm: Norm  # [D] of what experts read
    experts_post: Norm  # [D]


@register_dataclass
@dataclass(frozen=True)
class LayerInput(Generic[AnyLinear]):
    """What a layer makes of a token's own embeddings, with I features, and adds to the hidden state."""

    projection: AnyLinear  # [I, D] of the first embedding
    norm: Norm  # [I]
    gate: AnyLinear  # [I, D] of the hidden state
    out: AnyLinear  # [D, I]
    post: Norm  # [D]


@register_dataclass
@dataclass(frozen=True)
class HeadLinears(Generic[AnyLinear]):
    """A linear of each query head."""

    linear: AnyLinear  # weight [H, out, in]


@register_dataclass
@dataclass(frozen=True)
class Latents(Generic[AnyLinear]):
    """Queries, keys and values by way of latents, which are cached in place of every head's keys and values.

    All query heads attend to one head: its keys are the rotated features and the latents, its values the
    latents. The linears that would make keys and values of latents multiply queries and results instead.
    """

    query: AnyLinear  # [H * (rotated + others), Q], or [..., D] without latents of queries
    down: AnyLinear  # [rotated + L, D]: the rotated features of every head's key, and latents
    norm: Norm  # [L]
    keys: HeadLinears[AnyLinear]  # [H, L, others]: queries without rotated features -> queries of latents
    values: HeadLinears[AnyLinear]  # [H, features of a value, L]: attended latents -> outputs of heads
    query_down: AnyLinear | None = None  # [Q, D]
    query_norm: Norm | None = None  # [Q]


@register_dataclass
@dataclass(frozen=True)
class ShortConv(Generic[AnyLinear]):
    """In place of attention: a causal convolution of each feature, with gates before and after it."""

    inputs: AnyLinear  # [3 * D, D]: gates before, gates after, and what both multiply
    taps: Leaf  # [L, D]; the last one is for a token's own input
    bias: Leaf | None = None  # [D]


@register_dataclass
@dataclass(frozen=True)
class DeltaNet(Generic[AnyLinear]):
    """In place of attention: a gated delta rule. Each head keeps a matrix of a sequence."""

    inputs: AnyLinear  # [C + values, D]: queries, keys and values of all heads, then gates of their outputs
    gates: AnyLinear  # [2 * heads, D]: how much a head writes, then how much its matrix fades; never rounded
    taps: Leaf  # [L, C] of queries, keys and values; the last one is for a token's own input
    rates: Leaf  # [heads] of the fading of matrices
    offsets: Leaf  # [heads] added to the gates of fading
    norm: Norm  # [features of a value]


@register_dataclass
@dataclass(frozen=True)
class StateSpace(Generic[AnyLinear]):
    """In place of attention: a state space (Mamba 2). Each head keeps a matrix of a sequence."""

    # [C + values + heads, D]: queries, keys and values of all heads (papers call them C, B and x), then gates
    # of their outputs, then the time step of each head
    inputs: AnyLinear
    taps: Leaf  # [L, C] of queries, keys and values; the last one is for a token's own input
    rates: Leaf  # [heads] of the fading of matrices
    offsets: Leaf  # [heads] added to time steps
    passed: Leaf  # [heads] how much of its own value a token adds to what it reads
    norm: Norm  # [values]; heads that share keys are normed together
    bias: Leaf | None = None  # [C] of the convolution


Mixer: TypeAlias = (
    AnyLinear | Latents[AnyLinear] | ShortConv[AnyLinear] | DeltaNet[AnyLinear] | StateSpace[AnyLinear]
)


@register_dataclass
@dataclass(frozen=True)
class Layer(Generic[AnyLinear]):
    """Attention and MLP, with norms before each of them, after each of them, or both; or one of the two."""

    # [K * (G + 2) * E, D]: for each K its G queries, then its key, then its value; or only all queries
    qkv: Mixer[AnyLinear] | None  # None: an MLP alone
    # [D, H * E], or [D, H * features of a value]
    out: AnyLinear | SplitLinear[AnyLinear] | JoinedLinear[AnyLinear] | None
    mlp: Mlp[AnyLinear] | Experts[AnyLinear] | MlpAndExperts[AnyLinear] | None
    attn_norm: Norm | None = None  # [D]
    attn_post: Norm | None = None  # [D]
    mlp_norm: Norm | None = None  # [D]
    mlp_post: Norm | None = None  # [D]
    q_norm: Norm | None = None  # [E] for each head, or [H * E] for all of them together
    k_norm: Norm | None = None  # [E] or [K * E]
    v_norm: Norm | None = None  # [E]
    sinks: Leaf | None = None  # [H]: a score that stands for no position
    gate: AnyLinear | None = None  # [H * E, D]: its sigmoid multiplies what attention gives
    input: LayerInput[AnyLinear] | None = None
    scale: Leaf | None = None  # [1]: multiplies what the layer gives


def is_recurrent(layer: Layer) -> bool:
    """Whether a layer has a recurrent state in place of keys and values."""
    return isinstance(layer.qkv, (ShortConv, DeltaNet, StateSpace))


@register_dataclass
@dataclass(frozen=True)
class Params(Generic[AnyLinear]):
    """All weights of a model."""

    embed: AnyLinear  # [V, D]
    layers: tuple[Layer[AnyLinear], ...]
    norm: Norm  # [D]
    head: AnyLinear | None = None  # [V, D]; None: the embedding is the head
    positions: Leaf | None = None  # [P, D], learned
    layer_embed: AnyLinear | None = None  # [V, layers * I]: a second embedding, with a part for each layer


def is_interpreted(order: Order) -> bool:
    """Whether GPU kernels run in their interpreter, on a CPU."""
    return order.endswith("_interpret")


def with_order(params: Params, order: Order) -> Params:
    """The same weights with this order of sums."""

    def ordered(node: object) -> Any:
        return replace(node, order=order) if isinstance(node, (Linear, Norm)) else node

    return jax.tree.map(ordered, params, is_leaf=lambda node: isinstance(node, (Linear, Norm)))
