"""Random walks through a scheduler: any order of submissions, cancellations, steps and failures.

In front of a simulated device, whose tokens are known beforehand, each accepted request must get exactly its
own tokens and one ending.
"""

import math
from collections import deque
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from support.examples import examples
from support.scheduling import submit
from support.simulated_device import DeviceFailure, SimulatedDevice, expected_stream, nth_token
from support.simulated_engine import save_slots

from xlabatch.api import QueueFull
from xlabatch.engine.speculation.drafters import draft_columns
from xlabatch.errors import Refused
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Budget, Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import POLICIES
from xlabatch.scheduler.reuse.prefixes import PrefixIndex
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.steps import Launched, Schedule, StepPlan

SIZES = (2, 5)
BUDGETS = st.sampled_from([1, 4, 6, 8, 1000])
KEYS = st.sampled_from("xyz")
SESSION_BYTES = 800  # of two sessions or three: a token takes 20
CLIENTS = st.sampled_from([None, "a", "b"])
IDS = "abcdefg"  # few, so that an id is often in flight already, and often used again


class Submission(NamedTuple):
    """A request to submit; now and then it is impossible."""

    id: str
    prompt: list[int]
    continues: bool  # the prompt follows that of the last request and its tokens
    max_tokens: int
    stop: int | None  # ends with the token of this number, if it gets so far
    priority: int
    deadline_s: int | None
    cache_prompt: bool
    cache_salt: str | None
    pinned: bool
    keep: int | None  # of a request that slides
    client: str | None
    session: tuple[str, Literal["read", "save", "both"]] | None


SUBMISSIONS = st.builds(
    Submission,
    id=st.sampled_from(IDS),
    prompt=st.lists(st.sampled_from([7, 7, 7, 8]), max_size=17),
    continues=st.booleans(),
    max_tokens=st.integers(1, 12),
    stop=st.none() | st.integers(0, 11),
    priority=st.integers(-1, 1),
    deadline_s=st.none() | st.integers(0, 20),
    cache_prompt=st.sampled_from([True, True, False]),
    cache_salt=st.sampled_from([None, None, "salt"]),
    pinned=st.booleans(),
    keep=st.sampled_from([None, None, 0, 3, 21, 22]),
    client=CLIENTS,
    session=st.none() | st.tuples(KEYS, st.sampled_from(["read", "save", "both"])),
)


@dataclass
class Tracked:
    """An accepted request, until its ending."""

    request: Request
    expires: float
    tokens: list[int] = field(default_factory=list)  # of its events so far
    admitted: bool = False
    cancelled: bool = False


def guesses(sequence: Sequence, right: list[bool]) -> list[int]:
    """A draft of as many tokens as the sequence may still have behind the next one."""
    seed, tokens, most = sequence.request.seed, sequence.tokens, sequence.request.max_tokens
    next_tokens = zip(range(tokens, most - 1), right, strict=False)
    return [nth_token(seed, n) if is_right else 99_999 for n, is_right in next_tokens]


class Traffic(RuleBasedStateMachine):
    """A scheduler, a simulated device, and everything that may happen to the two."""

    @initialize(
        slots=st.integers(1, 4),
        queue=st.integers(1, 6),
        budget=st.builds(Budget, BUDGETS, BUDGETS, BUDGETS, st.integers(0, 40)),
        policy=st.sampled_from(sorted(POLICIES)),
        ahead=st.integers(0, 2),
        unit=st.integers(1, 2),
        least=st.integers(1, 4),
        snapshot_bytes=st.sampled_from([0, SESSION_BYTES]),
        shares_chunks=st.booleans(),
    )
    def start(
        self,
        slots: int,
        queue: int,
        budget: Budget,
        policy: str,
        ahead: int,
        unit: int,
        least: int,
        snapshot_bytes: int,
        shares_chunks: bool,
    ) -> None:
        self.now = 500.0
        self.limits = Limits(context=23, vocab=100_000, eos_token_ids=(), max_stop_token_ids=3, queue=queue)
        prefixes = PrefixIndex(
            slots,
            self.limits.context,
            unit=unit,
            least=least,
            session_bytes=SESSION_BYTES,
            snapshot_bytes=snapshot_bytes,
        )
        schedule = Schedule(SIZES, budget, POLICIES[policy], ahead, policy == "priority", shares_chunks)
        self.scheduler = Scheduler(slots, self.limits, schedule, lambda: self.now, prefixes)
        self.shares_chunks = shares_chunks
        self.device = SimulatedDevice(slots)
        self.draft: list[bool] = []
        self.policy = policy
        self.tracked: dict[str, deque[Tracked]] = {id: deque() for id in IDS}  # by id, oldest first
        self.admissions: list[tuple[str | None, int]] = []  # clients and seeds, in the order of admission
        self.submitted = self.accepted = self.ended = self.failures = 0
        self.last_tokens: list[int] = []  # of the last request that ended: its prompt and completion

    # What callers do

    @rule(submissions=st.lists(SUBMISSIONS, min_size=1, max_size=5))
    def submit(self, submissions: list[Submission]) -> None:
        for submission in submissions:
            self.submit_one(submission)

    def submit_one(self, submission: Submission) -> None:
        self.submitted += 1
        before = self.last_tokens if submission.continues else []
        request = Request(
            id=submission.id,
            prompt=[*before, *submission.prompt],
            max_tokens=submission.max_tokens,
            seed=self.submitted,
            stop_token_ids=() if submission.stop is None else (nth_token(self.submitted, submission.stop),),
            priority=submission.priority,
            deadline_s=submission.deadline_s,
            cache_prompt=submission.cache_prompt,
            cache_salt=submission.cache_salt,
            pinned=submission.pinned,
            overflow="refuse" if submission.keep is None else "slide",
            keep=submission.keep or 0,
            client=submission.client,
            **self.session_options(submission),
        )
        slides, total = request.overflow == "slide", len(request.prompt) + request.max_tokens
        room = self.limits.context - 1 if slides else self.limits.context
        if not request.prompt or (len(request.prompt) if slides else total) > room:
            self.check_refused(request, Refused, "prompt")
        elif request.keep > self.limits.context - 2:
            self.check_refused(request, Refused, "keep")
        elif self.tracked[submission.id]:
            self.check_refused(request, Refused, "already in flight")
        elif request.saves_session and request.cache_key in self.keys_to_save():
            self.check_refused(request, Refused, "will save to cache_key")
        elif not self.has_place(submission.client):
            self.check_refused(request, QueueFull, "queue full")
        else:
            submit(self.scheduler, request)
            self.accepted += 1
            expires = math.inf if submission.deadline_s is None else self.now + submission.deadline_s
            self.tracked[submission.id].append(Tracked(request, expires))

    def has_place(self, client: str | None) -> bool:
        """Whether the queue is not full, or not full twice and has nothing of this client or less than its
        share.
        """
        waiting, places = [tracked.request.client for tracked in self.waiting()], self.limits.queue
        own, share = waiting.count(client), places // len({*waiting, client})
        return len(waiting) < places or (len(waiting) < 2 * places and (own == 0 or own < share))

    def session_options(self, submission: Submission) -> dict[str, Any]:
        """The fields of a request's session; without cache_prompt it has none."""
        if submission.session is None or not submission.cache_prompt:
            return {}
        key, use = submission.session
        return {"cache_key": key, "cache_use": use}

    def keys_to_save(self) -> set[str | None]:
        """The keys under which requests in flight will save."""
        unfinished = (tracked.request for tracked in self.all_tracked() if not tracked.cancelled)
        return {request.cache_key for request in unfinished if request.saves_session}

    def check_refused(self, request: Request, error: type[Exception], reason: str) -> None:
        before = self.snapshot()
        with pytest.raises(error, match=reason):
            submit(self.scheduler, request)
        assert self.snapshot() == before

    def snapshot(self) -> tuple[object, ...]:
        table = self.scheduler.table
        return self.scheduler.stats(), list(table.waiting), dict(table.deadlines)

    @rule(id=st.sampled_from([*IDS, "unknown", "all"]))
    def cancel(self, id: str) -> None:
        if id == "all":
            self.scheduler.cancel_all()
        else:
            self.scheduler.cancel(id)
        for tracked in self.all_tracked():
            tracked.cancelled |= id in (tracked.request.id, "all")

    @rule(uses_left=st.integers(0, 25), when_read=st.booleans())
    def break_device(self, uses_left: int, when_read: bool) -> None:
        self.device.uses_left, self.device.fails_when_read = uses_left, when_read

    @rule(key=KEYS, other=KEYS)
    def save_and_load_session(self, key: str, other: str) -> None:
        """The session of a key is read from its file under another one."""
        sessions = self.scheduler.prefixes.sessions
        if key in sessions.by_key:
            assert sessions.put(other, sessions.get(key))

    @rule()
    def forget_slots(self) -> None:
        self.scheduler.prefixes.clear()

    @rule()
    def replace_weights(self) -> None:
        """Sequences that run keep their keys and values, which no later request may reuse."""
        self.scheduler.prefixes.reset()
        self.device.generation += 1

    # What an engine does

    @rule(times=st.integers(1, 5), seconds=st.integers(0, 2), draft=st.lists(st.booleans(), max_size=4))
    def step(self, times: int, seconds: int, draft: list[bool]) -> None:
        """Steps, with a draft of tokens that are right or wrong for each sequence."""
        self.draft = draft
        for _ in range(times):
            self.now += seconds
            self.step_once()

    def step_once(self) -> None:
        try:
            events, failed = self.scheduler.record(*self.launch()), False
            save_slots(self.scheduler, self.device, self.scheduler.slots_to_save())
        except DeviceFailure as error:
            self.scheduler.fail(str(error))
            self.device.reset()
            self.failures += 1
            assert not self.scheduler.table.in_slots()
            events, failed = self.scheduler.return_events(), True
        for event in events:
            self.check_event(event, failed)
        assert not [item for item in self.all_tracked() if item.cancelled]  # the step returned their endings

    def most_tokens(self, plan: StepPlan) -> int:
        """The tokens of prompts that a planned step may take."""
        pieces = [piece for chunk in plan.chunks for piece in chunk.pieces]
        read = [piece.sequence for piece in pieces] + self.scheduler.table.to_prefill()
        prompts = {sequence.slot for sequence in read if sequence.request.max_tokens > 1}
        budget = self.scheduler.schedule.budget
        most = budget.at(0, prompts=len(prompts), decoding=len(plan.decoding))
        return max(most, budget.late) if plan.decoding else most

    def launch(self) -> tuple[StepPlan, Launched]:
        plan = self.scheduler.plan()
        try:
            save_slots(self.scheduler, self.device, plan.to_save)
            self.device.move(plan)
        finally:  # where the device fails at evicting a slot, requests were admitted all the same
            self.check_admission()
        for chunk in plan.chunks:
            self.check_chunk(chunk)
        sizes = [chunk.length if self.shares_chunks else chunk.size for chunk in plan.chunks]
        assert len(sizes) < 2 or sum(sizes) <= self.most_tokens(plan)
        for slot in self.device.active:  # every row on the device belongs to the slot's sequence
            assert self.scheduler.table.sequences[slot].request is self.device.rows[slot].request
        if plan.decoding and self.draft and not (sizes or self.scheduler.schedule.unread_steps):
            drafts = {each.slot: guesses(each, self.draft) for each in plan.decoding}
            columns, by_slot = draft_columns(plan.decoding, drafts, 5 * self.device.slots)
            step = self.device.decode_drafts(columns, by_slot)
            return plan, Launched(step, plan.decoding, columns=by_slot)
        return plan, self.device.launch(plan)

    def check_chunk(self, chunk: Chunk) -> None:
        """Pieces of different prompts follow each other without a gap, by turn and then in the order of
        admission, which is the order of turns under fifo.
        """
        running = list(self.scheduler.table.sequences)
        places = [running.index(piece.sequence.slot) for piece in chunk.pieces]
        by_turn = [(piece.sequence.turn, place) for piece, place in zip(chunk.pieces, places, strict=True)]
        assert by_turn == sorted(set(by_turn))
        assert self.policy != "fifo" or places == sorted(places)
        assert len(places) == 1 or self.shares_chunks
        columns = [column for piece in chunk.pieces for column in piece.columns]
        assert columns == list(range(chunk.length))
        assert chunk.size == min(size for size in SIZES if size >= chunk.length)

    def check_admission(self) -> None:
        """No request waits while a slot is free, and under fifo none overtakes another, nor under fair one
        of its client.
        """
        for tracked in self.all_tracked():
            tracked.cancelled |= tracked.expires <= self.now
        waiting = {tracked.request.seed: tracked for tracked in self.waiting()}
        running = [sequence.request.seed for sequence in self.scheduler.table.sequences.values()]
        admitted = [seed for seed in running if seed in waiting]
        for seed in admitted:
            waiting[seed].admitted = True
            self.admissions.append((waiting[seed].request.client, seed))
        unfinished = {
            tracked.request.seed: tracked.request.id
            for tracked in self.all_tracked()
            if tracked.admitted and not tracked.cancelled
        }
        ended = {event.id for event in self.scheduler.table.events if event.finish}  # read to park others
        assert set(running) <= unfinished.keys()
        assert {unfinished[seed] for seed in unfinished.keys() - set(running)} <= ended
        assert not (self.scheduler.table.free_slots and self.waiting())
        requests = [tracked.request for tracked in self.waiting()]
        order = [*self.admissions, *((request.client, request.seed) for request in requests)]
        if self.policy == "fifo":
            assert order == sorted(order, key=itemgetter(1))
        if self.policy == "fair":
            for client in (None, "a", "b"):
                seeds = [seed for owner, seed in order if owner == client]
                assert seeds == sorted(seeds)

    def check_event(self, event: Event, failed: bool) -> None:
        """The event belongs to a request without an ending, and continues its expected stream."""
        tracked = self.tracked[event.id][0]
        tokens, finish = expected_stream(tracked.request, self.limits.context)
        if event.token is not None:
            tracked.tokens.append(event.token)
            assert event.digest == -event.token
            assert not tracked.cancelled
        assert tracked.tokens == tokens[: len(tracked.tokens)]
        if event.finish is None:
            return
        self.tracked[event.id].popleft()
        self.ended += 1
        assert event.stats is not None
        self.last_tokens = [*tracked.request.prompt, *tracked.tokens][:18]
        assert (event.stats.tokens, event.stats.finish) == (len(tracked.tokens), event.finish)
        if event.finish == "cancelled":
            assert tracked.cancelled
        elif event.finish == "error":
            assert failed
            assert tracked.admitted
        else:
            assert (tracked.tokens, event.finish) == (tokens, finish)

    # What always holds

    def all_tracked(self) -> list[Tracked]:
        return [tracked for queue in self.tracked.values() for tracked in queue]

    def waiting(self) -> list[Tracked]:
        """The requests in the queue, in the order of submission."""
        waiting = [tracked for tracked in self.all_tracked() if not (tracked.admitted or tracked.cancelled)]
        return sorted(waiting, key=lambda tracked: tracked.request.seed)

    @invariant()
    def every_slot_is_free_or_has_one_sequence(self) -> None:
        table, slots = self.scheduler.table, range(self.scheduler.slots)
        assert sorted([*table.free_slots, *(each.slot for each in table.in_slots())]) == list(slots)
        assert all(sequence.slot == slot for slot, sequence in table.sequences.items())

    @invariant()
    def stats_match_the_tracked_requests(self) -> None:
        stats = self.scheduler.stats()
        unfinished = [tracked for tracked in self.all_tracked() if not tracked.cancelled]
        assert stats.queued == len(self.waiting()) + len(self.scheduler.table.parked())
        assert stats.queued + stats.prefilling + stats.decoding == len(unfinished)
        assert sum(stats.finished.values()) + len(unfinished) == self.accepted
        assert (stats.admits, stats.failures) == (len(self.admissions), self.failures)

    def teardown(self) -> None:
        """Without further calls every request ends, and nothing is left over."""
        steps = 0
        while not self.scheduler.idle:
            self.step_once()
            steps += 1
            assert steps < 300
        assert self.ended == self.accepted
        assert len(self.scheduler.table.free_slots) == self.scheduler.slots
        assert not self.scheduler.table.deadlines
        assert not self.device.active


TestEveryRequestGetsItsOwnTokensAndOneEnding = Traffic.TestCase
TestEveryRequestGetsItsOwnTokensAndOneEnding.settings = settings(
    max_examples=examples(dev=60, ci=400), stateful_step_count=50
)
