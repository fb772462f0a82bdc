"""What every BatchEngine promises, run over every implementation."""

from collections.abc import Callable

import pytest
from support.requests import ask, drain, serve

from xlabatch import BatchEngine, QueueFull, Request, XlaBatchEngine
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.scheduler.slot_engine import SlotEngine
from xlabatch.verify.reference import ReferenceEngine

CONTEXT, QUEUE = 64, 5


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="session")
def makers(source: Source, model: Model) -> dict[str, Callable[[Clock], BatchEngine]]:
    return {
        "xla": lambda clock: XlaBatchEngine(model, slots=3, context=CONTEXT, queue=QUEUE, clock=clock),
        "xla, reading late": lambda clock: XlaBatchEngine(
            model, slots=3, context=CONTEXT, queue=QUEUE, clock=clock, ahead=1
        ),
        "reference": lambda clock: ReferenceEngine(source, context=CONTEXT, queue=QUEUE, clock=clock),
    }


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["xla", "xla, reading late", "reference"])
def engine(
    request: pytest.FixtureRequest, makers: dict[str, Callable[[Clock], BatchEngine]], clock: Clock
) -> BatchEngine:
    return makers[request.param](clock)


def test_an_idle_engine_has_nothing_to_tell(engine: BatchEngine) -> None:
    assert engine.idle
    assert engine.step() == []


def test_a_request_gets_its_tokens_and_one_ending_that_carries_the_last(engine: BatchEngine) -> None:
    events = list(engine.run([ask("a", 5, 4)]))
    assert [event.id for event in events] == ["a"] * 4
    assert [event.finish for event in events] == [None, None, None, "length"]
    assert all(event.token is not None and 0 <= event.token < 97 for event in events)
    assert engine.idle


def test_all_implementations_give_the_same_tokens(
    engine: BatchEngine, makers: dict[str, Callable[[Clock], BatchEngine]], clock: Clock
) -> None:
    asked = [
        ask("greedy", 17, 9, ignore_eos=False),
        ask("warm", 3, 9, temperature=0.9),
        ask("cut", 30, 9, temperature=1.4, top_k=9, top_p=0.8, min_p=0.05),
    ]
    expected = serve(makers["reference"](clock), asked)
    streams = serve(engine, asked)
    for id, stream in streams.items():
        assert [(token, finish) for token, _, finish in stream] == [
            (token, finish) for token, _, finish in expected[id]
        ]


def test_an_end_token_is_told_with_its_finish(engine: BatchEngine) -> None:
    second = serve(engine, [ask("a", 5, 4)])["a"][1][0]
    ended = serve(engine, [ask("a", 5, 4, stop_token_ids=(second,))])["a"]
    assert [finish for *_, finish in ended][-1] == "stop"
    assert ended[-1][0] == second


def test_stop_beats_length_when_both_fall_on_one_token(engine: BatchEngine) -> None:
    second = serve(engine, [ask("a", 5, 2)])["a"][1][0]
    assert serve(engine, [ask("a", 5, 2, stop_token_ids=(second,))])["a"][-1][2] == "stop"


def test_the_models_own_ends_hold_unless_they_are_ignored(engine: BatchEngine) -> None:
    for n in range(40):
        asked = ask(f"n{n}", 4, 40, ignore_eos=False, temperature=1.0, seed=n)
        stream = serve(engine, [asked])[asked.id]
        if stream[-1][2] == "stop":
            break
    assert stream[-1][0] in (5, 11)  # random:tiny ends on either
    free = ask(asked.id, 4, 40, temperature=1.0, seed=n)
    assert len(serve(engine, [free])[free.id]) == 40


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (Request(id="r", prompt=(), max_tokens=3), "the prompt is empty"),
        (ask("r", 60, 9), r"60 prompt \+ 9 new tokens = 69, but a slot holds 64"),
        (Request(id="r", prompt=(3, 97), max_tokens=3), "prompt has id 97, the vocabulary is 0 to 96"),
        (Request(id="r", prompt=(3, -1), max_tokens=3), "prompt has id -1"),
        (Request(id="r", prompt=(3,), max_tokens=3, stop_token_ids=(200,)), "stop_token_ids has id 200"),
        (
            Request(id="r", prompt=(3,), max_tokens=3, stop_token_ids=tuple(range(20))),
            "20 stop token ids, at most 16",
        ),
    ],
)
def test_what_can_never_run_is_refused_and_changes_nothing(
    engine: BatchEngine, wrong: Request, sentence: str
) -> None:
    live = ask("live", 5, 6)
    expected = serve(engine, [live])
    engine.submit(live)
    engine.step()
    before = engine.stats()
    with pytest.raises(ValueError, match=sentence):
        engine.submit(wrong)
    assert engine.stats() == before
    events = drain(engine)
    assert {event.id for event in events} == {"live"}
    assert events[-1].token == expected["live"][-1][0]


def test_a_full_queue_says_so_and_changes_nothing(engine: BatchEngine) -> None:
    for n in range(QUEUE):
        engine.submit(ask(f"r{n}", 3, 2))
    with pytest.raises(QueueFull, match="request one more: the queue is full with 5 requests"):
        engine.submit(ask("one more"))
    assert engine.stats().queued == QUEUE
    assert {event.id for event in drain(engine) if event.finish == "length"} == {
        f"r{n}" for n in range(QUEUE)
    }


def test_run_takes_more_than_the_queue_holds(engine: BatchEngine) -> None:
    streams = serve(engine, [ask(f"r{n}", 3, 2) for n in range(4 * QUEUE)])
    assert len(streams) == 4 * QUEUE
    assert all(stream[-1][2] == "length" for stream in streams.values())


def test_an_id_is_refused_while_it_is_in_flight_and_free_afterwards(engine: BatchEngine) -> None:
    engine.submit(ask("a"))
    for _ in range(2):  # while queued, and while seated
        with pytest.raises(ValueError, match="request a: another request with this id"):
            engine.submit(ask("a"))
        engine.step()
    drain(engine)
    engine.submit(ask("a"))
    drain(engine)


def test_a_cancelled_request_ends_once_and_keeps_what_it_had(engine: BatchEngine) -> None:
    expected = serve(engine, [ask("a", 5, 20)])["a"]
    engine.submit(ask("a", 5, 20))
    events = engine.step() + engine.step() + engine.step()
    engine.cancel("a")
    events += drain(engine)
    assert [event.finish for event in events][-1] == "cancelled"
    assert sum(event.finish is not None for event in events) == 1
    tokens = [event.token for event in events[:-1]]
    assert tokens
    assert tokens == [token for token, *_ in expected[: len(tokens)]]


def test_cancelling_what_waits_ends_it_without_a_token(engine: BatchEngine) -> None:
    for n in range(QUEUE):
        engine.submit(ask(f"r{n}", 3, 3))
    engine.cancel("r4")
    told = [event for event in drain(engine) if event.id == "r4"]
    assert [(event.token, event.finish) for event in told] == [(None, "cancelled")]


def test_cancelling_a_stranger_or_the_departed_is_harmless(engine: BatchEngine) -> None:
    engine.cancel("nobody")
    serve(engine, [ask("a", 3, 2)])
    engine.cancel("a")
    assert engine.idle
    assert serve(engine, [ask("a", 3, 2)])["a"][-1][2] == "length"


def test_cancel_all_ends_everyone_and_nobody_slips_in(engine: BatchEngine) -> None:
    for n in range(QUEUE):
        engine.submit(ask(f"r{n}", 3, 30))
    engine.step()
    engine.cancel_all()
    events = drain(engine)
    assert {event.id for event in events if event.finish == "cancelled"} == {f"r{n}" for n in range(QUEUE)}
    assert all(event.token is None for event in events if event.finish)


def test_a_deadline_ends_a_request_wherever_it_is(engine: BatchEngine, clock: Clock) -> None:
    engine.submit(ask("late", 3, 40, deadline_s=2.0))
    engine.submit(ask("in time", 3, 4, deadline_s=1000.0))
    engine.step()
    clock.now += 2.5
    ends = {event.id: event for event in drain(engine) if event.finish}
    assert ends["late"].finish == "cancelled"
    assert ends["late"].reason == "its deadline has passed"
    assert ends["in time"].finish == "length"


def test_whoever_leaves_run_early_leaves_nothing_behind(engine: BatchEngine) -> None:
    for _ in engine.run([ask(f"r{n}", 3, 30) for n in range(3)]):
        break
    assert engine.idle


def test_leaving_run_early_takes_nobody_elses_ending(engine: BatchEngine) -> None:
    engine.submit(ask("mine", 3, 30))
    for _ in engine.run([ask(f"r{n}", 3, 30) for n in range(3)]):
        break
    told = [event for event in drain(engine) if event.finish]
    assert [(event.id, event.finish) for event in told] == [("mine", "length")]


def test_what_a_run_had_read_and_not_passed_on_is_told_with_the_next_step(engine: BatchEngine) -> None:
    engine.submit(ask("mine", 3, 2))
    run = engine.run([ask("r", 3, 30)])
    while next(run).id != "mine":
        pass
    run.close()
    told = [event for event in drain(engine) if event.finish]
    assert [(event.id, event.finish) for event in told] == [("mine", "length")]


def test_two_runs_at_once_end_both(engine: BatchEngine) -> None:
    first, second = engine.run([ask("a", 3, 5)]), engine.run([ask("b", 3, 9)])
    told = [next(first), *second, *first]
    assert sorted(event.id for event in told if event.finish) == ["a", "b"]


def test_a_refusal_within_run_ends_what_the_run_had_begun(engine: BatchEngine) -> None:
    with pytest.raises(ValueError, match="too long: 3 prompt"):
        list(engine.run([ask("fine", 3, 30), ask("too long", 3, 300)]))
    assert engine.idle


def test_the_ending_tells_how_the_request_fared(engine: BatchEngine, clock: Clock) -> None:
    engine.submit(ask("a", 5, 4))
    clock.now += 1.5
    fare = drain(engine)[-1].stats
    assert fare is not None
    assert (fare.prompt, fare.tokens, fare.finish) == (5, 4, "length")
    assert fare.queue_s == fare.ttft_s == fare.latency_s == 1.5


def test_stats_count_what_happened(engine: BatchEngine) -> None:
    serve(engine, [ask("a", 5, 4), ask("b", 7, 6)])
    stats = engine.stats()
    assert (stats.tokens, stats.prefill_tokens, stats.finished) == (10, 12, {"length": 2})
    assert (stats.queued, stats.prefilling, stats.decoding) == (0, 0, 0)
    assert 0 < stats.occupancy <= 1
    assert 1 <= stats.mean_concurrency <= stats.slots


def test_nobody_makes_a_bare_trait() -> None:
    with pytest.raises(TypeError, match="abstract"):
        BatchEngine()  # type: ignore[abstract]


def test_implementations_are_final() -> None:
    assert BatchEngine.__subclasses__() == [SlotEngine]
    assert {*SlotEngine.__subclasses__()} == {XlaBatchEngine, ReferenceEngine}
    assert not XlaBatchEngine.__subclasses__()
    assert not ReferenceEngine.__subclasses__()
