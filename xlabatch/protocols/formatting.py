"""Parts of OpenAI's responses that several builders need: log-probabilities, usage, ids, errors."""

import hashlib
import logging
import re
from collections.abc import Callable, Sequence
from typing import Any

from pydantic_core import to_json

from xlabatch.request import REQUEST_FAULTS, Logprobs
from xlabatch.text.outputs import PendingPrompt
from xlabatch.text.tokenizer import Tokenizer

Json = dict[str, Any]
TokenName = Callable[[int], str]  # the name of a token in log-probabilities
MAX_MESSAGE = 800  # characters of an error message
INTERNAL = re.compile("panicked|rust_backtrace|traceback \\(most", re.IGNORECASE)  # from within a library
log = logging.getLogger(__name__)


class ChunkTemplate:
    """The JSON of chunks that differ only in one text: everything else is serialized once."""

    TEXT = "\ue000"  # stands for the text in the template chunk

    def __init__(self, chunk: Json) -> None:
        self.before, _, self.after = to_json(chunk).partition(to_json(self.TEXT))

    def json(self, text: str) -> bytes:
        return self.before + to_json(text) + self.after


def completion_logprobs(
    tokenizer: Tokenizer,
    token_name: TokenName,
    tokens: Sequence[int],
    logprobs: Sequence[Logprobs | None],
    text: str,
    start: int,
) -> Json:
    """Return log-probabilities in the form of `/v1/completions`; the tokens' text begins at `start`."""
    return {
        "tokens": [token_name(id) for id in tokens],
        "token_logprobs": [each and each.token for each in logprobs],
        "top_logprobs": [
            each and top_by_name(token_name, token, each)
            for token, each in zip(tokens, logprobs, strict=True)
        ],
        "text_offset": text_offsets([tokenizer.token_bytes(id) for id in tokens], text, start),
    }


def text_offsets(tokens: Sequence[bytes], text: str, start: int) -> list[int]:
    """Return where each token's text begins; within a character, where that character begins."""
    dropped = b"".join(tokens).startswith(b" ") and not text.startswith(" ")  # at the beginning of a prompt
    offsets = []
    characters = -int(dropped)
    for token in tokens:
        is_within = token[:1] != b"" and token[0] & 0xC0 == 0x80
        offsets.append(start + max(characters - is_within, 0))
        characters += sum(byte & 0xC0 != 0x80 for byte in token)
    return offsets


def top_by_name(token_name: TokenName, token: int, logprobs: Logprobs) -> Json:
    """Return the largest log-probabilities and the token's own, by name; of equal names the largest wins."""
    return {token_name(id): logprob for id, logprob in [(token, logprobs.token), *reversed(logprobs.top)]}


def chat_logprobs(
    tokenizer: Tokenizer,
    token_name: TokenName,
    tokens: Sequence[int],
    logprobs: Sequence[Logprobs | None],
) -> Json:
    """Return log-probabilities in the form of `/v1/chat/completions`."""

    def entry(id: int, logprob: float) -> Json:
        own = tokenizer.token_bytes(id) or tokenizer.token_text(id).encode()
        return {"token": token_name(id), "logprob": logprob, "bytes": list(own)}

    return {
        "content": [
            entry(id, each.token) | {"top_logprobs": [entry(*pair) for pair in each.top]}
            for id, each in zip(tokens, logprobs, strict=True)
            if each
        ],
        "refusal": None,
    }


def prompt_logprobs(tokenizer: Tokenizer, prompt: PendingPrompt) -> list[Json | None]:
    """Return a prompt's log-probabilities by token id, as vLLM does; the first token has none."""
    return [
        each and rank_logprobs(tokenizer, id, each)
        for id, each in zip(prompt.request.prompt, prompt.completions[0].prompt_logprobs or (), strict=False)
    ]


def rank_logprobs(tokenizer: Tokenizer, token: int, logprobs: Logprobs) -> Json:
    """Return a token's log-probability and the largest ones, by token id; an unknown rank is null."""
    ranks: dict[int, int] = {id: rank for rank, (id, _) in enumerate(logprobs.top, 1)}
    values = {token: logprobs.token} | dict(logprobs.top)
    return {
        str(id): {"logprob": value, "rank": ranks.get(id), "decoded_token": tokenizer.token_text(id)}
        for id, value in values.items()
    }


def version_runs(versions: Sequence[int]) -> list[Json]:
    """Return how many tokens in a row each version of the weights made."""
    runs: list[Json] = []
    for version in versions:
        if not runs or runs[-1]["version"] != version:
            runs.append({"version": version, "tokens": 0})
        runs[-1]["tokens"] += 1
    return runs


def token_usage(prompt: int, completion: int, cached: int, reasoning: int) -> Json:
    """Return the token counts of a response. Cached prompt tokens were not computed again."""
    counts = {"prompt_tokens": prompt, "completion_tokens": completion, "total_tokens": prompt + completion}
    return counts | {
        "prompt_tokens_details": {"cached_tokens": cached},
        "completion_tokens_details": {"reasoning_tokens": reasoning},
    }


def derive_id(*parts: str | int) -> str:
    """Hash the parts to 24 hexadecimal digits, so that equal responses contain equal ids."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:24]


def with_ids(id: str, items: Sequence[Json]) -> list[Json]:
    """Give each item the response's id, with a number if there are several items."""
    return [item | {"id": id if len(items) == 1 else f"{id}-{n}"} for n, item in enumerate(items)]


def failure_body(reason: str) -> Json:
    """Return the error for a completion that ended with this reason."""
    if reason in REQUEST_FAULTS:
        return error_body(reason, "invalid_request_error")
    return error_body(reason, "server_error", "engine_failed")


def error_body(message: str, type_: str, code: str | None = None, param: str | None = None) -> Json:
    """Return an error as OpenAI's clients read it. A long message, which may quote the client, is cut."""
    if INTERNAL.search(message):
        log.error("not sent to the client: %s", message)
        message = "a library failed at this request; the reason is in the server's log"
    message = message if len(message) <= MAX_MESSAGE else f"{message[:MAX_MESSAGE]} ..."
    return {"error": {"message": message, "type": type_, "param": param, "code": code}}
