"""The tensors of a folder: which safetensors file holds each, with which shape and dtype, and their values.

A header is read and checked before the library sees the file. With an index, a tensor comes from the file
that `weight_map` names, wherever else its name occurs. Knows no families: names are as in the files.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from safetensors import SafetensorError, safe_open

from xlabatch.checkpoint.json_files import is_present, parse_json, read_json
from xlabatch.checkpoint.tensor_specs import Array, At, Shape
from xlabatch.checkpoint.weight_files import SLICE_NUMBERS, WeightFile
from xlabatch.errors import Refused
from xlabatch.validation import one_line, printable

DTYPES: dict[str, Any] = {
    "F64": np.float64,
    "F32": np.float32,
    "F16": np.float16,
    "BF16": ml_dtypes.bfloat16,
    "F8_E4M3": ml_dtypes.float8_e4m3fn,
    "I64": np.int64,
    "I32": np.int32,
    "I8": np.int8,
    "U8": np.uint8,
}
MAX_HEADER = 2**25  # bytes; a hundred thousand tensors have about 2**23
MAX_DIMENSIONS = 8
MAX_NAME = 255  # characters of a file's name
LISTED = 20  # wrong entries that an error lists


@dataclass(frozen=True)
class SafetensorsTensor:
    """Where a tensor is, and what its file's header gives for it."""

    contents: WeightFile
    key: str  # its name in the file
    dtype: str  # as safetensors writes it: F32, BF16, I64 ...
    shape: Shape
    start: int = 0  # its first byte in the file

    @property
    def file(self) -> Path:
        return self.contents.path

    @property
    def itemsize(self) -> int:
        return np.dtype(DTYPES.get(self.dtype, np.int8)).itemsize

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) * self.itemsize

    def raw(self, rows: slice | None = None) -> Array:
        """The tensor, or some rows of it, as it is stored."""
        if self.dtype not in DTYPES:
            name = printable(self.key, 100)
            raise Refused(f"{printable(self.file)}: {name} has the unknown dtype {printable(self.dtype, 20)}")
        count = self.shape[0] if self.shape else 1
        first, last = (rows.start, rows.stop) if rows else (0, count)
        row = math.prod(self.shape[1:]) * self.itemsize
        content = self.contents.read(self.start + first * row, (last - first) * row)
        if len(content) < (last - first) * row:
            raise _incomplete(self.file, "it has become shorter")
        return np.frombuffer(content, DTYPES[self.dtype]).reshape(last - first, *self.shape[1:])

    def read(self, at: At = None) -> Array:
        """The tensor in float32, or a part of it, by a few rows at a time, so that it is in memory once."""
        try:
            with np.errstate(over="raise"), self.contents.open():
                return self._read_float32(at)
        except FloatingPointError:
            name = printable(self.key, 100)
            raise Refused(
                f"{printable(self.file)}: {name} has a number in {self.dtype} beyond the range of float32"
            ) from None

    def _read_float32(self, at: At) -> Array:
        if isinstance(at, int):
            entry = replace(self, shape=self.shape[1:])
            return replace(entry, start=self.start + at * entry.nbytes)._read_float32(None)
        if not self.shape:
            return self.raw().astype(np.float32).reshape(())
        given = at or ()
        first, *inner = [*given, *[slice(None)] * (len(self.shape) - len(given))]
        begin, end, _ = first.indices(self.shape[0])
        sizes = (len(range(*part.indices(size))) for part, size in zip(inner, self.shape[1:], strict=True))
        tensor = np.empty((end - begin, *sizes), np.float32)
        step = max(1, SLICE_NUMBERS // max(1, math.prod(self.shape[1:])))
        for start in range(begin, end, step):
            stop = min(start + step, end)
            tensor[start - begin : stop - begin] = self.raw(slice(start, stop))[:, *inner]
        return tensor


def stored_tensors(folder: Path) -> dict[str, SafetensorsTensor]:
    """The tensors of a folder by their names: from the files of its index, or from its only file."""
    index = folder / "model.safetensors.index.json"
    if not is_present(index):
        return _merge_files(folder, ["model.safetensors"], {})
    file_of = _read_weight_map(index)
    stored = _merge_files(folder, sorted(set(file_of.values())), file_of)
    missing = [
        f"{printable(name, 100)} in {printable(file, 100)}"
        for name, file in file_of.items()
        if name not in stored
    ]
    if missing:
        raise Refused(
            f"{printable(index)}: weight_map gives tensors that are missing: {join_problems(missing)}"
        )
    return stored


def join_problems(problems: list[str]) -> str:
    """The first problems of a list, and how many more there are."""
    more = len(problems) - LISTED
    return "; ".join(sorted(problems)[:LISTED]) + (f"; and {more} more" if more > 0 else "")


def _merge_files(folder: Path, files: list[str], file_of: Mapping[str, str]) -> dict[str, SafetensorsTensor]:
    """The tensors of several files; `file_of` decides which file a name belongs to."""
    absent = [printable(file, 100) for file in files if not is_present(folder / file)]
    if absent or not files:
        raise Refused(
            f"{printable(folder)} holds no {join_problems(absent) or 'weights'}; "
            "weights are read from safetensors files only"
        )
    stored: dict[str, SafetensorsTensor] = {}
    for file in files:
        for name, tensor in file_tensors(folder / file).items():
            if file_of.get(name, file) != file:
                continue
            if name in stored:
                both = f"{printable(stored[name].file.name, 100)} and in {printable(file, 100)}"
                raise Refused(f"{printable(folder)}: {printable(name, 100)} is in {both}")
            stored[name] = tensor
    return stored


def _read_weight_map(index: Path) -> dict[str, str]:
    """The file of each tensor; Refused unless every file is in the same folder."""
    file_of = read_json(index, unique=True).get("weight_map")
    if not isinstance(file_of, dict) or not all(isinstance(file, str) for file in file_of.values()):
        raise Refused(f"{printable(index)}: weight_map must be an object of file names")
    for file in file_of.values():
        if file in ("", ".", "..") or len(file) > MAX_NAME or set(file) & set("/\\\0:"):
            raise Refused(
                f"{printable(index)}: weight_map names {printable(repr(file), 100)}, "
                "which is not the name of a file in the same folder"
            )
    return file_of


def file_tensors(path: Path) -> dict[str, SafetensorsTensor]:
    """The tensors of one file, from its header."""
    file = WeightFile(path)
    with file.open():
        header, data = _read_header(file)
        header.pop("__metadata__", None)
        tensors = {key: _tensor(file, key, entry, data) for key, entry in header.items()}
        try:
            with safe_open(path, framework="numpy"):  # checks that the tensors fill the file without overlap
                return tensors
        except SafetensorError as error:
            raise _incomplete(path, one_line(error)) from None


def _read_header(file: WeightFile) -> tuple[dict[str, Any], int]:
    """The JSON object at the beginning of a safetensors file, and where it ends."""
    length = int.from_bytes(file.read(0, 8), "little")
    if file.size < 8 or length > file.size - 8:
        raise _incomplete(file.path, "its header is incomplete")
    if length > MAX_HEADER:
        raise Refused(f"{printable(file.path)} has a header of {length} bytes; the limit is {MAX_HEADER}")
    name = f"the header of {printable(file.path)}"
    return parse_json(file.read(8, length), name, unique=True), 8 + length


def _tensor(file: WeightFile, key: str, entry: object, data: int) -> SafetensorsTensor:
    """An entry of a header; `data` is where the tensors begin."""
    fields = entry if isinstance(entry, dict) else {}
    dtype = fields.get("dtype")
    shape = fields.get("shape")
    if (
        not isinstance(dtype, str)
        or not isinstance(shape, list)
        or len(shape) > MAX_DIMENSIONS
        or not all(type(size) is int and 0 <= size < 2**48 for size in shape)
    ):
        where = f"the header of {printable(file.path)}: {printable(key, 100)}"
        raise Refused(
            f"{where} must have a dtype and a shape of at most {MAX_DIMENSIONS} sizes, got {entry!r:.60}"
        )
    offsets = fields.get("data_offsets")
    first = offsets[0] if isinstance(offsets, list) and offsets and type(offsets[0]) is int else 0
    return SafetensorsTensor(file, key, dtype, tuple(shape), data + first)  # the library checks the offsets


def _incomplete(file: Path, why: str) -> Refused:
    """The error for a file that is cut or damaged."""
    return Refused(
        f"{printable(file)} is not a complete safetensors file ({file.stat().st_size} bytes): {why}"
    )
