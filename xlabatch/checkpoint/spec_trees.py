"""Trees of TensorSpecs, or of what replaces them: walked by linears and by the leaves beside those."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

import jax

from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.model.layers import inputs_of
from xlabatch.model.params import DeltaNet, Experts, HeadLinears, Layer, Linear, Mlp, Params

PlaceLinear = Callable[[Linear, bool], Any]  # a linear, and whether it has gates and ups
PlaceLeaf = Callable[[TensorSpec], Any]
KINDS = Linear, Experts, DeltaNet, HeadLinears  # whose linears have formats of their own


def parts_of(tree: Any, other: Any) -> Iterator[tuple[Linear | TensorSpec, bool, Any]]:
    """Each linear, whether it has gates and ups, and each other leaf, with what another tree has there."""
    nodes, structure = jax.tree.flatten(tree, is_leaf=lambda node: isinstance(node, (Linear, Mlp)))
    for node, part in zip(nodes, structure.flatten_up_to(other), strict=True):  # type: ignore[attr-defined]
        if isinstance(node, Mlp):
            yield node.up, is_gated(node), part.up
            yield from parts_of(node.down, part.down)
        else:
            yield node, False, part


def runs_of(layers: Sequence[Layer]) -> list[list[Layer]]:
    """The layers that follow one another and have the same shapes."""

    def shapes(layer: Layer) -> Any:
        leaves, tree = jax.tree.flatten(layer)
        return tree, [leaf.shape for leaf in leaves]

    return [list(run) for _, run in groupby(layers, shapes)]


def map_linears(params: Any, linear: PlaceLinear, leaf: PlaceLeaf) -> Any:
    """A tree of TensorSpecs with every linear and every other leaf replaced."""

    def place(node: Any) -> Any:
        if isinstance(node, Mlp):
            return Mlp(linear(node.up, is_gated(node)), map_linears(node.down, linear, leaf))
        return linear(node, False) if isinstance(node, Linear) else leaf(node)

    return jax.tree.map(place, params, is_leaf=lambda node: isinstance(node, (Linear, Mlp)))


def is_gated(mlp: Mlp) -> bool:
    """Whether the first linear has gates and ups."""
    gated: bool = mlp.up.weight.shape[-2] != inputs_of(mlp.down)
    return gated


def is_stacked(linear: Linear) -> bool:
    """Whether a linear is one for each expert, or head."""
    return len(linear.weight.shape) == 3


def unstacked(linear: Linear, n: int) -> Linear:
    """The linear of the n-th expert, or head."""
    one: Linear = jax.tree.map(lambda spec: spec.unstacked(n), linear)
    return one


def with_dtypes(params: Any, weights: str) -> Any:
    """The specs with their dtypes on the device: `weights` for linears, to which int8 adds a scale.

    With int4 the embedding and the head are int8, as they lose more by rounding than they would save.
    """

    def choose(node: Any) -> Any:
        if isinstance(node, Experts):  # routers stay float32, so that the same experts are chosen
            each, shared = (with_dtypes(part, weights) for part in (node.each, node.shared))
            return replace(node, each=each, shared=shared)
        if isinstance(node, DeltaNet):  # an error of what fades adds up over the tokens of a sequence
            return replace(node, inputs=with_dtypes(node.inputs, weights))
        if isinstance(node, HeadLinears):  # few numbers, of which half are stored as [in, out]
            # with int8 and int4 not bfloat16, whose sums depend on the instruction set
            return HeadLinears(with_dtypes(node.linear, "bfloat16" if weights == "bfloat16" else "float32"))
        if not isinstance(node, Linear):
            return node
        scale = replace(node.weight, shape=node.weight.shape[:-1]) if weights == "int8" else None
        return Linear(replace(node.weight, dtype=weights), node.bias, scale)

    chosen = jax.tree.map(choose, params, is_leaf=lambda node: isinstance(node, KINDS))
    if weights != "int4" or not isinstance(params, Params):
        return chosen
    wider = with_dtypes(params, "int8")
    return replace(chosen, embed=wider.embed, head=wider.head)
