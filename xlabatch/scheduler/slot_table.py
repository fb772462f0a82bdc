"""Which sequence is in which slot, and the transitions of a request: waiting, in its slots, ended.

Every choice of a request gets exactly one event with a finish, whichever transition ends it, and even if an
exception such as KeyboardInterrupt interrupts a transition between two lines. For this, a transition changes
`waiting`, `sequences` and `outbox` by one store each, first where a request arrives and then where it leaves.
`repair` finds the requests that are in two places, and computes everything else from these three.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from xlabatch.api import Stats
from xlabatch.request import Event, Finish, Request
from xlabatch.scheduler.reuse.prefixes import PrefixIndex, SlotToSave
from xlabatch.scheduler.sequences import NO_SLOT, QueuedRequest, Sequence, next_segment, sequences_for
from xlabatch.scheduler.shares import Client, ServedTokens, has_place
from xlabatch.scheduler.stats import Counters


class Outbox(NamedTuple):
    """The events of a step, which are kept until the engine's next call shows that the caller has them."""

    events: list[Event]
    returned: bool = False


@dataclass
class SlotTable:
    """The waiting requests, the sequences in slots, the free slots, and the events not yet returned."""

    slots: int
    clock: Callable[[], float]
    prefixes: PrefixIndex
    context: int  # positions of a slot
    counters: Counters = field(default_factory=Counters)

    def __post_init__(self) -> None:
        self.waiting: dict[str, QueuedRequest] = {}
        self.sequences: dict[int, Sequence] = {}  # by slot, in the order of admission
        self.served = ServedTokens()
        self.free_slots: deque[int] = deque(range(self.slots))  # in the order in which they became free
        self.evicted_slots: set[int] = set()  # still active on the device
        self.deadlines: dict[str, float] = {}
        self.answered: list[Sequence] = []  # what their slots hold is still to be saved
        self.parked_now: list[tuple[int, Sequence]] = []  # by slot, since the last step was planned
        self.resumed_now: list[Sequence] = []
        self.outbox = Outbox([])
        self.version = 0  # of the weights
        self.read_tokens = 0  # of prompts, by all steps so far; never reset, unlike the counters
        self.admits = True  # requests; without it only parked sequences get slots
        self.broken = False  # a transition has begun and did not complete

    @contextmanager
    def transition(self) -> Iterator[None]:
        """A change between two steps. If an exception interrupts it, the next call repairs the table."""
        self.settle()
        self.broken = True
        yield
        self.broken = False

    def settle(self) -> None:
        """Repair what an exception interrupted, and forget the events that the last step returned."""
        if self.broken:
            self.repair()
        if self.outbox.returned:
            self.outbox = Outbox([])

    def repair(self) -> None:
        """Put each request into one place. A slot that is free may still be active on the device."""
        self.outbox = Outbox(self.outbox.events)  # if they were returned, the exception came in between
        ended = {(event.id, event.index) for event in self.outbox.events if event.finish}
        self.sequences = {
            slot: each for slot, each in self.sequences.items() if (each.request.id, each.index) not in ended
        }
        self.parked_now = []
        self.resumed_now = []
        for slot, sequence in self.sequences.items():
            sequence.slot = slot
        left: dict[str, int] = defaultdict(int)  # choices of each request, those with the lowest indices
        for id, index in [*ended, *((each.request.id, each.index) for each in self.sequences.values())]:
            left[id] = max(left[id], index + 1)
        waiting = [queued.without(left[id]) for id, queued in self.waiting.items()]
        self.waiting = {queued.request.id: queued for queued in waiting if queued.choices_left}
        self.free_slots = deque(slot for slot in range(self.slots) if slot not in self.sequences)
        self.evicted_slots = set(self.free_slots)
        self.deadlines = {}
        accepted: list[QueuedRequest | Sequence] = [*self.waiting.values(), *self.sequences.values()]
        for each in accepted:
            self._set_deadline(each.request, each.submitted_s)
        self.broken = False

    @property
    def events(self) -> list[Event]:
        """The events that no step has returned yet."""
        return [] if self.outbox.returned else self.outbox.events

    def return_events(self) -> list[Event]:
        """All events, for the caller of a step."""
        self.outbox = Outbox(self.events, returned=True)
        return self.outbox.events

    def replace_events(self, events: list[Event]) -> None:
        """Return these events next, and none of the others."""
        self.outbox = Outbox(events)

    @property
    def idle(self) -> bool:
        """No request waits or runs, and every event was returned."""
        return not (self.waiting or self.sequences or self.events or self.broken)

    def in_slots(self) -> list[Sequence]:
        """The sequences that are not parked."""
        return [sequence for sequence in self.sequences.values() if not sequence.is_parked]

    @property
    def occupied(self) -> int:
        return self.slots - len(self.free_slots)

    def to_prefill(self) -> list[Sequence]:
        """The sequences in slots with prompt left to run, by turn and then in the order of admission."""
        prompts = (sequence for sequence in self.in_slots() if sequence.to_prefill)
        return sorted(prompts, key=lambda sequence: sequence.turn)

    def of(self, id: str) -> list[Sequence]:
        return [sequence for sequence in self.sequences.values() if sequence.request.id == id]

    def is_in_flight(self, id: str) -> bool:
        """Whether a request waits, runs, or has an ending that was not returned yet."""
        ended = any(event.id == id and event.finish for event in self.events)
        return id in self.waiting or bool(self.of(id)) or ended

    def will_save(self, key: str | None) -> bool:
        """Whether a request in flight will save under a key."""
        return any(each.saves_session and each.cache_key == key for each in self.requests())

    def queue(self, queued: QueuedRequest) -> None:
        client = queued.request.client
        if client not in self.clients_in_flight():
            self.served.start(client, set(self.clients_in_flight()))
        self._set_deadline(queued.request, queued.submitted_s)
        self.waiting[queued.request.id] = queued

    def clients_in_flight(self) -> Iterator[Client]:
        """The clients of running and waiting requests, with repetitions."""
        return (request.client for request in self.requests())

    def has_place(self, client: Client, places: int) -> bool:
        """Whether a queue with this number of places takes one more request of a client."""
        if len(self.waiting) < places:
            return True
        waiting = Counter(each.request.client for each in self.waiting.values())
        return has_place(waiting, client, places, reserve=places)

    def requests(self) -> Iterator[Request]:
        """The requests that wait, then the requests of the sequences that run."""
        yield from (queued.request for queued in self.waiting.values())
        yield from (sequence.request for sequence in self.sequences.values())

    def parked(self) -> list[Sequence]:
        """The sequences that wait for a slot to go on."""
        parked = (sequence for sequence in self.sequences.values() if sequence.is_parked)
        return sorted(parked, key=lambda sequence: sequence.submitted_s)

    def take_answered(self) -> list[SlotToSave]:
        """The slots to save of answers that have ended."""
        if not self.answered:
            return []
        answered = self.answered
        self.answered = []
        found = (self.prefixes.answer_to_save(each.slot, each.request) for each in answered)
        return [each for each in found if each]

    def take_moves(self) -> tuple[list[tuple[int, Sequence]], set[int], list[Sequence]]:
        """What has changed since the last step was planned: the sequences that were parked, by slot, the
        slots that may still be active on the device, and the sequences that go on.
        """
        moves = self.parked_now, self.evicted_slots, self.resumed_now
        self.parked_now = []
        self.evicted_slots = set()
        self.resumed_now = []
        return moves

    def stats(self) -> Stats:
        running = self.in_slots()
        prefilling = sum(sequence.launched_tokens == 0 for sequence in running)
        queued = len(self.waiting) + len(self.sequences) - len(running)
        folder = self.prefixes.folder
        return replace(
            self.counters.stats(self.slots, queued, prefilling, decoding=len(running) - prefilling),
            snapshot_bytes={"host": self.prefixes.snapshots.nbytes, "disk": folder.nbytes if folder else 0},
            refused_snapshots=folder.refused if folder else 0,
            weight_version=self.version,
        )

    def end(self, sequence: Sequence, event: Event) -> None:
        """Free the slot of a sequence that the device has ended with this event."""
        if event.finish in ("stop", "length"):
            self.prefixes.end(sequence.slot)
            self.answered.append(sequence)
        self._end([(sequence, event)])

    def slide(self, sequence: Sequence) -> None:
        """Let a sequence that has filled its slot go on there, with a part of its ids as the prompt."""
        self.sequences[sequence.slot] = next_segment(sequence)

    def compute_again(self, prepare: Callable[[Sequence, int], Sequence]) -> None:
        """Replace sequences by others that the device has computed nothing of.

        A choice that waits for the prompt of another one has no token and no prompt of its own: it stays.
        """
        replaced = {
            slot: prepare(each, self.context) if each.to_prefill or each.launched_tokens else each
            for slot, each in self.sequences.items()
        }
        changed = [slot for slot, each in replaced.items() if each is not self.sequences[slot]]
        self.evicted_slots |= {slot for slot in changed if slot >= 0}
        self.sequences = replaced

    def evict(self, sequences: Iterable[Sequence], finish: Finish, reason: str) -> None:
        """End sequences that are still active on the device: all of them, or none after an exception."""
        endings = [(each, ending(each, finish, reason)) for each in sequences]
        in_slots = [each for each, _ in endings if not each.is_parked]
        self.evicted_slots |= {each.slot for each in in_slots}
        self.answered += in_slots if finish == "cancelled" else []
        self._end(endings)

    def end_queued(self, id: str, finish: Finish, reason: str) -> None:
        queued = self.waiting[id]
        slots = [NO_SLOT] * queued.choices_left
        choices = sequences_for(queued, slots, self.clock(), self.context)
        self._add_endings([(choice, ending(choice, finish, reason)) for choice in choices])
        del self.waiting[id]
        self.deadlines.pop(id, None)

    def cancel(self, id: str, index: int | None = None, reason: str = "cancelled by the caller") -> None:
        """End a request, waiting or running, or only the choice with this index once it has a token."""
        if id in self.waiting and index is None:
            self.end_queued(id, "cancelled", reason)
        of_index = [each for each in self.of(id) if index == each.index and each.first_token_s is not None]
        self.evict(self.of(id) if index is None else of_index, "cancelled", reason)

    def expire(self, now: float) -> None:
        for id in [id for id, deadline in self.deadlines.items() if now >= deadline]:
            self.cancel(id, reason="its deadline has passed")

    def fail_all(self, reason: str, include_waiting: bool) -> None:
        """End every running sequence with an error, and on demand every waiting request."""
        self.answered = []
        self.parked_now = []
        self.resumed_now = []
        safe = [] if include_waiting else [each for each in self.parked() if each.is_safe]
        self.evict([each for each in self.sequences.values() if each not in safe], "error", reason)
        for id in list(self.waiting) if include_waiting else ():
            self.end_queued(id, "error", reason)

    def _set_deadline(self, request: Request, submitted_s: float) -> None:
        if request.deadline_s is not None:
            self.deadlines[request.id] = submitted_s + request.deadline_s

    def _end(self, endings: list[tuple[Sequence, Event]]) -> None:
        self._add_endings(endings)
        slots = [each.slot for each, _ in endings]
        self.sequences = {slot: each for slot, each in self.sequences.items() if slot not in slots}
        self.free_slots.extend(slot for slot in slots if slot >= 0)
        running = {each.request.id for each in self.sequences.values()}
        for id in {event.id for _, event in endings} - running - self.waiting.keys():
            self.deadlines.pop(id, None)

    def _add_endings(self, endings: list[tuple[Sequence, Event]]) -> None:
        now = self.clock()
        events = []
        for sequence, event in endings:
            assert event.finish
            self.counters.finished[event.finish] += 1
            version = self.version if event.token is None else event.version
            events.append(replace(event, stats=sequence.stats(now, event.finish), version=version))
        self.events.extend(events)


def ending(sequence: Sequence, finish: Finish, reason: str) -> Event:
    """An event that ends a sequence without a token."""
    return Event(sequence.request.id, None, finish, reason, index=sequence.index)
