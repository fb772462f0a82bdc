"""A GGUF file: its metadata, and where each of its tensors is.

A parser of its own, because the `gguf` package makes several arrays for each of a tokenizer's strings and
trusts the sizes in the file. Everything here is checked against the size of the file before it is read, and
only the header is read. Knows neither models nor tokenizers.
"""

import math
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from xlabatch.checkpoint.gguf.blocks import BLOCKS, UNSUPPORTED, BlockType, dequantize
from xlabatch.checkpoint.tensor_specs import Array, Shape
from xlabatch.checkpoint.weight_files import SLICE_NUMBERS, WeightFile
from xlabatch.errors import Refused
from xlabatch.validation import printable

T = TypeVar("T")
MAGIC = b"GGUF"
VERSIONS = (2, 3)
NUMBERS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
STRING = 8
ARRAY = 9
LENGTH = struct.Struct("<Q")  # of a string
READ_BYTES = 2**22  # at a time
MAX_HEADER = 2**27  # bytes; a vocabulary of 262 144 tokens with its merges has about 2**24
MAX_ENTRIES = 2**21  # of an array of strings
MAX_PAIRS = 2**16
MAX_TENSORS = 2**17
MAX_DIMENSIONS = 4
MAX_UNUSED = 2**24  # bytes outside of tensors; a sparse file may have terabytes for a digest to read


@dataclass(frozen=True)
class GgufTensor:
    """Where a tensor is, and how its numbers are stored."""

    contents: WeightFile
    key: str
    dtype: str  # GGUF's name of the type: F16, Q4_K ...
    shape: Shape  # outermost axis first, as in NumPy
    start: int  # its first byte in the file

    @property
    def block(self) -> BlockType:
        return BLOCKS[self.dtype]

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) // self.block.numbers * self.block.bytes

    def read(self, entry: int | None = None) -> Array:
        """The tensor, or an entry of its leading axis, in float32.

        Some blocks are read at a time, so that it is never in memory twice.
        """
        block = self.block
        shape = self.shape if entry is None else self.shape[1:]
        count = math.prod(shape)
        numbers = np.empty(count, np.float32)
        position = self.start + (entry or 0) * count // block.numbers * block.bytes
        step = SLICE_NUMBERS // block.numbers * block.numbers
        with self.contents.open():
            for at in range(0, count, step):
                wanted = min(step, count - at)
                size = wanted // block.numbers * block.bytes
                content = self.contents.read(position, size)
                if len(content) < size:
                    raise Refused(f"{printable(self.contents.path)} has become shorter since it was opened")
                dequantize(self.dtype, content, numbers[at : at + wanted])
                position += size
        return numbers.reshape(shape)

    def read_rows(self, first: int, last: int) -> Array:
        """The rows [first, last) of the last axis as they are stored, uint8 [rows, blocks, bytes]."""
        blocks = self.shape[-1] // self.block.numbers
        row = blocks * self.block.bytes
        content = self.contents.read(self.start + first * row, (last - first) * row)
        if len(content) < (last - first) * row:
            raise Refused(f"{printable(self.contents.path)} has become shorter since it was opened")
        return np.frombuffer(content, np.uint8).reshape(last - first, blocks, self.block.bytes)


@dataclass(frozen=True, eq=False)
class Texts:
    """An array of strings as it lies in the file: a start that has its tokenizer decodes few of them."""

    content: bytes  # of each string its length, then its bytes
    ends: Array  # int64: where the bytes of each end

    def __len__(self) -> int:
        return len(self.ends)

    def __repr__(self) -> str:
        return f"{len(self)} texts"

    def __iter__(self) -> Iterator[str]:
        for begin, end in zip(self.begins.tolist(), self.ends.tolist(), strict=True):
            yield decode(self.content[begin:end])

    @property
    def begins(self) -> Array:
        """Where the bytes of each text begin."""
        return np.append(0, self.ends[:-1])[: len(self)] + LENGTH.size

    def find(self, wanted: Iterable[str]) -> list[int]:
        """The positions of all texts that are wanted; none is decoded."""
        encoded = {text.encode() for text in wanted}
        begins = self.begins
        may_be = np.isin(self.ends - begins, [len(text) for text in encoded]).nonzero()[0]
        places = zip(may_be.tolist(), begins[may_be].tolist(), self.ends[may_be].tolist(), strict=True)
        return [n for n, begin, end in places if self.content[begin:end] in encoded]


def decode(content: bytes) -> str:
    """A text. A token that is not valid UTF-8 keeps its bytes as surrogates."""
    return content.decode("utf-8", "surrogateescape")


@dataclass(frozen=True)
class GgufFile:
    """The header of a file."""

    path: Path
    metadata: dict[str, Any]  # numbers, strings, arrays of both
    tensors: dict[str, GgufTensor]

    def texts(self, key: str) -> Texts:
        """A list of strings; an empty one if the key is absent."""
        return self._value(key, Texts, "a list of strings") or Texts(b"", np.zeros(0, np.int64))

    def integer(self, key: str) -> int | None:
        return self._value(key, int, "an integer")

    def text(self, key: str) -> str | None:
        return self._value(key, str, "a string")

    def flag(self, key: str, default: bool) -> bool:
        value = self._value(key, bool, "true or false")
        return default if value is None else value

    def numbers(self, key: str) -> Array | None:
        return self._value(key, np.ndarray, "a list of numbers")

    def _value(self, key: str, kind: type[T], name: str) -> T | None:
        """The value of a key; None if it is absent."""
        value = self.metadata.get(key)
        if value is not None and type(value) is not kind:  # a bool is no integer
            raise Refused(f"{printable(self.path)}: {key} must be {name}, got {value!r:.60}")
        return value


def is_gguf(path: Path) -> bool:
    """Whether a path is a GGUF file, by its name or by how it begins."""
    if path.suffix == ".gguf":
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def read_gguf(path: Path) -> GgufFile:
    """The header of a GGUF file; Refused where it is not one, is cut, or holds what is not known."""
    file = WeightFile(path)
    with path.open("rb") as stream:
        header = Header(stream, file)
        if header.take(4) != MAGIC:
            raise Refused(f"{printable(path)} is not a GGUF file")
        version = header.number("I")
        if version not in VERSIONS:
            raise header.error(f"it has version {version}; only versions 2 and 3 in little-endian are read")
        tensors = header.count("tensors", MAX_TENSORS)
        pairs = header.count("metadata entries", MAX_PAIRS)
        metadata = collect_unique((header.pair() for _ in range(pairs)), header)
        entries = collect_unique(((header.string(), header.tensor()) for _ in range(tensors)), header)
        multiple = metadata.get("general.alignment", 32)
        if not isinstance(multiple, int) or not 8 <= multiple <= 2**20 or multiple & (multiple - 1):
            raise header.error(f"general.alignment must be a power of 2, at least 8, got {multiple!r:.60}")
        return GgufFile(path, metadata, locate_tensors(entries, multiple, header))


class Header:
    """The beginning of a file, read in order and within limits."""

    def __init__(self, stream: BufferedReader, file: WeightFile) -> None:
        self.stream = stream
        self.file = file
        self.size = file.size
        self.content = bytearray()  # what has been read
        self.position = 0

    def error(self, why: str) -> Refused:
        return Refused(f"{printable(self.file.path)} is not a GGUF file that can be read: {why}")

    def take(self, count: int) -> bytes:
        begin = self.position
        self.skip(count)
        return bytes(memoryview(self.content)[begin : self.position])

    def skip(self, count: int) -> None:
        """Go on by `count` bytes, which are read."""
        if count > self.size - self.position:
            raise self.error(f"it is cut: its header continues beyond its {self.size} bytes")
        self.position += count
        if self.position > MAX_HEADER:
            raise self.error(f"its header is longer than {MAX_HEADER} bytes")
        while len(self.content) < self.position:
            more = self.stream.read(READ_BYTES)
            if not more:
                raise self.error("it has become shorter since it was opened")
            self.content += more

    def number(self, code: str) -> Any:
        return struct.unpack(f"<{code}", self.take(struct.calcsize(f"<{code}")))[0]

    def count(self, of: str, most: int) -> int:
        """How many entries follow."""
        count: int = self.number("Q")
        if count > most:
            raise self.error(f"it has {count} {of}; the limit is {most}")
        return count

    def string(self) -> str:
        return decode(self.take(self.number("Q")))

    def texts(self) -> Texts:
        """An array of strings. A vocabulary has hundreds of thousands, with its merges."""
        count = self.count("strings in an array", MAX_ENTRIES)
        begin = end = self.position
        content, length_at = self.content, LENGTH.unpack_from
        ends = []
        read = 0
        for _ in range(count):
            if end + LENGTH.size > read:
                self.skip(end + LENGTH.size - self.position)
                read = len(content)
            end += LENGTH.size + length_at(content, end)[0]
            ends.append(end)
        self.skip(end - self.position)
        return Texts(bytes(memoryview(self.content)[begin:end]), np.array(ends, np.int64) - begin)

    def pair(self) -> tuple[str, Any]:
        return self.string(), self.value(self.number("I"))

    def value(self, kind: int) -> Any:
        if kind == STRING:
            return self.string()
        if kind == ARRAY:
            return self.array(self.number("I"))
        return self.number(self.code(kind))

    def array(self, kind: int) -> Any:
        """An array of numbers or strings; arrays of arrays are in no known file."""
        if kind == STRING:
            return self.texts()
        code = self.code(kind)
        count = self.count("numbers in an array", MAX_HEADER)
        return np.frombuffer(self.take(count * struct.calcsize(f"<{code}")), f"<{np.dtype(code).str[1:]}")

    def code(self, kind: int) -> str:
        if kind not in NUMBERS:
            raise self.error(f"its metadata has a value of the unknown type {kind}")
        return NUMBERS[kind]

    def tensor(self) -> tuple[Shape, int, int]:
        """The shape, type and offset of a tensor."""
        dimensions: int = self.number("I")
        if not 1 <= dimensions <= MAX_DIMENSIONS:
            raise self.error(f"a tensor has {dimensions} axes; 1 to {MAX_DIMENSIONS} are allowed")
        sizes = [self.number("Q") for _ in range(dimensions)]
        return tuple(reversed(sizes)), self.number("I"), self.number("Q")


def collect_unique(pairs: Iterator[tuple[str, Any]], header: Header) -> dict[str, Any]:
    """The pairs as a dict; a key that occurs twice is refused."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise header.error(f"{printable(key, 100)} occurs twice")
        found[key] = value
    return found


def align_up(position: int, multiple: int) -> int:
    return -(-position // multiple) * multiple


def locate_tensors(
    entries: dict[str, tuple[Shape, int, int]], alignment: int, header: Header
) -> dict[str, GgufTensor]:
    """The tensors; each lies within the file, and none overlaps another."""
    start = align_up(header.position, alignment)
    names = {block.number: name for name, block in BLOCKS.items()}
    tensors: dict[str, GgufTensor] = {}
    for key, (shape, kind, offset) in entries.items():
        name = printable(key, 100)
        if kind not in names:
            which = UNSUPPORTED.get(kind, f"number {kind}")
            raise Refused(
                f"{printable(header.file.path)}: {name} has the type {which}, which is not supported; "
                f"supported types: {', '.join(BLOCKS)}"
            )
        if not all(0 < size < 2**48 for size in shape) or shape[-1] % BLOCKS[names[kind]].numbers:
            raise header.error(f"{name} is {list(shape)}, which {names[kind]} cannot store")
        if offset % alignment:
            raise header.error(f"{name} begins at {offset}, which is not a multiple of {alignment}")
        tensors[key] = GgufTensor(header.file, key, names[kind], shape, start + offset)
    end = start
    before = "the header"
    for tensor in sorted(tensors.values(), key=lambda tensor: tensor.start):
        if tensor.start < end:
            raise header.error(f"{printable(tensor.key, 100)} begins within {before}")
        end = tensor.start + tensor.nbytes
        before = printable(tensor.key, 100)
    if end > header.size:
        raise header.error(f"it is cut: {before} ends at byte {end} of {header.size}")
    used = start + sum(align_up(tensor.nbytes, alignment) for tensor in tensors.values())
    if header.size > used + MAX_UNUSED:
        raise header.error(
            f"{header.size - used} of its bytes belong to no tensor; the limit is {MAX_UNUSED}"
        )
    return tensors
