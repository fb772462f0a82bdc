"""Request, Event and their parts: everything that enters and leaves an engine.

Token ids only, and the standard library only. The tokenizer is in `text/`, the slots are in `scheduler/`.
"""

import secrets
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, NamedTuple, TypeVar

from xlabatch import prompt_embeddings, validation
from xlabatch.errors import Refused
from xlabatch.validation import Validator, integer, number, optional

Finish = Literal["stop", "length", "cancelled", "error"]
MAX_LOGPROBS = 20  # the most alternatives that can be returned with a token
SEED_STRIDE = 0x9E3779B97F4A7C15  # between the seeds of one request's choices
Bias = Mapping[int, float] | Sequence[tuple[int, float]]
Default = TypeVar("Default")
STRUCTURED_OUTPUTS = ("json_schema", "regex", "grammar")  # a request has at most one of them


class ContextExceeded(Refused):
    """A prompt and its new tokens do not fit into a slot."""

    def __init__(self, message: str, prompt: int, context: int) -> None:
        super().__init__(message)
        self.prompt = prompt  # its number of tokens, or a lower bound
        self.context = context  # tokens that a slot holds


def option(default: Default, help: str, dtype: str | None = None) -> Default:
    """Declare a field of `Request`: its default, its help, and its dtype if the device gets it unchanged.

    The command line shows this default and help. Tests compare it with the API and the documentation.
    """
    declared: Any = field(default=default, metadata={"help": help, "dtype": dtype})
    return declared


@dataclass(frozen=True, kw_only=True)
class Request:
    """A prompt and the options for its completions. Impossible values raise Refused here, and not later."""

    prompt: Sequence[int]  # stored as a tuple, like all sequences here
    max_tokens: int = field(metadata={"help": "tokens at most"})
    embeddings: Any = option((), "{position: [n, width] or [rows, columns, width]} in place of ids")
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    temperature: float = option(0.0, "0 is greedy", "float32")
    top_k: int = option(0, "keep the K likeliest tokens; 0 keeps all", "int32")
    top_p: float = option(1.0, "keep the likeliest tokens that add up to this probability", "float32")
    min_p: float = option(0.0, "drop tokens under this share of the likeliest token", "float32")
    seed: int = field(default_factory=lambda: secrets.randbits(64))
    stop_token_ids: Sequence[int] = option((), "ids that end a completion, in addition to the model's own")
    ignore_eos: bool = option(False, "the model's end tokens do not end a completion")
    min_tokens: int = option(0, "nothing ends a completion before N tokens")
    stop: Sequence[str] = option((), "strings that end a completion")  # LLM and the server search for them
    priority: int = option(0, "higher is admitted sooner, under the priority policy")
    client: str | None = option(None, "the fair policy shares the slots between clients")
    client_weight: float = option(1.0, "2 is twice the share of 1")
    deadline_s: float | None = option(None, "cancel it after this many seconds")
    n: int = option(1, "completions of each prompt")  # each has a seed; the prompt is prefilled once
    adapter: str | None = option(None, "the name of a loaded LoRA adapter; None is the model itself")
    logit_bias: Bias = option((), "numbers added to the logits of tokens")  # stored as pairs
    repetition_penalty: float = option(1.0, "for tokens of prompt and completion; 1 is none", "float32")
    repetition_context_size: int | None = option(None, "it looks at the last K tokens only (default: all)")
    presence_penalty: float = option(0.0, "for tokens of the completion", "float32")  # as OpenAI defines it
    frequency_penalty: float = option(0.0, "the same for each occurrence", "float32")
    allowed_token_ids: Sequence[int] | None = option(None, "generate only these")
    bad_token_ids: Sequence[int] = option((), "never generate these")
    json_schema: Any = option(None, "JSON of this schema; true for any JSON")  # a mapping or its JSON
    regex: str | None = option(None, "text that matches this from its beginning to its end")
    grammar: str | None = option(None, "text in the language of this grammar (Lark or GBNF)")
    reasoning_budget: int | None = option(None, "tokens of reasoning; then the mark of its end is generated")
    reasoning_marks: Sequence[str] = option(("", "</think>"), 'begin reasoning ("": the prompt does), end it')
    logprobs: int | None = option(None, "log-probabilities, with K alternatives")
    logprob_token_ids: Sequence[int] = option((), "of these alternatives, instead of the K likeliest")
    prompt_logprobs: int | None = option(None, "the same for the prompt")  # they come with the first token
    cache_prompt: bool = option(True, "reuse keys and values of an equal beginning, and leave them to others")
    cache_salt: str | None = option(None, "reuse them among requests with the same salt only")
    pinned: bool = option(False, "give them up last")
    cache_key: str | None = option(None, "a session, whose keys and values are kept in host memory")
    cache_use: Literal["read", "save", "both"] = option("both", "what is done with the session")
    overflow: Literal["refuse", "slide"] = option("refuse", "slide: a full slot goes on without some ids")
    keep: int = option(0, "ids at the beginning that a slide does not drop")
    pooling: Literal["last", "mean", "score"] | None = option(None, "return the prompt's vector")

    def __post_init__(self) -> None:
        try:
            validation.identifier(self.id)
        except Refused as error:
            raise Refused(f"a request's id {error}") from None
        for name, check in CHECKS.items():
            try:
                value = check(getattr(self, name))
            except Refused as error:
                raise Refused(f"request {self.id}: {name} {error}") from None
            object.__setattr__(self, name, value)  # the plain type; the record is frozen from here on
        for problem in self._contradictions():
            raise Refused(f"request {self.id}: {problem}")

    def _contradictions(self) -> Iterator[str]:
        """Yield a message for each contradiction between fields."""
        allowed = self.allowed_token_ids
        if self.min_tokens > self.max_tokens:
            yield f"min_tokens {self.min_tokens} is over max_tokens {self.max_tokens}"
        if allowed is not None and not set(allowed) - set(self.bad_token_ids):
            yield f"bad_token_ids contain all {len(allowed)} of its allowed_token_ids"
        given = [name for name in STRUCTURED_OUTPUTS if getattr(self, name) is not None]
        if len(given) > 1:
            yield f"at most one of {', '.join(STRUCTURED_OUTPUTS)}, got {' and '.join(given)}"
        if given and self.ignore_eos:
            yield (
                f"ignore_eos cannot be combined with {given[0]}, "
                "because only an end token completes structured output"
            )
        if self.cache_key is not None and not self.cache_prompt:
            yield "a session's cache_key needs cache_prompt"
        if self.saves_session and self.n > 1:
            yield f"one completion can be saved, but n is {self.n}; set cache_use to read"
        if self.logprob_token_ids and self.logprobs is None:
            yield "logprob_token_ids needs logprobs"
        if self.keep and self.overflow != "slide":
            yield "keep needs overflow='slide'"
        if self.overflow == "slide" and self.is_constrained:
            yield "overflow='slide' cannot be combined with structured output"
        if self.overflow == "slide" and self.embeddings:
            yield "overflow='slide' cannot be combined with embeddings, of which it could drop a part"
        if self.pooling and (self.n, self.max_tokens, self.overflow) != (1, 1, "refuse"):
            yield "pooling needs n=1, max_tokens=1 and overflow='refuse'"
        end = self.embeddings[-1].end if self.embeddings else 0
        if end > len(self.prompt):
            yield f"embeddings reach to position {end - 1}, but the prompt has {len(self.prompt)} ids"

    @property
    def reads_session(self) -> bool:
        return self.cache_key is not None and self.cache_use != "save"

    @property
    def runs_every_position(self) -> bool:
        """Whether every position of the prompt must run, even where its keys and values are cached."""
        return self.prompt_logprobs is not None or self.pooling == "mean"

    @property
    def saves_session(self) -> bool:
        return self.cache_key is not None and self.cache_use != "read"

    @property
    def structured_output(self) -> tuple[str, str] | None:
        """The constraint on a completion, as its kind and its description, or None."""
        given = ((name, getattr(self, name)) for name in STRUCTURED_OUTPUTS)
        return next(((name, value) for name, value in given if value is not None), None)

    @property
    def is_constrained(self) -> bool:
        """Whether earlier tokens may forbid a token."""
        return self.structured_output is not None or self.reasoning_budget is not None

    def choice(self, index: int) -> "Request":
        """Return the request that generates completion `index` on its own, bit for bit.

        Only the first one returns prompt_logprobs, because all share one prompt.
        """
        if self.n == 1:
            return self
        prompt_logprobs = None if index else self.prompt_logprobs
        seed = (self.seed + index * SEED_STRIDE) % 2**64
        return replace(self, n=1, seed=seed, prompt_logprobs=prompt_logprobs)

    def segment(self, prompt: Sequence[int], tokens: int, context: int) -> "Request":
        """Return the request that continues in a slot of this context, after `tokens` generated tokens."""
        most = min(self.max_tokens - tokens, context - len(prompt))
        return replace(
            self,
            prompt=prompt,
            max_tokens=most,
            min_tokens=min(max(self.min_tokens - tokens, 0), most),
            prompt_logprobs=None if tokens else self.prompt_logprobs,
            overflow="refuse",
            keep=0,
        )


def after_slide(ids: Sequence[int], keep: int) -> tuple[int, ...]:
    """Return the ids that remain of a full slot: the first `keep`, and the latter half of the rest."""
    dropped = (len(ids) - keep + 1) // 2
    return (*ids[:keep], *ids[keep + dropped :])


CHECKS: dict[str, Validator] = {  # each field on its own, in the order in which errors are reported
    "prompt": validation.token_ids,
    "embeddings": prompt_embeddings.spans,
    "stop_token_ids": validation.token_ids,
    "max_tokens": integer(1),
    "top_k": integer(0, 2**31 - 1),
    "seed": integer(0, 2**64 - 1),
    "priority": integer(-validation.MAX_INT),
    "client": optional(validation.identifier),
    "client_weight": number(0.01, 100.0),
    "temperature": number(0.0),
    "min_p": number(0.0, 1.0),
    "top_p": validation.top_p,
    "deadline_s": optional(number(0.0)),
    "ignore_eos": validation.boolean,
    "n": integer(1),
    "adapter": optional(validation.identifier),
    "min_tokens": integer(0),
    "stop": validation.strings,
    "repetition_penalty": number(0.01, 100.0),
    "repetition_context_size": optional(integer(1, 2**31 - 1)),
    "presence_penalty": number(-2.0, 2.0),
    "frequency_penalty": number(-2.0, 2.0),
    "logit_bias": validation.logit_bias,
    "bad_token_ids": validation.token_ids,
    "allowed_token_ids": optional(validation.token_ids),
    "reasoning_budget": optional(integer(0)),
    "reasoning_marks": validation.marks,
    "logprobs": optional(integer(0, MAX_LOGPROBS)),
    "logprob_token_ids": validation.distinct_token_ids(MAX_LOGPROBS),
    "prompt_logprobs": optional(integer(0, MAX_LOGPROBS)),
    "json_schema": optional(validation.json_schema),
    "regex": optional(validation.string),
    "grammar": optional(validation.string),
    "cache_prompt": validation.boolean,
    "cache_salt": optional(validation.string),
    "pinned": validation.boolean,
    "cache_key": optional(validation.identifier),
    "cache_use": validation.one_of("read", "save", "both"),
    "overflow": validation.one_of("refuse", "slide"),
    "keep": integer(0),
    "pooling": optional(validation.one_of("last", "mean", "score")),
}


DEVICE_DTYPES: dict[str, str] = {  # for the options that the device gets unchanged
    each.name: each.metadata["dtype"] for each in fields(Request) if each.metadata.get("dtype")
}


@dataclass(frozen=True, slots=True)
class RequestStats:
    """What one completion cost. Times are in seconds from submission; a rate without a duration is None."""

    prompt: int
    tokens: int
    queue_s: float
    ttft_s: float | None
    latency_s: float
    prefill_tokens_per_s: float | None
    decode_tokens_per_s: float | None
    finish: Finish
    cached_tokens: int = 0  # prompt tokens whose keys and values were reused


class Logprobs(NamedTuple):
    """Natural logarithms of the model's own probabilities at a position, before any logits processor."""

    token: float
    top: tuple[tuple[int, float], ...]  # the likeliest ids, of equal ones the lowest first, or chosen ids


@dataclass(frozen=True, slots=True)
class Event:
    """One token, or an ending, or both. A completion gets exactly one event with a finish."""

    id: str
    token: int | None  # None if the event is only an ending
    finish: Finish | None = None
    reason: str | None = None  # why it was cancelled or failed
    digest: int | None = None  # fingerprint of the logits that the token was sampled from
    stats: RequestStats | None = None  # with the ending
    index: int = 0  # which completion of its request
    logprobs: Logprobs | None = None
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None  # with the first token; None for the first id
    cached_tokens: int = 0  # prompt tokens reused from the cache; comes with the first token
    dropped: int = 0  # ids of prompt and completion that a slide dropped before this token
    vector: tuple[float, ...] | None = None  # of the prompt, if the request has a pooling
