"""BatchEngine: the trait that every engine keeps, and the limits that it holds requests to."""

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from xlabatch.request import Event, Request


class QueueFull(Exception):
    """The waiting line is at its bound; nothing has changed, try again after a step."""


@dataclass(frozen=True, slots=True)
class Stats:
    """An engine's life so far. Rates and means are 0 while there is nothing to divide by."""

    slots: int
    compilations: int  # programs compiled; the warm-up's, and no more
    steps: int
    queued: int
    prefilling: int
    decoding: int
    admits: int  # answers seated
    midstream_admits: int  # admissions while another request was decoding
    finished: dict[str, int]  # answers by how they ended
    tokens: int
    prefill_tokens: int
    occupancy: float  # mean share of slots with somebody in them, over steps
    mean_concurrency: float  # rows that decoded together, as a token saw it
    decode_tokens_per_s: float
    prefill_tokens_per_s: float
    failures: int  # device failures survived
    last_failure: str | None


class BatchEngine(ABC):
    """Requests in, events out, a step at a time.

    Each answer of an accepted request (one, unless n says more) gets exactly one event with a finish,
    whatever happens. Not for many threads at once.
    """

    @abstractmethod
    def check(self, request: Request) -> None:
        """Raise ValueError if this request could never run here."""

    @abstractmethod
    def submit(self, request: Request) -> None:
        """Queue a request, or raise ValueError or QueueFull and change nothing."""

    @abstractmethod
    def step(self) -> list[Event]:
        """Do a bounded piece of work and tell what came of it. Harmless when idle."""

    @abstractmethod
    def cancel(self, id: str, index: int | None = None) -> None:
        """End a request, waiting or running; its ending comes with the next step. Unknown ids are ignored.

        With an index only that answer ends, once it has begun.
        """

    @abstractmethod
    def cancel_all(self) -> None:
        """End everything that waits or runs."""

    @abstractmethod
    def abandon(self, id: str) -> None:
        """End a request whose ending nobody wants to hear."""

    @abstractmethod
    def requeue(self, events: Iterable[Event]) -> None:
        """Tell these first with the next step: who took them did not pass them on."""

    @property
    @abstractmethod
    def idle(self) -> bool:
        """Nothing waits, nothing runs, nothing is left to tell."""

    @abstractmethod
    def stats(self) -> Stats:
        """A snapshot of the counters."""

    def run(self, requests: Iterable[Request]) -> Generator[Event, None, None]:
        """Serve requests as fast as the queue takes them and yield every event.

        One at a time: a run yields whatever any step tells, its own requests' events and others'. One that is
        refused raises here; whoever leaves early abandons what this call had begun, and nothing else.
        """
        begun: Counter[str] = Counter()  # answers that have not ended
        unread: deque[Event] = deque()
        try:
            for request in requests:
                while not self._try_submit(request):
                    yield from self._step_and_yield(unread, begun)
                begun[request.id] = request.n
            while begun and not self.idle:
                yield from self._step_and_yield(unread, begun)
        finally:
            for id in begun:
                self.abandon(id)
            self.requeue([event for event in unread if event.id not in begun])

    def _try_submit(self, request: Request) -> bool:
        try:
            self.submit(request)
        except QueueFull:
            return False
        return True

    def _step_and_yield(self, unread: deque[Event], begun: Counter[str]) -> Iterator[Event]:
        unread.extend(self.step())
        while unread:
            event = unread.popleft()
            if event.finish:
                begun -= Counter([event.id])
            yield event
