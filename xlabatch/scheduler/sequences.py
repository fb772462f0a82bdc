"""What a scheduler keeps in its hands: who waits, who sits, what is in flight, what a step is made of."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Literal, NamedTuple, Protocol, Self

from numpy.typing import ArrayLike

from xlabatch.request import Finish, Request, RequestStats
from xlabatch.scheduler.chunking import Chunk

NOTHING = -1  # a slot that emitted no token
NOWHERE = -1  # the slot of a request that was never seated


class Code(IntEnum):
    """How the device says what became of a row."""

    RUNNING, STOP, LENGTH, BROKEN, STUCK = range(5)


FAILED: dict[int, str] = {
    Code.BROKEN: "the model's logits are not finite here",
    Code.STUCK: "its rules leave no token here",
}
FINISH: dict[int, Finish] = {Code.STOP: "stop", Code.LENGTH: "length"}
Phase = Literal["prefill", "decode"]


class Sitting(NamedTuple):
    """Who worked in a slot during a step, and at what."""

    id: str
    phase: Phase


class Matcher(Protocol):
    """How far an answer that must have a form has come."""

    inner: Any

    def take(self, token: int) -> str | None:
        """Go on by a token, or say why that cannot be."""

    def trouble(self) -> str | None:
        """Why it cannot go on."""

    def copy(self) -> Self:
        """Another that has come as far."""


def formless(request: Request) -> None:
    """No matcher; an engine without a tokenizer cannot make one."""
    if request.form:
        raise ValueError(f"request {request.id}: {request.form[0]} needs a model with a tokenizer")


class Waiting(NamedTuple):
    request: Request
    since: float
    matcher: Matcher | None = None


@dataclass(eq=False)
class Seat:
    """An answer's stay in a slot."""

    request: Request  # as if it had this answer alone
    slot: int
    submitted: float
    seated: float
    chunks: deque[Chunk] = field(default_factory=deque)  # pieces of the prompt still to prefill
    launched: int = 0  # tokens asked of the device
    tokens: int = 0  # tokens handed on
    first: float | None = None  # when the first was
    index: int = 0  # which of its request's answers
    matcher: Matcher | None = None
    forks: list["Seat"] = field(default_factory=list)  # who joins when the prompt is read
    read: list[Any] = field(default_factory=list)  # how likely the prompt was, piece by piece, if asked

    @property
    def decodes(self) -> bool:
        """A decode step would give this request a token."""
        return 0 < self.launched < self.request.max_new

    def fare(self, now: float, finish: Finish) -> RequestStats:
        """How the request fared, now that it ends."""
        prompt, first = len(self.request.prompt), self.first
        return RequestStats(
            prompt=prompt,
            tokens=self.tokens,
            queue_s=self.seated - self.submitted,
            ttft_s=None if first is None else first - self.submitted,
            latency_s=now - self.submitted,
            prefill_tokens_per_s=None if first is None else rate(prompt, first - self.seated),
            decode_tokens_per_s=None if first is None else rate(self.tokens - 1, now - first),
            finish=finish,
        )


def seats_for(waiting: Waiting, slots: Sequence[int], now: float) -> list[Seat]:
    """A seat for each answer of a request; the first reads the prompt, the others join it then."""
    request, since, matcher = waiting
    return [
        Seat(request.row(index), slot, since, now, index=index, matcher=matcher and matcher.copy())
        for index, slot in enumerate(slots)
    ]


def rate(tokens: int, seconds: float) -> float | None:
    """Tokens a second, or None where there was nothing to time."""
    return tokens / seconds if tokens and seconds > 0 else None


class Flight(NamedTuple):
    """A step that was launched and not read yet."""

    step: ArrayLike | None  # int32 [3, slots]: tokens over finish codes over digests; None says nothing
    seats: dict[int, Seat]
    phase: Phase
    odds: Any = None  # how likely the tokens were, if anyone asks; of a silent step, anything to wait for


@dataclass
class Work:
    """What the step under way is made of."""

    since: float
    seated: int
    prefilled: int = 0  # prompt tokens launched
    decoded: list[int] = field(default_factory=list)  # rows that spoke, of each decode step that was read
    sittings: dict[int, Sitting] = field(default_factory=dict)  # by slot
