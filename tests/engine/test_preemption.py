"""Requests that are parked for more important ones: they go on later with the same bits."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from support.requests import make_request
from support.simulated_device import expected_stream
from support.simulated_engine import SimulatedEngine

from xlabatch.checkpoint.load import Model
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.startup import schedule_for
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Request
from xlabatch.scheduler.policies import Policy, priority
from xlabatch.verify.streams import choices, record


@pytest.fixture
def engine(either_model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(either_model, slots=2, context=320, policy="priority")


def step_until(engine: Any, id: str) -> list[Event]:
    """Step until a request has a token."""
    events: list[Event] = []
    while not any(event.id == id and event.token is not None for event in events):
        events += engine.step()
    return events


def alone(engine: XlaBatchEngine, request: Request) -> list[tuple[object, ...]]:
    """What a request returns that runs without any other, and reuses nothing."""
    return contents(engine.run([replace(request, cache_prompt=False)]))


def rest(engine: Any) -> Iterator[Event]:
    while not engine.idle:
        yield from engine.step()


OPTIONS: dict[str, dict[str, Any]] = {
    "greedy": {},
    "sampled": {"temperature": 1.1, "top_p": 0.9, "logprobs": 2},
    "penalties": {"temperature": 1.0, "repetition_penalty": 1.3, "presence_penalty": 0.5, "min_tokens": 9},
    "biases": {"logit_bias": {5: 4.0}, "bad_token_ids": [7, 8]},
}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_parked_request_goes_on_with_the_same_bits(engine: XlaBatchEngine, name: str) -> None:
    low = [make_request(id, 150, 30, **OPTIONS[name]) for id in "ab"]
    urgent = make_request("urgent", 40, 5, priority=1)
    expected = {each.id: alone(engine, each) for each in (*low, urgent)}
    for each in low:
        engine.submit(each)
    events = step_until(engine, "b")
    engine.submit(urgent)
    events += engine.step()
    assert engine.stats().preemptions == 1
    assert engine.stats().queued == 1
    events += rest(engine)
    order = [event.id for event in events if event.finish]
    assert order[0] == "urgent"
    streams = {id: [e for e in events if e.id == id] for id in expected}
    for id, stream in streams.items():
        assert contents(stream) == expected[id]


def contents(events: Any) -> list[tuple[object, ...]]:
    return [(each.token, each.digest, each.finish, each.logprobs) for each in events]


def test_a_prompt_that_is_being_prefilled_may_be_parked(engine: XlaBatchEngine) -> None:
    long, urgent = make_request("a", 300, 9), [make_request(id, 9, 3, priority=2) for id in "uv"]
    expected = alone(engine, long)
    engine.submit(make_request("b", 9, 20))
    step_until(engine, "b")
    engine.submit(long)
    events = engine.step()
    assert not any(event.id == "a" for event in events)  # a chunk of its prompt was run
    for each in urgent:
        engine.submit(each)
    events += rest(engine)
    assert engine.stats().preemptions == 2
    assert contents(e for e in events if e.id == "a") == expected


@pytest.mark.parametrize("seed", range(3))
def test_requests_of_random_priorities_equal_their_solo_streams(engine: XlaBatchEngine, seed: int) -> None:
    draw = random.Random(seed)
    requests = [
        make_request(
            f"r{n}",
            draw.randint(1, 200),
            draw.randint(1, 25),
            n=draw.choice([1, 1, 2]),
            seed=n,
            temperature=draw.choice([0.0, 1.0]),
            priority=draw.randint(0, 3),
        )
        for n in range(12)
    ]
    solo = {each.id: alone(engine, each) for each in choices(requests)}
    waiting, events = list(requests), list[Event]()
    while waiting or not engine.idle:
        for _ in range(draw.choice([0, 0, 1, 2])):
            if waiting:
                engine.submit(waiting.pop())
        events += engine.step()
    assert engine.stats().preemptions > 0
    streams = record(requests, events)
    for id, stream in streams.items():
        assert [(token.id, token.digest) for token in stream.tokens] == [each[:2] for each in solo[id]]


def test_a_parked_request_can_be_cancelled_and_expires(engine: XlaBatchEngine) -> None:
    engine.submit(make_request("a", 20, 50))
    engine.submit(make_request("b", 20, 50))
    step_until(engine, "b")
    engine.submit(make_request("urgent", 9, 20, priority=1))
    engine.step()
    [parked] = engine.scheduler.table.parked()
    engine.cancel(parked.request.id)
    [ending] = [event for event in engine.step() if event.finish]
    assert (ending.id, ending.finish) == (parked.request.id, "cancelled")
    assert ending.stats is not None
    assert ending.stats.tokens > 0
    engine.cancel_all()
    list(rest(engine))


def test_nothing_is_parked_for_an_equal_priority_or_if_it_is_turned_off(either_model: Model) -> None:
    cases: list[tuple[dict[str, Any], int]] = [({"preempt": False}, 1), ({}, 0)]
    for options, importance in cases:
        engine = XlaBatchEngine(either_model, slots=1, context=320, policy="priority", **options)
        engine.submit(make_request("a", 9, 9))
        engine.step()
        engine.submit(make_request("b", 9, 9, priority=importance))
        order = [event.id for event in rest(engine) if event.finish]
        assert (order, engine.stats().preemptions) == (["a", "b"], 0)


@pytest.mark.heavy
@pytest.mark.parametrize("ahead", [0, 1, 2])
def test_tokens_in_flight_are_read_before_their_request_is_parked(either_model: Model, ahead: int) -> None:
    engine = XlaBatchEngine(either_model, slots=1, context=320, policy="priority", ahead=ahead)
    low, urgent = make_request("a", 30, 20, temperature=1.0), make_request("u", 9, 3, priority=1)
    expected = alone(engine, low)
    engine.submit(low)
    events = step_until(engine, "a")
    engine.submit(urgent)
    events += rest(engine)
    assert contents(event for event in events if event.id == "a") == expected


def test_a_saved_session_survives_a_step_in_which_its_slot_is_taken(either_model: Model) -> None:
    engine = XlaBatchEngine(either_model, slots=1, context=320, policy="priority", ahead=1)
    engine.submit(make_request("a", 140, 2, cache_key="talk"))
    engine.step()
    engine.submit(make_request("u", 9, 3, priority=1))
    list(rest(engine))
    assert "talk" in engine.scheduler.prefixes.sessions.by_key


@pytest.mark.parametrize("policy", ["priority", priority])
def test_the_policy_may_be_given_by_name_or_as_the_function(model: Model, policy: str | Policy) -> None:
    assert schedule_for(model, EngineOptions(context=256, policy=policy)).preempts
    assert not schedule_for(model, EngineOptions(context=256, policy=policy, preempt=False)).preempts


def test_after_a_failure_of_the_device_a_parked_request_goes_on() -> None:
    engine = SimulatedEngine(1, policy="priority")
    low: Request = make_request("a", 5, 6, seed=100)
    engine.submit(low)
    events = step_until(engine, "a")
    engine.submit(make_request("u", 5, 3, seed=200, priority=1))
    events += engine.step()
    engine.fail("lost")
    events += rest(engine)
    assert [event.id for event in events if event.finish == "error"] == ["u"]
    assert [event.token for event in events if event.id == "a"] == expected_stream(low)[0]


def test_at_most_as_many_sequences_are_parked_as_there_are_slots() -> None:
    engine = SimulatedEngine(1, policy="priority")
    for n in range(4):
        engine.submit(make_request(f"r{n}", 5, 6, seed=n, priority=n))
        engine.step()
    assert (engine.stats().preemptions, len(engine.scheduler.table.parked())) == (1, 1)
    order = [event.id for event in rest(engine) if event.finish]
    assert order == ["r1", "r3", "r2", "r0"]
