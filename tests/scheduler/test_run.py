"""`BatchEngine.run`: how many requests it takes from an iterable before they are needed."""

from collections.abc import Iterator

from support.requests import make_request
from support.simulated_engine import SimulatedEngine

from xlabatch.request import Request

SLOTS = 3


def recorded(taken: list[str], count: int) -> Iterator[Request]:
    """Requests, one at a time; `taken` has those that were taken."""
    for n in range(count):
        request = make_request(f"r{n}", 3, 4, seed=100 * n)
        taken.append(request.id)
        yield request


def test_a_generator_is_taken_from_as_slots_become_free() -> None:
    engine, taken, ended = SimulatedEngine(SLOTS, queue=1000), list[str](), list[str]()
    for event in engine.run(recorded(taken, 200)):
        ended += [event.id] if event.finish else []
        assert len(taken) - len(ended) <= 2 * SLOTS + 1
    assert sorted(ended) == sorted(taken)
    assert len(ended) == 200
    assert engine.stats().occupancy > 0.95


def test_a_list_is_submitted_at_once_so_that_a_policy_can_choose() -> None:
    engine = SimulatedEngine(1, queue=50)
    events = engine.run(list(recorded([], 40)))
    next(events)
    assert engine.stats().queued == 39
    events.close()
    assert engine.idle


def test_the_choices_of_a_request_are_counted_apart_from_requests_submitted_elsewhere() -> None:
    engine = SimulatedEngine(SLOTS)
    engine.submit(make_request("elsewhere", 3, 9, seed=100))
    requests = [make_request("a", 3, 2, n=3, seed=200), make_request("b", 3, 4, seed=300)]
    endings = [event.id for event in engine.run(requests) if event.finish]
    assert sorted(endings) == ["a", "a", "a", "b", "elsewhere"]
    assert engine.idle
