"""Weights of 8 bits with scales (FP8, and compressed-tensors' whole numbers), and of 4 bits in MXFP4.

FP8 is e4m3. A scale belongs to a whole weight, to an output, to a group of inputs of one output, or to a
block of both; DeepSeek and Qwen publish blocks of 128 x 128. MXFP4 has 32 numbers of 4 bits to a scale that
is a power of two.
"""

import math
from dataclasses import dataclass, replace

import ml_dtypes
import numpy as np

from xlabatch.checkpoint.grouped_tensor import OfOutputs, as_blocks, keep
from xlabatch.checkpoint.quantized_tensor import Parts, QuantizedTensor, Rounded, row_slices
from xlabatch.checkpoint.safetensors_files import SafetensorsTensor
from xlabatch.checkpoint.stored_blocks import InBlocks
from xlabatch.checkpoint.tensor_specs import Array, Shape
from xlabatch.errors import Refused
from xlabatch.kernels.blocks import BLOCKS, IN_FLOAT32
from xlabatch.model import int8

SCALES = ("weight_scale_inv", "weight_scale")
SCALED_PARTS = ("weight", *SCALES, "weight_zero_point", "input_scale", "activation_scale")
FP4 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6], np.float32)
FP4_VALUES = np.concatenate([FP4, -FP4])
FP8 = np.dtype(ml_dtypes.float8_e4m3fn)
FP8_GROUP = BLOCKS[IN_FLOAT32].inputs
FP8_VALUES = np.arange(256, dtype=np.uint8).view(FP8).astype(np.float32)
MXFP4_GROUP = 32
MXFP4_PARTS = ("_blocks", "_scales")


def scaled(name: str, parts: Parts, block: tuple[int, int] | None) -> QuantizedTensor:
    """A weight in FP8 or int8 that scales multiply; `block` is the outputs and inputs that share one."""
    weight = parts["weight"]
    given = [suffix for suffix in SCALES if suffix in parts]
    if len(given) != 1 or len(weight.shape) != 2 or "weight_zero_point" in parts:
        raise Refused(f"{name} must be a matrix with one of {', '.join(SCALES)} and without zeros")
    scale = parts[given[0]]
    outputs, inputs = weight.shape
    shared = shared_by(name, scale.shape, outputs, inputs, block)

    def read() -> Array:
        scales = scale.read().reshape(-(-outputs // shared[0]), -(-inputs // shared[1]))
        wide = np.empty(weight.shape, np.float32)
        group = np.arange(inputs) // shared[1]
        for rows in row_slices(outputs, inputs):
            factors = scales[np.arange(rows.start, rows.stop) // shared[0]]
            factors = factors if factors.shape[1] == 1 else factors[:, group]
            numbers = weight.raw(rows)
            # a table is quicker than ml_dtypes' conversion
            is_fp8 = numbers.dtype == FP8
            numbers = FP8_VALUES[numbers.view(np.uint8)] if is_fp8 else numbers.astype(np.float32)
            np.multiply(numbers, factors, out=wide[rows])
        return wide

    def read_scales(of: slice) -> Array:
        scales = scale.raw().reshape(-(-outputs // shared[0]), -1)
        return scales[np.arange(of.start, of.stop) // shared[0]]

    if weight.dtype != "I8":
        fits = inputs % FP8_GROUP == 0 and shared[1] % FP8_GROUP == 0
        fp8 = Fp8Tensor(weight, read_scales)
        in_blocks = InBlocks((fp8,), keep) if fits and weight.dtype == "F8_E4M3" else None
        return QuantizedTensor("FP8", weight.shape, parts, read, in_blocks=in_blocks)

    in_blocks = as_blocks(
        8,
        weight.shape,
        min(inputs, shared[1]),
        scale.dtype,
        read=(
            lambda of: weight.raw(of).view(np.uint8) ^ np.uint8(128),
            read_scales,
            lambda of: np.full((of.stop - of.start, 1), 128),
        ),
    )
    return QuantizedTensor("int8", weight.shape, parts, read, in_blocks=in_blocks)


@dataclass(frozen=True)
class Fp8Tensor:
    """A matrix in FP8, a BlockTensor in blocks of 128 inputs."""

    weight: SafetensorsTensor
    scales: OfOutputs  # [out, groups]
    dtype = IN_FLOAT32

    @property
    def shape(self) -> Shape:
        return self.weight.shape

    def read_rows(self, first: int, last: int) -> Array:
        """The rows [first, last) in blocks, uint8 [rows, blocks, 132]."""
        rows = slice(first, last)
        blocks = self.shape[1] // FP8_GROUP
        scales = np.ascontiguousarray(self.scales(rows)).astype("<f4")
        read = np.empty((last - first, blocks, 4 + FP8_GROUP), np.uint8)
        read[..., :4] = scales.repeat(blocks // scales.shape[1], axis=1)[..., None].view(np.uint8)
        read[..., 4:] = self.weight.raw(rows).view(np.uint8).reshape(last - first, blocks, FP8_GROUP)
        return read


def own_int8(name: str, parts: Parts, format: str) -> QuantizedTensor:
    """A weight that `xlabatch convert` has written, with rotated rows; `format` is that of most weights."""
    weight = parts["weight"]
    scale = parts.get("weight_scale")
    if weight.dtype != "I8" or scale is None or scale.shape != (*weight.shape[:-1], 1):
        raise Refused(f"{name} must be a matrix of int8 with a weight_scale for each output")

    def widen() -> Array:
        return int8.dequantize(weight.raw(), scale.read())

    rounded = Rounded("int8", weight.raw, scale.read)
    return QuantizedTensor(format, weight.shape, parts, widen, rounded)


def shared_by(
    name: str, scales: Shape, outputs: int, inputs: int, block: tuple[int, int] | None
) -> tuple[int, int]:
    """The outputs and inputs that share a scale, by the shape of the scales."""
    if block is not None:
        if scales == (-(-outputs // block[0]), -(-inputs // block[1])):
            return block
        raise Refused(f"{name}: its scales are {list(scales)}, not one for each {block[0]} x {block[1]}")
    if scales in ((), (1,), (1, 1)):
        return outputs, inputs
    if scales in ((outputs,), (outputs, 1)):
        return 1, inputs
    if len(scales) == 2 and scales[0] == outputs and 0 < scales[1] <= inputs and inputs % scales[1] == 0:
        return 1, inputs // scales[1]
    raise Refused(f"{name}: scales of the shape {list(scales)} do not fit {outputs} x {inputs}")


def mxfp4(name: str, parts: Parts) -> QuantizedTensor:
    """All experts of a layer: blocks [X, out, in / 32, 16], scales [X, out, in / 32] -> [X, in, out]."""
    blocks, scales = (parts.get(suffix) for suffix in MXFP4_PARTS)
    if blocks is None or scales is None:
        raise Refused(f"{name} must have {' and '.join(MXFP4_PARTS)}")
    shape = blocks.shape
    if (
        len(shape) != 4
        or shape[3] != 16
        or scales.shape != shape[:3]
        or {blocks.dtype, scales.dtype} != {"U8"}
    ):
        raise Refused(f"{name}: blocks {list(shape)} and scales {list(scales.shape)} are not MXFP4's")
    experts, outputs, groups, _ = shape

    def values(rows: slice) -> Array:
        numbers = blocks.raw(rows)
        powers = np.ldexp(np.float32(1), scales.raw(rows).astype(np.int32) - 127)
        pairs = np.stack([FP4_VALUES[numbers & np.uint8(15)], FP4_VALUES[numbers >> np.uint8(4)]], -1)
        wide = pairs.reshape(*powers.shape, MXFP4_GROUP) * powers[..., None]
        return wide.reshape(-1, outputs, groups * MXFP4_GROUP).swapaxes(1, 2)

    def read() -> Array:
        wide = np.empty((experts, outputs, groups * MXFP4_GROUP), np.float32)
        for rows in row_slices(experts, 2 * math.prod(shape[1:])):
            wide[rows] = values(rows).swapaxes(1, 2)
        return wide.swapaxes(1, 2)

    def entry(n: int) -> Array:  # a model is loaded expert by expert
        return values(slice(n, n + 1))[0]

    in_blocks = InBlocks((Mxfp4Tensor(blocks, scales),), lambda rows: rows.swapaxes(1, 2))
    of_model = experts, groups * MXFP4_GROUP, outputs
    return QuantizedTensor("MXFP4", of_model, parts, read, entry=entry, in_blocks=in_blocks)


@dataclass(frozen=True)
class Mxfp4Tensor:
    """All experts of a layer as they are stored, a BlockTensor in GGUF's type."""

    blocks: SafetensorsTensor  # [X, out, in / 32, 16]
    scales: SafetensorsTensor  # [X, out, in / 32]
    dtype = "MXFP4"

    @property
    def shape(self) -> Shape:
        return *self.scales.shape[:2], self.scales.shape[2] * MXFP4_GROUP

    def read_rows(self, first: int, last: int) -> Array:
        """The rows [first, last) of all experts, uint8 [rows, blocks, 17].

        A byte has two neighbours in the file, and in GGUF's type two numbers that are 16 apart.
        """
        rows = slice(first, last)
        pairs = of_all_experts(self.blocks).raw(rows)
        numbers = np.stack([pairs & np.uint8(15), pairs >> np.uint8(4)], -1).reshape(*pairs.shape[:2], 2, 16)
        read = np.empty((*pairs.shape[:2], 17), np.uint8)
        read[..., 0] = of_all_experts(self.scales).raw(rows)
        read[..., 1:] = numbers[:, :, 0] | numbers[:, :, 1] << np.uint8(4)
        return read


def of_all_experts(part: SafetensorsTensor) -> SafetensorsTensor:
    """A part [X, out, ...] as [X * out, ...]."""
    return replace(part, shape=(part.shape[0] * part.shape[1], *part.shape[2:]))
