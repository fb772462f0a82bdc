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
from xlabatch.text.outputs import PendingPrompt, TextDelta


class Update(NamedTuple):
    event: Event
    delta: TextDelta


@dataclass(eq=False)
class Subscription:
    """Whoever waits for the answers to one prompt."""

    prompt: PendingPrompt
    submitted_s: float
    unread: deque[Update] = field(default_factory=deque)  # never more than the answers have tokens
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    first_token_s: float | None = None  # when the first token came
    finished: float | None = None
    in_flight: "InFlight | None" = None  # where in the engine its answers come from
    shared: bool = False  # the place was somebody else's already

    def on_event(self, event: Event) -> None:
        """Take an event in; an answer ends with its text, though the engine may go on."""
        reply = self.prompt.completions[event.index]
        if reply.completion:
            return
        if event.token is not None and self.first_token_s is None:
            self.first_token_s = time.monotonic()
        piece = self.prompt.on_event(event)
        if reply.detokenizer.stopped and not event.finish:
            piece = self.prompt.end(event.index, "stop", text=piece.text)
        self._push(event, piece)

    def fail(self, reason: str) -> None:
        """End what has not ended, with an error."""
        for index, reply in enumerate(self.prompt.completions):
            if reply.completion is None:
                event = Event(self.prompt.request.id, None, "error", reason, index=index)
                self._push(event, self.prompt.end(index, "error", reason))

    def _push(self, event: Event, piece: TextDelta) -> None:
        self.unread.append(Update(event, piece))
        self.wake.set()
        self.finished = time.monotonic() if self.prompt.done else None


@dataclass(eq=False)
class InFlight:
    """One request in the engine, and those who listen to it."""

    request: Request
    key: Request | None  # what it shares with its equals; None where it is nobody else's
    history: list[Event] = field(default_factory=list)
    listeners: list[Subscription] = field(default_factory=list)
    finished_unbooked: list[Subscription] = field(default_factory=list)  # they have their answers
    ended: set[int] = field(default_factory=set)  # answers that have
    cut: set[int] = field(default_factory=set)  # answers that the engine is told to end
    accepted: "asyncio.Future[None]" = field(init=False)  # by the engine, or why not

    def idle(self) -> set[int]:
        """Answers that go on and nobody waits for any more."""
        every = set(range(self.request.n)) - self.ended
        return {
            index for index in every if all(t.prompt.completions[index].completion for t in self.listeners)
        }


def sharing_key(request: Request) -> Request:
    """The same for all requests that are answered with the same tokens: whoever is greedy needs no seed."""
    return replace(request, id="-", priority=0, seed=request.seed if request.temperature else 0)
