"""Request, Event and what they carry: everything that enters and leaves an engine.

Token ids only, and the standard library only. The tokenizer is in `text/`, the slots are in `scheduler/`.
"""

import secrets
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from xlabatch import prompt_embeddings, validation
from xlabatch.errors import Refused
from xlabatch.validation import Validator, integer, number, optional

Finish = Literal["stop", "length", "cancelled", "error"]
MAX_LOGPROBS = 20  # alternatives that can be returned with a token
SEED_STRIDE = 0x9E3779B97F4A7C15  # between the seeds of one request's choices
STRUCTURED_OUTPUTS = ("json_schema", "regex", "grammar")  # a request has one of them at most


class ContextExceeded(Refused):
    """A prompt with its new tokens is longer than a slot."""

    def __init__(self, message: str, prompt: int, context: int) -> None:
        super().__init__(message)
        self.prompt = prompt  # its tokens, or how many it has at least
        self.context = context  # tokens a slot holds


@dataclass(frozen=True, kw_only=True)
class Request:
    """A prompt and the options for its completions. Impossible values raise Refused here, not later."""

    prompt: Sequence[int]  # kept as a tuple, as are all sequences here
    max_tokens: int
    embeddings: Any = ()  # {position: array [n, width] or [rows, columns, width]} in place of ids; as spans
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    temperature: float = 0.0  # 0 is greedy
    top_k: int = 0  # 0 keeps all
    top_p: float = 1.0
    min_p: float = 0.0
    seed: int = field(default_factory=lambda: secrets.randbits(64))
    stop_token_ids: Sequence[int] = ()  # ids that end a completion, in addition to the model's own
    ignore_eos: bool = False  # the model's own end tokens do not end a completion
    min_tokens: int = 0  # no end token and no stop string ends a completion before so many tokens
    stop: Sequence[str] = ()  # strings that end a completion; LLM and the server look for them
    priority: int = 0  # higher is admitted sooner, under the priority policy
    client: str | None = None  # for whom it is: the fair policy shares the slots between clients
    client_weight: float = 1.0  # 2 is twice the share of 1
    deadline_s: float | None = None  # seconds from submission
    n: int = 1  # completions, each with its own seed; the prompt is prefilled once
    adapter: str | None = None  # the name of a loaded LoRA adapter; None is the model itself
    logit_bias: Mapping[int, float] | Sequence[tuple[int, float]] = ()  # kept as pairs
    repetition_penalty: float = 1.0  # for tokens of prompt and completion, as in transformers; 1 is none
    repetition_context_size: int | None = None  # it looks at the last so many tokens only; None: at all
    presence_penalty: float = 0.0  # for tokens of the completion, as OpenAI defines it
    frequency_penalty: float = 0.0  # the same for each occurrence
    allowed_token_ids: Sequence[int] | None = None  # only these; None allows all
    bad_token_ids: Sequence[int] = ()  # never these
    json_schema: Any = None  # a completion is JSON of this schema: a mapping, its JSON text, or True for any
    regex: str | None = None  # a completion matches this from its beginning to its end
    grammar: str | None = None  # a completion is in the language of this grammar, in Lark's notation or GBNF
    reasoning_budget: int | None = None  # tokens of reasoning; then the mark of its end is generated
    reasoning_marks: Sequence[str] = ("", "</think>")  # begin it, unless the prompt does (""), and end it
    logprobs: int | None = None  # return each token's log-probability and so many alternatives
    logprob_token_ids: Sequence[int] = ()  # these alternatives, in this order, instead of the most likely
    prompt_logprobs: int | None = None  # the same for the prompt, with the first token
    cache_prompt: bool = True  # reuse keys and values of an equal beginning, and leave them to later requests
    cache_salt: str | None = None  # they are reused among requests with the same salt only
    pinned: bool = False  # they are given up last
    cache_key: str | None = None  # of a session: keys and values that are kept in host memory
    cache_use: Literal["read", "save", "both"] = "both"  # what is done with the session
    overflow: Literal["refuse", "slide"] = "refuse"  # of a slot; slide goes on without a part of the ids
    keep: int = 0  # ids at the beginning that a slide does not drop
    pooling: Literal["last", "mean", "score"] | None = None  # return the prompt's vector with the only token

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
        """What fields cannot be together."""
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
        """Whether each position of the prompt has to be run, also where its keys and values are known."""
        return self.prompt_logprobs is not None or self.pooling == "mean"

    @property
    def saves_session(self) -> bool:
        return self.cache_key is not None and self.cache_use != "read"

    @property
    def structured_output(self) -> tuple[str, str] | None:
        """The constraint on a completion: its kind and its description. None if there is none."""
        given = ((name, getattr(self, name)) for name in STRUCTURED_OUTPUTS)
        return next(((name, value) for name, value in given if value is not None), None)

    @property
    def is_constrained(self) -> bool:
        """Whether tokens before may forbid a token."""
        return self.structured_output is not None or self.reasoning_budget is not None

    def choice(self, index: int) -> "Request":
        """The request that gives completion `index` on its own, bit for bit.

        Only the first returns prompt_logprobs, because all share one prompt.
        """
        if self.n == 1:
            return self
        prompt_logprobs = None if index else self.prompt_logprobs
        seed = (self.seed + index * SEED_STRIDE) % 2**64
        return replace(self, n=1, seed=seed, prompt_logprobs=prompt_logprobs)

    def segment(self, prompt: Sequence[int], tokens: int, context: int) -> "Request":
        """The request that goes on in a slot of this context, once so many tokens were generated."""
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
    """What remains of the ids of a full slot: the kept beginning, and the latter half of the rest."""
    dropped = (len(ids) - keep + 1) // 2
    return (*ids[:keep], *ids[keep + dropped :])


CHECKS: dict[str, Validator] = {  # of each field on its own, in the order in which they are reported
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


@dataclass(frozen=True, slots=True)
class RequestStats:
    """What one completion took. Times are in seconds from submission; a rate without a duration is None."""

    prompt: int
    tokens: int
    queue_s: float
    ttft_s: float | None
    latency_s: float
    prefill_tokens_per_s: float | None
    decode_tokens_per_s: float | None
    finish: Finish
    cached_tokens: int = 0  # of the prompt, whose keys and values were reused


class Logprobs(NamedTuple):
    """Natural logarithms of the model's own probabilities at one position, before any logits processor."""

    token: float
    top: tuple[tuple[int, float], ...]  # the most likely ids, of equal ones the lowest first, or given ones


@dataclass(frozen=True, slots=True)
class Event:
    """One token, or an ending, or both. A completion gets exactly one event with a finish."""

    id: str
    token: int | None  # None where an ending carries none
    finish: Finish | None = None
    reason: str | None = None  # why it was cancelled or failed
    digest: int | None = None  # fingerprint of all the logits that the token was sampled from
    stats: RequestStats | None = None  # with the ending
    index: int = 0  # which of its request's completions
    logprobs: Logprobs | None = None
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None  # with the first token; None for the first id
    cached_tokens: int = 0  # of the prompt, with the first token
    dropped: int = 0  # ids of prompt and completion that a slide dropped before this token
    vector: tuple[float, ...] | None = None  # of the prompt, if the request has a pooling
