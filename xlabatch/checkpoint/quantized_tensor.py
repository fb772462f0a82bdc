"""A weight that several tensors of a safetensors file store together."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from xlabatch.checkpoint.safetensors_files import SafetensorsTensor
from xlabatch.checkpoint.stored_blocks import InBlocks
from xlabatch.checkpoint.tensor_specs import Array, At, Shape, TensorSpec
from xlabatch.checkpoint.weight_files import SLICE_NUMBERS
from xlabatch.errors import Refused
from xlabatch.kernels.blocks import BLOCKS

Parts = Mapping[str, SafetensorsTensor]  # by the ends of their names
OWN_VERSION = 3  # of converted folders' formats: since 2 rows of int8 are rotated, since 3 there are blocks


class Rounded(NamedTuple):
    """How to read a weight that is stored in one of our own formats: nothing is rounded again."""

    format: str  # int8, with rotated rows, or a type of blocks
    numbers: Callable[[], Array]  # int8 [out, in], or uint8 [out, blocks, bytes]
    scales: Callable[[], Array] = lambda: np.empty(0, np.float32)  # float32 [out, 1], of int8


@dataclass(frozen=True)
class QuantizedTensor:
    """A weight, and the stored parts that it is read from."""

    dtype: str  # the name of the format
    shape: Shape
    parts: Parts
    widen: Callable[[], Array]  # in float32
    rounded: Rounded | None = None  # if it is stored in a format of ours
    entry: Callable[[int], Array] | None = None  # one of the leading axis, where it can be read alone
    in_blocks: InBlocks | None = None  # if the kernels have blocks for its numbers

    def read(self, at: At = None) -> Array:
        """The weight in float32, or a part of it."""
        if isinstance(at, int) and self.entry:
            return self.entry(at)
        return self.widen() if at is None else self.widen()[at]

    @property
    def nbytes(self) -> int:
        return sum(part.nbytes for part in self.parts.values())


def check_parts(name: str, parts: Parts, main: str, dtype: str, axes: int) -> Shape:
    """The shape of the part with the numbers; Refused unless it has this dtype and number of axes."""
    part = parts[main]
    if part.dtype != dtype or len(part.shape) != axes:
        raise Refused(f"{name}: its {main} is {part.dtype} {list(part.shape)}, not {dtype} with {axes} axes")
    return part.shape


def row_slices(rows: int, numbers: int) -> Iterator[slice]:
    """Slices of rows with about SLICE_NUMBERS numbers each."""
    step = max(1, SLICE_NUMBERS // max(1, numbers))
    return (slice(start, min(start + step, rows)) for start in range(0, rows, step))


def rounded_int8(spec: TensorSpec, stored: Mapping[str, Rounded]) -> tuple[Array, Array] | None:
    """The numbers [out, in] and the scales [out] of a weight that is stored in int8."""
    if not is_rounded(spec, "int8", stored):
        return None
    scales = replace(spec, shape=(*spec.shape[:-1], 1))
    return (
        spec.join(lambda name, at: part_of(stored[name].numbers(), at), np.int8),
        scales.join(lambda name, at: part_of(stored[name].scales(), at), np.float32)[..., 0],
    )


def rounded_blocks(spec: TensorSpec, type: str, stored: Mapping[str, Rounded]) -> Array | None:
    """The rows of a weight that is stored in blocks of a type, uint8 [out, blocks, bytes]."""
    if not is_rounded(spec, type, stored):
        return None
    inputs, block_bytes, _ = BLOCKS[type]
    blocks = spec.shape[-1] // inputs
    rows = replace(spec, shape=(*spec.shape[:-1], blocks * block_bytes))

    def read(name: str, at: At) -> Array:
        numbers = part_of(stored[name].numbers(), at)
        return numbers.reshape(len(numbers), -1)

    return rows.join(read, np.uint8).reshape(*spec.shape[:-1], blocks, block_bytes)


def part_of(tensor: Array, at: At) -> Array:
    return tensor if at is None else tensor[at]


def is_rounded(spec: TensorSpec, format: str, stored: Mapping[str, Rounded]) -> bool:
    """Whether all tensors of a weight are stored in one of our formats."""
    parts = [stored.get(name) for name, _ in spec.parts]
    return bool(parts) and all(part is not None and part.format == format for part in parts)
