"""The messages of responses as bytes on a connection from a replica to an ingress. Knows no Ray.

A frame is a message of the response with a number: the number, what the message is, and the length of what
follows. Frames of several responses take turns on one connection.
"""

import json
import struct
from collections.abc import Iterator

from starlette.types import Message

HEADER = struct.Struct("!QBI")
START, BODY, LAST, FAILED = range(4)  # LAST is a body after which nothing follows


def frame(number: int, message: Message | None) -> bytes:
    """A message of a response, or None where the response ends before its last message."""
    if message is None:
        kind, content = FAILED, b""
    elif message["type"] == "http.response.start":
        names = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in message["headers"]]
        kind, content = START, json.dumps([message["status"], names]).encode()
    else:
        kind, content = BODY if message.get("more_body", False) else LAST, bytes(message.get("body", b""))
    return HEADER.pack(number, kind, len(content)) + content


class Frames:
    """The frames in bytes that come in pieces."""

    def __init__(self) -> None:
        self.received = bytearray()

    def read(self, data: bytes) -> Iterator[tuple[int, Message | None]]:
        """The number and the message of each frame that is complete with these bytes."""
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
    """The message of a frame."""
    if kind == FAILED:
        return None
    if kind == START:
        status, names = json.loads(content)
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in names]
        return {"type": "http.response.start", "status": status, "headers": headers}
    return {"type": "http.response.body", "body": content, "more_body": kind == BODY}
