"""Requests with n choices: one prefill, and the streams that n requests would have."""

from conftest import Engines
from support.requests import drain, make_request, serve, solo_stream

from xlabatch.request import Event


def test_each_choice_equals_a_request_with_its_own_seed(engines: Engines) -> None:
    """Bit for bit: tokens, digests and log-probabilities, although only the first one prefills the prompt."""
    engine = engines(3)
    for length in (1, 16, 127, 128, 129, 200):
        request = make_request("a", length, 9, n=3, temperature=1.1, logprobs=2, seed=2**64 - 3)
        events = list(engine.run([request, make_request("b", 50, 12, temperature=1.0)]))
        for index in range(3):
            choice = [event for event in events if (event.id, event.index) == ("a", index)]
            assert contents(choice) == contents(list(engine.run([request.choice(index)])))
    assert len({request.choice(index).seed for index in range(3)}) == 3


def test_choices_beyond_the_slots_equal_requests_with_their_own_seeds(engines: Engines) -> None:
    engine = engines(3)
    request = make_request("a", 129, 6, n=8, temperature=1.1, logprobs=2, seed=5)
    events = list(engine.run([request, make_request("b", 50, 12, temperature=1.0)]))
    for index in range(8):
        choice = [event for event in events if (event.id, event.index) == ("a", index)]
        assert contents(choice) == contents(list(engine.run([request.choice(index)])))


def contents(events: list[Event]) -> list[tuple[object, ...]]:
    return [(event.token, event.digest, event.finish, event.logprobs) for event in events]


def test_the_prompt_of_several_choices_is_prefilled_once(engines: Engines) -> None:
    engine = engines(3)
    engine.reset_stats()
    serve(engine, [make_request("a", 200, 3, n=3, cache_prompt=False)])
    assert engine.stats().prefill_tokens == 200
    assert engine.stats().admits == 3


def test_one_choice_can_be_cancelled_once_it_has_a_token(engines: Engines) -> None:
    engine = engines(3)
    engine.submit(make_request("a", 20, 9, n=3))
    engine.cancel("a", 1)  # it has no token yet: without effect
    events = engine.step()
    engine.cancel("a", 1)
    events += drain(engine)
    endings = {event.index: event.finish for event in events if event.finish}
    assert endings == {0: "length", 1: "cancelled", 2: "length"}


def test_cancelling_a_request_ends_all_its_choices(engines: Engines) -> None:
    engine, later = engines(3), make_request("c")
    expected = solo_stream(engine, later)
    for id in "ab":
        engine.submit(make_request(id, 140, 9, n=3))
    engine.step()
    engine.cancel("b")
    engine.cancel("a")
    cancelled = [(event.id, event.index) for event in engine.step() if event.finish == "cancelled"]
    assert sorted(cancelled) == [(id, index) for id in "ab" for index in range(3)]
    assert solo_stream(engine, later) == expected


def test_several_choices_wait_for_enough_slots_and_are_not_overtaken(engines: Engines) -> None:
    engine, order = engines(3), dict[str, None]()
    for request in (make_request("a", 5, 9), make_request("b", 5, 4, n=3), make_request("c", 5, 2)):
        engine.submit(request)
    while not engine.idle:
        engine.step()
        order |= dict.fromkeys(id for id, _ in engine.slot_activity().values())
    assert list(order) == ["a", "b", "c"]
