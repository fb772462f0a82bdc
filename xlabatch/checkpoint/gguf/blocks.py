"""How GGUF stores numbers: blocks of bytes, and their values in float32.

Only this module and xlabatch/kernels/blocks.py know the layouts of blocks. A block of the types _0 and _1
has 32 numbers and one scale, and with _1 also a minimum. A block of the types _K has 256 numbers in groups;
each group has a scale, and a 16-bit factor multiplies all of them. A byte holds the low bits of numbers of
several groups.
IQ4_NL and IQ4_XS are like Q4_0 and a type _K, with numbers that stand for the entries of a table.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from xlabatch.checkpoint.tensor_specs import Array

TWICE_FP4 = np.array([0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12], np.float32)
IQ4 = np.array([-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113], np.float32)


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


def q4_0(raw: Array) -> Array:
    """Scale, numbers from -8."""
    return halves(raw[:, :2]) * (unpack_bits(raw[:, 2:], 4, 16).astype(np.float32) - 8)


def q4_1(raw: Array) -> Array:
    """Scale, minimum, numbers."""
    return halves(raw[:, :2]) * unpack_bits(raw[:, 4:], 4, 16).astype(np.float32) + halves(raw[:, 2:4])


def q5_0(raw: Array) -> Array:
    """Scale, fifth bits, numbers from -16."""
    numbers = unpack_bits(raw[:, 6:], 4, 16) | fifth_bits(raw[:, 2:6])
    return halves(raw[:, :2]) * (numbers.astype(np.float32) - 16)


def q5_1(raw: Array) -> Array:
    """Scale, minimum, fifth bits, numbers."""
    numbers = unpack_bits(raw[:, 8:], 4, 16) | fifth_bits(raw[:, 4:8])
    return halves(raw[:, :2]) * numbers.astype(np.float32) + halves(raw[:, 2:4])


def q8_0(raw: Array) -> Array:
    """Scale, signed bytes."""
    return halves(raw[:, :2]) * raw[:, 2:].view(np.int8).astype(np.float32)


def q2_k(raw: Array) -> Array:
    """16 scales and minima of 4 bits, numbers, factor of the scales, factor of the minima."""
    scales = halves(raw[:, 80:82]) * (raw[:, :16] & np.uint8(15)).astype(np.float32)
    minima = halves(raw[:, 82:]) * (raw[:, :16] >> np.uint8(4)).astype(np.float32)
    numbers = unpack_bits(raw[:, 16:80], 2, 32).reshape(-1, 16, 16)
    return scales[..., None] * numbers.astype(np.float32) - minima[..., None]


def q3_k(raw: Array) -> Array:
    """Third bits, which are inverted; numbers; 16 scales of 6 bits from -32; factor."""
    six = unpack_bits(raw[:, 96:104], 4, 8) | unpack_bits(raw[:, 104:108], 2, 4) << np.uint8(4)
    scales = halves(raw[:, 108:]) * (six.astype(np.float32) - 32)
    numbers = unpack_bits(raw[:, 32:96], 2, 32) | unpack_bits(raw[:, :32], 1, 32) << np.uint8(2)
    return scales[..., None] * (numbers.reshape(-1, 16, 16).astype(np.float32) - 4)


def scales_and_minima(raw: Array) -> tuple[Array, Array]:
    """Two factors, then 6-bit numbers, [N, 16] bytes -> 8 scales and 8 minima of Q4_K and Q5_K, [N, 8, 1]."""
    scales, minima = six_bit_scales(raw[:, 4:16])
    factors = halves(raw[:, :4])
    scales = factors[:, :1] * scales.astype(np.float32)
    minima = factors[:, 1:] * minima.astype(np.float32)
    return scales[..., None], minima[..., None]


def q4_k(raw: Array) -> Array:
    """Scales and minima, numbers: low halves of 32 bytes are one group, high halves the next."""
    scales, minima = scales_and_minima(raw)
    numbers = unpack_bits(raw[:, 16:], 4, 32).reshape(-1, 8, 32)
    return scales * numbers.astype(np.float32) - minima


def q5_k(raw: Array) -> Array:
    """Scales and minima, fifth bits (bit n of 32 bytes for group n), numbers as in Q4_K."""
    scales, minima = scales_and_minima(raw)
    numbers = unpack_bits(raw[:, 48:], 4, 32) | unpack_bits(raw[:, 16:48], 1, 32) << np.uint8(4)
    return scales * numbers.reshape(-1, 8, 32).astype(np.float32) - minima


def q6_k(raw: Array) -> Array:
    """Low 4 bits (halves of 64 bytes), high 2 bits (quarters of 32 bytes), 16 signed scales, factor."""
    numbers = unpack_bits(raw[:, :128], 4, 64) | unpack_bits(raw[:, 128:192], 2, 32) << np.uint8(4)
    scales = halves(raw[:, 208:]) * raw[:, 192:208].view(np.int8).astype(np.float32)
    return scales[..., None] * (numbers.reshape(-1, 16, 16).astype(np.float32) - 32)


def iq4_nl(raw: Array) -> Array:
    """Scale, places of 4 bits in the table."""
    return halves(raw[:, :2]) * IQ4[unpack_bits(raw[:, 2:], 4, 16)]


def iq4_xs(raw: Array) -> Array:
    """Factor, high 2 bits of 8 scales, their low 4 bits, places in the table. Scales begin at -32."""
    low = unpack_bits(raw[:, 4:8], 4, 1)
    high = unpack_bits(raw[:, 2:4], 2, 1)
    scales = halves(raw[:, :2]) * ((low | high << np.uint8(4)).astype(np.float32) - 32)
    return scales[..., None] * IQ4[unpack_bits(raw[:, 8:], 4, 16)].reshape(-1, 8, 32)


def mxfp4(raw: Array) -> Array:
    """A power of two, numbers of 4 bits with one of mantissa; the table has twice their values."""
    powers = np.ldexp(np.float32(1), raw[:, :1].astype(np.int32) - 128)
    return powers * TWICE_FP4[unpack_bits(raw[:, 1:], 4, 16)]


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
    "IQ4_NL": BlockType(20, 32, 18, iq4_nl),
    "IQ4_XS": BlockType(23, 256, 136, iq4_xs),
    "MXFP4": BlockType(39, 32, 17, mxfp4),
}
UNSUPPORTED = {  # llama.cpp's other types, for messages
    **{9: "Q8_1", 15: "Q8_K", 16: "IQ2_XXS", 17: "IQ2_XS", 18: "IQ3_XXS", 19: "IQ1_S", 21: "IQ3_S"},
    **{22: "IQ2_S", 24: "I8", 25: "I16", 26: "I32", 27: "I64", 28: "F64", 29: "IQ1_M", 34: "TQ1_0"},
    **{35: "TQ2_0", 40: "NVFP4", 41: "Q1_0", 42: "Q2_0"},
}
