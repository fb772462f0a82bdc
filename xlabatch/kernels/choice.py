"""Whether the kernels or XLA's operations compute a model: its weights are packed for the kernels, or not."""

from typing import TypeGuard

import jax
import numpy as np

from xlabatch.kernels.blocks import IN_FLOAT32
from xlabatch.kernels.library import instruction_set, library, reason_for_none
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.params import Params


def is_packed(params: Params) -> TypeGuard[Params[PackedLinear]]:
    """Return whether these weights are in panels."""
    return isinstance(params.embed, PackedLinear)


def can_pack() -> bool:
    return library() is not None


def linears_of(params: Params) -> list[PackedLinear]:
    """Return the packed linears of all layers."""
    nodes = jax.tree.leaves(params.layers, is_leaf=lambda node: isinstance(node, PackedLinear))
    return [node for node in nodes if isinstance(node, PackedLinear)]


def uses_tile_registers(params: Params) -> bool:
    """Return whether AMX's tile registers multiply prompts by the weights of the layers."""

    def has_products(p: PackedLinear) -> bool:  # uint16: portable sums of bfloat16
        return IN_FLOAT32 not in dict(p.runs) and p.panels.dtype not in (np.float32, np.uint16)

    return instruction_set() == "avx512_amx" and any(map(has_products, linears_of(params)))


def kernels_for(params: Params) -> str:
    """Return the kernels' instruction set for these weights, or why XLA's own operations are used."""
    if is_packed(params):
        return str(instruction_set())
    return f"none ({reason_for_xla()})"


def reason_for_xla() -> str:
    """Return why XLA's own operations compute a model that is not packed."""
    return reason_for_none() or "the weights are not packed"
