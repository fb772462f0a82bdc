"""Exchange between devices that each have a part of every layer. Letters as in model/decoder.py.

Within `jax.shard_map` a device has its rows of the embedding and the head, its attention heads, and its part
of an MLP or of the experts. Hidden states are the same on all devices, bit for bit. So the parts of a sum are
gathered and added in one fixed order. An all-reduce is never used, because the library chooses its order.
"""

from collections.abc import Callable

import jax.numpy as jnp
from jax import Array, lax

AXIS = "tensor"  # the mesh's only axis


def look_up(rows_of: Callable[[Array], Array], held: int, vocab: int, tokens: Array) -> Array:
    """Look up tokens [W] in a table -> rows [W, D]; this device has `held` rows of the table, or all."""
    if held >= vocab:
        return rows_of(tokens)
    at = tokens - lax.axis_index(AXIS) * held
    own = (at >= 0) & (at < held)
    rows = rows_of(jnp.where(own, at, 0))
    # exact in every order: only one device has the row, and adding -0.0 changes no number
    return lax.psum(jnp.where(own[:, None], rows, jnp.float32(-0.0)), AXIS)


def join_vocab(logits: Array, vocab: int, axis: int) -> Array:
    """Join the logits of all devices along an axis, without the padding of the last device."""
    if logits.shape[axis] >= vocab:
        return logits
    joined = lax.all_gather(logits, AXIS, axis=axis, tiled=True)
    return lax.slice_in_dim(joined, 0, vocab, axis=axis)


def gather_parts(x: Array) -> Array:
    """Gather what each device has -> [devices, ...]."""
    return lax.all_gather(x, AXIS)


def join_features(x: Array) -> Array:
    """Join the features of all devices [N, own features] -> [N, features]."""
    return lax.all_gather(x, AXIS, axis=1, tiled=True)


def add_neighbours(parts: list[Array]) -> Array:
    """Add neighbours, then neighbouring sums, until one sum is left."""
    while len(parts) > 1:
        pairs = zip(parts[::2], parts[1::2], strict=False)
        parts = [left + right for left, right in pairs] + parts[len(parts) - len(parts) % 2 :]
    return parts[0]


def add_parts(x: Array) -> Array:
    """Sum over all devices, by a tree in the order of their numbers."""
    return add_neighbours(list(gather_parts(x)))


def add_heads(squares: Array, kv_heads: int) -> tuple[Array, Array]:
    """Sum squares over the query heads, and over the key heads, of all devices.

    squares [K, G + 1, ...] are this device's: for each key/value head, one sum for each of its queries, then
    one for its key. Each head is one term, so the order depends only on the number of heads. A key that
    several devices have is added once.
    """
    gathered = lax.all_gather(squares, AXIS, tiled=True)
    queries = gathered[:, :-1].reshape(-1, *squares.shape[2:])
    keys = gathered[:: len(gathered) // kv_heads, -1]
    return add_neighbours(list(queries)), add_neighbours(list(keys))


def own_scale(scale: Array, count: int) -> Array:
    """Return the `count` scales for the features of this device's heads, given the scales for all heads."""
    share = lax.axis_size(AXIS) * count // len(scale)  # devices that have the same head
    return lax.dynamic_slice_in_dim(scale, lax.axis_index(AXIS) // share * count, count)


def own_heads(kv: Array, count: int) -> Array:
    """Return this device's heads of keys or values [..., K, E, BLOCK] that have the heads of all devices."""
    if kv.shape[-3] == count:
        return kv
    return lax.dynamic_slice_in_dim(kv, lax.axis_index(AXIS) * count, count, kv.ndim - 3)


def join_heads(kv: Array) -> Array:
    """Join keys or values [..., K, E, BLOCK] of all devices along their heads."""
    return lax.all_gather(kv, AXIS, axis=kv.ndim - 3, tiled=True)
