"""BatchEngine: the trait that every engine keeps, and the limits that it holds requests to."""

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
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
    def retell(self, events: Sequence[Event]) -> None:
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
                while not self._take(request):
                    yield from self._read(unread, begun)
                begun[request.id] = request.n
            while begun and not self.idle:
                yield from self._read(unread, begun)
        finally:
            for id in begun:
                self.abandon(id)
            self.retell([event for event in unread if event.id not in begun])

    def _take(self, request: Request) -> bool:
        try:
            self.submit(request)
        except QueueFull:
            return False
        return True

    def _read(self, unread: deque[Event], begun: Counter[str]) -> Iterator[Event]:
        unread.extend(self.step())
        while unread:
            event = unread.popleft()
            if event.finish:
                begun -= Counter([event.id])
            yield event


@dataclass(frozen=True)
class Limits:
    """What an engine can run at all, said with the arithmetic."""

    context: int
    vocab: int
    ends: tuple[int, ...]  # the model's own end tokens
    stops: int = 16  # end ids a request may have, its own and the model's
    queue: int = 4096

    def check(self, request: Request, slots: int) -> None:
        """Raise ValueError if this request could never run in so many slots."""
        prompt, total = len(request.prompt), len(request.prompt) + request.max_new
        if not prompt:
            raise ValueError(f"request {request.id}: the prompt is empty, and there is nothing to go on from")
        if total > self.context:
            raise ValueError(
                f"request {request.id}: {prompt} prompt + {request.max_new} new tokens = {total}, "
                f"but a slot holds {self.context}"
            )
        for name, ids in self._ids(request):
            strange = next((i for i in ids if not 0 <= i < self.vocab), None)
            if strange is not None:
                raise ValueError(
                    f"request {request.id}: {name} has id {strange}, the vocabulary is 0 to {self.vocab - 1}"
                )
        if len(self.stop(request)) > self.stops:
            raise ValueError(f"request {request.id}: {len(self.stop(request))} end ids, at most {self.stops}")
        if request.n > slots:
            raise ValueError(f"request {request.id}: {request.n} answers, but there are {slots} slots")
        if request.stop_text:
            raise ValueError(
                f"request {request.id}: stop_text is for LLM and the server; an engine knows ids only"
            )
        self._check_choice(request)

    def _ids(self, request: Request) -> Iterator[tuple[str, Iterable[int]]]:
        yield "prompt", request.prompt
        yield "stop", request.stop
        yield "logit_bias", dict(request.logit_bias)
        yield "allowed_ids", request.allowed_ids or ()
        yield "bad_ids", request.bad_ids

    def _check_choice(self, request: Request) -> None:
        """Raise ValueError if nothing is left to say, at the beginning or before it may end."""
        if request.form and request.min_new == request.max_new:
            raise ValueError(
                f"request {request.id}: min_new and max_new are equal, and no form ends without an end"
            )
        if request.allowed_ids is None and not request.bad_ids:
            return
        kept = set(range(self.vocab) if request.allowed_ids is None else request.allowed_ids)
        kept -= set(request.bad_ids)
        if not kept:
            raise ValueError(f"request {request.id}: bad_ids forbid all {self.vocab} ids of the vocabulary")
        if request.form and not kept & set(self.ends):
            raise ValueError(f"request {request.id}: no end token is allowed, and no form ends without one")
        if request.min_new and kept <= set(self.stop(request)):
            raise ValueError(
                f"request {request.id}: only end tokens are allowed, but nothing may end it before token "
                f"{request.min_new}"
            )

    def stop(self, request: Request) -> tuple[int, ...]:
        """Every id that ends this request."""
        return tuple(dict.fromkeys((*request.stop, *(() if request.ignore_eos else self.ends))))
