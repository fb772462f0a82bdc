"""What adapters add to a linear, on XLA's operations: low-rank matrices that each row chooses.

Letters as in decoder.py.
"""

from dataclasses import replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from xlabatch.model.dots import dot
from xlabatch.model.params import AdapterTable, Leaf, Params

BATCHED = (((2,), (1,)), ((0,), (0,)))  # [R, n, m] and [R, m, o] -> [R, n, o]


def adapt(table: AdapterTable, x: Array, y: Array, adapters: Array) -> Array:
    """y [out, W] with what the adapter of each token [R, T] adds by x [in, W]; others keep their bits."""
    R, T = adapters.shape
    out, W = y.shape
    of_row = adapters[:, 0]
    rank = table.up.shape[1]
    inputs = x[:, : R * T].reshape(-1, R, T).transpose(1, 0, 2)
    low = dot(table.down[of_row], inputs, BATCHED).reshape(R, -1, rank, T)
    up = table.up[of_row].swapaxes(1, 2)
    added = jnp.zeros((R, out, T), jnp.float32)
    for part in range(low.shape[1]):
        takes = (table.part_of == part)[None, :, None]
        added = jnp.where(takes, dot(up, low[:, part], BATCHED), added)
    columns = jnp.pad(added.transpose(1, 0, 2).reshape(out, -1), ((0, 0), (0, W - R * T)))
    has_adapter = jnp.pad(adapters.reshape(-1) != 0, (0, W - R * T))
    return jnp.where(has_adapter[None], y + columns, y)  # not y + 0, which would change the sign of -0


class AdapterMatrices(NamedTuple):
    """The matrices of an AdapterTable, or of one adapter without the axis of adapters."""

    down: Leaf
    up: Leaf


def is_table(node: object) -> bool:
    return isinstance(node, AdapterTable)


def matrices_of(params: Params) -> list[AdapterMatrices]:
    """The matrices of all tables, in the order of the linears."""
    nodes = jax.tree.leaves(params, is_leaf=is_table)
    return [AdapterMatrices(node.down, node.up) for node in nodes if is_table(node)]


def with_matrices(params: Params, matrices: list[AdapterMatrices]) -> Params:
    """The parameters with these matrices in the tables, in the order of the linears."""
    given = iter(matrices)

    def with_own(node: Any) -> Any:
        return replace(node, **next(given)._asdict()) if is_table(node) else node

    return jax.tree.map(with_own, params, is_leaf=is_table)
