"""The cache of a slot on the host: cut to the blocks in use, filled up to a slot, in files.

Keys and values are cut; a recurrent state has the same size however long the sequence is.
"""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save_file

from xlabatch.engine.device.state import SlotState
from xlabatch.errors import Refused
from xlabatch.model.kv_cache import BLOCK, KV, Cache
from xlabatch.prompt_embeddings import Spans, spans
from xlabatch.scheduler.reuse.sessions import Session
from xlabatch.validation import one_line, printable

Array = NDArray[Any]
EMBEDDINGS = "embeddings "  # the beginning of a tensor's name, before their first position


def block_axes(cache: Cache) -> list[int | None]:
    """The axis of a slot's blocks in each array, behind the kernels' layers; None where it has no blocks."""
    return [
        leaf.ndim - 5 if isinstance(layer, KV) else None for layer in cache for leaf in jax.tree.leaves(layer)
    ]


def blocks_at(axis: int | None, count: int) -> tuple[slice, ...]:
    """An index for the first blocks of a slot's array, or for all of one that has no blocks."""
    return () if axis is None else (*(slice(None),) * axis, slice(count))


def first_blocks(axes: Sequence[int | None], read: Any, length: int) -> tuple[Array, ...]:
    """What was read of a slot, without the blocks behind its first positions."""
    blocks, leaves = -(-length // BLOCK), map(np.asarray, jax.tree.leaves(read))
    return tuple(leaf[blocks_at(axis, blocks)].copy() for axis, leaf in zip(axes, leaves, strict=True))


def slot_arrays(state: SlotState, session: Session) -> tuple[Array, Cache]:
    """The ids [C, BLOCK] and the cache of a slot with the positions of a session, and zeros after them."""
    ids = np.zeros(state.rows.ids.shape[1:], np.int32)
    ids.reshape(-1)[: len(session.ids)] = session.ids
    leaves, tree = jax.tree.flatten(state.kv)
    filled = [np.zeros(leaf.shape[1:], leaf.dtype) for leaf in leaves]
    for axis, leaf, array in zip(block_axes(state.kv), filled, session.arrays, strict=True):
        leaf[blocks_at(axis, 0 if axis is None else array.shape[axis])] = array
    return ids, jax.tree.unflatten(tree, filled)


def write_file(path: Path, session: Session, fingerprint: str) -> None:
    """Write a session to a file, which has the old content or the new one, whatever happens."""
    tensors: dict[str, Array] = {"ids": session.ids} | {
        f"{n}": stored(array) for n, array in enumerate(session.arrays)
    }
    for span in session.embeddings:
        shape = (-1, span.width) if span.columns is None else (-1, span.columns, span.width)
        vectors = np.frombuffer(span.data, np.float32).reshape(shape)
        tensors[f"{EMBEDDINGS}{span.start}"] = vectors
    given = {"fingerprint": fingerprint, "salt": session.salt, "adapter": session.adapter}
    metadata = {name: value for name, value in given.items() if value is not None}
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    os.close(handle)
    try:
        save_file(tensors, name, metadata)
        with open(name, "rb") as file:  # noqa: PTH123
            os.fsync(file.fileno())
        os.replace(name, path)  # noqa: PTH105
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_file(path: Path, state: SlotState, fingerprint: str) -> Session:
    """A session from a file; Refused if it is not one of this engine."""
    leaves, axes = jax.tree.leaves(state.kv), block_axes(state.kv)
    try:
        with safe_open(path, "numpy") as file:
            metadata = file.metadata() or {}
            if metadata.get("fingerprint") != fingerprint:
                raise Refused(
                    f"{printable(path)} is of another model, precision, set of kernels or version: its "
                    f"fingerprint is {printable(metadata.get('fingerprint'), 40)}, the engine's {fingerprint}"
                )
            ids = file.get_tensor("ids")
            arrays = [file.get_tensor(f"{n}").view(leaf.dtype) for n, leaf in enumerate(leaves)]
            names = [name for name in file.keys() if name.startswith(EMBEDDINGS)]  # noqa: SIM118
            vectors = {name.removeprefix(EMBEDDINGS): file.get_tensor(name) for name in names}
    except (SafetensorError, OSError) as error:
        raise Refused(f"{printable(path)} is not a session: {one_line(error)}") from None
    check_shapes(path, ids, arrays, leaves, axes)
    scope = metadata.get("salt"), metadata.get("adapter")
    return Session(ids, tuple(arrays), *scope, embeddings_of(path, vectors))


def embeddings_of(path: Path, vectors: dict[str, Array]) -> Spans:
    """The vectors of a session by first position; Refused if a file cannot have them."""
    try:
        return spans({int(start): array for start, array in vectors.items()})
    except ValueError as error:
        raise Refused(f"{printable(path)} is not a session: its embeddings: {one_line(error)}") from None


def check_shapes(
    path: Path, ids: Array, arrays: list[Array], leaves: list[Any], axes: list[int | None]
) -> None:
    """Raise Refused unless arrays are the first blocks of a slot that hold these ids."""
    blocks = -(-len(ids) // BLOCK) if ids.ndim == 1 else 0
    for array, leaf, axis in zip(arrays, leaves, axes, strict=True):
        shape = list(leaf.shape[1:])
        if axis is not None:
            if not 0 < blocks <= shape[axis]:
                positions = shape[axis] * BLOCK
                raise Refused(f"{printable(path)} does not fit into a slot of {positions} positions")
            shape[axis] = blocks
        if list(array.shape) != shape or ids.dtype != np.int32:
            raise Refused(f"{printable(path)} is not a session: it has arrays of other shapes")


def stored(array: Array) -> Array:
    """An array in a dtype that every reader of the format knows: bfloat16 as its bits."""
    return array.view(np.uint16) if array.dtype.itemsize == 2 else array
