"""Which requests are queued, which are refused, and which slot each one is admitted to."""

import pytest
from support.scheduling import ids_by_slot, make_request, outputs, run_step, scheduler_with, snapshot, submit

from xlabatch.api import QueueFull
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.scheduler.policies import Queue, shortest
from xlabatch.scheduler.reuse.prefixes import PrefixIndex
from xlabatch.scheduler.sequences import FinishCode

# Slots


def test_requests_are_admitted_in_the_order_of_arrival_and_the_rest_wait() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), make_request("c"), slots=2)
    scheduler.plan()
    assert ids_by_slot(scheduler) == {0: "a", 1: "b"}
    assert list(scheduler.table.waiting) == ["c"]


def ids_after_two_endings(reuses: bool) -> dict[int, str]:
    """The requests by slot after first slot 2 and then slot 0 was freed, which may keep their prefixes."""
    prefixes = PrefixIndex(3, 100, enabled=reuses)
    first = [make_request("a"), make_request("b"), make_request("c")]
    scheduler = scheduler_with(*first, slots=3, prefixes=prefixes)
    run_step(scheduler, 5, 6, 7, ends={2: FinishCode.STOP})
    run_step(scheduler, 8, 9, ends={0: FinishCode.STOP})
    for id in "de":
        submit(scheduler, Request(id=id, prompt=(1, 2, 3), max_tokens=4))
    scheduler.plan()
    return ids_by_slot(scheduler)


def test_slots_without_a_prefix_are_filled_from_the_first_on() -> None:
    assert ids_after_two_endings(reuses=False) == {0: "d", 1: "b", 2: "e"}


def test_of_slots_with_a_prefix_the_one_that_was_freed_first_is_used_first() -> None:
    assert ids_after_two_endings(reuses=True) == {0: "e", 1: "b", 2: "d"}


def test_a_freed_slot_is_used_again_while_the_other_slot_decodes() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), make_request("c"), slots=2)
    events = run_step(scheduler, 5, 6, ends={0: FinishCode.STOP})
    assert outputs(events)[2:] == [("a", 5, "stop"), ("b", 6, None)]
    assert outputs(run_step(scheduler, 7, 8)) == [("c", 50, None), ("b", 8, None), ("c", 7, None)]


def test_an_admission_is_midstream_only_while_another_sequence_decodes() -> None:
    scheduler = scheduler_with(make_request("long", 19), slots=3, budget=8)
    run_step(scheduler)
    submit(scheduler, make_request("during a prefill"))
    run_step(scheduler)
    assert (scheduler.table.counters.admits, scheduler.table.counters.midstream_admits) == (2, 0)
    run_step(scheduler, 5, 6)
    submit(scheduler, make_request("during two decodes"))
    run_step(scheduler, 7, 8, 9)
    assert (scheduler.table.counters.admits, scheduler.table.counters.midstream_admits) == (3, 1)


def test_a_policy_chooses_the_requests_and_the_others_keep_their_order() -> None:
    requests = [make_request("a", 9), make_request("b", 2), make_request("c", 7), make_request("d", 5)]
    scheduler = scheduler_with(*requests, slots=2, policy=shortest)
    scheduler.plan()
    assert ids_by_slot(scheduler) == {0: "b", 1: "d"}
    assert list(scheduler.table.waiting) == ["a", "c"]


def test_a_policy_may_be_any_function_that_orders_requests() -> None:
    def latest(queue: Queue) -> list[Request]:
        return [each.request for each in queue.waiting if each.request.id != "never"][::-1]

    requests = [make_request(id) for id in ("a", "b", "never", "c")]
    scheduler = scheduler_with(*requests, slots=2, policy=latest)
    scheduler.plan()
    assert ids_by_slot(scheduler) == {0: "c", 1: "b"}


@pytest.mark.parametrize("chosen", [[make_request("b")], [make_request("a")] * 2], ids=["unknown", "twice"])
def test_a_policy_that_chooses_what_does_not_wait_is_reported(chosen: list[Request]) -> None:
    scheduler = scheduler_with(make_request("a"), slots=2, policy=lambda _: chosen)
    with pytest.raises(ValueError, match=r"the policy chose request '[ab]', which does not wait"):
        scheduler.plan()


# Refusals


def test_a_full_queue_refuses_a_request_and_nothing_changes() -> None:
    scheduler = scheduler_with(*[make_request(id, deadline_s=3) for id in "abcde"], slots=2)
    before = snapshot(scheduler)
    with pytest.raises(QueueFull, match=r"request f: queue full \(5 waiting\)"):
        submit(scheduler, make_request("f", deadline_s=3))
    assert snapshot(scheduler) == before
    run_step(scheduler, 5, 6)
    submit(scheduler, make_request("f"))


def test_an_id_is_refused_while_it_is_in_flight_and_free_after_its_ending() -> None:
    scheduler = scheduler_with(make_request("x", 11), slots=1, budget=8)
    for phase in ("waiting", "prefilling", "decoding"):
        before = snapshot(scheduler)
        with pytest.raises(Refused, match="request x: another request with this id is already in flight"):
            submit(scheduler, make_request("x", deadline_s=1))
        assert snapshot(scheduler) == before, phase
        run_step(scheduler, 5)
    run_step(scheduler, 6, ends={0: FinishCode.LENGTH})
    submit(scheduler, make_request("x"))


@pytest.mark.parametrize(
    ("impossible", "message"),
    [
        (make_request("no", length=0), "request no: prompt is empty"),
        (make_request("no", 26, 4), r"request no: 26 prompt \+ 4 new tokens = 30, but a slot holds 29"),
        (Request(id="no", prompt=(3, 97), max_tokens=1), "prompt has id 97, the vocabulary is 0 to 96"),
        (Request(id="no", prompt=(-1, 3), max_tokens=1), "prompt has id -1, the vocabulary is 0 to 96"),
        (
            make_request("no", stop_token_ids=[5, 97]),
            "request no: stop_token_ids has id 97, the vocabulary is 0 to 96",
        ),
        (
            make_request("no", stop_token_ids=[3, 4, 5]),
            "request no: 5 end token ids with the model's own; the limit",
        ),
    ],
)
def test_a_request_that_could_never_run_is_refused_and_nothing_changes(
    impossible: Request, message: str
) -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=1)
    run_step(scheduler, 5)
    before = snapshot(scheduler)
    with pytest.raises(Refused, match=message):
        submit(scheduler, impossible)
    assert snapshot(scheduler) == before


def test_a_request_exactly_at_the_limits_is_accepted() -> None:
    scheduler_with(
        make_request("a", 25, 4),
        make_request("b", stop_token_ids=[3, 2, 4, 3]),
        make_request("c", stop_token_ids=[1, 3, 4, 5], ignore_eos=True),
        slots=1,
    )
