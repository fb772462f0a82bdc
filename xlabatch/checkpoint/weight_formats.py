"""The format of each linear's weights, decided once: for loading, for planning memory, and for converting.

Knows no files.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import jax
from jax.tree_util import register_dataclass

from xlabatch.checkpoint.stored_blocks import NO_BLOCKS, StoredBlocks
from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.kernels.blocks import Runs
from xlabatch.kernels.pack import panel_count
from xlabatch.kernels.rounding import TYPES, block_type
from xlabatch.model.layers import is_gated
from xlabatch.model.params import STATIC, DeltaNet, Experts, HeadLinears, Linear, Mlp, Params

ROUNDED = tuple(TYPES)  # each linear in blocks that are rounded here
WEIGHTS = ("float32", "bfloat16", "int8", *ROUNDED)
STORED = "stored"  # each linear in the blocks that its file has
IN_BLOCKS = (*ROUNDED, STORED)
NODES = Linear, Mlp, Experts, DeltaNet, HeadLinears


@register_dataclass
@dataclass(frozen=True)
class LinearSpec:
    """A linear that is still in a checkpoint, and the format that its weight will have."""

    weight: TensorSpec  # [out, in], or [experts, out, in]; its dtype is bfloat16 or float32
    bias: TensorSpec | None
    format: str = field(metadata=STATIC)  # one of WEIGHTS, or STORED
    gated: bool = field(default=False, metadata=STATIC)  # the outputs are gates, then ups
    runs: Runs = field(default=(), metadata=STATIC)  # the types of its panels, if IN_BLOCKS
    has_order: bool = field(default=False, metadata=STATIC)  # its stored inputs are in another order

    @property
    def is_stacked(self) -> bool:
        """Whether each expert, or each head, has a linear of its own."""
        return len(self.weight.shape) == 3

    def entry(self, n: int) -> "LinearSpec":
        """The linear of the n-th expert, or head."""
        bias = None if self.bias is None else self.bias.take_entry(n)
        return replace(self, weight=self.weight.take_entry(n), bias=bias)


def choose_formats(
    params: Params, weights: str, blocks: StoredBlocks = NO_BLOCKS, packs: bool = True
) -> Params[LinearSpec]:
    """A model's specs with a LinearSpec for each linear; `weights` is the format of most of them.

    With less than 8 bits the embedding and the head are int8, because they lose more by rounding than they
    would save, and so is a linear whose inputs are no whole blocks. A linear whose stored blocks cannot be
    computed is in bfloat16.
    """
    outer = "int8" if weights in ROUNDED else weights
    return Params(
        embed=linear_spec(params.embed, outer, blocks),
        layers=tuple(choose_formats_in(layer, weights, blocks, packs) for layer in params.layers),
        norm=params.norm,
        head=None if params.head is None else linear_spec(params.head, outer, blocks),
        positions=params.positions,
        layer_embed=None if params.layer_embed is None else linear_spec(params.layer_embed, outer, blocks),
    )


def choose_formats_in(tree: object, weights: str, blocks: StoredBlocks, packs: bool = True) -> Any:
    """The same of a layer, or of a part of one."""

    def choose(node: object) -> Any:
        match node:
            case Linear():
                return linear_spec(node, weights, blocks)
            case Mlp():
                up = linear_spec(node.up, weights, blocks, is_gated(node))
                return Mlp(up, choose_formats_in(node.down, weights, blocks))
            case Experts():
                return replace(
                    node,
                    router=linear_spec(node.router, "float32"),  # so that the same experts are chosen
                    each=choose_formats_in(node.each, weights, blocks),
                    shared=choose_formats_in(node.shared, weights, blocks),
                    shared_gate=choose_formats_in(node.shared_gate, "float32", blocks),
                )
            case DeltaNet():  # errors of the gates of fading add up over the tokens of a sequence
                inputs = linear_spec(node.inputs, weights, blocks)
                return replace(node, inputs=inputs, gates=linear_spec(node.gates, "float32"))
            case HeadLinears():  # few numbers; half of them are stored as [in, out]
                # bfloat16 with bfloat16 only, or beside FP8 on a GPU: its sums depend on the instruction set
                wide = "bfloat16" if weights == "bfloat16" or (weights == STORED and not packs) else "float32"
                return HeadLinears(linear_spec(node.linear, wide))
            case _:
                return node

    return jax.tree.map(choose, tree, is_leaf=lambda node: isinstance(node, NODES))


def linear_spec(
    linear: Linear, format: str, blocks: StoredBlocks = NO_BLOCKS, gated: bool = False
) -> LinearSpec:
    runs: Runs | None = ()
    has_order = False
    if format == STORED:
        runs = blocks.runs(linear.weight, gated)
        has_order = runs is not None and blocks.has_order(linear.weight)
        format = "bfloat16" if runs is None else format
    elif format in ROUNDED:
        *_, out, inputs = linear.weight.shape
        type = block_type(format, inputs)
        runs = ((type, panel_count(out, gated)),) if type else ()
        format = format if type else "int8"
    weight = replace(linear.weight, dtype="bfloat16" if format == "bfloat16" else "float32")
    return LinearSpec(weight, linear.bias, format, gated, runs or (), has_order)


def map_linears(function: Callable[..., Any], tree: object, *others: object) -> Any:
    """Apply a function to every LinearSpec of a tree, and to every TensorSpec that is in none of them.

    The function also gets what the other trees have in the same places.
    """
    return jax.tree.map(function, tree, *others, is_leaf=lambda node: isinstance(node, LinearSpec))
