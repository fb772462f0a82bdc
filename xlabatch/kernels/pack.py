"""Weights in panels, as the kernels read them: 16 outputs side by side for each step along the inputs.

A weight [out, in] becomes [panels, in / group, 16, group], padded with zeros. A group is as many inputs as 32
bits hold. An MLP's gates and ups become pairs of panels, each gate before its up. src/dot.h describes the
layout of each format.
"""

import math
from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np

from xlabatch.errors import Refused

Array = np.ndarray[Any, np.dtype[Any]]
PANEL = 16
GROUPS = {"float32": 1, "bfloat16": 2, "int8": 4}  # inputs in 32 bits
INT4_GROUP = 32  # inputs that share a scale
INT4_STEP = 2 * INT4_GROUP
INT4_BYTES = 576


def pack(weight: Array, gated: bool = False) -> Array:
    """Pack a weight [out, in] -> panels [P, in / group, 16, group] of its dtype; int8 is stored plus 128."""
    shape = packed_shape(weight.shape, weight.dtype.name, gated)
    _, steps, _, group = shape
    packed = aligned_zeros(shape, weight.dtype)
    for panel, rows in zip(packed, panels_of(weight, gated), strict=True):
        padded = np.zeros((PANEL, steps * group), weight.dtype)
        padded[: len(rows), : rows.shape[1]] = rows
        panel[:] = padded.reshape(PANEL, steps, group).transpose(1, 0, 2)
    if weight.dtype == np.int8:
        unsigned = packed.view(np.uint8)
        np.bitwise_xor(unsigned, 0x80, out=unsigned)  # adds 128 modulo 256
    return packed


def packed_shape(shape: tuple[int, ...], dtype: str, gated: bool = False) -> tuple[int, ...]:
    """Return the shape of a weight's panels, given [out, in]."""
    out, inputs = shape
    panels = -(-out // (1 + gated) // PANEL) * (1 + gated)
    if dtype == "int4":
        return panels, -(-inputs // INT4_STEP), INT4_BYTES
    return panels, -(-inputs // GROUPS[dtype]), PANEL, GROUPS[dtype]


def panels_of(weight: Array, gated: bool = False) -> Iterator[Array]:
    """Yield sixteen outputs at a time, gates before their ups; the last panel of each may have fewer."""
    halves = np.split(weight, 1 + gated)
    for at in range(0, len(halves[0]), PANEL):
        for half in halves:
            yield half[at : at + PANEL]


def aligned_zeros(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Allocate zeros at a multiple of 64 bytes, so that jax uses the memory without a copy."""
    count = math.prod(shape) * dtype.itemsize
    memory = np.zeros(count + 64, np.uint8)
    start = -memory.ctypes.data % 64
    return memory[start : start + count].view(dtype).reshape(shape)


def pack_int4(weight: Array, gated: bool = False) -> Array:
    """Quantize and pack a float32 weight [out, in] -> uint8 [P, in / 64, 576].

    Each step has numbers of 4 bits and then their scales in bfloat16.
    """
    packed = aligned_zeros(packed_shape(weight.shape, "int4", gated), np.dtype(np.uint8))
    for panel, rows in zip(packed, panels_of(weight, gated), strict=True):
        padded = np.zeros((PANEL, len(panel) * INT4_STEP), np.float32)
        padded[: len(rows), : rows.shape[1]] = rows
        panel[:] = int4_panel(*quantize_int4(padded))
    return packed


def pack_int4_numbers(numbers: Array, scales: Array, gated: bool = False) -> Array:
    """Pack numbers from 0 to 15 [out, in] and their bfloat16 scales [out, in / 32] like `pack_int4`."""
    packed = aligned_zeros(packed_shape(numbers.shape, "int4", gated), np.dtype(np.uint8))
    parts = panels_of(numbers, gated), panels_of(scales, gated)
    for panel, rows, scale in zip(packed, *parts, strict=True):
        padded = np.full((PANEL, len(panel) * INT4_STEP), 8, np.uint8)  # 8 stands for 0
        padded[: len(rows), : rows.shape[1]] = rows
        groups = np.full((PANEL, 2 * len(panel)), -0.0, ml_dtypes.bfloat16)  # as zeros are quantized
        groups[: len(rows), : scale.shape[1]] = scale
        panel[:] = int4_panel(padded, groups)
    return packed


def int4_panel(numbers: Array, scale: Array) -> Array:
    """Pack sixteen outputs, numbers [16, in] and scales [16, in / 32] -> uint8 [in / 64, 576]."""
    # [output, step, group, half, unit, byte] -> [step, group, unit, output, byte]
    parts = numbers.reshape(PANEL, -1, 2, 2, 4, 4)
    both = (parts[:, :, :, 0] | parts[:, :, :, 1] << 4).transpose(1, 2, 3, 0, 4)
    scales = scale.reshape(PANEL, -1, 2).transpose(1, 2, 0)
    halves = both.reshape(len(both), -1), scales.reshape(len(both), -1).view(np.uint8)
    return np.concatenate(halves, axis=-1)


def quantize_int4(rows: Array) -> tuple[Array, Array]:
    """Quantize rows [N, in] -> numbers 0 to 15 that mean -8 to 7 [N, in], scales of groups [N, in / 32]."""
    groups = rows.reshape(len(rows), -1, INT4_GROUP)
    extreme = np.take_along_axis(groups, np.abs(groups).argmax(-1)[..., None], -1)[..., 0]
    scale = (extreme / -8).astype(ml_dtypes.bfloat16)  # the number furthest from 0 becomes exactly -8
    wide = scale.astype(np.float32)[..., None]
    if not np.isfinite(wide).all():
        raise Refused("int4 cannot hold weights that are not finite")
    quantized = np.rint(np.divide(groups, wide, out=np.zeros_like(groups), where=wide != 0))
    return (np.clip(quantized, -8, 7) + 8).astype(np.uint8).reshape(rows.shape), scale


def pack_vector(vector: Array, gated: bool = False) -> Array:
    """Pack a vector [out] with a number for each output -> [P * 16] in the order of the panels."""
    return pack(vector.astype(np.float32)[:, None], gated).reshape(-1)
