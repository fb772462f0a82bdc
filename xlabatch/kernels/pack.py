"""Weights in panels, as the kernels read them: 16 outputs side by side for each step along the inputs.

A weight [out, in] becomes [panels, in / group, 16, group], padded with zeros. A group is as many inputs as 32
bits hold. An MLP's gates and ups become pairs of panels, each gate before its up. src/dot.h describes the
layout of each format.
"""

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
PANEL = 16
GROUPS = {"float32": 1, "bfloat16": 2, "int8": 4}  # inputs in 32 bits


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
    return panel_count(out, gated), -(-inputs // GROUPS[dtype]), PANEL, GROUPS[dtype]


def panel_count(rows: int, gated: bool = False) -> int:
    """Return how many panels the rows of a weight have."""
    return -(-rows // (1 + gated) // PANEL) * (1 + gated)


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


def pack_vector(vector: Array, gated: bool = False) -> Array:
    """Pack a vector [out] with a number for each output -> [P * 16] in the order of the panels."""
    return pack(vector.astype(np.float32)[:, None], gated).reshape(-1)
