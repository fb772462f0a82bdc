"""The weights of a model in panels: the tree of model/params.py, with every linear packed."""

from typing import Any

import jax
import numpy as np
from flax import struct

from xlabatch.kernels.pack import pack, pack_vector
from xlabatch.model.params import Leaf

Array = np.ndarray[Any, Any]


@struct.dataclass
class PackedLinear:
    """A linear in panels, see pack.py."""

    panels: Leaf
    bias: Leaf | None = None  # [P * 16]
    scale: Leaf | None = None  # [P * 16], if the panels are int8
    outputs: int = struct.field(pytree_node=False, default=0)
    gated: bool = struct.field(pytree_node=False, default=False)


def pack_linear(
    weight: Array,
    bias: Array | None = None,
    scale: Array | None = None,
    *,
    gated: bool = False,
) -> PackedLinear:
    """A linear [out, in] on the host, in panels on the device."""

    def vector(numbers: Array | None) -> jax.Array | None:
        return None if numbers is None else jax.device_put(pack_vector(numbers, gated))

    panels, outputs = jax.device_put(pack(weight, gated)), len(weight) // (1 + gated)
    return PackedLinear(panels, vector(bias), vector(scale), outputs=outputs, gated=gated)
