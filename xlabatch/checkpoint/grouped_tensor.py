"""Weights of 4 or 8 bits in groups of inputs, as blocks that the kernels compute: no number is changed.

A weight is (number - zero) * scale, with a scale and a zero for each output and group. The kernels have
blocks of 32, 64 and 128 inputs, so that a larger group is several blocks with the same scale and zero.
Inputs that were sorted before they were grouped are put side by side, and a token's numbers follow them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from xlabatch.checkpoint.gguf.blocks import unpack_bits
from xlabatch.checkpoint.stored_blocks import InBlocks
from xlabatch.checkpoint.tensor_specs import Array, Shape
from xlabatch.kernels.blocks import BLOCKS, join_words

BLOCK_INPUTS = (128, 64, 32)  # the largest that fits a group is taken
SCALE_DTYPES = ("F16", "BF16")  # as safetensors writes them; float32 has no room for a zero
OfOutputs = Callable[[slice], Array]


@dataclass(frozen=True)
class GroupedTensor:
    """A stored weight [out, in], a BlockTensor."""

    dtype: str  # of BLOCKS
    shape: Shape
    numbers: OfOutputs  # uint8 [out, in * bits / 8], the first of two in the lower half of a byte
    scales: OfOutputs  # [out, groups] in 16 bits
    zeros: OfOutputs  # [out, groups]

    def read_rows(self, first: int, last: int) -> Array:
        """The rows [first, last) in blocks, uint8 [rows, blocks, bytes]."""
        rows = slice(first, last)
        block = BLOCKS[self.dtype]
        blocks = self.shape[1] // block.inputs
        scales = np.ascontiguousarray(self.scales(rows)).astype(np.float32)
        words = join_words(scales, self.zeros(rows))
        words = words.repeat(blocks // words.shape[1], axis=1)
        read = np.empty((last - first, blocks, block.block_bytes), np.uint8)
        read[..., :4] = words[..., None].view(np.uint8)
        read[..., 4:] = self.numbers(rows).reshape(last - first, blocks, -1)
        return read


def as_blocks(
    bits: int,
    shape: Shape,
    group: int,
    scales: str,
    *,
    read: tuple[OfOutputs, OfOutputs, OfOutputs],
    group_of: Array | None = None,
) -> InBlocks | None:
    """A weight in groups of inputs, with scales in this dtype; None if no block fits them.

    `read` gives the numbers, the scales and the zeros, as GroupedTensor has them. `group_of` gives the group
    of each input, all of the same size; without it, groups are of neighbours.
    """
    if group_of is not None and (np.bincount(group_of) != group).any():
        return None
    types = [f"INT{bits}_G{inputs}" for inputs in BLOCK_INPUTS if group and group % inputs == 0]
    fitting = [dtype for dtype in types if dtype in BLOCKS]
    if not fitting or shape[1] % group or scales not in SCALE_DTYPES:
        return None
    numbers, *others = read
    order = None
    if group_of is not None and (np.diff(group_of) < 0).any():
        order = np.argsort(group_of, kind="stable").astype(np.int32)
        numbers = partial(read_in_order, numbers, bits, order)
    return InBlocks((GroupedTensor(fitting[0], shape, numbers, *others),), keep, order=order)


def read_in_order(numbers: OfOutputs, bits: int, order: Array, rows: slice) -> Array:
    """The numbers of some rows, with their inputs in an order."""
    taken = unpack_bits(numbers(rows), bits, 1)[:, order]
    return taken if bits == 8 else taken[:, ::2] | taken[:, 1::2] << np.uint8(4)


def keep(rows: Array) -> Array:
    """Rows are stored in the order of outputs."""
    return rows
