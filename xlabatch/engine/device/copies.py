"""Copies of slots: pure functions that write one slot from another."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch import collectives
from xlabatch.engine.device.logits_processors import SamplingRows
from xlabatch.engine.device.state import Rows, SlotState
from xlabatch.kernels import calls
from xlabatch.model.adapters import AdapterMatrices
from xlabatch.model.kv_cache import BLOCK, KV, Cache, Recurrent, recurrent_part
from xlabatch.model.recurrent.mesh import join_state, own_state

IDS_BLOCK_AXIS = 1  # of ids [B, C, BLOCK]


def copy_prefix(
    state: SlotState, source: Array, slot: Array, blocks: Array, kept: Recurrent | None = None
) -> SlotState:
    """Copy the first blocks of a slot: ids, keys and values; its recurrent state, or one that was kept."""

    def copy_all(leaf: Array, read: Array) -> Array:
        return leaf.at[slot].set(read[source])

    def copy_layer(layer: KV | Recurrent) -> KV | Recurrent:
        if isinstance(layer, KV):
            if layer.stacked:
                count = jnp.minimum(blocks, layer.blocks)
                return jax.tree.map(lambda leaf: calls.copy_blocks(leaf, source, slot, count), layer)
            return jax.tree.map(partial(copy_slot, source, slot, blocks, layer.block_axis), layer)
        return jax.tree.map(copy_all, layer, layer if kept is None else kept)

    kv = tuple(map(copy_layer, state.kv))
    ids = copy_slot(source, slot, blocks, IDS_BLOCK_AXIS, state.rows.ids)
    return SlotState(kv, replace(state.rows, ids=ids))


def copy_kept(state: SlotState, kept: Recurrent, source: Array, slot: Array, blocks: Array) -> SlotState:
    """Copy the first blocks of a slot, and the recurrent state that was kept of it after them."""
    return copy_prefix(state, source, slot, blocks, kept)


def keep_state(kept: Recurrent, kv: Cache, slot: Array) -> Recurrent:
    """Keep the recurrent state of a slot as it is now."""
    return jax.tree.map(lambda leaf, now: leaf.at[slot].set(now[slot]), kept, recurrent_part(kv))


def read_slot(kv: Cache, slot: Array, blocks: Array) -> Cache:
    """Read the first blocks of a slot at least, and its rings and recurrent state."""

    def read(part: KV | Recurrent) -> KV | Recurrent:
        if isinstance(part, KV) and part.stacked:
            count = jnp.minimum(blocks, part.blocks)
            return jax.tree.map(lambda leaf: calls.read_blocks(leaf, slot, count), part)
        return jax.tree.map(lambda leaf: leaf[slot], part)

    return tuple(map(read, kv))


def read_slot_of_all(kv: Cache, slot: Array, blocks: Array) -> list[Array]:
    """The same on a mesh, with the heads and features of all devices."""

    def joined(part: KV | Recurrent) -> Any:
        return join_state(part) if isinstance(part, Recurrent) else jax.tree.map(collectives.join_heads, part)

    return jax.tree.leaves([joined(part) for part in read_slot(kv, slot, blocks)])


def write_slot(state: SlotState, slot: Array, ids: Array, kv: Cache) -> SlotState:
    """Write the ids [C, BLOCK] of a slot and its cache, which has the heads of all devices."""

    def write_layer(layer: KV | Recurrent, given: KV | Recurrent) -> KV | Recurrent:
        if isinstance(layer, KV):
            return jax.tree.map(partial(write_cache, slot, layer.stacked), layer, given)
        assert isinstance(given, Recurrent)
        own = own_state(given, jax.tree.map(one_slot, layer))
        return jax.tree.map(lambda leaf, own: leaf.at[slot].set(own), layer, own)

    written = tuple(map(write_layer, state.kv, kv))
    return SlotState(written, replace(state.rows, ids=state.rows.ids.at[slot].set(ids)))


def write_cache(slot: Array, stacked: bool, leaf: Array, given: Array) -> Array:
    """Write a slot of a cache; `given` has the heads of all devices."""
    own = collectives.own_heads(given, leaf.shape[-3])
    return calls.write_slot(leaf, own, slot) if stacked else leaf.at[slot].set(own)


def one_slot(leaf: Any) -> jax.ShapeDtypeStruct:
    """The shape of what a leaf has for one slot."""
    return jax.ShapeDtypeStruct(leaf.shape[1:], leaf.dtype)


def read_row(rows: Rows, slot: Array) -> Rows:
    return jax.tree.map(lambda leaf: leaf[slot], rows)


def write_row(rows: Rows, slot: Array, row: Rows) -> Rows:
    return jax.tree.map(lambda leaf, own: leaf.at[slot].set(own), rows, row)


def write_adapter(
    matrices: list[AdapterMatrices], place: Array, adapter: list[AdapterMatrices]
) -> list[AdapterMatrices]:
    """Write what one adapter adds to each linear."""

    def write(leaf: Array, own: Array) -> Array:
        return lax.dynamic_update_index_in_dim(leaf, own, place, leaf.ndim - 3)

    return jax.tree.map(write, matrices, adapter)


def one_adapter(matrices: AdapterMatrices) -> Any:
    """The shapes of what one of several adapters adds to a linear."""

    def one(leaf: Array) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct((*leaf.shape[:-3], *leaf.shape[-2:]), leaf.dtype)

    return jax.tree.map(one, matrices)


def fork(state: SlotState, source: Array, slot: Array, sampling_params: SamplingRows) -> SlotState:
    """Copy a slot right after its prompt was prefilled, for another choice of the same request."""
    copied = copy_prefix(state, source, slot, (state.rows.position[source] - 1) // BLOCK + 1)
    rows = copy_row(copied.rows, source, slot)
    own = jax.tree.map(lambda leaf, value: leaf.at[slot].set(value), rows.sampling_params, sampling_params)
    return replace(copied, rows=replace(rows, ids=copied.rows.ids, sampling_params=own))


def copy_row(rows: Rows, source: Array, slot: Array) -> Rows:
    """Copy a row without its ids, which are laid out in blocks like the cache."""
    no_leaf: Any = None
    small = replace(rows, ids=no_leaf)
    return jax.tree.map(lambda leaf: leaf.at[slot].set(leaf[source]), small)


def copy_slot(source: Array, slot: Array, blocks: Array, axis: int, leaf: Array) -> Array:
    """Copy the first blocks of a leaf, which are on an axis of it, from slot `source` to `slot`."""

    def used_blocks(leaf: Array) -> Array:
        return lax.fori_loop(0, blocks, lambda n, leaf: copy_block(source, slot, n, axis, leaf), leaf)

    def all_blocks(leaf: Array) -> Array:
        return leaf.at[slot].set(leaf[source])

    # on a GPU, copying all blocks is faster than a loop: the host would read its trip count
    return lax.platform_dependent(leaf, cpu=used_blocks, default=all_blocks)


def copy_block(source: Array, slot: Array, block: Array, axis: int, leaf: Array) -> Array:
    """Copy one block of a leaf from slot `source` to `slot`."""
    layers = leaf.shape[1:axis]
    rest = leaf.shape[axis + 1 :]
    before = (0,) * len(layers)
    after = (0,) * len(rest)
    content = lax.dynamic_slice(leaf, (source, *before, block, *after), (1, *layers, 1, *rest))
    return lax.dynamic_update_slice(leaf, content, (slot, *before, block, *after))
