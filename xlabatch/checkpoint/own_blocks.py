"""Weights in blocks that `xlabatch convert` has written: the kernels take them as they are.

A weight is one tensor of bytes [out, blocks, bytes], named after the type of its blocks.
"""

import numpy as np

from xlabatch.checkpoint.gguf.blocks import dequantize
from xlabatch.checkpoint.quantized_tensor import Parts, QuantizedTensor, Rounded, check_parts, row_slices
from xlabatch.checkpoint.tensor_specs import Array
from xlabatch.errors import Refused
from xlabatch.kernels.blocks import BLOCKS
from xlabatch.kernels.rounding import FORMATS

PARTS = tuple(f"weight_{type}" for type in FORMATS)


def part_name(name: str, type: str) -> str:
    """The name of the tensor in a file, by the name of the weight."""
    return f"{name}_{type}"


def tensor(name: str, parts: Parts, format: str) -> QuantizedTensor:
    """A weight, given the tensor with its blocks; `format` is that of most weights."""
    if len(parts) != 1:
        raise Refused(f"{name} is stored in several ways: {', '.join(sorted(parts))}")
    [(part, stored)] = parts.items()
    type = part.removeprefix("weight_")
    inputs, block_bytes, _ = BLOCKS[type]
    rows, blocks, size = check_parts(name, parts, part, "U8", 3)
    if size != block_bytes or rows * blocks == 0:
        raise Refused(f"{name}: {part} is {list(stored.shape)}, not [out, blocks, {block_bytes}]")

    def widen() -> Array:
        weight = np.empty((rows, blocks * inputs), np.float32)
        for some in row_slices(rows, blocks * inputs):
            dequantize(type, stored.raw(some).tobytes(), weight[some].reshape(-1))
        return weight

    return QuantizedTensor(format, (rows, blocks * inputs), parts, widen, Rounded(type, stored.raw))
