"""BatchEngine, the interface of every engine: requests in, events out, one step at a time."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence, Sized
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from xlabatch.errors import Refused
from xlabatch.request import Event, Logprobs, Request


class QueueFull(Exception):
    """The queue is at its limit. Nothing has changed; the request can be submitted again after a step."""


class Matcher(Protocol):
    """The state of one completion in its grammar."""

    @property
    def inner(self) -> Any:
        """The matcher of the grammar's library; None allows all tokens."""

    @property
    def forced(self) -> tuple[int, ...]:
        """The tokens that must come next; if there are any, the first is the only one allowed."""

    def advance(self, token: int) -> str | None:
        """Accept a token, or return why the grammar does not."""

    def error(self) -> str | None:
        """Why the matcher can accept no further token, if so."""

    def copy(self) -> Self:
        """A second matcher in the same state."""


@dataclass(frozen=True, slots=True)
class CheckedRequest:
    """A request that an engine can run, with its compiled grammar. Only the engine's `check` makes one."""

    request: Request
    matcher: Matcher | None  # in its first state; each completion gets a copy


@dataclass(frozen=True, slots=True)
class Stats:
    """Counters of an engine since it was created or reset. Rates and means are 0 before there is data."""

    slots: int
    compiled_programs: int  # so far; each is compiled once, at the latest when it is first used
    steps: int
    queued: int
    prefilling: int
    decoding: int
    admits: int  # sequences admitted
    midstream_admits: int  # sequences admitted while another was decoding
    finished: dict[str, int]  # count of sequences for each finish
    tokens: int
    prefill_tokens: int
    cached_tokens: int  # prompt tokens whose keys and values were reused
    cached_by_tier: dict[str, int]  # the same by where they were: device, host, disk
    draft_tokens: int  # proposed by drafts
    accepted_tokens: int  # draft tokens that were accepted
    preemptions: int  # sequences swapped out for a request with a higher priority
    occupancy: float  # share of the slots in use, averaged over steps
    mean_concurrency: float  # rows decoded together, averaged over tokens
    decode_tokens_per_s: float
    prefill_tokens_per_s: float
    failures: int  # errors of the device
    last_failure: str | None
    needs_restart: str | None = None  # why the engine can no longer answer requests
    snapshot_bytes: dict[str, int] = field(default_factory=dict)  # of snapshots, by tier
    refused_snapshots: int = 0  # files of snapshots that were damaged or of other engines, and were removed
    weight_version: int = 0  # of the weights that are in force


Scores = tuple[Logprobs | None, ...]  # one for each id of a sequence; None for the first


def scoring_request(ids: Sequence[int], top: int) -> Request:
    """Return a request that scores all ids, each with the `top` likeliest ones."""
    return Request(**scoring_options(ids, top))


def scoring_options(ids: Sequence[int], top: int) -> dict[str, Any]:
    """Return the fields of such a request: its prompt is all ids but the last, its only token is the last.

    Only that token is allowed, because the last id needs a generated position to get a score.
    """
    if isinstance(ids, Mapping) or not isinstance(ids, Sized):
        raise Refused(f"a sequence is a list of token ids, got {ids!r:.60}")
    if len(ids) < 2:
        raise Refused(f"a sequence needs two ids to have a score, got {len(ids)}")
    last = {"max_tokens": 1, "allowed_token_ids": ids[-1:], "ignore_eos": True}
    return {"prompt": ids[:-1], **last, "logprobs": top, "prompt_logprobs": top}


class BatchEngine(ABC):
    """Requests in, events out, one step at a time.

    Each choice of an accepted request (one, unless n asks for more) gets exactly one event with a finish.
    An engine is not thread-safe.
    """

    @abstractmethod
    def check(self, request: Request, grammar: Matcher | None = None) -> CheckedRequest:
        """Check a request and compile its grammar, unless it is given; Refused if it can never run here."""

    @abstractmethod
    def submit(self, request: Request | CheckedRequest) -> None:
        """Queue a request, which is checked first unless `check` has returned it.

        On Refused or QueueFull nothing has changed.
        """

    @abstractmethod
    def step(self) -> list[Event]:
        """Do a bounded amount of work and return its events. Does nothing when idle."""

    @abstractmethod
    def cancel(self, id: str, index: int | None = None) -> None:
        """End a request, waiting or running. The next step returns its last event. Ignores unknown ids.

        With an index, only that choice ends, as soon as it has a token.
        """

    @abstractmethod
    def cancel_all(self) -> None:
        """End every request, waiting or running."""

    @abstractmethod
    def abandon(self, id: str) -> None:
        """End a request and drop its events."""

    @abstractmethod
    def requeue(self, events: Iterable[Event]) -> None:
        """Return these events again, first in the next step: the last step's caller did not use them."""

    @property
    @abstractmethod
    def idle(self) -> bool:
        """No request waits or runs, and every event was returned."""

    @abstractmethod
    def stats(self) -> Stats:
        """Return a snapshot of the counters."""

    def score(self, sequences: Iterable[Sequence[int]], top: int = 0) -> list[Scores]:
        """Return the log-probability of each id of each sequence given the ids before it, with alternatives.

        Each id comes with the `top` likeliest ids at its position; the first id has no score. This runs at
        the speed of prefill, and the scores have the same bits as when the engine generates these ids.
        """
        requests = [scoring_request(ids, top) for ids in sequences]
        scores: dict[str, Scores] = {request.id: (None,) for request in requests}
        others = []
        try:
            with closing(self.run(requests)) as events:
                for event in events:
                    if event.id not in scores:
                        others.append(event)
                    elif event.logprobs is None:
                        raise RuntimeError(f"a sequence has no log-probabilities: {event.reason}")
                    else:
                        scores[event.id] = (*(event.prompt_logprobs or ()), event.logprobs)
        finally:
            self.requeue(others)
        return list(scores.values())

    def run(self, requests: Iterable[Request]) -> Generator[Event, None, None]:
        """Serve requests and yield every event.

        A collection is submitted as fast as the queue accepts it, so that the policy can choose. Any other
        iterable, such as a generator, is read ahead only until as many requests are queued as there are
        slots. Events of requests that were submitted elsewhere are also yielded. A refused request raises
        here. Closing the generator early abandons the requests that this call submitted, and no others.
        """
        unfinished: dict[str, int] = {}  # for each request of this call: how many choices have not finished
        unread: deque[Event] = deque()
        lazy = not isinstance(requests, Collection)
        slots = self.stats().slots
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
