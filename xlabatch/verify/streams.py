"""Collect an engine's events into one stream for each choice, which can be compared.

This module knows only events, not which engine produced them nor what they should be.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from xlabatch.request import Event, Finish, Logprobs, Request


class Token(NamedTuple):
    id: int
    digest: int | None  # fingerprint of the logits that the token was chosen from
    logprobs: Logprobs | None = None


@dataclass
class Stream:
    """Everything an engine returned for one choice of a request."""

    tokens: list[Token] = field(default_factory=list)
    finish: Finish | None = None
    reason: str | None = None
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None

    def append(self, event: Event) -> None:
        if event.token is not None:
            self.tokens.append(Token(event.token, event.digest, event.logprobs))
        self.prompt_logprobs = event.prompt_logprobs or self.prompt_logprobs
        self.finish = event.finish
        self.reason = event.reason


Streams = dict[str, Stream]  # by choice_id


def choices(requests: Iterable[Request]) -> list[Request]:
    """Return every choice as its own request, with `choice_id` as its id."""
    return [
        replace(request.choice(index), id=choice_id(request, index))
        for request in requests
        for index in range(request.n)
    ]


def choice_id(request: Request, index: int) -> str:
    """Return the id of one choice: the request's own id if n is 1."""
    return request.id if request.n == 1 else f"{request.id}.{index}"


class StreamRecorder:
    """Sort the events of some requests into streams."""

    def __init__(self, requests: Iterable[Request]) -> None:
        self.ids = {
            (request.id, index): choice_id(request, index)
            for request in requests
            for index in range(request.n)
        }
        self.streams: Streams = {id: Stream() for id in self.ids.values()}

    def on_event(self, event: Event) -> None:
        self.streams[self.ids[event.id, event.index]].append(event)


def record(requests: Iterable[Request], events: Iterable[Event]) -> Streams:
    recorder = StreamRecorder(requests)
    for event in events:
        recorder.on_event(event)
    return recorder.streams
