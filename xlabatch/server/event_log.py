"""Events of a background response, for clients that read them late, again, or from a given number.

Knows no HTTP, and not what an event contains.
"""

import asyncio
from collections.abc import AsyncIterator

from xlabatch.protocols.event_format import KEEP_ALIVE, named_event
from xlabatch.server.stream import wait

MAX_BYTES = 8 * 2**20  # of one response's events: about 30 000 tokens of text
PIECE_BYTES = 64 * 2**10  # returned at once; small, because each of many slow readers may hold one


class EventLog:
    """Events by number, starting at 0. Above a limit of bytes, the oldest are dropped."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self.max_bytes = max_bytes
        self.nbytes = 0
        self.events: dict[int, bytes] = {}
        self.first = self.end = 0  # the numbers of the oldest event kept and of the next new one
        self.is_complete = False
        self.wakes: set[asyncio.Event] = set()  # one for each reader

    def add(self, event: bytes) -> None:
        self.events[self.end] = event
        self.end += 1
        self.nbytes += len(event)
        while self.nbytes > self.max_bytes:
            self.nbytes -= len(self.events.pop(self.first))
            self.first += 1
        self._wake()

    def close(self) -> None:
        """Mark the log as complete: no event follows."""
        self.is_complete = True
        self._wake()

    async def read(self, number: int, keep_alive_s: float) -> AsyncIterator[bytes]:
        """Yield the events from this number on as they come; an error event if some were dropped."""
        wake = asyncio.Event()
        self.wakes.add(wake)
        try:
            while number >= self.first:
                wake.clear()
                if piece := self._piece(number):
                    number += len(piece)
                    yield b"".join(piece)
                elif self.is_complete:
                    return
                else:
                    await wait(wake, keep_alive_s)
                    if number == self.end and not self.is_complete:
                        yield KEEP_ALIVE
            message = (
                f"events {number} to {self.first - 1} of this response were dropped; retrieve it as a whole"
            )
            error = {"code": "events_dropped", "message": message, "param": None}
            yield named_event({"type": "error", "sequence_number": number, **error})
        finally:
            self.wakes.discard(wake)

    def _piece(self, number: int) -> list[bytes]:
        """Return some events from this number on, at least one if there is any."""
        piece = list[bytes]()
        nbytes = 0
        while number + len(piece) < self.end and nbytes < PIECE_BYTES:
            piece.append(self.events[number + len(piece)])
            nbytes += len(piece[-1])
        return piece

    def _wake(self) -> None:
        for wake in self.wakes:
            wake.set()
