"""Responses' messages as bytes on a connection from a replica to an ingress. Knows no Ray.

A frame is one message of the response with this number: the number, the kind of message, and the length of
the content that follows. Frames of several responses may alternate on one connection.
"""

import json
import struct
from collections.abc import Iterator

from starlette.types import Message

HEADER = struct.Struct("!QBI")
START, BODY, LAST, FAILED = range(4)  # LAST is the final part of the body


def frame(number: int, message: Message | None) -> bytes:
    """Encode a message of a response; None means that the response ends before its last message."""
    if message is None:
        kind = FAILED
        content = b""
    elif message["type"] == "http.response.start":
        names = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in message["headers"]]
        kind = START
        content = json.dumps([message["status"], names]).encode()
    else:
        kind = BODY if message.get("more_body", False) else LAST
        content = bytes(message.get("body", b""))
    return HEADER.pack(number, kind, len(content)) + content


class Frames:
    """Reads frames from bytes that arrive in pieces."""

    def __init__(self) -> None:
        self.received = bytearray()

    def read(self, data: bytes) -> Iterator[tuple[int, Message | None]]:
        """Yield the number and the message of each frame that these bytes complete."""
        self.received += data
        begin = 0
        while len(self.received) >= (content := begin + HEADER.size):
            number, kind, length = HEADER.unpack_from(self.received, begin)
            if len(self.received) < content + length:
                break
            begin = content + length
            yield number, message(kind, bytes(self.received[content:begin]))
        del self.received[:begin]


def message(kind: int, content: bytes) -> Message | None:
    if kind == FAILED:
        return None
    if kind == START:
        status, names = json.loads(content)
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in names]
        return {"type": "http.response.start", "status": status, "headers": headers}
    return {"type": "http.response.body", "body": content, "more_body": kind == BODY}
