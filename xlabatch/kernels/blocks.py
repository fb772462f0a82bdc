"""Weights in blocks, packed in panels without rounding anything: see src/blocks.h.

Most types are GGUF's. INT4 and INT8 have numbers of 4 or 8 bits in groups of 32, 64 or 128 inputs (G32, G64,
G128). A group shares a scale and the number that stands for 0, and begins with both in a word, see
`join_words`.

A panel has 16 outputs side by side, and a step for each block along the inputs. A step has the block's groups
of 32 inputs one after another, and then what they share. Each group has its numbers in lines of 64 bytes, of
which an output has four, and then its scales: those of all outputs, one kind after another.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

import numpy as np

from xlabatch.kernels.pack import PANEL, Array, aligned_zeros

FIRST_NUMBER = 3  # of these types in enum Format of task.h
GROUP = 32  # inputs
LINE = 64  # bytes
SLICE_BYTES = 2**18  # of blocks that are packed at a time; temporary arrays have several times as many
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
}


def pack_blocks(type: str, rows: Array) -> Array:
    """Pack rows of blocks as a file has them, uint8 [n, blocks, bytes] -> uint8 [ceil(n / 16), bytes].

    Rows of zeros, whose scales are zero, fill the last panel.
    """
    n, blocks, block_bytes = rows.shape
    panels = -(-n // PANEL)
    step_bytes = BLOCKS[type].step_bytes
    packed = aligned_zeros((panels, blocks, step_bytes), np.dtype(np.uint8))
    at_once = max(1, SLICE_BYTES // (PANEL * blocks * block_bytes))
    for at in range(0, panels, at_once):
        count = min(at_once, panels - at)
        some = np.zeros((count * PANEL, blocks, block_bytes), np.uint8)
        present = rows[at * PANEL : (at + count) * PANEL]
        some[: len(present)] = present
        pack_steps(type, some, packed[at : at + count])
    return packed.reshape(panels, blocks * step_bytes)


def pack_runs(
    panels: Iterator[Array], runs: Runs, inputs: int, blocks_of: Callable[[str, Array], Array]
) -> Array:
    """Pack the panels of a linear, each with at most 16 rows, in these runs -> uint8 [bytes].

    `blocks_of` gives the blocks of a type that some rows have, uint8 [rows, blocks, bytes].
    """
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
            packed[at:end] = pack_blocks(type, padded).reshape(-1)
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


def packed_bytes(runs: Runs, inputs: int) -> int:
    """Return the bytes of all panels of a linear."""
    return sum(panels * panel_bytes(type, inputs) for type, panels in runs)


class Parts(NamedTuple):
    """What some blocks consist of. Numbers are 0 or more, as in the file or with 128 added to 8 bits."""

    numbers: Array  # uint8 [N, inputs of a block]
    scales: Array  # [N, groups, scales of a group], in 8 or 16 bits
    shared: Array | None = None  # uint16 [N, 1 or 2] or uint32 [N, 1], of all groups


def pack_steps(type: str, rows: Array, packed: Array) -> None:
    """Pack rows uint8 [P * 16, blocks, bytes] into steps uint8 [P, blocks, bytes]."""
    read, lines_of = TYPES[type]
    panels, blocks, _ = packed.shape
    parts = read(rows.reshape(panels * PANEL * blocks, -1))
    groups = parts.scales.shape[1]
    units = by_output(parts.numbers.view("<u4"), panels, blocks).reshape(panels, blocks, groups, 8, PANEL)
    lines = lines_of(units)
    size = lines.shape[3] * LINE
    scales = by_output(parts.scales.reshape(len(parts.scales), -1), panels, blocks)
    scales = scales.reshape(panels, blocks, groups, -1).view(np.uint8)
    of_groups = packed[..., : groups * (size + scales.shape[3])].reshape(panels, blocks, groups, -1)
    of_groups[..., :size] = lines.reshape(panels, blocks, groups, -1).view(np.uint8)
    of_groups[..., size:] = scales
    if parts.shared is not None:
        shared = by_output(parts.shared, panels, blocks).reshape(panels, blocks, -1).view(np.uint8)
        packed[..., -shared.shape[2] :] = shared


def by_output(numbers: Array, panels: int, blocks: int) -> Array:
    """Numbers of rows [P * 16 * blocks, n] -> the 16 outputs side by side [P, blocks, n, 16]."""
    apart = numbers.reshape(panels, PANEL, blocks, -1)
    return np.ascontiguousarray(apart.transpose(0, 2, 3, 1))


# Units of four numbers [..., 8, 16] -> lines, each as 32 bits of every output [..., n, 16]


def eight_bits(units: Array) -> Array:
    return units


def four_bits(units: Array) -> Array:
    """Units 0 to 3 in low halves, 4 to 7 in high halves."""
    low = np.uint32(0x0F0F0F0F)
    return units[..., :4, :] & low | (units[..., 4:, :] & low) << np.uint32(4)


def five_bits(units: Array) -> Array:
    """The same, and a line whose bit u is the fifth of unit u."""
    return np.concatenate([four_bits(units), join(units, 8, 1, at=4)], axis=-2)


def six_bits(units: Array) -> Array:
    """Four lines with two units in each, then a line for each half of the units with their high pairs."""
    low = units & np.uint32(0x0F0F0F0F)
    low = low[..., ::2, :] | low[..., 1::2, :] << np.uint32(4)
    return np.concatenate([low, join(units, 4, 2, at=4)], axis=-2)


def two_bits(units: Array) -> Array:
    """A line for each half of the units."""
    return join(units, 4, 2)


def three_bits(units: Array) -> Array:
    """The same, and a line whose bit u is the third of unit u."""
    return np.concatenate([two_bits(units), join(units, 8, 1, at=2)], axis=-2)


def join(units: Array, count: int, bits: int, at: int = 0) -> Array:
    """Put some bits, from bit `at` on, of `count` units into each line, those of the first unit lowest."""
    mask = np.uint32((2**bits - 1) * 0x01010101)
    kept = units >> np.uint32(at) & mask
    apart = kept.reshape(*units.shape[:-2], 8 // count, count, PANEL)
    lines = apart[..., 0, :].copy()
    for n in range(1, count):
        lines |= apart[..., n, :] << np.uint32(n * bits)
    return lines


# Blocks of a file, uint8 [N, bytes] -> their parts. xlabatch/checkpoint/gguf/blocks.py says what they mean.


def halves(raw: Array) -> Array:
    """16-bit numbers [N, n], as bytes [N, 2 * n]."""
    return np.ascontiguousarray(raw).view("<u2")


def unpack_bits(raw: Array, bits: int, width: int) -> Array:
    """Numbers of a few bits [N, bytes] -> [N, n]: the lowest bits of `width` bytes, then the next."""
    shifts = np.arange(0, 8, bits, dtype=np.uint8)[:, None]
    numbers = raw.reshape(len(raw), -1, 1, width) >> shifts & np.uint8(2**bits - 1)
    return numbers.reshape(len(raw), -1)


def fifth_bits(raw: Array) -> Array:
    """32 bits [N, 4] bytes -> [N, 32], 16 where the bit is set."""
    return np.unpackbits(raw, axis=1, bitorder="little") << np.uint8(4)


def six_bit_scales(raw: Array) -> tuple[Array, Array]:
    """The 12 bytes of scales of Q4_K and Q5_K -> scales and minima, uint8 [N, 8] each.

    Bytes 0 to 3 have the scales of the first four groups, bytes 4 to 7 their minima, and both have in their
    upper two bits the upper bits of the last four groups. Bytes 8 to 11 have the lower four bits of the last
    four groups.
    """
    first = raw[:, :4]
    second = raw[:, 4:8]
    low = raw[:, 8:]
    six = np.uint8(63)
    two = np.uint8(0x30)
    four = np.uint8(15)
    scales = np.concatenate([first & six, low & four | first >> np.uint8(2) & two], axis=1)
    minima = np.concatenate([second & six, low >> np.uint8(4) | second >> np.uint8(2) & two], axis=1)
    return scales, minima


def q8_0(raw: Array) -> Parts:
    return Parts(raw[:, 2:] ^ np.uint8(0x80), halves(raw[:, :2])[:, None])


def q4_0(raw: Array) -> Parts:
    return Parts(unpack_bits(raw[:, 2:], 4, 16), halves(raw[:, :2])[:, None])


def q4_1(raw: Array) -> Parts:
    return Parts(unpack_bits(raw[:, 4:], 4, 16), halves(raw[:, :4])[:, None])


def q5_0(raw: Array) -> Parts:
    numbers = unpack_bits(raw[:, 6:], 4, 16) | fifth_bits(raw[:, 2:6])
    return Parts(numbers, halves(raw[:, :2])[:, None])


def q5_1(raw: Array) -> Parts:
    numbers = unpack_bits(raw[:, 8:], 4, 16) | fifth_bits(raw[:, 4:8])
    return Parts(numbers, halves(raw[:, :4])[:, None])


def mxfp4(raw: Array) -> Parts:
    return Parts(unpack_bits(raw[:, 1:], 4, 16), raw[:, None, :1])


def q2_k(raw: Array) -> Parts:
    factors = halves(raw[:, 80:])
    return Parts(unpack_bits(raw[:, 16:80], 2, 32), raw[:, :16].reshape(-1, 8, 2), negate_minima(factors))


def q3_k(raw: Array) -> Parts:
    numbers = unpack_bits(raw[:, 32:96], 2, 32) | unpack_bits(raw[:, :32], 1, 32) << np.uint8(2)
    scales = unpack_bits(raw[:, 96:104], 4, 8) | unpack_bits(raw[:, 104:108], 2, 4) << np.uint8(4)
    return Parts(numbers, (scales - np.uint8(32)).reshape(-1, 8, 2), halves(raw[:, 108:]))


def q4_k(raw: Array) -> Parts:
    scales = np.stack(six_bit_scales(raw[:, 4:16]), axis=-1)
    return Parts(unpack_bits(raw[:, 16:], 4, 32), scales, negate_minima(halves(raw[:, :4])))


def q5_k(raw: Array) -> Parts:
    numbers = unpack_bits(raw[:, 48:], 4, 32) | unpack_bits(raw[:, 16:48], 1, 32) << np.uint8(4)
    scales = np.stack(six_bit_scales(raw[:, 4:16]), axis=-1)
    return Parts(numbers, scales, negate_minima(halves(raw[:, :4])))


def q6_k(raw: Array) -> Parts:
    numbers = unpack_bits(raw[:, :128], 4, 64) | unpack_bits(raw[:, 128:192], 2, 32) << np.uint8(4)
    return Parts(numbers, raw[:, 192:208].reshape(-1, 8, 2), halves(raw[:, 208:]))


def iq4_xs(raw: Array) -> Parts:
    scales = unpack_bits(raw[:, 4:8], 4, 1) | unpack_bits(raw[:, 2:4], 2, 1) << np.uint8(4)
    return Parts(unpack_bits(raw[:, 8:], 4, 16), (scales - np.uint8(32))[..., None], halves(raw[:, :2]))


def int4(raw: Array) -> Parts:
    return grouped(raw, unpack_bits(raw[:, 4:], 4, 1))


def int8(raw: Array) -> Parts:
    return grouped(raw, raw[:, 4:])


def grouped(raw: Array, numbers: Array) -> Parts:
    """Numbers of a block that begins with a word for all of them."""
    words = np.ascontiguousarray(raw[:, :4]).view("<u4")
    return Parts(numbers, np.empty((len(raw), numbers.shape[1] // GROUP, 0), np.uint8), words)


def join_words(scales: Array, zeros: Array) -> Array:
    """Words with scales in float32, and in their lower 13 bits the numbers that stand for 0.

    These bits are zero in every float32 that is also a number in float16 or bfloat16.
    """
    return scales.view("<u4") | zeros.astype("<u4")


def negate_minima(factors: Array) -> Array:
    """Factors of scales and of minima [N, 2], the latter with their signs turned."""
    return factors ^ np.array([0, 0x8000], np.uint16)


TYPES: dict[str, tuple[Callable[[Array], Parts], Callable[[Array], Array]]] = {
    "Q8_0": (q8_0, eight_bits),
    "Q4_0": (q4_0, four_bits),
    "Q4_1": (q4_1, four_bits),
    "Q5_0": (q5_0, five_bits),
    "Q5_1": (q5_1, five_bits),
    "IQ4_NL": (q4_0, four_bits),
    "MXFP4": (mxfp4, four_bits),
    "Q2_K": (q2_k, two_bits),
    "Q3_K": (q3_k, three_bits),
    "Q4_K": (q4_k, four_bits),
    "Q5_K": (q5_k, five_bits),
    "Q6_K": (q6_k, six_bits),
    "IQ4_XS": (iq4_xs, four_bits),
    "INT4_G32": (int4, four_bits),
    "INT4_G64": (int4, four_bits),
    "INT4_G128": (int4, four_bits),
    "INT8_G32": (int8, eight_bits),
    "INT8_G128": (int8, eight_bits),
}
