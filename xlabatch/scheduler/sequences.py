"""What a scheduler keeps in its hands: who waits, who sits, what is in flight, what a step is made of."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Literal, NamedTuple, Protocol, Self

from numpy.typing import ArrayLike

from xlabatch.request import Finish, Request, RequestStats
from xlabatch.scheduler.chunking import Chunk

NO_TOKEN = -1  # a slot that emitted no token
NO_SLOT = -1  # the slot of a request that was never seated


class FinishCode(IntEnum):
    """How the device says what became of a row."""

    RUNNING, STOP, LENGTH, NONFINITE_LOGITS, NO_ALLOWED_TOKEN = range(5)


FAILURE_REASONS: dict[int, str] = {
    FinishCode.NONFINITE_LOGITS: "the model's logits are not finite here",
    FinishCode.NO_ALLOWED_TOKEN: "its rules leave no token here",
}
FINISH_REASONS: dict[int, Finish] = {FinishCode.STOP: "stop", FinishCode.LENGTH: "length"}
Phase = Literal["prefill", "decode"]


class SlotActivity(NamedTuple):
    """Who worked in a slot during a step, and at what."""

    id: str
    phase: Phase


class Matcher(Protocol):
    """How far an answer that must have a form has come."""

    inner: Any

    def advance(self, token: int) -> str | None:
        """Go on by a token, or say why that cannot be."""

    def error(self) -> str | None:
        """Why it cannot go on."""

    def copy(self) -> Self:
        """Another that has come as far."""


def no_grammar(request: Request) -> None:
    """No matcher; an engine without a tokenizer cannot make one."""
    if request.structured:
        raise ValueError(f"request {request.id}: {request.structured[0]} needs a model with a tokenizer")


class QueuedRequest(NamedTuple):
    request: Request
    submitted_s: float
    matcher: Matcher | None = None


@dataclass(eq=False)
class Sequence:
    """An answer's stay in a slot."""

    request: Request  # as if it had this answer alone
    slot: int
    submitted_s: float
    admitted_s: float
    chunks: deque[Chunk] = field(default_factory=deque)  # pieces of the prompt still to prefill
    launched_tokens: int = 0  # tokens asked of the device
    tokens: int = 0  # tokens handed on
    first_token_s: float | None = None  # when the first was
    index: int = 0  # which of its request's answers
    matcher: Matcher | None = None
    forks: list["Sequence"] = field(default_factory=list)  # who joins when the prompt is read
    prompt_logprobs: list[Any] = field(
        default_factory=list
    )  # how likely the prompt was, piece by piece, if asked

    @property
    def is_decoding(self) -> bool:
        """A decode step would give this request a token."""
        return 0 < self.launched_tokens < self.request.max_tokens

    def stats(self, now: float, finish: Finish) -> RequestStats:
        """How the request fared, now that it ends."""
        prompt, first = len(self.request.prompt), self.first_token_s
        return RequestStats(
            prompt=prompt,
            tokens=self.tokens,
            queue_s=self.admitted_s - self.submitted_s,
            ttft_s=None if first is None else first - self.submitted_s,
            latency_s=now - self.submitted_s,
            prefill_tokens_per_s=None if first is None else rate(prompt, first - self.admitted_s),
            decode_tokens_per_s=None if first is None else rate(self.tokens - 1, now - first),
            finish=finish,
        )


def sequences_for(queued: QueuedRequest, slots: Iterable[int], now: float) -> list[Sequence]:
    """A seat for each answer of a request; the first reads the prompt, the others join it then."""
    request, since, matcher = queued
    return [
        Sequence(request.choice(index), slot, since, now, index=index, matcher=matcher and matcher.copy())
        for index, slot in enumerate(slots)
    ]


def rate(tokens: int, seconds: float) -> float | None:
    """Tokens a second, or None where there was nothing to time."""
    return tokens / seconds if tokens and seconds > 0 else None


class PendingStep(NamedTuple):
    """A step that was launched and not read yet."""

    step: ArrayLike | None  # int32 [3, slots]: tokens over finish codes over digests; None says nothing
    sequences: dict[int, Sequence]
    phase: Phase
    logprobs: Any = None  # how likely the tokens were, if anyone asks; of a silent step, anything to wait for


@dataclass
class StepRecord:
    """What the step under way is made of."""

    began_s: float
    occupied: int
    prefill_tokens: int = 0  # prompt tokens launched
    decode_rows: list[int] = field(default_factory=list)  # rows that spoke, of each decode step that was read
    activity: dict[int, SlotActivity] = field(default_factory=dict)  # by slot
