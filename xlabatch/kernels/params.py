"""A model's weights in panels: the tree of model/params.py with every linear packed."""

from collections.abc import Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import jax
import numpy as np
from flax import struct

from xlabatch.kernels.pack import (
    PANEL,
    aligned_zeros,
    pack,
    pack_int4,
    pack_int4_numbers,
    pack_vector,
    packed_shape,
)
from xlabatch.model.params import AdapterTable, Leaf, Linear

Array = np.ndarray[Any, Any]


@struct.dataclass
class PackedLinear:
    """A linear in panels, see pack.py."""

    panels: Leaf
    bias: Leaf | None = None  # [P * 16]
    scale: Leaf | None = None  # [P * 16], if the panels are int8; int4 panels contain their scales
    adapters: AdapterTable | None = None
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
    """Pack a linear [out, in] on the host, rounded to int4 on request, and put it on the device."""

    def vector(numbers: Array | None) -> jax.Array | None:
        return None if numbers is None else jax.device_put(pack_vector(numbers, gated))

    outputs = len(weight) // (1 + gated)
    panels = pack_int4(weight, gated) if int4 else pack(weight, gated)
    vectors = vector(bias), vector(scale)
    return PackedLinear(jax.device_put(panels), *vectors, outputs=outputs, gated=gated)


def pack_int4_linear(
    numbers: Array, scales: Array, bias: Array | None = None, *, gated: bool = False
) -> PackedLinear:
    """Pack a linear that is already in int4, see pack_int4_numbers, and put it on the device."""
    added = None if bias is None else jax.device_put(pack_vector(bias, gated))
    panels = jax.device_put(pack_int4_numbers(numbers, scales, gated))
    return PackedLinear(panels, added, outputs=len(numbers) // (1 + gated), gated=gated)


@dataclass
class Unstacked:
    """The trees of a stack, such as experts' linears; each is created when it is copied into the stack."""

    trees: Iterator[Any]


def allocate(shapes: Any) -> Any:
    """Allocate zeros of these shapes and dtypes on the host."""
    return jax.tree.map(lambda leaf: aligned_zeros(leaf.shape, leaf.dtype), shapes)


def fill(arrays: Any, tree: Any) -> None:
    """Copy a tree into arrays of the same shapes."""
    if isinstance(tree, Unstacked):
        for n, each in enumerate(tree.trees):
            fill(nth(arrays, n), each)
        return
    for array, leaf in zip(jax.tree.leaves(arrays), jax.tree.leaves(tree), strict=True):
        array[...] = leaf


def nth(stack: Any, n: int) -> Any:
    """Return one tree of a stack, as views."""
    return jax.tree.map(itemgetter(n), stack)


def abstract_stack(count: int, tree: Any) -> Any:
    """Return the shapes and dtypes of a stack of trees, given one of them."""
    return jax.tree.map(lambda leaf: jax.ShapeDtypeStruct((count, *leaf.shape), leaf.dtype), tree)


def abstract_experts(linear: Linear, gated: bool = False) -> PackedLinear:
    """Return the shapes and dtypes of experts' linears in panels, given the shapes of their tensors."""
    one = jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape[1:], leaf.dtype), linear)
    stacked: PackedLinear = abstract_stack(linear.weight.shape[0], abstract_linear(one, gated))
    return stacked


def abstract_linear(linear: Linear, gated: bool = False) -> PackedLinear:
    """Return the shapes and dtypes of a linear in panels, given the shapes of its tensors."""

    def vector(leaf: Any) -> jax.ShapeDtypeStruct | None:
        lanes = panels.shape[0] * PANEL
        return None if leaf is None else jax.ShapeDtypeStruct((lanes,), np.float32)

    weight: Any = linear.weight
    outputs = weight.shape[0] // (1 + gated)
    dtype = np.dtype(np.uint8) if weight.dtype == "int4" else weight.dtype
    panels = jax.ShapeDtypeStruct(packed_shape(weight.shape, str(weight.dtype), gated), dtype)
    vectors = vector(linear.bias), vector(linear.scale)
    return PackedLinear(panels, *vectors, outputs=outputs, gated=gated)
