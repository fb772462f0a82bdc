"""Programs on a mesh: each device runs the same function on its part of the weights and of the cache.

Everything else is on all devices, so that each samples the same tokens without communication.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from jax.stages import Lowered

from xlabatch.collectives import AXIS
from xlabatch.model.kv_cache import KV, Recurrent

EVERYWHERE = PartitionSpec()
Tree = TypeVar("Tree")


@dataclass(frozen=True)
class OnMesh:
    """A function to be compiled for a mesh, with a `jit` that has its options."""

    jit: Callable[..., Any]
    run: Callable[..., Any]
    mesh: Mesh
    donated: int | tuple[int, ...]

    def lower(self, *args: object) -> Lowered:
        """Lower the program for arguments of these shapes, split by their shardings."""
        split = jax.tree.map(spec_of, args)

        def map_over(outputs: object) -> Callable[..., object]:
            return jax.shard_map(self.run, mesh=self.mesh, in_specs=split, out_specs=outputs, check_vma=False)

        outputs = split_outputs(jax.eval_shape(map_over(EVERYWHERE), *args))
        jitted = self.jit(map_over(outputs), donate_argnums=self.donated)
        # shapes with their shardings tell a compiled program what to transfer
        return jitted.lower(*with_shardings(args, jax.tree.map(partial(NamedSharding, self.mesh), split)))


def spec_of(leaf: object) -> PartitionSpec:
    """Return how an array is split; an array from the host is on all devices."""
    sharding = getattr(leaf, "sharding", None)
    return sharding.spec if isinstance(sharding, NamedSharding) else EVERYWHERE


def split_outputs(outputs: Tree) -> Tree:
    """Return how each result is split: a cache by heads, the third axis from the end, others not at all.

    The inputs of a recurrent state are split by features.
    """

    def split(node: object) -> object:
        if not isinstance(node, (KV, Recurrent)):
            return EVERYWHERE
        specs = jax.tree.map(lambda leaf: by_axis(leaf.ndim - 3), node)
        return replace(specs, inputs=by_axis(node.feature_axis)) if isinstance(node, Recurrent) else specs

    return jax.tree.map(split, outputs, is_leaf=lambda node: isinstance(node, (KV, Recurrent)))


def by_axis(axis: int) -> PartitionSpec:
    return PartitionSpec(*[None] * axis, AXIS)


def output_shardings(mesh: Mesh, outputs: Tree) -> Tree:
    """Return the shardings of results on a mesh, by their shapes."""
    return jax.tree.map(partial(NamedSharding, mesh), split_outputs(outputs))


def abstract_state(mesh: Mesh, state: Tree) -> Tree:
    """Return the shapes of a state with their shardings on a mesh."""
    return with_shardings(state, output_shardings(mesh, state))


def with_shardings(arrays: Tree, shardings: Tree) -> Tree:
    return jax.tree.map(
        lambda leaf, place: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=place), arrays, shardings
    )
