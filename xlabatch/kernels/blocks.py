"""Weights in blocks, packed in panels without rounding anything: see src/blocks.h and src/pack_blocks.cc.

Most types are GGUF's. INT4 and INT8 have numbers of 4 or 8 bits in groups of 32, 64 or 128 inputs (G32, G64,
G128). A group shares a scale and the number that stands for 0, and begins with both in a word, see
`join_words`. FP8 is e4m3 in groups of 128 that begin with their scale, and is computed as float32 is: the
panels of a linear in FP8 are one run, of numbers input by input and then scales (src/dot.h).

A panel has 16 outputs side by side, and a step for each block along the inputs. A step has the block's groups
of 32 inputs one after another, and then what they share. Each group has its numbers in lines of 64 bytes, of
which an output has four, and then its scales: those of all outputs, one kind after another.
"""

import ctypes
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from typing import NamedTuple

import numpy as np

from xlabatch.kernels.library import library
from xlabatch.kernels.pack import PANEL, Array, aligned_zeros

FIRST_NUMBER = 3  # of these types in enum Format of task.h
ROWS_BYTES = 2**22  # of panels whose rows are put into blocks at a time


Runs = tuple[tuple[str, int], ...]  # the type and the number of panels that follow one another


class BlockFormat(NamedTuple):
    """The inputs of a block, its bytes in a file, and those of a panel's step, which has 16 blocks."""

    inputs: int
    block_bytes: int
    step_bytes: int


BLOCKS = {  # in the order of enum Format
    "Q8_0": BlockFormat(32, 34, 544),
    "Q4_0": BlockFormat(32, 18, 288),
    "Q4_1": BlockFormat(32, 20, 320),
    "Q5_0": BlockFormat(32, 22, 352),
    "Q5_1": BlockFormat(32, 24, 384),
    "IQ4_NL": BlockFormat(32, 18, 288),
    "MXFP4": BlockFormat(32, 17, 272),
    "Q2_K": BlockFormat(256, 84, 1344),
    "Q3_K": BlockFormat(256, 110, 1824),
    "Q4_K": BlockFormat(256, 144, 2368),
    "Q5_K": BlockFormat(256, 176, 2880),
    "Q6_K": BlockFormat(256, 210, 3360),
    "IQ4_XS": BlockFormat(256, 136, 2208),
    "INT4_G32": BlockFormat(32, 20, 320),
    "INT4_G64": BlockFormat(64, 36, 576),
    "INT4_G128": BlockFormat(128, 68, 1088),
    "INT8_G32": BlockFormat(32, 36, 576),
    "INT8_G128": BlockFormat(128, 132, 2112),
    "FP8_G128": BlockFormat(128, 132, 2112),
}
IN_FLOAT32 = "FP8_G128"  # computed as float32 is, so no other type is in its linear


def pack_blocks(type: str, rows: Array, panels: Array, threads: int | None = None) -> None:
    """Pack rows of blocks as a file has them, uint8 [n, blocks, bytes], into uint8 [ceil(n / 16), bytes].

    Rows of zeros, whose scales are zero, fill the last panel.
    """
    kernels = library()
    assert kernels
    rows = np.ascontiguousarray(rows)
    n, blocks, _ = rows.shape
    assert panels.flags.c_contiguous
    assert panels.shape == (-(-n // PANEL), blocks * BLOCKS[type].step_bytes)
    number = ctypes.c_int64(type_number(type))

    def pack_part(part: slice) -> bool:
        some = rows[part.start * PANEL : part.stop * PANEL]
        sizes = map(ctypes.c_int64, some.shape[:2])
        return bool(kernels.xlabatch_pack_blocks(number, address(some), *sizes, address(panels[part])))

    is_done = run_in_threads(len(panels), pack_part, threads)
    assert is_done


def run_in_threads(count: int, run_part: Callable[[slice], bool], threads: int | None = None) -> bool:
    """Run a function on parts of a range, one for each thread -> whether all have returned True."""
    step = max(1, -(-count // (threads or os.cpu_count() or 1)))
    parts = (slice(at, at + step) for at in range(0, count, step))
    return all([*threads_of_all_cores(os.getpid()).map(run_part, parts)])


@cache
def threads_of_all_cores(_: int) -> ThreadPoolExecutor:
    """Threads of a process, which stay: a model has hundreds of tensors, and each would start its own."""
    return ThreadPoolExecutor(os.cpu_count(), "packing")


def address(array: Array) -> ctypes.c_void_p:
    """Return where the numbers of an array are."""
    return ctypes.c_void_p(array.ctypes.data)


def pack_runs(
    panels: Iterator[Array],
    runs: Runs,
    inputs: int,
    blocks_of: Callable[[str, Array], Array],
    packed: Array | None = None,
) -> Array:
    """Pack the panels of a linear, each with at most 16 rows, in these runs -> uint8 [bytes].

    It is `packed` if that is given. `blocks_of` gives the blocks of a type that some rows have, uint8
    [rows, blocks, bytes].
    """
    if packed is None:
        packed = aligned_zeros((packed_bytes(runs, inputs),), np.dtype(np.uint8))
    end = 0
    for type, count in runs:
        size = panel_bytes(type, inputs)
        step = max(1, ROWS_BYTES // size)
        for start in range(0, count, step):
            taken = list(islice(panels, min(step, count - start)))
            at, end = end, end + len(taken) * size
            blocks = blocks_of(type, np.concatenate(taken))
            padded = blocks
            if len(blocks) < len(taken) * PANEL:
                padded = np.zeros((len(taken), PANEL, *blocks.shape[1:]), np.uint8)
                padded[np.arange(PANEL) < [[len(panel)] for panel in taken]] = blocks
                padded = padded.reshape(-1, *blocks.shape[1:])
            pack_blocks(type, padded, packed[at:end].reshape(len(taken), size))
    return packed


def runs_attribute(runs: Runs) -> Array:
    """Return runs of panels as the calls of kernels expect them: a number for each type, its panels, ..."""
    return np.array([(type_number(name), panels) for name, panels in runs], np.int64).reshape(-1)


def type_number(type: str) -> int:
    """Return the number of a type in enum Format."""
    return FIRST_NUMBER + list(BLOCKS).index(type)


def panel_bytes(type: str, inputs: int) -> int:
    """Return the bytes of a panel with this number of inputs."""
    block = BLOCKS[type]
    return inputs // block.inputs * block.step_bytes


def numbers_in(size: int, runs: Runs) -> int:
    """Return how many numbers this many bytes of such runs hold."""
    of_an_input = sum(count * BLOCKS[type].step_bytes / BLOCKS[type].inputs for type, count in runs)
    return round(size / of_an_input * PANEL * sum(count for _, count in runs))


def packed_bytes(runs: Runs, inputs: int) -> int:
    """Return the bytes of all panels of a linear."""
    return sum(panels * panel_bytes(type, inputs) for type, panels in runs)


def join_words(scales: Array, zeros: Array) -> Array:
    """Words with scales in float32, and in their lower 13 bits the numbers that stand for 0.

    These bits are zero in every float32 that is also a number in float16 or bfloat16.
    """
    return scales.view("<u4") | zeros.astype("<u4")
