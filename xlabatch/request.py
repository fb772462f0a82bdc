"""What goes in and what comes out: the first and last thing on a request's way.

Knows numbers only. Text is `text.py`'s business, slots are the scheduler's.
"""

import operator
import secrets
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Real
from typing import Literal

Finish = Literal["stop", "length", "cancelled", "error"]
LARGEST = 3.4e38  # what the device can hold in float32


@dataclass(frozen=True, kw_only=True)
class Request:
    """A prompt and the rules for what follows it. Impossible values are errors here, not later."""

    prompt: Sequence[int]  # kept as a tuple, as is stop
    max_new: int
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    temperature: float = 0.0  # 0 is greedy
    top_k: int = 0  # 0 keeps all
    top_p: float = 1.0
    min_p: float = 0.0
    seed: int = field(default_factory=lambda: secrets.randbits(64))
    stop: Sequence[int] = ()  # ids that end the request, beside the model's own
    ignore_eos: bool = False  # the model's own end tokens do not end it
    priority: int = 0  # higher is seated sooner, under the policy that looks at it
    deadline_s: float | None = None  # seconds from submission

    def __post_init__(self) -> None:
        if not isinstance(self.id, str) or not self.id:
            raise ValueError(f"a request's id is a text that is not empty, got {self.id!r}")
        self._normalise("prompt", self._ids("prompt", self.prompt))
        self._normalise("stop", self._ids("stop", self.stop))
        self._whole("max_new", self.max_new, 1)
        self._whole("top_k", self.top_k, 0, 2**31 - 1)
        self._whole("seed", self.seed, 0, 2**64 - 1)
        self._whole("priority", self.priority)
        self._between("temperature", self.temperature, 0.0, LARGEST)
        self._between("min_p", self.min_p, 0.0, 1.0)
        self._between("top_p", self.top_p, 0.0, 1.0)
        if self.top_p == 0:
            raise ValueError(f"request {self.id}: top_p is over 0, got 0; greedy is temperature=0")
        if self.deadline_s is not None:
            self._between("deadline_s", self.deadline_s, 0.0, LARGEST)
        if not isinstance(self.ignore_eos, bool):
            raise ValueError(f"request {self.id}: ignore_eos is true or false, got {self.ignore_eos!r}")

    def _normalise(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)  # the record is frozen for everyone else

    def _ids(self, name: str, ids: Iterable[int]) -> tuple[int, ...]:
        try:
            if isinstance(ids, (str, bytes, Mapping)):
                raise TypeError
            return tuple(operator.index(i) for i in ids)
        except TypeError:
            raise ValueError(f"request {self.id}: {name} is a list of token ids, got {ids!r:.60}") from None

    def _whole(self, name: str, value: int, low: int | None = None, high: int | None = None) -> None:
        try:
            whole = operator.index(value)
        except TypeError:
            raise ValueError(f"request {self.id}: {name} is a whole number, got {value!r}") from None
        if (low is not None and whole < low) or (high is not None and whole > high):
            span = f"at least {low}" if high is None else f"between {low} and {high}"
            raise ValueError(f"request {self.id}: {name} is {span}, got {value!r}")
        self._normalise(name, whole)

    def _between(self, name: str, value: float, low: float, high: float) -> None:
        # comparing says no to NaN, and does not overflow on a whole number beyond all floats
        if isinstance(value, bool) or not isinstance(value, Real) or not low <= value <= high:
            span = f"at least {low:g} and finite" if high == LARGEST else f"between {low:g} and {high:g}"
            raise ValueError(f"request {self.id}: {name} is {span}, got {value!r:.60}")
        self._normalise(name, float(value))


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


@dataclass(frozen=True, slots=True)
class Event:
    """One token, or an ending, or both. Every accepted request gets exactly one event with a finish."""

    id: str
    token: int | None  # None where an ending carries none
    finish: Finish | None = None
    reason: str | None = None  # why it was cancelled or failed
    digest: int | None = None  # fingerprint of all the logits that the token was chosen from
    stats: RequestStats | None = None  # on the ending
