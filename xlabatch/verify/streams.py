"""What is told of requests, answer by answer, in a shape that can be compared."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from xlabatch.request import Event, Finish, Logprobs, Request


class Token(NamedTuple):
    id: int
    digest: int | None
    logprobs: Logprobs | None = None


@dataclass
class Stream:
    """What was told of one request."""

    tokens: list[Token] = field(default_factory=list)
    finish: Finish | None = None
    reason: str | None = None
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None  # how likely it was

    def on_event(self, event: Event) -> None:
        """Take an event in."""
        if event.token is not None:
            self.tokens.append(Token(event.token, event.digest, event.logprobs))
        self.prompt_logprobs = event.prompt_logprobs or self.prompt_logprobs
        self.finish, self.reason = event.finish, event.reason


Streams = dict[str, Stream]  # by the names of answers


def choices(requests: Iterable[Request]) -> list[Request]:
    """Each answer as a request of its own, under a name of its own."""
    return [
        replace(request.choice(index), id=choice_name(request, index))
        for request in requests
        for index in range(request.n)
    ]


def choice_name(request: Request, index: int) -> str:
    """What an answer is called."""
    return request.id if request.n == 1 else f"{request.id}.{index}"


class StreamRecorder:
    """Hears what is told of some requests, answer by answer."""

    def __init__(self, requests: Iterable[Request]) -> None:
        self.names = {
            (each.id, index): choice_name(each, index) for each in requests for index in range(each.n)
        }
        self.streams: Streams = {name: Stream() for name in self.names.values()}

    def on_event(self, event: Event) -> None:
        self.streams[self.names[event.id, event.index]].on_event(event)
