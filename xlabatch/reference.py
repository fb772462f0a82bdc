"""ReferenceEngine: the trait over the oracle, one request at a time, all computed anew for each token."""

import time
from collections.abc import Callable, Sequence

import numpy as np

from xlabatch.engine import BatchEngine, Limits, Stats
from xlabatch.oracle import Oracle
from xlabatch.oracle_draw import scores
from xlabatch.request import Event, Request
from xlabatch.scheduler import Scheduler
from xlabatch.seating import NOTHING, Code, Seat
from xlabatch.source import Array, Source


class ReferenceEngine(BatchEngine):
    """Slow, plain and independent: what every other engine's tokens are held against."""

    def __init__(
        self,
        source: Source,
        *,
        context: int,
        queue: int = 4096,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.oracle = Oracle(source, context=context)
        self.limits = Limits(context=context, vocab=source.raw["vocab_size"], ends=source.ends, queue=queue)
        self.scheduler = Scheduler(slots=1, limits=self.limits, clock=clock, sizes=(context,))
        self.written: list[int] = []

    def submit(self, request: Request) -> None:
        self.scheduler.submit(request)

    def cancel(self, id: str) -> None:
        self.scheduler.cancel(id)

    def cancel_all(self) -> None:
        self.scheduler.cancel_all()

    def abandon(self, id: str) -> None:
        self.scheduler.abandon(id)

    def retell(self, events: Sequence[Event]) -> None:
        self.scheduler.retell(events)

    @property
    def idle(self) -> bool:
        return self.scheduler.idle

    def stats(self) -> Stats:
        return self.scheduler.stats()

    def step(self) -> list[Event]:
        self.scheduler.open()
        for seat, chunk in self.scheduler.prefills():
            self.written = list(seat.request.prompt)
            self.scheduler.prefilled(seat, chunk, self._next(seat))
        if self.scheduler.decodes():
            self.scheduler.decoded(self._next(self.scheduler.seats[0]))
        return self.scheduler.close()

    def _next(self, seat: Seat) -> Array:
        """The next token as a step of one slot; silence after an end."""
        request, position = seat.request, len(self.written)
        if position > len(request.prompt) and self.written[-1] in self.limits.stop(request):
            return np.array([[NOTHING], [Code.RUNNING], [0]])
        logits = self.oracle.logits(tuple(self.written), since=position - 1)[0]
        token = int(np.argmax(scores(logits, request, position)))
        self.written.append(token)
        code = Code.LENGTH if position + 1 == len(request.prompt) + request.max_new else Code.RUNNING
        code = Code.STOP if token in self.limits.stop(request) else code
        code = code if np.isfinite(logits.max()) else Code.BROKEN
        return np.array([[token], [code], [digest(logits)]])


def digest(logits: Array) -> int:
    """A fingerprint of all bits of logits [V]."""
    bits = logits.astype(np.float32).view(np.int32)
    return int((bits * (2 * np.arange(len(bits), dtype=np.int32) + 1)).sum(dtype=np.int32))
