"""Prompts on their way and what becomes of them: answers whole, or in pieces as they come."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from xlabatch.request import Event, Finish, Request, RequestStats
from xlabatch.text import Stream


@dataclass(frozen=True)
class Answer:
    """What became of one prompt."""

    id: str
    prompt: Any  # as it was given
    text: str
    finish: Finish
    reason: str | None  # why it was cancelled or failed
    tokens: tuple[int, ...]
    stats: RequestStats | None


@dataclass(frozen=True)
class Piece:
    """Text of one answer as it comes; the last piece of each has its finish."""

    id: str
    text: str
    finish: Finish | None = None
    reason: str | None = None


@dataclass
class Asked:
    """One prompt on its way."""

    given: Any
    request: Request
    stream: Stream
    tokens: list[int] = field(default_factory=list)
    answer: Answer | None = None

    def hear(self, event: Event) -> Piece:
        """Take an event in; what of it can be shown."""
        id, text = self.request.id, ""
        if event.token is not None and not self.stream.ended:
            self.tokens.append(event.token)
            text = self.stream.push(event.token)
        if not event.finish:
            return Piece(id, text)
        text += self.stream.close()
        stopped = self.stream.ended  # by a stop string, whatever the engine took it for
        finish, reason = ("stop", None) if stopped else (event.finish, event.reason)
        stats = event.stats and replace(event.stats, finish=finish)
        tokens = tuple(self.tokens)
        self.answer = Answer(id, self.given, self.stream.shown, finish, reason, tokens, stats)
        return Piece(id, text, finish, reason)

    def withdraw(self) -> Piece:
        """End it before the engine has heard of it."""
        id, why = self.request.id, "cancelled by the caller before it ran"
        self.answer = Answer(id, self.given, "", "cancelled", why, (), None)
        return Piece(id, "", "cancelled", why)


def in_order(asked: list[Asked], told: Iterator[Piece]) -> Iterator[Answer]:
    """Each answer as soon as it and all before it are done."""
    for one in asked:
        while one.answer is None:
            next(told)
        yield one.answer


def shown(told: Iterator[Piece], asked: list[Asked], bar: bool) -> Iterator[Piece]:
    """The same, with a progress bar of answers on the way."""
    if not bar:
        yield from told
        return
    from rich.progress import Progress

    with Progress() as progress:
        task = progress.add_task("answers", total=len(asked))
        for piece in told:
            progress.update(task, advance=piece.finish is not None)
            yield piece
