"""The arrays that an engine has on its devices, and what programs call them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal

import jax
import numpy as np
from jax import Array
from jax.sharding import Mesh
from jax.typing import DTypeLike

from xlabatch.distributed.load import mesh_of
from xlabatch.distributed.programs import output_shardings
from xlabatch.engine import kept_programs
from xlabatch.engine.device.proposals import ProposalInputs
from xlabatch.engine.device.state import Rows, SlotState
from xlabatch.engine.targets import devices_of
from xlabatch.engine.uninterrupted import start
from xlabatch.kernels import calls
from xlabatch.model.adapters import AdapterMatrices, matrices_of, with_matrices
from xlabatch.model.kv_cache import Cache, Recurrent
from xlabatch.model.params import Params

ZEROS = jax.jit(calls.zeros, static_argnums=(0, 1))
Part = Literal["params", "adapters", "state", "rows", "kv", "kept", "served", "draft_params", "draft_kv"]


@jax.tree_util.register_dataclass
@dataclass
class DeviceArrays:
    """All arrays that stay on the devices between two programs; a Part names one or a property."""

    params: Params
    state: SlotState
    allow_all: Array  # int32 [B, W] a bitmask of all tokens
    kept: Recurrent | None = None  # recurrent states of earlier positions, one of each slot
    draft_params: Params | None = None
    draft_kv: Cache | None = None

    @property
    def rows(self) -> Rows:
        return self.state.rows

    @rows.setter
    def rows(self, rows: Rows) -> None:
        self.state = replace(self.state, rows=rows)

    @property
    def kv(self) -> Cache:
        return self.state.kv

    @property
    def adapters(self) -> list[AdapterMatrices]:
        """The matrices in the tables of the weights."""
        return matrices_of(self.params)

    @adapters.setter
    def adapters(self, matrices: list[AdapterMatrices]) -> None:
        self.params = with_matrices(self.params, matrices)

    @property
    def served(self) -> ProposalInputs:
        """What a draft model reads of the model that is served."""
        return ProposalInputs(self.rows, self.allow_all)

    def shapes(self) -> "DeviceArrays":
        """The shapes of all arrays, and on a mesh their places: what programs depend on."""
        on_mesh = mesh_of(self.params) is not None

        def shape(leaf: Any) -> jax.ShapeDtypeStruct:
            return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=leaf.sharding if on_mesh else None)

        return jax.tree.map(shape, self)


def zeros(shape: tuple[int, ...], dtype: DTypeLike) -> Array:
    """Zeros of the kernels on the default device: the system gives their memory when it is first written."""
    made: Array = zeros_program(shape, np.dtype(dtype), *devices_of(None))()
    return made


@cache
def zeros_program(shape: tuple[int, ...], dtype: np.dtype[Any], device: jax.Device) -> Callable[[], Array]:
    """The compiled program that makes such zeros, kept on disk for later starts."""
    entry = kept_programs.entry_of("zeros", shape, str(dtype), [device.id])
    run: Callable[[], Array]
    run = kept_programs.load_or_compile(entry, [device], lambda: ZEROS.lower(shape, dtype)).run
    return run


def make_on(mesh: Mesh | None, make: Callable[[], Any]) -> Any:
    """What a function makes, on the devices of a mesh if there is one: a cache by its heads.

    Arrays of the host are copied, because a program cannot write to their memory.
    """

    def put(leaf: Any) -> Array:
        return leaf if isinstance(leaf, Array) else jax.device_put(leaf, may_alias=False)

    if mesh is None:
        return start(lambda: jax.tree.map(put, make())).result()
    return start(lambda: jax.jit(make, out_shardings=output_shardings(mesh, jax.eval_shape(make)))()).result()
