"""Programs on a mesh: each device runs the same function on its part of the weights and of the cache.

Everything else is on all devices, so that each of them samples the same tokens without asking another.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from xlabatch.collectives import AXIS
from xlabatch.model.kv_cache import KV

EVERYWHERE = PartitionSpec()


@dataclass(frozen=True)
class OnMesh:
    """A function to be compiled for a mesh, by jit with its options."""

    jit: Callable[..., Any]
    run: Callable[..., Any]
    mesh: Mesh
    donated: int | tuple[int, ...]

    def lower(self, *args: Any) -> Any:
        """The program, lowered for arguments of these shapes, which are split as their shardings are."""
        split = jax.tree.map(spec_of, args)

        def mapped(outputs: Any) -> Callable[..., Any]:
            return jax.shard_map(self.run, mesh=self.mesh, in_specs=split, out_specs=outputs, check_vma=False)

        outputs = jax.tree.map(output_spec, jax.eval_shape(mapped(EVERYWHERE), *args), is_leaf=is_kv)
        jitted = self.jit(mapped(outputs), donate_argnums=self.donated)
        return jitted.lower(*jax.tree.map(self.with_place, args))

    def with_place(self, leaf: Any) -> Any:
        """The shape of an argument with its place, by which a compiled program knows what to transfer."""
        return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=NamedSharding(self.mesh, spec_of(leaf)))


def spec_of(leaf: Any) -> PartitionSpec:
    """How an array is split; one that comes from the host is on all devices."""
    sharding = getattr(leaf, "sharding", None)
    return sharding.spec if isinstance(sharding, NamedSharding) else EVERYWHERE


def is_kv(node: Any) -> bool:
    """Whether a node of a tree is a cache."""
    return isinstance(node, KV)


def output_spec(node: Any) -> Any:
    """How a result is split: a cache by its heads."""
    return jax.tree.map(by_heads, node) if is_kv(node) else EVERYWHERE


def output_shardings(mesh: Mesh, outputs: Any) -> Any:
    """The places of results on a mesh, by their shapes."""

    def place(node: Any) -> Any:
        if is_kv(node):
            return jax.tree.map(lambda leaf: NamedSharding(mesh, by_heads(leaf)), node)
        return NamedSharding(mesh, EVERYWHERE)

    return jax.tree.map(place, outputs, is_leaf=is_kv)


def abstract_state(mesh: Mesh, state: Any) -> Any:
    """The shapes of a state, with their places on a mesh."""

    def with_place(leaf: Any, place: NamedSharding) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=place)

    return jax.tree.map(with_place, state, output_shardings(mesh, state))


def by_heads(leaf: Any) -> PartitionSpec:
    """The key/value heads are the third axis from the end."""
    return PartitionSpec(*[None] * (leaf.ndim - 3), AXIS)
