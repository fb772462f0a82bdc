"""Prompts on their way and what becomes of them: answers whole, or in pieces as they come."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from xlabatch.request import Event, Finish, Logprobs, Request, RequestStats
from xlabatch.text.detokenizer import Stream


@dataclass(frozen=True)
class Answer:
    """What became of one prompt, or one of its answers."""

    id: str
    prompt: Any  # as it was given
    text: str
    finish: Finish
    reason: str | None  # why it was cancelled or failed
    tokens: tuple[int, ...]
    stats: RequestStats | None
    index: int = 0
    logprobs: tuple[Logprobs, ...] | None = None  # of each token, if asked for
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None  # of the prompt's, with the first answer


@dataclass(frozen=True)
class Piece:
    """Text of one answer as it comes; the last piece of each has its finish."""

    id: str
    text: str
    finish: Finish | None = None
    reason: str | None = None
    index: int = 0


@dataclass
class Reply:
    """One answer on its way."""

    stream: Stream
    tokens: list[int] = field(default_factory=list)
    logprobs: list[Logprobs] = field(default_factory=list)
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None
    answer: Answer | None = None

    def push(self, event: Event) -> str:
        """Take an event in; what of its text can be shown."""
        text = ""
        self.prompt_logprobs = event.prompt_logprobs or self.prompt_logprobs
        if event.token is not None and not self.stream.ended:
            self.tokens.append(event.token)
            self.logprobs += [event.logprobs] if event.logprobs else []
            text = self.stream.push(event.token)
        return text + (self.stream.close() if event.finish else "")


@dataclass
class Asked:
    """One prompt on its way, with a reply for each of the answers that were asked for."""

    given: Any
    request: Request
    replies: Sequence[Reply]

    @cached_property
    def plain(self) -> Request:
        """The request as an engine knows it: texts that end it are looked for here."""
        return replace(self.request, stop_text=())

    @property
    def done(self) -> bool:
        return all(reply.answer for reply in self.replies)

    def hear(self, event: Event) -> Piece:
        """Take an event in; what of it can be shown."""
        reply = self.replies[event.index]
        text = reply.push(event)
        if not event.finish:
            return Piece(self.request.id, text, index=event.index)
        if reply.stream.ended:  # by a stop string, whatever the engine took it for
            return self.end(event.index, "stop", None, event.stats, text)
        return self.end(event.index, event.finish, event.reason, event.stats, text)

    def withdraw(self) -> list[Piece]:
        """End it before the engine has heard of it."""
        why = "cancelled by the caller before it ran"
        return [self.end(index, "cancelled", why) for index in range(len(self.replies))]

    def end(
        self,
        index: int,
        finish: Finish,
        reason: str | None = None,
        stats: RequestStats | None = None,
        text: str = "",
    ) -> Piece:
        """End one answer; the last piece of it."""
        reply = self.replies[index]
        reply.answer = Answer(
            id=self.request.id,
            prompt=self.given,
            text=reply.stream.shown,
            finish=finish,
            reason=reason,
            tokens=tuple(reply.tokens),
            stats=stats and replace(stats, finish=finish),
            index=index,
            logprobs=None if self.request.logprobs is None else tuple(reply.logprobs),
            prompt_logprobs=reply.prompt_logprobs,
        )
        return Piece(self.request.id, text, finish, reason, index)


def in_order(asked: list[Asked], told: Iterator[Piece]) -> Iterator[Answer]:
    """Each answer as soon as it and all before it are done."""
    for reply in [reply for one in asked for reply in one.replies]:
        while reply.answer is None:
            next(told)
        yield reply.answer


def shown(told: Iterator[Piece], asked: list[Asked], bar: bool) -> Iterator[Piece]:
    """The same, with a progress bar of answers on the way."""
    if not bar:
        yield from told
        return
    from rich.progress import Progress

    with Progress() as progress:
        task = progress.add_task("answers", total=sum(len(one.replies) for one in asked))
        for piece in told:
            progress.update(task, advance=piece.finish is not None)
            yield piece
