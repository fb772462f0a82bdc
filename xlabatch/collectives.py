"""What devices exchange when each has a part of every layer. Letters as in model/decoder.py.

Within `jax.shard_map` a device has its rows of the embedding and the head, its heads, its part of an MLP or
of the experts. Hidden states are the same on all devices, bit for bit: a sum over parts is gathered and added
in one order, never by an all-reduce: the library chooses its order.
"""

from collections.abc import Callable

import jax.numpy as jnp
from jax import Array, lax

AXIS = "tensor"  # of the mesh


def look_up(rows_of: Callable[[Array], Array], held: int, vocab: int, tokens: Array) -> Array:
    """Rows [W, D] of a table for tokens [W]; this device has `held` rows of the table, or all."""
    if held >= vocab:
        return rows_of(tokens)
    at = tokens - lax.axis_index(AXIS) * held
    own = (at >= 0) & (at < held)
    rows = rows_of(jnp.where(own, at, 0))
    # exact in every order: one device has the row, and adding -0.0 changes no number
    return lax.psum(jnp.where(own[:, None], rows, jnp.float32(-0.0)), AXIS)


def join_vocab(logits: Array, vocab: int, axis: int) -> Array:
    """Join the logits of all devices along an axis; the last device's may be padded."""
    if logits.shape[axis] >= vocab:
        return logits
    joined = lax.all_gather(logits, AXIS, axis=axis, tiled=True)
    return lax.slice_in_dim(joined, 0, vocab, axis=axis)


def gather_parts(x: Array) -> Array:
    """What each device has computed of a sum -> [devices, ...]."""
    gathered: Array = lax.all_gather(x, AXIS)
    return gathered


def add_neighbours(parts: list[Array]) -> Array:
    """A sum in which neighbours are added, then the neighbouring sums, until one is left."""
    while len(parts) > 1:
        pairs = zip(parts[::2], parts[1::2], strict=False)
        parts = [left + right for left, right in pairs] + parts[len(parts) - len(parts) % 2 :]
    return parts[0]


def add_parts(x: Array) -> Array:
    """The sum over all devices, in the order of their numbers' tree."""
    return add_neighbours(list(gather_parts(x)))


def add_heads(squares: Array, kv_heads: int) -> tuple[Array, Array]:
    """The sums of squares over the queries, and over the keys, of the heads of all devices.

    squares [K, G + 1, ...] are of this device: for each key/value head of its queries, then of its key. Each
    head is one term, so that the order depends on the number of heads only. A key that several devices have
    is added once.
    """
    gathered = lax.all_gather(squares, AXIS, tiled=True)
    queries = gathered[:, :-1].reshape(-1, *squares.shape[2:])
    keys = gathered[:: len(gathered) // kv_heads, -1]
    return add_neighbours(list(queries)), add_neighbours(list(keys))


def own_scale(scale: Array, count: int) -> Array:
    """The `count` numbers for the features of this device's heads, given the numbers for all heads."""
    share = lax.axis_size(AXIS) * count // len(scale)  # devices that have the same head
    return lax.dynamic_slice_in_dim(scale, lax.axis_index(AXIS) // share * count, count)


def own_heads(kv: Array, count: int) -> Array:
    """This device's key/value heads, out of keys or values [..., K, E, BLOCK] with all devices' heads."""
    if kv.shape[-3] == count:
        return kv
    return lax.dynamic_slice_in_dim(kv, lax.axis_index(AXIS) * count, count, kv.ndim - 3)


def join_heads(kv: Array) -> Array:
    """Keys or values [..., K, E, BLOCK] with the key/value heads of all devices."""
    joined: Array = lax.all_gather(kv, AXIS, axis=kv.ndim - 3, tiled=True)
    return joined
