"""Turn events into text: each completion's state, its deltas, and the finished completion.

Knows no engine: `on_event` receives the events in order.
"""

import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from xlabatch.api import CheckedRequest, Scores
from xlabatch.chat.message import ReplyParts, ToolCall, read_message
from xlabatch.chat.reasoning_tokens import MarkedReasoning, ReasoningInChannels, reasoning_counter
from xlabatch.chat.reply import ReplyFormat
from xlabatch.request import Event, Finish, Logprobs, Request, RequestStats
from xlabatch.text.detokenizer import Detokenizer
from xlabatch.text.prompts import PromptItem
from xlabatch.text.tokenizer import Tokenizer

PROGRESS_INTERVAL_S = 0.1


@dataclass(frozen=True, repr=False)
class Completion:
    """One finished completion of a prompt."""

    id: str  # of the request
    prompt: Any  # as it was given: text, token ids or messages
    text: str
    finish: Finish
    reason: str | None  # why it was cancelled or failed
    tokens: tuple[int, ...]
    stats: RequestStats | None
    index: int = 0  # among the request's n completions
    logprobs: tuple[Logprobs, ...] | None = None  # one per token, if requested
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None  # of the prompt, only for the first completion
    vector: tuple[float, ...] | None = None  # of the prompt, if the request has a pooling
    versions: tuple[int, ...] = ()  # of the weights, one per token: how often they had been replaced
    receipt: Mapping[str, Any] | None = None  # if it was asked for, of a completion that was not cut short
    reply: ReplyFormat | None = None  # what the text may contain besides text, in a conversation
    prompt_token_ids: tuple[int, ...] = ()

    @cached_property
    def parts(self) -> ReplyParts:
        """The text apart from reasoning and calls of tools, which a conversation's reply may contain."""
        return read_message(self.text, self.reply or ReplyFormat(), f"{self.id}-{self.index}")

    @property
    def message(self) -> dict[str, Any]:
        """The reply as the next message of its conversation, as OpenAI's clients have it."""
        return self.parts.as_dict()

    @property
    def tool_calls(self) -> tuple[ToolCall, ...]:
        """The functions that a conversation's reply calls: `name`, `arguments` in JSON, and `id`."""
        return self.parts.tool_calls

    @property
    def reasoning(self) -> str:
        """What the reply thinks before it answers, if the chat template marks it."""
        return self.parts.reasoning

    @property
    def token_ids(self) -> tuple[int, ...]:
        """The tokens, by vLLM's name."""
        return self.tokens

    @property
    def request_id(self) -> str:
        """The id of the request, by vLLM's name."""
        return self.id

    @property
    def cumulative_logprob(self) -> float | None:
        """The sum of the tokens' log-probabilities, by vLLM's name; None if they were not requested."""
        return None if self.logprobs is None else math.fsum(each.token for each in self.logprobs)

    @property
    def finish_reason(self) -> Finish:
        """The finish, by vLLM's name."""
        return self.finish

    @property
    def outputs(self) -> "tuple[Completion]":
        """This completion, where vLLM has those of a prompt: here each of them is in the list."""
        return (self,)

    def __repr__(self) -> str:
        """Show the text; log-probabilities and statistics would take pages."""
        parts = [f"prompt={self.prompt!r:.60}", f"text={self.text!r}", f"finish={self.finish!r}"]
        parts += [f"reason={self.reason!r}"] if self.reason else []
        parts += [f"index={self.index}"] if self.index else []
        return f"Completion({', '.join(parts)}, {len(self.tokens)} tokens)"


def scores(completion: Completion) -> Scores:
    """Return the log-probability of each id that was scored, as `BatchEngine.score` does."""
    if not completion.logprobs:
        raise RuntimeError(f"a sequence has no log-probabilities: {completion.reason}")
    return (*(completion.prompt_logprobs or ()), *completion.logprobs)


IssueReceipt = Callable[[Completion, Sequence[int]], Mapping[str, Any] | None]  # by the digests of its logits


class TextDelta(NamedTuple):
    """New text of one completion while it is generated; each completion's last delta carries its finish."""

    id: str
    text: str
    finish: Finish | None = None
    reason: str | None = None
    index: int = 0  # type: ignore[assignment]  # hides tuple.index; a dataclass takes three times as long
    restarted: bool = False  # the completion began again with other weights: its text before this is void


@dataclass
class CompletionState:
    """One completion while it is generated."""

    detokenizer: Detokenizer
    again: Callable[[], "CompletionState"]  # makes the state of one that begins again
    tokens: list[int] = field(default_factory=list)
    versions: list[int] = field(default_factory=list)  # of the weights, one per token
    digests: list[int] = field(default_factory=list)  # of the logits, one per token
    logprobs: list[Logprobs] = field(default_factory=list)
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None
    cached_tokens: int = 0  # of the prompt, only with the first choice
    vector: tuple[float, ...] | None = None
    completion: Completion | None = None  # set once it has finished
    reasoning: MarkedReasoning | ReasoningInChannels | None = None  # set if the model reasons

    @property
    def reasoning_tokens(self) -> int:
        """The reasoning tokens so far; a token that may belong to a mark does not count yet."""
        return self.reasoning.count if self.reasoning else 0

    def push(self, event: Event) -> str:
        """Record an event -> the text that can now be shown."""
        text = ""
        self.prompt_logprobs = event.prompt_logprobs or self.prompt_logprobs
        self.cached_tokens += event.cached_tokens
        self.vector = event.vector or self.vector
        if event.token is not None and not self.detokenizer.stopped:
            self.tokens.append(event.token)
            self.versions.append(event.version)
            self.digests += [] if event.digest is None else [event.digest]
            self.logprobs += [event.logprobs] if event.logprobs else []
            text = self.detokenizer.push(event.token)
            if self.reasoning and event.token not in self.detokenizer.hidden:
                self.reasoning.push(self.detokenizer.tokenizer.token_text(event.token))
        return text + (self.detokenizer.close() if event.finish else "")


def completion_states(
    tokenizer: Tokenizer, request: Request, item: PromptItem, ends: Sequence[int]
) -> list[CompletionState]:
    """Make a state for each completion of a request. A conversation's end tokens are not shown."""

    def state() -> CompletionState:
        detokenizer = Detokenizer(
            tokenizer,
            request.prompt,
            request.stop,
            skip_special_tokens=item.text.skip_special_tokens,
            min_tokens=request.min_tokens,
            hidden=ends if item.chat else (),
            include_stop=item.text.include_stop_str_in_output,
        )
        return CompletionState(detokenizer, state, reasoning=reasoning_counter(item.reply))

    return [state() for _ in range(request.n)]


@dataclass
class PendingPrompt:
    """One prompt, its request, and the state of each of its n completions."""

    prompt: Any
    request: Request
    checked: CheckedRequest  # without stop strings: an engine knows only ids, the detokenizer strings
    completions: list[CompletionState]
    reply: ReplyFormat | None = None  # set for a conversation
    issue_receipt: IssueReceipt | None = None

    @property
    def done(self) -> bool:
        return all(state.completion for state in self.completions)

    def on_event(self, event: Event, end_at_stop: bool = False) -> TextDelta:
        """Add an event to its completion and return the text that can now be shown.

        A stop string ends the completion when the engine's last event comes, which has the statistics; with
        `end_at_stop` it ends at once.
        """
        if event.restarted:
            self.completions[event.index] = self.completions[event.index].again()
        state = self.completions[event.index]
        text = state.push(event)
        if state.detokenizer.stopped and (event.finish or end_at_stop):  # whatever finish the engine reports
            delta = self.end(event.index, "stop", None, event.stats, text)
        elif event.finish:
            delta = self.end(event.index, event.finish, event.reason, event.stats, text)
        else:
            delta = TextDelta(self.request.id, text, index=event.index)
        return delta._replace(restarted=True) if event.restarted else delta

    def forget_vectors(self) -> None:
        """Drop the prompt's vectors, once the engine has the request."""
        if self.request.embeddings:
            self.request = self.request.changed(embeddings=())
            self.checked = replace(self.checked, request=self.checked.request.changed(embeddings=()))

    def withdraw(self) -> list[TextDelta]:
        """Cancel it before the engine has received it -> each completion's last delta."""
        reason = "cancelled by the caller before it ran"
        return [self.end(index, "cancelled", reason) for index in range(len(self.completions))]

    def fail(self, reason: str) -> list[TextDelta]:
        """End each unfinished completion with an error -> its last delta."""
        unfinished = [index for index, state in enumerate(self.completions) if not state.completion]
        return [self.end(index, "error", reason) for index in unfinished]

    def end(
        self,
        index: int,
        finish: Finish,
        reason: str | None = None,
        stats: RequestStats | None = None,
        text: str = "",
    ) -> TextDelta:
        """Finish one completion -> its last delta."""
        state = self.completions[index]
        if state.reasoning:
            state.reasoning.close()
        completion = Completion(
            id=self.request.id,
            prompt=self.prompt,
            text=state.detokenizer.text_shown,
            finish=finish,
            reason=reason,
            tokens=tuple(state.tokens),
            versions=tuple(state.versions),
            stats=stats and replace(stats, finish=finish),
            index=index,
            logprobs=None if self.request.logprobs is None else tuple(state.logprobs),
            prompt_logprobs=state.prompt_logprobs,
            vector=state.vector,
            reply=self.reply,
            prompt_token_ids=tuple(self.request.prompt),
        )
        if self.issue_receipt:
            completion = replace(completion, receipt=self.issue_receipt(completion, state.digests))
        state.completion = completion
        return TextDelta(self.request.id, text, finish, reason, index)


def order_completions(prompts: Sequence[PendingPrompt], deltas: Iterator[TextDelta]) -> Iterator[Completion]:
    """Yield completions in the order of the prompts, each once it and all before it have finished."""
    for state in [state for prompt in prompts for state in prompt.completions]:
        while state.completion is None:
            next(deltas)
        yield state.completion


def show_progress(
    deltas: Iterator[TextDelta], prompts: Sequence[PendingPrompt], shown: bool
) -> Iterator[TextDelta]:
    """Pass the deltas on; if `shown`, also count completions and tokens in a line of stderr."""
    if not shown:
        yield from deltas
        return
    states = [state for prompt in prompts for state in prompt.completions]
    began_s = written_s = time.monotonic()
    try:
        for delta in deltas:
            if (now_s := time.monotonic()) > written_s + PROGRESS_INTERVAL_S:
                written_s = now_s
                write_progress(states, now_s - began_s, end="")
            yield delta
    finally:  # perhaps before the last deltas, whose completions have ended
        write_progress(states, time.monotonic() - began_s, end="\n")


def write_progress(states: Sequence[CompletionState], elapsed_s: float, end: str) -> None:
    """Write over the line of progress, as terminals and notebooks show it."""
    done = sum(state.completion is not None for state in states)
    rate = sum(len(state.tokens) for state in states) / max(elapsed_s, 0.001)
    line = f"{done} of {len(states)} completions, {elapsed_s:.0f} s, {rate:.0f} tokens/s"
    print(f"\r{line:<60}", end=end, file=sys.stderr, flush=True)


def is_watched() -> bool:
    """Whether stderr is a terminal or a notebook's."""
    return "ipykernel" in sys.modules or sys.stderr.isatty()
