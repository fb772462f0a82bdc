"""Requests with n choices: one prefill, a slot and an ending for each choice."""

from collections.abc import Mapping

import pytest
from support.clock import Clock
from support.scheduling import (
    NO_ENDS,
    Ends,
    device_step,
    end_step,
    ids_by_slot,
    launch_chunks,
    make_request,
    run_step,
    scheduler_with,
    submit,
)

from xlabatch.errors import Refused
from xlabatch.request import Event
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import FinishCode


def run_prefill_step(scheduler: Scheduler, tokens: Mapping[int, int], ends: Ends = NO_ENDS) -> list[Event]:
    """A step of prefill only, whose last chunks return these first tokens by slot."""
    launch_chunks(scheduler, scheduler.plan(), device_step(scheduler.slots, tokens, ends))
    return end_step(scheduler)


def test_all_choices_are_admitted_together_and_begin_when_prefill_ends() -> None:
    scheduler = scheduler_with(make_request("a", 11, n=2), make_request("b"), slots=3, budget=8)
    scheduler.plan()
    sequences = scheduler.table.sequences.values()
    assert [(sequence.request.id, sequence.index) for sequence in sequences] == [("a", 0), ("a", 1), ("b", 0)]
    assert len({sequence.request.seed for sequence in sequences}) == 3
    scheduler = scheduler_with(make_request("a", 11, n=2), slots=3, budget=8)
    assert run_prefill_step(scheduler, {}) == []
    events = run_prefill_step(scheduler, {0: 51, 1: 52})
    assert [(event.index, event.token) for event in events] == [(0, 51), (1, 52)]


def test_a_request_that_needs_more_slots_is_not_overtaken() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b", n=2), make_request("c"), slots=2)
    scheduler.plan()
    assert ids_by_slot(scheduler) == {0: "a"}
    assert list(scheduler.table.waiting) == ["b", "c"]


def test_an_id_is_in_flight_until_its_last_choice_has_ended() -> None:
    scheduler = scheduler_with(make_request("a", n=2), slots=2)
    run_prefill_step(scheduler, {0: 51, 1: 52}, {0: FinishCode.STOP})
    with pytest.raises(Refused, match="already in flight"):
        submit(scheduler, make_request("a"))
    run_step(scheduler, None, 53, ends={1: FinishCode.STOP})
    submit(scheduler, make_request("a"))


def test_a_deadline_ends_the_choices_that_still_run() -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("a", n=3, deadline_s=10), slots=3, clock=clock)
    run_prefill_step(scheduler, {0: 51, 1: 52, 2: 53}, {0: FinishCode.STOP})
    clock.now += 11
    endings = [(event.index, event.finish) for event in run_step(scheduler)]
    assert endings == [(1, "cancelled"), (2, "cancelled")]
    assert scheduler.idle


def test_a_failure_ends_every_choice_once() -> None:
    scheduler = scheduler_with(make_request("a", n=3), slots=3)
    run_prefill_step(scheduler, {0: 51, 1: 52, 2: 53})
    scheduler.fail("lost")
    assert [(event.index, event.finish) for event in end_step(scheduler)] == [(n, "error") for n in range(3)]


def test_a_queued_request_is_cancelled_with_all_its_choices_and_not_by_index() -> None:
    scheduler = scheduler_with(make_request("a", n=2), make_request("b", n=2), slots=2)
    scheduler.plan()
    scheduler.cancel("b", 1)
    assert list(scheduler.table.waiting) == ["b"]
    scheduler.cancel("b")
    assert [(event.id, event.index) for event in scheduler.table.events] == [("b", 0), ("b", 1)]


def test_choices_beyond_the_slots_are_admitted_one_by_one() -> None:
    scheduler = scheduler_with(make_request("a", 3, 1, n=5), make_request("b"), slots=2)
    admitted = []
    for _ in range(3):
        plan = scheduler.plan()
        admitted.append([(each.request.id, each.index) for each in scheduler.table.sequences.values()])
        assert list(scheduler.table.waiting) == (["a", "b"] if len(admitted) < 3 else [])
        ends = dict.fromkeys(range(2), FinishCode.LENGTH)
        launch_chunks(scheduler, plan, device_step(2, {0: 50, 1: 50}, ends))
        end_step(scheduler)
    assert admitted == [[("a", 0), ("a", 1)], [("a", 2), ("a", 3)], [("a", 4), ("b", 0)]]


@pytest.mark.parametrize("ends", ["cancelled", "expired"])
def test_choices_that_run_and_those_that_wait_end_together(ends: str) -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("a", n=5, deadline_s=10), slots=2, clock=clock)
    run_prefill_step(scheduler, {0: 51, 1: 52}, {0: FinishCode.STOP})
    with pytest.raises(Refused, match="already in flight"):
        submit(scheduler, make_request("a"))
    if ends == "cancelled":
        scheduler.cancel("a")
    clock.now += 11
    endings = [(event.index, event.finish) for event in run_step(scheduler)]
    assert sorted(endings) == [(index, "cancelled") for index in (1, 2, 3, 4)]
    assert scheduler.idle
    assert not scheduler.table.deadlines
