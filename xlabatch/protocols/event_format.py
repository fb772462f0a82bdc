"""Server-sent events: how an API writes a chunk, keeps an idle stream alive, and ends a stream."""

from collections.abc import Callable
from typing import NamedTuple

from pydantic_core import to_json

from xlabatch.protocols.formatting import Json

KEEP_ALIVE = b": keep-alive\n\n"  # a comment, which clients ignore


def event(chunk: Json) -> bytes:
    """Format a chunk as a server-sent event."""
    return b"data: " + to_json(chunk, inf_nan_mode="null") + b"\n\n"


def named_event(chunk: Json) -> bytes:
    """Format a chunk as a server-sent event named by the chunk's type."""
    return b"event: " + str(chunk["type"]).encode() + b"\n" + event(chunk)


class EventFormat(NamedTuple):
    """How an API writes its stream of events."""

    write: Callable[[Json], bytes]
    keep_alive: bytes  # sent while there is nothing else to send
    end: bytes  # sent after the last event


PLAIN_EVENTS = EventFormat(event, KEEP_ALIVE, end=b"data: [DONE]\n\n")
NAMED_EVENTS = EventFormat(named_event, KEEP_ALIVE, end=b"")
