"""The cache of a slot on the host: cut to the blocks in use, filled up to a slot, in files.

Keys and values are cut; a recurrent state has the same size however long the sequence is.
"""

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import DTypeLike, NDArray
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save_file

from xlabatch.checkpoint.hashing import arrays_digest
from xlabatch.checkpoint.json_files import check_regular
from xlabatch.checkpoint.whole_files import replace_file
from xlabatch.engine.device.state import SlotState
from xlabatch.errors import Refused
from xlabatch.model.kv_cache import BLOCK, KV, Cache, int8_features
from xlabatch.prompt_embeddings import Spans, spans
from xlabatch.scheduler.reuse.snapshots import Contents, Scope, Snapshot, block_at
from xlabatch.validation import one_line, printable

Array = NDArray[Any]
Part = Literal["keys", "values"]
EMBEDDINGS = "embeddings "  # the beginning of a tensor's name, before their first position
MAX_HEADER_BYTES = 2**22
MAX_LENGTH = 2**24  # positions of a file's session


def block_axes(cache: Cache) -> list[int | None]:
    """The axis of the blocks in what each array has for one slot; None for a recurrent state or a ring."""
    return [
        layer.block_axis - 1 if isinstance(layer, KV) and layer.reach is None else None
        for layer in cache
        for _ in jax.tree.leaves(layer)
    ]


def first_positions(cache: Cache, read: Any, length: int, least: int) -> Contents:
    """What was read of a slot, without the blocks after its first positions, and zeros after these.

    What another sequence left in the last block is not kept, and does not get into a file. Of rings, what
    sequences need that go on after `least` positions or more is kept.
    """
    leaves = list(map(np.asarray, jax.tree.leaves(read)))
    axes = block_axes(cache)
    contents = Contents.split(leaves, axes, -(-length // BLOCK), BLOCK)
    last = iter(contents.blocks[-1] if length % BLOCK else ())
    state = iter(contents.state)
    for axis, part, reach in zip(axes, parts_of(cache), reaches_of(cache), strict=True):
        if axis is None:
            array = next(state)
            if part and reach:
                clear_ring(array, part, range(max(least - reach, 0), length))
        elif part and (block := next(last, None)) is not None:
            clear(block, part, slice(length % BLOCK, None))
    return contents


def clear_ring(ring: Array, part: Part, kept: range) -> None:
    """Write zeros to a ring of blocks [L, C, ...], but at the positions that are kept."""
    unused = np.ones((ring.shape[1], BLOCK), bool)
    unused.reshape(-1)[np.arange(kept.start, kept.stop) % unused.size] = False
    for n, positions in enumerate(unused):
        clear(ring[:, n], part, positions)


def reaches_of(cache: Cache) -> list[int | None]:
    """The reach of the ring that each array is; None for the others."""
    return [layer.reach if isinstance(layer, KV) else None for layer in cache for _ in jax.tree.leaves(layer)]


def parts_of(cache: Cache) -> list[Part | None]:
    """Which part of the cache each array is; None for a recurrent state."""
    parts: list[Part | None] = []
    for layer in cache:
        if isinstance(layer, KV):
            keys: Part = "values" if layer.keys_in_rows else "keys"  # which then lie in memory as values do
            parts += [keys] if layer.values is None else [keys, "values"]
        else:
            parts += [None] * len(jax.tree.leaves(layer))
    return parts


def clear(block: Array, part: Part, positions: slice | Array) -> None:
    """Write zeros to some positions of a block, [..., E, BLOCK] or of values [..., BLOCK, E]."""
    if block.dtype == np.int8:
        numbers, scales = split_int8(block, part)
        scales[..., positions] = 0
        block = numbers
    by_position = block if part == "keys" else block.swapaxes(-1, -2)
    by_position[..., positions] = 0


def floats_of(array: Array, part: Part | None) -> Array:
    """The floating-point numbers of an array: all, or of keys and values in int8 their scales."""
    return array if array.dtype != np.int8 or part is None else split_int8(array, part)[1]


def split_int8(array: Array, part: Part) -> tuple[Array, Array]:
    """Views of keys or values in int8: the numbers, and the bfloat16 scales [..., groups, BLOCK]."""
    features = int8_features(array.size // math.prod(array.shape[:-2]) // BLOCK)
    flat = array.reshape(*array.shape[:-2], -1)
    shape = (features, BLOCK) if part == "keys" else (BLOCK, features)
    numbers = flat[..., : features * BLOCK].reshape(*array.shape[:-2], *shape)
    scales = flat[..., features * BLOCK :].view(np.dtype(jnp.bfloat16))
    return numbers, scales.reshape(*array.shape[:-2], -1, BLOCK)


def slot_arrays(state: SlotState, session: Snapshot) -> tuple[Array, Cache]:
    """The ids [C, BLOCK] and the cache of a slot with the positions of a session, and zeros after them."""
    ids = np.zeros(state.rows.ids.shape[1:], np.int32)
    ids.reshape(-1)[: len(session.ids)] = session.ids
    leaves, tree = jax.tree.flatten(state.kv)
    filled = [np.zeros(leaf.shape[1:], leaf.dtype) for leaf in leaves]
    contents = session.contents
    state_arrays = iter(contents.state)
    blocks = zip(*contents.blocks, strict=True)
    for axis, leaf in zip(block_axes(state.kv), filled, strict=True):
        if axis is None:
            leaf[...] = next(state_arrays)
            continue
        for n, block in enumerate(next(blocks, ())):
            leaf[block_at(axis, n)] = block
    return ids, jax.tree.unflatten(tree, filled)


def write_file(path: Path, session: Snapshot, fingerprint: str) -> None:
    """Write a session to a file, which has the old content or the new one, whatever happens."""
    if path.is_symlink():
        raise Refused(f"{printable(path)} is a link, which a session does not replace; name the file")
    if path.exists():
        check_regular(path)  # a device would be replaced
    tensors = name_tensors(session)
    given = {
        "fingerprint": fingerprint,
        "salt": session.salt,
        "adapter": session.adapter,
        "least": str(session.least),
    }
    metadata = {name: value for name, value in given.items() if value is not None}
    metadata["digest"] = content_digest(tensors, metadata, alone=True)  # the process may be ending
    try:
        with replace_file(path) as written:
            save_file(tensors, written, metadata)
    except SafetensorError as error:  # the library's own class for what the system refused
        raise OSError(f"{printable(path)} cannot be written: {one_line(error)}") from None


def name_tensors(session: Snapshot) -> dict[str, Array]:
    """The arrays of a session by their names in a file."""
    tensors: dict[str, Array] = {"ids": session.ids}
    tensors |= {f"{n}": convert_to_stored(array) for n, array in enumerate(session.contents.join())}
    for span in spans_within(session.embeddings, len(session.ids)):
        shape = (-1, span.width) if span.columns is None else (-1, span.columns, span.width)
        tensors[f"{EMBEDDINGS}{span.start}"] = np.frombuffer(span.data, np.float32).reshape(shape)
    return tensors


def spans_within(embeddings: Spans, length: int) -> Spans:
    """The vectors of the first positions. A grid that begins there stays whole: its size moves rope on."""
    return tuple(
        replace(span, data=span.rows(span.start, min(span.end, length))) if span.columns is None else span
        for span in embeddings
        if span.start < length
    )


def content_digest(tensors: Mapping[str, Array], metadata: Mapping[str, str], *, alone: bool = False) -> str:
    """A digest of all that a file has but the digest itself; `alone` as for `arrays_digest`."""
    own = sorted((name, value) for name, value in metadata.items() if name != "digest")
    content = arrays_digest(sorted(tensors.items()), alone=alone)
    return hashlib.sha256(repr((own, content)).encode()).hexdigest()


def read_file(path: Path, state: SlotState, width: int, fingerprint: str) -> Snapshot:
    """A session from a file; Refused if it is not one of this engine, of a model this wide, or damaged.

    OSError if the file cannot be read.
    """
    check_header(path)
    leaves = jax.tree.leaves(state.kv)
    try:
        with safe_open(path, "numpy") as file:
            metadata = file.metadata() or {}
            check_fingerprint(path, metadata, fingerprint)
            check_tensors(path, file, state, width)
            tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    except SafetensorError as error:
        raise damaged(path, error) from None
    if metadata.get("digest") != content_digest(tensors, metadata):
        raise not_a_session(path, "it is damaged, because its content does not have its digest")
    arrays = [tensors[f"{n}"].view(leaf.dtype) for n, leaf in enumerate(leaves)]
    vectors = {
        name.removeprefix(EMBEDDINGS): each for name, each in tensors.items() if name.startswith(EMBEDDINGS)
    }
    scope = metadata.get("salt"), metadata.get("adapter")
    contents = Contents.split(arrays, block_axes(state.kv), -(-len(tensors["ids"]) // BLOCK), BLOCK)
    least = read_least(path, metadata, len(tensors["ids"]))
    session = Snapshot(tensors["ids"], contents, *scope, read_embeddings(path, vectors), least=least)
    check_numbers(path, session, arrays, state)
    return session


def read_least(path: Path, metadata: Mapping[str, str], length: int) -> int:
    """The least beginning of a session that can be continued; Refused if a file has none."""
    written = metadata.get("least", "")
    least = int(written) if written.isdecimal() and len(written) < 10 else -1
    if not 0 <= least <= length:
        raise not_a_session(path, f"its least beginning is {printable(written, 40)} of {length} positions")
    return least


def read_beginning(path: Path, fingerprint: str) -> tuple[Array, Scope, int]:
    """The ids of a file, their scope, and how many a prompt must begin with; Refused if it has none.

    Its content is not checked yet.

    OSError if the file cannot be read.
    """
    check_header(path)
    try:
        with safe_open(path, "numpy") as file:
            metadata = file.metadata() or {}
            check_fingerprint(path, metadata, fingerprint)
            ids = file.get_slice("ids")
            check_ids(path, ids.get_shape(), ids.get_dtype())
            read = file.get_tensor("ids")
            scope = metadata.get("salt"), metadata.get("adapter")
            return read, scope, read_least(path, metadata, len(read))
    except SafetensorError as error:
        raise damaged(path, error) from None


def check_header(path: Path) -> None:
    """Raise Refused if a file's header is too large for a session, before the library reads all of it."""
    check_regular(path)
    with path.open("rb") as file:
        length = int.from_bytes(file.read(8), "little")
    if length > MAX_HEADER_BYTES:
        raise not_a_session(path, f"its header has {length} bytes, over the limit of {MAX_HEADER_BYTES}")


def check_ids(path: Path, shape: Sequence[int], dtype: str) -> None:
    if len(shape) != 1 or dtype != "I32" or not 0 < shape[0] <= MAX_LENGTH:
        raise not_a_session(path, "it has arrays of other shapes")


def damaged(path: Path, error: SafetensorError) -> Refused:
    """What to raise for a file that the library could not read; OSError if the system could not either.

    The library has one class for both, and calls every file missing that the system does not open.
    """
    path.open("rb").close()
    return not_a_session(path, one_line(error))


def check_fingerprint(path: Path, metadata: Mapping[str, str], fingerprint: str) -> None:
    if metadata.get("fingerprint") != fingerprint:
        raise Refused(
            f"{printable(path)} is of another model, precision, set of kernels, size of rings or version: "
            f"its fingerprint is {printable(metadata.get('fingerprint'), 40)}, the engine's {fingerprint}"
        )


def not_a_session(path: Path, why: str) -> Refused:
    return Refused(f"{printable(path)} is not a session: {why}")


def check_tensors(path: Path, file: Any, state: SlotState, width: int) -> None:
    """Raise Refused unless a file has the tensors of a slot's first positions, by their shapes and dtypes.

    Nothing of them is read yet.
    """
    found = {name: file.get_slice(name) for name in file.keys()}  # noqa: SIM118
    leaves = jax.tree.leaves(state.kv)
    names = {"ids", *(f"{n}" for n in range(len(leaves)))}
    if missing := names - found.keys():
        raise not_a_session(path, f"it has no tensor {min(missing)}")
    shapes = {name: tuple(each.get_shape()) for name, each in found.items()}
    dtypes = {name: each.get_dtype() for name, each in found.items()}
    blocks, size = state.rows.ids.shape[1:]
    check_ids(path, shapes["ids"], dtypes["ids"])
    length = shapes["ids"][0]
    if length > blocks * size:
        raise Refused(f"{printable(path)} does not fit into a slot of {blocks * size} positions")
    for n, (leaf, axis) in enumerate(zip(leaves, block_axes(state.kv), strict=True)):
        shape = list(leaf.shape[1:])
        if axis is not None:
            shape[axis] = -(-length // BLOCK)
        if (shapes[f"{n}"], dtypes[f"{n}"]) != (tuple(shape), stored_dtype(leaf.dtype)):
            raise not_a_session(
                path,
                "it has arrays of other shapes, as a device that keeps key/value heads otherwise has",
            )
    vectors = found.keys() - names
    for name in vectors:
        if not name.startswith(EMBEDDINGS) or dtypes[name] != "F32":
            raise not_a_session(path, f"it has a tensor {printable(name, 100)}")
    numbers = sum(math.prod(shapes[name]) for name in vectors)
    room = blocks * size * width
    if numbers > room:
        raise not_a_session(path, f"it has {numbers} numbers of vectors, and a slot has room for {room}")


def read_embeddings(path: Path, vectors: dict[str, Array]) -> Spans:
    """The vectors of a session by first position; Refused if a file cannot have them."""
    try:
        return spans({int(start): array for start, array in vectors.items()})
    except ValueError as error:
        raise not_a_session(path, f"its embeddings: {one_line(error)}") from None


def check_numbers(path: Path, session: Snapshot, arrays: Sequence[Array], state: SlotState) -> None:
    """Raise Refused unless ids are in the vocabulary, and all other numbers finite and of its positions."""
    vocab = state.rows.logits.shape[-1]
    length = len(session.ids)
    if session.ids.min() < 0 or session.ids.max() >= vocab:
        raise not_a_session(path, f"it has ids outside the vocabulary of {vocab}")
    if spans_within(session.embeddings, length) != session.embeddings:
        raise not_a_session(path, f"it has vectors after its {length} ids")
    floats = map(floats_of, arrays, parts_of(state.kv))
    vectors = (np.frombuffer(span.data, np.float32) for span in session.embeddings)
    if not all(np.isfinite(numbers).all() for numbers in (*floats, *vectors)):
        raise not_a_session(path, "it has numbers that are not finite")


def convert_to_stored(array: Array) -> Array:
    """An array in a dtype that every reader of the format knows: bfloat16 as its bits."""
    return array.view(np.uint16) if array.dtype.itemsize == 2 else array


def stored_dtype(dtype: DTypeLike) -> str:
    """The same of a dtype, as a file names it."""
    return {1: "I8", 2: "U16", 4: "F32"}[np.dtype(dtype).itemsize]
