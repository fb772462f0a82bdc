"""Who sits where and when, and whose token that was.

The scheduler moves requests from a queue into slots and out again. It never calls a device and never imports
jax: the engine asks what to launch, tells what was launched, and reads the answers through it. A step in
flight carries the seating that it was launched with, so a late token belongs to whoever sat there then.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from numpy.typing import ArrayLike

from xlabatch.api import QueueFull, Stats
from xlabatch.request import Event, Finish, Request
from xlabatch.scheduler import sequences
from xlabatch.scheduler.chunking import Chunk, cut
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.outputs import Word, words
from xlabatch.scheduler.policies import Policy, fifo
from xlabatch.scheduler.sequences import Flight, Matcher, Phase, Seat, Sitting, Waiting, Work, formless
from xlabatch.scheduler.stats import Meter


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
    matcher: Callable[[Request], Matcher | None] = formless  # for requests whose answers have a form
    meter: Meter = field(default_factory=Meter)

    def __post_init__(self) -> None:
        self.waiting: dict[str, Waiting] = {}
        self.seats: dict[int, Seat] = {}  # by slot, in the order of admission
        self.free: deque[int] = deque(range(self.slots))  # in the order in which they fell free
        self.flights: deque[Flight] = deque()
        self.told: list[Event] = []
        self.deadlines: dict[str, float] = {}
        self.silenced: set[int] = set()  # slots whose rows the device still believes alive
        self.work = Work(self.clock(), 0)

    # What comes in

    def check(self, request: Request) -> None:
        """Raise ValueError if this request could never run here."""
        self.limits.check(request, self.slots)
        self.matcher(request)

    def submit(self, request: Request) -> None:
        """Queue a request, or raise and change nothing."""
        self.limits.check(request, self.slots)
        if request.id in self.waiting or self._seats_of(request.id) or self._ends_untold(request.id):
            raise ValueError(f"request {request.id}: another request with this id is still in flight")
        if len(self.waiting) >= self.limits.queue:
            raise QueueFull(
                f"request {request.id}: {len(self.waiting)} requests wait already, the most there may"
            )
        matcher, now = self.matcher(request), self.clock()
        self.waiting[request.id] = Waiting(request, now, matcher)
        if request.deadline_s is not None:
            self.deadlines[request.id] = now + request.deadline_s

    def cancel(self, id: str, index: int | None = None, reason: str = "cancelled by the caller") -> None:
        """End a request, wherever it is, or one of its answers that has begun.

        An unknown id is no error: the request may have ended by itself.
        """
        if id in self.waiting and index is None:
            self._withdraw(id, "cancelled", reason)
        for seat in self._seats_of(id):
            if index is None or (index == seat.index and seat.tokens):
                self._evict(seat, "cancelled", reason)

    def cancel_all(self) -> None:
        """End everything that waits or runs, the queue first so that nothing slips into a freed slot."""
        for id in dict.fromkeys([*self.waiting, *(seat.request.id for seat in self.seats.values())]):
            self.cancel(id)

    def abandon(self, id: str) -> None:
        """End a request and tell nobody."""
        self.cancel(id)
        self.told = [event for event in self.told if event.id != id]

    def retell(self, events: Sequence[Event]) -> None:
        """Tell these first with the next step."""
        self.told = [*events, *self.told]

    def fail(self, reason: str, everyone: bool = False) -> None:
        """The device failed: everyone seated ends with an error; those who wait go on waiting, or do not."""
        self.meter.failures += 1
        self.meter.last_failure = reason
        self.flights.clear()
        for seat in list(self.seats.values()):
            self._evict(seat, "error", reason)
        for id in list(self.waiting) if everyone else ():
            self._withdraw(id, "error", reason)

    # What an engine asks, in the order of a step

    def open(self) -> set[int]:
        """Begin a step: apply deadlines, admit. Gives the slots that the device must silence first."""
        now = self.clock()
        self._expire(now)
        silenced, self.silenced = self.silenced, set()
        self._admit(now)
        self.work = Work(now, len(self.seats))
        return silenced

    def prefills(self) -> Iterator[tuple[Seat, Chunk]]:
        """The pieces of prompts for this step: in order of admission, within the budget, at least one."""
        spent = 0
        for seat in list(self.seats.values()):
            while seat.chunks:
                if spent and spent + seat.chunks[0].size > self.budget:
                    return
                spent += seat.chunks[0].size
                yield seat, seat.chunks.popleft()

    def prefilled(
        self, seat: Seat, chunk: Chunk, step: ArrayLike | None, odds: Any = None, read: Any = None
    ) -> None:
        """Record a prefill in flight; with the last one everyone who reads along is seated."""
        self.work.prefilled += chunk.length
        seat.read += [] if read is None else [(read, chunk.length)]
        seats = [seat, *seat.forks] if chunk.last else [seat]
        for one in seats:
            one.launched += chunk.last
        seat.forks = [] if chunk.last else seat.forks
        self._launch(step, seats, "prefill", odds)

    def decodes(self) -> list[Seat]:
        """Who gets a token of a decode step."""
        return [seat for seat in self.seats.values() if seat.decodes]

    def settle(self) -> None:
        """Read all that is in flight: the next token of somebody depends on the last."""
        while self.flights:
            self._land(self.flights.popleft())

    def decoded(self, step: ArrayLike, odds: Any = None) -> None:
        """Record a decode in flight."""
        rows = self.decodes()
        for seat in rows:
            seat.launched += 1
        self._launch(step, rows, "decode", odds)

    def close(self) -> list[Event]:
        """End a step: read what is due, book the time, tell what happened."""
        work, due = self.work, bool(self.flights)
        while len(self.flights) > (self.ahead if work.sittings else 0):
            self._land(self.flights.popleft())
        if due:
            self.meter.step(self.clock() - work.since, work.seated, work.prefilled, work.decoded)
        elif self.seats:  # every token was asked for and heard, yet no ending: nothing would ever come
            self.fail("the device fell silent before the end of these requests")
        told, self.told = self.told, []
        return told

    # What can be seen

    @property
    def idle(self) -> bool:
        """Nothing waits, nobody sits, nothing is left to tell."""
        return not (self.waiting or self.seats or self.told)

    def stats(self) -> Stats:
        """A snapshot of the counters."""
        prefilling = sum(seat.launched == 0 for seat in self.seats.values())
        decoding = len(self.seats) - prefilling
        return self.meter.stats(self.slots, self.compilations, len(self.waiting), prefilling, decoding)

    # How it is done

    def _seats_of(self, id: str) -> list[Seat]:
        return [seat for seat in self.seats.values() if seat.request.id == id]

    def _ends_untold(self, id: str) -> bool:
        return any(event.id == id and event.finish for event in self.told)

    def _expire(self, now: float) -> None:
        for id in [id for id, due in self.deadlines.items() if now >= due]:
            self.cancel(id, reason="its deadline has passed")

    def _admit(self, now: float) -> None:
        if not (self.free and self.waiting):
            return
        midstream = bool(self.decodes())
        for request in self.policy((waiting.request for waiting in self.waiting.values()), len(self.free)):
            slots = [self.free.popleft() for _ in range(request.n)]
            leader, *others = sequences.seats_for(self.waiting.pop(request.id), slots, now)
            leader.chunks, leader.forks = deque(cut(len(request.prompt), self.sizes)), others
            self.seats |= {seat.slot: seat for seat in (leader, *others)}
            self.meter.admits += request.n
            self.meter.midstream_admits += request.n * midstream

    def _launch(self, step: ArrayLike | None, seats: list[Seat], phase: Phase, odds: Any) -> None:
        self.flights.append(Flight(step, {seat.slot: seat for seat in seats}, phase, odds))
        for seat in seats:
            self.work.sittings.setdefault(seat.slot, Sitting(seat.request.id, phase))

    def _land(self, flight: Flight) -> None:
        spoken = [word for word in words(flight) if self.seats.get(word.seat.slot) is word.seat]
        now = self.clock()
        for word in spoken:
            self._hear(word, now)
        if flight.phase == "decode":
            self.work.decoded.append(len(spoken))

    def _hear(self, word: Word, now: float) -> None:
        seat, code, event = word
        if code in sequences.FAILED:
            self._leave(seat)
            self._tell(seat, "error", (seat.matcher and seat.matcher.trouble()) or sequences.FAILED[code])
            return
        seat.tokens += 1
        seat.first = now if seat.first is None else seat.first
        self.meter.tokens += 1
        if event.finish:
            self._leave(seat)
            lost = seat.matcher and seat.matcher.trouble()  # then an end token is all that it lets through
            self._end(seat, replace(event, finish="error", reason=lost) if lost else event)
            return
        self.told.append(event)
        trouble = seat.matcher and event.token is not None and seat.matcher.take(event.token)
        if trouble:
            self._evict(seat, "error", trouble)

    def _withdraw(self, id: str, finish: Finish, reason: str) -> None:
        waiting = self.waiting.pop(id)
        for seat in sequences.seats_for(waiting, [sequences.NOWHERE] * waiting.request.n, self.clock()):
            self._tell(seat, finish, reason)

    def _evict(self, seat: Seat, finish: Finish, reason: str) -> None:
        self.silenced.add(seat.slot)
        self._leave(seat)
        self._tell(seat, finish, reason)

    def _leave(self, seat: Seat) -> None:
        del self.seats[seat.slot]
        self.free.append(seat.slot)

    def _tell(self, seat: Seat, finish: Finish, reason: str) -> None:
        """An ending without a token."""
        self._end(seat, Event(seat.request.id, None, finish, reason, index=seat.index))

    def _end(self, seat: Seat, event: Event) -> None:
        assert event.finish
        if not self._seats_of(event.id):
            self.deadlines.pop(event.id, None)
        self.meter.finished[event.finish] += 1
        self.told.append(replace(event, stats=seat.fare(self.clock(), event.finish)))
