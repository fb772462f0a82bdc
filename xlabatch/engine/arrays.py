"""The arrays that an engine has on its devices, and what programs call them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

import jax
from flax import struct
from jax import Array
from jax.sharding import Mesh

from xlabatch.distributed.load import mesh_of
from xlabatch.distributed.programs import output_shardings
from xlabatch.engine.device.proposals import ProposalInputs
from xlabatch.engine.device.state import SlotState
from xlabatch.engine.uninterrupted import start
from xlabatch.model.adapters import matrices_of, with_matrices
from xlabatch.model.kv_cache import Cache, Recurrent
from xlabatch.model.params import Params

Part = Literal[
    "params",
    "adapters",  # the matrices in the tables of the weights
    "state",
    "rows",  # of the state
    "kv",  # of the state
    "kept",
    "served",  # what a draft model reads of the model that is served
    "draft_params",
    "draft_kv",
]


@struct.dataclass
class DeviceArrays:
    """All arrays that stay on the devices between two programs."""

    params: Params
    state: SlotState
    allow_all: Array  # int32 [B, W] a bitmask of all tokens
    kept: Recurrent | None = None  # recurrent states of earlier positions, one of each slot
    draft_params: Params | None = None
    draft_kv: Cache | None = None

    def part(self, name: Part) -> Any:
        """What a program takes under a name."""
        match name:
            case "adapters":
                return matrices_of(self.params)
            case "rows" | "kv":
                return getattr(self.state, name)
            case "served":
                return ProposalInputs(self.state.rows, self.allow_all)
            case _:
                return getattr(self, name)

    def replace_part(self, name: Part, value: Any) -> "DeviceArrays":
        """The same arrays but for one part."""
        match name:
            case "adapters":
                return replace(self, params=with_matrices(self.params, value))
            case "rows" | "kv":
                return replace(self, state=replace(self.state, **{name: value}))
            case _:
                return replace(self, **{name: value})

    def shapes(self) -> "DeviceArrays":
        """The shapes of all arrays, and on a mesh their places: what programs depend on."""
        on_mesh = mesh_of(self.params) is not None

        def shape(leaf: Any) -> jax.ShapeDtypeStruct:
            return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=leaf.sharding if on_mesh else None)

        shapes: DeviceArrays = jax.tree.map(shape, self)
        return shapes


def make_on(mesh: Mesh | None, make: Callable[[], Any]) -> Any:
    """What a function makes, on the devices of a mesh if there is one: a cache by its heads."""
    if mesh is None:
        return start(make).result()
    return start(lambda: jax.jit(make, out_shardings=output_shardings(mesh, jax.eval_shape(make)))()).result()
