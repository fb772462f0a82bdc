"""Weights of 4 or 8 bits in words of 32 bits: GPTQ, AWQ, and compressed-tensors' `pack-quantized`.

A weight is (number - zero) * scale, with a scale and a zero for each output and group of inputs. The formats
differ in what lies in a word: GPTQ packs neighbouring inputs, AWQ neighbouring outputs in its own order,
compressed-tensors neighbouring inputs of one output. Numbers are widened, or put into blocks for the kernels,
some rows at a time.
"""

import math
from collections.abc import Mapping

import numpy as np

from xlabatch.checkpoint.grouped_tensor import as_blocks
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.quantized_tensor import Parts, QuantizedTensor, check_parts, row_slices
from xlabatch.checkpoint.tensor_specs import Array, Shape
from xlabatch.errors import Refused

AWQ_ORDER = (0, 2, 4, 6, 1, 3, 5, 7)  # of the eight outputs in a word, which one is in its n-th 4 bits
GPTQ_PARTS = ("qweight", "qzeros", "scales", "g_idx")
AWQ_PARTS = ("qweight", "qzeros", "scales")
PACKED_PARTS = ("weight_packed", "weight_scale", "weight_zero_point", "weight_g_idx", "weight_shape")


def unpack(words: Array, bits: int) -> Array:
    """Words [..., N] -> numbers [..., N * 32 / bits], the lowest bits of a word first."""
    octets = np.ascontiguousarray(words).view(np.uint8)  # little-endian, as safetensors are
    if bits == 8:
        return octets
    numbers = np.empty((*octets.shape, 2), np.uint8)
    np.bitwise_and(octets, 15, out=numbers[..., 0])
    np.right_shift(octets, 4, out=numbers[..., 1])
    return numbers.reshape(*words.shape[:-1], -1)


def group_inputs(parts: Parts, inputs: int, groups: int, name: str) -> Array:
    """The group of each input: as given where inputs were sorted before they were grouped, else in order."""
    if name not in parts:
        return np.arange(inputs) // -(-inputs // groups)
    index = parts[name].raw().astype(np.int64)
    if index.size and not 0 <= index.min() <= index.max() < groups:
        raise Refused(f"{parts[name].key} names groups that do not exist; there are {groups}")
    return index


def group_count(inputs: int, group_size: int, name: str) -> int:
    """How many groups the inputs have; a size of -1 is one group for all."""
    if group_size == -1:
        return 1
    if group_size < 1 or inputs % group_size:
        raise Refused(f"{name}: {inputs} inputs are not a multiple of the group size {group_size}")
    return inputs // group_size


def gptq(name: str, parts: Parts, settings: HfConfig) -> QuantizedTensor:
    """A GPTQ weight; with `desc_act` its g_idx gives the group of each input."""
    bits = settings.number("bits")
    per_word = 32 // bits
    words, outputs = check_parts(name, parts, "qweight", "I32", 2)
    inputs = words * per_word
    groups = group_count(inputs, settings.number("group_size", 128, least=-1), name)
    offset = 0 if settings.get("checkpoint_format", settings.get("format")) == "gptq_v2" else 1
    zeros_shape = groups, -(-outputs // per_word)
    check_shapes(name, parts, {"scales": (groups, outputs), "qzeros": zeros_shape, "g_idx": (inputs,)})
    if settings.flag("desc_act") and "g_idx" not in parts:
        raise Refused(f"{name}: with desc_act its g_idx must be there")

    def read_group() -> Array:
        return group_inputs(parts, inputs, groups, "g_idx")

    def read_zeros() -> Array:
        return unpack(parts["qzeros"].raw(), bits)[:, :outputs].astype(np.int32) + offset

    def read() -> Array:
        group = read_group()
        scales = parts["scales"].read()
        zeros = read_zeros().astype(np.float32)
        weight = np.empty((outputs, inputs), np.float32)
        for rows in row_slices(words, per_word * outputs):
            packed = parts["qweight"].raw(rows)  # [words, out] -> [words, 8, out]
            numbers = unpack(packed[..., None], bits).transpose(0, 2, 1).reshape(-1, outputs)
            at = slice(rows.start * per_word, rows.stop * per_word)
            weight[:, at] = ((numbers.astype(np.float32) - zeros[group[at]]) * scales[group[at]]).T
        return weight

    def read_numbers(of: slice) -> Array:
        packed = np.empty((of.stop - of.start, words), np.int32)
        for rows in row_slices(words, per_word * outputs):
            packed[:, rows] = parts["qweight"].raw(rows)[:, of].T
        return packed.view(np.uint8)

    in_blocks = as_blocks(
        bits,
        (outputs, inputs),
        inputs // groups,
        parts["scales"].dtype,
        read=(read_numbers, lambda of: parts["scales"].raw()[:, of].T, lambda of: read_zeros()[:, of].T),
        group_of=read_group(),
    )
    return QuantizedTensor(f"GPTQ {bits}-bit", (outputs, inputs), parts, read, in_blocks=in_blocks)


def awq(name: str, parts: Parts, settings: HfConfig) -> QuantizedTensor:
    """An AWQ weight of the version `gemm`."""
    inputs, words = check_parts(name, parts, "qweight", "I32", 2)
    outputs = 8 * words
    groups = group_count(inputs, settings.number("group_size", 128, least=-1), name)
    check_shapes(name, parts, {"scales": (groups, outputs), "qzeros": (groups, words)})
    place = np.argsort(AWQ_ORDER)

    def in_order(packed: Array) -> Array:
        numbers = unpack(packed, 4).reshape(len(packed), -1, 8)[..., place]
        return numbers.reshape(len(packed), -1)

    def read() -> Array:
        group = group_inputs(parts, inputs, groups, "g_idx")
        scales = parts["scales"].read()
        zeros = in_order(parts["qzeros"].raw()).astype(np.float32)
        weight = np.empty((outputs, inputs), np.float32)
        for rows in row_slices(inputs, outputs):
            numbers = in_order(parts["qweight"].raw(rows)).astype(np.float32)
            weight[:, rows] = ((numbers - zeros[group[rows]]) * scales[group[rows]]).T
        return weight

    def read_outputs(name: str, rows: slice, of: slice) -> Array:
        """Numbers [out, rows] of some outputs."""
        first = of.start // 8
        numbers = in_order(parts[name].raw(rows)[:, first : -(-of.stop // 8)])
        return numbers[:, of.start - 8 * first : of.stop - 8 * first].T

    def read_numbers(of: slice) -> Array:
        packed = np.empty((of.stop - of.start, inputs // 2), np.uint8)
        for pairs in row_slices(inputs // 2, 2 * outputs):
            numbers = read_outputs("qweight", slice(2 * pairs.start, 2 * pairs.stop), of)
            packed[:, pairs] = numbers[:, ::2] | numbers[:, 1::2] << 4
        return packed

    in_blocks = as_blocks(
        4,
        (outputs, inputs),
        inputs // groups,
        parts["scales"].dtype,
        read=(
            read_numbers,
            lambda of: parts["scales"].raw()[:, of].T,
            lambda of: read_outputs("qzeros", slice(0, groups), of),
        ),
    )
    return QuantizedTensor("AWQ 4-bit", (outputs, inputs), parts, read, in_blocks=in_blocks)


def packed(name: str, parts: Parts, bits: int, size: int = 0) -> QuantizedTensor:
    """A compressed-tensors weight in words; without zeros, numbers are from the middle.

    With a group size the last group may be smaller; without one, groups share the inputs evenly.
    """
    per_word = 32 // bits
    middle = 2 ** (bits - 1)
    outputs, words = check_parts(name, parts, "weight_packed", "I32", 2)
    given = parts["weight_shape"].raw().astype(np.int64).tolist() if "weight_shape" in parts else []
    inputs = given[1] if len(given) == 2 else 0
    if given != [outputs, inputs] or -(-inputs // per_word) != words:
        raise Refused(f"{name}: weight_shape is {given!r:.60}, which {outputs} x {words} words do not hold")
    scales_shape = parts["weight_scale"].shape if "weight_scale" in parts else ()
    groups = scales_shape[1] if len(scales_shape) == 2 else 0
    expected: dict[str, Shape] = {
        "weight_scale": (outputs, groups),
        "weight_zero_point": (-(-outputs // per_word), groups),
        "weight_g_idx": (inputs,),
        "weight_shape": (2,),
    }
    check_shapes(name, parts, expected)
    if not groups or (groups != -(-inputs // size) if size else inputs % groups):
        raise Refused(f"{name}: {inputs} inputs cannot have {groups} groups")

    def read_group() -> Array:
        if "weight_g_idx" in parts:
            return group_inputs(parts, inputs, groups, "weight_g_idx")
        return np.arange(inputs) // (size or inputs // groups)

    def read_zeros() -> Array:
        if "weight_zero_point" not in parts:
            return np.full((outputs, groups), middle, np.uint8)
        return unpack(np.ascontiguousarray(parts["weight_zero_point"].raw().T), bits).T[:outputs]

    def read() -> Array:
        group = read_group()
        scales = parts["weight_scale"].read()
        zeros = read_zeros().astype(np.float32)
        weight = np.empty((outputs, inputs), np.float32)
        for rows in row_slices(outputs, inputs):
            numbers = unpack(parts["weight_packed"].raw(rows), bits)[:, :inputs].astype(np.float32)
            numbers -= zeros[rows][:, group]
            np.multiply(numbers, scales[rows][:, group], out=weight[rows])
        return weight

    in_blocks = None
    if not size:
        in_blocks = as_blocks(
            bits,
            (outputs, inputs),
            inputs // groups,
            parts["weight_scale"].dtype,
            read=(
                lambda of: parts["weight_packed"].raw(of).view(np.uint8),
                parts["weight_scale"].raw,
                lambda of: read_zeros()[of],
            ),
            group_of=read_group(),
        )
    return QuantizedTensor(
        f"compressed-tensors {bits}-bit", (outputs, inputs), parts, read, in_blocks=in_blocks
    )


def check_shapes(name: str, parts: Parts, expected: Mapping[str, Shape]) -> None:
    """Raise Refused for parts of another shape, or of one that needs what is not there."""
    for suffix, shape in expected.items():
        if suffix in parts and parts[suffix].shape != shape:
            raise Refused(f"{name}: its {suffix} is {list(parts[suffix].shape)}, not {list(shape)}")
    needed = {"scales", "qzeros", "weight_scale", "weight_shape"} & expected.keys()
    if missing := sorted(needed - parts.keys()):
        raise Refused(f"{name}: its {', '.join(missing)} is missing")
    if math.prod(next(iter(parts.values())).shape) == 0:
        raise Refused(f"{name} is empty")
