"""The weights of a model in panels: the tree of model/params.py, with every linear packed."""

from typing import Any

import jax
import numpy as np
from flax import struct

from xlabatch.kernels.pack import PANEL, pack, pack_int4, pack_vector, packed_shape
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
