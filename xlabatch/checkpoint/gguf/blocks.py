"""How GGUF stores numbers: blocks of bytes, and their values in float32.

This is the only module that knows the layouts of blocks. A block of the types _0 and _1 has 32 numbers and
one scale, and with _1 also a minimum. A block of the types _K has 256 numbers in groups; each group has a
scale, and a 16-bit factor multiplies all of them. A byte holds the low bits of numbers of several groups.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
SHIFTS_4 = np.array([0, 4], np.uint8)[:, None]
SHIFTS_2 = np.array([0, 2, 4, 6], np.uint8)[:, None]
SHIFTS_1 = np.arange(8, dtype=np.uint8)[:, None]
TWICE_FP4 = np.array([0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12], np.float32)


def dequantize(dtype: str, content: bytes, numbers: Array) -> None:
    """Write the numbers of whole blocks into float32 [count]."""
    block = BLOCKS[dtype]
    raw = np.frombuffer(content, np.uint8).reshape(-1, block.bytes)
    with np.errstate(invalid="ignore", over="ignore"):  # hostile scales may be infinite or NaN
        numbers.reshape(len(raw), block.numbers)[:] = block.values(raw).reshape(len(raw), block.numbers)


def halves(raw: Array) -> Array:
    """float16 numbers [N, 2 * n] bytes -> float32 [N, n]."""
    return np.ascontiguousarray(raw).view("<f2").astype(np.float32)


def float32(raw: Array) -> Array:
    return raw.view("<f4")


def bfloat16(raw: Array) -> Array:
    return (raw.view("<u2").astype(np.uint32) << np.uint32(16)).view(np.float32)


def q4(raw: Array) -> Array:
    """Numbers of 4 bits [N, 16 n] bytes -> [N, n, 32]: low halves, then high halves, of 16 bytes."""
    pairs = raw.reshape(len(raw), -1, 1, 16) >> SHIFTS_4 & np.uint8(15)
    return pairs.reshape(len(raw), -1, 32)


def fifth_bits(raw: Array) -> Array:
    """32 bits [N, 4] bytes -> [N, 32], 16 where the bit is set."""
    return np.unpackbits(raw, axis=1, bitorder="little") << np.uint8(4)


def q4_0(raw: Array) -> Array:
    """Scale, numbers from -8."""
    return halves(raw[:, :2]) * (q4(raw[:, 2:])[:, 0].astype(np.float32) - 8)


def q4_1(raw: Array) -> Array:
    """Scale, minimum, numbers."""
    return halves(raw[:, :2]) * q4(raw[:, 4:])[:, 0].astype(np.float32) + halves(raw[:, 2:4])


def q5_0(raw: Array) -> Array:
    """Scale, fifth bits, numbers from -16."""
    numbers = q4(raw[:, 6:])[:, 0] | fifth_bits(raw[:, 2:6])
    return halves(raw[:, :2]) * (numbers.astype(np.float32) - 16)


def q5_1(raw: Array) -> Array:
    """Scale, minimum, fifth bits, numbers."""
    numbers = q4(raw[:, 8:])[:, 0] | fifth_bits(raw[:, 4:8])
    return halves(raw[:, :2]) * numbers.astype(np.float32) + halves(raw[:, 2:4])


def q8_0(raw: Array) -> Array:
    """Scale, signed bytes."""
    return halves(raw[:, :2]) * raw[:, 2:].view(np.int8).astype(np.float32)


def q2_k(raw: Array) -> Array:
    """16 scales and minima of 4 bits, numbers, factor of the scales, factor of the minima."""
    scales = halves(raw[:, 80:82]) * (raw[:, :16] & np.uint8(15)).astype(np.float32)
    minima = halves(raw[:, 82:]) * (raw[:, :16] >> np.uint8(4)).astype(np.float32)
    numbers = (raw[:, 16:80].reshape(-1, 2, 1, 32) >> SHIFTS_2 & np.uint8(3)).reshape(-1, 16, 16)
    return scales[..., None] * numbers.astype(np.float32) - minima[..., None]


def q3_k(raw: Array) -> Array:
    """Third bits, which are inverted; numbers; 16 scales of 6 bits from -32; factor."""
    low = (raw[:, 96:104].reshape(-1, 1, 8) >> SHIFTS_4 & np.uint8(15)).reshape(-1, 16)
    high = (raw[:, 104:108].reshape(-1, 1, 4) >> SHIFTS_2 & np.uint8(3)).reshape(-1, 16)
    scales = halves(raw[:, 108:]) * ((low | high << np.uint8(4)).astype(np.float32) - 32)
    pairs = (raw[:, 32:96].reshape(-1, 2, 1, 32) >> SHIFTS_2 & np.uint8(3)).reshape(-1, 16, 16)
    thirds = (raw[:, :32].reshape(-1, 1, 32) >> SHIFTS_1 & np.uint8(1)).reshape(-1, 16, 16)
    return scales[..., None] * ((pairs | thirds << np.uint8(2)).astype(np.float32) - 4)


def scales_and_minima(raw: Array) -> tuple[Array, Array]:
    """The first 16 bytes of Q4_K and Q5_K -> 8 scales and 8 minima, float32 [N, 8, 1].

    Two factors, then 12 bytes with 6 bits for each scale and minimum. Bytes 0 to 3 have the scales of the
    first four groups, bytes 4 to 7 their minima, and both have in their upper two bits the upper bits of the
    last four groups. Bytes 8 to 11 have the lower four bits of the last four groups.
    """
    first = raw[:, 4:8]
    second = raw[:, 8:12]
    low = raw[:, 12:16]
    six = np.uint8(63)
    two = np.uint8(0x30)
    four = np.uint8(15)
    scales = np.concatenate([first & six, low & four | first >> np.uint8(2) & two], axis=1)
    minima = np.concatenate([second & six, low >> np.uint8(4) | second >> np.uint8(2) & two], axis=1)
    factors = halves(raw[:, :4])
    return (
        (factors[:, :1] * scales.astype(np.float32))[..., None],
        (factors[:, 1:] * minima.astype(np.float32))[..., None],
    )


def q4_k(raw: Array) -> Array:
    """Scales and minima, numbers: low halves of 32 bytes are one group, high halves the next."""
    scales, minima = scales_and_minima(raw)
    numbers = (raw[:, 16:].reshape(-1, 4, 1, 32) >> SHIFTS_4 & np.uint8(15)).reshape(-1, 8, 32)
    return scales * numbers.astype(np.float32) - minima


def q5_k(raw: Array) -> Array:
    """Scales and minima, fifth bits (bit n of 32 bytes for group n), numbers as in Q4_K."""
    scales, minima = scales_and_minima(raw)
    numbers = (raw[:, 48:].reshape(-1, 4, 1, 32) >> SHIFTS_4 & np.uint8(15)).reshape(-1, 8, 32)
    fifths = raw[:, 16:48].reshape(-1, 1, 32) >> SHIFTS_1 & np.uint8(1)
    return scales * (numbers | fifths << np.uint8(4)).astype(np.float32) - minima


def q6_k(raw: Array) -> Array:
    """Low 4 bits (halves of 64 bytes), high 2 bits (quarters of 32 bytes), 16 signed scales, factor."""
    low = (raw[:, :128].reshape(-1, 2, 1, 64) >> SHIFTS_4 & np.uint8(15)).reshape(-1, 16, 16)
    high = (raw[:, 128:192].reshape(-1, 2, 1, 32) >> SHIFTS_2 & np.uint8(3)).reshape(-1, 16, 16)
    scales = halves(raw[:, 208:]) * raw[:, 192:208].view(np.int8).astype(np.float32)
    return scales[..., None] * ((low | high << np.uint8(4)).astype(np.float32) - 32)


def mxfp4(raw: Array) -> Array:
    """A power of two, numbers of 4 bits with one of mantissa; the table has twice their values."""
    powers = np.ldexp(np.float32(1), raw[:, :1].astype(np.int32) - 128)
    return powers * TWICE_FP4[q4(raw[:, 1:])[:, 0]]


class BlockType(NamedTuple):
    """How a type stores numbers: its code in files, and the numbers and bytes of one block."""

    number: int
    numbers: int
    bytes: int
    values: Callable[[Array], Array]  # uint8 [N, bytes] -> float32 [N, ...]


BLOCKS = {
    "F32": BlockType(0, 1, 4, float32),
    "F16": BlockType(1, 1, 2, halves),
    "BF16": BlockType(30, 1, 2, bfloat16),
    "Q4_0": BlockType(2, 32, 18, q4_0),
    "Q4_1": BlockType(3, 32, 20, q4_1),
    "Q5_0": BlockType(6, 32, 22, q5_0),
    "Q5_1": BlockType(7, 32, 24, q5_1),
    "Q8_0": BlockType(8, 32, 34, q8_0),
    "Q2_K": BlockType(10, 256, 84, q2_k),
    "Q3_K": BlockType(11, 256, 110, q3_k),
    "Q4_K": BlockType(12, 256, 144, q4_k),
    "Q5_K": BlockType(13, 256, 176, q5_k),
    "Q6_K": BlockType(14, 256, 210, q6_k),
    "MXFP4": BlockType(39, 32, 17, mxfp4),
}
