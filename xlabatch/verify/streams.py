"""What is told of requests, answer by answer, in a shape that can be compared."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from xlabatch.request import Event, Finish, Logprobs, Request


class Token(NamedTuple):
    id: int
    digest: int | None
    odds: Logprobs | None = None


@dataclass
class Stream:
    """What was told of one request."""

    tokens: list[Token] = field(default_factory=list)
    finish: Finish | None = None
    reason: str | None = None
    prompt: tuple[Logprobs | None, ...] | None = None  # how likely it was

    def hear(self, event: Event) -> None:
        """Take an event in."""
        if event.token is not None:
            self.tokens.append(Token(event.token, event.digest, event.logprobs))
        self.prompt = event.prompt_logprobs or self.prompt
        self.finish, self.reason = event.finish, event.reason


Streams = dict[str, Stream]  # by the names of answers


def answers(requests: Iterable[Request]) -> list[Request]:
    """Each answer as a request of its own, under a name of its own."""
    return [
        replace(request.row(index), id=name(request, index))
        for request in requests
        for index in range(request.n)
    ]


def name(request: Request, index: int) -> str:
    """What an answer is called."""
    return request.id if request.n == 1 else f"{request.id}.{index}"


class Ears:
    """Hears what is told of some requests, answer by answer."""

    def __init__(self, requests: Iterable[Request]) -> None:
        self.names = {(each.id, index): name(each, index) for each in requests for index in range(each.n)}
        self.streams: Streams = {name: Stream() for name in self.names.values()}

    def hear(self, event: Event) -> None:
        self.streams[self.names[event.id, event.index]].hear(event)
