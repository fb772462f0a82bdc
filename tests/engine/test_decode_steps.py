"""Several decode steps in one dispatch: the tokens are those of one step at a time."""

from dataclasses import replace
from typing import Any

import pytest
from support.programs import record_programs
from support.requests import drain, make_request, serve, streams_by_id

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.runner import Runner
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Request

SHAPE: dict[str, Any] = {"slots": 3, "context": 320}
OPTIONS: dict[str, dict[str, Any]] = {
    "greedy": {},
    "sampled": {"temperature": 1.0, "top_p": 0.9},
    "penalties": {"temperature": 0.7, "repetition_penalty": 1.2, "frequency_penalty": 0.3},
    "bias": {"logit_bias": {5: 4.0}, "bad_token_ids": [7, 8], "min_tokens": 9},
    "ends": {"ignore_eos": False, "temperature": 1.5},
    "choices": {"n": 2, "temperature": 1.0},
    "logprobs": {"logprobs": 2, "max_tokens": 9},
}
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")


@pytest.fixture(scope="module")
def packed(source: Source) -> Model:
    return load(source)


@pytest.fixture(scope="module")
def plain(packed: Model) -> XlaBatchEngine:
    return XlaBatchEngine(packed, **SHAPE)


def requests_of(names: list[str]) -> list[Request]:
    """Requests of some options, which end after different numbers of tokens."""
    lengths = zip(names, (5, 70, 20, 9, 33, 1, 12), (31, 40, 7, 26, 60, 18, 9), strict=False)
    return [
        make_request(name, prompt, **({"max_tokens": tokens} | OPTIONS[name]))
        for name, prompt, tokens in lengths
    ]


@needs_kernels
@pytest.mark.slow
@pytest.mark.parametrize("steps", [2, 5])
def test_tokens_are_the_same_for_every_number_of_steps(
    plain: XlaBatchEngine, packed: Model, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, dispatched = XlaBatchEngine(packed, steps_per_dispatch=steps, **SHAPE), list[int]()
    decode_steps = Runner.decode_steps

    def count(self: Runner, sequences: Any) -> Any:
        dispatched.append(len(sequences))
        return decode_steps(self, sequences)

    monkeypatch.setattr(Runner, "decode_steps", count)
    names = [*OPTIONS]
    for group in (["greedy"], ["greedy", "bias"], names[:3], ["choices", "ends"], names):
        assert serve(engine, requests_of(group)) == serve(plain, requests_of(group))
    assert {1, 2, 3} <= set(dispatched)
    before = plain.stats().steps, engine.stats().steps
    serve(plain, requests_of(["greedy"])), serve(engine, requests_of(["greedy"]))
    assert engine.stats().steps - before[1] < (plain.stats().steps - before[0]) / steps + 3


@pytest.mark.heavy
@needs_kernels
def test_a_request_that_comes_between_two_dispatches_is_admitted_at_once(
    plain: XlaBatchEngine, packed: Model
) -> None:
    engine = XlaBatchEngine(packed, steps_per_dispatch=4, **SHAPE)
    first, second = make_request("a", 20, 30), make_request("b", 30, 20, temperature=1.0)
    engine.submit(first)
    events = [*engine.step(), *engine.step()]
    assert len(events) == 5
    engine.submit(second)
    events += engine.step()
    assert [event.id for event in events[5:]] == ["b", "a"]  # a step of its prompt, and one token
    events += drain(engine)
    assert streams_by_id(events) == serve(plain, [first, second])


@pytest.mark.heavy
@needs_kernels
def test_slides_cancellations_and_conversations_are_as_without(plain: XlaBatchEngine, packed: Model) -> None:
    engine = XlaBatchEngine(packed, steps_per_dispatch=7, **SHAPE)
    slide = make_request("a", 300, 90, overflow="slide", keep=7, temperature=1.0)
    assert serve(engine, [slide]) == serve(plain, [slide])
    answer = serve(plain, [make_request("b", 30, 40)])["b"]
    engine.submit(make_request("b", 30, 40))
    events = [*engine.step(), *engine.step()]
    engine.cancel("b")
    events += drain(engine)
    found = streams_by_id(events)["b"]
    assert found[:-1] == answer[: len(found) - 1]
    assert found[-1][2] == "cancelled"
    turn = make_request("c", 60, 20)
    turn = replace(turn, prompt=(*make_request("b", 30).prompt, *(each[0] or 0 for each in found[:-1]), 4))
    before = engine.stats().cached_tokens
    assert serve(engine, [turn]) == serve(plain, [turn])
    assert engine.stats().cached_tokens > before


@needs_kernels
@pytest.mark.slow
def test_warming_up_runs_the_programs_of_several_steps(packed: Model) -> None:
    engine, ran = XlaBatchEngine(packed, steps_per_dispatch=3, **SHAPE), set[str]()
    record_programs(engine, ran.add)
    engine.warm()
    steps = {name for name in ran if name.startswith("decode_steps")}
    assert steps == {"decode_steps 1", "decode_steps 2", "decode_steps 3"}


def test_impossible_options_are_refused(source: Source) -> None:
    impossible: list[dict[str, Any]] = [{"ahead": 1}, {"speculate": 4}]
    for options in impossible:
        with pytest.raises(Refused, match="needs ahead=0 and speculate=0"):
            XlaBatchEngine.of(source, steps_per_dispatch=2, **options, **SHAPE)
    with pytest.raises(Refused, match="steps_per_dispatch needs the kernels"):
        XlaBatchEngine(load(source, packs=False), steps_per_dispatch=2, **SHAPE)
