"""Programs on a mesh: each device runs the same function on its part of the weights and of the cache.

Everything else is on all devices, so that each samples the same tokens without communication.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from xlabatch.collectives import AXIS
from xlabatch.model.kv_cache import KV, Recurrent

EVERYWHERE = PartitionSpec()


@dataclass(frozen=True)
class OnMesh:
    """A function to be compiled for a mesh, with a `jit` that has its options."""

    jit: Callable[..., Any]
    run: Callable[..., Any]
    mesh: Mesh
    donated: int | tuple[int, ...]

    def lower(self, *args: Any) -> Any:
        """Lower the program for arguments of these shapes, split by their shardings."""
        split = jax.tree.map(spec_of, args)

        def mapped(outputs: Any) -> Callable[..., Any]:
            return jax.shard_map(self.run, mesh=self.mesh, in_specs=split, out_specs=outputs, check_vma=False)

        outputs = jax.tree.map(output_spec, jax.eval_shape(mapped(EVERYWHERE), *args), is_leaf=is_cache)
        jitted = self.jit(mapped(outputs), donate_argnums=self.donated)
        return jitted.lower(*jax.tree.map(self.with_place, args))

    def with_place(self, leaf: Any) -> Any:
        """Return a leaf's shape with its sharding, which tells a compiled program what to transfer."""
        return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=NamedSharding(self.mesh, spec_of(leaf)))


def spec_of(leaf: Any) -> PartitionSpec:
    """Return how an array is split; an array from the host is on all devices."""
    sharding = getattr(leaf, "sharding", None)
    return sharding.spec if isinstance(sharding, NamedSharding) else EVERYWHERE


def is_cache(node: Any) -> bool:
    """Return whether a node of a tree is a cache: keys and values, or recurrent states."""
    return isinstance(node, (KV, Recurrent))


def output_spec(node: Any) -> Any:
    """Return how a result is split: a cache by heads or features, anything else not at all."""
    return split_cache(node, lambda spec: spec) if is_cache(node) else EVERYWHERE


def output_shardings(mesh: Mesh, outputs: Any) -> Any:
    """Return the shardings of results on a mesh, by their shapes."""

    def place(node: Any) -> Any:
        on_mesh = partial(NamedSharding, mesh)
        return split_cache(node, on_mesh) if is_cache(node) else on_mesh(EVERYWHERE)

    return jax.tree.map(place, outputs, is_leaf=is_cache)


def abstract_state(mesh: Mesh, state: Any) -> Any:
    """Return the shapes of a state with their shardings on a mesh."""

    def with_place(leaf: Any, place: NamedSharding) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=place)

    return jax.tree.map(with_place, state, output_shardings(mesh, state))


def split_cache(cache: KV | Recurrent, place: Callable[[PartitionSpec], Any]) -> Any:
    """Return a cache with places instead of arrays; it is split by heads, the third axis from the end.

    The inputs of a recurrent state are split by features.
    """

    def by_axis(axis: int) -> Any:
        return place(PartitionSpec(*[None] * axis, AXIS))

    if isinstance(cache, KV):
        return jax.tree.map(lambda leaf: by_axis(leaf.ndim - 3), cache)
    matrices = None if cache.matrices is None else by_axis(cache.matrices.ndim - 3)
    return replace(cache, inputs=by_axis(cache.feature_axis), matrices=matrices)
