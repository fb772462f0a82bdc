"""Builds the chunks or the body of one response from its prompts and their updates. Knows no HTTP.

What has come so far of a completion is in its `CompletionState` only. A chunk is built from one update, a
body from every `Completion` once all have ended.
"""

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from xlabatch.request import Logprobs
from xlabatch.server.formatting import (
    Json,
    chat_logprobs,
    common_fields,
    completion_logprobs,
    error_body,
    token_usage,
)
from xlabatch.server.protocol import BatchBody, ChatBody, CompletionBody
from xlabatch.server.subscriptions import Update
from xlabatch.text.outputs import Completion, PendingPrompt
from xlabatch.text.tokenizer import Tokenizer

ChoicesBody = TypeVar("ChoicesBody", CompletionBody, ChatBody)
ENGINE_FAILED = "the engine failed"


def ended(prompt: PendingPrompt) -> list[Completion]:
    """The completions to a prompt that have ended, by index."""
    return [state.completion for state in prompt.completions if state.completion]


class ResponseBuilder(ABC):
    """Builds one response: a stream of chunks, or a body once all completions have ended."""

    prompts: Sequence[PendingPrompt] = ()  # set once they have been accepted

    def __init__(self, id: str, model: str, streams: bool) -> None:
        self.id, self.model, self.streams = id, model, streams

    @property
    def completions(self) -> list[Completion]:
        """The completions that have ended: those to the first prompt, to the second, and so on."""
        return [completion for prompt in self.prompts for completion in ended(prompt)]

    @property
    def failure(self) -> str | None:
        """Why an error is sent instead of the body; None if the engine did not fail."""
        return None

    def usage(self) -> Json:
        prompts = (len(prompt.request.prompt) for prompt in self.prompts)
        return token_usage(prompts, (self.token_count(each) for each in self.completions))

    def token_count(self, completion: Completion) -> int:
        """How many tokens of a completion the response has."""
        return len(completion.tokens)

    def opening_chunks(self) -> Iterator[Json]:
        """The chunks before any update."""
        return iter(())

    @abstractmethod
    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        """The chunks for an update of the prompt with this number."""

    @abstractmethod
    def closing_chunks(self) -> Iterator[Json]:
        """The chunks after the last update."""

    @abstractmethod
    def body(self) -> Json:
        """The response in one piece."""


class ChoicesBuilder(ResponseBuilder, Generic[ChoicesBody]):
    """What OpenAI's two endpoints share: numbered choices, usage, an error if the engine fails."""

    object_name: str
    chunk_name: str

    def __init__(self, id: str, model: str, request: ChoicesBody, tokenizer: Tokenizer) -> None:
        super().__init__(id, model, request.stream)
        self.request: ChoicesBody = request
        self.tokenizer = tokenizer
        self.created = int(time.time())

    @property
    def failure(self) -> str | None:
        failed = (each for each in self.completions if each.finish == "error")
        return next((each.reason or ENGINE_FAILED for each in failed), None)

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        if update.delta.finish == "error":
            yield error_body(update.delta.reason or ENGINE_FAILED, "server_error", "engine_failed")
            return
        choice = self.chunk_choice(number * self.request.n + update.event.index, update)
        if choice is not None:
            yield self.chunk([choice])

    def closing_chunks(self) -> Iterator[Json]:
        if self.request.includes_usage and not self.failure:
            yield self.chunk([], self.usage())

    def chunk(self, choices: list[Json], usage: Json | None = None) -> Json:
        chunk = common_fields(self.id, self.chunk_name, self.created, self.model) | {"choices": choices}
        return chunk | {"usage": usage} if self.request.includes_usage else chunk

    def body(self) -> Json:
        fields = common_fields(self.id, self.object_name, self.created, self.model)
        choices = [self.choice(index, each) for index, each in enumerate(self.completions)]
        return fields | {"choices": choices, "usage": self.usage()}

    @abstractmethod
    def chunk_choice(self, index: int, update: Update) -> Json | None:
        """A choice with what is new, for a chunk; None if there is nothing to send."""

    @abstractmethod
    def choice(self, index: int, completion: Completion) -> Json:
        """A choice with all of its completion, for the body."""


class Segment(NamedTuple):
    """Consecutive tokens of a choice in `/v1/completions`: an update's, or all of them."""

    text: str
    tokens: Sequence[int]
    logprobs: Sequence[Logprobs | None]
    offset: int  # characters of the choice before this text


class CompletionBuilder(ChoicesBuilder[CompletionBody]):
    """`/v1/completions`."""

    object_name = chunk_name = "text_completion"

    def chunk_choice(self, index: int, update: Update) -> Json | None:
        delta = update.delta
        segment = Segment(delta.text, update.tokens, update.logprobs, update.text_offset)
        segment = self._shown(index, segment, update.is_first)
        has_logprobs = self.request.logprobs is not None and bool(segment.tokens)
        if not (segment.text or delta.finish or has_logprobs):
            return None
        return self._choice(index, segment, delta.finish)

    def choice(self, index: int, completion: Completion) -> Json:
        segment = Segment(completion.text, completion.tokens, completion.logprobs or (), 0)
        choice = self._choice(index, self._shown(index, segment, is_first=True), completion.finish)
        if self.request.prompt_logprobs is None:
            return choice
        return choice | {"prompt_logprobs": self._prompt(index).completions[0].prompt_logprobs}

    def token_count(self, completion: Completion) -> int:
        return len(completion.tokens) if self.request.max_tokens else 0

    def _choice(self, index: int, segment: Segment, finish: str | None) -> Json:
        logprobs = None
        if self.request.logprobs is not None:
            logprobs = completion_logprobs(self.tokenizer, segment.tokens, segment.logprobs, segment.offset)
        return {"index": index, "text": segment.text, "logprobs": logprobs, "finish_reason": finish}

    def _prompt(self, index: int) -> PendingPrompt:
        """The prompt of a choice."""
        return self.prompts[index // self.request.n]

    def _shown(self, index: int, segment: Segment, is_first: bool) -> Segment:
        """What the client gets of a segment: nothing if max_tokens is 0, and an echo before the first."""
        if self.request.max_tokens == 0:
            segment = Segment("", (), (), segment.offset)
        if not self.request.echo:
            return segment
        prompt = self._prompt(index)
        text = prompt.prompt if isinstance(prompt.prompt, str) else self.tokenizer.decode(prompt.prompt)
        if not is_first:
            return segment._replace(offset=len(text) + segment.offset)
        logprobs = prompt.completions[0].prompt_logprobs or ()  # come with the first completion only
        return Segment(
            text=text + segment.text,
            tokens=[*prompt.request.prompt, *segment.tokens],
            logprobs=[*logprobs, *segment.logprobs],
            offset=0,
        )


class ChatBuilder(ChoicesBuilder[ChatBody]):
    """`/v1/chat/completions`."""

    object_name, chunk_name = "chat.completion", "chat.completion.chunk"

    def opening_chunks(self) -> Iterator[Json]:
        for index in range(self.request.n):
            yield self.chunk([self._delta(index, {"role": "assistant", "content": ""}, None, None)])

    def chunk_choice(self, index: int, update: Update) -> Json | None:
        text, finish = update.delta.text, update.delta.finish
        logprobs = self._logprobs(update.tokens, update.logprobs) if update.tokens else None
        if not (text or finish or logprobs):
            return None
        return self._delta(index, {"content": text} if text or logprobs else {}, logprobs, finish)

    def choice(self, index: int, completion: Completion) -> Json:
        return {
            "index": index,
            "message": {"role": "assistant", "content": completion.text, "refusal": None},
            "logprobs": self._logprobs(completion.tokens, completion.logprobs or ()),
            "finish_reason": completion.finish,
        }

    def _logprobs(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> Json | None:
        return chat_logprobs(self.tokenizer, tokens, logprobs) if self.request.logprobs else None

    def _delta(self, index: int, delta: Json, logprobs: Json | None, finish: str | None) -> Json:
        return {"index": index, "delta": delta, "logprobs": logprobs, "finish_reason": finish}


class BatchBuilder(ResponseBuilder):
    """`/batch`: the completions to each item under the item's own id. A failure ends its own item only."""

    def __init__(self, id: str, model: str, request: BatchBody) -> None:
        super().__init__(id, model, request.stream)
        self.ids = [item.id or str(number) for number, item in enumerate(request.items)]
        repeated = sorted(id for id, count in Counter(self.ids).items() if count > 1)
        if repeated:
            raise ValueError(f"ids {', '.join(repeated)} are given to several items; each needs its own")

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        event, delta = update.event, update.delta
        chunk: Json = {"id": self.ids[number], "index": event.index}
        chunk |= {"text": delta.text, "tokens": update.tokens}
        chunk |= {"prompt_logprobs": event.prompt_logprobs} if event.prompt_logprobs else {}
        chunk |= {"logprobs": update.logprobs} if update.logprobs else {}
        yield chunk | ({"finish_reason": delta.finish, "reason": delta.reason} if delta.finish else {})

    def closing_chunks(self) -> Iterator[Json]:
        yield {"usage": self.usage()}

    def body(self) -> Json:
        results = [
            {"id": id, "choices": [self.choice(each) for each in ended(prompt)]}
            for id, prompt in zip(self.ids, self.prompts, strict=True)
        ]
        return {"id": self.id, "model": self.model, "results": results, "usage": self.usage()}

    def choice(self, completion: Completion) -> Json:
        choice: Json = {"index": completion.index, "text": completion.text}
        choice |= {"tokens": completion.tokens, "finish_reason": completion.finish}
        optional = {name: getattr(completion, name) for name in ("reason", "logprobs", "prompt_logprobs")}
        return choice | {name: value for name, value in optional.items() if value}
