"""Which waiting requests are admitted next: pure functions of the queue and the number of free slots."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.scheduling import make_request

from xlabatch.request import Request
from xlabatch.scheduler.policies import (
    POLICIES,
    TOKENS_PER_S,
    Candidate,
    Policy,
    Queue,
    balanced,
    fifo,
    priority,
    shortest,
    take_fitting,
)

QUEUES = st.lists(
    st.builds(Request, prompt=st.just((5,) * 3), max_tokens=st.integers(1, 3), priority=st.integers(-1, 1))
)
NONE: Mapping[str, float] = MappingProxyType({})
every_policy = pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)


def fitting(
    policy: Policy,
    waiting: list[Request],
    free: int,
    waited_s: Mapping[str, float] = NONE,
    running: Iterable[Request] = (),
) -> list[Request]:
    """The requests that a policy admits into so many free slots."""
    candidates = (Candidate(each, waited_s.get(each.id, 0)) for each in waiting)
    return list(take_fitting(policy(Queue(candidates, running, free)), free))


def admitted(policy: Policy, waiting: list[Request], free: int) -> str:
    """The ids of the requests that a policy admits into so many free slots."""
    return "".join(request.id for request in fitting(policy, waiting, free))


def test_fifo_admits_in_the_order_of_arrival() -> None:
    waiting = [make_request("a", 9), make_request("b", 1, priority=7), make_request("c", 2)]
    assert [admitted(fifo, waiting, free) for free in range(5)] == ["", "a", "ab", "abc", "abc"]


def test_priority_admits_the_highest_and_the_first_among_equals() -> None:
    priorities = {"a": 0, "b": 2, "c": -1, "d": 2, "e": 0}
    waiting = [make_request(id, priority=value) for id, value in priorities.items()]
    ids = [admitted(priority, waiting, free) for free in (1, 2, 3, 4, 9)]
    assert ids == ["b", "bd", "bda", "bdae", "bdaec"]


def test_shortest_admits_the_fewest_tokens_of_prompt_and_output() -> None:
    sizes = {"a": (9, 1), "b": (1, 8), "c": (5, 5), "d": (3, 6), "e": (2, 1)}  # prompt, max_tokens
    waiting = [make_request(id, *size) for id, size in sizes.items()]
    assert [admitted(shortest, waiting, free) for free in (1, 2, 3, 5)] == ["e", "eb", "ebd", "ebdac"]


def test_a_long_request_that_has_waited_is_admitted_before_short_ones() -> None:
    long, short = make_request("long", 9, 200), make_request("short", 2, 7)
    at = (209 - 9) / TOKENS_PER_S
    for waited, order in ((at - 0.01, ["short", "long"]), (at + 0.01, ["long", "short"])):
        chosen = fitting(shortest, [short, long], 2, {"long": waited})
        assert [request.id for request in chosen] == order


def test_balanced_serves_the_shorter_and_the_longer_half_alike() -> None:
    def requests(sizes: Mapping[str, int]) -> list[Request]:
        return [make_request(id, 1, size) for id, size in sizes.items()]

    long, short = {"a": 50, "b": 60, "c": 70}, {"d": 3, "e": 2, "f": 1}
    assert admitted(balanced, requests(long | short), 6) == "adbecf"
    for waiting, running, order in (
        (long | short | {"g": 4}, {"w": 90}, "dae"),
        (long | short | {"g": 80}, {"v": 1}, "abd"),
        (long | short, {"w": 90, "v": 1}, "adb"),
    ):
        chosen = fitting(balanced, requests(waiting), 3, running=requests(running))
        assert "".join(request.id for request in chosen) == order


def test_balanced_takes_what_there_is() -> None:
    waiting = [make_request(id, 1, 5) for id in "abc"]
    assert admitted(balanced, waiting, 2) == "ab"
    assert admitted(balanced, [], 2) == ""


@every_policy
@given(waiting=QUEUES, free=st.integers(0, 7))
def test_a_policy_admits_as_many_as_slots_are_free_and_none_twice(
    policy: Policy, waiting: list[Request], free: int
) -> None:
    ids = [request.id for request in fitting(policy, waiting, free)]
    assert len(ids) == len(set(ids)) == min(free, len(waiting))
    assert set(ids) <= {request.id for request in waiting}


@every_policy
@given(waiting=QUEUES, free=st.integers(0, 7))
def test_a_policy_with_fewer_slots_admits_the_beginning_of_the_same_order(
    policy: Policy, waiting: list[Request], free: int
) -> None:
    assert fitting(policy, waiting, free) == fitting(policy, waiting, len(waiting))[:free]


@every_policy
def test_equals_are_admitted_in_the_order_of_arrival(policy: Policy) -> None:
    waiting = [make_request(id) for id in "fbgacde"]
    assert [admitted(policy, waiting, free) for free in (1, 3, 6)] == ["f", "fbg", "fbgacd"]


@every_policy
@given(waiting=QUEUES, free=st.integers(0, 7))
def test_a_policy_does_not_change_the_queue(policy: Policy, waiting: list[Request], free: int) -> None:
    before = list(waiting)
    fitting(policy, waiting, free)
    assert waiting == before


@pytest.mark.parametrize("order", [None, [Candidate(make_request("a"), 0.0)], 3])
def test_a_policy_that_returns_something_else_is_told(order: Any) -> None:
    with pytest.raises(TypeError, match=r"a policy returns an iterable of each\.request in waiting, got"):
        fitting(lambda _: order, [make_request("a")], 1)
