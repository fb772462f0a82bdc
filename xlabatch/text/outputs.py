"""Prompts on their way and what becomes of them: answers whole, or in pieces as they come."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from xlabatch.request import Event, Finish, Logprobs, Request, RequestStats
from xlabatch.text.detokenizer import Detokenizer


@dataclass(frozen=True)
class Completion:
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
class TextDelta:
    """Text of one answer as it comes; the last piece of each has its finish."""

    id: str
    text: str
    finish: Finish | None = None
    reason: str | None = None
    index: int = 0


@dataclass
class CompletionState:
    """One answer on its way."""

    detokenizer: Detokenizer
    tokens: list[int] = field(default_factory=list)
    logprobs: list[Logprobs] = field(default_factory=list)
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None
    completion: Completion | None = None

    def push(self, event: Event) -> str:
        """Take an event in; what of its text can be shown."""
        text = ""
        self.prompt_logprobs = event.prompt_logprobs or self.prompt_logprobs
        if event.token is not None and not self.detokenizer.stopped:
            self.tokens.append(event.token)
            self.logprobs += [event.logprobs] if event.logprobs else []
            text = self.detokenizer.push(event.token)
        return text + (self.detokenizer.close() if event.finish else "")


@dataclass
class PendingPrompt:
    """One prompt on its way, with a reply for each of the answers that were asked for."""

    prompt: Any
    request: Request
    completions: Sequence[CompletionState]

    @cached_property
    def engine_request(self) -> Request:
        """The request as an engine knows it: texts that end it are looked for here."""
        return replace(self.request, stop=())

    @property
    def done(self) -> bool:
        return all(reply.completion for reply in self.completions)

    def on_event(self, event: Event, end_at_stop: bool = False) -> TextDelta:
        """Add an event to its answer and return the text that it makes safe to show.

        A stop string ends the answer with the engine's ending, which has the statistics, or with
        `end_at_stop` at once.
        """
        reply = self.completions[event.index]
        text = reply.push(event)
        if reply.detokenizer.stopped and (event.finish or end_at_stop):  # whatever finish the engine gives
            return self.end(event.index, "stop", None, event.stats, text)
        if not event.finish:
            return TextDelta(self.request.id, text, index=event.index)
        return self.end(event.index, event.finish, event.reason, event.stats, text)

    def withdraw(self) -> list[TextDelta]:
        """End it before the engine has heard of it."""
        why = "cancelled by the caller before it ran"
        return [self.end(index, "cancelled", why) for index in range(len(self.completions))]

    def end(
        self,
        index: int,
        finish: Finish,
        reason: str | None = None,
        stats: RequestStats | None = None,
        text: str = "",
    ) -> TextDelta:
        """End one answer; the last piece of it."""
        reply = self.completions[index]
        reply.completion = Completion(
            id=self.request.id,
            prompt=self.prompt,
            text=reply.detokenizer.text_shown,
            finish=finish,
            reason=reason,
            tokens=tuple(reply.tokens),
            stats=stats and replace(stats, finish=finish),
            index=index,
            logprobs=None if self.request.logprobs is None else tuple(reply.logprobs),
            prompt_logprobs=reply.prompt_logprobs,
        )
        return TextDelta(self.request.id, text, finish, reason, index)


def in_order(prompts: list[PendingPrompt], deltas: Iterator[TextDelta]) -> Iterator[Completion]:
    """Each answer as soon as it and all before it are done."""
    for reply in [reply for one in prompts for reply in one.completions]:
        while reply.completion is None:
            next(deltas)
        yield reply.completion


def with_progress(
    deltas: Iterator[TextDelta], prompts: list[PendingPrompt], bar: bool
) -> Iterator[TextDelta]:
    """The same, with a progress bar of answers on the way."""
    if not bar:
        yield from deltas
        return
    from rich.progress import Progress

    with Progress() as progress:
        task = progress.add_task("answers", total=sum(len(one.completions) for one in prompts))
        for piece in deltas:
            progress.update(task, advance=piece.finish is not None)
            yield piece
