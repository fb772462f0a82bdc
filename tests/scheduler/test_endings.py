"""How a request ends: by its tokens, by logits that are not finite, by a failure of the device."""

import pytest
from support.scheduling import (
    end_step,
    ids_by_slot,
    launch_decode,
    launch_prefill,
    make_request,
    outputs,
    run_step,
    scheduler_with,
)
from support.simulated_device import DeviceFailure, LostStep

from xlabatch.scheduler.sequences import FinishCode

# Ends that the device reports


@pytest.mark.parametrize(("code", "finish"), [(FinishCode.STOP, "stop"), (FinishCode.LENGTH, "length")])
def test_a_last_token_and_its_finish_are_one_event(code: FinishCode, finish: str) -> None:
    scheduler = scheduler_with(make_request("a"), slots=2)
    *_, ending = run_step(scheduler, 5, ends={0: code})
    assert (ending.id, ending.token, ending.finish, ending.digest) == ("a", 5, finish, 35)
    assert (ending.reason, scheduler.idle) == (None, True)


def test_nonfinite_logits_end_only_their_own_request_and_without_a_token() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=2)
    *_, ending, other = run_step(scheduler, 5, 6, ends={0: FinishCode.NONFINITE_LOGITS})
    assert (ending.id, ending.token, ending.digest, ending.finish) == ("a", None, None, "error")
    assert "not finite" in str(ending.reason)
    assert ending.stats is not None
    assert ending.stats.tokens == 1  # its first
    assert outputs([other]) == [("b", 6, None)]
    assert ids_by_slot(scheduler) == {1: "b"}
    assert (scheduler.table.counters.tokens, scheduler.table.counters.failures) == (3, 0)


def test_a_request_may_end_with_its_first_token() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=2)
    events = run_step(scheduler, None, 6, prefill_ends={0: FinishCode.STOP})
    assert outputs(events) == [("a", 50, "stop"), ("b", 51, None), ("b", 6, None)]


def test_every_token_has_its_own_digest() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=2)
    events = run_step(scheduler, 5, 6, ends={1: FinishCode.STOP})
    assert [event.digest for event in events] == [350, 357, 35, 42]


def test_only_an_ending_carries_stats() -> None:
    scheduler = scheduler_with(make_request("a", max_tokens=3), slots=1)
    events = run_step(scheduler, 5) + run_step(scheduler, 6, ends={0: FinishCode.LENGTH})
    assert [event.stats is not None for event in events] == [False, False, True]


# Failure


def test_a_failure_ends_running_requests_and_keeps_the_waiting_ones() -> None:
    requests = make_request("a"), make_request("b", 19), make_request("c")
    scheduler = scheduler_with(*requests, slots=2, budget=8, unread_steps=1)
    run_step(scheduler, 5)
    scheduler.plan()
    scheduler.fail("no power")
    events = end_step(scheduler)
    assert outputs(events) == [("a", None, "error"), ("b", None, "error")]
    assert {event.reason for event in events} == {"no power"}
    stats = scheduler.stats()
    assert (stats.failures, stats.last_failure, stats.finished) == (1, "no power", {"error": 2})
    assert (stats.queued, stats.prefilling, stats.decoding) == (1, 0, 0)


def test_after_a_failure_the_queue_is_served_and_no_lost_step_is_read() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=1, unread_steps=1)
    launch_prefill(scheduler)
    launch_decode(scheduler, LostStep())
    assert outputs(end_step(scheduler)) == [("a", 50, None)]
    scheduler.fail("no power")
    assert outputs(run_step(scheduler, 6)) == [("a", None, "error"), ("b", 50, None)]
    assert outputs(run_step(scheduler, 7)) == [("b", 6, None)]


def test_a_failure_deactivates_every_row_that_was_in_use() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=3)
    run_step(scheduler, 5, 6)
    scheduler.cancel("a")
    scheduler.fail("no power")
    assert scheduler.plan().evicted == {0, 1}


def test_tokens_that_were_read_before_a_failure_are_returned() -> None:
    scheduler = scheduler_with(make_request("a"), slots=1)
    launch_prefill(scheduler)
    launch_decode(scheduler, LostStep())
    with pytest.raises(DeviceFailure, match="a lost step was read"):
        end_step(scheduler)
    scheduler.fail("no power")
    assert outputs(end_step(scheduler)) == [("a", 50, None), ("a", None, "error")]


@pytest.mark.parametrize("last", [None, 6], ids=["no token", "a token without an end"])
def test_a_request_that_the_device_never_ends_fails(last: int | None) -> None:
    scheduler = scheduler_with(make_request("a", max_tokens=3), make_request("b"), slots=1)
    run_step(scheduler, 5)
    run_step(scheduler, last)
    (ending,) = run_step(scheduler)
    assert outputs([ending]) == [("a", None, "error")]
    assert scheduler.table.counters.failures == 1
    assert outputs(run_step(scheduler, 7)) == [("b", 50, None), ("b", 7, None)]
