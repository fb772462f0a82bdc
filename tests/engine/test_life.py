"""XlaBatchEngine's own life: start, failure, recovery, and rows that go bad."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from conftest import Engines
from support.compilations import compilations
from support.programs import replace_program
from support.requests import alone, ask, drain, serve

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint.load import Model
from xlabatch.engine.programs import compile_programs
from xlabatch.model.params import Linear


@pytest.fixture
def engine(model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(model, slots=3, context=320)


def test_startup_reports_programs_and_memory(model: Model) -> None:
    compile_programs.cache_clear()
    made = XlaBatchEngine(model, slots=3, context=320).startup
    sized = [f"{name} {size}" for name in ("prefill", "prompt_logprobs") for size in (16, 32, 64, 128)]
    others = ["prefill_logits", "fork", "decode", "sample", "sample_greedy", "logprobs", "set_logit_bias"]
    assert list(made.programs) == [*sized, *others, "evict"]
    assert made.weight_bytes == sum(leaf.nbytes for leaf in jax.tree.leaves(model.params))
    cfg = model.config
    capacity = 384  # 320 in whole blocks
    assert made.kv_bytes == 2 * cfg.layers * 3 * cfg.kv_heads * cfg.head_dim * capacity * 4
    assert 0 < max(made.programs.values()) <= made.total_s


def test_engines_of_one_shape_compile_once(model: Model) -> None:
    first = XlaBatchEngine(model, slots=3, context=320)
    with compilations() as seen:
        second = XlaBatchEngine(model, slots=3, context=320, ahead=1, policy="shortest", queue=7)
    assert second.runner.programs is first.runner.programs
    assert [event for event in seen if "backend_compile" in event] == []
    assert set(second.startup.programs.values()) == {0.0}
    assert XlaBatchEngine(model, slots=2, context=320).runner.programs is not first.runner.programs
    request = ask("a")
    assert alone(second, request) == alone(first, request)


def test_warming_up_uses_every_program_and_leaves_no_trace(engine: XlaBatchEngine) -> None:
    used, programs = set[str](), engine.runner.programs.by_name()

    def noted(name: str, *inputs: Any) -> Any:
        used.add(name)
        return programs[name](*inputs)

    for name in programs:
        replace_program(engine, name, partial(noted, name))
    engine.warm()
    assert used == programs.keys()
    assert engine.idle
    assert (engine.stats().tokens, engine.stats().steps) == (0, 0)


@pytest.mark.parametrize(
    "name",
    [
        *("prompt_logprobs 16", "prefill_logits", "sample_greedy", "sample", "logprobs"),
        *("fork", "set_logit_bias", "evict"),
    ],
)
def test_warming_up_says_what_fails_and_disturbs_nobody(engine: XlaBatchEngine, name: str) -> None:
    fail_once(engine, name)
    with pytest.raises(RuntimeError, match="while warming up: the device failed: INTERNAL: out of smoke"):
        engine.warm()
    engine.submit(ask("a"))
    with pytest.raises(ValueError, match="an engine without requests"):
        engine.warm()
    assert drain(engine)[-1].finish == "length"


@pytest.mark.parametrize("context", [2, 17, 40])
def test_every_engine_can_be_warmed(model: Model, context: int) -> None:
    XlaBatchEngine(model, slots=1, context=context).warm()


def fail_once(engine: XlaBatchEngine, name: str) -> None:
    """The next run of a program fails as a device does: an error, and the donated state is gone."""

    def broken(*_: Any) -> Any:
        undo()
        jax.tree.map(lambda leaf: leaf.delete(), engine.runner.state)
        raise jax.errors.JaxRuntimeError("INTERNAL: out of smoke")

    undo = replace_program(engine, name, broken)


@pytest.mark.parametrize("name", ["decode", "prefill 16", "evict"])
def test_a_device_failure_ends_who_sat_with_a_reason_and_the_rest_is_served(
    engine: XlaBatchEngine, name: str
) -> None:
    asked = [ask(f"r{n}", 5, 6) for n in range(5)]
    expected = {request.id: alone(engine, request) for request in asked}
    for request in asked:
        engine.submit(request)
    events = []
    if name == "evict":
        events += engine.step()
        engine.cancel("r0")
    fail_once(engine, name)
    events += drain(engine)
    ends = {event.id: event for event in events if event.finish}
    assert sorted(ends) == [request.id for request in asked]
    assert {id for id, event in ends.items() if event.finish == "error"} >= {"r1", "r2"}
    assert ends["r1"].reason == "the device failed: INTERNAL: out of smoke"
    assert ends["r4"].finish == "length"
    assert engine.stats().failures == 1
    assert engine.stats().last_failure == "the device failed: INTERNAL: out of smoke"
    assert serve(engine, asked) == expected


@pytest.mark.parametrize("broken_by", [KeyboardInterrupt, TypeError])
@pytest.mark.parametrize("name", ["decode", "prefill 128"])
def test_a_step_that_is_broken_off_raises_and_nobody_goes_on_from_half_of_it(
    engine: XlaBatchEngine, broken_by: type[BaseException], name: str
) -> None:
    asked = [ask("a", 120, 6), ask("b", 5, 6)]
    expected = {request.id: alone(engine, request) for request in asked}
    program = engine.runner.programs.by_name()[name]

    def interrupted(*args: Any) -> Any:
        program(*args)  # the state is donated, and what would replace it never arrives
        undo()
        raise broken_by

    undo = replace_program(engine, name, interrupted)
    for request in asked:
        engine.submit(request)
    with pytest.raises(broken_by):
        engine.step()
    ends = [(event.id, event.finish, event.reason) for event in drain(engine)]
    assert ends == [("a", "error", "its step was interrupted"), ("b", "error", "its step was interrupted")]
    assert serve(engine, asked) == expected


def test_a_row_that_turns_to_nan_ends_with_an_error_and_its_neighbours_never_know(
    model: Model,
) -> None:
    embed = np.array(model.params.embed.weight)
    embed[13] = np.nan
    head = model.params.embed  # untied, or every logit of token 13 would be NaN for everybody
    poisoned = replace(model, params=replace(model.params, embed=Linear(jnp.asarray(embed)), head=head))
    engine = XlaBatchEngine(poisoned, slots=3, context=320)
    bad = replace(ask("bad", 5, 6), prompt=(1, 2, 13, 4))
    clean = [
        replace(ask(id, n, 8), prompt=tuple(t for t in ask(id, n).prompt if t != 13))
        for id, n in (("a", 30), ("b", 9))
    ]
    expected = {request.id: alone(engine, request) for request in clean}
    events = list(engine.run([clean[0], bad, clean[1]]))
    [end] = [event for event in events if event.id == "bad"]
    assert (end.token, end.finish, end.reason) == (None, "error", "the model's logits are not finite here")
    streams = serve(engine, [clean[0], bad, clean[1]])
    assert {id: streams[id] for id in expected} == expected
    for _ in range(3):  # whoever sits in the slot that held NaN is none the wiser
        assert {request.id: alone(engine, request) for request in clean} == expected


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"slots": 0}, "slots is an integer of at least 1, got 0"),
        ({"slots": 2.5}, "slots is an integer of at least 1, got 2.5"),
        ({"context": 1}, "context is an integer of at least 2, got 1"),
        ({"context": 9000}, "context 9000 is over the 8192 positions of random:tiny"),
        ({"policy": "luck"}, "policy 'luck' is not known; there are fifo, priority, shortest"),
        ({"queue": 0}, "queue is an integer of at least 1"),
        ({"budget": 0}, "budget is an integer of at least 1"),
        ({"ahead": -1}, "ahead is an integer of at least 0"),
    ],
)
def test_impossible_options_are_refused_with_what_is_possible(
    model: Model, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        XlaBatchEngine(model, **options)


def test_unknown_weights_are_refused() -> None:
    with pytest.raises(ValueError, match="weights 'int3' are not known; there are float32, bfloat16, int8"):
        XlaBatchEngine.load("random:tiny", weights="int3")


def test_an_unknown_option_is_refused(model: Model) -> None:
    with pytest.raises(TypeError, match="engine options slot are not known; there are slots, context"):
        XlaBatchEngine(model, slot=3)


def test_live_rows_decode_between_the_pieces_of_a_long_prompt(engines: Engines) -> None:
    engine = engines(3, context=1024)
    engine.submit(ask("live", 4, 30))
    engine.step()
    engine.submit(ask("long", 1000, 3))
    told = [[event.id for event in engine.step()] for _ in range(8)]  # a piece each, the last gives a token
    assert told == [["live"]] * 7 + [["long", "live", "long"]]
    drain(engine)


def test_where_not_even_an_empty_state_can_be_made_nobody_waits_for_ever(
    engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> None:
        raise jax.errors.JaxRuntimeError("gone for good")

    for n in range(5):
        engine.submit(ask(f"r{n}"))
    with monkeypatch.context() as patch:
        patch.setattr(engine.runner, "empty_state", lost)
        undo = replace_program(engine, "prefill 16", lost)
        events = engine.step() + engine.step()
        undo()
    assert sorted((event.id, event.finish) for event in events) == [(f"r{n}", "error") for n in range(5)]
    assert len(alone(engine, ask("after"))) == 7
