"""From a Source to a Model on the device, leaf by leaf.

A Source has no wrong tensors: a folder that has any is refused when it is opened. Random weights are drawn
on the device, so that nothing large is transferred. Which tensors a family has is in `Source.spec`; this
module knows no family.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.digest_cache import file_state
from xlabatch.checkpoint.fingerprint import config_digest, weights_digest
from xlabatch.checkpoint.formats.quantized_tensor import Int4, int4_leaf
from xlabatch.checkpoint.random_weights import RandomWeights, random_leaf
from xlabatch.checkpoint.source import Array, Source
from xlabatch.checkpoint.spec_trees import (
    PlaceLeaf,
    PlaceLinear,
    is_stacked,
    map_linears,
    parts_of,
    runs_of,
    unstacked,
    with_dtypes,
)
from xlabatch.checkpoint.tensor_specs import At, Read, TensorSpec, as_stored, concatenated
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack, reason_for_xla
from xlabatch.kernels.params import (
    Unstacked,
    abstract_experts,
    abstract_linear,
    abstract_stack,
    allocate,
    fill,
    nth,
    pack_int4_linear,
    pack_linear,
)
from xlabatch.model import int8
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Linear, Params
from xlabatch.validation import printable

WEIGHTS = ("float32", "bfloat16", "int8", "int4")
WIDE = ("F64", "F32", "F16")  # what bfloat16 would round by more than it was rounded before
QUANTIZE = jax.jit(int8.quantize_on_device)


@dataclass(frozen=True)
class Model:
    """What an engine runs."""

    name: str
    config: Config
    params: Params  # on the device
    eos_token_ids: tuple[int, ...]
    weights: str = "float32"  # how the weights of linears are kept, one of WEIGHTS
    folder: Path | None = None  # where its tokenizer is
    weights_digest: str = ""  # of the files with its weights, see fingerprint.py
    config_digest: str = ""  # of its other files
    score: Array | None = None  # [labels, D] on the host, the head of a sequence classifier
    stored: str = ""  # how the files store the weights, and what they are computed as; "" if there are none
    specs: Params | None = None  # the same tree of TensorSpecs, for adapters

    @property
    def read_bytes(self) -> int:
        """The bytes of weights that a decode step reads: all but an embedding that is not also the head."""
        params = self.params
        read = params.layers, params.norm, params.embed if params.head is None else params.head
        return sum(leaf.nbytes for leaf in jax.tree.leaves(read))


def resolve_weights_format(weights: str | None, source: Source) -> str:
    """How weights are kept; on CPUs by default bfloat16 if files hold no more and the kernels are here."""
    if weights is None and source.stored_dtype in WEIGHTS:
        return source.stored_dtype  # written by `xlabatch convert`
    if weights is None:
        keeps = jax.default_backend() != "cpu" or (can_pack() and source.stored_dtype not in WIDE)
        return "bfloat16" if keeps else "float32"
    if weights not in WEIGHTS:
        raise Refused(f"weights {weights!r} are not known; there are {', '.join(WEIGHTS)}")
    return weights


def load(
    source: Source, weights: str | None = None, packs: bool | None = None, place_all: "PlaceAll | None" = None
) -> Model:
    """Read a source's weights onto the device: as they are, or rounded to bfloat16, int8 or int4.

    They are packed for the kernels where those are here and compute this model, unless `packs` is False.
    """
    weights = resolve_weights_format(weights, source)
    config, ends = source.spec.config, source.eos_token_ids
    if outside := [end for end in ends if not 0 <= end < config.vocab]:
        raise Refused(
            f"model {source.name}: end tokens {printable(outside, 60)} lie outside the vocabulary of "
            f"{config.vocab}"
        )
    packs = can_pack() if packs is None else packs
    check_format(weights, packs)
    tensors = Weights(source.read, source.random, source.int4)
    before = [file_state(file) for file in source.files]
    with source.open_files():
        params = (place_all or to_device)(source.spec.params, tensors, weights, packs)
        score = None if source.score is None else source.score.read()
    weights_of_files = weights_digest(source)
    digests = weights_of_files, config_digest(source, weights_of_files)
    if [file_state(file) for file in source.files] != before:  # the digest may be of other weights
        raise Refused(f"model {source.name}: its files have changed while they were read; start again")
    files = source.folder, *digests, score, source.stored_as(weights), source.spec.params
    return Model(source.name, config, params, ends, weights, *files)


def check_format(weights: str, packs: bool) -> None:
    """Refuse a format that only the kernels compute where they do not compute this model."""
    if weights == "int4" and not packs:
        others = ", ".join(WEIGHTS[:-1])
        raise Refused(
            f"weights int4 need the kernels, which are not used here ({reason_for_xla()}); use {others}"
        )


def abstract(params: Params, weights: str, packs: bool = False) -> Params:
    """The shapes and dtypes that the device would hold for a tree of TensorSpecs; in panels if `packs`."""
    check_format(weights, packs)

    def leaf(spec: TensorSpec) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(spec.shape, spec.dtype)

    def linear(node: Linear, gated: bool) -> Any:
        shapes = jax.tree.map(leaf, node)
        if not packs:
            return shapes
        return abstract_experts(shapes, gated) if is_stacked(node) else abstract_linear(shapes, gated)

    shapes = map_linears(with_dtypes(params, weights), linear, leaf)
    if not packs:
        return shapes
    stacks = [abstract_stack(len(run), run[0]) for run in runs_of(shapes.layers)]
    return replace(shapes, layers=tuple(stacks))


class Weights(NamedTuple):
    """Where tensors come from by their names: they are read, or drawn on the device."""

    read: Read
    random: RandomWeights | None = None
    int4: Mapping[str, Int4] = {}


PlaceAll = Callable[[Params, Weights, str, bool], Params]


def in_memory(params: Params) -> tuple[Params, Weights]:
    """TensorSpecs of weights in float32 that are already in memory, and their tensors."""
    arrays: dict[str, Array] = {}

    def read(name: str, at: At) -> Array:
        return arrays[name] if at is None else arrays[name][at]

    def spec(leaf: Any, count: int = 1) -> TensorSpec:
        parts = np.split(np.asarray(leaf, np.float32), count) if count > 1 else [np.asarray(leaf, np.float32)]
        names = [f"{len(arrays) + n}" for n in range(count)]
        arrays.update(zip(names, (part.reshape(part.shape[count > 1 :]) for part in parts), strict=True))
        layout = concatenated if count > 1 else as_stored
        return TensorSpec(leaf.shape, tuple((name, arrays[name].shape) for name in names), layout)

    def linear(node: Linear, _: bool) -> Any:
        return jax.tree.map(lambda leaf: spec(leaf, len(node.weight) if is_stacked(node) else 1), node)

    return map_linears(params, linear, spec), Weights(read)


def is_int4(spec: TensorSpec, stored: Mapping[str, Int4]) -> bool:
    """Whether all that a leaf consists of is stored in int4."""
    return bool(spec.parts) and all(name in stored for name, _ in spec.parts)


def to_device(params: Params, source: Weights, weights: str, packs: bool = False) -> Params:
    """A tree of TensorSpecs as arrays, read from the source or drawn on the device; in panels if `packs`."""

    def leaf(spec: TensorSpec) -> jax.Array:
        if source.random and len(spec.shape) > 1:  # norms and biases are small, and are read
            return random_leaf(spec, source.random)
        return jnp.asarray(spec.read(source.read), spec.dtype)

    def on_host(spec: TensorSpec) -> Array:
        """What will be packed: only what is drawn there comes from the device, which holds no other copy."""
        if source.random:
            return np.asarray(leaf(spec))
        return np.asarray(spec.read(source.read), jnp.dtype(spec.dtype))

    def linear(node: Linear, gated: bool) -> Any:
        if packs and is_stacked(node):  # one by one: all experts of a layer may be gigabytes
            count = node.weight.shape[0]
            if node.weight.entry_rows:  # heads, which are slices of one tensor: it is read once
                heads = on_host(node.weight)
                return Unstacked(pack_linear(heads[n], None, gated=gated) for n in range(count))
            return Unstacked(linear(unstacked(node, n), gated) for n in range(count))
        bias = None if node.bias is None else leaf(node.bias)
        if node.weight.dtype == "int4" and is_int4(node.weight, source.int4):
            numbers, scales = int4_leaf(node.weight, source.int4)
            return pack_int4_linear(numbers, scales, None if bias is None else np.asarray(bias), gated=gated)
        if node.weight.dtype == "int4":
            wide = on_host(replace(node.weight, dtype="float32"))
            return pack_linear(wide, None if bias is None else np.asarray(bias), gated=gated, int4=True)
        quantizes = node.scale is not None
        place = on_host if packs else leaf
        weight, scale = quantized(node.weight, source) if quantizes else (place(node.weight), None)
        if not packs:
            return Linear(weight, bias, scale)
        vectors = (None if each is None else np.asarray(each) for each in (bias, scale))
        return pack_linear(np.asarray(weight), *vectors, gated=gated)

    chosen = with_dtypes(params, weights)
    if not packs:
        return map_linears(chosen, linear, leaf)
    rest, shapes = map_linears(replace(chosen, layers=()), linear, leaf), abstract(params, weights, packs)
    stacks = [
        load_stack(run, stack, linear, leaf)
        for run, stack in zip(runs_of(chosen.layers), shapes.layers, strict=True)
    ]
    return replace(rest, layers=tuple(stacks))


def load_stack(run: Sequence[Layer], shapes: Any, linear: PlaceLinear, leaf: PlaceLeaf) -> Any:
    """Layers of the same shapes as one with a leading axis; a tensor is dropped once it is copied there."""
    arrays = allocate(shapes)
    for n, layer in enumerate(run):
        for node, gated, part in parts_of(layer, nth(arrays, n)):
            fill(part, linear(node, gated) if isinstance(node, Linear) else leaf(node))
    return jax.tree.map(jax.device_put, arrays)


def quantized(spec: TensorSpec, source: Weights) -> tuple[jax.Array, jax.Array]:
    """A weight in int8, and its scale."""
    if source.random:
        return QUANTIZE(random_leaf(replace(spec, dtype="float32"), source.random))
    weight, scale = int8.quantize(spec.read(source.read))
    return jnp.asarray(weight), jnp.asarray(scale)
