"""Writes a model as a safetensors folder in the format that is computed: one of our weight formats.

Loading the folder gives the bits that loading the source gives: bfloat16 is rounded once, and int8 and blocks
are read as they are. Tensors are read, rounded and written one by one.
"""

import fcntl
import json
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint import own_blocks
from xlabatch.checkpoint.calibration import Importance, measure_importance
from xlabatch.checkpoint.generation_config import as_hf_config
from xlabatch.checkpoint.json_files import is_present, read_json_if_present
from xlabatch.checkpoint.load import check_format
from xlabatch.checkpoint.quantized_tensor import OWN_VERSION, row_slices
from xlabatch.checkpoint.safetensors_files import join_problems
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import Array, Shape, tensors
from xlabatch.checkpoint.weight_formats import LinearSpec, choose_formats
from xlabatch.errors import Refused
from xlabatch.kernels.blocks import BLOCKS
from xlabatch.kernels.choice import can_pack
from xlabatch.kernels.library import rotate_rows
from xlabatch.kernels.rounding import round_rows
from xlabatch.model import int8
from xlabatch.progress import report
from xlabatch.validation import printable

FLOATS = {"float32": "F32", "bfloat16": "BF16"}
SIZES = {"F32": 4, "BF16": 2, "I8": 1, "U8": 1}
ALIGNMENT = 8
UNFINISHED = ".unfinished-"  # the beginning of the names of folders of runs that go on, or were killed
MOVED = ".moved.json"  # there: the inodes of the files that are moved


class Group(NamedTuple):
    """Tensors that follow one another in the file, and their bytes."""

    tensors: tuple[tuple[str, str, Shape], ...]  # name, dtype as safetensors writes it, shape
    content: Callable[[], Iterable[bytes]]


def convert(
    source: Source,
    folder: Path,
    weights: str,
    others: Mapping[str, bytes] | None = None,
    text: Sequence[Sequence[int]] = (),
    importance: Importance | None = None,
) -> None:
    """Write config.json, generation_config.json, model.safetensors and other files, or nothing.

    Blocks are rounded by the importance of their inputs, as given or on the chunks of a text.
    The folder must hold none of them. They are written to a folder within it and then moved, config.json as
    the last: without it no folder is a model. What a killed run left is removed by the next one.
    """
    check_format(weights, can_pack())
    formats = stored_formats(source, weights)
    kept: dict[str, Any] = {"dtype": weights if weights in FLOATS else "float32"}
    if weights not in FLOATS:
        kept["quantization_config"] = {"quant_method": "xlabatch", "weights": weights, "version": OWN_VERSION}
    generation = {"eos_token_id": list(source.eos_token_ids)} | as_hf_config(source.sampling())
    texts = dict(others or {})
    texts["generation_config.json"] = json.dumps(generation, indent=2).encode()
    texts["config.json"] = json.dumps(source.raw | kept, indent=2).encode()
    with source.open_files(), fill_folder(folder, ["model.safetensors", *texts]) as written:
        importance = measure_importance(source, text) if text else importance or {}
        groups = [group(source, *each, importance) for each in formats.items()]
        write_safetensors(written / "model.safetensors", groups)
        for name, content in texts.items():
            (written / name).write_bytes(content)


@contextmanager
def fill_folder(folder: Path, names: Sequence[str]) -> Iterator[Path]:
    """Give a folder to write files to, then move them to `folder` in the order of `names`: all or none.

    It is within `folder`, and also holds which files are moved, so that the next run can remove them.
    """
    is_new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    with lock_folder(folder):
        remove_unfinished(folder)
        check_absent(folder, names)
        written = Path(mkdtemp(prefix=UNFINISHED, dir=folder))
        inodes: dict[str, int] = {}
        try:
            yield written
            for name in names:
                with (written / name).open("rb") as file:
                    os.fsync(file.fileno())
            inodes = {name: (written / name).stat().st_ino for name in names}
            (written / MOVED).write_text(json.dumps(inodes))
            check_absent(folder, names)  # again: it may have taken minutes
            for name in names:
                (written / name).replace(folder / name)
        except BaseException as error:
            remove_moved(folder, inodes)
            if isinstance(error, OSError) and error.filename is None:  # of a write, as to a full disk
                raise OSError(error.errno, error.strerror, str(folder)) from error
            raise
        finally:
            rmtree(written, ignore_errors=True)
            if is_new and not any(folder.iterdir()):
                folder.rmdir()


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Keep other conversions from a folder; the system ends that with the process."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise Refused(f"another process writes a model to {printable(folder)}") from None
    except OSError:  # a file system that cannot lock folders
        pass
    try:
        yield
    finally:
        os.close(descriptor)


def check_absent(folder: Path, names: Sequence[str]) -> None:
    """Raise Refused if a folder holds a model, or a file that a new one would replace."""
    if any(is_present(folder / name) for name in ("config.json", "model.safetensors")):
        raise Refused(f"{printable(folder)} already holds a model")
    if held := [printable(name, 100) for name in names if is_present(folder / name)]:
        raise Refused(f"{printable(folder)} already holds {join_problems(held)}; name an empty folder")


def remove_unfinished(folder: Path) -> None:
    """Remove what killed runs left: their folders, and the files that they had moved without config.json."""
    for written in folder.glob(f"{UNFINISHED}*"):
        if written.is_symlink() or not written.is_dir():
            continue
        if not is_present(folder / "config.json"):
            with suppress(Refused):  # it was killed while it wrote them down, and had moved nothing
                remove_moved(folder, read_json_if_present(written / MOVED))
        rmtree(written, ignore_errors=True)


def remove_moved(folder: Path, inodes: Mapping[str, object]) -> None:
    """Remove the files with these inodes that were moved to a folder, and no later file of such a name."""
    for name, inode in inodes.items():
        path = folder / Path(name).name
        if is_present(path) and path.lstat().st_ino == inode:
            path.unlink()


def stored_formats(source: Source, weights: str) -> dict[str, str]:
    """The format of each tensor, or its type of blocks: `weights` for most linears, float32 for no linear."""
    formats = dict.fromkeys(tensors(source.spec.params), "float32")
    chosen = choose_formats(source.spec.params, weights)
    for linear in jax.tree.leaves(chosen, is_leaf=lambda node: isinstance(node, LinearSpec)):
        if not isinstance(linear, LinearSpec):
            continue
        kept = linear.runs[0][0] if linear.runs else linear.format
        for name, shape in linear.weight.parts:
            if kept not in FLOATS and (len(shape) != 2 or shape[-1] != linear.weight.shape[-1]):
                raise Refused(
                    f"model {source.name}: {name} is not stored as [out, in], and cannot be written as {kept}"
                )
            formats[name] = kept
    return formats


def group(source: Source, name: str, kept: str, importance: Importance) -> Group:
    """The tensors of the file that store one tensor in a format."""
    shape = source.shapes[name]
    if kept in FLOATS:

        def content() -> Iterator[bytes]:
            tensor = np.atleast_1d(source.read(name))
            slices = row_slices(len(tensor), math.prod(tensor.shape[1:]))
            return (tensor[rows].astype(jnp.dtype(kept)).tobytes() for rows in slices)

        return Group(((name, FLOATS[kept], shape),), content)
    if kept == "int8":
        scale = (f"{name}_scale", "F32", (shape[0], 1))
        return Group(((name, "I8", shape), scale), lambda: as_int8(source.read(name)))
    block = BLOCKS[kept]
    stored = shape[0], shape[1] // block.inputs, block.block_bytes
    return Group(
        ((own_blocks.part_name(name, kept), "U8", stored),),
        lambda: as_blocks(source.read(name), kept, importance.get(name)),
    )


def as_int8(weight: Array) -> Iterator[bytes]:
    """Numbers, and a scale for each output."""
    numbers, scale = int8.quantize(weight, rotate_rows)
    yield numbers.tobytes()
    yield scale.tobytes()


def as_blocks(weight: Array, type: str, importance: Array | None) -> Iterator[bytes]:
    """Blocks, some rows at a time."""
    slices = row_slices(*weight.shape)
    return (round_rows(type, weight[rows], importance=importance).tobytes() for rows in slices)


def write_safetensors(file: Path, groups: list[Group]) -> None:
    header: dict[str, Any] = {"__metadata__": {"format": "pt"}}
    end = 0
    for name, dtype, shape in (tensor for group in groups for tensor in group.tensors):
        start = end
        end += math.prod(shape) * SIZES[dtype]
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": [start, end]}
    content = json.dumps(header).encode()
    content += b" " * (-len(content) % ALIGNMENT)
    with file.open("wb") as stream:
        stream.write(len(content).to_bytes(8, "little") + content)
        for group in groups:
            for part in group.content():
                stream.write(part)
                report("writing weights", stream.tell(), 8 + len(content) + end, "bytes")
        written = stream.tell()
    expected = 8 + len(content) + end
    if written != expected:
        raise Refused(f"{printable(file)} has become {written} bytes, not {expected}")
