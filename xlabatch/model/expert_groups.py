"""The columns of a step, grouped by expert, for kernels that run all experts at once.

Letters as in decoder.py, and: k experts of a column, N places.
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array


class Groups(NamedTuple):
    """Places for the columns of each expert, one expert after the other."""

    sizes: Array  # int32 [X] the columns of each expert
    experts: Array  # int32 [N / tile] of each tile of places; X where it is empty
    columns: Array  # int32 [N] in each place; W in an empty one
    places: Array  # int32 [k, W] of each column, in the order of its experts; N where it has fewer


def group(weights: Array, k: int, tile: int, tiles: int) -> Groups:
    """Places in tiles for the columns of weights [X, W], at most k a column, that are not zero.

    Each expert's places begin with a tile.
    """
    W = weights.shape[1]
    used = weights != 0
    column = jnp.arange(W, dtype=jnp.int32)
    counts = used.astype(jnp.int32)
    sizes = counts.sum(1)
    filled = -(-sizes // tile)  # tiles of each expert
    ends = jnp.cumsum(filled)
    place = ((ends - filled) * tile)[:, None] + jnp.cumsum(counts, axis=1) - 1
    place = jnp.where(used, place, tiles * tile)  # the others are dropped
    columns = jnp.full(tiles * tile, W, jnp.int32).at[place].set(column[None], mode="drop")
    nth = jnp.where(used, jnp.cumsum(counts, axis=0) - 1, k)
    places = jnp.full((k, W), tiles * tile, jnp.int32).at[nth, column[None]].set(place, mode="drop")
    return Groups(sizes, find_experts(ends, tiles), columns, places)


def find_experts(ends: Array, tiles: int) -> Array:
    """The expert of each tile [tiles], given the tile after the last one of each expert [X]."""
    tile = jnp.arange(tiles, dtype=jnp.int32)
    return (ends[:, None] <= tile[None]).astype(jnp.int32).sum(0)


def gather(groups: Groups, x: Array) -> Array:
    """x [..., W] in its places [..., N]; the last column in empty ones."""
    return jnp.take(x, groups.columns, axis=-1, mode="clip")


def place_weights(groups: Groups, weights: Array) -> Array:
    """The weights [X, W] of the pairs in all places [1, N]."""
    expert = spread_over_places(groups, groups.experts)
    last = weights.shape[1] - 1
    return weights.at[expert, jnp.minimum(groups.columns, last)].get(mode="clip")[None]


def take_leaf(groups: Groups, leaf: Array) -> Array:
    """What each expert has [X, out], for each place [out, N]."""
    return spread_over_places(groups, jnp.take(leaf, groups.experts, axis=0, mode="clip").T)


def spread_over_places(groups: Groups, array: Array) -> Array:
    """What each tile has [..., N / tile], for each place [..., N]."""
    return jnp.repeat(array, len(groups.columns) // len(groups.experts), axis=-1)


def add_experts(groups: Groups, y: Array) -> Array:
    """Add y [D, N] of each column's experts in the order of their numbers -> [D, W]."""
    places = groups.places
    total = jnp.zeros((y.shape[0], places.shape[1]), y.dtype)
    for place in places:
        total = total + jnp.where(place < y.shape[1], jnp.take(y, place, axis=1, mode="clip"), 0.0)
    return total
