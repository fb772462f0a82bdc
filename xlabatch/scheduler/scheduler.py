"""Which sequence is in which slot, and to which sequence a token belongs.

The scheduler moves requests from a queue into slots and out again. It never calls a device and never imports
jax. A step in flight carries the sequences that occupied the slots when it was launched; therefore a token
that is read late reaches the sequence that it was computed for, never the slot's next one.
"""

from collections import deque
from collections.abc import Callable, Iterable

from xlabatch.api import CheckedRequest, QueueFull, Stats
from xlabatch.errors import Refused
from xlabatch.request import Event
from xlabatch.scheduler.admission import admit, choose_preempted, park
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.outputs import read_step
from xlabatch.scheduler.progress import record_output, take_chunks, take_forks
from xlabatch.scheduler.reuse.prefixes import PrefixIndex, SlotToSave
from xlabatch.scheduler.sequences import QueuedRequest, Sequence, begin_again, keep_computed, read_again
from xlabatch.scheduler.slot_table import SlotTable
from xlabatch.scheduler.steps import (
    Launched,
    PendingStep,
    Running,
    Schedule,
    SlotActivity,
    StepPlan,
    StepRecord,
)

AFTER_UPDATE = {"recompute": read_again, "restart": begin_again, "keep": keep_computed}


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
        schedule: Schedule,
        clock: Callable[[], float],
        prefixes: PrefixIndex | None = None,  # by default nothing is reused
    ) -> None:
        self.slots = slots
        self.limits = limits
        self.schedule = schedule
        self.clock = clock
        self.prefixes = prefixes or PrefixIndex(slots, limits.context, enabled=False)
        self.table = SlotTable(slots, clock, self.prefixes, limits.context)
        self.pending: deque[PendingStep] = deque()
        self.step_record = StepRecord(clock())

    # Requests

    def submit(self, checked: CheckedRequest) -> None:
        """Queue a request, or raise and change nothing."""
        request = checked.request
        self.table.settle()
        if self.table.is_in_flight(request.id):
            raise Refused(f"request {request.id}: another request with this id is already in flight")
        if request.saves_session and self.table.will_save(request.cache_key):
            raise Refused(
                f"request {request.id}: another request in flight will save to cache_key "
                f"{request.cache_key!r}; give a key of its own, or cache_use='read'"
            )
        if not self.table.has_place(request.client, self.limits.queue):
            raise QueueFull(
                f"request {request.id}: queue full ({len(self.table.waiting)} waiting), "
                "and this client has used its share"
            )
        queued = QueuedRequest.of(checked, self.slots, self.clock())
        with self.table.transition():
            self.table.queue(queued)

    def cancel(self, id: str, index: int | None = None, reason: str = "cancelled by the caller") -> None:
        """End a request, waiting or running, or only the choice with this index once it has a token.

        An unknown id is ignored: the request may already have ended.
        """
        with self.table.transition():
            self.table.cancel(id, index, reason)

    def cancel_all(self) -> None:
        """End every request, the queue first so that none is admitted into a slot that this frees."""
        running = (sequence.request.id for sequence in self.table.sequences.values())
        for id in dict.fromkeys([*self.table.waiting, *running]):
            self.cancel(id)

    def leave_weights(self, running: Running) -> None:
        """Read what the old weights have computed, and prepare what runs for others. Requests wait on."""
        table = self.table
        self._read_all()
        with table.transition():
            if running == "cancel":
                table.evict(list(table.sequences.values()), "cancelled", "the weights were replaced")
            elif running in AFTER_UPDATE:
                table.compute_again(AFTER_UPDATE[running])

    def abandon(self, id: str) -> None:
        """Cancel a request and drop its events."""
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

    # A step

    def plan(self) -> StepPlan:
        """Apply deadlines, admit requests, and choose what the next step runs."""
        table = self.table
        table.settle()
        now = self.clock()
        self.step_record = StepRecord(now)
        if [each for each in table.sequences.values() if each.matcher and each.is_decoding]:
            self._read_all()  # what structured output allows next depends on the last token
        table.expire(now)
        if table.waiting or len(table.sequences) > table.occupied:  # the others are parked
            self._admit(now)
        self.step_record.occupied = table.occupied
        decoding = self._decoding()
        to_save = table.take_answered()  # before chunks are planned, which overwrite the slots
        parked, evicted, resumed = table.take_moves()
        all_decode = len(decoding) == len(table.sequences)
        chunks = [] if all_decode else take_chunks(table, self.schedule, decoding=len(decoding))
        return StepPlan(
            to_save, parked, evicted, resumed, chunks, decoding, all_decode=all_decode and not table.waiting
        )

    def record(self, plan: StepPlan, *launched: Launched) -> list[Event]:
        """Add what was launched, read all steps but the newest `unread_steps`, and return the events."""
        for each in launched:
            if plan.chunks:
                self._add_prefill(plan, each)
            self._add_decode(each)
        return self._end_step()

    def return_events(self) -> list[Event]:
        """The events that no step has returned: of one that failed, or of what was cancelled since."""
        return self.table.return_events()

    def slots_to_save(self) -> list[SlotToSave]:
        """The slots of answers that ended in the last step."""
        return self.table.take_answered()

    def prompts_to_save(self, chunk: Chunk) -> list[SlotToSave]:
        """The slots to save of prompts, right after a chunk of them was launched."""
        found = (
            self.prefixes.prompt_to_save(
                piece.sequence.slot,
                piece.sequence.request,
                piece.sequence.cached_tokens,
                piece.end,
                is_kept=piece.is_kept,
            )
            for piece in chunk.pieces
        )
        return [each for each in found if each]

    def _admit(self, now: float) -> None:
        """Admit requests, some of which may preempt sequences with a lower priority."""
        policy = self.schedule.policy
        midstream = bool(self._decoding())
        admitted = admit(self.table, policy, now)
        while self.schedule.preempts and (found := choose_preempted(self.table, policy, now)):
            if self.pending:
                self._read_all()  # a sequence is parked once all its tokens are read
            else:
                for sequence in found:
                    park(self.table, sequence)
            admitted += admit(self.table, policy, now)
        self.table.counters.admits += admitted
        self.table.counters.midstream_admits += admitted * midstream

    def _decoding(self) -> list[Sequence]:
        return [sequence for sequence in self.table.sequences.values() if sequence.is_decoding]

    def _add_prefill(self, plan: StepPlan, launched: Launched) -> None:
        """Add launched chunks. A prompt that ends in one gives the first token of each of its choices."""
        record = self.step_record
        table = self.table
        for chunk, ready in zip(plan.chunks, launched.ready, strict=False):
            record.prefill_tokens += chunk.length
            rows = [row for each in chunk.complete for row in (each, *take_forks(each))]
            for row in rows:
                row.launched_tokens += 1
                record.activity.setdefault(row.slot, SlotActivity(row.request.id, "prefill"))
            for piece in chunk.pieces:
                slot = piece.sequence.slot
                id = piece.sequence.request.id
                record.activity[slot] = SlotActivity(id, "prefill")
            step = launched.step if rows else None
            by_slot = {row.slot: row for row in rows}
            waited = step if ready is None else ready
            self.pending.append(
                PendingStep(step, waited, by_slot, "prefill", table.version, launched.logprobs)
            )

    def _add_decode(self, launched: Launched) -> None:
        """Add a launched decode step of the sequences that it has tokens for."""
        by_slot = {each.slot: each for each in launched.decoding if each.is_decoding}
        if launched.step is None or not by_slot:
            return
        for slot, sequence in by_slot.items():
            sequence.launched_tokens += 1
            self.step_record.activity.setdefault(slot, SlotActivity(sequence.request.id, "decode"))
        step, _, logprobs, _, columns = launched
        version = self.table.version
        self.pending.append(PendingStep(step, step, by_slot, "decode", version, logprobs, columns))

    def _end_step(self) -> list[Event]:
        """Read the steps that are due, record the time, and return the events."""
        record = self.step_record
        due = bool(self.pending)
        while len(self.pending) > (self.schedule.unread_steps if record.activity else 0):
            self._read(self.pending.popleft())
        if due:
            wall_s = self.clock() - record.began_s
            self.table.counters.record_step(wall_s, record)
        elif self.table.in_slots():  # all that was launched is read, and none of it was an end
            self.fail("the device returned no more tokens before the end of these requests")
        return self.table.return_events()

    # State

    @property
    def idle(self) -> bool:
        return self.table.idle

    def stats(self) -> Stats:
        return self.table.stats()

    # Steps in flight

    def _read_all(self) -> None:
        while self.pending:
            self._read(self.pending.popleft())

    def _read(self, pending: PendingStep) -> None:
        """Give a step's tokens to its sequences, but not to those that have left their slots since."""
        outputs = list(read_step(pending))
        now = self.clock()  # after reading, which waits for the device
        rows = set[int]()
        tokens = 0
        for sequence, code, event in outputs:
            if self.table.sequences.get(sequence.slot) is sequence:
                rows.add(sequence.slot)
                tokens += 1
                record_output(self.table, sequence, code, event, now)
        if pending.phase == "decode":
            self.step_record.decode_rows.append(len(rows))
            self.step_record.decode_tokens += tokens
        if pending.columns:
            self.table.counters.record_drafts(pending.columns.values(), accepted=tokens - len(rows))
