"""The small inputs of a program as one array: each would be a copy to the device by itself."""

import math
from typing import TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

Tree = TypeVar("Tree")


def to_words(tree: object) -> NDArray[np.int32]:
    """The leaves of a tree on the host, of 32 bits or bool, one after the other -> int32 [N]."""
    leaves = map(np.asarray, jax.tree.leaves(tree))
    words = [leaf.astype(np.int32) if leaf.dtype == bool else leaf.view(np.int32) for leaf in leaves]
    return np.concatenate([leaf.reshape(-1) for leaf in words])


def from_words(words: Array, shapes: Tree) -> Tree:
    """The tree of these shapes that became words [N]."""
    leaves, tree = jax.tree.flatten(shapes)
    arrays = []
    at = 0
    for leaf in leaves:
        size = math.prod(leaf.shape)
        part = words[at : at + size].reshape(leaf.shape)
        arrays.append(part != 0 if leaf.dtype == jnp.bool_ else lax.bitcast_convert_type(part, leaf.dtype))
        at += size
    restored: Tree = jax.tree.unflatten(tree, arrays)
    return restored


def shapes_of(tree: Tree) -> Tree:
    """The shapes of a tree's leaves."""
    shapes: Tree = jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype), tree)
    return shapes
