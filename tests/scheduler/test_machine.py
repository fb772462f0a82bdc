"""Any order of submissions, cancellations, ticks and failures: each request still gets what was promised.

The device here is a few lines of Python that speak words known beforehand: a request's n-th word follows from
the request alone, so a word in the wrong ears, a lost one or one too many shows at once.
"""

import math
from collections import deque
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, NoReturn

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from numpy.typing import ArrayLike

from xlabatch.api import QueueFull
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import POLICIES
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode

SIZES = (2, 5)
IDS = "abcdefg"  # few, so that a name is often taken, and taken again


class Ask(NamedTuple):
    """What a caller wants; now and then it is impossible."""

    id: str
    prompt: int
    max_tokens: int
    stop: int | None  # ends with this word, if it comes so far
    priority: int
    deadline_s: int | None


ASKS = st.builds(
    Ask,
    id=st.sampled_from(IDS),
    prompt=st.integers(0, 17),
    max_tokens=st.integers(1, 12),
    stop=st.none() | st.integers(0, 11),
    priority=st.integers(-1, 1),
    deadline_s=st.none() | st.integers(0, 20),
)


def word(request: Request, n: int) -> int:
    """The n-th token of a request; no two requests share one, since their seeds are numbered."""
    return 31 * request.seed + n


def story(request: Request) -> tuple[list[int], str]:
    """All that a request is to be told, and how it ends if nobody ends it sooner."""
    words = [word(request, n) for n in range(request.max_tokens)]
    ended = next((n for n, token in enumerate(words, 1) if token in request.stop_token_ids), None)
    return (words, "length") if ended is None else (words[:ended], "stop")


class Lost(Exception):
    """The device failed."""


class LostStep:
    """A step that was launched, and whose result will never come."""

    def __array__(self, dtype: object = None, copy: object = None) -> NoReturn:
        raise Lost("while a step was read")


@dataclass
class Row:
    request: Request
    prompt: int = 0  # tokens of it that were written
    words: int = 0


class Device:
    """Rows that go on speaking until they end or are silenced."""

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self.reset()

    def reset(self) -> None:
        self.rows: dict[int, Row] = {}
        self.live: set[int] = set()
        self.uses_left: int | None = None  # None: sound
        self.fails_late = False

    def evict(self, slots: set[int]) -> None:
        self._use(np.zeros(()))
        self.live -= slots

    def prefill(self, slot: int, request: Request, chunk: Chunk) -> ArrayLike:
        if chunk.start == 0:
            self.rows[slot] = Row(request)
        row = self.rows[slot]
        assert row.request is request
        assert row.prompt == chunk.start
        row.prompt += chunk.length
        assert chunk.last == (row.prompt == len(request.prompt))
        self.live -= {slot}
        if chunk.last:
            self.live |= {slot}
        return self._speak({slot} & self.live)

    def decode(self) -> ArrayLike:
        return self._speak(set(self.live))

    def _speak(self, slots: set[int]) -> ArrayLike:
        step = np.array([[NO_TOKEN], [FinishCode.RUNNING], [0]]).repeat(self.slots, axis=1)
        for slot in slots:
            row = self.rows[slot]
            token = word(row.request, row.words)
            row.words += 1
            code = FinishCode.LENGTH if row.words == row.request.max_tokens else FinishCode.RUNNING
            code = FinishCode.STOP if token in row.request.stop_token_ids else code
            step[:, slot] = token, code, -token
            self.live -= set() if code == FinishCode.RUNNING else {slot}
        return self._use(step)

    def _use(self, result: ArrayLike) -> ArrayLike:
        """The result, unless the device's time has come."""
        if self.uses_left is None:
            return result
        self.uses_left -= 1
        if self.uses_left >= 0:
            return result
        if self.fails_late:
            return LostStep()
        raise Lost("at a launch")


@dataclass
class Life:
    """An accepted request, and what came of it so far."""

    request: Request
    due: float
    tokens: list[int] = field(default_factory=list)
    seated: bool = False
    cancelled: bool = False


class Traffic(RuleBasedStateMachine):
    """A scheduler in front of that device, and everything that may happen to the two."""

    @initialize(
        slots=st.integers(1, 4),
        queue=st.integers(1, 6),
        budget=st.sampled_from([1, 4, 6, 8, 1000]),
        policy=st.sampled_from(sorted(POLICIES)),
        ahead=st.integers(0, 2),
    )
    def start(self, slots: int, queue: int, budget: int, policy: str, ahead: int) -> None:
        self.now = 500.0
        self.limits = Limits(context=23, vocab=100_000, eos_token_ids=(), max_stop_token_ids=3, queue=queue)
        self.scheduler = Scheduler(
            slots, self.limits, lambda: self.now, SIZES, budget, POLICIES[policy], ahead
        )
        self.device = Device(slots)
        self.fifo = policy == "fifo"
        self.lives: dict[str, deque[Life]] = {id: deque() for id in IDS}  # not ended yet, oldest first
        self.seatings: list[int] = []  # seeds, in the order in which they were seated
        self.submitted = self.endings = self.accepted = self.failures = 0

    # What callers do

    @rule(asks=st.lists(ASKS, min_size=1, max_size=5))
    def submit(self, asks: list[Ask]) -> None:
        for ask in asks:
            self.submit_one(ask)

    def submit_one(self, ask: Ask) -> None:
        self.submitted += 1
        request = Request(
            id=ask.id,
            prompt=(7,) * ask.prompt,
            max_tokens=ask.max_tokens,
            seed=self.submitted,
            stop_token_ids=() if ask.stop is None else (31 * self.submitted + ask.stop,),
            priority=ask.priority,
            deadline_s=ask.deadline_s,
        )
        if not ask.prompt or ask.prompt + ask.max_tokens > self.limits.context:
            self.refused(request, ValueError, "prompt")
        elif self.lives[ask.id]:
            self.refused(request, ValueError, "still in flight")
        elif len(self.waiting()) == self.limits.queue:
            self.refused(request, QueueFull, "the queue is full")
        else:
            self.scheduler.submit(request)
            self.accepted += 1
            due = math.inf if ask.deadline_s is None else self.now + ask.deadline_s
            self.lives[ask.id].append(Life(request, due))

    def refused(self, request: Request, error: type[Exception], reason: str) -> None:
        before = (
            self.scheduler.stats(),
            list(self.scheduler.table.waiting),
            dict(self.scheduler.table.deadlines),
        )
        with pytest.raises(error, match=reason):
            self.scheduler.submit(request)
        after = (
            self.scheduler.stats(),
            list(self.scheduler.table.waiting),
            dict(self.scheduler.table.deadlines),
        )
        assert after == before

    @rule(id=st.sampled_from([*IDS, "a stranger", "everyone"]))
    def cancel(self, id: str) -> None:
        if id == "everyone":
            self.scheduler.cancel_all()
        else:
            self.scheduler.cancel(id)
        for life in self.alive():
            life.cancelled |= id in (life.request.id, "everyone")

    @rule(uses_left=st.integers(0, 25), late=st.booleans())
    def break_device(self, uses_left: int, late: bool) -> None:
        self.device.uses_left, self.device.fails_late = uses_left, late

    # What an engine does

    @rule(times=st.integers(1, 5), seconds=st.integers(0, 2))
    def step(self, times: int, seconds: int) -> None:
        for _ in range(times):
            self.now += seconds
            self.step_once()

    def step_once(self) -> None:
        try:
            self.launch()
            events, failed = self.scheduler.end_step(), False
        except Lost as error:
            self.scheduler.fail(str(error))
            self.device.reset()
            self.failures += 1
            assert not self.scheduler.table.sequences
            events, failed = self.scheduler.end_step(), True
        for event in events:
            self.hear(event, failed)
        assert not [life for life in self.alive() if life.cancelled]  # each was told with this very step

    def launch(self) -> None:
        silenced = self.scheduler.begin_step()
        self.check_seating()
        if silenced:
            self.device.evict(silenced)
        spent = []
        for seat, chunk in self.scheduler.next_chunks():
            spent.append(chunk.size)
            self.scheduler.record_prefill(seat, chunk, self.device.prefill(seat.slot, seat.request, chunk))
        assert len(spent) < 2 or sum(spent) <= self.scheduler.budget
        for slot in self.device.live:  # nobody speaks who does not sit here
            assert self.scheduler.table.sequences[slot].request is self.device.rows[slot].request
        if self.scheduler.decoding():
            self.scheduler.record_decode(self.device.decode())

    def check_seating(self) -> None:
        """Note who was seated now; nobody waits beside a free slot, and in a fifo nobody overtakes."""
        for life in self.alive():
            life.cancelled |= life.due <= self.now
        lives = {life.request.seed: life for life in self.waiting()}
        new = [
            seat.request.seed
            for seat in self.scheduler.table.sequences.values()
            if seat.request.seed in lives
        ]
        for seed in new:
            lives[seed].seated = True
        self.seatings += new
        seats = {seat.request.seed for seat in self.scheduler.table.sequences.values()}
        assert seats == {life.request.seed for life in self.alive() if life.seated and not life.cancelled}
        assert not (self.scheduler.table.free_slots and self.waiting())
        if self.fifo:
            line = [life.request.seed for life in self.waiting()]
            assert all(a < b for a, b in pairwise([*self.seatings, *line[:1]]))

    def hear(self, event: Event, failed: bool) -> None:
        """An event reaches a request that has not ended, and tells it what it was to be told."""
        life = self.lives[event.id][0]
        words, finish = story(life.request)
        if event.token is not None:
            life.tokens.append(event.token)
            assert event.digest == -event.token
            assert not life.cancelled
        assert life.tokens == words[: len(life.tokens)]
        if event.finish is None:
            return
        self.lives[event.id].popleft()
        self.endings += 1
        assert event.stats is not None
        assert (event.stats.tokens, event.stats.finish) == (len(life.tokens), event.finish)
        if event.finish == "cancelled":
            assert life.cancelled
        elif event.finish == "error":
            assert failed
            assert life.seated
        else:
            assert (life.tokens, event.finish) == (words, finish)

    # What always holds

    def alive(self) -> list[Life]:
        return [life for lives in self.lives.values() for life in lives]

    def waiting(self) -> list[Life]:
        """Who is in the queue, in the order of submission."""
        line = [life for life in self.alive() if not (life.seated or life.cancelled)]
        return sorted(line, key=lambda life: life.request.seed)

    @invariant()
    def every_slot_is_free_or_holds_one(self) -> None:
        scheduler = self.scheduler
        assert sorted([*scheduler.table.free_slots, *scheduler.table.sequences]) == list(
            range(scheduler.slots)
        )
        assert all(seat.slot == slot for slot, seat in scheduler.table.sequences.items())

    @invariant()
    def the_figures_add_up(self) -> None:
        stats = self.scheduler.stats()
        here = [life for life in self.alive() if not life.cancelled]
        assert stats.queued == len(self.waiting())
        assert stats.queued + stats.prefilling + stats.decoding == len(here)
        assert sum(stats.finished.values()) + len(here) == self.accepted
        assert (stats.admits, stats.failures) == (len(self.seatings), self.failures)

    def teardown(self) -> None:
        """Left alone, everything ends, and the house is clean."""
        steps = 0
        while not self.scheduler.idle:
            self.step_once()
            steps += 1
            assert steps < 300
        assert self.endings == self.accepted
        assert len(self.scheduler.table.free_slots) == self.scheduler.slots
        assert not self.scheduler.table.deadlines
        assert not self.device.live


TestEveryRequestGetsItsOwnWordsAndOneEnding = Traffic.TestCase
TestEveryRequestGetsItsOwnWordsAndOneEnding.settings = settings(
    max_examples=300,
    stateful_step_count=50,
    deadline=None,  # a busy machine is no bug
    derandomize=True,  # the same walks in every run: a red build is the change's doing, never the dice's
)
