"""A weight that several tensors of a safetensors file store together."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

import ml_dtypes
import numpy as np

from xlabatch.checkpoint.safetensors_files import SafetensorsTensor
from xlabatch.checkpoint.stored_blocks import InBlocks
from xlabatch.checkpoint.tensor_specs import Array, At, Shape, TensorSpec
from xlabatch.checkpoint.weight_files import SLICE_NUMBERS
from xlabatch.errors import Refused
from xlabatch.kernels.pack import INT4_GROUP

Parts = Mapping[str, SafetensorsTensor]  # by the ends of their names
OWN_VERSION = 2  # of the formats of converted folders: since 2, the rows of int8 are rotated


class Rounded(NamedTuple):
    """How to read a weight that is stored in one of our own formats: nothing is rounded again."""

    format: str  # int8, with rotated rows, or int4
    numbers: Callable[[], Array]  # int8 [out, in], or uint8 from 0
    scales: Callable[[], Array]  # float32 [out, 1], or bfloat16 [out, groups]


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


def rounded_leaf(spec: TensorSpec, format: str, stored: Mapping[str, Rounded]) -> tuple[Array, Array] | None:
    """The numbers [out, in] and the scales [out, groups] of a weight that is stored in this format."""
    parts = [stored.get(name) for name, _ in spec.parts]
    if not parts or any(part is None or part.format != format for part in parts):
        return None
    groups = -(-spec.shape[-1] // INT4_GROUP) if format == "int4" else 1
    numbers = spec.join(lambda name, _: stored[name].numbers(), np.uint8 if format == "int4" else np.int8)
    scales = replace(spec, shape=(*spec.shape[:-1], groups))
    dtype = ml_dtypes.bfloat16 if format == "int4" else np.float32
    return numbers, scales.join(lambda name, _: stored[name].scales(), dtype)
