"""BatchEngine, the interface of every engine: requests in, events out, one step at a time."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass

from xlabatch.errors import Refused
from xlabatch.request import Event, Logprobs, Request


class QueueFull(Exception):
    """The queue is at its limit. Nothing has changed; the request can be submitted again after a step."""


@dataclass(frozen=True, slots=True)
class Stats:
    """Counters of an engine since it was made or reset. Rates and means are 0 before there is data."""

    slots: int
    compiled_programs: int  # programs compiled, all before the first request
    steps: int
    queued: int
    prefilling: int
    decoding: int
    admits: int  # sequences admitted
    midstream_admits: int  # sequences admitted while another was decoding
    finished: dict[str, int]  # sequences by finish
    tokens: int
    prefill_tokens: int
    cached_tokens: int  # of prompts, whose keys and values were reused
    draft_tokens: int  # guessed by drafts
    accepted_tokens: int  # of these, those that the sequence had
    preemptions: int  # sequences that were parked for a more important request
    occupancy: float  # mean share of slots in use, over steps
    mean_concurrency: float  # rows decoded together, averaged over tokens
    decode_tokens_per_s: float
    prefill_tokens_per_s: float
    failures: int  # of the device
    last_failure: str | None
    needs_restart: str | None = None  # why the engine can answer nothing any more


Scores = tuple[Logprobs | None, ...]  # of each id of a sequence; None for the first


def scoring_request(ids: Sequence[int], top: int) -> Request:
    """A request whose only token is the last id, whatever the model prefers: its position has to exist."""
    if len(ids) < 2:
        raise Refused(f"a sequence needs two ids to have a score, got {len(ids)}")
    return Request(
        prompt=ids[:-1],
        max_tokens=1,
        allowed_token_ids=ids[-1:],
        ignore_eos=True,
        logprobs=top,
        prompt_logprobs=top,
    )


class BatchEngine(ABC):
    """Requests in, events out, one step at a time.

    Each choice of an accepted request (one, unless n asks for more) gets exactly one event with a finish.
    An engine is not thread-safe.
    """

    @abstractmethod
    def check(self, request: Request) -> object:
        """Raise Refused if this request could never run here; return its compiled grammar, or None.

        A caller that keeps the grammar until `submit` can be sure that it is not compiled again.
        """

    @abstractmethod
    def submit(self, request: Request) -> None:
        """Queue a request, or raise Refused or QueueFull and change nothing."""

    @abstractmethod
    def step(self) -> list[Event]:
        """Do a bounded amount of work and return the events that came of it. Harmless when idle."""

    @abstractmethod
    def cancel(self, id: str, index: int | None = None) -> None:
        """End a request, waiting or running; its ending comes with the next step. Unknown ids are ignored.

        With an index only that choice ends, once it has a token.
        """

    @abstractmethod
    def cancel_all(self) -> None:
        """End every request, waiting or running."""

    @abstractmethod
    def abandon(self, id: str) -> None:
        """End a request and drop its events."""

    @abstractmethod
    def requeue(self, events: Iterable[Event]) -> None:
        """Return these events again, first in the next step: the caller of the last step did not use them."""

    @property
    @abstractmethod
    def idle(self) -> bool:
        """No request waits or runs, and every event was returned."""

    @abstractmethod
    def stats(self) -> Stats:
        """A snapshot of the counters."""

    def score(self, sequences: Iterable[Sequence[int]], top: int = 0) -> list[Scores]:
        """The log-probability of each id of each sequence, given those before it, and `top` alternatives.

        At the speed of prefill, with the bits that the engine would report while it generates these ids. The
        first id has none.
        """
        requests = [scoring_request(ids, top) for ids in sequences]
        scores: dict[str, Scores] = {request.id: (None,) for request in requests}
        others = []
        for event in self.run(requests):
            if event.id not in scores:
                others.append(event)
            elif event.logprobs is None:
                raise RuntimeError(f"a sequence has no log-probabilities: {event.reason}")
            else:
                scores[event.id] = (*(event.prompt_logprobs or ()), event.logprobs)
        self.requeue(others)
        return list(scores.values())

    def run(self, requests: Iterable[Request]) -> Generator[Event, None, None]:
        """Serve requests and yield every event.

        A collection is submitted as fast as the queue accepts it, so that the policy can choose. Of another
        iterable, such as a generator, only as many requests are taken early as would fill all slots.
        The events of requests that were submitted elsewhere are yielded too. A refused request raises here.
        Closing the generator early abandons the requests that this call submitted, and no others.
        """
        unfinished: dict[str, int] = {}  # choices of this call's requests
        unread: deque[Event] = deque()
        lazy, slots = not isinstance(requests, Collection), self.stats().slots
        try:
            for request in requests:
                while not self._try_submit(request):
                    yield from self._step_and_yield(unread, unfinished)
                unfinished[request.id] = request.n
                while lazy and self.stats().queued >= slots:
                    yield from self._step_and_yield(unread, unfinished)
            while unfinished and not self.idle:
                yield from self._step_and_yield(unread, unfinished)
        finally:
            for id in unfinished:
                self.abandon(id)
            self.requeue([event for event in unread if event.id not in unfinished])

    def _try_submit(self, request: Request) -> bool:
        try:
            self.submit(request)
        except QueueFull:
            return False
        return True

    def _step_and_yield(self, unread: deque[Event], unfinished: dict[str, int]) -> Iterator[Event]:
        unread.extend(self.step())
        while unread:
            event = unread.popleft()
            if event.finish and event.id in unfinished:
                unfinished[event.id] -= 1
                if not unfinished[event.id]:
                    del unfinished[event.id]
            yield event
