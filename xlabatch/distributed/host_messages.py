"""Messages from process 0 to the processes of other hosts, as bytes: no code, and no objects except arrays.

A message is the header's length, the length of the arrays' bytes, a header in JSON, and the arrays' bytes.
The tree of the arguments is not sent: the program that gets the leaves knows it.
"""

import json
import math
import socket
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from xlabatch.distributed.host_connections import receive_exactly

LENGTHS = struct.Struct("!IQ")  # of the header, and of the bytes of all arrays
KINDS = "biufV"  # of dtypes: bool, integers, floats; V: the types of ml_dtypes, which NumPy finds by name


@dataclass(frozen=True)
class Known:
    """The number of an array that is on the devices."""

    number: int


@dataclass(frozen=True)
class Launch:
    """A program to launch, the leaves of its arguments, and the arrays that are no longer needed."""

    program: str
    leaves: Sequence[Known | np.ndarray[Any, Any]]
    freed: Sequence[int]


def encode(launch: Launch) -> bytes:
    leaves: list[Any] = []
    contents: list[bytes] = []
    for leaf in launch.leaves:
        if isinstance(leaf, Known):
            leaves.append(leaf.number)
        else:
            array = np.asarray(leaf)
            if array.dtype.kind not in KINDS:
                raise TypeError(f"an argument of {launch.program} is {array.dtype}, which is not sent")
            leaves.append([array.dtype.name, array.shape])
            contents.append(array.tobytes())
    fields = {"program": launch.program, "leaves": leaves, "freed": list(launch.freed)}
    header = json.dumps(fields).encode()
    content = b"".join(contents)
    return LENGTHS.pack(len(header), len(content)) + header + content


def receive(connection: socket.socket) -> Launch | None:
    """Receive the next message; None if the connection has ended."""
    try:
        header_bytes, content_bytes = LENGTHS.unpack(receive_exactly(connection, LENGTHS.size))
        header = receive_exactly(connection, header_bytes)
        return decode(header, receive_exactly(connection, content_bytes))
    except OSError:
        return None


def decode(header: bytes | bytearray, content: bytes | bytearray) -> Launch:
    fields = json.loads(header)
    leaves: list[Known | np.ndarray[Any, Any]] = []
    at = 0
    for leaf in fields["leaves"]:
        if isinstance(leaf, int):
            leaves.append(Known(leaf))
            continue
        name, shape = leaf
        dtype = np.dtype(name)
        count = math.prod(shape)
        leaves.append(
            np.frombuffer(content, dtype, count, at).reshape(shape) if count else np.zeros(shape, dtype)
        )
        at += count * dtype.itemsize
    return Launch(fields["program"], leaves, fields["freed"])
