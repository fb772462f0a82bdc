"""Reads a source's weights and makes the Model that an engine runs of them.

`choose_formats` gives every linear its format. `to_device` then makes an array of each leaf: by `place` for
XLA's operations, or by `pack` for the kernels, layer by layer into the stacks that they read. Only this
module knows which of the two decoders a model is loaded for.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.digest_cache import FileState, file_state
from xlabatch.checkpoint.fingerprint import config_digest, weights_digest
from xlabatch.checkpoint.packed_copies import PackedCopies
from xlabatch.checkpoint.quantized_tensor import Rounded, rounded_blocks, rounded_int8
from xlabatch.checkpoint.random_weights import RandomWeights, random_leaf
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.stored_blocks import NO_BLOCKS, StoredBlocks
from xlabatch.checkpoint.tensor_specs import Array, At, Read, TensorSpec, split_runs, tensors
from xlabatch.checkpoint.weight_formats import IN_BLOCKS, LinearSpec, choose_formats, map_linears
from xlabatch.checkpoint.weight_formats import ROUNDED as ROUNDED
from xlabatch.checkpoint.weight_formats import STORED as STORED
from xlabatch.checkpoint.weight_formats import WEIGHTS as WEIGHTS
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack, reason_for_xla
from xlabatch.kernels.library import rotate_rows
from xlabatch.kernels.params import (
    PackedLinear,
    Unstacked,
    abstract_blocks,
    abstract_experts,
    abstract_linear,
    abstract_stack,
    allocate,
    fill,
    in_panels,
    nth,
    pack_linear,
)
from xlabatch.kernels.rounding import pack_rounded, round_and_pack
from xlabatch.model import fp8, int8
from xlabatch.model.backends import arranged
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Linear, Params
from xlabatch.progress import Counter
from xlabatch.validation import printable

WIDE = ("F64", "F32", "F16")  # stored numbers that bfloat16 would round
QUANTIZE = jax.jit(int8.quantize_on_device)


@dataclass(frozen=True)
class Model:
    """What an engine runs."""

    name: str
    config: Config
    params: Params[Any]  # on the device, of Linear or PackedLinear
    eos_token_ids: tuple[int, ...]
    weights: str = "float32"  # the format of most linears, one of WEIGHTS or STORED
    folder: Path | None = None  # where its tokenizer is
    weights_digest: str = ""  # of the files with its weights, see fingerprint.py
    config_digest: str = ""  # of its other files
    score: Array | None = None  # [labels, D] on the host, the head of a sequence classifier
    stored: str = ""  # how the files store the weights, and the format that is computed; "" without files
    specs: Params | None = None  # the same tree of TensorSpecs, for adapters

    @property
    def read_bytes(self) -> int:
        """The bytes of weights that a decode step reads: all but an embedding that is not also the head."""
        params = self.params
        read = params.layers, params.norm, params.embed if params.head is None else params.head
        return sum(leaf.nbytes for leaf in jax.tree.leaves(read))


def resolve_weights_format(
    weights: str | None, source: Source, in_blocks: bool = True, devices: int | None = None
) -> str:
    """The format of weights; by default what the files have, as far as it is computed.

    Without `in_blocks`, for a converted folder, blocks are widened to bfloat16; so is FP8 over several GPUs.
    """
    if weights in WEIGHTS:
        return weights
    if weights not in (None, STORED):
        formats = ", ".join((*WEIGHTS, STORED))
        raise Refused(
            f"unknown weights format {weights!r}; the formats are {formats}; leave it out to keep what the "
            "files have"
        )
    if source.is_in_blocks:
        if weights == STORED and not in_blocks:
            raise Refused(
                f"weights stored, in {source.stored_dtype}, are in no converted folder; "
                f"use {', '.join(WEIGHTS)}"
            )
        if weights == STORED and devices and source.blocks.is_fp8 and not can_pack():
            raise Refused("weights stored, in FP8, need one device or the kernels for CPUs; use bfloat16")
        is_default = can_pack() or (jax.default_backend() == "gpu" and computes_fp8(source, devices))
        if weights == STORED or (in_blocks and is_default):
            return STORED
    if source.stored_dtype in WEIGHTS:
        return source.stored_dtype  # written by `xlabatch convert`
    is_exact = jax.default_backend() != "cpu" or (can_pack() and source.stored_dtype not in WIDE)
    return "bfloat16" if is_exact else "float32"


def default_format_on(platform: str, source: Source) -> str:
    """The same by default on one device that is not here, where XLA's operations compute it."""
    if platform == "gpu" and source.is_in_blocks and source.blocks.is_fp8:
        return STORED
    if source.stored_dtype in WEIGHTS:
        return source.stored_dtype
    return "float32" if platform == "cpu" else "bfloat16"


def formats_here(source: Source, devices: int | None = None) -> list[str]:
    """The formats of weights that can be computed here for a source, on one device or several."""
    stored = [STORED] if source.is_in_blocks and (can_pack() or computes_fp8(source, devices)) else []
    return [weights for weights in WEIGHTS if can_pack() or weights not in ROUNDED] + stored


def computes_fp8(source: Source, devices: int | None) -> bool:
    """Whether XLA's operations compute a source in FP8 as it is stored, on this device or several like it."""
    return source.blocks.is_fp8 and fp8.is_supported() and not devices


def load(
    source: Source,
    weights: str | None = None,
    packs: bool | None = None,
    place_all: "PlaceAll | None" = None,
    copies: PackedCopies | None = None,
) -> Model:
    """Read a source's weights onto the device: as they are, or rounded to one of WEIGHTS.

    They are packed for the kernels where those are here and compute this model, unless `packs` is False;
    packed weights are mapped from one of the `copies`, which is made if it is missing.
    """
    weights = resolve_weights_format(weights, source, in_blocks=packs is not False or weights == STORED)
    vocab = source.spec.config.vocab
    if outside := [end for end in source.eos_token_ids if not 0 <= end < vocab]:
        raise Refused(
            f"model {source.name}: end tokens {printable(outside, 60)} lie outside the vocabulary of {vocab}"
        )
    packs = can_pack() if packs is None else packs
    check_format(weights, packs, source.blocks)
    before = [file_state(file) for file in source.files]
    digest = weights_digest(source)
    digest_of_rest = config_digest(source, digest)
    with source.open_files():
        numbers = sum(map(math.prod, tensors(source.spec.params).values()))
        counter = Counter("reading weights", numbers, source.stored_bytes)
        stored = WeightReader(source.read, source.random, source.rounded, source.blocks, counter)
        place_now = partial(place_all or to_device, source.spec.params, stored, weights, packs)
        if copies and packs:
            with copies.locked(name := copies.name(digest, digest_of_rest, weights)):
                shapes = abstract(source.spec.params, weights, packs, source.blocks)
                params = copies.load(name, shapes)
                if params is None:
                    params = place_now()
                    check_unchanged(source, before)
                    params = copies.save(name, params)
        else:
            params = place_now()
        score = None if source.score is None else source.score.read()
    check_unchanged(source, before)
    return Model(
        name=source.name,
        config=source.spec.config,
        params=params,
        eos_token_ids=source.eos_token_ids,
        weights=weights,
        folder=source.folder,
        weights_digest=digest,
        config_digest=digest_of_rest,
        score=score,
        stored=source.stored_as(weights),
        specs=source.spec.params,
    )


def without_weights(source: Source, weights: str) -> Model:
    """What `load` gives for one device, with shapes in place of weights: no weight is read."""
    return Model(
        name=source.name,
        config=source.spec.config,
        params=abstract(source.spec.params, weights, can_pack(), source.blocks),
        eos_token_ids=source.eos_token_ids,
        weights=weights,
    )


def check_unchanged(source: Source, before: Sequence[FileState]) -> None:
    """Refuse weights whose files have changed while they were read: the digest may be of others."""
    if [file_state(file) for file in source.files] != before:
        raise Refused(f"model {source.name}: its files have changed while they were read; start again")


def check_format(weights: str, packs: bool, blocks: StoredBlocks = NO_BLOCKS) -> None:
    """Refuse a format that only the kernels compute where they do not compute this model."""
    if weights == STORED and blocks.is_fp8 and fp8.is_supported():
        return
    if weights in IN_BLOCKS and not packs:
        others = ", ".join(name for name in WEIGHTS if name not in ROUNDED)
        raise Refused(
            f"weights {weights} need the kernels, which are not used here ({reason_for_xla()}); use {others}"
        )


@dataclass(frozen=True)
class WeightReader:
    """Where the numbers of a leaf come from: they are read from stored tensors, or drawn on the device."""

    read: Read
    random: RandomWeights | None = None
    rounded: Mapping[str, Rounded] = field(default_factory=dict)  # tensors stored in our own formats
    blocks: StoredBlocks = NO_BLOCKS
    counter: Counter = field(default_factory=lambda: Counter("reading weights", 0))  # of numbers

    def on_device(self, spec: TensorSpec) -> jax.Array:
        """A leaf in its dtype."""
        if self.random and len(spec.shape) > 1:  # norms and biases are small, and are read
            return random_leaf(spec, self.random)
        return jnp.asarray(spec.read(self.read), spec.dtype)

    def on_host(self, spec: TensorSpec) -> Array:
        """The same for what will be packed: the device holds no other copy of what is read."""
        if self.random:
            return np.asarray(self.on_device(spec))
        return np.asarray(spec.read(self.read), jnp.dtype(spec.dtype))

    def as_int8(self, spec: TensorSpec) -> tuple[Array | jax.Array, Array | jax.Array]:
        """A leaf rounded to int8, and the scale of each output."""
        if self.random:
            return QUANTIZE(random_leaf(spec, self.random))
        if stored := rounded_int8(spec, self.rounded):
            return stored
        return int8.quantize(spec.read(self.read), rotate_rows)

    def in_blocks(self, spec: LinearSpec, packed: Array | None = None) -> Array:
        """The panels of a linear in blocks, as they are stored or rounded: in `packed` if it is given."""
        if spec.format == STORED:
            return self.blocks.pack(spec.weight, spec.runs, spec.gated, packed)
        [(type, _)] = spec.runs
        if (rows := rounded_blocks(spec.weight, type, self.rounded)) is not None:
            return pack_rounded(rows, spec.runs, spec.gated, packed)
        return round_and_pack(self.on_host(spec.weight), spec.runs, spec.gated, packed)


PlaceAll = Callable[[Params, WeightReader, str, bool], Params[Any]]


def to_device(params: Params, source: WeightReader, weights: str, packs: bool = False) -> Params[Any]:
    """A tree of TensorSpecs as arrays on the device; in panels if `packs`."""
    specs = choose_formats(params, weights, source.blocks, packs)
    if not packs:
        # a TPU's embedding is copied, so it comes before there are more weights
        outer = arranged(map_linears(partial(place, source), replace(specs, layers=())))
        return arranged(replace(outer, layers=map_linears(partial(place, source), specs.layers)))
    outer = jax.tree.map(jax.device_put, map_linears(partial(pack, source), replace(specs, layers=())))
    return replace(outer, layers=tuple(pack_stack(source, run) for run in split_runs(specs.layers)))


def place(source: WeightReader, spec: LinearSpec | TensorSpec) -> Linear | jax.Array:
    """A linear, or another leaf, as XLA's operations take it."""
    if isinstance(spec, TensorSpec):
        return source.on_device(spec)
    source.counter.add(math.prod(spec.weight.shape))
    bias = None if spec.bias is None else source.on_device(spec.bias)
    if spec.format == STORED:
        numbers, scales = source.blocks.fp8(spec.weight)
        return Linear(jnp.asarray(numbers), bias, group_scale=jnp.asarray(scales))
    if spec.format != "int8":
        return Linear(source.on_device(spec.weight), bias)
    weight, scale = source.as_int8(spec.weight)
    return Linear(jnp.asarray(weight), bias, jnp.asarray(scale))


def pack(
    source: WeightReader, spec: LinearSpec | TensorSpec, into: PackedLinear | None = None
) -> PackedLinear | Unstacked | jax.Array:
    """The same as the kernels take it: linears are packed on the host, blocks into `into` if it is given."""
    if isinstance(spec, TensorSpec):
        return source.on_device(spec)
    if spec.is_stacked:
        return Unstacked(pack_entries(source, spec, into))
    source.counter.add(math.prod(spec.weight.shape))
    bias = None if spec.bias is None else source.on_host(spec.bias)
    if spec.runs:
        order = source.blocks.order(spec.weight) if spec.has_order else None
        panels = source.in_blocks(spec, None if into is None else into.panels)
        return in_panels(panels, spec.weight.shape[0], bias, None, spec.gated, spec.runs, order)
    if spec.format == "int8":
        weight, scale = source.as_int8(spec.weight)
        return pack_linear(np.asarray(weight), bias, np.asarray(scale), gated=spec.gated)
    return pack_linear(source.on_host(spec.weight), bias, gated=spec.gated)


def pack_entries(
    source: WeightReader, spec: LinearSpec, into: PackedLinear | None = None
) -> Iterator[PackedLinear | Unstacked | jax.Array]:
    """The linears of all experts, or heads, one by one: the experts of a layer may have gigabytes."""
    count = spec.weight.shape[0]
    if spec.weight.entry_rows:  # heads, which are slices of one tensor: it is read once
        heads = source.on_host(spec.weight)
        return (pack_linear(heads[n], gated=spec.gated) for n in range(count))
    return (pack(source, spec.entry(n), None if into is None else nth(into, n)) for n in range(count))


def pack_stack(source: WeightReader, run: Sequence[Layer[LinearSpec]]) -> Layer[PackedLinear]:
    """Layers of the same shapes as one with a leading axis; a tensor is dropped once it is copied there."""
    stack = allocate(stack_shapes(run))

    def pack_into(spec: LinearSpec | TensorSpec, arrays: Any) -> None:
        fill(arrays, pack(source, spec, arrays))

    for n, layer in enumerate(run):
        map_linears(pack_into, layer, nth(stack, n))
    return jax.tree.map(jax.device_put, stack)


def abstract(
    params: Params,
    weights: str,
    packs: bool = False,
    blocks: StoredBlocks = NO_BLOCKS,
    platform: str | None = None,
) -> Params[Any]:
    """The shapes and dtypes of what `to_device` gives; the functions below are for what it calls."""
    check_format(weights, packs, blocks)
    specs = choose_formats(params, weights, blocks, packs)
    if not packs:
        return arranged(map_linears(placed_shapes, specs), platform)
    outer = map_linears(packed_shapes, replace(specs, layers=()))
    return replace(outer, layers=tuple(stack_shapes(run) for run in split_runs(specs.layers)))


def placed_shapes(spec: LinearSpec | TensorSpec) -> Any:
    if isinstance(spec, TensorSpec):
        return jax.ShapeDtypeStruct(spec.shape, spec.dtype)
    shape = spec.weight.shape
    bias = None if spec.bias is None else placed_shapes(spec.bias)
    if spec.format == STORED:
        groups = jax.ShapeDtypeStruct((*shape[:-1], shape[-1] // fp8.GROUP), "float32")
        return Linear(jax.ShapeDtypeStruct(shape, "float8_e4m3fn"), bias, group_scale=groups)
    scale = jax.ShapeDtypeStruct(shape[:-1], "float32") if spec.format == "int8" else None
    return Linear(jax.ShapeDtypeStruct(shape, spec.format), bias, scale)


def packed_shapes(spec: LinearSpec | TensorSpec) -> Any:
    if isinstance(spec, TensorSpec):
        return placed_shapes(spec)
    if spec.runs:
        one = abstract_blocks(
            spec.weight.shape[-2:],
            spec.runs,
            has_bias=spec.bias is not None,
            has_order=spec.has_order,
            gated=spec.gated,
        )
        return abstract_stack(spec.weight.shape[0], one) if spec.is_stacked else one
    shapes = placed_shapes(spec)
    return abstract_experts(shapes, spec.gated) if spec.is_stacked else abstract_linear(shapes, spec.gated)


def stack_shapes(run: Sequence[Layer[LinearSpec]]) -> Layer[PackedLinear]:
    return abstract_stack(len(run), map_linears(packed_shapes, run[0]))


def in_memory(params: Params) -> tuple[Params, WeightReader]:
    """The specs of weights in float32 that are in memory already, and where these come from."""
    arrays: dict[str, Array] = {}

    def keep(leaf: jax.Array) -> TensorSpec:
        name = f"{len(arrays)}"
        arrays[name] = np.asarray(leaf, np.float32)
        return TensorSpec(leaf.shape, ((name, leaf.shape),))

    def read(name: str, at: At) -> Array:
        return arrays[name] if at is None else arrays[name][at]

    return jax.tree.map(keep, params), WeightReader(read)
