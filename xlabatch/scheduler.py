"""Who sits where and when, and whose token that was.

The scheduler moves requests from a queue into slots and out again. It never calls a device and never imports
jax: the engine asks what to launch, tells what was launched, and reads the answers through it. A step in
flight carries the seating that it was launched with, so a late token belongs to whoever sat there then.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike

from xlabatch.chunks import Chunk, cut
from xlabatch.engine import Limits, QueueFull, Stats
from xlabatch.meter import Meter
from xlabatch.policies import Policy, fifo
from xlabatch.request import Event, Finish, Request
from xlabatch.seating import FINISH, NOTHING, NOWHERE, Code, Flight, Phase, Seat, Sitting, Waiting, Work


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

    def submit(self, request: Request) -> None:
        """Queue a request, or raise and change nothing."""
        self.limits.check(request)
        if request.id in self.waiting or self._seat_of(request.id) or self._ends_untold(request.id):
            raise ValueError(f"request {request.id}: another request with this id is still in flight")
        if len(self.waiting) >= self.limits.queue:
            raise QueueFull(
                f"request {request.id}: {len(self.waiting)} requests wait already, the most there may"
            )
        now = self.clock()
        self.waiting[request.id] = Waiting(request, now)
        if request.deadline_s is not None:
            self.deadlines[request.id] = now + request.deadline_s

    def cancel(self, id: str, reason: str = "cancelled by the caller") -> None:
        """End a request, wherever it is. An unknown id is no error: the request may have ended by itself."""
        if id in self.waiting:
            request, since = self.waiting.pop(id)
            self._tell(Seat(request, NOWHERE, since, self.clock()), "cancelled", reason)
        elif seat := self._seat_of(id):
            self._evict(seat, "cancelled", reason)

    def cancel_all(self) -> None:
        """End everything that waits or runs, the queue first so that nothing slips into a freed slot."""
        for id in [*self.waiting, *(seat.request.id for seat in self.seats.values())]:
            self.cancel(id)

    def abandon(self, id: str) -> None:
        """End a request and tell nobody."""
        self.cancel(id)
        self.told = [event for event in self.told if event.id != id]

    def retell(self, events: Sequence[Event]) -> None:
        """Tell these first with the next step."""
        self.told = [*events, *self.told]

    def fail(self, reason: str) -> None:
        """The device failed: everyone seated ends with an error, those who wait go on waiting."""
        self.meter.failures += 1
        self.meter.last_failure = reason
        self.flights.clear()
        for seat in list(self.seats.values()):
            self._evict(seat, "error", reason)

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
        for seat in self.seats.values():
            while seat.chunks:
                if spent and spent + seat.chunks[0].size > self.budget:
                    return
                spent += seat.chunks[0].size
                yield seat, seat.chunks.popleft()

    def prefilled(self, seat: Seat, chunk: Chunk, step: ArrayLike) -> None:
        """Record a prefill in flight."""
        seat.launched += chunk.last
        self.work.prefilled += chunk.length
        self._launch(step, [seat], "prefill")

    def decodes(self) -> bool:
        """There is somebody for a decode step."""
        return any(seat.decodes for seat in self.seats.values())

    def decoded(self, step: ArrayLike) -> None:
        """Record a decode in flight."""
        rows = [seat for seat in self.seats.values() if seat.decodes]
        for seat in rows:
            seat.launched += 1
        self._launch(step, rows, "decode")

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

    def _seat_of(self, id: str) -> Seat | None:
        return next((seat for seat in self.seats.values() if seat.request.id == id), None)

    def _ends_untold(self, id: str) -> bool:
        return any(event.id == id and event.finish for event in self.told)

    def _expire(self, now: float) -> None:
        for id in [id for id, due in self.deadlines.items() if now >= due]:
            self.cancel(id, "its deadline has passed")

    def _admit(self, now: float) -> None:
        if not (self.free and self.waiting):
            return
        midstream = self.decodes()
        for request in self.policy((request for request, _ in self.waiting.values()), len(self.free)):
            since = self.waiting.pop(request.id).since
            slot = self.free.popleft()
            self.seats[slot] = Seat(request, slot, since, now, deque(cut(len(request.prompt), self.sizes)))
            self.meter.admits += 1
            self.meter.midstream_admits += midstream

    def _launch(self, step: ArrayLike, seats: list[Seat], phase: Phase) -> None:
        self.flights.append(Flight(step, {seat.slot: seat for seat in seats}, phase))
        for seat in seats:
            self.work.sittings.setdefault(seat.slot, Sitting(seat.request.id, phase))

    def _land(self, flight: Flight) -> None:
        tokens, codes, digests = np.asarray(flight.step).tolist()
        now = self.clock()
        # who is silent ended before, who no longer sits there has left since
        heard = [
            s for s in flight.seats.values() if tokens[s.slot] != NOTHING and self.seats.get(s.slot) is s
        ]
        for seat in heard:
            self._hear(seat, now, tokens[seat.slot], codes[seat.slot], digests[seat.slot])
        if flight.phase == "decode":
            self.work.decoded.append(len(heard))

    def _hear(self, seat: Seat, now: float, token: int, code: int, digest: int) -> None:
        if code == Code.BROKEN:
            self._leave(seat)
            self._tell(seat, "error", "the model's logits are not finite here")
            return
        seat.tokens += 1
        seat.first = now if seat.first is None else seat.first
        self.meter.tokens += 1
        if code == Code.RUNNING:
            self.told.append(Event(seat.request.id, token, digest=digest))
        else:
            self._leave(seat)
            self._tell(seat, FINISH[code], None, token, digest)

    def _evict(self, seat: Seat, finish: Finish, reason: str) -> None:
        self.silenced.add(seat.slot)
        self._leave(seat)
        self._tell(seat, finish, reason)

    def _leave(self, seat: Seat) -> None:
        del self.seats[seat.slot]
        self.free.append(seat.slot)

    def _tell(
        self,
        seat: Seat,
        finish: Finish,
        reason: str | None,
        token: int | None = None,
        digest: int | None = None,
    ) -> None:
        self.deadlines.pop(seat.request.id, None)
        self.meter.finished[finish] += 1
        stats = seat.fare(self.clock(), finish)
        self.told.append(Event(seat.request.id, token, finish, reason, digest, stats))
