"""Fair shares: which client is served next, what it is counted, and how many places of the queue it gets."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.scheduling import make_request, scheduler_with, submit
from support.simulated_engine import SimulatedEngine

from xlabatch.api import QueueFull
from xlabatch.request import Request
from xlabatch.scheduler.admission import admit
from xlabatch.scheduler.policies import Candidate, Queue, fair, priority
from xlabatch.scheduler.shares import ServedTokens, has_place

CLIENTS = st.sampled_from([None, "a", "b", "c"])
SIZES = st.tuples(st.integers(1, 11), st.integers(1, 12))  # prompt, max_tokens
SLOTS, CONTEXT = 3, 23
BOUND = 2 * SLOTS * CONTEXT  # tokens that two clients' service differs by: twice what all slots hold


def ordered(waiting: list[Request], served: dict[str | None, float]) -> str:
    """The ids of requests in the order of fair shares."""
    candidates = [Candidate(request, 0.0) for request in waiting]
    return "".join(each.id for each in fair(Queue(candidates, (), len(waiting), served)))


# The order


def test_the_client_that_was_served_the_fewest_tokens_is_next_and_its_own_requests_keep_their_order() -> None:
    waiting = [make_request(id, 4, client=client) for id, client in zip("pqrstu", "aaabbc", strict=True)]
    assert ordered(waiting, {"a": 9, "b": 2, "c": 7}) == "stupqr"


def test_within_one_order_each_request_counts_by_its_prompt_and_its_clients_weight() -> None:
    waiting = [make_request(id, 6, client="a", client_weight=2) for id in "pqrs"]
    waiting += [make_request(id, 6, client="b") for id in "xyz"]
    assert ordered(waiting, {"a": 0, "b": 0}) == "pxqrysz"


def test_under_priority_the_order_is_fair_among_equals_only() -> None:
    of_a, of_b = {"p": 0, "q": 1, "r": 0}, {"x": 0, "y": -1}
    waiting = [make_request(id, priority=level, client="a") for id, level in of_a.items()]
    waiting += [make_request(id, priority=level, client="b") for id, level in of_b.items()]
    candidates = [Candidate(request, 0.0) for request in waiting]
    order = priority(Queue(candidates, (), 5, {"a": 5.0, "b": 1.0}))
    assert "".join(each.id for each in order) == "qxpry"


@pytest.mark.parametrize("policy", ["fair", "fifo"])
@given(sizes=st.lists(SIZES, max_size=8), slots=st.integers(1, 3))
def test_with_one_client_the_order_is_that_of_arrival(
    policy: str, sizes: list[tuple[int, int]], slots: int
) -> None:
    engine = SimulatedEngine(slots, queue=8, policy=policy)
    for number, size in enumerate(sizes):
        engine.submit(make_request(str(number), *size, client="only"))
    admitted = set[str]()
    while not engine.idle:
        admitted |= {event.id for event in engine.step()}
        admitted |= {each.request.id for each in engine.scheduler.table.sequences.values()}
        assert admitted == {str(number) for number in range(len(admitted))}


# Service over time


def run_backlogged(
    requests: dict[str, Callable[[], Request]], steps: int, policy: str = "fair"
) -> Iterator[Counter[str]]:
    """The tokens that were computed for each client, after each step; all of them always wait."""
    engine = SimulatedEngine(SLOTS, queue=24, policy=policy)
    computed = Counter[str]()
    owners = dict[str, str]()
    for _ in range(steps):
        for client, make in requests.items():
            while sum(each.client == client for each in waiting_requests(engine)) <= SLOTS:
                request = make()
                owners[request.id] = client
                engine.submit(request)
        prompts = {each.id: len(each.prompt) for each in waiting_requests(engine)}
        events = engine.step()
        for id in prompts.keys() - {each.id for each in waiting_requests(engine)}:
            computed[owners[id]] += prompts[id]
        for event in events:
            computed[owners[event.id]] += event.token is not None
        yield computed


def waiting_requests(engine: SimulatedEngine) -> list[Request]:
    return [each.request for each in engine.scheduler.table.waiting.values()]


def endless(client: str, sizes: list[tuple[int, int]], weight: float = 1.0) -> Callable[[], Request]:
    """A function that makes one request after the other of a client, of these sizes in turn, none reused."""
    numbers = count()

    def make() -> Request:
        number = next(numbers)
        prompt, tokens = sizes[number % len(sizes)]
        options = {"client": client, "client_weight": weight, "cache_prompt": False}
        return make_request(f"{client}{number}", prompt, tokens, **options)

    return make


@pytest.mark.heavy
@given(sizes=st.lists(st.lists(SIZES, min_size=1, max_size=3), min_size=2, max_size=4))
def test_clients_that_always_wait_are_served_equally_but_for_a_bounded_difference(
    sizes: list[list[tuple[int, int]]],
) -> None:
    requests = {client: endless(client, each) for client, each in zip("abcd", sizes, strict=False)}
    for computed in run_backlogged(requests, 150):
        served = [computed[client] for client in requests]
        assert max(served) - min(served) <= BOUND


def test_in_the_order_of_arrival_the_difference_has_no_bound() -> None:
    """So that the test above can fail."""
    requests = {"a": endless("a", [(11, 12)]), "b": endless("b", [(1, 1)])}
    *_, computed = run_backlogged(requests, 300, "fifo")
    assert computed["a"] - computed["b"] > 2 * BOUND


def test_a_client_of_twice_the_weight_is_served_twice_as_much() -> None:
    requests = {"a": endless("a", [(5, 9), (2, 3)], weight=2.0), "b": endless("b", [(7, 4)])}
    for computed in run_backlogged(requests, 500):
        assert abs(computed["a"] / 2 - computed["b"]) <= BOUND
    assert computed["b"] > 2 * BOUND


def test_a_client_that_was_idle_has_no_credit_for_it() -> None:
    busy, idle = endless("busy", [(3, 8)]), endless("idle", [(4, 6)])
    engine = SimulatedEngine(SLOTS, queue=8, policy="fair")
    engine.submit(idle())
    for _ in range(200):
        if len(engine.scheduler.table.waiting) < 2:
            engine.submit(busy())
        engine.step()
    engine.submit(idle())
    served = engine.scheduler.table.served.by_client
    assert served["busy"] > 2 * BOUND
    assert served["idle"] >= served["busy"]


def test_a_client_that_leaves_for_a_moment_keeps_what_it_was_served() -> None:
    served = ServedTokens()
    served.start("a", set())
    served.start("b", {"a"})
    served.add(make_request("x", client="a"), 50)
    served.start("a", {"b"})
    assert served.by_client == {"a": 50, "b": 0}


def test_clients_that_have_gone_are_forgotten() -> None:
    engine = SimulatedEngine(2, policy="fair")
    engine.submit(make_request("stays", 1, 22, client="stays"))
    for number in range(40):
        if engine.idle:
            engine.submit(make_request(f"stays{number}", 1, 22, client="stays"))
        engine.submit(make_request(str(number), 1, 1, client=str(number)))
        engine.step()
        engine.step()
    assert len(engine.scheduler.table.served.by_client) <= 4


def test_tokens_of_a_prompt_that_are_reused_are_not_counted() -> None:
    engine, served = SimulatedEngine(1), list[float]()
    for id in "xy":
        engine.submit(make_request(id, 11, 2, client="a"))
        while not engine.idle:
            engine.step()
        served.append(engine.scheduler.table.served.by_client["a"])
    cached = engine.stats().cached_tokens
    assert cached > 5
    assert served == [11 + 2, 11 + 2 - cached]


# Bursts


def test_choices_of_one_request_do_not_take_slots_as_they_free_while_another_client_waits() -> None:
    engine = SimulatedEngine(SLOTS, policy="fair")
    engine.submit(make_request("many", 3, 5, n=1000, client="a"))
    for _ in range(4):
        engine.step()
    engine.submit(make_request("one", 3, 2, client="b"))
    ended = list[str]()
    for _ in range(9):  # the choices that run end, and then the request is served
        ended += [event.id for event in engine.step() if event.finish]
    assert "one" in ended


def test_clients_that_come_at_once_share_the_slots_that_are_free_at_once() -> None:
    scheduler = scheduler_with(
        make_request("many", n=1000, client="a"), make_request("one", client="b"), slots=2
    )
    scheduler.schedule.policy = fair
    scheduler.plan()
    assert {each.request.id for each in scheduler.table.in_slots()} == {"many", "one"}


@pytest.mark.heavy
@given(
    requests=st.lists(
        st.builds(
            lambda size, client, n, level: (size, {"client": client, "n": n, "priority": level}),
            *(SIZES, CLIENTS, st.sampled_from([1, 1, 4, 9]), st.integers(0, 1)),
        ),
        max_size=12,
    ),
    policy=st.sampled_from(["fair", "priority"]),
    gaps=st.lists(st.integers(0, 4), min_size=12, max_size=12),
)
def test_no_slot_is_free_while_a_request_waits_and_every_request_ends(
    requests: list[tuple[tuple[int, int], dict[str, Any]]], policy: str, gaps: list[int]
) -> None:
    """A request has one choice, or more than there are slots: these are admitted one by one."""
    engine = SimulatedEngine(SLOTS, queue=12, policy=policy)
    ended = Counter[str]()

    def step() -> None:
        ended.update(event.id for event in engine.step() if event.finish)
        admit(engine.scheduler.table, engine.scheduler.schedule.policy, engine.now)
        assert not (engine.scheduler.table.waiting and engine.scheduler.table.free_slots)

    for number, ((size, options), gap) in enumerate(zip(requests, gaps, strict=False)):
        engine.submit(make_request(str(number), *size, **options))
        for _ in range(gap):
            step()
    for _ in range(3000):
        if engine.idle:
            break
        step()
    assert ended == {str(number): options["n"] for number, (_, options) in enumerate(requests)}


# The queue


def test_a_full_queue_takes_a_client_with_fewer_requests_than_its_share() -> None:
    scheduler = scheduler_with(*[make_request(id, client="a") for id in "pqrst"], slots=1)  # a queue of five
    with pytest.raises(QueueFull, match=r"queue full \(5 waiting\), and this client has used its share"):
        submit(scheduler, make_request("u", client="a"))
    for id in "xy":
        submit(scheduler, make_request(id, client="b"))
    with pytest.raises(QueueFull, match=r"queue full \(7 waiting\)"):
        submit(scheduler, make_request("more", client="b"))
    submit(scheduler, make_request("c", client="c"))


@given(clients=st.lists(CLIENTS, max_size=60), places=st.integers(1, 12))
def test_a_client_fills_free_places_and_gets_its_share_of_full_ones(
    clients: list[str | None], places: int
) -> None:
    held = Counter[str | None]()
    for client in clients:
        taken = has_place(held, client, places, reserve=places)
        if held.total() < places:
            assert taken
        if taken:
            held[client] += 1
        elif held.total() < 2 * places:
            assert held[client] + 1 > places / len(held)
    assert held.total() <= 2 * places
    assert all(number <= places for number in held.values())
    if len(set(clients)) == 1:
        assert held.total() == min(len(clients), places)
