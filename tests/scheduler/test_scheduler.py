"""Who sits where and when, whose token that was, and how each request ends. Steps are plain little arrays."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NoReturn

import numpy as np
import pytest
from numpy.typing import NDArray

from xlabatch.api import QueueFull
from xlabatch.request import Event, Request, RequestStats
from xlabatch.scheduler.chunking import split_prompt
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import shortest
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode, SlotActivity

SIZES = (4, 8)
LIMITS = Limits(context=29, vocab=97, eos_token_ids=(2, 96), max_stop_token_ids=4, queue=5)
NOBODY: Mapping[int, FinishCode] = MappingProxyType({})

Ends = Mapping[int, FinishCode]
Heard = tuple[str, int | None, str | None]


@dataclass
class Clock:
    """Seconds that pass when the test says so."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def ask(id: str, length: int = 3, max_tokens: int = 4, **rules: Any) -> Request:
    return Request(id=id, prompt=tuple(range(10, 10 + length)), max_tokens=max_tokens, **rules)


def serving(*requests: Request, slots: int, clock: Clock | None = None, **options: Any) -> Scheduler:
    scheduler = Scheduler(slots, LIMITS, clock or Clock(), SIZES, **options)
    for request in requests:
        scheduler.submit(request)
    return scheduler


def step(slots: int, tokens: Mapping[int, int | None], ends: Ends = NOBODY) -> NDArray[np.int32]:
    """A step [3, slots] as a device returns it, here with seven times the token for a digest."""
    rows = range(slots)
    row = np.array([NO_TOKEN if (token := tokens.get(slot)) is None else token for slot in rows], np.int32)
    return np.stack([row, np.array([ends.get(slot, FinishCode.RUNNING) for slot in rows], np.int32), 7 * row])


def prefill(scheduler: Scheduler, first: Ends = NOBODY) -> list[tuple[str, int]]:
    """Begin a step and launch its pieces of prompts; a first token is 50 + its slot. Gives id and start."""
    scheduler.begin_step()
    pieces = []
    for seat, chunk in scheduler.next_chunks():
        token = 50 + seat.slot if chunk.last else None
        scheduler.record_prefill(seat, chunk, step(scheduler.slots, {seat.slot: token}, first))
        pieces.append((seat.request.id, chunk.start))
    return pieces


def turn(scheduler: Scheduler, *tokens: int | None, ends: Ends = NOBODY, first: Ends = NOBODY) -> list[Event]:
    """A whole step: prompts go in, then the decode says a token a slot; None is silence."""
    prefill(scheduler, first)
    if scheduler.decoding():
        scheduler.record_decode(step(scheduler.slots, dict(enumerate(tokens)), ends))
    return scheduler.end_step()


def heard(events: Iterable[Event]) -> list[Heard]:
    return [(event.id, event.token, event.finish) for event in events]


def seated(scheduler: Scheduler) -> dict[int, str]:
    return {slot: seat.request.id for slot, seat in scheduler.table.sequences.items()}


def figures(scheduler: Scheduler) -> tuple[object, ...]:
    """Everything that a call without effect leaves alone."""
    waiting, told, due = (
        list(scheduler.table.waiting),
        list(scheduler.table.events),
        dict(scheduler.table.deadlines),
    )
    return waiting, told, due, seated(scheduler), list(scheduler.table.free_slots), scheduler.stats()


# Seats


def test_requests_are_seated_in_the_order_of_arrival_and_the_rest_wait() -> None:
    scheduler = serving(ask("a"), ask("b"), ask("c"), slots=2)
    scheduler.begin_step()
    assert seated(scheduler) == {0: "a", 1: "b"}
    assert list(scheduler.table.waiting) == ["c"]


def test_the_slot_that_fell_free_first_is_taken_first() -> None:
    scheduler = serving(ask("a"), ask("b"), ask("c"), slots=3)
    turn(scheduler, 5, 6, 7, ends={2: FinishCode.STOP})
    turn(scheduler, 8, 9, ends={0: FinishCode.STOP})
    scheduler.submit(ask("d"))
    scheduler.submit(ask("e"))
    scheduler.begin_step()
    assert seated(scheduler) == {1: "b", 2: "d", 0: "e"}


def test_a_freed_slot_is_taken_again_while_its_neighbour_goes_on() -> None:
    scheduler = serving(ask("a"), ask("b"), ask("c"), slots=2)
    assert heard(turn(scheduler, 5, 6, ends={0: FinishCode.STOP}))[2:] == [("a", 5, "stop"), ("b", 6, None)]
    assert heard(turn(scheduler, 7, 8)) == [("c", 50, None), ("b", 8, None), ("c", 7, None)]


def test_an_admission_is_midstream_only_while_somebody_decodes() -> None:
    scheduler = serving(ask("long", 19), slots=3, budget=8)
    turn(scheduler)
    scheduler.submit(ask("beside a prefill"))
    turn(scheduler)
    assert (scheduler.table.counters.admits, scheduler.table.counters.midstream_admits) == (2, 0)
    turn(scheduler, 5, 6)
    scheduler.submit(ask("beside two decodes"))
    turn(scheduler, 7, 8, 9)
    assert (scheduler.table.counters.admits, scheduler.table.counters.midstream_admits) == (3, 1)


def test_a_policy_decides_who_is_seated_and_the_others_keep_their_places() -> None:
    line = [ask("a", 9), ask("b", 2), ask("c", 7), ask("d", 5)]
    scheduler = serving(*line, slots=2, policy=shortest)
    scheduler.begin_step()
    assert seated(scheduler) == {0: "b", 1: "d"}
    assert list(scheduler.table.waiting) == ["a", "c"]


# Prompts


def test_a_prompt_goes_in_piece_by_piece_and_speaks_after_the_last() -> None:
    scheduler = serving(ask("a", 19), slots=2, budget=8)
    for chunk in split_prompt(19, SIZES):
        assert prefill(scheduler) == [("a", chunk.start)]
        assert heard(scheduler.end_step()) == ([("a", 50, None)] if chunk.last else [])
    assert prefill(scheduler) == []


def test_a_step_takes_one_piece_even_if_that_is_over_its_budget() -> None:
    scheduler = serving(ask("a", 11), ask("b", 3), slots=2, budget=1)
    assert [prefill(scheduler) for _ in range(4)] == [[("a", 0)], [("a", 8)], [("b", 0)], []]


@pytest.mark.parametrize(("budget", "fit"), [(16, 3), (15, 2), (12, 2), (11, 1)])
def test_a_budget_holds_what_is_computed_padding_and_all(budget: int, fit: int) -> None:
    scheduler = serving(ask("a", 11), ask("b", 1), ask("c", 3), slots=3, budget=budget)  # 8 + 4, 4, 4
    assert prefill(scheduler) == [("a", 0), ("a", 8), ("b", 0)][:fit]


def test_a_short_prompt_does_not_overtake_a_long_one_that_is_over_the_budget() -> None:
    scheduler = serving(ask("long", 16), ask("short", 3), slots=2, budget=12)
    assert [prefill(scheduler) for _ in range(2)] == [[("long", 0)], [("long", 8), ("short", 0)]]


def test_prompts_go_in_by_admission_and_not_by_slot() -> None:
    scheduler = serving(ask("a", max_tokens=1), ask("b", 11), ask("c"), slots=2, budget=8)
    turn(scheduler, first={0: FinishCode.LENGTH})
    assert [prefill(scheduler) for _ in range(3)] == [[("b", 0)], [("b", 8), ("c", 0)], []]


def test_a_row_decodes_between_two_pieces_of_a_long_prompt() -> None:
    scheduler = serving(ask("a", max_tokens=9), slots=2, budget=8)
    turn(scheduler, 4)
    scheduler.submit(ask("long", 19))
    assert heard(turn(scheduler, 5)) == [("a", 5, None)]
    assert heard(turn(scheduler, 6)) == [("a", 6, None)]
    assert heard(turn(scheduler, 7, 8)) == [("long", 51, None), ("a", 7, None), ("long", 8, None)]


def test_a_request_for_one_token_is_not_decoded() -> None:
    scheduler = serving(ask("a", max_tokens=1), slots=1)
    prefill(scheduler, first={0: FinishCode.LENGTH})
    assert not scheduler.decoding()
    assert heard(scheduler.end_step()) == [("a", 50, "length")]


def test_the_sittings_of_a_step_say_who_worked_and_at_what() -> None:
    scheduler = serving(ask("a"), slots=3)
    turn(scheduler, 4)
    scheduler.submit(ask("b"))
    turn(scheduler, 5, 6)
    assert scheduler.record.activity == {0: SlotActivity("a", "decode"), 1: SlotActivity("b", "prefill")}


# Cancellation


def test_a_token_in_flight_at_cancellation_is_not_given_to_the_next_tenant() -> None:
    scheduler = serving(ask("old"), ask("new"), slots=1, ahead=1)
    assert heard(turn(scheduler, 5)) == [("old", 50, None)]
    scheduler.cancel("old")
    assert heard(turn(scheduler, 9)) == [("old", None, "cancelled"), ("new", 50, None)]
    assert heard(turn(scheduler, 10)) == [("new", 9, None)]


def test_an_ending_in_flight_at_cancellation_does_not_end_the_next_tenant() -> None:
    scheduler = serving(ask("x"), slots=1, ahead=1)
    turn(scheduler, 5, ends={0: FinishCode.STOP})
    scheduler.cancel("x")
    scheduler.submit(ask("y"))
    assert heard(turn(scheduler, 9)) == [("x", None, "cancelled"), ("y", 50, None)]
    assert heard(turn(scheduler, 10)) == [("y", 9, None)]


def test_an_id_is_in_flight_until_its_ending_is_told() -> None:
    scheduler = serving(ask("x"), slots=1)
    scheduler.cancel("x")
    with pytest.raises(ValueError, match="still in flight"):
        scheduler.submit(ask("x"))
    assert heard(turn(scheduler)) == [("x", None, "cancelled")]
    scheduler.submit(ask("x"))


def test_a_request_that_is_cancelled_in_the_queue_never_sits() -> None:
    scheduler = serving(ask("a"), ask("b"), ask("c"), slots=1)
    scheduler.cancel("a")
    scheduler.cancel("b")
    events = turn(scheduler, 5)
    assert heard(events)[:2] == [("a", None, "cancelled"), ("b", None, "cancelled")]
    assert events[0].reason == "cancelled by the caller"
    assert (scheduler.table.counters.admits, seated(scheduler)) == (1, {0: "c"})


def test_a_prompt_that_is_cancelled_half_way_goes_no_further() -> None:
    scheduler = serving(ask("a", 19), slots=1, budget=8)
    turn(scheduler)
    scheduler.cancel("a")
    assert not scheduler.idle  # the ending is still to be told
    assert prefill(scheduler) == []
    assert heard(scheduler.end_step()) == [("a", None, "cancelled")]
    assert scheduler.idle


def test_a_request_that_is_cancelled_while_it_decodes_keeps_its_tokens() -> None:
    scheduler = serving(ask("a"), slots=1)
    assert heard(turn(scheduler, 5)) == [("a", 50, None), ("a", 5, None)]
    scheduler.cancel("a")
    (ending,) = turn(scheduler)
    assert ending.stats is not None
    assert (ending.finish, ending.token, ending.stats.tokens) == ("cancelled", None, 2)


def test_a_cancel_hits_neither_a_stranger_nor_whoever_sits_there_now() -> None:
    scheduler = serving(ask("a", max_tokens=1), ask("b"), slots=1)
    turn(scheduler, first={0: FinishCode.LENGTH})
    turn(scheduler, 5)
    before = figures(scheduler)
    scheduler.cancel("a")
    scheduler.cancel("never seen")
    assert figures(scheduler) == before


def test_a_request_that_is_cancelled_twice_ends_once() -> None:
    scheduler = serving(ask("a"), ask("b"), slots=1)
    turn(scheduler, 5)
    for id in "abab":
        scheduler.cancel(id)
    assert heard(turn(scheduler)) == [("a", None, "cancelled"), ("b", None, "cancelled")]
    assert turn(scheduler) == []


def test_after_cancel_all_nothing_queued_slips_in() -> None:
    scheduler = serving(ask("a"), ask("b", 19), ask("c"), ask("d"), slots=2)
    turn(scheduler, 5)
    scheduler.cancel_all()
    assert prefill(scheduler) == []
    assert not scheduler.decoding()
    assert sorted(heard(scheduler.end_step())) == [(id, None, "cancelled") for id in "abcd"]
    assert (scheduler.idle, scheduler.table.counters.admits) == (True, 2)


# Silence


@pytest.mark.parametrize("how", ["cancel", "deadline"])
def test_the_row_of_an_evicted_request_is_silenced_once_and_before_the_next_sits_there(how: str) -> None:
    clock = Clock()
    scheduler = serving(ask("a"), ask("b", deadline_s=9), ask("c"), slots=2, clock=clock)
    turn(scheduler, 5, 6)
    if how == "cancel":
        scheduler.cancel("b")
    clock.now += 9
    assert scheduler.begin_step() == {1}
    assert seated(scheduler) == {0: "a", 1: "c"}
    assert scheduler.begin_step() == set()


def test_a_row_that_ended_by_itself_needs_no_silencing() -> None:
    scheduler = serving(ask("a"), ask("b"), ask("c"), slots=3)
    turn(scheduler, 5, 6, 7, ends={0: FinishCode.STOP, 1: FinishCode.LENGTH, 2: FinishCode.NONFINITE_LOGITS})
    assert scheduler.begin_step() == set()


# Deadlines


def test_a_queued_request_ends_at_its_deadline_and_not_before() -> None:
    clock = Clock()
    scheduler = serving(ask("a"), ask("b", deadline_s=1.5), slots=1, clock=clock)
    clock.now += 1.4375
    assert heard(turn(scheduler, 5)) == [("a", 50, None), ("a", 5, None)]
    clock.now += 0.0625
    ending, _ = turn(scheduler, 6)
    assert (ending.id, ending.finish, ending.reason) == ("b", "cancelled", "its deadline has passed")


def test_a_seated_request_ends_at_its_deadline_and_its_slot_is_taken_in_the_same_step() -> None:
    clock = Clock()
    scheduler = serving(ask("a", deadline_s=30), ask("b"), slots=1, clock=clock)
    assert len(turn(scheduler, 5)) == 2
    clock.now += 30
    assert heard(turn(scheduler, 6)) == [("a", None, "cancelled"), ("b", 50, None), ("b", 6, None)]


@pytest.mark.parametrize("end", ["by itself", "by a cancel", "by a failure", "in the queue"])
def test_a_deadline_does_not_reach_a_later_request_with_the_same_id(end: str) -> None:
    clock = Clock()
    scheduler = serving(ask("x", deadline_s=2), slots=1, clock=clock)
    if end != "in the queue":
        turn(scheduler, 5, ends={0: FinishCode.STOP} if end == "by itself" else NOBODY)
    if end == "by a failure":
        scheduler.fail("no power")
    scheduler.cancel("x")
    scheduler.end_step()
    scheduler.submit(ask("x"))
    clock.now += 5
    assert heard(turn(scheduler, 6))[-2:] == [("x", 50, None), ("x", 6, None)]


# Endings


@pytest.mark.parametrize(("code", "finish"), [(FinishCode.STOP, "stop"), (FinishCode.LENGTH, "length")])
def test_a_last_token_and_its_finish_are_one_event(code: FinishCode, finish: str) -> None:
    scheduler = serving(ask("a"), slots=2)
    *_, ending = turn(scheduler, 5, ends={0: code})
    assert (ending.id, ending.token, ending.finish, ending.digest) == ("a", 5, finish, 35)
    assert (ending.reason, scheduler.idle) == (None, True)


def test_logits_that_are_not_finite_end_their_request_alone_and_give_no_token() -> None:
    scheduler = serving(ask("a"), ask("b"), slots=2)
    *_, ending, other = turn(scheduler, 5, 6, ends={0: FinishCode.NONFINITE_LOGITS})
    assert (ending.id, ending.token, ending.digest, ending.finish) == ("a", None, None, "error")
    assert "not finite" in str(ending.reason)
    assert ending.stats is not None
    assert ending.stats.tokens == 1  # the one before
    assert heard([other]) == [("b", 6, None)]
    assert seated(scheduler) == {1: "b"}
    assert (scheduler.table.counters.tokens, scheduler.table.counters.failures) == (3, 0)


def test_a_request_may_end_with_its_first_token() -> None:
    scheduler = serving(ask("a"), ask("b"), slots=2)
    events = turn(scheduler, None, 6, first={0: FinishCode.STOP})
    assert heard(events) == [("a", 50, "stop"), ("b", 51, None), ("b", 6, None)]


def test_every_token_comes_with_its_own_digest() -> None:
    events = turn(serving(ask("a"), ask("b"), slots=2), 5, 6, ends={1: FinishCode.STOP})
    assert [event.digest for event in events] == [350, 357, 35, 42]


def test_only_an_ending_carries_stats() -> None:
    scheduler = serving(ask("a", max_tokens=3), slots=1)
    events = turn(scheduler, 5) + turn(scheduler, 6, ends={0: FinishCode.LENGTH})
    assert [event.stats is not None for event in events] == [False, False, True]


# Refusals


def test_a_full_queue_refuses_and_nothing_changes() -> None:
    scheduler = serving(*[ask(id, deadline_s=3) for id in "abcde"], slots=2)
    before = figures(scheduler)
    with pytest.raises(QueueFull, match="request f: the queue is full with 5 requests"):
        scheduler.submit(ask("f", deadline_s=3))
    assert figures(scheduler) == before
    turn(scheduler, 5, 6)
    scheduler.submit(ask("f"))


def test_an_id_is_refused_while_it_is_in_flight_and_free_after_its_ending() -> None:
    scheduler = serving(ask("x", 11), slots=1, budget=8)
    for phase in ("waiting", "prefilling", "decoding"):
        before = figures(scheduler)
        with pytest.raises(ValueError, match="request x: another request with this id is still in flight"):
            scheduler.submit(ask("x", deadline_s=1))
        assert figures(scheduler) == before, phase
        turn(scheduler, 5)
    turn(scheduler, 6, ends={0: FinishCode.LENGTH})
    scheduler.submit(ask("x"))


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        (ask("no", length=0), "request no: the prompt is empty"),
        (ask("no", 26, 4), r"request no: 26 prompt \+ 4 new tokens = 30, but a slot holds 29"),
        (Request(id="no", prompt=(3, 97), max_tokens=1), "prompt has id 97, the vocabulary is 0 to 96"),
        (Request(id="no", prompt=(-1, 3), max_tokens=1), "prompt has id -1, the vocabulary is 0 to 96"),
        (
            ask("no", stop_token_ids=[5, 97]),
            "request no: stop_token_ids has id 97, the vocabulary is 0 to 96",
        ),
        (ask("no", stop_token_ids=[3, 4, 5]), "request no: 5 stop token ids, at most 4"),
    ],
)
def test_a_request_that_could_never_run_is_refused_and_nothing_changes(
    request_: Request, sentence: str
) -> None:
    scheduler = serving(ask("a"), ask("b"), slots=1)
    turn(scheduler, 5)
    before = figures(scheduler)
    with pytest.raises(ValueError, match=sentence):
        scheduler.submit(request_)
    assert figures(scheduler) == before


def test_a_request_that_just_fits_is_taken() -> None:
    serving(
        ask("a", 25, 4),
        ask("b", stop_token_ids=[3, 2, 4, 3]),
        ask("c", stop_token_ids=[1, 3, 4, 5], ignore_eos=True),
        slots=1,
    )


# Failure


def test_a_failure_ends_who_sits_and_leaves_who_waits() -> None:
    scheduler = serving(ask("a"), ask("b", 19), ask("c"), slots=2, budget=8, ahead=1)
    turn(scheduler, 5)
    scheduler.begin_step()
    scheduler.fail("no power")
    events = scheduler.end_step()
    assert heard(events) == [("a", None, "error"), ("b", None, "error")]
    assert {event.reason for event in events} == {"no power"}
    stats = scheduler.stats()
    assert (stats.failures, stats.last_failure, stats.finished) == (1, "no power", {"error": 2})
    assert (stats.queued, stats.prefilling, stats.decoding) == (1, 0, 0)


class Lost:
    """A step that was launched, and whose result will never come."""

    def __array__(self, dtype: object = None, copy: object = None) -> NoReturn:
        raise RuntimeError("a lost step was read")


def test_after_a_failure_the_queue_is_served_and_no_lost_step_is_read() -> None:
    scheduler = serving(ask("a"), ask("b"), slots=1, ahead=1)
    prefill(scheduler)
    scheduler.record_decode(Lost())
    assert heard(scheduler.end_step()) == [("a", 50, None)]
    scheduler.fail("no power")
    assert heard(turn(scheduler, 6)) == [("a", None, "error"), ("b", 50, None)]
    assert heard(turn(scheduler, 7)) == [("b", 6, None)]


def test_a_failure_silences_every_row_in_case_the_device_goes_on() -> None:
    scheduler = serving(ask("a"), ask("b"), slots=3)
    turn(scheduler, 5, 6)
    scheduler.cancel("a")
    scheduler.fail("no power")
    assert scheduler.begin_step() == {0, 1}


def test_tokens_that_were_read_before_a_failure_are_told() -> None:
    scheduler = serving(ask("a"), slots=1)
    prefill(scheduler)
    scheduler.record_decode(Lost())
    with pytest.raises(RuntimeError, match="a lost step was read"):
        scheduler.end_step()
    scheduler.fail("no power")
    assert heard(scheduler.end_step()) == [("a", 50, None), ("a", None, "error")]


@pytest.mark.parametrize("last", [None, 6], ids=["silence", "a token without an end"])
def test_a_device_that_never_ends_a_request_fails_it_and_nobody_hangs(last: int | None) -> None:
    scheduler = serving(ask("a", max_tokens=3), ask("b"), slots=1)
    turn(scheduler, 5)
    turn(scheduler, last)
    (ending,) = turn(scheduler)
    assert (ending.id, ending.token, ending.finish, scheduler.table.counters.failures) == (
        "a",
        None,
        "error",
        1,
    )
    assert heard(turn(scheduler, 7)) == [("b", 50, None), ("b", 7, None)]


# Steps left unread


def test_the_newest_step_stays_unread_until_nothing_else_is_launched() -> None:
    scheduler = serving(ask("a", max_tokens=3), slots=1, ahead=1)
    assert heard(turn(scheduler, 5)) == [("a", 50, None)]
    assert heard(turn(scheduler, 6, ends={0: FinishCode.LENGTH})) == [("a", 5, None)]
    assert not scheduler.idle
    assert not scheduler.decoding()
    assert heard(turn(scheduler)) == [("a", 6, "length")]
    assert scheduler.idle


def test_a_row_that_ended_unread_is_silent_in_the_steps_launched_meanwhile() -> None:
    scheduler = serving(ask("a"), ask("b"), slots=1, ahead=1)
    turn(scheduler, 5, ends={0: FinishCode.STOP})
    assert heard(turn(scheduler, None)) == [("a", 5, "stop")]
    assert heard(turn(scheduler, 6)) == [("b", 50, None)]
    assert heard(turn(scheduler, 7)) == [("b", 6, None)]


def served(ahead: int) -> dict[str, list[Heard]]:
    """The streams of five ragged requests on two slots, whose n-th token is their length and n."""
    streams: dict[str, list[Heard]] = {id: [] for id in "abcde"}
    line = [
        ask(id, length, cap)
        for id, length, cap in zip(streams, (3, 9, 1, 19, 5), (4, 1, 7, 2, 5), strict=True)
    ]
    scheduler = serving(*line, slots=2, budget=8, ahead=ahead)
    while not scheduler.idle:
        scheduler.begin_step()
        for seat, chunk in scheduler.next_chunks():
            scheduler.record_prefill(seat, chunk, spoken(scheduler, [seat.slot] if chunk.last else []))
        if scheduler.decoding():
            rows = [slot for slot, seat in scheduler.table.sequences.items() if seat.is_decoding]
            scheduler.record_decode(spoken(scheduler, rows))
        for event in scheduler.end_step():
            streams[event.id].append((event.id, event.token, event.finish))
    return streams


def spoken(scheduler: Scheduler, slots: list[int]) -> NDArray[np.int32]:
    """A step in which these slots speak."""
    seats = {slot: scheduler.table.sequences[slot] for slot in slots}
    tokens = {slot: 100 * len(seat.request.prompt) + seat.launched_tokens for slot, seat in seats.items()}
    last = [slot for slot, seat in seats.items() if seat.launched_tokens + 1 == seat.request.max_tokens]
    return step(scheduler.slots, tokens, dict.fromkeys(last, FinishCode.LENGTH))


@pytest.mark.parametrize("ahead", [0, 1, 2, 5])
def test_streams_do_not_depend_on_how_late_they_are_read(ahead: int) -> None:
    assert served(ahead)["d"] == [("d", 1900, None), ("d", 1901, "length")]
    assert served(ahead) == served(0)


# Figures


def test_a_request_is_told_how_it_fared() -> None:
    clock = Clock()
    scheduler = serving(ask("a", 11), slots=1, budget=8, clock=clock)
    clock.now += 3  # in the queue
    prefill(scheduler)
    clock.now += 1
    scheduler.end_step()
    assert prefill(scheduler) == [("a", 8)]
    clock.now += 1
    scheduler.end_step()  # its first token, five seconds after submission
    for code in (FinishCode.RUNNING, FinishCode.RUNNING, FinishCode.LENGTH):
        clock.now += 2
        events = turn(scheduler, 5, ends={0: code})
    fare = RequestStats(
        prompt=11,
        tokens=4,
        queue_s=3.0,
        ttft_s=5.0,
        latency_s=11.0,
        prefill_tokens_per_s=5.5,
        decode_tokens_per_s=0.5,
        finish="length",
    )
    assert events[-1].stats == fare


def test_a_request_that_never_spoke_has_no_rates() -> None:
    clock = Clock()
    scheduler = serving(ask("sits", 19), ask("waits"), slots=1, budget=8, clock=clock)
    clock.now += 2
    turn(scheduler)
    clock.now += 3
    scheduler.cancel_all()
    fares = {event.id: event.stats for event in turn(scheduler)}
    assert fares["waits"] == RequestStats(3, 0, 5.0, None, 5.0, None, None, "cancelled")
    assert fares["sits"] == RequestStats(19, 0, 2.0, None, 5.0, None, None, "cancelled")


def test_a_step_is_booked_with_its_seats_its_prompt_tokens_its_rows_and_its_time() -> None:
    clock = Clock()
    scheduler = serving(ask("a", 3, 3), ask("b", 7, 2), slots=4, clock=clock)
    prefill(scheduler)
    scheduler.record_decode(step(4, {0: 5, 1: 6}, {1: FinishCode.LENGTH}))
    clock.now += 12  # for 10 prompt tokens and 2 rows
    scheduler.end_step()
    clock.now += 40  # between two steps: nobody's time
    scheduler.begin_step()
    scheduler.record_decode(step(4, {0: 7}, {0: FinishCode.LENGTH}))
    clock.now += 3
    scheduler.end_step()
    stats = scheduler.stats()
    assert (stats.slots, stats.steps, stats.tokens, stats.prefill_tokens) == (4, 2, 5, 10)
    assert (stats.finished, stats.occupancy) == ({"length": 2}, 3 / 8)
    assert stats.prefill_tokens_per_s == pytest.approx(10 / 10)
    assert stats.decode_tokens_per_s == pytest.approx(3 / 5)


def test_an_idle_step_is_not_booked() -> None:
    scheduler = serving(ask("a", max_tokens=1), slots=1)
    turn(scheduler, first={0: FinishCode.LENGTH})
    before = scheduler.stats()
    assert turn(scheduler) == []
    assert scheduler.stats() == before


def test_a_row_that_had_ended_before_the_decode_is_not_booked_as_decoded() -> None:
    scheduler = serving(ask("a"), ask("b"), slots=2)
    turn(scheduler, None, 6, first={0: FinishCode.STOP})
    assert scheduler.stats().tokens == 3
    assert scheduler.stats().mean_concurrency == 1  # b's second token was alone in its decode


def test_stats_tell_the_queue_the_prefilling_and_the_decoding_apart() -> None:
    scheduler = serving(
        *[ask(id, length) for id, length in zip("abcd", (3, 19, 3, 3), strict=True)], slots=2, budget=8
    )
    turn(scheduler, 5)
    stats = scheduler.stats()
    assert (stats.queued, stats.prefilling, stats.decoding) == (2, 1, 1)


# Several answers to one prompt


def several(scheduler: Scheduler, tokens: Mapping[int, int], ends: Ends = NOBODY) -> list[Event]:
    """Begin a step whose prompts all end, each slot saying its first token; then close it."""
    scheduler.begin_step()
    for seat, chunk in scheduler.next_chunks():
        scheduler.record_prefill(seat, chunk, step(scheduler.slots, tokens if chunk.last else {}, ends))
    return scheduler.end_step()


def test_all_answers_are_seated_at_once_and_begin_when_the_prompt_is_read() -> None:
    scheduler = serving(ask("a", 11, n=2), ask("b"), slots=3, budget=8)
    scheduler.begin_step()
    assert [(seat.request.id, seat.index) for seat in scheduler.table.sequences.values()] == [
        ("a", 0),
        ("a", 1),
        ("b", 0),
    ]
    assert len({seat.request.seed for seat in scheduler.table.sequences.values()}) == 3
    scheduler = serving(ask("a", 11, n=2), slots=3, budget=8)
    assert several(scheduler, {}) == []
    events = several(scheduler, {0: 51, 1: 52})
    assert [(event.index, event.token) for event in events] == [(0, 51), (1, 52)]


def test_a_request_that_needs_more_room_is_not_overtaken() -> None:
    scheduler = serving(ask("a"), ask("b", n=2), ask("c"), slots=2)
    scheduler.begin_step()
    assert seated(scheduler) == {0: "a"}
    assert list(scheduler.table.waiting) == ["b", "c"]


def test_an_id_is_in_flight_until_its_last_answer_ended() -> None:
    scheduler = serving(ask("a", n=2), slots=2)
    several(scheduler, {0: 51, 1: 52}, {0: FinishCode.STOP})
    with pytest.raises(ValueError, match="still in flight"):
        scheduler.submit(ask("a"))
    turn(scheduler, None, 53, ends={1: FinishCode.STOP})
    scheduler.submit(ask("a"))


def test_a_deadline_holds_for_the_answers_that_are_left() -> None:
    clock = Clock()
    scheduler = serving(ask("a", n=3, deadline_s=10), slots=3, clock=clock)
    several(scheduler, {0: 51, 1: 52, 2: 53}, {0: FinishCode.STOP})
    clock.now += 11
    assert [(event.index, event.finish) for event in turn(scheduler)] == [(1, "cancelled"), (2, "cancelled")]
    assert scheduler.idle


def test_a_failure_ends_every_answer_once() -> None:
    scheduler = serving(ask("a", n=3), slots=3)
    several(scheduler, {0: 51, 1: 52, 2: 53})
    scheduler.fail("lost")
    assert [(event.index, event.finish) for event in scheduler.end_step()] == [(n, "error") for n in range(3)]


def test_a_queued_request_is_cancelled_with_all_its_answers_and_no_single_one() -> None:
    scheduler = serving(ask("a", n=2), ask("b", n=2), slots=2)
    scheduler.begin_step()
    scheduler.cancel("b", 1)
    assert list(scheduler.table.waiting) == ["b"]
    scheduler.cancel("b")
    assert [(event.id, event.index) for event in scheduler.table.events] == [("b", 0), ("b", 1)]
