"""Specs for one device's part of a model: parts of its leaves, read from the same tensors."""

from dataclasses import replace

import jax

from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.distributed.cuts import CutSpec, SomeEntries, SomeFeatures, Span
from xlabatch.distributed.splits import Split
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.layers import inputs_of, is_gated
from xlabatch.model.params import (
    DeltaNet,
    Experts,
    HeadLinears,
    Latents,
    Layer,
    Linear,
    Mlp,
    Params,
    ShortConv,
    SplitLinear,
)


def part_of_model(cfg: Config, params: Params[Linear], split: Split, device: int) -> Params[Linear]:
    """Return a device's part of a model's specs: all norms, routers and positions, parts of the rest."""
    size = -(-cfg.vocab // split.devices)  # rows of the vocabulary; the last device's may be fewer
    vocab = ((min(device * size, cfg.vocab), min((device + 1) * size, cfg.vocab)),)
    return replace(
        params,
        embed=some_rows(params.embed, vocab, size),
        head=params.head and some_rows(params.head, vocab, size),
        layers=tuple(
            part_of_layer(cfg, kind, layer, split, device)
            for kind, layer in zip(cfg.recurrence or (None,) * cfg.layers, params.layers, strict=True)
        ),
    )


def part_of_layer(cfg: Config, kind: Recurrence | None, layer: Layer, split: Split, device: int) -> Layer:
    """Return a device's part of a layer; `kind` is set if the layer has a recurrent state."""
    devices = split.devices
    mlp: Mlp | Experts
    if isinstance(layer.mlp, Experts):
        mlp = part_of_experts(layer.mlp, split, device)
    else:
        mlp = part_of_mlp(layer.mlp, split, device)
    return replace(
        layer,
        qkv=part_of_qkv(cfg, kind, layer.qkv, devices, device),
        out=some_inputs(layer.out, split, device),
        mlp=mlp,
        sinks=layer.sinks and even_part(layer.sinks, devices, device),
        gate=layer.gate and jax.tree.map(lambda spec: even_part(spec, devices, device), layer.gate),
    )


def part_of_qkv(
    cfg: Config,
    kind: Recurrence | None,
    qkv: Linear | Latents | ShortConv | DeltaNet,
    devices: int,
    device: int,
) -> Linear | Latents | ShortConv | DeltaNet:
    """Return a device's part of queries, keys and values, or of what the layer has in their place."""
    match qkv:
        case Latents():
            return part_of_latents(qkv, devices, device)
        case ShortConv():
            return part_of_convolution(qkv, devices, device)
        case DeltaNet():
            assert kind
            return part_of_delta_net(qkv, kind, devices, device)
        case Linear():
            return some_rows(qkv, head_rows(cfg, devices, device))


def part_of_convolution(conv: ShortConv, devices: int, device: int) -> ShortConv:
    """Return a device's features of a convolution: of both gates, and of what they multiply."""
    features = conv.taps.shape[1]
    own = span_of(features, devices, device)
    return ShortConv(
        some_rows(conv.inputs, tuple(shift(own, n * features) for n in range(3))),
        some_features(conv.taps, own),
        conv.bias and some_features(conv.bias, own),
    )


def part_of_delta_net(p: DeltaNet, kind: Recurrence, devices: int, device: int) -> DeltaNet:
    """Return a device's heads of a delta rule, with the queries and keys that they share."""
    kept = max(kind.key_heads, devices)
    share = kept // kind.key_heads  # devices that have the same keys
    first = span_of(kept, devices, device)[0] // share * kind.keys
    keys = first, first + kept // devices * kind.keys
    values = span_of(kind.heads * kind.values, devices, device)
    heads = span_of(kind.heads, devices, device)
    all_keys = kind.key_heads * kind.keys
    features = keys, shift(keys, all_keys), shift(values, 2 * all_keys)
    return DeltaNet(
        some_rows(p.inputs, (*features, shift(values, kind.features))),
        some_rows(p.gates, (heads, shift(heads, kind.heads))),
        some_features(p.taps, *features),
        some_features(p.rates, heads),
        some_features(p.offsets, heads),
        p.norm,
    )


def span_of(count: int, devices: int, device: int) -> Span:
    """Return a device's span of `count` things; every device has the same number."""
    return device * count // devices, (device + 1) * count // devices


def shift(span: Span, by: int) -> Span:
    """Shift a span by a number."""
    return span[0] + by, span[1] + by


def some_features(spec: TensorSpec, *spans: Span) -> TensorSpec:
    """Return the spec of parts of a leaf's last axis."""
    shape = *spec.shape[:-1], sum(stop - start for start, stop in spans)
    return SomeFeatures(shape, (), uncut=spec, spans=spans)


def part_of_latents(latents: Latents, devices: int, device: int) -> Latents:
    """Return the linears of a device's heads; every device computes the latents of all heads."""

    def own(linear: Linear) -> Linear:
        part: Linear = jax.tree.map(lambda spec: even_part(spec, devices, device), linear)
        return part

    def own_heads(linears: HeadLinears) -> HeadLinears:
        heads: HeadLinears = jax.tree.map(lambda spec: some_entries(spec, devices, device), linears)
        return heads

    keys = own_heads(latents.keys)
    values = own_heads(latents.values)
    return replace(latents, query=own(latents.query), keys=keys, values=values)


def some_entries(spec: TensorSpec, devices: int, device: int) -> TensorSpec:
    """Return a device's entries of a leaf's leading axis; every device has the same number."""
    count = spec.shape[0] // devices
    return SomeEntries((count, *spec.shape[1:]), (), uncut=spec, first=device * count)


def even_part(spec: TensorSpec, devices: int, device: int) -> TensorSpec:
    """Return a device's rows of a leaf; every device has the same number."""
    size = spec.shape[0] // devices
    rows = ((device * size, (device + 1) * size),)
    return CutSpec((size, *spec.shape[1:]), (), uncut=spec, rows=rows)


def part_of_mlp(mlp: Mlp, split: Split, device: int) -> Mlp:
    """Return a device's part of an MLP's width: its ups, gates if there are any, and the downs' inputs."""
    width = inputs_of(mlp.down)
    size = width // split.devices
    starts = [half * width + device * size for half in range(1 + is_gated(mlp))]
    rows = tuple((start, start + size) for start in starts)
    return Mlp(some_rows(mlp.up, rows), some_inputs(mlp.down, split, device))


def part_of_experts(experts: Experts, split: Split, device: int) -> Experts:
    """Return a device's experts, its part of the shared expert, and the whole router."""
    return replace(
        experts,
        each=jax.tree.map(lambda spec: some_entries(spec, split.devices, device), experts.each),
        shared=experts.shared and part_of_mlp(experts.shared, split, device),
        partial_sums=split.own_partial_sums,
    )


def head_rows(cfg: Config, devices: int, device: int) -> tuple[Span, ...]:
    """Return the rows of a qkv for a device's heads; a key/value head may be on several devices."""
    kept = max(cfg.kv_heads, devices)
    share = kept // cfg.kv_heads  # devices that have the same key/value head
    queries = cfg.heads // cfg.kv_heads * cfg.head_dim
    size = queries + 2 * cfg.head_dim
    own = queries // share
    spans: list[Span] = []
    for head in range(device * kept // devices, (device + 1) * kept // devices):
        start = head // share * size
        nth = head % share
        spans += (start + nth * own, start + (nth + 1) * own), (start + queries, start + size)
    return tuple(spans)


def some_rows(linear: Linear, rows: tuple[Span, ...], size: int | None = None) -> Linear:
    """Return some rows of a linear, padded with zeros to `size` rows."""
    count = sum(stop - start for start, stop in rows)

    def part(spec: TensorSpec) -> TensorSpec:
        return CutSpec((size or count, *spec.shape[1:]), (), uncut=spec, rows=rows)

    some: Linear = jax.tree.map(part, linear)
    return some


def some_inputs(linear: Linear | SplitLinear[Linear], split: Split, device: int) -> SplitLinear[Linear]:
    """Return a device's inputs of a linear, by partial sums; every device has the whole bias."""
    assert isinstance(linear, Linear)
    out, inputs = linear.weight.shape
    own = inputs // split.devices
    columns = device * own, (device + 1) * own
    shape = split.own_partial_sums, out, own // split.own_partial_sums
    return SplitLinear(Linear(CutSpec(shape, (), uncut=linear.weight, columns=columns)), linear.bias)
