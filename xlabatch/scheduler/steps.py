"""What travels between the scheduler and an engine: a plan of a step, and what its programs return."""

from collections.abc import Collection, Mapping
from collections.abc import Sequence as Many
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from numpy.typing import ArrayLike

from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.reuse.prefixes import SessionToSave
from xlabatch.scheduler.sequences import Sequence

Phase = Literal["prefill", "decode"]


class SlotActivity(NamedTuple):
    """The request that a slot worked for during a step, and the kind of work."""

    id: str
    phase: Phase


@dataclass(frozen=True)
class StepPlan:
    """What an engine does in a step, in the order of the fields."""

    sessions: Many[SessionToSave]  # their slots are read, before anything is written to them
    parked: Many[tuple[int, Sequence]]  # by slot: all that it holds is saved
    evicted: set[int]  # slots whose rows are deactivated
    resumed: Many[Sequence]  # what was saved of them is written to their slots
    chunks: Many[Chunk]  # of prompts, at most `budget` tokens
    decoding: Many[Sequence]  # the sequences that a decode step produces a token for
    only_decodes: bool  # nothing waits, and the host needs nothing but tokens: several steps can run at once


class Launched(NamedTuple):
    """What the programs of a step return. The device may still compute it."""

    step: ArrayLike | None  # int32 [3, slots or columns]: tokens, finish codes, digests; None without a token
    decoding: Collection[Sequence] = ()  # they have tokens in it, and so do prompts that end
    logprobs: Any = None  # TopLogprobs of the tokens, if any sequence asked for them
    ready: Many[ArrayLike | None] = ()  # for each chunk: what to wait for if no prompt ends with it
    columns: Mapping[int, range] | None = None  # of each slot, in the order of positions; None is the slot


class PendingStep(NamedTuple):
    """A step that was launched and not read yet, with the sequences that occupied the slots at that time."""

    step: ArrayLike | None  # None for a chunk without tokens
    ready: ArrayLike  # an array of the step, to wait for
    sequences: dict[int, Sequence]  # by slot
    phase: Phase
    logprobs: Any = None
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
