"""Leaves of Params that still lie in files: tensors by their names and shapes, and how they become one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from xlabatch.params import Linear, Norm, Params

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]


def alone(tensor: Array) -> Array:
    """As it is."""
    return tensor


@dataclass(frozen=True)
class Stored:
    shape: Shape  # of the leaf
    parts: tuple[tuple[str, Shape], ...]
    fuse: Callable[..., Array] = alone

    def read(self, read: Callable[[str], Array]) -> Array:
        """The leaf, its parts read by name."""
        return self.fuse(*(read(name) for name, _ in self.parts))


def tensors(params: Params) -> dict[str, Shape]:
    """Every tensor that the leaves are made of, by name."""
    return {name: shape for leaf in jax.tree.leaves(params) for name, shape in leaf.parts}


def stored(name: str, *shape: int) -> Stored:
    """One tensor that is a leaf as it stands."""
    return Stored(shape, ((name, shape),))


def norm(name: str, *shape: int, bias: bool = False, more: float = 0.0) -> Norm:
    """A norm's scale, `more` added to it, and its bias."""
    raised = (lambda tensor: tensor + np.float32(more)) if more else alone
    scale = Stored(shape, ((f"{name}.weight", shape),), raised)
    return Norm(scale, stored(f"{name}.bias", *shape) if bias else None)


def linear(
    *parts: tuple[str, int], inputs: int, bias: bool = False, fuse: Callable[..., Array] | None = None
) -> Linear:
    """Linears of (name, outputs), fused into one."""
    fuse, rows = fuse or (stacked if len(parts) > 1 else alone), sum(outputs for _, outputs in parts)
    weights = tuple((f"{name}.weight", (outputs, inputs)) for name, outputs in parts)
    biases = tuple((f"{name}.bias", (outputs,)) for name, outputs in parts)
    return Linear(Stored((rows, inputs), weights, fuse), Stored((rows,), biases, fuse) if bias else None)


def stacked(*parts: Array) -> Array:
    """One below the other."""
    return np.concatenate(parts)


def by_head(kv_heads: int) -> Callable[..., Array]:
    """q [H * E, ...], k and v [K * E, ...] -> [K * (G + 2) * E, ...]: by K: queries, key, value."""

    def fuse(*parts: Array) -> Array:
        heads: list[Any] = [part.reshape(kv_heads, -1, *part.shape[1:]) for part in parts]
        return np.concatenate(heads, axis=1).reshape(-1, *parts[0].shape[1:])

    return fuse


def split_by_head(heads: int, kv_heads: int) -> Callable[..., Array]:
    """As by_head, of one tensor in which queries, keys and values lie one below the other."""

    def fuse(whole: Array) -> Array:
        size = len(whole) // (heads + 2 * kv_heads)
        return by_head(kv_heads)(*np.split(whole, [heads * size, (heads + kv_heads) * size]))

    return fuse


def stacked_experts(count: int) -> Callable[..., Array]:
    """Each expert's tensors one below the other, the experts in front: [X, ...]."""

    def fuse(*parts: Array) -> Array:
        return np.concatenate(parts).reshape(count, -1, parts[0].shape[1])

    return fuse
