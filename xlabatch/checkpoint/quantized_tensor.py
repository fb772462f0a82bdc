"""A weight that several tensors of a safetensors file store together."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np

from xlabatch.checkpoint.safetensors_files import SafetensorsTensor
from xlabatch.checkpoint.tensor_specs import At, TensorSpec
from xlabatch.checkpoint.weight_files import SLICE_NUMBERS
from xlabatch.errors import Refused
from xlabatch.kernels.pack import INT4_GROUP

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]
Parts = Mapping[str, SafetensorsTensor]  # by the ends of their names


class Int4(NamedTuple):
    """How to read a weight in the kernels' int4."""

    numbers: Callable[[], Array]  # uint8 [out, in], from 0
    scales: Callable[[], Array]  # bfloat16 [out, groups]


@dataclass(frozen=True)
class QuantizedTensor:
    """A weight, and the stored parts that it is read from."""

    dtype: str  # the name of the format
    shape: Shape
    parts: Parts
    widen: Callable[[], Array]  # in float32
    int4: Int4 | None = None  # if it is stored in the kernels' int4
    entry: Callable[[int], Array] | None = None  # one of the leading axis, where it can be read alone

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


def numbers_in(shape: Shape) -> int:
    """How many numbers a row of this shape has."""
    return math.prod(shape[1:])


def int4_leaf(spec: TensorSpec, int4: Mapping[str, Int4]) -> tuple[Array, Array]:
    """The numbers [out, in] and the scales [out, groups] of a weight that is stored in int4."""
    numbers = spec.read(lambda name, _: int4[name].numbers()).astype(np.uint8)
    groups = replace(spec, shape=(*spec.shape[:-1], -(-spec.shape[-1] // INT4_GROUP)))
    scales = groups.read(lambda name, _: int4[name].scales().astype(np.float32))
    return numbers, scales.astype(ml_dtypes.bfloat16)
