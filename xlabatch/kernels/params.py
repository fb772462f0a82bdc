"""A model's weights in panels: the tree of model/params.py with every linear packed."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax.tree_util import register_dataclass

from xlabatch.kernels.blocks import Runs, numbers_in, packed_bytes
from xlabatch.kernels.pack import (
    PANEL,
    Array,
    aligned_zeros,
    pack,
    pack_vector,
    packed_shape,
)
from xlabatch.model.params import STATIC, AdapterTable, Leaf, Linear

Tree = TypeVar("Tree")


@register_dataclass
@dataclass(frozen=True)
class PackedLinear:
    """A linear in panels, see pack.py; or in runs of panels in blocks, see blocks.py."""

    panels: Leaf  # with runs, uint8 [bytes]; uint16 are the bits of bfloat16, see with_portable_sums
    bias: Leaf | None = None  # [P * 16]
    scale: Leaf | None = None  # [P * 16], if the panels are int8
    order: Leaf | None = None  # int32 [in], which input each of the weight's inputs is; None: in order
    adapters: AdapterTable | None = None
    outputs: int = field(default=0, metadata=STATIC)
    gated: bool = field(default=False, metadata=STATIC)
    runs: Runs = field(default=(), metadata=STATIC)  # empty for a format of this project

    @property
    def numbers(self) -> int:
        """How many numbers the weight has, with the outputs that fill its last panel."""
        size = int(self.panels.size)
        return numbers_in(size, self.runs) if self.runs else size


def pack_linear(
    weight: Array, bias: Array | None = None, scale: Array | None = None, *, gated: bool = False
) -> PackedLinear:
    """Pack a linear [out, in], on the host."""
    return in_panels(pack(weight, gated), len(weight), bias, scale, gated)


def in_panels(
    panels: Array,
    rows: int,
    bias: Array | None,
    scale: Array | None,
    gated: bool,
    runs: Runs = (),
    order: Array | None = None,
) -> PackedLinear:
    """A linear with this number of rows, whose weight is packed, with its bias and its scale."""

    def vector(numbers: Array | None) -> Array | None:
        return None if numbers is None else pack_vector(numbers, gated)

    return PackedLinear(
        panels,
        vector(bias),
        vector(scale),
        order,
        outputs=rows // (1 + gated),
        gated=gated,
        runs=runs,
    )


def with_portable_sums(params: Tree) -> Tree:
    """Let weights in bfloat16 be computed as float32 is, with equal bits on every processor.

    Their panels are the same memory as uint16, by which the kernels know.
    """

    def as_bits(panels: jax.Array) -> jax.Array:
        if panels.dtype != jnp.bfloat16:
            return panels
        shards = panels.addressable_shards
        bits = [jax.device_put(np.asarray(shard.data).view(np.uint16), shard.device) for shard in shards]
        return jax.make_array_from_single_device_arrays(panels.shape, panels.sharding, bits)

    def convert(node: object) -> Any:
        return replace(node, panels=as_bits(node.panels)) if isinstance(node, PackedLinear) else node

    return jax.tree.map(convert, params, is_leaf=lambda node: isinstance(node, PackedLinear))


def has_portable_sums(params: object) -> bool:
    """Return whether weights in bfloat16 are computed as float32 is."""
    return any(leaf.dtype == np.uint16 for leaf in jax.tree.leaves(params))


@dataclass
class Unstacked:
    """The trees of a stack, such as experts' linears; each is created when it is copied into the stack."""

    trees: Iterator[object]


def allocate(shapes: Tree) -> Tree:
    """Allocate zeros of these shapes and dtypes on the host."""
    return jax.tree.map(lambda leaf: aligned_zeros(leaf.shape, leaf.dtype), shapes)


def fill(arrays: object, tree: object) -> None:
    """Copy a tree into arrays of the same shapes; what lies in them already is not copied."""
    if isinstance(tree, Unstacked):
        for n, one in enumerate(tree.trees):
            fill(nth(arrays, n), one)
        return
    for array, leaf in zip(jax.tree.leaves(arrays), jax.tree.leaves(tree), strict=True):
        if not (isinstance(leaf, np.ndarray) and np.may_share_memory(leaf, array)):
            array[...] = leaf


def nth(stack: Tree, n: int) -> Tree:
    """Return one tree of a stack, as views."""
    return jax.tree.map(itemgetter(n), stack)


def abstract_stack(count: int, tree: Tree) -> Tree:
    """Return the shapes and dtypes of a stack of trees, given one of them."""
    return jax.tree.map(lambda leaf: jax.ShapeDtypeStruct((count, *leaf.shape), leaf.dtype), tree)


def abstract_experts(linear: Linear, gated: bool = False) -> PackedLinear:
    """Return the shapes and dtypes of experts' linears in panels, given the shapes of their tensors."""
    one = jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape[1:], leaf.dtype), linear)
    return abstract_stack(linear.weight.shape[0], abstract_linear(one, gated))


def abstract_blocks(
    shape: tuple[int, ...], runs: Runs, *, has_bias: bool, has_order: bool, gated: bool = False
) -> PackedLinear:
    """Return the shapes and dtypes of a linear [out, in] whose panels are in blocks."""
    out, inputs = shape
    panels = jax.ShapeDtypeStruct((packed_bytes(runs, inputs),), np.uint8)
    vector = jax.ShapeDtypeStruct((sum(count for _, count in runs) * PANEL,), np.float32)
    return PackedLinear(
        panels,
        vector if has_bias else None,
        order=jax.ShapeDtypeStruct((inputs,), np.int32) if has_order else None,
        outputs=out // (1 + gated),
        gated=gated,
        runs=runs,
    )


def abstract_linear(linear: Linear, gated: bool = False) -> PackedLinear:
    """Return the shapes and dtypes of a linear in panels, given the shapes of its tensors."""
    weight = linear.weight
    panels = jax.ShapeDtypeStruct(packed_shape(weight.shape, str(weight.dtype), gated), weight.dtype)
    vector = jax.ShapeDtypeStruct((panels.shape[0] * PANEL,), np.float32)
    return PackedLinear(
        panels,
        None if linear.bias is None else vector,
        None if linear.scale is None else vector,
        outputs=weight.shape[0] // (1 + gated),
        gated=gated,
    )
