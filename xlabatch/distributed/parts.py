"""Specs for one device's part of a model: parts of its leaves, read from the same tensors."""

from dataclasses import dataclass, replace
from typing import TypeVar

import jax

from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.distributed.cuts import CutSpec, RowsOfEach, SomeEntries, SomeFeatures, Span
from xlabatch.distributed.splits import Split
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.layers import inputs_of, is_gated
from xlabatch.model.params import (
    DeltaNet,
    Experts,
    JoinedLinear,
    Latents,
    Layer,
    Linear,
    Mixer,
    Mlp,
    Params,
    ShortConv,
    SplitLinear,
    StateSpace,
)

Tree = TypeVar("Tree")  # of TensorSpecs, or a single one


@dataclass(frozen=True)
class DevicePart:
    """One of the devices over which a model is split; what is split evenly has a span for each."""

    split: Split
    device: int

    def span(self, count: int, start: int = 0) -> Span:
        """Return this device's span of `count` things, which begin at `start`."""
        devices = self.split.devices
        return start + self.device * count // devices, start + (self.device + 1) * count // devices


def part_of_model(cfg: Config, params: Params[Linear], split: Split, device: int) -> Params[Linear]:
    """Return a device's part of a model's specs: all norms, routers and positions, parts of the rest."""
    part = DevicePart(split, device)
    vocab, size = padded_span(cfg.vocab, part)
    kinds = cfg.recurrence or (None,) * cfg.layers
    return replace(
        params,
        embed=some_rows(params.embed, vocab, size=size),
        head=params.head and some_rows(params.head, vocab, size=size),
        layers=tuple(
            part_of_layer(cfg, kind, layer, part) for kind, layer in zip(kinds, params.layers, strict=True)
        ),
    )


def part_of_layer(
    cfg: Config, kind: Recurrence | None, layer: Layer[Linear], part: DevicePart
) -> Layer[Linear]:
    """Return a device's part of a layer; `kind` is set if the layer has a recurrent state."""
    mlp = layer.mlp
    if isinstance(layer.mlp, Experts):
        of_each = part_of_each_expert if part.split.packed else some_entries
        mlp = replace(
            layer.mlp,
            each=of_each(layer.mlp.each, part),
            shared=layer.mlp.shared and part_of_mlp(layer.mlp.shared, part),
            are_split=not part.split.packed,
        )
    elif layer.mlp is not None:
        assert isinstance(layer.mlp, Mlp)
        mlp = part_of_mlp(layer.mlp, part)
    return replace(
        layer,
        qkv=layer.qkv and part_of_qkv(cfg, kind, layer.qkv, part),
        out=layer.out and part_of_sums(layer.out, part),
        mlp=mlp,
        sinks=even_rows(layer.sinks, part),
        gate=even_rows(layer.gate, part),
    )


def part_of_qkv(
    cfg: Config,
    kind: Recurrence | None,
    qkv: Mixer[Linear],
    part: DevicePart,
) -> Mixer[Linear]:
    """Return a device's part of queries, keys and values, or of what the layer has in their place."""
    match qkv:
        case Linear():
            return some_rows(qkv, *head_rows(cfg, part))
        case Latents():  # every device computes the latents of all heads
            return replace(
                qkv,
                query=even_rows(qkv.query, part),
                keys=some_entries(qkv.keys, part),
                values=some_entries(qkv.values, part),
            )
        case ShortConv():  # the inputs are gates before, gates after, and what both multiply
            features = qkv.taps.shape[1]
            own = part.span(features)
            return ShortConv(
                some_rows(qkv.inputs, *(part.span(features, n * features) for n in range(3))),
                some_features(qkv.taps, own),
                qkv.bias and some_features(qkv.bias, own),
            )
        case DeltaNet():
            assert kind
            return part_of_delta_net(qkv, kind, part)
        case StateSpace():
            assert kind
            return part_of_state_space(qkv, kind, part)


def part_of_delta_net(p: DeltaNet[Linear], kind: Recurrence, part: DevicePart) -> DeltaNet[Linear]:
    """Return a device's heads of a delta rule, with the queries and keys that they share."""
    kept = max(kind.key_heads, part.split.devices)
    share = kept // kind.key_heads  # devices that have the same keys
    first, last = part.span(kept)
    start = first // share * kind.keys
    stop = start + (last - first) * kind.keys
    all_keys = kind.key_heads * kind.keys
    all_values = kind.heads * kind.values
    values = part.span(all_values, 2 * all_keys)
    features = (start, stop), (start + all_keys, stop + all_keys), values
    heads = part.span(kind.heads)
    return DeltaNet(
        some_rows(p.inputs, *features, part.span(all_values, kind.features)),
        some_rows(p.gates, heads, part.span(kind.heads, kind.heads)),
        some_features(p.taps, *features),
        some_features(p.rates, heads),
        some_features(p.offsets, heads),
        p.norm,
    )


def part_of_state_space(p: StateSpace[Linear], kind: Recurrence, part: DevicePart) -> StateSpace[Linear]:
    """Return a device's heads of a state space, with their own queries and keys."""
    all_keys = kind.key_heads * kind.keys
    all_values = kind.heads * kind.values
    features = part.span(all_keys), part.span(all_keys, all_keys), part.span(all_values, 2 * all_keys)
    heads = part.span(kind.heads)
    gates = part.span(all_values, kind.features)
    time_steps = part.span(kind.heads, kind.features + all_values)
    return StateSpace(
        some_rows(p.inputs, *features, gates, time_steps),
        some_features(p.taps, *features),
        some_features(p.rates, heads),
        some_features(p.offsets, heads),
        some_features(p.passed, heads),
        replace(p.norm, scale=some_features(p.norm.scale, part.span(all_values))),
        p.bias and some_features(p.bias, *features),
    )


def part_of_mlp(mlp: Mlp[Linear], part: DevicePart) -> Mlp[Linear]:
    """Return a device's part of an MLP: its width of the ups and gates, and its part of the downs."""
    return Mlp(some_rows(mlp.up, *width_rows(mlp, part)), part_of_sums(mlp.down, part))


def part_of_each_expert(mlp: Mlp[Linear], part: DevicePart) -> Mlp[Linear]:
    """Return the same of the MLPs of all experts."""
    assert isinstance(mlp.down, Linear)
    outputs = mlp.down.weight.shape[1]
    own, size = padded_span(outputs, part)
    down = some_rows_of_each(mlp.down, own, size=size)
    up = some_rows_of_each(mlp.up, *width_rows(mlp, part))
    return Mlp(up, JoinedLinear(down, outputs, part.split.devices))


def width_rows(mlp: Mlp[Linear], part: DevicePart) -> list[Span]:
    """Return a device's rows of an MLP's first linear: for its part of the width the gates, then the ups."""
    width = inputs_of(mlp.down)
    return [part.span(width, half * width) for half in range(1 + is_gated(mlp))]


def part_of_sums(
    linear: Linear | SplitLinear[Linear] | JoinedLinear[Linear], part: DevicePart
) -> SplitLinear[Linear] | JoinedLinear[Linear]:
    """Return a device's part of a linear that sums over what all devices have: see splits.py."""
    assert isinstance(linear, Linear)
    if not part.split.packed:
        return some_inputs(linear, part)
    outputs = linear.weight.shape[0]
    own, size = padded_span(outputs, part)
    return JoinedLinear(some_rows(linear, own, size=size), outputs, part.split.devices)


def padded_span(count: int, part: DevicePart) -> tuple[Span, int]:
    """Return a device's span of `count` rows, and how many it has with padding at the end of all."""
    size = -(-count // part.split.devices)
    return (min(part.device * size, count), min((part.device + 1) * size, count)), size


def head_rows(cfg: Config, part: DevicePart) -> list[Span]:
    """Return the rows of a qkv for a device's heads; a key/value head may be on several devices."""
    kept = max(cfg.kv_heads, part.split.devices)
    share = kept // cfg.kv_heads  # devices that have the same key/value head
    queries = cfg.heads // cfg.kv_heads * cfg.head_dim
    size = queries + 2 * cfg.head_dim
    own = queries // share
    spans: list[Span] = []
    for head in range(*part.span(kept)):
        start = head // share * size
        nth = head % share
        spans += (start + nth * own, start + (nth + 1) * own), (start + queries, start + size)
    return spans


def some_rows(tree: Tree, *rows: Span, size: int | None = None) -> Tree:
    """Return the specs of some rows of each leaf, padded with zeros to `size` rows."""
    count = size or sum(stop - start for start, stop in rows)

    def cut(spec: TensorSpec) -> TensorSpec:
        return CutSpec((count, *spec.shape[1:]), spec.parts, uncut=spec, rows=rows)

    return jax.tree.map(cut, tree)


def even_rows(tree: Tree, part: DevicePart) -> Tree:
    """Return the specs of a device's rows of each leaf; every device has the same number."""
    return jax.tree.map(lambda spec: some_rows(spec, part.span(spec.shape[0])), tree)


def some_entries(tree: Tree, part: DevicePart) -> Tree:
    """Return the specs of a device's entries of each leaf's first axis; every device has the same number."""

    def cut(spec: TensorSpec) -> TensorSpec:
        first, last = part.span(spec.shape[0])
        return SomeEntries((last - first, *spec.shape[1:]), (), uncut=spec, first=first)

    return jax.tree.map(cut, tree)


def some_features(spec: TensorSpec, *spans: Span) -> TensorSpec:
    """Return the spec of parts of a leaf's last axis."""
    shape = *spec.shape[:-1], sum(stop - start for start, stop in spans)
    return SomeFeatures(shape, (), uncut=spec, spans=spans)


def some_rows_of_each(tree: Tree, *rows: Span, size: int | None = None) -> Tree:
    """Return the specs of some rows of each entry of each leaf, such as of each expert."""
    count = size or sum(stop - start for start, stop in rows)

    def cut(spec: TensorSpec) -> TensorSpec:
        return RowsOfEach((spec.shape[0], count, *spec.shape[2:]), spec.parts, uncut=spec, rows=rows)

    return jax.tree.map(cut, tree)


def some_inputs(linear: Linear, part: DevicePart) -> SplitLinear[Linear]:
    """Return a device's inputs of a linear; every device has the whole bias."""
    out, inputs = linear.weight.shape
    columns = part.span(inputs)
    shape = out, columns[1] - columns[0]
    return SplitLinear(Linear(CutSpec(shape, (), uncut=linear.weight, columns=columns)), linear.bias)
