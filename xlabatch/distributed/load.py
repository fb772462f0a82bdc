"""Load weights onto the devices of a mesh. A process reads what its own devices need, one after another."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import STORED, WEIGHTS, Model, WeightReader
from xlabatch.checkpoint.packed_copies import PackedCopies
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.weight_formats import LinearSpec, choose_formats
from xlabatch.collectives import AXIS
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.programs import EVERYWHERE, Tree, by_axis
from xlabatch.distributed.splits import Split, parse_mesh, split_over
from xlabatch.errors import Refused
from xlabatch.kernels.blocks import Runs
from xlabatch.kernels.choice import is_packed
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.config import Config
from xlabatch.model.params import (
    DeltaNet,
    Experts,
    JoinedLinear,
    Latents,
    Layer,
    Mlp,
    Params,
    ShortConv,
    SplitLinear,
    StateSpace,
)
from xlabatch.model.tpu.lanes import without_filling

SPLIT_LATENTS = "query", "keys", "values"  # by heads; every device computes the latents


def make_mesh(devices: int) -> Mesh:
    """Create a mesh of the first `devices` devices of all processes."""
    there = jax.devices()
    if jax.process_count() > 1 and devices != len(there):
        raise Refused(
            f"a mesh over several processes must have all of their {len(there)} devices, got {devices}"
        )
    if devices > len(there):
        raise Refused(
            f"a mesh of {devices} devices is larger than the {len(there)} available; for a trial on a CPU "
            f"set XLA_FLAGS=--xla_force_host_platform_device_count={devices}"
        )
    return Mesh(np.array(there[:devices]), (AXIS,))


def load_on_mesh(source: Source, weights: str, devices: int, packs: bool | None = None) -> Model:
    """Read a source's weights onto the devices of a mesh."""
    mesh = make_mesh(devices)
    cfg = source.spec.config

    def place_all(params: Params, read: WeightReader, weights: str, packs: bool) -> Params:
        split = split_over(source.name, cfg, params, devices, packs)
        return place_on_mesh(cfg, params, read, weights, packs, split, mesh)

    return load.load(source, weights, packs, place_all)


def load_model(source: Source, weights: str, mesh: str | None, copies: PackedCopies | None = None) -> Model:
    """Read a source's weights onto a mesh, written as tensor=4, or onto a single device."""
    if mesh is not None:
        return load_on_mesh(source, weights, parse_mesh(mesh))
    if jax.process_count() > 1:
        raise Refused(f"{jax.process_count()} processes need a mesh of their {jax.device_count()} devices")
    return load.load(source, weights, copies=copies)


def replacement(cfg: Config, params: Params, old: Params, weights: str) -> Params:
    """Put float32 weights from memory where the old weights are, in the same format."""
    mesh = mesh_of(old)
    packs = is_packed(old)
    if weights == STORED:
        raise Refused(
            "weights in the blocks of a file cannot be replaced: start the engine with weights in "
            + ", ".join(WEIGHTS)
        )
    if is_packed(params):
        raise Refused("the weights are packed for the kernels; give them as load.to_device makes them")
    if jax.process_count() > 1:
        raise Refused("weights on several hosts cannot be replaced: restart all processes with others")
    specs, tensors = load.in_memory(without_filling(params, cfg.width))
    if mesh is None:
        return load.to_device(specs, tensors, weights, packs)
    split = split_over("given", cfg, specs, mesh.size, packs)
    return place_on_mesh(cfg, specs, tensors, weights, packs, split, mesh)


def place_on_mesh(
    cfg: Config, params: Params, read: WeightReader, weights: str, packs: bool, split: Split, mesh: Mesh
) -> Params:
    """Read a tree of TensorSpecs as arrays on a mesh."""
    if not packs:
        read = replace(read, rounded={})  # columns of what was rounded are widened and rounded again
    loaded = []
    for n, device in enumerate(mesh.devices.flat):
        if device.process_index != jax.process_index():
            continue
        with jax.default_device(device):
            part = load.to_device(part_of_model(cfg, params, split, n), read, weights, packs)
            loaded.append(jax.tree.map(partial(jax.device_put, device=device), part))
    return jax.tree.map(partial(join_parts, mesh), partition(loaded[0]), *loaded)


def check_stored(source: Source, split: Split) -> None:
    """Refuse stored blocks whose rows fall into other types on some device, or into none that is computed."""

    def formats(params: Params) -> list[tuple[str, Runs]]:
        chosen = jax.tree.leaves(choose_formats(params, STORED, source.blocks), is_leaf=is_linear)
        return [(spec.format, spec.runs) for spec in chosen if is_linear(spec)]

    spec = source.spec
    whole = formats(spec.params)
    if all(len(runs) < 2 for _, runs in whole):
        return  # rows of one type are of this type on every device
    parts = (part_of_model(spec.config, spec.params, split, n) for n in range(split.devices))
    first, *others = map(formats, parts)
    is_as_whole = all(own == format for (own, _), (format, _) in zip(first, whole, strict=True))
    if not is_as_whole or any(other != first for other in others):
        raise Refused(
            f"model {source.name}: {split.devices} devices cannot share the stored rows of a linear whose "
            f"parts have several types; use weights {', '.join(WEIGHTS)}"
        )


def is_linear(node: object) -> bool:
    return isinstance(node, LinearSpec)


def join_parts(mesh: Mesh, spec: PartitionSpec, *parts: jax.Array) -> jax.Array:
    """Make one array of the devices' arrays: each has a part, or each has the whole."""
    joined = join_shapes(mesh, spec, parts[0])
    return jax.make_array_from_single_device_arrays(joined.shape, joined.sharding, list(parts))


def join_shapes(
    mesh: Mesh, spec: PartitionSpec, part: jax.Array | jax.ShapeDtypeStruct
) -> jax.ShapeDtypeStruct:
    """Return the shape and the sharding of the joined array."""
    shape = list(part.shape)
    if AXIS in spec:
        shape[spec.index(AXIS)] *= mesh.size
    return jax.ShapeDtypeStruct(tuple(shape), part.dtype, sharding=NamedSharding(mesh, spec))


def abstract_on_mesh(mesh: Mesh, part: Params) -> Params:
    """Return the shapes of all weights on a mesh, given the shapes on one device."""
    return jax.tree.map(partial(join_shapes, mesh), partition(part), part)


def partition(params: Params) -> Params:
    """Return the spec by which each leaf is split over a mesh, given one device's weights."""
    rows = PartitionSpec(AXIS)
    split = PartitionSpec(None, AXIS) if is_packed(params) else rows  # in panels, layers are the first axis
    return replace(
        everywhere(params),
        embed=by_outputs(params.embed, rows),
        head=by_outputs(params.head, rows),
        layers=tuple(partition_layer(layer, split) for layer in params.layers),
    )


def partition_layer(layer: Layer, split: PartitionSpec) -> Layer:
    """Return the specs of a layer, or of a stack of layers."""
    qkv = by_outputs(layer.qkv, split)
    match layer.qkv:
        case Latents() as p:
            own = {name: by_outputs(getattr(p, name), split) for name in SPLIT_LATENTS}
            qkv = replace(everywhere(p), **own)
        case ShortConv() | StateSpace() as p:
            qkv = replace(by_outputs(p, split), taps=by_axis(p.taps.ndim - 1))
        case DeltaNet() as p:
            qkv = replace(by_outputs(p, split), taps=by_axis(p.taps.ndim - 1), norm=everywhere(p.norm))
    mlp = layer.mlp
    if isinstance(layer.mlp, Experts):
        shared = layer.mlp.shared and partition_mlp(layer.mlp.shared, split)
        # some of the experts, or some outputs of each: the axis after that of layers and experts
        of_each = split if layer.mlp.are_split else by_axis(2)
        mlp = replace(everywhere(layer.mlp), each=by_outputs(layer.mlp.each, of_each), shared=shared)
    elif layer.mlp is not None:
        assert isinstance(layer.mlp, Mlp)
        mlp = partition_mlp(layer.mlp, split)
    return replace(
        everywhere(layer),
        qkv=qkv,
        out=layer.out and partition_sums(layer.out, split),
        mlp=mlp,
        sinks=everywhere(layer.sinks, split),
        gate=by_outputs(layer.gate, split),
    )


def partition_mlp(mlp: Mlp, split: PartitionSpec) -> Mlp:
    """Return the specs of an MLP, which is split along its width."""
    return Mlp(by_outputs(mlp.up, split), partition_sums(mlp.down, split))


def partition_sums(p: SplitLinear | JoinedLinear, split: PartitionSpec) -> SplitLinear | JoinedLinear:
    """Return the specs of a linear that is split by its outputs, or by its inputs; then all have its bias."""
    if isinstance(p, JoinedLinear):
        return by_outputs(p, split)
    linear = replace(everywhere(p.linear, split), weight=by_axis(1))  # in int8 with scales of their own
    return replace(everywhere(p), linear=linear)


def everywhere(tree: Tree, spec: PartitionSpec = EVERYWHERE) -> Tree:
    """Return a tree with one spec for all leaves; by default each is on all devices."""
    return jax.tree.map(lambda _: spec, tree)


def by_outputs(tree: Tree, spec: PartitionSpec) -> Tree:
    """Return one spec for all leaves of linears that are split by outputs; the order of inputs is whole."""

    def place(node: object) -> Any:
        if isinstance(node, PackedLinear) and node.order is not None:
            return replace(everywhere(node, spec), order=EVERYWHERE)
        return everywhere(node, spec)

    return jax.tree.map(place, tree, is_leaf=lambda node: isinstance(node, PackedLinear))


def count_summing_devices(params: Params) -> int:
    """Count the devices that share a sum; 0 where each sum is on one device, as with the kernels."""
    mesh = mesh_of(params)
    return 0 if mesh is None or is_packed(params) else mesh.size


def mesh_of(tree: object) -> Mesh | None:
    """Return the mesh of arrays or of their shapes; None if they are on one device without a mesh."""
    sharding = getattr(jax.tree.leaves(tree)[0], "sharding", None)
    mesh = sharding.mesh if isinstance(sharding, NamedSharding) else None
    return mesh if isinstance(mesh, Mesh) else None
