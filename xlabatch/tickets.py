"""Who waits for what: a ticket for whoever asked, a place for each request in the engine.

Equal requests that are sure to be answered alike share one place; each hears everything under an id of its
own. Lives on the loop.
"""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from xlabatch.answers import Asked, Piece
from xlabatch.engine import Stats
from xlabatch.request import Event, Request
from xlabatch.seating import Sitting


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

    def hear(self, event: Event) -> bool:
        """Take an event in; whether its answer is complete without the engine knowing."""
        reply = self.asked.replies[event.index]
        if reply.answer:
            return False
        if event.token is not None and self.first is None:
            self.first = time.monotonic()
        piece = self.asked.hear(replace(event, id=self.asked.request.id))
        enough = reply.stream.ended and not event.finish
        if enough:
            piece = replace(self.asked.enough(event.index), text=piece.text)
        self.unread.append(Told(event, piece))
        self.wake.set()
        self.ended = time.monotonic() if self.asked.done else None
        return enough

    def lose(self, reason: str) -> None:
        """End what has not ended, with an error."""
        for index, reply in enumerate(self.asked.replies):
            if reply.answer is None:
                event = Event(self.asked.request.id, None, "error", reason, index=index)
                self.unread.append(Told(event, self.asked.lose(index, reason)))
        self.wake.set()


@dataclass(eq=False)
class Place:
    """One request in the engine, and those who listen to it."""

    request: Request
    history: list[Event] = field(default_factory=list)
    listeners: list[Ticket] = field(default_factory=list)
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


class View(NamedTuple):
    """What the engine was doing when last seen."""

    sittings: dict[int, Sitting]
    stats: Stats
    steps: int


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Give a result to whoever still waits for it."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
