"""OpenAI's answers: from tokens and texts to bodies and chunks. Pure; knows no HTTP and no engine.

A `Voice` follows one choice: its text is the pieces', its tokens and log-probabilities are the events'.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, NamedTuple

from xlabatch.request import Logprobs
from xlabatch.server.subscriptions import Update
from xlabatch.text.tokenizer import Tokenizer

Json = dict[str, Any]


@dataclass
class Voice:
    """One choice as it is told: what has come, with how likely each token was."""

    index: int
    tokens: list[int] = field(default_factory=list)
    logprobs: list[Logprobs] = field(default_factory=list)
    said: str = ""
    finish: str | None = None
    reason: str | None = None

    def hear(self, told: Update) -> "News":
        """Take a piece in; what of it is new."""
        event, piece = told
        tokens = [] if event.token is None else [event.token]
        odds = [event.logprobs] if event.logprobs else []
        self.tokens += tokens
        self.logprobs += odds
        self.said += piece.text
        self.finish = piece.finish
        self.reason = piece.reason
        return News(piece.text, tokens, odds, event.prompt_logprobs)


class News(NamedTuple):
    """What is new of a choice."""

    text: str
    tokens: list[int]
    odds: Sequence[Logprobs | None]
    prompt: tuple[Logprobs | None, ...] | None = None  # how likely it was, if that is new


def token_text(text: Tokenizer, id: int) -> str:
    """One token's own text."""
    return text.decode([id], special=True)


def completion_logprobs(
    text: Tokenizer, tokens: Sequence[int], logprobs: Sequence[Logprobs | None], start: int
) -> Json:
    """How likely tokens were, as `/v1/completions` tells it."""
    shown = (len(text.decode([id])) for id in tokens)  # special ones are hidden
    offsets = list(accumulate(shown, initial=start))[:-1]
    return {
        "tokens": [token_text(text, id) for id in tokens],
        "token_logprobs": [each and each.token for each in logprobs],
        "top_logprobs": [
            each and {token_text(text, id): chance for id, chance in reversed(each.top)} for each in logprobs
        ],
        "text_offset": offsets,
    }


def chat_logprobs(text: Tokenizer, tokens: Sequence[int], logprobs: Sequence[Logprobs | None]) -> Json:
    """How likely tokens were, as `/v1/chat/completions` tells it."""

    def one(id: int, chance: float) -> Json:
        word = token_text(text, id)
        return {"token": word, "logprob": chance, "bytes": list(word.encode())}

    return {
        "content": [
            one(id, each.token) | {"top_logprobs": [one(*pair) for pair in each.top]}
            for id, each in zip(tokens, logprobs, strict=True)
            if each
        ],
        "refusal": None,
    }


def usage(prompts: Iterable[int], answers: Iterable[int]) -> Json:
    """Tokens read and said."""
    read, said = sum(prompts), sum(answers)
    return {"prompt_tokens": read, "completion_tokens": said, "total_tokens": read + said}


def head(id: str, kind: str, created: int, model: str) -> Json:
    """What every body and chunk begins with."""
    return {"id": id, "object": kind, "created": created, "model": model}


def error_body(message: str, kind: str, code: str | None = None, param: str | None = None) -> Json:
    """An error's body."""
    return {"error": {"message": message, "type": kind, "param": param, "code": code}}
