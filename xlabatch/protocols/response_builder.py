"""Build one response: a stream of chunks, each from one update, or a body from finished completions.

Keeps neither text nor tokens: only `CompletionState` has what a completion has generated so far.
"""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Generic, TypeVar

from xlabatch.chat.reply import ReplyFormat
from xlabatch.errors import Refused
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.completion_body import CompletionBody
from xlabatch.protocols.event_format import PLAIN_EVENTS
from xlabatch.protocols.formatting import (
    ChunkTemplate,
    Json,
    failure_body,
    prompt_logprobs,
    token_usage,
    version_runs,
)
from xlabatch.protocols.timings import ResponseTimer
from xlabatch.protocols.updates import Update
from xlabatch.scheduler.slot_engine import PromptProgress
from xlabatch.text.outputs import Completion, PendingPrompt
from xlabatch.text.tokenizer import Tokenizer

ChoicesBody = TypeVar("ChoicesBody", CompletionBody, ChatBody)
ENGINE_FAILED = "the engine failed"
PLAIN = (None, ReplyFormat())  # the formats of plain-text replies


def finished_completions(prompt: PendingPrompt) -> list[Completion]:
    """Return a prompt's finished completions, by index."""
    return [state.completion for state in prompt.completions if state.completion]


class ResponseBuilder(ABC):
    """Builds one response: a stream of chunks, or a body once all completions have finished."""

    event_format = PLAIN_EVENTS  # of a stream
    can_restart = False  # whether a stream can say that the text of a completion so far is void

    def __init__(self, id: str, model: str, streams: bool, shows_progress: bool = False) -> None:
        self.id = id
        self.model = model
        self.streams = streams
        self.shows_progress = shows_progress  # a stream shows how much of the prompts has been processed
        self.created = int(time.time())
        self.prompts: Sequence[PendingPrompt] = ()  # set once they are accepted
        self.fingerprint: str | None = None  # of the engine; set with the prompts
        self.shows_cached_tokens = True  # in the usage; the count depends on other requests
        self.shows_versions = False  # of the weights that made each token
        self.timer = ResponseTimer()

    @contextmanager
    def naming_prompts(self) -> Iterator[None]:
        """Name prompts in refusals as the client knows them, not by the ids that requests have here.

        So are options that have other names in the body.
        """
        try:
            yield
        except Refused as error:
            found = re.match(rf"(request {re.escape(self.id)}(?:-(\d+))?: )?(\w*)", str(error))
            if found and (found[1] or found[3] in self.names):
                prompt = "" if found[2] is None else f"{self.prompt_name(int(found[2]))}: "
                name = self.names.get(found[3], found[3])
                error.args = (prompt + name + str(error)[found.end() :],)
            raise

    @property
    def names(self) -> Mapping[str, str]:
        """The names in the body of options that refusals have by another one."""
        return {}

    def prompt_name(self, number: int) -> str:
        return f"prompt {number}"

    @property
    def completions(self) -> list[Completion]:
        """The finished completions, in the order of the prompts."""
        return [completion for prompt in self.prompts for completion in finished_completions(prompt)]

    @property
    def failure(self) -> str | None:
        """The error to send instead of the body; None if the engine did not fail."""
        failed = (each for each in self.completions if each.finish == "error")
        return next((each.reason or ENGINE_FAILED for each in failed), None)

    def usage(self) -> Json:
        states = [state for prompt in self.prompts for state in prompt.completions]
        completion = sum(self.token_count(state.tokens) for state in states)
        return self.make_usage(completion, sum(state.reasoning_tokens for state in states))

    def make_usage(self, completion: int, reasoning: int) -> Json:
        """Return the usage with these counts of completion tokens and, among them, reasoning tokens."""
        prompt = sum(len(prompt.request.prompt) for prompt in self.prompts)
        states = (state for prompt in self.prompts for state in prompt.completions)
        cached = sum(state.cached_tokens for state in states) if self.shows_cached_tokens else 0
        return token_usage(prompt, completion, cached, reasoning)

    def timings(self, completion: int) -> Json:
        """Return the times so far, with this count of completion tokens."""
        usage = self.make_usage(completion, 0)
        cached = usage["prompt_tokens_details"]["cached_tokens"]
        return self.timer.timings(usage["prompt_tokens"], cached, completion)

    def token_count(self, tokens: Sequence[int]) -> int:
        """Count the tokens of a completion that the response shows."""
        return len(tokens)

    def receipt(self, number: int = 0, index: int = 0) -> Json:
        """Return the field with the receipt of a prompt's finished completion; none unless it asks for it."""
        prompt = self.prompts[number]
        completion = prompt.completions[index].completion
        return {"receipt": completion and completion.receipt} if prompt.issue_receipt else {}

    def opening_chunks(self) -> Iterator[Json]:
        """Yield the chunks before any update."""
        return iter(())

    def progress_chunks(self, number: int, progress: PromptProgress) -> Iterator[Json]:  # noqa: ARG002
        """Yield the chunks for new progress of the prompt with this number."""
        return iter(())

    def text_chunk(self, number: int, update: Update) -> bytes | None:  # noqa: ARG002
        """Return a chunk's JSON if the update has only text, b"" if it has none; None for any other."""
        return None

    @abstractmethod
    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        """Yield the chunks for an update of the prompt with this number."""

    def closing_chunks(self) -> Iterator[Json]:
        """Yield the chunks after the last update."""
        return iter(())

    @abstractmethod
    def body(self) -> Json | list[Json]:
        """Return the response as one body."""


class ChoicesBuilder(ResponseBuilder, Generic[ChoicesBody]):
    """What `/v1/completions` and `/v1/chat/completions` share: numbered choices, usage, errors."""

    can_restart = True
    object_name: str
    chunk_name: str

    def __init__(self, id: str, model: str, request: ChoicesBody, tokenizer: Tokenizer) -> None:
        super().__init__(id, model, request.stream, request.return_progress)
        self.request: ChoicesBody = request
        self.tokenizer = tokenizer
        self.sent_tokens = 0  # of all choices, in the chunks so far
        self.sent_reasoning: dict[int, int] = {}  # reasoning tokens in those chunks, by choice
        self.templates: dict[int, ChunkTemplate] = {}  # for chunks with only text, by choice

    @property
    def names(self) -> Mapping[str, str]:
        return self.request.names

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        if update.delta.finish == "error":
            yield failure_body(update.delta.reason or ENGINE_FAILED)
            return
        index = number * self.request.n + update.event.index
        if update.delta.restarted:
            yield self.chunk([self.text_choice(index, "") | {"restarted": True}])
        if update.is_first:
            self.timer.start_generation()
            yield from self.open_choice(index)
        self.sent_tokens += self.token_count(update.tokens)
        self.sent_reasoning[index] = update.reasoning_tokens
        yield from self.choice_chunks(index, update)

    def text_chunk(self, number: int, update: Update) -> bytes | None:
        if update.is_first or update.delta.finish or not self.has_text_only:
            return None
        if not update.delta.text:
            return b""
        index = number * self.request.n + update.event.index
        if index not in self.templates:
            self.templates[index] = ChunkTemplate(self.chunk([self.text_choice(index, ChunkTemplate.TEXT)]))
        return self.templates[index].json(update.delta.text)

    def progress_chunks(self, number: int, progress: PromptProgress) -> Iterator[Json]:
        for new in self.timer.progress(number, progress):
            yield self.chunk([]) | {"prompt_progress": new}

    def closing_chunks(self) -> Iterator[Json]:
        if self.request.includes_usage and not self.failure:
            yield self.chunk([], self.usage())

    def choice_chunk(self, choice: Json) -> Json:
        """Return a chunk with one choice, and with the usage so far if the body asks for it."""
        if choice["finish_reason"]:
            choice = choice | self.choice_origin(choice["index"])
        if not self.has_continuous_usage:
            return self.chunk([choice])
        reasoning = sum(self.sent_reasoning.values())
        return self.chunk([choice], self.make_usage(self.sent_tokens, reasoning))

    def chunk(self, choices: list[Json], usage: Json | None = None) -> Json:
        chunk = self.fields(self.chunk_name) | {"choices": choices}
        if self.sent_tokens and self.request.timings_per_token:
            chunk["timings"] = self.timings(self.sent_tokens)
        return chunk | {"usage": usage} if self.request.includes_usage else chunk

    @property
    def has_continuous_usage(self) -> bool:
        """Whether every chunk of a stream has the usage so far."""
        return self.request.stream_options is not None and self.request.stream_options.continuous_usage_stats

    @cached_property
    def has_text_only(self) -> bool:
        """Whether only the text changes between a choice's first and last chunk."""
        request = self.request
        others = (
            request.timings_per_token,
            self.has_continuous_usage,
            request.return_token_ids,
            self.has_logprobs,
        )
        return not any(others) and all(each.reply in PLAIN for each in self.prompts)

    def body(self) -> Json:
        choices = [
            self.choice(index, each) | {"token_ids": self.token_ids(each.tokens)} | self.choice_origin(index)
            for index, each in enumerate(self.completions)
        ]
        body = self.fields(self.object_name) | {"choices": choices, "usage": self.usage()}
        if self.request.timings_per_token:
            body["timings"] = self.timings(sum(len(each.tokens) for each in self.completions))
        if self.request.verbose:  # as llama.cpp's clients read it
            texts = [self.tokenizer.decode(each.request.prompt, False) for each in self.prompts]
            body["__verbose"] = {"prompt": texts[0] if len(texts) == 1 else texts}
        return body

    def fields(self, object_name: str) -> Json:
        return {
            "id": self.id,
            "object": object_name,
            "created": self.created,
            "model": self.model,
            "system_fingerprint": self.fingerprint,
        }

    def token_ids(self, tokens: Sequence[int]) -> list[int] | None:
        """Return token ids for the response; None unless the body asks for them."""
        return list(tokens) if self.request.return_token_ids else None

    def choice_origin(self, index: int) -> Json:
        """Return what a finished choice says of its origin: a receipt, and the versions of weights."""
        prompt, number = divmod(index, self.request.n)
        origin = self.receipt(prompt, number)
        completion = self.prompts[prompt].completions[number].completion
        if self.shows_versions and completion:
            origin["weight_versions"] = version_runs(completion.versions)
        return origin

    def token_name(self, id: int) -> str:
        """Name a token in log-probabilities: by its text, or by its id if the body asks for that."""
        return f"token_id:{id}" if self.request.return_tokens_as_token_ids else self.tokenizer.token_text(id)

    def prompt_fields(self, index: int) -> Json:
        """Return the fields about a choice's prompt; each is None unless the body asks for it."""
        prompt = self.prompts[index // self.request.n]
        wanted = self.request.prompt_logprobs is not None
        return {
            "prompt_logprobs": prompt_logprobs(self.tokenizer, prompt) if wanted else None,
            "prompt_token_ids": self.token_ids(prompt.request.prompt),
        }

    @property
    @abstractmethod
    def has_logprobs(self) -> bool:
        """Whether tokens have log-probabilities."""

    @abstractmethod
    def text_choice(self, index: int, text: str) -> Json:
        """Return a chunk's choice with only text."""

    @abstractmethod
    def open_choice(self, index: int) -> Iterator[Json]:
        """Yield a choice's chunks before its first update."""

    @abstractmethod
    def choice_chunks(self, index: int, update: Update) -> Iterator[Json]:
        """Yield the chunks for what an update adds to a choice."""

    @abstractmethod
    def choice(self, index: int, completion: Completion) -> Json:
        """Return a choice with its whole completion, for the body."""
