"""Who sits where and when, and whose token that was.

The scheduler moves requests from a queue into slots and out again. It never calls a device and never imports
jax: the engine asks what to launch, tells what was launched, and reads the answers through it. A step in
flight carries the seating that it was launched with, so a late token belongs to whoever sat there then.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from numpy.typing import ArrayLike

from xlabatch.api import QueueFull, Stats
from xlabatch.request import Event, Finish, Request
from xlabatch.scheduler import sequences
from xlabatch.scheduler.chunking import Chunk, split_prompt
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.outputs import TokenOutput, read_step
from xlabatch.scheduler.policies import Policy, fifo
from xlabatch.scheduler.sequences import (
    Matcher,
    PendingStep,
    Phase,
    QueuedRequest,
    Sequence,
    SlotActivity,
    StepRecord,
    no_grammar,
)
from xlabatch.scheduler.stats import Counters


@dataclass
class Scheduler:
    """Seats requests in slots; a step prefills up to `budget` prompt tokens, then decodes every row once."""

    slots: int
    limits: Limits
    clock: Callable[[], float]
    sizes: tuple[int, ...]
    budget: int = 128
    policy: Policy = fifo
    ahead: int = 0  # steps left unread while later ones are launched
    compilations: int = 0
    matcher: Callable[[Request], Matcher | None] = no_grammar  # for requests whose answers have a form
    counters: Counters = field(default_factory=Counters)

    def __post_init__(self) -> None:
        self.waiting: dict[str, QueuedRequest] = {}
        self.sequences: dict[int, Sequence] = {}  # by slot, in the order of admission
        self.free_slots: deque[int] = deque(range(self.slots))  # in the order in which they fell free
        self.pending: deque[PendingStep] = deque()
        self.events: list[Event] = []
        self.deadlines: dict[str, float] = {}
        self.evicted_slots: set[int] = set()  # slots whose rows the device still believes alive
        self.record = StepRecord(self.clock(), 0)

    # What comes in

    def check(self, request: Request) -> None:
        """Raise ValueError if this request could never run here."""
        self.limits.check(request, self.slots)
        self.matcher(request)

    def submit(self, request: Request) -> None:
        """Queue a request, or raise and change nothing."""
        self.limits.check(request, self.slots)
        if (
            request.id in self.waiting
            or self._sequences_of(request.id)
            or self._has_unread_ending(request.id)
        ):
            raise ValueError(f"request {request.id}: another request with this id is still in flight")
        if len(self.waiting) >= self.limits.queue:
            raise QueueFull(
                f"request {request.id}: {len(self.waiting)} requests wait already, the most there may"
            )
        matcher, now = self.matcher(request), self.clock()
        self.waiting[request.id] = QueuedRequest(request, now, matcher)
        if request.deadline_s is not None:
            self.deadlines[request.id] = now + request.deadline_s

    def cancel(self, id: str, index: int | None = None, reason: str = "cancelled by the caller") -> None:
        """End a request, wherever it is, or one of its answers that has begun.

        An unknown id is no error: the request may have ended by itself.
        """
        if id in self.waiting and index is None:
            self._end_queued(id, "cancelled", reason)
        for seat in self._sequences_of(id):
            if index is None or (index == seat.index and seat.tokens):
                self._evict(seat, "cancelled", reason)

    def cancel_all(self) -> None:
        """End everything that waits or runs, the queue first so that nothing slips into a freed slot."""
        for id in dict.fromkeys([*self.waiting, *(seat.request.id for seat in self.sequences.values())]):
            self.cancel(id)

    def abandon(self, id: str) -> None:
        """End a request and tell nobody."""
        self.cancel(id)
        self.events = [event for event in self.events if event.id != id]

    def requeue(self, events: Iterable[Event]) -> None:
        """Tell these first with the next step."""
        self.events = [*events, *self.events]

    def fail(self, reason: str, include_waiting: bool = False) -> None:
        """The device failed: everyone seated ends with an error; those who wait go on waiting, or do not."""
        self.counters.failures += 1
        self.counters.last_failure = reason
        self.pending.clear()
        for seat in list(self.sequences.values()):
            self._evict(seat, "error", reason)
        for id in list(self.waiting) if include_waiting else ():
            self._end_queued(id, "error", reason)

    # What an engine asks, in the order of a step

    def begin_step(self) -> set[int]:
        """Begin a step: apply deadlines, admit. Gives the slots that the device must silence first."""
        now = self.clock()
        self._expire(now)
        silenced, self.evicted_slots = self.evicted_slots, set()
        self._admit(now)
        self.record = StepRecord(now, len(self.sequences))
        return silenced

    def next_chunks(self) -> Iterator[tuple[Sequence, Chunk]]:
        """The pieces of prompts for this step: in order of admission, within the budget, at least one."""
        spent = 0
        for seat in list(self.sequences.values()):
            while seat.chunks:
                if spent and spent + seat.chunks[0].size > self.budget:
                    return
                spent += seat.chunks[0].size
                yield seat, seat.chunks.popleft()

    def record_prefill(
        self,
        sequence: Sequence,
        chunk: Chunk,
        step: ArrayLike | None,
        logprobs: Any = None,
        prompt_logprobs: Any = None,
    ) -> None:
        """Record a prefill in flight; with the last one everyone who reads along is seated."""
        self.record.prefill_tokens += chunk.length
        sequence.prompt_logprobs += [] if prompt_logprobs is None else [(prompt_logprobs, chunk.length)]
        seats = [sequence, *sequence.forks] if chunk.last else [sequence]
        for one in seats:
            one.launched_tokens += chunk.last
        sequence.forks = [] if chunk.last else sequence.forks
        self._add_pending(step, seats, "prefill", logprobs)

    def decoding(self) -> list[Sequence]:
        """Who gets a token of a decode step."""
        return [seat for seat in self.sequences.values() if seat.is_decoding]

    def read_pending(self) -> None:
        """Read all that is in flight: the next token of somebody depends on the last."""
        while self.pending:
            self._read(self.pending.popleft())

    def record_decode(self, step: ArrayLike, logprobs: Any = None) -> None:
        """Record a decode in flight."""
        rows = self.decoding()
        for seat in rows:
            seat.launched_tokens += 1
        self._add_pending(step, rows, "decode", logprobs)

    def end_step(self) -> list[Event]:
        """End a step: read what is due, book the time, tell what happened."""
        work, due = self.record, bool(self.pending)
        while len(self.pending) > (self.ahead if work.activity else 0):
            self._read(self.pending.popleft())
        if due:
            self.counters.record_step(
                self.clock() - work.began_s, work.occupied, work.prefill_tokens, work.decode_rows
            )
        elif self.sequences:  # every token was asked for and heard, yet no ending: nothing would ever come
            self.fail("the device fell silent before the end of these requests")
        told, self.events = self.events, []
        return told

    # What can be seen

    @property
    def idle(self) -> bool:
        """Nothing waits, nobody sits, nothing is left to tell."""
        return not (self.waiting or self.sequences or self.events)

    def stats(self) -> Stats:
        """A snapshot of the counters."""
        prefilling = sum(seat.launched_tokens == 0 for seat in self.sequences.values())
        decoding = len(self.sequences) - prefilling
        return self.counters.stats(self.slots, self.compilations, len(self.waiting), prefilling, decoding)

    # How it is done

    def _sequences_of(self, id: str) -> list[Sequence]:
        return [seat for seat in self.sequences.values() if seat.request.id == id]

    def _has_unread_ending(self, id: str) -> bool:
        return any(event.id == id and event.finish for event in self.events)

    def _expire(self, now: float) -> None:
        for id in [id for id, due in self.deadlines.items() if now >= due]:
            self.cancel(id, reason="its deadline has passed")

    def _admit(self, now: float) -> None:
        if not (self.free_slots and self.waiting):
            return
        midstream = bool(self.decoding())
        for request in self.policy(
            (waiting.request for waiting in self.waiting.values()), len(self.free_slots)
        ):
            slots = [self.free_slots.popleft() for _ in range(request.n)]
            leader, *others = sequences.sequences_for(self.waiting.pop(request.id), slots, now)
            leader.chunks, leader.forks = deque(split_prompt(len(request.prompt), self.sizes)), others
            self.sequences |= {seat.slot: seat for seat in (leader, *others)}
            self.counters.admits += request.n
            self.counters.midstream_admits += request.n * midstream

    def _add_pending(
        self, step: ArrayLike | None, sequences: list[Sequence], phase: Phase, logprobs: Any
    ) -> None:
        self.pending.append(PendingStep(step, {seat.slot: seat for seat in sequences}, phase, logprobs))
        for seat in sequences:
            self.record.activity.setdefault(seat.slot, SlotActivity(seat.request.id, phase))

    def _read(self, pending: PendingStep) -> None:
        spoken = [
            word for word in read_step(pending) if self.sequences.get(word.sequence.slot) is word.sequence
        ]
        now = self.clock()
        for word in spoken:
            self._record_output(word, now)
        if pending.phase == "decode":
            self.record.decode_rows.append(len(spoken))

    def _record_output(self, output: TokenOutput, now: float) -> None:
        seat, code, event = output
        if code in sequences.FAILURE_REASONS:
            self._release(seat)
            self._end_without_token(
                seat, "error", (seat.matcher and seat.matcher.error()) or sequences.FAILURE_REASONS[code]
            )
            return
        seat.tokens += 1
        seat.first_token_s = now if seat.first_token_s is None else seat.first_token_s
        self.counters.tokens += 1
        if event.finish:
            self._release(seat)
            lost = seat.matcher and seat.matcher.error()  # then an end token is all that it lets through
            self._end(seat, replace(event, finish="error", reason=lost) if lost else event)
            return
        self.events.append(event)
        trouble = seat.matcher and event.token is not None and seat.matcher.advance(event.token)
        if trouble:
            self._evict(seat, "error", trouble)

    def _end_queued(self, id: str, finish: Finish, reason: str) -> None:
        waiting = self.waiting.pop(id)
        for seat in sequences.sequences_for(waiting, [sequences.NO_SLOT] * waiting.request.n, self.clock()):
            self._end_without_token(seat, finish, reason)

    def _evict(self, sequence: Sequence, finish: Finish, reason: str) -> None:
        self.evicted_slots.add(sequence.slot)
        self._release(sequence)
        self._end_without_token(sequence, finish, reason)

    def _release(self, sequence: Sequence) -> None:
        del self.sequences[sequence.slot]
        self.free_slots.append(sequence.slot)

    def _end_without_token(self, sequence: Sequence, finish: Finish, reason: str) -> None:
        """An ending without a token."""
        self._end(sequence, Event(sequence.request.id, None, finish, reason, index=sequence.index))

    def _end(self, sequence: Sequence, event: Event) -> None:
        assert event.finish
        if not self._sequences_of(event.id):
            self.deadlines.pop(event.id, None)
        self.counters.finished[event.finish] += 1
        self.events.append(replace(event, stats=sequence.stats(self.clock(), event.finish)))
