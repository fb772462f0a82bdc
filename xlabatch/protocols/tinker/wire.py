"""The wire format of protobuf: fields by number, as varints, numbers of 8 bytes, and bytes."""

import struct
from collections.abc import Iterator, Sequence

from xlabatch.errors import Refused

VARINT, EIGHT_BYTES, BYTES, FOUR_BYTES = 0, 1, 2, 5  # kinds of fields
MAX_FIELDS = 50_000  # of a message
Value = int | bytes
Fields = dict[int, list[Value]]


def read_varint(message: bytes, at: int) -> tuple[int, int]:
    """Read a varint -> it, and where it ends."""
    value = 0
    for shift in range(0, 70, 7):
        if at >= len(message):
            break
        byte = message[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
    raise Refused("the body is no message of protobuf: a number has no end")


def read_fields(message: bytes) -> Fields:
    """Return the values of each field of a message, by its number."""
    fields: Fields = {}
    at = 0
    count = 0
    while at < len(message):
        count += 1
        if count > MAX_FIELDS:
            raise Refused(f"a message of the body has more than {MAX_FIELDS} fields")
        tag, at = read_varint(message, at)
        kind = tag & 7
        if kind == VARINT:
            value, at = read_varint(message, at)
            fields.setdefault(tag >> 3, []).append(value)
            continue
        if kind == BYTES:
            size, at = read_varint(message, at)
        elif kind in (EIGHT_BYTES, FOUR_BYTES):
            size = 8 if kind == EIGHT_BYTES else 4
        else:
            raise Refused(f"the body is no message of protobuf: a field has the kind {kind}")
        if at + size > len(message):
            raise Refused("the body is no message of protobuf: it ends within a field")
        fields.setdefault(tag >> 3, []).append(message[at : at + size])
        at += size
    return fields


def messages(fields: Fields, number: int) -> Iterator[bytes]:
    """Return all values of a field that holds messages, strings or bytes."""
    for value in fields.get(number, ()):
        if not isinstance(value, bytes):
            raise Refused(f"the body is no message of its type: field {number} is a number")
        yield value


def last_bytes(fields: Fields, number: int) -> bytes:
    """Return the last value of such a field, which is empty without one."""
    return [b"", *messages(fields, number)][-1]


def text(fields: Fields, number: int) -> str:
    try:
        return last_bytes(fields, number).decode()
    except UnicodeDecodeError:
        raise Refused(f"the body is no message of its type: field {number} is not text in UTF-8") from None


def integer(fields: Fields, number: int) -> int:
    """Return the last value of a field of integers, which is 0 without one."""
    value = [0, *fields.get(number, ())][-1]
    if not isinstance(value, int):
        raise Refused(f"the body is no message of its type: field {number} is not an integer")
    return value


def double(fields: Fields, number: int) -> float:
    value = last_bytes(fields, number) or bytes(8)
    if len(value) != 8:
        raise Refused(f"the body is no message of its type: field {number} is no number of 8 bytes")
    return float(struct.unpack("<d", value)[0])


def integers(fields: Fields, number: int) -> list[int]:
    """Return the integers of a repeated field, packed or not, with their signs."""
    found: list[int] = []
    for value in fields.get(number, ()):
        if isinstance(value, int):
            found.append(value)
            continue
        at = 0
        while at < len(value):
            each, at = read_varint(value, at)
            found.append(each)
    return [each - 2**64 if each >= 2**63 else each for each in found]


def write_varint(value: int) -> bytes:
    written = bytearray()
    value %= 2**64
    while value > 0x7F:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def field(number: int, value: int | float | bytes | str) -> bytes:
    """Write a field; one of messages takes their bytes."""
    if isinstance(value, int):
        return write_varint(number << 3 | VARINT) + write_varint(value)
    if isinstance(value, float):
        return write_varint(number << 3 | EIGHT_BYTES) + struct.pack("<d", value)
    content = value.encode() if isinstance(value, str) else value
    return write_varint(number << 3 | BYTES) + write_varint(len(content)) + content


def repeated(number: int, values: Sequence[bytes]) -> bytes:
    return b"".join(field(number, value) for value in values)
