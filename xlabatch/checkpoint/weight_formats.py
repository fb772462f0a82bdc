"""The format of each linear's weights, decided once: for loading, for planning memory, and for converting.

Knows neither files nor kernels.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
from flax import struct

from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.model.layers import is_gated
from xlabatch.model.params import DeltaNet, Experts, HeadLinears, Linear, Mlp, Params

WEIGHTS = ("float32", "bfloat16", "int8", "int4")
NODES = Linear, Mlp, Experts, DeltaNet, HeadLinears


@struct.dataclass
class LinearSpec:
    """A linear that is still in a checkpoint, and the format that its weight will have."""

    weight: TensorSpec  # [out, in], or [experts, out, in]; its dtype is bfloat16 or float32
    bias: TensorSpec | None
    format: str = struct.field(pytree_node=False)  # one of WEIGHTS
    gated: bool = struct.field(pytree_node=False, default=False)  # the outputs are gates, then ups

    @property
    def is_stacked(self) -> bool:
        """Whether each expert, or each head, has a linear of its own."""
        return len(self.weight.shape) == 3

    def entry(self, n: int) -> "LinearSpec":
        """The linear of the n-th expert, or head."""
        bias = None if self.bias is None else self.bias.unstacked(n)
        return replace(self, weight=self.weight.unstacked(n), bias=bias)


def choose_formats(params: Params, weights: str) -> Params[LinearSpec]:
    """A model's specs with a LinearSpec for each linear; `weights` is the format of most of them.

    With int4 the embedding and the head are int8, because they lose more by rounding than they would save.
    """
    outer = "int8" if weights == "int4" else weights
    return Params(
        embed=linear_spec(params.embed, outer),
        layers=tuple(choose_formats_in(layer, weights) for layer in params.layers),
        norm=params.norm,
        head=None if params.head is None else linear_spec(params.head, outer),
        positions=params.positions,
    )


def choose_formats_in(tree: Any, weights: str) -> Any:
    """The same of a layer, or of a part of one."""

    def choose(node: Any) -> Any:
        match node:
            case Linear():
                return linear_spec(node, weights)
            case Mlp():
                up = linear_spec(node.up, weights, is_gated(node))
                return Mlp(up, choose_formats_in(node.down, weights))
            case Experts():
                return replace(
                    node,
                    router=linear_spec(node.router, "float32"),  # so that the same experts are chosen
                    each=choose_formats_in(node.each, weights),
                    shared=choose_formats_in(node.shared, weights),
                    shared_gate=choose_formats_in(node.shared_gate, "float32"),
                )
            case DeltaNet():  # errors of the gates of fading add up over the tokens of a sequence
                inputs = linear_spec(node.inputs, weights)
                return replace(node, inputs=inputs, gates=linear_spec(node.gates, "float32"))
            case HeadLinears():  # few numbers; half of them are stored as [in, out]
                # never bfloat16 with int8 or int4: its sums depend on the instruction set
                wide = "bfloat16" if weights == "bfloat16" else "float32"
                return HeadLinears(linear_spec(node.linear, wide))
            case _:
                return node

    return jax.tree.map(choose, tree, is_leaf=lambda node: isinstance(node, NODES))


def linear_spec(linear: Linear, format: str, gated: bool = False) -> LinearSpec:
    """A linear with its format."""
    weight = replace(linear.weight, dtype="bfloat16" if format == "bfloat16" else "float32")
    return LinearSpec(weight, linear.bias, format, gated)


def map_linears(function: Callable[..., Any], tree: Any, *others: Any) -> Any:
    """Apply a function to every LinearSpec of a tree, and to every TensorSpec that is in none of them.

    The function also gets what the other trees have in the same places.
    """
    return jax.tree.map(function, tree, *others, is_leaf=lambda node: isinstance(node, LinearSpec))
