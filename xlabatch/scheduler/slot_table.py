"""Which sequence is in which slot, and the transitions of a request: waiting, in its slots, ended.

Every choice of a request gets exactly one event with a finish, whichever transition ends it.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from xlabatch.request import Event, Finish
from xlabatch.scheduler.chunking import split_prompt
from xlabatch.scheduler.policies import Policy
from xlabatch.scheduler.sequences import NO_SLOT, QueuedRequest, Sequence, sequences_for
from xlabatch.scheduler.stats import Counters


@dataclass
class SlotTable:
    """The waiting requests, the sequences in slots, the free slots, and the events not yet returned."""

    slots: int
    clock: Callable[[], float]
    sizes: tuple[int, ...]  # of prompt chunks
    counters: Counters = field(default_factory=Counters)

    def __post_init__(self) -> None:
        self.waiting: dict[str, QueuedRequest] = {}
        self.sequences: dict[int, Sequence] = {}  # by slot, in the order of admission
        self.free_slots: deque[int] = deque(range(self.slots))  # in the order in which they became free
        self.evicted_slots: set[int] = set()  # still active on the device
        self.deadlines: dict[str, float] = {}
        self.events: list[Event] = []  # not yet returned by a step

    def of(self, id: str) -> list[Sequence]:
        """The sequences of one request."""
        return [sequence for sequence in self.sequences.values() if sequence.request.id == id]

    def is_in_flight(self, id: str) -> bool:
        """Whether a request waits, runs, or has an ending that was not returned yet."""
        ended = any(event.id == id and event.finish for event in self.events)
        return id in self.waiting or bool(self.of(id)) or ended

    def queue(self, queued: QueuedRequest) -> None:
        """Append a request to the queue."""
        request = queued.request
        self.waiting[request.id] = queued
        if request.deadline_s is not None:
            self.deadlines[request.id] = queued.submitted_s + request.deadline_s

    def admit(self, policy: Policy, now: float) -> int:
        """Move requests from the queue into free slots; returns how many sequences were admitted."""
        if not (self.free_slots and self.waiting):
            return 0
        before = len(self.sequences)
        waiting = (queued.request for queued in self.waiting.values())
        for request in policy(waiting, len(self.free_slots)):
            slots = [self.free_slots.popleft() for _ in range(request.n)]
            first, *forks = sequences_for(self.waiting.pop(request.id), slots, now)
            first.chunks, first.forks = deque(split_prompt(len(request.prompt), self.sizes)), forks
            self.sequences |= {sequence.slot: sequence for sequence in (first, *forks)}
        return len(self.sequences) - before

    def end(self, sequence: Sequence, event: Event) -> None:
        """Free the slot of a sequence that the device has ended with this event."""
        self._release(sequence)
        self._add_ending(sequence, event)

    def fail(self, sequence: Sequence, reason: str) -> None:
        """Free the slot of a sequence that the device has ended without a token."""
        self.end(sequence, ending(sequence, "error", reason))

    def evict(self, sequence: Sequence, finish: Finish, reason: str) -> None:
        """End a sequence that is still active on the device."""
        self.evicted_slots.add(sequence.slot)
        self.end(sequence, ending(sequence, finish, reason))

    def end_queued(self, id: str, finish: Finish, reason: str) -> None:
        """End a request that was never admitted."""
        queued = self.waiting.pop(id)
        for sequence in sequences_for(queued, [NO_SLOT] * queued.request.n, self.clock()):
            self._add_ending(sequence, ending(sequence, finish, reason))

    def _release(self, sequence: Sequence) -> None:
        del self.sequences[sequence.slot]
        self.free_slots.append(sequence.slot)

    def _add_ending(self, sequence: Sequence, event: Event) -> None:
        assert event.finish
        if not self.of(event.id):
            self.deadlines.pop(event.id, None)
        self.counters.finished[event.finish] += 1
        self.events.append(replace(event, stats=sequence.stats(self.clock(), event.finish)))


def ending(sequence: Sequence, finish: Finish, reason: str) -> Event:
    """An event that ends a sequence without a token."""
    return Event(sequence.request.id, None, finish, reason, index=sequence.index)
