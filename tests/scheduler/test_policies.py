"""Which waiting requests are admitted next: pure functions of the queue and the number of free slots."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.scheduling import make_request

from xlabatch.request import Request
from xlabatch.scheduler.policies import POLICIES, Policy, fifo, priority, shortest

QUEUES = st.lists(
    st.builds(Request, prompt=st.just((5,) * 3), max_tokens=st.integers(1, 3), priority=st.integers(-1, 1))
)
every_policy = pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)


def admitted(policy: Policy, waiting: list[Request], free: int) -> str:
    """The ids of the requests that a policy admits into so many free slots."""
    return "".join(request.id for request in policy(iter(waiting), free))


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


@every_policy
@given(waiting=QUEUES, free=st.integers(0, 7))
def test_a_policy_admits_as_many_as_slots_are_free_and_none_twice(
    policy: Policy, waiting: list[Request], free: int
) -> None:
    ids = [request.id for request in policy(iter(waiting), free)]
    assert len(ids) == len(set(ids)) == min(free, len(waiting))
    assert set(ids) <= {request.id for request in waiting}


@every_policy
@given(waiting=QUEUES, free=st.integers(0, 7))
def test_a_policy_with_fewer_slots_admits_the_beginning_of_the_same_order(
    policy: Policy, waiting: list[Request], free: int
) -> None:
    assert policy(iter(waiting), free) == policy(iter(waiting), len(waiting))[:free]


@every_policy
def test_equals_are_admitted_in_the_order_of_arrival(policy: Policy) -> None:
    waiting = [make_request(id) for id in "fbgacde"]
    assert [admitted(policy, waiting, free) for free in (1, 3, 6)] == ["f", "fbg", "fbgacd"]


@every_policy
@given(waiting=QUEUES, free=st.integers(0, 7))
def test_a_policy_does_not_change_the_queue(policy: Policy, waiting: list[Request], free: int) -> None:
    before = list(waiting)
    policy(waiting, free)
    assert waiting == before
