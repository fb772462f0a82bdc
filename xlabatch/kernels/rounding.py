"""Rows of a wide weight in blocks of GGUF's types that lose little: see src/round_blocks.h."""

import ctypes

import numpy as np

from xlabatch.errors import Refused
from xlabatch.kernels.blocks import BLOCKS, Runs, address, pack_runs, run_in_threads, type_number
from xlabatch.kernels.library import library
from xlabatch.kernels.pack import Array, panels_of

TYPES = {"int6": ("Q6_K",), "int5": ("Q5_K", "Q5_1"), "int4": ("Q4_K", "Q4_1")}  # the best first
FORMATS = {type: format for format, types in TYPES.items() for type in types}


def block_type(format: str, inputs: int) -> str | None:
    """Return the type of a linear in one of these formats; None where its inputs are no whole blocks."""
    return next((type for type in TYPES[format] if inputs % BLOCKS[type].inputs == 0), None)


def round_rows(type: str, rows: Array, threads: int | None = None, importance: Array | None = None) -> Array:
    """Round rows float32 [N, in] -> uint8 [N, blocks, bytes], equal for every number of threads.

    The errors of an input count as much as its importance, float32 [in]; without it all inputs matter alike.
    """
    kernels = library()
    assert kernels
    rows = np.ascontiguousarray(rows, np.float32)
    block = BLOCKS[type]
    blocks = np.empty((len(rows), rows.shape[1] // block.inputs, block.block_bytes), np.uint8)
    number = ctypes.c_int64(type_number(type))
    inputs = ctypes.c_int64(rows.shape[1])
    matters = None
    if importance is not None:
        importance = np.ascontiguousarray(importance, np.float32)
        assert importance.shape == rows.shape[1:]
        matters = address(importance)

    def round_part(part: slice) -> bool:
        some = rows[part]
        size = ctypes.c_int64(some.size)
        rounded = address(blocks[part])
        return bool(kernels.xlabatch_round_to_blocks(number, address(some), size, inputs, matters, rounded))

    if not run_in_threads(len(rows), round_part, threads):
        largest = np.abs(rows).max()
        what = f"as large as {largest:.3g}" if np.isfinite(largest) else "that are not finite"
        raise Refused(f"{FORMATS[type]} cannot hold weights {what}")
    return blocks


def round_and_pack(weight: Array, runs: Runs, gated: bool, packed: Array | None = None) -> Array:
    """Round a weight [out, in], some rows at a time, and pack it in these runs -> uint8 [bytes]."""
    return pack_runs(panels_of(weight, gated), runs, weight.shape[1], round_rows, packed)


def pack_rounded(rows: Array, runs: Runs, gated: bool, packed: Array | None = None) -> Array:
    """Pack rows of blocks uint8 [out, blocks, bytes] in the same way."""
    inputs = rows.shape[1] * BLOCKS[runs[0][0]].inputs
    return pack_runs(panels_of(rows, gated), runs, inputs, lambda _, blocks: blocks, packed)
