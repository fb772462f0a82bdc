"""Linears that are computed in the blocks of their file: rows of blocks are moved, and no number is changed.

Every row of a stored tensor has a number. What puts tensors into Hugging Face's arrangement, and layouts of
leaves, are run on these numbers in place of the weights: the result says which stored row each output is.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import groupby
from typing import NamedTuple, Protocol

import ml_dtypes
import numpy as np

from xlabatch.checkpoint.tensor_specs import Array, At, Shape, TensorSpec
from xlabatch.kernels.blocks import BLOCKS, IN_FLOAT32, Runs, pack_runs
from xlabatch.kernels.pack import panel_count, panels_of

MOST_ROWS = 2**40  # of a tensor


class BlockTensor(Protocol):
    """A tensor in a file, in blocks along its last axis."""

    @property
    def dtype(self) -> str: ...
    @property
    def shape(self) -> Shape: ...
    def read_rows(self, first: int, last: int) -> Array:
        """The rows [first, last) as they are stored, uint8 [rows, blocks, bytes]."""


class InBlocks(NamedTuple):
    """The stored tensors that a tensor follows from, and how their rows are arranged in it."""

    tensors: tuple[BlockTensor, ...]
    arrange: Callable[..., Array]  # of arrays in the tensors' shapes; here they have one input
    entry: int | None = None  # of the leading axis of each, if it takes only that
    order: Array | None = None  # int32, which input each of the blocks' inputs is; None: in order


@dataclass(frozen=True)
class StoredBlocks:
    """The tensors of a source that the kernels can compute in their blocks."""

    tensors: tuple[BlockTensor, ...] = ()
    numbers: Mapping[str, Callable[[], Array]] = field(default_factory=dict)  # of its rows, by name
    orders: Mapping[str, Array] = field(default_factory=dict)  # of its inputs, by name; others are in order

    @staticmethod
    def of(stored: Mapping[str, InBlocks]) -> "StoredBlocks":
        """The tensors whose types the kernels have, by their names."""
        tensors: list[BlockTensor] = []
        numbers: dict[str, Callable[[], Array]] = {}
        orders: dict[str, Array] = {}
        for name, (parts, arrange, entry, order) in stored.items():
            if all(map(can_compute, parts)):
                numbers[name] = partial(number_rows, len(tensors), parts, arrange, entry)
                tensors.extend(parts)
                if order is not None:
                    orders[name] = order
        return StoredBlocks(tuple(tensors), numbers, orders)

    def runs(self, spec: TensorSpec, gated: bool) -> Runs | None:
        """The types of a weight's panels [out, in]; None if it cannot be computed in blocks."""
        rows = self.rows(spec)
        if rows is None or not self.is_in_one_order(spec):
            return None
        if spec.whole is not spec and self.runs(spec.whole, gated) is None:
            return None
        kinds = self.kinds[rows // MOST_ROWS].reshape(-1, spec.shape[-2])  # of each expert
        if (kinds == kinds[0, 0]).all():  # nearly always
            return ((str(kinds[0, 0]), panel_count(spec.shape[-2], gated)),)
        panels = list(panels_of(kinds[0], gated))
        is_uniform = (kinds == kinds[0]).all() and all((panel == panel[0]).all() for panel in panels)
        types = [str(panel[0]) for panel in panels]
        if not is_uniform or IN_FLOAT32 in types or (gated and types[::2] != types[1::2]):
            return None
        return tuple((dtype, len(list(run))) for dtype, run in groupby(types))

    @cached_property
    def is_fp8(self) -> bool:
        """Whether the blocks are FP8, for which no token is rounded: a quantized folder has one kind."""
        return {tensor.dtype for tensor in self.tensors} == {IN_FLOAT32}

    @cached_property
    def kinds(self) -> Array:
        """The type of each tensor."""
        return np.array([tensor.dtype for tensor in self.tensors])

    def rows(self, spec: TensorSpec) -> Array | None:
        """The number of the stored row of each output, [out] or [experts, out]; None without blocks."""
        if not spec.parts or any(name not in self.numbers for name, _ in spec.parts):
            return None

        def read(name: str, at: At) -> Array:
            numbers = self.numbers[name]()
            return numbers if at is None else numbers[at]

        return replace(spec, shape=(*spec.shape[:-1], 1)).join(read, np.int64)[..., 0]

    def fp8(self, spec: TensorSpec) -> tuple[Array, Array]:
        """A weight in FP8 [..., out, in], and the float32 scales of its groups [..., out, groups]."""
        rows = self.rows(spec)
        assert rows is not None
        blocks = self.read_rows(rows.reshape(-1))
        scales = np.ascontiguousarray(blocks[..., :4]).view("<f4")
        numbers = np.ascontiguousarray(blocks[..., 4:]).view(ml_dtypes.float8_e4m3fn)
        return numbers.reshape(spec.shape), scales.reshape(*spec.shape[:-1], -1)

    def has_order(self, spec: TensorSpec) -> bool:
        """Whether the inputs of a weight, or of an expert's, are stored in another order."""
        return any(name in self.orders for name, _ in spec.parts)

    def is_in_one_order(self, spec: TensorSpec) -> bool:
        """Whether all tensors of a weight have their inputs in the same order; experts may differ."""
        if not self.has_order(spec):
            return True
        entries = [spec.take_entry(n) for n in range(spec.shape[0])] if len(spec.shape) == 3 else [spec]
        return all(
            np.array_equal(self.order_of(name, spec), self.order(entry))
            for entry in entries
            for name, _ in entry.parts
        )

    def order(self, spec: TensorSpec) -> Array:
        """Which input each of a weight's stored inputs is, int32 [in]."""
        return self.order_of(spec.parts[0][0], spec)

    def order_of(self, name: str, spec: TensorSpec) -> Array:
        """The same of a tensor."""
        order = self.orders.get(name)
        return np.arange(spec.shape[-1], dtype=np.int32) if order is None else order

    def pack(self, spec: TensorSpec, runs: Runs, gated: bool, packed: Array | None = None) -> Array:
        """The panels of a weight [out, in] in these runs -> uint8 [bytes], `packed` if it is given."""
        rows = self.rows(spec)
        assert rows is not None
        panels = panels_of(rows, gated)
        return pack_runs(panels, runs, spec.shape[-1], lambda _, numbers: self.read_rows(numbers), packed)

    def read_rows(self, rows: Array) -> Array:
        """The blocks of rows of one type, given their numbers."""
        blocks: Array | None = None
        for number in np.unique(rows // MOST_ROWS):
            tensor = self.tensors[number]
            at = np.flatnonzero(rows // MOST_ROWS == number)
            needed = rows[at] % MOST_ROWS
            first = int(needed.min())
            stored = tensor.read_rows(first, int(needed.max()) + 1)
            if len(stored) == len(rows) and np.array_equal(needed, np.arange(first, first + len(rows))):
                return stored  # most weights are stored in the order of their panels
            if blocks is None:
                blocks = np.empty((len(rows), *stored.shape[1:]), np.uint8)
            blocks[at] = stored[needed - first]
        assert blocks is not None
        return blocks


NO_BLOCKS = StoredBlocks()


def can_compute(tensor: BlockTensor) -> bool:
    """Whether the kernels have the type of a tensor; a vector is no weight of a linear."""
    return tensor.dtype in BLOCKS and len(tensor.shape) > 1


def number_rows(
    first: int, tensors: Sequence[BlockTensor], arrange: Callable[..., Array], entry: int | None
) -> Array:
    """The numbers of a tensor's rows in its shape, but with one input; `first`: of its stored tensors."""
    numbers = []
    for n, tensor in enumerate(tensors, first):
        shape = tensor.shape[:-1] if entry is None else tensor.shape[1:-1]
        start = n * MOST_ROWS + (entry or 0) * math.prod(shape)
        numbers.append(np.arange(start, start + math.prod(shape)).reshape(*shape, 1))
    return arrange(*numbers)
