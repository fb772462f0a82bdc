"""Requests that are cancelled or pass their deadline, and the slots that they leave."""

import pytest
from support.clock import Clock
from support.scheduling import (
    NO_ENDS,
    decoding,
    end_step,
    ids_by_slot,
    launch_prefill,
    make_request,
    outputs,
    run_step,
    scheduler_with,
    snapshot,
    submit,
)

from xlabatch.errors import Refused
from xlabatch.scheduler.sequences import FinishCode

# Cancellation


def test_a_token_in_flight_at_cancellation_does_not_reach_the_slots_next_sequence() -> None:
    scheduler = scheduler_with(make_request("old"), make_request("new"), slots=1, unread_steps=1)
    assert outputs(run_step(scheduler, 5)) == [("old", 50, None)]
    scheduler.cancel("old")
    assert outputs(run_step(scheduler, 9)) == [("old", None, "cancelled"), ("new", 50, None)]
    assert outputs(run_step(scheduler, 10)) == [("new", 9, None)]


def test_an_ending_in_flight_at_cancellation_does_not_end_the_slots_next_sequence() -> None:
    scheduler = scheduler_with(make_request("x"), slots=1, unread_steps=1)
    run_step(scheduler, 5, ends={0: FinishCode.STOP})
    scheduler.cancel("x")
    submit(scheduler, make_request("y"))
    assert outputs(run_step(scheduler, 9)) == [("x", None, "cancelled"), ("y", 50, None)]
    assert outputs(run_step(scheduler, 10)) == [("y", 9, None)]


def test_an_id_is_in_flight_until_its_ending_is_returned() -> None:
    scheduler = scheduler_with(make_request("x"), slots=1)
    scheduler.cancel("x")
    with pytest.raises(Refused, match="already in flight"):
        submit(scheduler, make_request("x"))
    assert outputs(run_step(scheduler)) == [("x", None, "cancelled")]
    submit(scheduler, make_request("x"))


def test_a_request_that_is_cancelled_in_the_queue_is_never_admitted() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), make_request("c"), slots=1)
    scheduler.cancel("a")
    scheduler.cancel("b")
    events = run_step(scheduler, 5)
    assert outputs(events)[:2] == [("a", None, "cancelled"), ("b", None, "cancelled")]
    assert events[0].reason == "cancelled by the caller"
    assert (scheduler.table.counters.admits, ids_by_slot(scheduler)) == (1, {0: "c"})


def test_a_request_that_is_cancelled_during_prefill_launches_no_further_chunk() -> None:
    scheduler = scheduler_with(make_request("a", 19), slots=1, budget=8)
    run_step(scheduler)
    scheduler.cancel("a")
    assert not scheduler.idle  # the ending was not returned yet
    assert launch_prefill(scheduler) == []
    assert outputs(end_step(scheduler)) == [("a", None, "cancelled")]
    assert scheduler.idle


def test_a_request_that_is_cancelled_while_it_decodes_keeps_its_tokens() -> None:
    scheduler = scheduler_with(make_request("a"), slots=1)
    assert outputs(run_step(scheduler, 5)) == [("a", 50, None), ("a", 5, None)]
    scheduler.cancel("a")
    (ending,) = run_step(scheduler)
    assert ending.stats is not None
    assert (ending.finish, ending.token, ending.stats.tokens) == ("cancelled", None, 2)


def test_cancelling_an_unknown_or_ended_id_changes_nothing() -> None:
    scheduler = scheduler_with(make_request("a", max_tokens=1), make_request("b"), slots=1)
    run_step(scheduler, prefill_ends={0: FinishCode.LENGTH})
    run_step(scheduler, 5)
    before = snapshot(scheduler)
    scheduler.cancel("a")
    scheduler.cancel("unknown")
    assert snapshot(scheduler) == before


def test_a_request_that_is_cancelled_twice_ends_once() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=1)
    run_step(scheduler, 5)
    for id in "abab":
        scheduler.cancel(id)
    assert outputs(run_step(scheduler)) == [("a", None, "cancelled"), ("b", None, "cancelled")]
    assert run_step(scheduler) == []


def test_cancel_all_ends_queued_requests_before_any_is_admitted() -> None:
    requests = make_request("a"), make_request("b", 19), make_request("c"), make_request("d")
    scheduler = scheduler_with(*requests, slots=2)
    run_step(scheduler, 5)
    scheduler.cancel_all()
    assert launch_prefill(scheduler) == []
    assert not decoding(scheduler)
    assert sorted(outputs(end_step(scheduler))) == [(id, None, "cancelled") for id in "abcd"]
    assert (scheduler.idle, scheduler.table.counters.admits) == (True, 2)


# Eviction


@pytest.mark.parametrize("how", ["cancel", "deadline"])
def test_an_evicted_row_is_deactivated_once_and_before_its_slot_is_used_again(how: str) -> None:
    clock = Clock()
    requests = make_request("a"), make_request("b", deadline_s=9), make_request("c")
    scheduler = scheduler_with(*requests, slots=2, clock=clock)
    run_step(scheduler, 5, 6)
    if how == "cancel":
        scheduler.cancel("b")
    clock.now += 9
    assert scheduler.plan().evicted == {1}
    assert ids_by_slot(scheduler) == {0: "a", 1: "c"}
    assert scheduler.plan().evicted == set()


def test_a_row_that_ended_by_itself_is_not_deactivated_again() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), make_request("c"), slots=3)
    ends = {0: FinishCode.STOP, 1: FinishCode.LENGTH, 2: FinishCode.NONFINITE_LOGITS}
    run_step(scheduler, 5, 6, 7, ends=ends)
    assert scheduler.plan().evicted == set()


# Deadlines


def test_a_queued_request_ends_at_its_deadline_and_not_before() -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("a"), make_request("b", deadline_s=1.5), slots=1, clock=clock)
    clock.now += 1.4375
    assert outputs(run_step(scheduler, 5)) == [("a", 50, None), ("a", 5, None)]
    clock.now += 0.0625
    ending, _ = run_step(scheduler, 6)
    assert (ending.id, ending.finish, ending.reason) == ("b", "cancelled", "its deadline has passed")


def test_a_running_request_ends_at_its_deadline_and_its_slot_is_used_in_the_same_step() -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("a", deadline_s=30), make_request("b"), slots=1, clock=clock)
    assert len(run_step(scheduler, 5)) == 2
    clock.now += 30
    assert outputs(run_step(scheduler, 6)) == [("a", None, "cancelled"), ("b", 50, None), ("b", 6, None)]


@pytest.mark.parametrize("end", ["by itself", "by cancellation", "by a failure", "in the queue"])
def test_a_deadline_does_not_reach_a_later_request_with_the_same_id(end: str) -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("x", deadline_s=2), slots=1, clock=clock)
    if end != "in the queue":
        run_step(scheduler, 5, ends={0: FinishCode.STOP} if end == "by itself" else NO_ENDS)
    if end == "by a failure":
        scheduler.fail("no power")
    scheduler.cancel("x")
    end_step(scheduler)
    submit(scheduler, make_request("x"))
    clock.now += 5
    assert outputs(run_step(scheduler, 6))[-2:] == [("x", 50, None), ("x", 6, None)]
