"""Leaves of Params that still lie in files: tensors by their names and shapes, and how they become one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import jax
import numpy as np

from xlabatch.model.params import Linear, Norm, Params

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]


Write = tuple[Shape, Any, Any]  # a leaf seen in a shape, an index of that, and what stands there
Layout = Callable[[Shape, int, Any], Iterator[Write]]  # where the n-th part of a leaf of a shape goes


def as_stored(leaf: Shape, _: int, part: Any) -> Iterator[Write]:
    """A leaf of one part, as it is."""
    yield leaf, ..., part


@dataclass(frozen=True)
class TensorSpec:
    shape: Shape  # of the leaf
    parts: tuple[tuple[str, Shape], ...]
    layout: Layout = as_stored

    def read(self, read: Callable[[str], Array]) -> Array:
        """The leaf, its parts read by name, one after the other, each forgotten when it is in its place."""
        if self.layout is as_stored:
            return read(self.parts[0][0])
        leaf = np.empty(self.shape, np.float32)
        for n, (name, _) in enumerate(self.parts):
            for seen, index, piece in self.layout(self.shape, n, read(name)):
                leaf.reshape(seen)[index] = piece
        return leaf


def tensors(params: Params) -> dict[str, Shape]:
    """Every tensor that the leaves are made of, by name."""
    return {name: shape for leaf in jax.tree.leaves(params) for name, shape in leaf.parts}


def tensor(name: str, *shape: int) -> TensorSpec:
    """One tensor that is a leaf as it stands."""
    return TensorSpec(shape, ((name, shape),))


def norm(name: str, *shape: int, bias: bool = False, offset: float = 0.0) -> Norm:
    """A norm's scale, `more` added to it, and its bias."""
    scale = TensorSpec(shape, ((f"{name}.weight", shape),), plus_offset(offset) if offset else as_stored)
    return Norm(scale, tensor(f"{name}.bias", *shape) if bias else None)


@cache
def plus_offset(offset: float) -> Layout:
    """As it is, and `more` to all of it."""

    def put(leaf: Shape, _: int, part: Any) -> Iterator[Write]:
        yield leaf, ..., part + np.float32(offset)

    return put


def linear(*parts: tuple[str, int], inputs: int, bias: bool = False, layout: Layout | None = None) -> Linear:
    """Linears of (name, outputs), fused into one."""
    layout, rows = (
        layout or (concatenated if len(parts) > 1 else as_stored),
        sum(outputs for _, outputs in parts),
    )
    weights = tuple((f"{name}.weight", (outputs, inputs)) for name, outputs in parts)
    biases = tuple((f"{name}.bias", (outputs,)) for name, outputs in parts)
    return Linear(
        TensorSpec((rows, inputs), weights, layout), TensorSpec((rows,), biases, layout) if bias else None
    )


def concatenated(_: Shape, n: int, part: Any) -> Iterator[Write]:
    """Parts of one size, one below the other; where experts stand in front, expert by expert."""
    yield (-1, *part.shape), n, part


def transposed(leaf: Shape, _: int, part: Any) -> Iterator[Write]:
    """A weight stored [in, out], turned round."""
    yield leaf, ..., part.T


@cache
def interleaved_qkv(kv_heads: int) -> Layout:
    """q [H * E, ...], k and v [K * E, ...] -> [K * (G + 2) * E, ...]: by K: queries, key, value."""

    def put(leaf: Shape, n: int, part: Any) -> Iterator[Write]:
        rows, rest = leaf[0] // kv_heads, leaf[1:]
        size = part.shape[0] // kv_heads
        start = rows - (3 - n) * size if n else 0
        yield (kv_heads, rows, *rest), np.s_[:, start : start + size], part.reshape(kv_heads, size, *rest)

    return put


@cache
def split_fused_qkv(heads: int, kv_heads: int, transpose: bool = False) -> Layout:
    """As by_head, of one tensor in which queries, keys and values lie one below the other."""

    def put(leaf: Shape, _: int, part: Any) -> Iterator[Write]:
        size, below = leaf[0] // (heads + 2 * kv_heads), part.T if transpose else part
        ends = 0, heads * size, (heads + kv_heads) * size, leaf[0]
        for n, (start, end) in enumerate(pairwise(ends)):
            yield from interleaved_qkv(kv_heads)(leaf, n, below[start:end])

    return put
