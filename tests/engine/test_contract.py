"""The promises of BatchEngine, tested on every implementation."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from support.clock import Clock
from support.requests import drain, make_request, serve

from xlabatch import BatchEngine, QueueFull, Request, XlaBatchEngine
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.errors import Refused
from xlabatch.scheduler.slot_engine import SlotEngine
from xlabatch.verify.reference import ReferenceEngine

CONTEXT, QUEUE = 64, 5
Factories = dict[str, Callable[[Clock], BatchEngine]]


@pytest.fixture(scope="session")
def factories(source: Source, model: Model) -> Factories:
    options: dict[str, Any] = {"context": CONTEXT, "queue": QUEUE}
    return {
        "xla": lambda clock: XlaBatchEngine(model, slots=3, clock=clock, **options),
        "xla, ahead": lambda clock: XlaBatchEngine(model, slots=3, clock=clock, ahead=1, **options),
        "reference": lambda clock: ReferenceEngine(source, clock=clock, **options),
    }


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["xla", "xla, ahead", "reference"])
def engine(request: pytest.FixtureRequest, factories: Factories, clock: Clock) -> BatchEngine:
    return factories[request.param](clock)


def test_an_idle_engine_returns_no_events(engine: BatchEngine) -> None:
    assert engine.idle
    assert engine.step() == []


def test_a_request_gets_its_tokens_and_one_ending_that_has_the_last(engine: BatchEngine) -> None:
    events = list(engine.run([make_request("a", 5, 4)]))
    assert [event.id for event in events] == ["a"] * 4
    assert [event.finish for event in events] == [None, None, None, "length"]
    assert all(event.token is not None and 0 <= event.token < 97 for event in events)
    assert engine.idle


def test_all_implementations_give_the_same_tokens(
    engine: BatchEngine, factories: Factories, clock: Clock
) -> None:
    requests = [
        make_request("greedy", 17, 9, ignore_eos=False),
        make_request("warm", 3, 9, temperature=0.9),
        make_request("truncated", 30, 9, temperature=1.4, top_k=9, top_p=0.8, min_p=0.05),
    ]
    expected = serve(factories["reference"](clock), requests)
    streams = serve(engine, requests)
    for id, stream in streams.items():
        assert [(token, finish) for token, _, finish in stream] == [
            (token, finish) for token, _, finish in expected[id]
        ]


def test_an_end_token_is_returned_with_its_finish(engine: BatchEngine) -> None:
    second = serve(engine, [make_request("a", 5, 4)])["a"][1][0]
    ended = serve(engine, [make_request("a", 5, 4, stop_token_ids=(second,))])["a"]
    assert (ended[-1][0], ended[-1][2]) == (second, "stop")


def test_the_finish_is_stop_where_a_stop_token_is_also_the_last(engine: BatchEngine) -> None:
    second = serve(engine, [make_request("a", 5, 2)])["a"][1][0]
    assert serve(engine, [make_request("a", 5, 2, stop_token_ids=(second,))])["a"][-1][2] == "stop"


def test_the_models_end_tokens_end_a_request_unless_they_are_ignored(engine: BatchEngine) -> None:
    for n in range(40):
        request = make_request(f"n{n}", 4, 40, ignore_eos=False, temperature=1.0, seed=n)
        stream = serve(engine, [request])[request.id]
        if stream[-1][2] == "stop":
            break
    assert stream[-1][0] in (5, 11)  # random:tiny ends on either
    ignoring = replace(request, ignore_eos=True)
    assert len(serve(engine, [ignoring])[ignoring.id]) == 40


@pytest.mark.parametrize(
    ("impossible", "message"),
    [
        (Request(id="r", prompt=(), max_tokens=3), "prompt is empty"),
        (make_request("r", 60, 9), r"60 prompt \+ 9 new tokens = 69, but a slot holds 64"),
        (Request(id="r", prompt=(3, 97), max_tokens=3), "prompt has id 97, the vocabulary is 0 to 96"),
        (Request(id="r", prompt=(3, -1), max_tokens=3), "prompt has id -1"),
        (Request(id="r", prompt=(3,), max_tokens=3, stop_token_ids=(200,)), "stop_token_ids has id 200"),
        (
            make_request("r", 1, stop_token_ids=range(20)),
            "the model's own; the limit is 16",
        ),
    ],
)
def test_a_request_that_can_never_run_is_refused_and_changes_nothing(
    engine: BatchEngine, impossible: Request, message: str
) -> None:
    running = make_request("running", 5, 6)
    expected = serve(engine, [running])
    engine.submit(running)
    engine.step()
    before = engine.stats()
    with pytest.raises(Refused, match=message):
        engine.submit(impossible)
    assert engine.stats() == before
    events = drain(engine)
    assert {event.id for event in events} == {"running"}
    assert events[-1].token == expected["running"][-1][0]


def test_a_full_queue_refuses_a_request_and_changes_nothing(engine: BatchEngine) -> None:
    for n in range(QUEUE):
        engine.submit(make_request(f"r{n}", 3, 2))
    with pytest.raises(QueueFull, match=r"request sixth: queue full \(5 waiting\)"):
        engine.submit(make_request("sixth"))
    assert engine.stats().queued == QUEUE
    completed = {event.id for event in drain(engine) if event.finish == "length"}
    assert completed == {f"r{n}" for n in range(QUEUE)}


def test_run_serves_more_requests_than_the_queue_holds(engine: BatchEngine) -> None:
    streams = serve(engine, [make_request(f"r{n}", 3, 2) for n in range(4 * QUEUE)])
    assert len(streams) == 4 * QUEUE
    assert all(stream[-1][2] == "length" for stream in streams.values())


def test_an_id_is_refused_while_it_is_in_flight_and_free_afterwards(engine: BatchEngine) -> None:
    engine.submit(make_request("a"))
    for _ in range(2):  # while waiting, and while running
        with pytest.raises(Refused, match="request a: another request with this id"):
            engine.submit(make_request("a"))
        engine.step()
    drain(engine)
    engine.submit(make_request("a"))
    drain(engine)


def test_a_cancelled_request_ends_once_and_keeps_its_tokens(engine: BatchEngine) -> None:
    expected = serve(engine, [make_request("a", 5, 20)])["a"]
    engine.submit(make_request("a", 5, 20))
    events = engine.step() + engine.step() + engine.step()
    engine.cancel("a")
    events += drain(engine)
    assert [event.finish for event in events][-1] == "cancelled"
    assert sum(event.finish is not None for event in events) == 1
    tokens = [event.token for event in events[:-1]]
    assert tokens
    assert tokens == [token for token, *_ in expected[: len(tokens)]]


def test_a_waiting_request_that_is_cancelled_ends_without_a_token(engine: BatchEngine) -> None:
    for n in range(QUEUE):
        engine.submit(make_request(f"r{n}", 3, 3))
    engine.cancel("r4")
    events = [event for event in drain(engine) if event.id == "r4"]
    assert [(event.token, event.finish) for event in events] == [(None, "cancelled")]


def test_cancelling_an_unknown_or_ended_id_is_harmless(engine: BatchEngine) -> None:
    engine.cancel("unknown")
    serve(engine, [make_request("a", 3, 2)])
    engine.cancel("a")
    assert engine.idle
    assert serve(engine, [make_request("a", 3, 2)])["a"][-1][2] == "length"


def test_cancel_all_ends_every_request_and_admits_none(engine: BatchEngine) -> None:
    for n in range(QUEUE):
        engine.submit(make_request(f"r{n}", 3, 30))
    engine.step()
    engine.cancel_all()
    events = drain(engine)
    assert {event.id for event in events if event.finish == "cancelled"} == {f"r{n}" for n in range(QUEUE)}
    assert all(event.token is None for event in events if event.finish)


def test_a_request_ends_at_its_deadline(engine: BatchEngine, clock: Clock) -> None:
    engine.submit(make_request("late", 3, 40, deadline_s=2.0))
    engine.submit(make_request("in time", 3, 4, deadline_s=1000.0))
    engine.step()
    clock.now += 2.5
    ends = {event.id: event for event in drain(engine) if event.finish}
    assert ends["late"].finish == "cancelled"
    assert ends["late"].reason == "its deadline has passed"
    assert ends["in time"].finish == "length"


def test_a_run_that_is_closed_early_leaves_no_request(engine: BatchEngine) -> None:
    for _ in engine.run([make_request(f"r{n}", 3, 30) for n in range(3)]):
        break
    assert engine.idle


def test_a_run_that_is_closed_early_keeps_the_requests_of_others(engine: BatchEngine) -> None:
    engine.submit(make_request("other", 3, 30))
    for _ in engine.run([make_request(f"r{n}", 3, 30) for n in range(3)]):
        break
    endings = [event for event in drain(engine) if event.finish]
    assert [(event.id, event.finish) for event in endings] == [("other", "length")]


def test_events_that_a_closed_run_had_not_yielded_are_returned_by_the_next_step(engine: BatchEngine) -> None:
    engine.submit(make_request("other", 3, 2))
    run = engine.run([make_request("r", 3, 30)])
    while next(run).id != "other":
        pass
    run.close()
    endings = [event for event in drain(engine) if event.finish]
    assert [(event.id, event.finish) for event in endings] == [("other", "length")]


def test_two_interleaved_runs_both_end(engine: BatchEngine) -> None:
    first, second = engine.run([make_request("a", 3, 5)]), engine.run([make_request("b", 3, 9)])
    events = [next(first), *second, *first]
    assert sorted(event.id for event in events if event.finish) == ["a", "b"]


def test_a_refusal_within_run_ends_the_requests_of_the_run(engine: BatchEngine) -> None:
    with pytest.raises(Refused, match="too long: 3 prompt"):
        list(engine.run([make_request("fine", 3, 30), make_request("too long", 3, 300)]))
    assert engine.idle


def test_the_ending_has_the_stats_of_its_request(engine: BatchEngine, clock: Clock) -> None:
    engine.submit(make_request("a", 5, 4))
    clock.now += 1.5
    stats = drain(engine)[-1].stats
    assert stats is not None
    assert (stats.prompt, stats.tokens, stats.finish) == (5, 4, "length")
    assert stats.queue_s == stats.ttft_s == stats.latency_s == 1.5


def test_stats_count_tokens_endings_and_slots(engine: BatchEngine) -> None:
    serve(engine, [make_request("a", 5, 4), make_request("b", 7, 6)])
    stats = engine.stats()
    assert (stats.tokens, stats.prefill_tokens, stats.finished) == (10, 12, {"length": 2})
    assert (stats.queued, stats.prefilling, stats.decoding) == (0, 0, 0)
    assert 0 < stats.occupancy <= 1
    assert 1 <= stats.mean_concurrency <= stats.slots


def test_the_interface_cannot_be_instantiated() -> None:
    with pytest.raises(TypeError, match="abstract"):
        BatchEngine()  # type: ignore[abstract]


def test_implementations_have_no_subclasses() -> None:
    assert BatchEngine.__subclasses__() == [SlotEngine]
    in_package = {each for each in SlotEngine.__subclasses__() if each.__module__.startswith("xlabatch.")}
    assert in_package == {XlaBatchEngine, ReferenceEngine}
    assert not XlaBatchEngine.__subclasses__()
    assert not ReferenceEngine.__subclasses__()
