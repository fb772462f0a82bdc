"""Specs for one device's part of a model: parts of its leaves, read from the same tensors."""

from dataclasses import dataclass, replace
from typing import TypeVar

import jax

from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.distributed.cuts import CutSpec, SomeEntries, SomeFeatures, Span
from xlabatch.distributed.splits import Split
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.layers import inputs_of, is_gated
from xlabatch.model.params import (
    DeltaNet,
    Experts,
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
    size = -(-cfg.vocab // split.devices)  # rows of the vocabulary; the last device's may be fewer
    vocab = min(device * size, cfg.vocab), min((device + 1) * size, cfg.vocab)
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
        mlp = replace(
            layer.mlp,
            each=some_entries(layer.mlp.each, part),
            shared=layer.mlp.shared and part_of_mlp(layer.mlp.shared, part),
            partial_sums=part.split.own_partial_sums,
        )
    elif layer.mlp is not None:
        assert isinstance(layer.mlp, Mlp)
        mlp = part_of_mlp(layer.mlp, part)
    return replace(
        layer,
        qkv=layer.qkv and part_of_qkv(cfg, kind, layer.qkv, part),
        out=layer.out and some_inputs(layer.out, part),
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
    """Return a device's part of an MLP's width: its ups, gates if there are any, and the downs' inputs."""
    width = inputs_of(mlp.down)
    rows = (part.span(width, half * width) for half in range(1 + is_gated(mlp)))
    return Mlp(some_rows(mlp.up, *rows), some_inputs(mlp.down, part))


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
        return CutSpec((count, *spec.shape[1:]), (), uncut=spec, rows=rows)

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


def some_inputs(linear: Linear | SplitLinear[Linear], part: DevicePart) -> SplitLinear[Linear]:
    """Return a device's inputs of a linear, by partial sums; every device has the whole bias."""
    assert isinstance(linear, Linear)
    out, inputs = linear.weight.shape
    columns = part.span(inputs)
    sums = part.split.own_partial_sums
    shape = sums, out, (columns[1] - columns[0]) // sums
    return SplitLinear(Linear(CutSpec(shape, (), uncut=linear.weight, columns=columns)), linear.bias)
