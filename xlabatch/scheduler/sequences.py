"""The records that the scheduler keeps: queued requests, sequences in slots, steps in flight."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, NamedTuple

from xlabatch.api import CheckedRequest, Matcher
from xlabatch.request import NO_TOKEN_LEFT, Finish, Request, RequestStats, after_slide
from xlabatch.scheduler.reuse.prefixes import Filed, Prefix

NO_TOKEN = -1  # a row that emitted no token
NO_SLOT = -1  # the slot of a request that was never admitted


class FinishCode(IntEnum):
    """The state of a row after a step, as the device reports it."""

    RUNNING, STOP, LENGTH, NONFINITE_LOGITS, NO_ALLOWED_TOKEN = range(5)


FAILURE_REASONS: dict[int, str] = {
    FinishCode.NONFINITE_LOGITS: "the model's logits are not finite here",
    FinishCode.NO_ALLOWED_TOKEN: NO_TOKEN_LEFT,
}
FINISH_REASONS: dict[int, Finish] = {FinishCode.STOP: "stop", FinishCode.LENGTH: "length"}


class QueuedRequest(NamedTuple):
    """A request with choices that were not admitted yet: all of them, or the last ones."""

    request: Request
    submitted_s: float
    matcher: Matcher | None
    next: Request  # what is admitted next: the request, or one choice of it if there are more than slots
    admitted: int = 0  # choices

    @classmethod
    def of(cls, checked: CheckedRequest, slots: int, submitted_s: float) -> "QueuedRequest":
        """The entry in the queue of an engine with this many slots."""
        request = checked.request
        next = request if request.n <= slots else request.changed(n=1)
        return cls(request, submitted_s, checked.matcher, next)

    @property
    def choices_left(self) -> int:
        return self.request.n - self.admitted

    def without(self, choices: int) -> "QueuedRequest":
        """The same request after this many of its choices were admitted."""
        return self._replace(admitted=max(self.admitted, choices))


@dataclass
class Slide:
    """What a sequence has in addition to the segment that runs, if ids of it were run as a prompt again."""

    request: Request  # reduced to this one choice
    context: int
    tokens: int = 0  # generated before the segment
    dropped: int = 0  # ids that were dropped before the segment


@dataclass(eq=False)
class Sequence:
    """One choice of a request while it occupies a slot."""

    request: Request  # reduced to this one choice
    slot: int
    submitted_s: float
    admitted_s: float
    to_prefill: int = 0  # tokens at the end of the prompt that no chunk has been launched for
    turn: tuple[int, int] = (0, 0)  # prompts are read in this order, see `admission.choose_turn`
    source: int | None = None  # the slot that its prompt will probably copy from
    prefix: Prefix | None = None  # it began with these keys and values
    keep_at: int = 0  # position before which its recurrent state is kept; 0: nowhere
    launched_tokens: int = 0  # tokens that launched steps will produce
    output: list[int] = field(default_factory=list)  # tokens that were read
    first_token_s: float | None = None
    index: int = 0  # of the choice within its request
    matcher: Matcher | None = None
    forks: list["Sequence"] = field(default_factory=list)  # the request's other choices, until prefill ends
    prompt_logprobs: list[Any] = field(default_factory=list)  # device arrays and their rows, by chunk
    slide: Slide | None = None
    filed: Filed | None = None  # what of its slot can be reused, while it is parked
    saved: Any = None  # what its slot held, while it is parked
    pooling: Any = None  # the prompt's hidden states, and its vector as `result()`
    unused_matcher: Matcher | None = None  # as it was before the first token
    void_tokens: int = 0  # that events have had before the sequence began again

    @property
    def tokens(self) -> int:
        return len(self.output)

    @property
    def is_parked(self) -> bool:
        """Whether it was taken out of its slot, to go on later; it then has a negative number instead."""
        return self.slot < 0

    @property
    def can_be_parked(self) -> bool:
        """Whether it is in a slot, and neither waits for the prompt of another choice nor is waited for."""
        return not (self.is_parked or self.forks) and bool(self.to_prefill or self.launched_tokens)

    @property
    def is_safe(self) -> bool:
        """Whether it can go on after the device has lost its state."""
        return self.is_parked and (self.saved is not None or not self.has_begun)

    @property
    def positions(self) -> int:
        """How many positions of its slot were written, or will be by what was launched."""
        return len(self.request.prompt) - self.to_prefill + self.tokens

    @property
    def slides(self) -> bool:
        """Whether it goes on in another segment once it has filled its slot."""
        slide = self.slide
        return slide is not None and slide.tokens + self.tokens < slide.request.max_tokens

    @property
    def is_decoding(self) -> bool:
        """Whether a decode step would produce a token for this sequence."""
        return 0 < self.launched_tokens < self.request.max_tokens and self.slot >= 0

    @property
    def has_begun(self) -> bool:
        """Whether a chunk of the prompt was launched."""
        return self.to_prefill < len(self.request.prompt)

    @property
    def cached_tokens(self) -> int:
        """Tokens at the beginning of the prompt that were not run."""
        return self.prefix.length if self.prefix else 0

    def stats(self, now: float, finish: Finish) -> RequestStats:
        """Times and rates of the sequence, at its end."""
        request = self.slide.request if self.slide else self.request
        prompt = len(request.prompt)
        first = self.first_token_s
        tokens = self.tokens + (self.slide.tokens if self.slide else 0)
        return RequestStats(
            prompt=prompt,
            tokens=tokens,
            queue_s=self.admitted_s - self.submitted_s,
            ttft_s=None if first is None else first - self.submitted_s,
            latency_s=now - self.submitted_s,
            prefill_tokens_per_s=None
            if first is None
            else rate(prompt - self.cached_tokens, first - self.admitted_s),
            decode_tokens_per_s=None if first is None else rate(tokens - 1, now - first),
            finish=finish,
            cached_tokens=self.cached_tokens,
        )


def sequences_for(queued: QueuedRequest, slots: Iterable[int], now: float, context: int) -> list[Sequence]:
    """A sequence for each of a request's next choices. The first prefills the prompt, the others fork."""
    sequences = []
    for index, slot in enumerate(slots, queued.admitted):
        request = queued.request.choice(index)
        matcher = queued.matcher and queued.matcher.copy()
        slide = Slide(request, context) if request.overflow == "slide" else None
        if slide:
            request = request.segment(request.prompt, 0, context)
        sequences.append(
            Sequence(
                request,
                slot,
                queued.submitted_s,
                now,
                index=index,
                matcher=matcher,
                unused_matcher=queued.matcher,
                slide=slide,
            )
        )
    return sequences


def next_segment(sequence: Sequence) -> Sequence:
    """The sequence that goes on in the slot of one that has filled it."""
    slide = sequence.slide
    assert slide
    ids = (*sequence.request.prompt, *sequence.output)
    prompt = after_slide(ids, slide.request.keep)
    tokens = slide.tokens + sequence.tokens
    request = slide.request.segment(prompt, tokens, slide.context)
    return replace(
        sequence,
        request=request,
        to_prefill=len(prompt),
        prefix=None,
        launched_tokens=0,
        output=[],
        slide=replace(slide, tokens=tokens, dropped=len(ids) - len(prompt)),
    )


def read_again(sequence: Sequence, context: int) -> Sequence:
    """The sequence that goes on where this one is, once all ids so far have been run as its prompt."""
    slide = sequence.slide or Slide(sequence.request, context)
    ids = (*sequence.request.prompt, *sequence.output)
    tokens = slide.tokens + sequence.tokens
    request = slide.request.segment(ids, tokens, context)
    return without_state(replace(sequence, request=request, slide=replace(slide, tokens=tokens, dropped=0)))


def keep_computed(sequence: Sequence, context: int) -> Sequence:
    """The sequence as it is; but one whose prompt has log-probabilities so far, and no token, reads it again.

    They come with the first token, which says by which weights they were computed.
    """
    is_partly_scored = sequence.prompt_logprobs and not sequence.output
    return read_again(sequence, context) if is_partly_scored else sequence


def begin_again(sequence: Sequence, context: int) -> Sequence:
    """The sequence with nothing but its prompt."""
    slide = sequence.slide
    tokens = sequence.tokens + (slide.tokens if slide else 0)
    request = slide.request if slide else sequence.request
    slides = request.overflow == "slide"
    return without_state(
        replace(
            sequence,
            request=request.segment(request.prompt, 0, context) if slides else request,
            slide=Slide(request, context) if slides else None,
            matcher=sequence.unused_matcher and sequence.unused_matcher.copy(),
            void_tokens=sequence.void_tokens + tokens,
        )
    )


def without_state(sequence: Sequence) -> Sequence:
    """A sequence of which the device has computed nothing."""
    return replace(
        sequence,
        to_prefill=len(sequence.request.prompt),
        prefix=None,
        keep_at=0,
        launched_tokens=0,
        output=[],
        prompt_logprobs=[],
        filed=None,
        saved=None,
        pooling=None,
    )


def rate(tokens: int, seconds: float) -> float | None:
    """Tokens per second, or None where nothing was timed."""
    return tokens / seconds if tokens and seconds > 0 else None
