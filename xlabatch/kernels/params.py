"""The weights of a model in panels: the tree of model/params.py, with every linear packed."""

from collections.abc import Iterable
from typing import Any

import jax
import numpy as np
from flax import struct

from xlabatch.kernels.pack import PANEL, aligned_zeros, pack, pack_int4, pack_vector, packed_shape
from xlabatch.model.params import Leaf, Linear

Array = np.ndarray[Any, Any]


@struct.dataclass
class PackedLinear:
    """A linear in panels, see pack.py."""

    panels: Leaf
    bias: Leaf | None = None  # [P * 16]
    scale: Leaf | None = None  # [P * 16], if the panels are int8; those of int4 contain their scales
    outputs: int = struct.field(pytree_node=False, default=0)
    gated: bool = struct.field(pytree_node=False, default=False)


def pack_linear(
    weight: Array,
    bias: Array | None = None,
    scale: Array | None = None,
    *,
    gated: bool = False,
    int4: bool = False,
) -> PackedLinear:
    """A linear [out, in] on the host, in panels on the device, rounded to int4 if wanted."""

    def vector(numbers: Array | None) -> jax.Array | None:
        return None if numbers is None else jax.device_put(pack_vector(numbers, gated))

    outputs = len(weight) // (1 + gated)
    panels = pack_int4(weight, gated) if int4 else pack(weight, gated)
    return PackedLinear(jax.device_put(panels), vector(bias), vector(scale), outputs, gated)


def stack_linears(count: int, linears: Iterable[PackedLinear]) -> PackedLinear:
    """Linears of one shape, such as those of experts, along a leading axis; they are taken one by one."""
    stacked: Any = None
    for n, linear in enumerate(linears):
        if stacked is None:
            stacked = jax.tree.map(lambda leaf: aligned_zeros((count, *leaf.shape), leaf.dtype), linear)
        for entries, leaf in zip(jax.tree.leaves(stacked), jax.tree.leaves(linear), strict=True):
            entries[n] = leaf
    on_device: PackedLinear = jax.tree.map(jax.device_put, stacked)
    return on_device


def abstract_stack(linear: Linear, gated: bool = False) -> PackedLinear:
    """The shapes and dtypes of stacked linears in panels, by those of their tensors."""

    def with_shape(leaf: Any, shape: tuple[int, ...]) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(shape, leaf.dtype)

    count, *_ = linear.weight.shape
    one = jax.tree.map(lambda leaf: with_shape(leaf, leaf.shape[1:]), linear)
    stacked: PackedLinear = jax.tree.map(
        lambda leaf: with_shape(leaf, (count, *leaf.shape)), abstract_linear(one, gated)
    )
    return stacked


def abstract_linear(linear: Linear, gated: bool = False) -> PackedLinear:
    """The shapes and dtypes of a linear in panels, by those of its tensors."""

    def vector(leaf: Any) -> jax.ShapeDtypeStruct | None:
        lanes = panels.shape[0] * PANEL
        return None if leaf is None else jax.ShapeDtypeStruct((lanes,), np.float32)

    weight: Any = linear.weight
    outputs = weight.shape[0] // (1 + gated)
    dtype = np.dtype(np.uint8) if weight.dtype == "int4" else weight.dtype
    panels = jax.ShapeDtypeStruct(packed_shape(weight.shape, str(weight.dtype), gated), dtype)
    return PackedLinear(panels, vector(linear.bias), vector(linear.scale), outputs, gated)
