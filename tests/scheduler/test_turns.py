"""In which order the prompts in slots are read: the shortest first, within bounds, and nothing twice."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain, repeat
from types import MappingProxyType

import pytest
from support.scheduling import (
    LIMITS,
    device_step,
    end_step,
    launch_chunks,
    launch_decode,
    launch_prefill,
    make_request,
    scheduler_with,
    submit,
)

from xlabatch.request import Request
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.policies import fair, fifo, priority, turn_of
from xlabatch.scheduler.reuse.prefixes import PrefixIndex
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import FinishCode

NONE: Mapping[int, Request] = MappingProxyType({})


def run(scheduler: Scheduler, arriving: Iterable[Request] = ()) -> tuple[list[tuple[str, int]], str]:
    """The id and start of each piece, and the ids in the order in which their prompts end.

    One of the requests arrives before each step. Requests end with their first token.
    """
    ends = dict.fromkeys(range(scheduler.slots), FinishCode.LENGTH)
    pieces = []
    ended = ""
    for request in chain(arriving, repeat(None, 20)):
        if request:
            submit(scheduler, request)
        pieces += launch_prefill(scheduler, ends)
        ended += "".join(event.id for event in end_step(scheduler))
    return pieces, ended


shared_or_not = pytest.mark.parametrize("shares_chunks", [False, True])


@shared_or_not
def test_of_prompts_admitted_together_the_shortest_is_read_first(shares_chunks: bool) -> None:
    lengths = {"a": 20, "b": 8, "c": 16, "d": 3}
    for policy, order in {fair: "dbca", fifo: "abcd"}.items():
        requests = [make_request(id, length, 1) for id, length in lengths.items()]
        scheduler = scheduler_with(*requests, slots=4, budget=8, policy=policy, shares_chunks=shares_chunks)
        assert run(scheduler)[1] == order


def test_a_prompt_is_overtaken_only_until_as_many_tokens_as_its_own_were_read() -> None:
    """Else short prompts that keep coming would hold it up for good."""
    scheduler = scheduler_with(make_request("x", 24, 1), slots=3, budget=8, policy=fair)
    assert run(scheduler, [make_request(f"{n}", 8, 1) for n in range(9)])[1] == "01x2345678"


def test_no_prompt_overtakes_a_more_important_one() -> None:
    long, short = make_request("a", priority=1), make_request("b")
    assert turn_of(priority, long, 0, 900) < turn_of(priority, short, 0, 3)
    assert turn_of(fair, long, 0, 900) > turn_of(fair, short, 0, 3)


def test_forks_have_the_turn_of_their_request() -> None:
    scheduler = scheduler_with(make_request("a", 8, n=3, priority=2), slots=3, policy=priority)
    scheduler.plan()
    assert {each.turn for each in scheduler.table.sequences.values()} == {(-2, 8)}


def test_what_slots_hold_does_not_make_a_prompt_long() -> None:
    prefixes = PrefixIndex(2, LIMITS.context)
    scheduler = scheduler_with(make_request("a", 20, 1), slots=2, prefixes=prefixes, policy=fair)
    run(scheduler)
    submit(scheduler, replace(make_request("b", max_tokens=1), prompt=(9,) * 6))
    submit(scheduler, make_request("c", 24, 1))
    scheduler.plan()
    turns = {each.request.id: each.turn for each in scheduler.table.sequences.values()}
    assert turns == {"b": (0, 20 + 6), "c": (0, 20 + 4)}


@shared_or_not
def test_a_shorter_prompt_waits_for_what_it_can_copy_from_one_that_is_being_read(shares_chunks: bool) -> None:
    """Else questions on one text, each shorter than the one before, would all read the text."""
    prefixes = PrefixIndex(3, LIMITS.context, least=4)
    scheduler = scheduler_with(slots=3, budget=4, prefixes=prefixes, policy=fair, shares_chunks=shares_chunks)
    pieces, ended = run(scheduler, [make_request(id, n, 1) for id, n in {"a": 27, "b": 26, "c": 25}.items()])
    assert ended == "abc"
    assert all(start >= 24 for id, start in pieces if id != "a")


def test_a_more_important_prompt_does_not_wait_to_copy() -> None:
    prefixes = PrefixIndex(2, LIMITS.context, least=4)
    scheduler = scheduler_with(slots=2, budget=4, prefixes=prefixes, policy=priority)
    assert run(scheduler, [make_request("a", 27, 1), make_request("b", 26, 1, priority=1)])[1] == "ba"


def test_a_prompt_that_copies_from_a_slot_begins_before_that_is_overwritten() -> None:
    prefixes = PrefixIndex(3, LIMITS.context, least=4)
    scheduler = scheduler_with(
        make_request("a", 20, 1), slots=3, budget=8, prefixes=prefixes, policy=fair, shares_chunks=True
    )
    run(scheduler)
    first = replace(make_request("x", max_tokens=1), prompt=(7,) * 16)
    copies = replace(make_request("y", max_tokens=1), prompt=(*range(10, 19), *(8,) * 13))
    short = replace(make_request("z", max_tokens=1), prompt=(9,) * 3)
    pieces, _ = run(scheduler, [first, copies, short])
    assert next(start for id, start in pieces if id == "y") == 9


def test_short_prompts_do_not_make_steps_long_while_another_one_is_late() -> None:
    scheduler = scheduler_with(make_request("a", 3, 20), slots=3, budget=12, policy=fair, shares_chunks=True)
    late = Budget(beside_decoding=12, alone=12, late=4, late_from=8)
    scheduler.schedule = replace(scheduler.schedule, budget=late)
    launch_prefill(scheduler)
    end_step(scheduler)
    lengths = []
    for request in (make_request("x", 24, 1), make_request("y", 3, 1)):
        submit(scheduler, request)
        plan = scheduler.plan()
        lengths.append(sum(chunk.length for chunk in plan.chunks))
        launch_chunks(scheduler, plan, device_step(3, {}))
        launch_decode(scheduler, device_step(3, {0: 7}))
        end_step(scheduler)
    assert lengths == [12, 4]
