"""Which sequence is in which slot, and to which sequence a token belongs.

The scheduler moves requests from a queue into slots and out again. It never calls a device and never imports
jax. A step in flight carries the sequences that occupied the slots when it was launched; therefore a token
that is read late reaches the sequence that it was computed for, never the slot's next one.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from numpy.typing import ArrayLike

from xlabatch.api import QueueFull, Stats
from xlabatch.errors import Refused
from xlabatch.request import Event, Request
from xlabatch.scheduler.admission import admit, park, victims
from xlabatch.scheduler.chunking import Budget, Chunk, sizes_within
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.outputs import read_step
from xlabatch.scheduler.policies import Policy, fifo
from xlabatch.scheduler.progress import next_position, record_output, take_chunks, take_forks
from xlabatch.scheduler.reuse.prefixes import PrefixIndex, SessionToSave
from xlabatch.scheduler.sequences import Matcher, Sequence, no_grammar, queued_request
from xlabatch.scheduler.slot_table import SlotTable
from xlabatch.scheduler.steps import Launched, PendingStep, Phase, SlotActivity, StepPlan, StepRecord


class Scheduler:
    """Admits requests into slots and evicts them.

    In each step an engine asks for a plan, launches it, and hands in what it launched:

        plan = scheduler.plan()
        events = scheduler.record(plan, launched)
    """

    def __init__(
        self,
        slots: int,
        limits: Limits,
        clock: Callable[[], float],
        sizes: tuple[int, ...],
        budget: Budget,
        policy: Policy = fifo,
        ahead: int = 0,  # steps that stay unread while later ones are launched
        compiled_programs: int = 0,
        compile_grammar: Callable[[Request], Matcher | None] = no_grammar,  # for structured output
        prefixes: PrefixIndex | None = None,  # by default nothing is reused
        preempts: bool = False,  # sequences are parked for requests of a higher priority
        shared_chunks: bool = False,  # pieces of several prompts in one
    ) -> None:
        self.slots, self.limits, self.clock, self.sizes = slots, limits, clock, sizes
        self.budget, self.policy, self.preempts, self.ahead = budget, policy, preempts, ahead
        self.compiled_programs, self.compile_grammar = compiled_programs, compile_grammar
        self.shared_chunks = shared_chunks
        self.prefixes = prefixes or PrefixIndex(slots, limits.context, enabled=False)
        self.table = SlotTable(slots, clock, self.prefixes, limits.context)
        self.pending: deque[PendingStep] = deque()
        self.step_record = StepRecord(clock())

    # Requests

    def check(self, request: Request) -> Matcher | None:
        """Raise Refused if this request could never run here; return a matcher for it."""
        self.limits.check(request)
        return self.compile_grammar(request)

    def submit(self, request: Request) -> None:
        """Queue a request, or raise and change nothing."""
        self.limits.check(request)
        self.table.settle()
        if self.table.is_in_flight(request.id):
            raise Refused(f"request {request.id}: another request with this id is still in flight")
        if request.saves_session and (other := self.table.saver(request.cache_key)):
            raise Refused(
                f"request {request.id}: request {other} is in flight and saves under the same cache_key"
            )
        if not self.table.has_place(request.client, self.limits.queue):
            raise QueueFull(
                f"request {request.id}: the queue is full with {len(self.table.waiting)} requests, and its "
                "client has its share of them"
            )
        queued = queued_request(request, self.slots, self.clock(), self.compile_grammar(request))
        with self.table.transition():
            self.table.queue(queued)

    def cancel(self, id: str, index: int | None = None, reason: str = "cancelled by the caller") -> None:
        """End a request, waiting or running, or only the choice with this index once it has a token.

        An unknown id is no error: the request may have ended by itself.
        """
        with self.table.transition():
            self.table.cancel(id, index, reason)

    def cancel_all(self) -> None:
        """End every request, the queue first so that none is admitted into a slot that this frees."""
        running = (sequence.request.id for sequence in self.table.sequences.values())
        for id in dict.fromkeys([*self.table.waiting, *running]):
            self.cancel(id)

    def cancel_running(self, reason: str) -> None:
        """End every running sequence; waiting requests stay."""
        with self.table.transition():
            self.table.evict(list(self.table.sequences.values()), "cancelled", reason)

    def abandon(self, id: str) -> None:
        """End a request and drop its events."""
        with self.table.transition():
            self.table.cancel(id)
            self.table.replace_events([event for event in self.table.events if event.id != id])

    def requeue(self, events: Iterable[Event]) -> None:
        """Return these events again, first in the next step."""
        with self.table.transition():
            self.table.replace_events([*events, *self.table.events])

    def fail(self, reason: str, include_waiting: bool = False) -> None:
        """End every running sequence with an error, and on demand every waiting request."""
        self.table.settle()
        self.prefixes.clear()
        self.table.counters.failures += 1
        self.table.counters.last_failure = reason
        self.pending.clear()
        self.table.fail_all(reason, include_waiting)

    def break_off(self, reason: str, include_waiting: bool = False) -> None:
        """The same after an exception within a step: events that it was about to return are kept."""
        self.table.repair()
        self.fail(reason, include_waiting)

    # A step

    def plan(self) -> StepPlan:
        """Apply deadlines, admit requests, and choose what the next step runs."""
        self.table.settle()
        now = self.clock()
        self.step_record = StepRecord(now)
        if any(sequence.matcher for sequence in self._decoding()):
            self._read_all()  # what structured output allows next depends on the last token
        self.table.expire(now)
        midstream = bool(self._decoding())
        admitted = admit(self.table, self.policy, now)
        while self.preempts and (found := victims(self.table, self.policy, now)):
            if self.pending:
                self._read_all()  # what is parked must have read all its tokens
            else:
                for victim in found:
                    park(self.table, victim)
            admitted += admit(self.table, self.policy, now)
        self.table.counters.admits += admitted
        self.table.counters.midstream_admits += admitted * midstream
        self.step_record.occupied = len(self.table.in_slots())
        decoding = self._decoding()
        sessions = self.table.take_sessions()  # before chunks are planned: they take the slots over
        parked, resumed = self.table.take_moves()
        return StepPlan(
            sessions=sessions,
            parked=parked,
            evicted=self.table.take_evicted(),
            resumed=resumed,
            only_decodes=self.table.only_decodes,
            chunks=list(self._next_chunks(bool(decoding))),
            decoding=decoding,
        )

    def record(self, plan: StepPlan, *launched: Launched) -> list[Event]:
        """Add what was launched, in this order, read all steps in flight but the last `ahead`, and return
        the events.
        """
        for each in launched:
            self._add_prefill(plan, each)
            self._add_decode(each)
        return self._end_step()

    def return_events(self) -> list[Event]:
        """The events of a step that was broken off."""
        return self.table.return_events()

    def save_session(self, saved: SessionToSave, arrays: Any) -> None:
        """Keep what an engine has read of a slot."""
        self.prefixes.save_session(saved, arrays)

    def sessions_to_save(self) -> list[SessionToSave]:
        """The sessions of answers that ended in the last step."""
        return self.table.take_sessions()

    def _next_chunks(self, beside_decoding: bool) -> Iterator[Chunk]:
        """The prompt chunks of a step: in order of admission, within the budget, at least one."""
        limit = self.budget.at(next_position(self.table), beside_decoding)
        return take_chunks(self.table, sizes_within(limit, self.sizes), limit, self.shared_chunks)

    def _decoding(self) -> list[Sequence]:
        """The sequences that a decode step produces a token for."""
        return [sequence for sequence in self.table.sequences.values() if sequence.is_decoding]

    def _add_prefill(self, plan: StepPlan, launched: Launched) -> None:
        """Add launched chunks; each prompt that ends with one produces the first token of each choice."""
        for chunk, ready in zip(plan.chunks, launched.ready, strict=False):
            self.step_record.prefill_tokens += chunk.length
            rows = [row for each in chunk.complete for row in (each, *take_forks(self.table, each))]
            for row in rows:
                row.launched_tokens += 1
            for piece in chunk.pieces:  # a later chunk of the step may have the first token of others
                slot, id = piece.sequence.slot, piece.sequence.request.id
                self.step_record.activity[slot] = SlotActivity(id, "prefill")
            step = launched.step if chunk.complete else None
            self._add_pending(launched._replace(step=step), ready, rows, "prefill")

    def _add_decode(self, launched: Launched) -> None:
        """Add a launched decode step of the sequences that it has tokens for."""
        rows = [sequence for sequence in launched.decoding if sequence.is_decoding]
        if launched.step is None or not rows:
            return
        for sequence in rows:
            sequence.launched_tokens += 1
        self._add_pending(launched, None, rows, "decode")

    def _end_step(self) -> list[Event]:
        """Read the steps that are due, record the time, and return the events."""
        record = self.step_record
        due = bool(self.pending)
        while len(self.pending) > (self.ahead if record.activity else 0):
            self._read(self.pending.popleft())
        if due:
            wall_s = self.clock() - record.began_s
            self.table.counters.record_step(wall_s, record)
        elif self.table.in_slots():  # every launched token was read, yet no end: nothing more would ever come
            self.fail("the device returned no more tokens before the end of these requests")
        return self.table.return_events()

    # State

    @property
    def idle(self) -> bool:
        """No request waits or runs, and every event was returned."""
        return self.table.idle

    def stats(self) -> Stats:
        """A snapshot of the counters."""
        return self.table.stats(self.compiled_programs)

    # Steps in flight

    def _add_pending(
        self, launched: Launched, ready: ArrayLike | None, rows: list[Sequence], phase: Phase
    ) -> None:
        waited: Any = launched.step if ready is None else ready
        by_slot = {sequence.slot: sequence for sequence in rows}
        columns = launched.columns if phase == "decode" else None
        self.pending.append(PendingStep(launched.step, waited, by_slot, phase, launched.logprobs, columns))
        for slot, sequence in by_slot.items():
            self.step_record.activity.setdefault(slot, SlotActivity(sequence.request.id, phase))

    def _read_all(self) -> None:
        """Read every step in flight."""
        while self.pending:
            self._read(self.pending.popleft())

    def _read(self, pending: PendingStep) -> None:
        """Take over a step's tokens. A sequence that has left its slot since the launch gets none."""
        outputs, now, rows, tokens = list(read_step(pending)), self.clock(), set[int](), 0  # in this order
        for output in outputs:
            sequence = output.sequence
            if self.table.sequences.get(sequence.slot) is sequence:
                rows.add(sequence.slot)
                tokens += 1
                record_output(self.table, output, now)
        if pending.phase == "decode":
            self.step_record.decode_rows.append(len(rows))
            self.step_record.decode_tokens += tokens
        if pending.columns:
            self.table.counters.record_drafts(pending.columns.values(), accepted=tokens - len(rows))
