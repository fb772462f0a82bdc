"""Specs of tensors that are still in a checkpoint: names, shapes, and how they become leaves of Params.

A family describes a model as Params with a `TensorSpec` as each leaf; `load` makes an array of each. One leaf
may combine several stored tensors. For each of them the leaf's `TensorLayout` yields `Write`s: view the leaf
in a shape and assign a value to an index of that view. The same layout runs on NumPy for files and on jax
for random weights.

Example, the shape `tiny` with 6 query heads, 3 key/value heads, heads of 10 features, and 36 inputs: q is
[60, 36], k and v are [30, 36]. The leaf is [120, 36]: for each key/value head 20 rows of queries, 10 of its
key and 10 of its value. For q, `interleaved_qkv(3)` yields Write((3, 40, 36), [:, 0:20], q as [3, 20, 36]).

This module knows neither files nor families.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import jax
import numpy as np
from numpy.typing import DTypeLike

from xlabatch.model.config import Config
from xlabatch.model.params import AnyLinear, Layer, Linear, Norm, Params

Array = np.ndarray[Any, np.dtype[Any]]
Numbers = Array | jax.Array  # layouts take either
Shape = tuple[int, ...]
At = int | tuple[slice, ...] | None  # an entry of a tensor's leading axis, a part of it, or None: all of it


class Write(NamedTuple):
    """One assignment into a leaf: `leaf.reshape(view_shape)[index] = value`."""

    view_shape: Shape
    index: Any
    value: Numbers


Read = Callable[[str, At], Array]  # (name, which part) -> this part of a stored tensor, in float32
TensorLayout = Callable[[Shape, int, Numbers], Iterator[Write]]  # (leaf's shape, n, n-th tensor) -> writes


@dataclass(frozen=True)
class ModelSpec:
    """A model before its weights are read: what a family makes of a config.json."""

    config: Config
    params: Params  # every leaf is a TensorSpec
    unused: tuple[str, ...] = ()  # ends of names of tensors that files may hold and the model does not use
    unused_prefixes: tuple[str, ...] = ()  # beginnings of such names


def as_stored(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """The leaf is one stored tensor, unchanged."""
    yield Write(leaf, ..., part)


@dataclass(frozen=True)
class TensorSpec:
    """One leaf: its shape, the stored tensors that it consists of, and where each of them goes.

    A leaf without stored tensors is filled with a number.
    """

    shape: Shape
    parts: tuple[tuple[str, Shape], ...]  # name and shape of each stored tensor
    layout: TensorLayout = as_stored
    dtype: str = "float32"  # in which it is read or drawn
    fill: float = 0.0
    entry: int | None = None  # of the stored tensor's leading axis; None: all of it
    entry_rows: int | None = None  # how many rows of the stored tensor an entry has; None: it is one

    def read(self, read: Read) -> Array:
        """The leaf in float32, given a function that reads one stored tensor."""
        return self.join(read, np.float32)

    def join(self, read: Read, dtype: DTypeLike) -> Array:
        """The leaf in a dtype, given a function that reads one stored tensor in it; one at a time."""
        if not self.parts:
            return np.full(self.shape, self.fill, dtype)
        if self.layout is as_stored:
            return read(self.parts[0][0], self.place)
        leaf = np.empty(self.shape, dtype)
        for n, (name, _) in enumerate(self.parts):
            for write in self.layout(self.shape, n, read(name, self.place)):
                leaf.reshape(write.view_shape)[write.index] = write.value
        return leaf

    @property
    def whole(self) -> "TensorSpec":
        """The leaf that this is a part of, on a mesh; it has the format of the whole."""
        return self

    @property
    def place(self) -> At:
        """Which part of each stored tensor the leaf takes."""
        if self.entry is None or self.entry_rows is None:
            return self.entry
        first = self.entry * self.entry_rows
        return (slice(first, first + self.entry_rows),)

    def draw(self, draw_whole: "Callable[[TensorSpec], jax.Array]") -> jax.Array:
        """The leaf on the device, given a function that draws a whole leaf."""
        return draw_whole(self)

    def take_entry(self, n: int) -> "TensorSpec":
        """The n-th entry of a leaf of all experts, with tensors for each expert or one tensor for all."""
        if self.layout is not concatenated:
            return replace(self, shape=self.shape[1:], entry=n)
        count = len(self.parts) // self.shape[0]
        return replace(self, shape=self.shape[1:], parts=self.parts[n * count : (n + 1) * count])


def tensors(params: Params | Layer) -> dict[str, Shape]:
    """The name and shape of every stored tensor that the leaves consist of."""
    return {name: shape for leaf in jax.tree.leaves(params) for name, shape in leaf.parts}


def split_runs(layers: Sequence[Layer[AnyLinear]]) -> list[list[Layer[AnyLinear]]]:
    """The layers, in runs of the same shapes; the kernels read each run as one stack."""

    def shapes(layer: Layer[AnyLinear]) -> object:
        leaves, structure = jax.tree.flatten(layer)
        return structure, [leaf.shape for leaf in leaves]

    return [list(run) for _, run in groupby(layers, shapes)]


def tensor(name: str, *shape: int) -> TensorSpec:
    """A leaf that is one stored tensor."""
    return TensorSpec(shape, ((name, shape),))


def norm(name: str, size: int, *, offset: float = 0.0) -> Norm:
    """An RMSNorm; `offset` is added to the stored scale."""
    layout = plus_offset(offset) if offset else as_stored
    return Norm(TensorSpec((size,), ((f"{name}.weight", (size,)),), layout))


def layer_norm(name: str, size: int, *, offset: float = 0.0) -> Norm:
    """A norm with a bias."""
    return replace(norm(name, size, offset=offset), bias=tensor(f"{name}.bias", size))


@cache
def plus_offset(offset: float) -> TensorLayout:
    """The stored tensor with `offset` added to every element."""

    def layout(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
        yield Write(leaf, ..., part + np.float32(offset))

    return layout


@cache
def times(factor: float) -> TensorLayout:
    """The stored tensor with every element multiplied by `factor`."""

    def layout(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
        yield Write(leaf, ..., part * np.float32(factor))

    return layout


def linear(
    *parts: tuple[str, int], inputs: int, bias: bool = False, layout: TensorLayout | None = None
) -> Linear:
    """A linear that consists of stored linears, each given as (name, outputs)."""
    layout = layout or (concatenated if len(parts) > 1 else as_stored)
    rows = sum(outputs for _, outputs in parts)
    weights = tuple((f"{name}.weight", (outputs, inputs)) for name, outputs in parts)
    biases = tuple((f"{name}.bias", (outputs,)) for name, outputs in parts)
    weight = TensorSpec((rows, inputs), weights, layout)
    return Linear(weight, TensorSpec((rows,), biases, layout) if bias else None)


def concatenated(_: Shape, n: int, part: Numbers) -> Iterator[Write]:
    """Stored tensors of one shape, one below the other; with experts, expert by expert."""
    yield Write((-1, *part.shape), n, part)


@cache
def one_below_another(sizes: tuple[int, ...]) -> TensorLayout:
    """Stored tensors with these numbers of rows, one below the other."""

    def layout(leaf: Shape, n: int, part: Numbers) -> Iterator[Write]:
        start = sum(sizes[:n])
        yield Write(leaf, np.s_[start : start + sizes[n]], part)

    return layout


def transposed(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """A weight [..., out, in] that is stored as [..., in, out]; a bias as it is."""
    yield Write(leaf, ..., part if part.ndim == 1 else part.swapaxes(-1, -2))


def interleaved_halves(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """Gates and ups [..., 2 * F] that are stored interleaved."""
    for n in (0, 1):
        yield Write((*leaf[:-1], 2, leaf[-1] // 2), np.s_[..., n, :], part[..., n::2])


def transposed_interleaved_halves(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """Gates and ups [..., 2 * F, D] that are stored interleaved, as [..., D, 2 * F]."""
    for n in (0, 1):
        view = *leaf[:-2], 2, leaf[-2] // 2, leaf[-1]
        yield Write(view, np.s_[..., n, :, :], part.swapaxes(-1, -2)[..., n::2, :])


@cache
def interleaved_qkv(kv_heads: int, head_dim: int = 0, neighbours: int = 0) -> TensorLayout:
    """q [H * E, ...], k and v [K * E, ...] -> [K * (G + 2) * E, ...]: for each K its queries, key, value.

    Of the first `neighbours` features of queries and keys, rope rotates pairs that are stored as neighbours:
    2 i and 2 i + 1 become i and i + neighbours / 2.
    """

    def layout(leaf: Shape, n: int, part: Numbers) -> Iterator[Write]:
        rows = leaf[0] // kv_heads
        rest = leaf[1:]
        size = part.shape[0] // kv_heads
        start = rows - (3 - n) * size if n else 0
        if not neighbours or n == 2:
            value = part.reshape(kv_heads, size, *rest)
            yield Write((kv_heads, rows, *rest), np.s_[:, start : start + size], value)
            return
        view = kv_heads, rows // head_dim, head_dim, *rest
        heads = slice(start // head_dim, (start + size) // head_dim)
        value = part.reshape(kv_heads, size // head_dim, head_dim, *rest)
        yield Write(view, np.s_[:, heads, : neighbours // 2], value[:, :, 0:neighbours:2])
        yield Write(view, np.s_[:, heads, neighbours // 2 : neighbours], value[:, :, 1:neighbours:2])
        yield Write(view, np.s_[:, heads, neighbours:], value[:, :, neighbours:])

    return layout


@cache
def split_fused_qkv(heads: int, kv_heads: int, transpose: bool = False) -> TensorLayout:
    """As interleaved_qkv, from one tensor that holds q, k and v one below the other."""

    def layout(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
        size = leaf[0] // (heads + 2 * kv_heads)
        rows = part.T if transpose else part
        ends = 0, heads * size, (heads + kv_heads) * size, leaf[0]
        for n, (start, end) in enumerate(pairwise(ends)):
            yield from interleaved_qkv(kv_heads)(leaf, n, rows[start:end])

    return layout


@cache
def heads_with_rotated(heads: int, rotated: int, *, neighbours: bool, first: bool) -> TensorLayout:
    """Heads [heads * E, ...] that are stored with their rotated features last; if `first` these are moved.

    With `neighbours` rope rotates pairs that are stored as neighbours, as in `interleaved_qkv`.
    """

    def layout(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
        view = heads, leaf[0] // heads, *leaf[1:]
        value = part.reshape(view)
        plain = leaf[0] // heads - rotated
        start, at = (0, rotated) if first else (plain, 0)
        yield Write(view, np.s_[:, at : at + plain], value[:, :plain])
        half = rotated // 2
        for n in (0, 1):
            pairs = np.s_[plain + n :: 2] if neighbours else np.s_[plain + n * half : plain + (n + 1) * half]
            yield Write(view, np.s_[:, start + n * half : start + (n + 1) * half], value[:, pairs])

    return layout


def keys_of_heads(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """[H, in, out], from [H * rows, in]: the first `out` rows of each head, for its key, transposed."""
    inputs, outputs = leaf[-2:]
    rows = part.reshape(*leaf[:-2], -1, inputs)
    yield Write(leaf, ..., rows[..., :outputs, :].swapaxes(-1, -2))


def values_of_heads(leaf: Shape, _: int, part: Numbers) -> Iterator[Write]:
    """[H, out, in], from [H * rows, in]: the last `out` rows of each head, for its value."""
    outputs, inputs = leaf[-2:]
    rows = part.reshape(*leaf[:-2], -1, inputs)
    yield Write(leaf, ..., rows[..., -outputs:, :])
