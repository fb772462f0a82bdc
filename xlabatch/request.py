"""Request, Event and their parts: everything that enters and leaves an engine.

It knows token ids only, and imports the standard library only. The tokenizer is in `text/`, the slots are in
`scheduler/`.
"""

import secrets
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeVar

from xlabatch import prompt_embeddings, validation
from xlabatch.errors import Refused
from xlabatch.validation import (
    Validator,
    boolean,
    distinct_token_ids,
    identifier,
    integer,
    marks,
    number,
    one_of,
    optional,
    string,
    strings,
    token_ids,
)

Finish = Literal["stop", "length", "cancelled", "error"]
MAX_LOGPROBS = 20  # alternatives that can be returned with a token
SEED_STRIDE = 0x9E3779B97F4A7C15  # between the seeds of one request's choices
Bias = Mapping[int, float] | Sequence[tuple[int, float]]
Default = TypeVar("Default")
NO_TOKEN_LEFT = "its options together allow no token here"
TOO_COMPLEX = "the grammar is too complex to be enforced: it exceeds the limits of work and memory"
REQUEST_FAULTS = {NO_TOKEN_LEFT, TOO_COMPLEX}  # reasons of errors that the request causes, not the engine
STRUCTURED_OUTPUTS = ("json_schema", "regex", "grammar")  # a request has at most one of them


class ContextExceeded(Refused):
    """A prompt and its new tokens do not fit into a slot."""

    def __init__(self, message: str, prompt: int, context: int, is_counted: bool = True) -> None:
        super().__init__(message)
        self.prompt = prompt  # its number of tokens, or a lower bound
        self.is_counted = is_counted  # not a lower bound
        self.context = context  # tokens that a slot holds


def option(default: Default, help: str, check: Validator) -> Default:
    """Declare a field of `Request` with its default, help and check. A default of None is not checked.

    The command line shows this default and help. Tests compare them with the API and the documentation.
    """
    check = optional(check) if default is None else check
    declared: Any = field(default=default, metadata={"help": help, "check": check})
    return declared


@dataclass(frozen=True, kw_only=True, repr=False)
class Request:
    """A prompt and the options for its completions. Impossible values raise Refused here, not later."""

    # sequences are stored as tuples
    prompt: Sequence[int] = field(metadata={"check": token_ids})
    max_tokens: int = field(metadata={"help": "tokens at most", "check": integer(1)})
    embeddings: Any = option(
        (), "{position: [n, width] or [rows, columns, width]} in place of ids", prompt_embeddings.spans
    )
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    temperature: float = option(0.0, "0 is greedy", validation.temperature)
    top_k: int = option(0, "keep the K likeliest tokens; 0 keeps all", integer(0))
    top_p: float = option(1.0, "keep the likeliest tokens that add up to this probability", validation.top_p)
    min_p: float = option(0.0, "drop tokens under this share of the likeliest token", validation.probability)
    seed: int = field(default_factory=lambda: secrets.randbits(64), metadata={"check": integer(0, 2**64 - 1)})
    stop_token_ids: Sequence[int] = option(
        (), "ids that end a completion, in addition to the model's own", token_ids
    )
    ignore_eos: bool = option(False, "the model's end tokens do not end a completion", boolean)
    min_tokens: int = option(0, "nothing ends a completion before N tokens", integer(0))
    stop: Sequence[str] = option((), "strings that end a completion", strings)  # for LLM and the server
    priority: int = option(
        0, "higher is admitted sooner, under the priority policy", integer(-validation.MAX_INT)
    )
    client: str | None = option(None, "the fair policy shares the slots between clients", identifier)
    client_weight: float = option(1.0, "2 is twice the share of 1", number(0.01, 100.0))
    deadline_s: float | None = option(None, "cancel it after this many seconds", number(0.0))
    n: int = option(1, "completions of each prompt", integer(1))  # each with a seed; one prefill
    adapter: str | None = option(
        None, "the name of a loaded LoRA adapter; None is the model itself", identifier
    )
    logit_bias: Bias = option((), "numbers added to the logits of tokens", validation.logit_bias)  # in pairs
    repetition_penalty: float = option(
        1.0, "for tokens of prompt and completion; 1 is none", number(0.01, 100.0)
    )
    repetition_context_size: int | None = option(
        None, "it looks at the last K tokens only (default: all)", integer(1)
    )
    presence_penalty: float = option(0.0, "for tokens of the completion", number(-2.0, 2.0))
    frequency_penalty: float = option(0.0, "the same for each occurrence", number(-2.0, 2.0))
    allowed_token_ids: Sequence[int] | None = option(None, "generate only these", token_ids)
    bad_token_ids: Sequence[int] = option((), "never generate these", token_ids)
    json_schema: Any = option(None, "JSON of this schema; true for any JSON", validation.json_schema)
    regex: str | None = option(None, "text that matches this from its beginning to its end", string)
    grammar: str | None = option(None, "text in the language of this grammar (Lark or GBNF)", string)
    reasoning_budget: int | None = option(
        None, "tokens of reasoning; then the mark of its end is generated", integer(0)
    )
    reasoning_marks: Sequence[str] = option(
        ("", "</think>"), 'begin reasoning ("": the prompt does), end it', marks
    )
    logprobs: int | None = option(None, "log-probabilities, with K alternatives", integer(0, MAX_LOGPROBS))
    logprob_token_ids: Sequence[int] = option(
        (), "of these alternatives, instead of the K likeliest", distinct_token_ids(MAX_LOGPROBS)
    )
    prompt_logprobs: int | None = option(None, "the same for the prompt", integer(0, MAX_LOGPROBS))
    cache_prompt: bool = option(
        True, "reuse keys and values of an equal beginning, and leave them to others", boolean
    )
    cache_salt: str | None = option(None, "reuse them among requests with the same salt only", string)
    pinned: bool = option(False, "give them up last", boolean)
    cache_key: str | None = option(
        None, "a session, whose keys and values are kept in host memory", identifier
    )
    cache_use: Literal["read", "save", "both"] = option(
        "both", "what is done with the session", one_of("read", "save", "both")
    )
    overflow: Literal["refuse", "slide"] = option(
        "refuse", "slide: a full slot goes on without some ids", one_of("refuse", "slide")
    )
    keep: int = option(0, "ids at the beginning that a slide does not drop", integer(0))
    pooling: Literal["last", "mean", "score"] | None = option(
        None, "return the prompt's vector", one_of("last", "mean", "score")
    )

    def __post_init__(self) -> None:
        try:
            identifier(self.id)
        except Refused as error:
            raise Refused(f"a request's id {error}") from None
        validation.check_fields(self, CHECKS, f"request {self.id}: ")
        for problem in self._contradictions():
            raise Refused(f"request {self.id}: {problem}")

    def __repr__(self) -> str:
        """Show what differs from the defaults, and the beginning of a long prompt."""
        shown = [f"id={self.id!r}", f"prompt={self.prompt!r:.60}", f"max_tokens={self.max_tokens}"]
        for each in fields(self):
            if each.default is not MISSING and (value := getattr(self, each.name)) != each.default:
                shown.append(f"{each.name}={value!r:.60}")
        return f"Request({', '.join(shown)})"

    def _contradictions(self) -> Iterator[str]:
        """Yield a message for each contradiction between fields."""
        allowed = self.allowed_token_ids
        if self.min_tokens > self.max_tokens:
            yield f"min_tokens {self.min_tokens} is over max_tokens {self.max_tokens}"
        if allowed is not None and not allowed:
            yield "allowed_token_ids is empty: no token could be generated"
        elif allowed is not None and not set(allowed) - set(self.bad_token_ids):
            yield f"bad_token_ids contain all {len(allowed)} of its allowed_token_ids"
        given = [name for name in STRUCTURED_OUTPUTS if getattr(self, name) is not None]
        if len(given) > 1:
            yield f"only one of {', '.join(STRUCTURED_OUTPUTS)} is possible, got {' and '.join(given)}"
        if given and self.ignore_eos:
            yield (
                f"ignore_eos cannot be combined with {given[0]}, "
                "because only an end token completes structured output"
            )
        if self.cache_key is not None and not self.cache_prompt:
            yield "a session's cache_key needs cache_prompt"
        if self.saves_session and self.n > 1:
            yield f"one completion can be saved, but n is {self.n}; set cache_use to read"
        if self.client is None and self.client_weight != 1:
            yield "client_weight needs client"
        if self.logprob_token_ids and self.logprobs is None:
            yield "logprob_token_ids needs logprobs"
        if self.keep and self.overflow != "slide":
            yield "keep needs overflow='slide'"
        if self.overflow == "slide" and self.is_constrained:
            yield "overflow='slide' cannot be combined with structured output"
        if self.overflow == "slide" and self.embeddings:
            yield "overflow='slide' cannot be combined with embeddings, because it could drop a part of them"
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

    @property
    def has_logit_bias(self) -> bool:
        """Whether it biases, allows or forbids token ids."""
        return bool(self.logit_bias or self.bad_token_ids) or self.allowed_token_ids is not None

    @cached_property
    def is_plain_greedy(self) -> bool:
        """Whether every token is the one with the largest logit: no sampling, no processor."""
        penalized = self.repetition_penalty != 1 or self.presence_penalty or self.frequency_penalty
        processed = penalized or self.has_logit_bias or self.is_constrained or self.min_tokens
        return not (self.temperature or processed)

    def changed(self, **fields: object) -> "Request":
        """Return a copy with new values in some fields, which must be valid: they are not checked again.

        A check takes time for each id of the prompt: 9 ms for 100 000 ids.
        """
        copy = object.__new__(type(self))
        vars(copy).update(vars(self), **fields)
        vars(copy).pop("is_plain_greedy", None)  # it depends on the fields
        return copy

    def choice(self, index: int) -> "Request":
        """Return the request that generates completion `index` on its own, bit for bit.

        Only the first one returns prompt_logprobs, because all share one prompt.
        """
        if self.n == 1:
            return self
        prompt_logprobs = None if index else self.prompt_logprobs
        seed = (self.seed + index * SEED_STRIDE) % 2**64
        return self.changed(n=1, seed=seed, prompt_logprobs=prompt_logprobs)

    def segment(self, prompt: Sequence[int], tokens: int, context: int) -> "Request":
        """Return the request that continues in a slot of this context, after `tokens` generated tokens."""
        max_tokens = min(self.max_tokens - tokens, context - len(prompt))
        return self.changed(
            prompt=tuple(prompt),
            max_tokens=max_tokens,
            min_tokens=min(max(self.min_tokens - tokens, 0), max_tokens),
            prompt_logprobs=None if tokens else self.prompt_logprobs,
            overflow="refuse",
            keep=0,
        )


def after_slide(ids: Sequence[int], keep: int) -> tuple[int, ...]:
    """Return the ids that remain of a full slot: the first `keep`, and the latter half of the rest."""
    dropped = (len(ids) - keep + 1) // 2
    return (*ids[:keep], *ids[keep + dropped :])


CHECKS: dict[str, Validator] = {  # of each field on its own
    each.name: each.metadata["check"] for each in fields(Request) if "check" in each.metadata
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
    top: tuple[tuple[int, float], ...]  # the likeliest ids, equal ones by id, or the ids asked for


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
    version: int = 0  # of the weights that it was made with: how often they were replaced
    restarted: bool = False  # the completion began again with other weights: its tokens before this are void
