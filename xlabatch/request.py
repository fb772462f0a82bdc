"""What goes in and what comes out: the first and last thing on a request's way.

Knows numbers only. Text is `text.py`'s business, slots are the scheduler's.
"""

import json
import operator
import secrets
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from numbers import Real
from typing import Any, Literal, NamedTuple

Finish = Literal["stop", "length", "cancelled", "error"]
MAX_FLOAT32 = 3.4e38  # what the device can hold in float32
MAX_LOGPROBS = 20  # alternatives that can be told beside a token
SEED_STRIDE = 0x9E3779B97F4A7C15  # between the seeds of one request's rows
STRUCTURED = ("json_schema", "regex", "grammar")


@dataclass(frozen=True, kw_only=True)
class Request:
    """A prompt and the rules for what follows it. Impossible values are errors here, not later."""

    prompt: Sequence[int]  # kept as a tuple, as is stop
    max_tokens: int
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    temperature: float = 0.0  # 0 is greedy
    top_k: int = 0  # 0 keeps all
    top_p: float = 1.0
    min_p: float = 0.0
    seed: int = field(default_factory=lambda: secrets.randbits(64))
    stop_token_ids: Sequence[int] = ()  # ids that end the request, beside the model's own
    ignore_eos: bool = False  # the model's own end tokens do not end it
    min_tokens: int = 0  # nothing ends it before so many tokens
    stop: Sequence[str] = ()  # texts that end it; the text end of the way looks for them
    priority: int = 0  # higher is seated sooner, under the policy that looks at it
    deadline_s: float | None = None  # seconds from submission
    n: int = 1  # answers, each with a seed of its own, from one reading of the prompt

    logit_bias: Mapping[int, float] | Sequence[tuple[int, float]] = ()  # kept as pairs
    repetition_penalty: float = 1.0  # on all in prompt and answer, as transformers defines it; 1 is none
    presence_penalty: float = 0.0  # on what the answer has, as OpenAI defines it
    frequency_penalty: float = 0.0  # the same for each time
    allowed_token_ids: Sequence[int] | None = None  # no others
    bad_token_ids: Sequence[int] = ()  # never these
    json_schema: Any = None  # the answer is JSON of this schema: a mapping, a text of JSON, or True for any
    regex: str | None = None  # the answer matches, from its beginning to its end
    grammar: str | None = None  # the answer is one of its sentences; Lark's notation
    logprobs: int | None = None  # tell each token's log-probability, and as many alternatives
    prompt_logprobs: int | None = None  # the same of the prompt, with the first token

    def __post_init__(self) -> None:
        if not isinstance(self.id, str) or not self.id:
            raise ValueError(f"a request's id is a text that is not empty, got {self.id!r}")
        self._set("prompt", self._token_ids("prompt", self.prompt))
        self._set("stop_token_ids", self._token_ids("stop_token_ids", self.stop_token_ids))
        self._integer("max_tokens", self.max_tokens, 1)
        self._integer("top_k", self.top_k, 0, 2**31 - 1)
        self._integer("seed", self.seed, 0, 2**64 - 1)
        self._integer("priority", self.priority)
        self._in_range("temperature", self.temperature, 0.0, MAX_FLOAT32)
        self._in_range("min_p", self.min_p, 0.0, 1.0)
        self._in_range("top_p", self.top_p, 0.0, 1.0)
        if self.top_p == 0:
            raise ValueError(f"request {self.id}: top_p is over 0, got 0; greedy is temperature=0")
        if self.deadline_s is not None:
            self._in_range("deadline_s", self.deadline_s, 0.0, MAX_FLOAT32)
        if not isinstance(self.ignore_eos, bool):
            raise ValueError(f"request {self.id}: ignore_eos is true or false, got {self.ignore_eos!r}")
        self._integer("n", self.n, 1)
        self._integer("min_tokens", self.min_tokens, 0)
        if self.min_tokens > self.max_tokens:
            raise ValueError(
                f"request {self.id}: min_tokens {self.min_tokens} is over max_tokens {self.max_tokens}"
            )
        self._set("stop", self._strings("stop", self.stop))
        self._check_logits_options()

    def _check_logits_options(self) -> None:
        self._in_range("repetition_penalty", self.repetition_penalty, 0.01, 100.0)
        self._in_range("presence_penalty", self.presence_penalty, -2.0, 2.0)
        self._in_range("frequency_penalty", self.frequency_penalty, -2.0, 2.0)
        self._set("logit_bias", self._bias_pairs("logit_bias", self.logit_bias))
        self._set("bad_token_ids", self._token_ids("bad_token_ids", self.bad_token_ids))
        if self.allowed_token_ids is not None:
            self._set("allowed_token_ids", self._token_ids("allowed_token_ids", self.allowed_token_ids))
            if not set(self.allowed_token_ids) - set(self.bad_token_ids):
                raise ValueError(
                    f"request {self.id}: bad_token_ids contain all {len(self.allowed_token_ids)} of its "
                    "allowed_token_ids"
                )
        for name in ("logprobs", "prompt_logprobs"):
            if getattr(self, name) is not None:
                self._integer(name, getattr(self, name), 0, MAX_LOGPROBS)
        self._check_structured()

    def _check_structured(self) -> None:
        given = [name for name in STRUCTURED if getattr(self, name) is not None]
        if len(given) > 1:
            raise ValueError(f"request {self.id}: one of {', '.join(STRUCTURED)}, got {' and '.join(given)}")
        if given and self.ignore_eos:
            raise ValueError(
                f"request {self.id}: ignore_eos and {given[0]}: only an end token can say that it is whole"
            )
        if self.json_schema is not None:
            self._set("json_schema", self._schema(self.json_schema))
        for name in ("regex", "grammar"):
            value = getattr(self, name)
            if value is not None and not (isinstance(value, str) and value):
                raise ValueError(f"request {self.id}: {name} is a text that is not empty, got {value!r:.60}")

    @property
    def structured(self) -> tuple[str, str] | None:
        """What the answer must look like: the kind of description, and the description."""
        return next(
            ((name, getattr(self, name)) for name in STRUCTURED if getattr(self, name) is not None), None
        )

    def choice(self, index: int) -> "Request":
        """One of its answers as a request of its own, which says the same. The first tells of the prompt."""
        if self.n == 1:
            return self
        read = None if index else self.prompt_logprobs
        return replace(self, n=1, seed=(self.seed + index * SEED_STRIDE) % 2**64, prompt_logprobs=read)

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)  # the record is frozen for everyone else

    def _token_ids(self, name: str, ids: Iterable[int]) -> tuple[int, ...]:
        try:
            if isinstance(ids, (str, bytes, Mapping)):
                raise TypeError
            return tuple(integer(i) for i in ids)
        except TypeError:
            raise ValueError(f"request {self.id}: {name} is a list of token ids, got {ids!r:.60}") from None

    def _bias_pairs(self, name: str, pairs: Any) -> tuple[tuple[int, float], ...]:
        try:
            ids = {integer(id): bias for id, bias in dict(pairs).items()}
        except (TypeError, ValueError):
            raise ValueError(
                f"request {self.id}: {name} gives ids their numbers, got {pairs!r:.60}"
            ) from None
        for id, bias in ids.items():
            if isinstance(bias, bool) or not isinstance(bias, Real) or not -100 <= float(bias) <= 100:
                raise ValueError(
                    f"request {self.id}: {name} is between -100 and 100, got {bias!r:.60} for id {id}"
                )
        return tuple((id, float(ids[id])) for id in sorted(ids))

    def _strings(self, name: str, texts: Iterable[str]) -> tuple[str, ...]:
        texts = (texts,) if isinstance(texts, str) else texts
        if not isinstance(texts, Sequence) or not all(isinstance(text, str) and text for text in texts):
            raise ValueError(f"request {self.id}: {name} are texts that are not empty, got {texts!r:.60}")
        return tuple(texts)

    def _schema(self, schema: Any) -> str:
        """A schema as its text."""
        try:
            said = json.loads(schema) if isinstance(schema, str) else schema
            said = {} if said is True else said
            if not isinstance(said, Mapping):
                raise TypeError
            return json.dumps(dict(said), allow_nan=False)
        except (TypeError, ValueError, RecursionError):
            raise ValueError(
                f"request {self.id}: json_schema is a schema in JSON, got {schema!r:.60}"
            ) from None

    def _integer(self, name: str, value: int, low: int | None = None, high: int | None = None) -> None:
        try:
            number = integer(value)
        except TypeError:
            raise ValueError(f"request {self.id}: {name} is a whole number, got {value!r}") from None
        if (low is not None and number < low) or (high is not None and number > high):
            span = f"at least {low}" if high is None else f"between {low} and {high}"
            raise ValueError(f"request {self.id}: {name} is {span}, got {value!r}")
        self._set(name, number)

    def _in_range(self, name: str, value: float, low: float, high: float) -> None:
        # comparing says no to NaN, and does not overflow on a whole number beyond all floats
        if isinstance(value, bool) or not isinstance(value, Real) or not low <= value <= high:
            span = f"at least {low:g} and finite" if high == MAX_FLOAT32 else f"between {low:g} and {high:g}"
            raise ValueError(f"request {self.id}: {name} is {span}, got {value!r:.60}")
        self._set(name, float(value))


def integer(value: Any) -> int:
    """A whole number, or TypeError; true and false are none."""
    if isinstance(value, bool):
        raise TypeError
    return operator.index(value)


@dataclass(frozen=True, slots=True)
class RequestStats:
    """How one request fared. Times in seconds from its submission; a rate is None where nothing was timed."""

    prompt: int
    tokens: int
    queue_s: float
    ttft_s: float | None
    latency_s: float
    prefill_tokens_per_s: float | None
    decode_tokens_per_s: float | None
    finish: Finish


class Logprobs(NamedTuple):
    """What the model thought of a token before any rule: natural logarithms."""

    token: float
    top: tuple[tuple[int, float], ...]  # the likeliest ids, the first of equals first


@dataclass(frozen=True, slots=True)
class Event:
    """One token, or an ending, or both. Each answer of an accepted request gets exactly one with a finish."""

    id: str
    token: int | None  # None where an ending carries none
    finish: Finish | None = None
    reason: str | None = None  # why it was cancelled or failed
    digest: int | None = None  # fingerprint of all the logits that the token was chosen from
    stats: RequestStats | None = None  # on the ending
    index: int = 0  # which of its request's answers
    logprobs: Logprobs | None = None
    prompt_logprobs: tuple[Logprobs | None, ...] | None = None  # with the first token; None for the first id
