"""Who waits for what: a ticket for whoever asked, a place for each request in the engine.

Equal requests that are sure to be answered alike share one place; each hears everything under an id of its
own. Lives on the loop.
"""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from xlabatch.request import Event, Request
from xlabatch.text.outputs import Asked, Piece


class Told(NamedTuple):
    event: Event
    piece: Piece


@dataclass(eq=False)
class Ticket:
    """Whoever waits for the answers to one prompt."""

    asked: Asked
    since: float
    unread: deque[Told] = field(default_factory=deque)  # never more than the answers have tokens
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    first: float | None = None  # when the first token came
    ended: float | None = None
    place: "Place | None" = None  # where in the engine its answers come from
    shared: bool = False  # the place was somebody else's already

    def hear(self, event: Event) -> None:
        """Take an event in; an answer ends with its text, though the engine may go on."""
        reply = self.asked.replies[event.index]
        if reply.answer:
            return
        if event.token is not None and self.first is None:
            self.first = time.monotonic()
        piece = self.asked.hear(event)
        if reply.stream.ended and not event.finish:
            piece = self.asked.end(event.index, "stop", text=piece.text)
        self._tell(event, piece)

    def lose(self, reason: str) -> None:
        """End what has not ended, with an error."""
        for index, reply in enumerate(self.asked.replies):
            if reply.answer is None:
                event = Event(self.asked.request.id, None, "error", reason, index=index)
                self._tell(event, self.asked.end(index, "error", reason))

    def _tell(self, event: Event, piece: Piece) -> None:
        self.unread.append(Told(event, piece))
        self.wake.set()
        self.ended = time.monotonic() if self.asked.done else None


@dataclass(eq=False)
class Place:
    """One request in the engine, and those who listen to it."""

    request: Request
    key: Request | None  # what it shares with its equals; None where it is nobody else's
    history: list[Event] = field(default_factory=list)
    listeners: list[Ticket] = field(default_factory=list)
    parting: list[Ticket] = field(default_factory=list)  # they have their answers
    ended: set[int] = field(default_factory=set)  # answers that have
    cut: set[int] = field(default_factory=set)  # answers that the engine is told to end
    taken: "asyncio.Future[None]" = field(init=False)  # by the engine, or why not

    def idle(self) -> set[int]:
        """Answers that go on and nobody waits for any more."""
        every = set(range(self.request.n)) - self.ended
        return {index for index in every if all(t.asked.replies[index].answer for t in self.listeners)}


def alike(request: Request) -> Request:
    """The same for all requests that are answered with the same tokens: whoever is greedy needs no seed."""
    return replace(request, id="-", priority=0, seed=request.seed if request.temperature else 0)
