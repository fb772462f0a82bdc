"""Leaves of Params that still lie in files: tensors by their names and shapes, and how they become one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from xlabatch.params import Linear, Norm, Params

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]


Put = Callable[[Array, int, Array], None]  # write the n-th part of a leaf to its place


def whole(leaf: Array, _: int, part: Array) -> None:
    """A leaf of one part, as it is."""
    leaf[...] = part


@dataclass(frozen=True)
class Stored:
    shape: Shape  # of the leaf
    parts: tuple[tuple[str, Shape], ...]
    put: Put = whole

    def read(self, read: Callable[[str], Array]) -> Array:
        """The leaf, its parts read by name, one after the other, each forgotten when it is in its place."""
        if self.put is whole:
            return read(self.parts[0][0])
        leaf = np.empty(self.shape, np.float32)
        for n, (name, _) in enumerate(self.parts):
            self.put(leaf, n, read(name))
        return leaf


def tensors(params: Params) -> dict[str, Shape]:
    """Every tensor that the leaves are made of, by name."""
    return {name: shape for leaf in jax.tree.leaves(params) for name, shape in leaf.parts}


def stored(name: str, *shape: int) -> Stored:
    """One tensor that is a leaf as it stands."""
    return Stored(shape, ((name, shape),))


def norm(name: str, *shape: int, bias: bool = False, more: float = 0.0) -> Norm:
    """A norm's scale, `more` added to it, and its bias."""
    scale = Stored(shape, ((f"{name}.weight", shape),), raised(more) if more else whole)
    return Norm(scale, stored(f"{name}.bias", *shape) if bias else None)


def raised(more: float) -> Put:
    """As it is, and `more` to all of it."""

    def put(leaf: Array, _: int, part: Array) -> None:
        np.add(part, np.float32(more), out=leaf)

    return put


def linear(*parts: tuple[str, int], inputs: int, bias: bool = False, put: Put | None = None) -> Linear:
    """Linears of (name, outputs), fused into one."""
    put, rows = put or (stacked if len(parts) > 1 else whole), sum(outputs for _, outputs in parts)
    weights = tuple((f"{name}.weight", (outputs, inputs)) for name, outputs in parts)
    biases = tuple((f"{name}.bias", (outputs,)) for name, outputs in parts)
    return Linear(Stored((rows, inputs), weights, put), Stored((rows,), biases, put) if bias else None)


def stacked(leaf: Array, n: int, part: Array) -> None:
    """Parts of one size, one below the other; where experts stand in front, expert by expert."""
    leaf.reshape(-1, *part.shape)[n] = part


def turned(leaf: Array, _: int, part: Array) -> None:
    """A weight stored [in, out], turned round."""
    leaf[...] = part.T


def by_head(kv_heads: int) -> Put:
    """q [H * E, ...], k and v [K * E, ...] -> [K * (G + 2) * E, ...]: by K: queries, key, value."""

    def put(leaf: Array, n: int, part: Array) -> None:
        mine, heads = (x.reshape(kv_heads, -1, *x.shape[1:]) for x in (leaf, part))
        size = heads.shape[1]
        start = mine.shape[1] - (3 - n) * size if n else 0
        mine[:, start : start + size] = heads

    return put


def split_by_head(heads: int, kv_heads: int, turn: bool = False) -> Put:
    """As by_head, of one tensor in which queries, keys and values lie one below the other."""

    def put(leaf: Array, _: int, part: Array) -> None:
        size = len(leaf) // (heads + 2 * kv_heads)
        below = part.T if turn else part
        for n, one in enumerate(np.split(below, [heads * size, (heads + kv_heads) * size])):
            by_head(kv_heads)(leaf, n, one)

    return put
