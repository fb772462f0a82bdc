"""Weights that are replaced in a running engine."""

from dataclasses import replace
from itertools import product
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.compilations import compilations
from support.injection import InjectedFault, injected
from support.quick import slow_except
from support.requests import drain, make_request, solo_stream, streams_by_id
from support.shapes import case_in

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.model.params import Params
from xlabatch.request import Event, Request

SHAPE: dict[str, Any] = {"slots": 3, "context": 320}


def parameters(source: Source) -> Params:
    return load.to_device(source.spec.params, load.WeightReader(source.read, source.random), "float32")


def changed(params: Params) -> Params:
    """Other weights of the same shapes."""
    draw = np.random.default_rng(5)
    return jax.tree.map(lambda leaf: leaf + 0.02 * draw.normal(size=leaf.shape).astype(np.float32), params)


@pytest.mark.parametrize(
    ("case", "weights"),
    slow_except(
        [("llama", "int8"), ("qwen3_moe", "bfloat16")],
        product(["llama", "qwen3_moe"], load.WEIGHTS if can_pack() else load.WEIGHTS[:3]),
    ),
)
def test_an_updated_engine_has_the_bits_of_one_that_was_loaded(case: str, weights: str) -> None:
    arithmetic = "portable" if can_pack() else "fast"
    # read, as from files: weights that the device draws are rounded there, with a different last bit
    source = replace(case_in(weights, case), random=None)
    engine = XlaBatchEngine.of(source, weights=weights, arithmetic=arithmetic, **SHAPE)
    request = make_request("a", 150, 12)
    expected = solo_stream(engine, request)
    params, fingerprint = parameters(source), engine.startup.fingerprint
    engine.update(changed(params))
    with compilations() as compiled:
        assert solo_stream(engine, request) != expected
    assert [event for event in compiled if "backend_compile" in event] == []
    assert engine.startup.fingerprint != fingerprint
    engine.update(params)
    assert solo_stream(engine, request) == expected


OPTIONS: list[dict[str, Any]] = [
    {},
    {"temperature": 1.0, "seed": 7, "logprobs": 2, "repetition_penalty": 1.2},
    {"temperature": 0.8, "n": 2},
]


def begun(engine: XlaBatchEngine, *requests: Request, tokens: int = 5) -> list[Event]:
    """The events of requests up to this many of the first one, which is then in the middle of its answer."""
    for request in requests:
        engine.submit(request)
    events: list[Event] = []
    while sum(event.id == requests[0].id and event.index == 0 for event in events) < tokens:
        events += engine.step()
    return events


@pytest.mark.heavy
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("ahead", [0, 1])
def test_recomputed_sequences_go_on_as_fresh_requests_under_the_new_weights(
    source: Source, options: dict[str, Any], ahead: int
) -> None:
    engine = XlaBatchEngine.of(source, ahead=ahead, **SHAPE)
    request = make_request("a", 20, 30, **options)
    other = make_request("b", 190, 12)  # with the kernels its prompt is not finished then
    before = begun(engine, request, other)
    engine.update(changed(parameters(source)))
    events = [*before, *drain(engine)]
    fresh = XlaBatchEngine.of(source, **SHAPE)
    fresh.update(changed(parameters(source)))
    choices = [(request.choice(index), index) for index in range(request.n)]
    for one, index in (*choices, (other, 0)):
        own = [event for event in events if (event.id, event.index) == (one.id, index)]
        assert len(own) == one.max_tokens
        assert [event.version for event in own] == sorted(event.version for event in own)
        old = [event.token for event in own if event.version == 0]
        new = [replace(event, index=0) for event in own if event.version == 1]
        rest = one.changed(prompt=(*one.prompt, *old), max_tokens=one.max_tokens - len(old))
        assert streams_by_id(new)[one.id] == solo_stream(fresh, rest)
    assert [event.version for event in events if event.id == "a"].count(0) >= 5


def test_restarted_sequences_say_that_their_tokens_before_are_void(source: Source) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE)
    request = make_request("a", 20, 12, temperature=1.0, seed=3)
    before = begun(engine, request)
    engine.update(changed(parameters(source)), "restart")
    events = drain(engine)
    assert not any(event.restarted for event in before)
    assert [event.restarted for event in events] == [True, *[False] * 11]
    assert {event.version for event in events} == {1}
    assert streams_by_id(events)["a"] == solo_stream(engine, request)
    assert events[-1].stats
    assert events[-1].stats.tokens == 12


def test_weights_wait_for_what_runs_and_what_waits_for_the_weights(source: Source) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE)
    request, later = make_request("a", 20, 12), make_request("b", 30, 6)
    expected = solo_stream(engine, request)
    before = begun(engine, request)
    fingerprint = engine.startup.fingerprint
    engine.update(changed(parameters(source)), "finish")
    assert engine.startup.fingerprint == fingerprint
    engine.submit(later)
    events = [*before, *drain(engine)]
    assert engine.startup.fingerprint != fingerprint
    assert {event.id: event.version for event in events} == {"a": 0, "b": 1}
    assert streams_by_id(events)["a"] == expected
    assert streams_by_id(events)["b"] == solo_stream(engine, later)


def test_weights_that_wait_are_taken_once_nothing_runs_any_more(source: Source) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE)
    begun(engine, make_request("a", 20, 12))
    engine.update(changed(parameters(source)), "finish")
    engine.cancel("a")
    assert not engine.idle
    drain(engine)
    assert (engine.idle, engine.scheduler.table.version) == (True, 1)


@pytest.mark.parametrize("running", ["cancel", "keep"])
def test_running_sequences_end_or_go_on(source: Source, running: Any) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE)
    request = make_request("a", 20, 30)
    expected = solo_stream(engine, request)
    engine.submit(request)
    engine.step()
    engine.update(changed(parameters(source)), running)
    events = drain(engine)
    if running == "cancel":
        assert (events[-1].finish, events[-1].reason) == ("cancelled", "the weights were replaced")
    else:
        assert events[-1].finish == "length"
        assert [event.token for event in events] != [token for token, *_ in expected[-len(events) :]]


def test_log_probabilities_of_a_prompt_have_one_version_also_if_keys_and_values_are_kept(
    source: Source,
) -> None:
    engine = XlaBatchEngine.of(source, budget=32, **SHAPE)
    running, request = make_request("a", 20, 30), make_request("b", 190, 3, prompt_logprobs=1)
    events = begun(engine, running, request, tokens=3)
    sequence = next(each for each in engine.scheduler.table.sequences.values() if each.request.id == "b")
    assert sequence.prompt_logprobs
    assert sequence.to_prefill
    engine.update(changed(parameters(source)), "keep")
    events += drain(engine)
    fresh = XlaBatchEngine.of(source, budget=32, **SHAPE)
    fresh.update(changed(parameters(source)))
    [expected] = fresh.run([request.changed(max_tokens=1)])
    first = next(event for event in events if event.id == "b")
    assert (first.version, first.token) == (1, expected.token)
    assert first.prompt_logprobs == expected.prompt_logprobs
    assert [event.version for event in events if event.id == "a"].count(0) >= 3


def test_keys_and_values_of_other_weights_are_not_reused(source: Source) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE)
    request = make_request("a", 200, 5)
    [*engine.run([request])]
    engine.update(changed(parameters(source)))
    before = engine.stats().cached_tokens
    [*engine.run([request])]
    assert engine.stats().cached_tokens == before


@pytest.mark.parametrize("through", ["update", "reset"])
def test_a_sequence_that_was_parked_when_the_weights_were_replaced_leaves_nothing_to_reuse(
    source: Source, through: str
) -> None:
    source = replace(source, random=None)
    engine = XlaBatchEngine.of(source, **(SHAPE | {"slots": 1, "policy": "priority"}), session_bytes=10**7)
    low = make_request("low", 150, 12, cache_key="talk")
    urgent = make_request("urgent", 40, 5, priority=1)
    engine.submit(low)
    engine.step()
    engine.submit(urgent)
    engine.step()
    assert engine.stats().preemptions == 1
    if through == "update":
        engine.update(changed(parameters(source)), "keep")
    else:
        engine.reset_prefix_cache()
    assert [event.finish for event in drain(engine) if event.finish] == ["length", "length"]
    before = engine.stats().cached_tokens
    request = replace(low, id="later", prompt=(*low.prompt, 1, 2, 3), cache_use="read")
    answers = [*engine.run([request])]
    assert engine.stats().cached_tokens == before
    assert streams_by_id(answers)["later"] == solo_stream(engine, replace(request, cache_key=None))
    with pytest.raises(Refused, match="no session has the key 'talk'"):
        engine.save_session("talk", "unused")


def test_what_cannot_be_the_weights_is_refused_and_changes_nothing(source: Source) -> None:
    engine, request = XlaBatchEngine.of(source, **SHAPE), make_request("a", 20, 5)
    expected, params = solo_stream(engine, request), parameters(source)
    wider = jax.tree.map(lambda leaf: jnp.concatenate([leaf, leaf], 0), params)
    tree: Any = {"embed": params.embed}
    stop: Any = "stop"
    refusals = [
        ("other shapes", lambda: engine.update(wider)),
        ("are Params as load.to_device makes them, got dict", lambda: engine.update(tree)),
        (
            "running is one of finish, keep, recompute, restart, cancel, got 'stop'",
            lambda: engine.update(changed(params), stop),
        ),
    ]
    if can_pack():
        refusals.append(("packed for the kernels", lambda: engine.update(engine.runner.params)))
    engine.submit(request)
    events = engine.step()
    for message, update in refusals:
        with pytest.raises(Refused, match=message):
            update()
    assert streams_by_id([*events, *drain(engine)])["a"] == expected


@pytest.mark.parametrize(
    "point",
    [
        "engine.promise.replace_parameters:1:after",
        "checkpoint.fingerprint.params_digest:1",
        "engine.startup.fingerprint:1",
    ],
)
def test_an_update_that_breaks_off_leaves_weights_that_belong_to_their_fingerprint(
    source: Source, point: str
) -> None:
    engine, request = XlaBatchEngine.of(source, **SHAPE), make_request("a", 20, 5)
    expected, fingerprint = solo_stream(engine, request), engine.startup.fingerprint
    with injected(point), pytest.raises(InjectedFault):
        engine.update(changed(parameters(source)))
    assert engine.startup.fingerprint == fingerprint  # sessions are saved under it
    assert solo_stream(engine, request) == expected
