"""From what is told of some requests to the bodies and chunks of one call. Knows no HTTP."""

import time
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from xlabatch.server.formatting import (
    Json,
    News,
    Voice,
    chat_logprobs,
    completion_logprobs,
    error_body,
    head,
    usage,
)
from xlabatch.server.protocol import BatchBody, ChatBody, CompletionBody
from xlabatch.server.subscriptions import Update
from xlabatch.text.outputs import PendingPrompt
from xlabatch.text.tokenizer import Tokenizer


class ResponseBuilder(Protocol):
    """One call: what is told goes in, chunks come out, and a body at the end."""

    id: str
    streams: bool
    failed: str | None

    def begin(self, asked: Sequence[PendingPrompt]) -> None:
        """What was asked, as requests."""

    def opening(self) -> Iterator[Json]:
        """Chunks before anything is told."""

    def chunks_for(self, number: int, told: Update) -> Iterator[Json]:
        """Take in what is told to a request; the chunks that it makes."""

    def closing(self) -> Iterator[Json]:
        """Chunks after everything."""

    def body(self) -> Json:
        """All of it."""


class ChoicesBuilder:
    """What OpenAI's two calls have in common: choices in order, usage, an error where the engine failed."""

    kind = chunk_kind = ""

    def __init__(self, id: str, model: str, ask: Any, text: Tokenizer) -> None:
        self.id, self.model, self.ask, self.text = id, model, ask, text
        self.streams: bool = ask.stream
        self.failed: str | None = None
        self.created = int(time.time())

    def begin(self, asked: Sequence[PendingPrompt]) -> None:
        self.asked = asked
        self.voices = [Voice(n) for n in range(len(asked) * self.ask.n)]

    def opening(self) -> Iterator[Json]:
        return iter(())

    def chunks_for(self, number: int, told: Update) -> Iterator[Json]:
        voice = self.voices[number * self.ask.n + told.event.index]
        news = voice.hear(told)
        if voice.finish == "error":
            self.failed = voice.reason or "the engine failed"
            return iter([error_body(self.failed, "server_error", "engine_failed")])
        choice = self.choice(voice, news)
        return iter(()) if choice is None else iter([self.chunk([choice])])

    def chunk(self, choices: list[Json], counted: Json | None = None) -> Json:
        told = head(self.id, self.chunk_kind, self.created, self.model) | {"choices": choices}
        return told | {"usage": counted} if self.ask.includes_usage else told

    def closing(self) -> Iterator[Json]:
        return iter([self.chunk([], self.usage())] if self.ask.includes_usage and not self.failed else [])

    def usage(self) -> Json:
        prompts = (len(one.request.prompt) for one in self.asked)
        return usage(prompts, (len(self.kept(voice)) for voice in self.voices))

    def kept(self, voice: Voice) -> list[int]:
        """The tokens of a choice that are told."""
        return voice.tokens

    def choice(self, voice: Voice, news: News) -> Json | None:
        raise NotImplementedError


class CompletionBuilder(ChoicesBuilder):
    """`/v1/completions`."""

    kind = chunk_kind = "text_completion"
    ask: CompletionBody

    @property
    def silent(self) -> bool:
        """Only the prompt is wanted."""
        return self.ask.max_tokens == 0

    def kept(self, voice: Voice) -> list[int]:
        return [] if self.silent else voice.tokens

    def prompt(self, number: int) -> str:
        """A prompt's text."""
        given = self.asked[number].prompt
        return given if isinstance(given, str) else self.text.decode(given)

    def choice(self, voice: Voice, news: News) -> Json | None:
        number, first = voice.index // self.ask.n, len(voice.tokens) == len(news.tokens)
        text, tokens, odds, read = News("", [], [], news.prompt) if self.silent else news
        begun = len(voice.said) - len(text)
        if self.ask.echo and first and (news.tokens or voice.finish):
            text, begun = self.prompt(number) + text, 0
            odds = [*(read or self._read(number) or ()), *odds]
            tokens = [*self.asked[number].request.prompt, *tokens]
        elif self.ask.echo:
            begun += len(self.prompt(number))
        wanted = self.ask.logprobs is not None
        if not (text or voice.finish or (wanted and tokens)):
            return None
        likely = completion_logprobs(self.text, tokens, odds, begun) if wanted else None
        return {"index": voice.index, "text": text, "logprobs": likely, "finish_reason": voice.finish}

    def _read(self, number: int) -> Any:
        """How likely a prompt was: told with the first of its answers."""
        return self.asked[number].completions[0].prompt_logprobs

    def body(self) -> Json:
        choices = [self.whole(voice) for voice in self.voices]
        return head(self.id, self.kind, self.created, self.model) | {
            "choices": choices,
            "usage": self.usage(),
        }

    def whole(self, voice: Voice) -> Json:
        told = self.choice(voice, News(voice.said, voice.tokens, voice.logprobs)) or {}
        read = self._read(voice.index // self.ask.n)
        return told | {"prompt_logprobs": read} if self.ask.prompt_logprobs is not None else told


class ChatBuilder(ChoicesBuilder):
    """`/v1/chat/completions`."""

    kind, chunk_kind = "chat.completion", "chat.completion.chunk"
    ask: ChatBody

    def opening(self) -> Iterator[Json]:
        for voice in self.voices:
            yield self.chunk([self._delta(voice, {"role": "assistant", "content": ""}, None)])

    def choice(self, voice: Voice, news: News) -> Json | None:
        text, tokens, odds, _ = news
        likely = chat_logprobs(self.text, tokens, odds) if self.ask.logprobs and tokens else None
        if not (text or voice.finish or likely):
            return None
        return self._delta(voice, {"content": text} if text or likely else {}, likely)

    def _delta(self, voice: Voice, delta: Json, likely: Json | None) -> Json:
        return {"index": voice.index, "delta": delta, "logprobs": likely, "finish_reason": voice.finish}

    def body(self) -> Json:
        choices = [
            {
                "index": voice.index,
                "message": {"role": "assistant", "content": voice.said, "refusal": None},
                "logprobs": chat_logprobs(self.text, voice.tokens, voice.logprobs)
                if self.ask.logprobs
                else None,
                "finish_reason": voice.finish,
            }
            for voice in self.voices
        ]
        return head(self.id, self.kind, self.created, self.model) | {
            "choices": choices,
            "usage": self.usage(),
        }


class BatchBuilder:
    """`/batch`: everything under the items' own ids."""

    def __init__(self, id: str, model: str, ask: BatchBody) -> None:
        self.id, self.model, self.ask, self.streams = id, model, ask, ask.stream
        self.failed: str | None = None  # one item's failure is told with that item
        self.ids = [item.id or str(n) for n, item in enumerate(ask.items)]
        twice = sorted({each for each in self.ids if self.ids.count(each) > 1})
        if twice:
            raise ValueError(f"ids {', '.join(twice)} are given to several items")

    def begin(self, asked: Sequence[PendingPrompt]) -> None:
        self.asked = asked
        self.voices = [[Voice(n) for n in range(one.request.n)] for one in asked]

    def opening(self) -> Iterator[Json]:
        return iter(())

    def chunks_for(self, number: int, told: Update) -> Iterator[Json]:
        voice = self.voices[number][told.event.index]
        text, tokens, odds, read = voice.hear(told)
        chunk: Json = {"id": self.ids[number], "index": voice.index, "text": text, "tokens": tokens}
        chunk |= {"prompt_logprobs": read} if read else {}
        ending = {"finish_reason": voice.finish, "reason": voice.reason} if voice.finish else {}
        return iter([chunk | ({"logprobs": odds} if odds else {}) | ending])

    def closing(self) -> Iterator[Json]:
        return iter([{"usage": self.usage()}])

    def usage(self) -> Json:
        prompts = (len(one.request.prompt) for one in self.asked)
        return usage(prompts, (len(voice.tokens) for voices in self.voices for voice in voices))

    def body(self) -> Json:
        results = [
            {"id": id, "choices": [self.whole(voice, one) for voice in voices]}
            for id, voices, one in zip(self.ids, self.voices, self.asked, strict=True)
        ]
        return {"id": self.id, "model": self.model, "results": results, "usage": self.usage()}

    def whole(self, voice: Voice, one: PendingPrompt) -> Json:
        told = {
            "index": voice.index,
            "text": voice.said,
            "tokens": voice.tokens,
            "finish_reason": voice.finish,
        }
        told |= {"reason": voice.reason} if voice.reason else {}
        told |= {"logprobs": voice.logprobs} if voice.logprobs else {}
        read = one.completions[voice.index].prompt_logprobs
        return told | ({"prompt_logprobs": read} if read else {})
