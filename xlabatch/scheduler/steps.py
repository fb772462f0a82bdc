"""The records that the scheduler and an engine exchange: the plan of a step, and what its programs return."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from numpy.typing import ArrayLike

from xlabatch.scheduler.chunking import Budget, Chunk
from xlabatch.scheduler.policies import Policy, fifo
from xlabatch.scheduler.reuse.prefixes import SlotToSave
from xlabatch.scheduler.sequences import Sequence

Phase = Literal["prefill", "decode"]
Running = Literal["finish", "keep", "recompute", "restart", "cancel"]  # what becomes of it with new weights


@dataclass
class Schedule:
    """How an engine fills its steps, as its options and its layout decide."""

    sizes: tuple[int, ...]  # of prompt chunks
    budget: Budget
    policy: Policy = fifo
    unread_steps: int = 0  # stay in flight while later ones are launched
    preempts: bool = False  # sequences are parked for requests with a higher priority
    shares_chunks: bool = False  # a chunk may hold pieces of several prompts


class SlotActivity(NamedTuple):
    """The request that a slot worked for during a step, and the kind of work."""

    id: str
    phase: Phase


@dataclass(frozen=True)
class StepPlan:
    """What an engine does in a step, in the order of the fields."""

    to_save: list[SlotToSave]  # their slots are read, before anything is written to them
    parked: list[tuple[int, Sequence]]  # by slot: all that it holds is saved
    evicted: set[int]  # slots whose rows are deactivated
    resumed: list[Sequence]  # what was saved of them is written to their slots
    chunks: list[Chunk]  # of prompts, at most `budget` tokens
    decoding: list[Sequence]  # the sequences that a decode step produces a token for
    all_decode: bool  # no request waits, and every sequence that runs decodes

    @property
    def can_repeat(self) -> bool:
        """Whether several steps can run at once: all sequences decode, and only their tokens are needed."""
        wants_more = (each.matcher is not None or each.request.logprobs is not None for each in self.decoding)
        return self.all_decode and bool(self.decoding) and not any(wants_more)


class Launched(NamedTuple):
    """What the programs of a step return. The device may still compute it."""

    step: ArrayLike | None  # int32 [3, slots or columns]: tokens, finish codes, digests; None without a token
    decoding: Collection[Sequence] = ()  # get a token from it, and so do prompts that end
    logprobs: object = None  # TopLogprobs of the tokens, if any sequence asked for them
    ready: Collection[ArrayLike | None] = ()  # for each chunk: what to wait for if no prompt ends with it
    columns: Mapping[int, range] | None = None  # of each slot, by position; without it a slot is its column


class PendingStep(NamedTuple):
    """A step that was launched and is not read yet, with the sequences that were in the slots at launch."""

    step: ArrayLike | None  # None for a chunk without tokens
    ready: ArrayLike | None  # an array of the step, to wait for
    sequences: dict[int, Sequence]  # by slot
    phase: Phase
    version: int  # of the weights
    logprobs: object = None
    columns: Mapping[int, range] | None = None


@dataclass
class StepRecord:
    """What the current engine step consists of."""

    began_s: float
    occupied: int = 0  # slots
    prefill_tokens: int = 0  # launched
    decode_rows: list[int] = field(default_factory=list)  # rows with a token, for each decode step read
    decode_tokens: int = 0  # read
    activity: dict[int, SlotActivity] = field(default_factory=dict)  # by slot
