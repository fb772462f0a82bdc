"""Recurrent states of slots: they are reset, kept, copied, parked and saved, and no bit shows it."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.tree import leaves
from support.compilations import compilations
from support.device import filled_with_junk
from support.programs import record_programs
from support.quick import product_except, slow_except
from support.requests import (
    Stream,
    drain,
    following,
    make_request,
    serve,
    solo_stream,
    streams_by_id,
    tokens_of,
)
from support.shapes import CASES, ENGINE, Raw, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels import recurrent, recurrent_calls
from xlabatch.kernels.choice import can_pack, is_packed
from xlabatch.model.kv_cache import Recurrent
from xlabatch.model.recurrent import delta_net, short_conv, state_space
from xlabatch.request import Event, Request
from xlabatch.scheduler.reuse.prefixes import OPENING
from xlabatch.training import scores
from xlabatch.verify.features.context_slide import stream_of_segments
from xlabatch.verify.features.preemption import serve_one_by_one
from xlabatch.verify.streams import record

FAMILIES = "lfm2", "qwen3_next", "granitemoehybrid", "mamba2", "nemotron_h"  # a convolution; also matrices
MODELS = slow_except(
    ["qwen3_next kernels" if can_pack() else "qwen3_next xla"],
    [f"{f} {p}" for f in FAMILIES for p in ("kernels", "xla")],
    by_hand=["lfm2 xla", "granitemoehybrid xla", "mamba2 kernels", "nemotron_h xla"],
)
REQUESTS = [
    make_request("greedy", 1, 9),
    make_request("two", 2, 11, temperature=0.8),
    make_request("long", 127, 20),
    make_request("top-p", 65, 14, temperature=0.7, top_p=0.8),
    make_request("longer", 200, 11, temperature=1.3, top_k=40),
    make_request("n", 30, 8, n=2, temperature=0.9),
    make_request("logprobs", 40, 12, logprobs=2, prompt_logprobs=1),
]
SHAPES: dict[str, dict[str, Any]] = {
    "one slot": {"slots": 1, "context": 256, "budget": 128},
    "many slots": {"slots": 5, "context": 320, "budget": 16, "ahead": 2},
    "several steps": {"slots": 3, "context": 320, "steps_per_dispatch": 4},
}
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")


@pytest.fixture(scope="module", params=slow_except(["qwen3_next"], FAMILIES))
def source(request: pytest.FixtureRequest) -> Source:
    return source_of(CASES[request.param])


@pytest.fixture(scope="module", params=MODELS)
def model(request: pytest.FixtureRequest) -> Model:
    family, place = request.param.split()
    if place == "kernels" and not can_pack():
        pytest.skip("the kernels are not here")
    return load(source_of(CASES[family]), packs=place == "kernels")


@pytest.fixture
def engine(model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(model, **ENGINE)


@pytest.fixture
def packed(source: Source) -> XlaBatchEngine:
    return XlaBatchEngine(load(source), **ENGINE)


def fill_with_nan(engine: XlaBatchEngine) -> None:
    """Leave what no request may read in every slot."""
    state = engine.runner.state
    engine.runner.state = replace(state, kv=filled_with_junk(state.kv))
    engine.scheduler.prefixes.clear()


def alone(engine: XlaBatchEngine) -> dict[str, Stream]:
    """The streams of requests that run without any other, and reuse nothing."""
    return {id: each for one in REQUESTS for id, each in serve(engine, [no_reuse(one)]).items()}


def no_reuse(request: Request) -> Request:
    return replace(request, cache_prompt=False)


def cached(engine: XlaBatchEngine) -> int:
    return engine.stats().cached_tokens


@pytest.mark.heavy
@pytest.mark.usefixtures("users_compiler")
def test_no_stream_depends_on_its_slot_its_neighbours_or_what_a_slot_held(engine: XlaBatchEngine) -> None:
    expected = alone(engine)
    for order in (REQUESTS, REQUESTS[::-1], REQUESTS[3:] + REQUESTS[:3]):
        fill_with_nan(engine)
        assert serve(engine, order) == expected


@pytest.mark.heavy
@needs_kernels
def test_a_state_is_not_kept_under_the_ids_of_an_earlier_request(source: Source) -> None:
    """The cache of prefixes is reset while a prompt is half run, in a slot that an earlier request had."""
    engine = XlaBatchEngine(load(source), **(ENGINE | {"slots": 1, "budget": 32}))
    earlier, half = make_request("earlier", 120, 4), make_request("half", 120, 4)
    drain_after(engine, earlier, steps=0)
    drain_after(engine, half, steps=2)
    run = 64  # tokens of the prompt, before the reset
    mixture = replace(half, id="mixture", prompt=(*half.prompt[:run], *earlier.prompt[run:], 1, 2, 3))
    before = cached(engine)
    assert serve(engine, [mixture])["mixture"] == solo_stream(engine, mixture)
    assert cached(engine) == before


def drain_after(engine: XlaBatchEngine, request: Request, steps: int) -> None:
    """Run a request to its end, and reset the cache of prefixes after some steps."""
    engine.submit(request)
    for _ in range(steps):
        engine.step()
    if steps:
        engine.reset_prefix_cache()
    drain(engine)


@pytest.mark.parametrize("place", slow_except([], ["kernels", "xla"]))
@pytest.mark.usefixtures("fresh_programs")
def test_a_state_that_is_not_reset_shows(source: Source, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above fails if a sequence begins with what the last one of its slot has left."""
    if place == "kernels" and not can_pack():
        pytest.skip("the kernels are not here")
    convolve, delta_rule = recurrent_calls.short_conv, recurrent_calls.delta_rule
    run_state_space = recurrent_calls.state_space

    def convolve_later(x: Any, tokens: Any, *rest: Any) -> Any:
        return convolve(x, tokens._replace(positions=tokens.positions + 100), *rest)

    def delta_rule_later(x: Any, gates: Any, tokens: Any, *rest: Any, **place: Any) -> Any:
        return delta_rule(x, gates, tokens._replace(positions=tokens.positions + 100), *rest, **place)

    def state_space_later(x: Any, tokens: Any, *rest: Any, **place: Any) -> Any:
        return run_state_space(x, tokens._replace(positions=tokens.positions + 100), *rest, **place)

    def later(run_token: Any) -> Any:
        return lambda matrices, token: run_token(matrices, token._replace(first=token.first & False))

    monkeypatch.setattr(recurrent, "short_conv", convolve_later)
    monkeypatch.setattr(recurrent, "delta_rule", delta_rule_later)
    monkeypatch.setattr(recurrent, "state_space", state_space_later)
    for module in (delta_net, state_space):
        monkeypatch.setattr(module, "run_token", later(module.run_token))
    if source.raw["model_type"] == "lfm2":  # in the other families the matrices alone are enough
        monkeypatch.setattr(short_conv, "known", lambda kept, _: kept)
    engine = XlaBatchEngine(load(source, packs=place == "kernels"), **ENGINE)
    request, other = REQUESTS[0], REQUESTS[2]
    first = serve(engine, [no_reuse(request)])
    serve(engine, [no_reuse(replace(other, id=str(slot))) for slot in range(3)])
    assert serve(engine, [no_reuse(request)]) != first


@pytest.mark.heavy
@needs_kernels
@pytest.mark.parametrize(
    ("source", "name"),
    product_except([("qwen3_next", "many slots")], FAMILIES, list(SHAPES)),
    indirect=["source"],
)
def test_bits_do_not_depend_on_slots_chunks_or_steps_of_a_dispatch(
    source: Source, packed: XlaBatchEngine, name: str
) -> None:
    shape = SHAPES[name]
    engine, expected = XlaBatchEngine(load(source), **shape), serve(packed, REQUESTS)
    streams = serve(engine, [each for each in REQUESTS if each.n <= shape["slots"]])
    assert streams == {id: stream for id, stream in expected.items() if id in streams}


@needs_kernels
def test_a_conversation_continues_from_the_state_of_its_answer(packed: XlaBatchEngine) -> None:
    request = make_request("a", 150, 20)
    stream = serve(packed, [request])["a"]
    turn = following(request, stream)
    before = cached(packed)
    streams = serve(packed, [turn, make_request("beside", 20, 30)])
    assert cached(packed) - before == 169  # the answer's last token was never run
    assert streams["next"] == solo_stream(packed, turn)


@needs_kernels
def test_a_prompt_goes_on_from_the_end_of_another_one_whose_answer_differs(packed: XlaBatchEngine) -> None:
    request = make_request("a", 150, 20)
    serve(packed, [request])
    turn = replace(request, id="b", prompt=(*request.prompt, 3, 1, 4))
    before = cached(packed)
    assert serve(packed, [turn])["b"] == solo_stream(packed, turn)
    assert cached(packed) - before == 150


@needs_kernels
def test_a_long_prompt_can_be_answered_again_and_its_answer_be_opened_otherwise(
    packed: XlaBatchEngine,
) -> None:
    request = make_request("a", 290, 9)
    serve(packed, [request])
    again = replace(request, id="again", seed=8)
    other = replace(request, id="other", prompt=(*request.prompt[: 290 - OPENING], *range(20)))
    for each in again, other:
        before = cached(packed)
        assert serve(packed, [each])[each.id] == solo_stream(packed, each)
        assert cached(packed) - before == 290 - OPENING


@needs_kernels
@pytest.mark.parametrize("shared", [17, 140, 149])  # of 150; 149: the same prompt again
def test_what_two_prompts_begin_with_is_run_once_more_and_then_reused(
    packed: XlaBatchEngine, shared: int
) -> None:
    prompt, more = make_request("a", 150).prompt, make_request("b", 3 * 40).prompt
    rests = [prompt[shared:], *(more[40 * n :][:40] for n in range(3))]
    if shared == 149:
        rests = [prompt[shared:]] * 4
    requests = [
        replace(make_request(f"{n}"), prompt=(*prompt[:shared], *rest)) for n, rest in enumerate(rests)
    ]
    expected = {each.id: solo_stream(packed, each) for each in requests}
    reused = []
    for each in requests:  # one after the other
        before = cached(packed)
        assert serve(packed, [each])[each.id] == expected[each.id]
        reused.append(cached(packed) - before)
    assert reused == [0, 0, shared, shared]


@pytest.mark.heavy
@needs_kernels
@pytest.mark.parametrize("at_once", [True, False])
def test_a_burst_runs_what_its_prompts_begin_with_once(source: Source, at_once: bool) -> None:
    engine, prompt = XlaBatchEngine(load(source), **ENGINE | {"slots": 5}), make_request("a", 140).prompt
    requests = [
        replace(make_request(f"{n}", 9, 12, temperature=0.2 * n), prompt=(*prompt, n, *range(n, n + 9)))
        for n in range(5)
    ]
    requests[1] = replace(requests[1], prompt=prompt[:100], prompt_logprobs=1)  # which reuses nothing
    requests[3] = replace(requests[3], logprobs=2)
    expected = {each.id: solo_stream(engine, each) for each in requests}
    fill_with_nan(engine)
    before, events = cached(engine), list[Event]()
    for each in requests:
        engine.submit(each)
        events += [] if at_once else engine.step()
    events += drain(engine)
    assert streams_by_id(events) == expected
    of_shortest = 100 if at_once else 0  # which is read first, and which the next one begins with
    assert cached(engine) - before == of_shortest + 3 * 140


@needs_kernels
def test_a_kept_state_is_reused_while_its_slot_goes_on(packed: XlaBatchEngine) -> None:
    first = make_request("first", 60, 60)
    short = replace(first, max_tokens=9, temperature=0.5)
    turns = [replace(short, id=f"{n}", prompt=(*first.prompt, n)) for n in range(4)]
    expected = {each.id: solo_stream(packed, each) for each in (first, *turns)}
    before = cached(packed)
    assert serve(packed, [first, *turns]) == expected  # three slots: the last ones wait
    assert cached(packed) - before >= 2 * 60


@needs_kernels
@pytest.mark.parametrize("cancelled", [False, True])
@pytest.mark.parametrize("ahead", [0, 2])
def test_of_a_running_or_cancelled_request_only_the_prompt_is_reused(
    source: Source, ahead: int, cancelled: bool
) -> None:
    engine, request = XlaBatchEngine(load(source), **ENGINE, ahead=ahead), make_request("a", 40, 60)
    engine.submit(request)
    read = [event.token for _ in range(9) for event in engine.step()]
    prompt = (*request.prompt, *(token for token in read if token is not None), 3, 1, 4)
    turn = replace(request, id="next", prompt=prompt, max_tokens=9)
    if cancelled:
        engine.cancel("a")
    streams = serve(engine, [turn])
    engine.cancel_all()
    drain(engine)
    assert cached(engine) == 40
    assert streams["next"] == solo_stream(engine, turn)


@needs_kernels
def test_a_pinned_prompt_is_copied_to_each_request_that_begins_with_it(packed: XlaBatchEngine) -> None:
    system = make_request("system", 100, 1, pinned=True)
    serve(packed, [system])
    requests = [
        replace(each, prompt=(*system.prompt, *each.prompt))
        for each in (make_request(id, 9, 12, temperature=0.5) for id in "abcd")
    ]
    before = cached(packed)
    streams = serve(packed, requests[:2]) | serve(packed, requests[2:])  # the prompt keeps the third slot
    assert cached(packed) - before == 4 * 100
    assert streams == {each.id: solo_stream(packed, each) for each in requests}


@pytest.mark.heavy
def test_a_parked_request_goes_on_from_its_state(model: Model) -> None:
    engine = XlaBatchEngine(model, **ENGINE | {"slots": 2}, policy="priority")
    requests = [replace(each, n=1, priority=n, prompt_logprobs=None) for n, each in enumerate(REQUESTS)]
    expected = {each.id: solo_stream(engine, each) for each in requests}
    streams = record(requests, serve_one_by_one(engine, requests))
    assert engine.stats().preemptions > 0
    assert {id: [t.id for t in each.tokens] for id, each in streams.items()} == {
        id: tokens_of(each) for id, each in expected.items()
    }
    assert {id: [t.digest for t in each.tokens] for id, each in streams.items() if id != "logprobs"} == {
        id: [digest for _, digest, _ in each] for id, each in expected.items() if id != "logprobs"
    }


@needs_kernels
def test_a_session_goes_on_in_an_engine_of_another_shape(
    source: Source, packed: XlaBatchEngine, tmp_path: Path
) -> None:
    request = make_request("a", 150, 20, cache_key="talk")
    turn = following(request, serve(packed, [request])["a"])
    expected = solo_stream(packed, replace(turn, cache_key=None))
    fill_with_nan(packed)
    assert serve(packed, [turn])["next"] == expected
    packed.save_session("talk", tmp_path / "file")
    other = XlaBatchEngine(load(source), slots=1, context=256, budget=128)
    other.load_session("talk", tmp_path / "file")
    longer = following(turn, expected, "third")
    assert serve(other, [longer])["third"] == solo_stream(packed, replace(longer, cache_key=None))
    assert cached(other) == 150 + 20 + 9 + 19


@pytest.mark.heavy
def test_a_context_slides_with_the_bits_of_a_request_for_each_part(engine: XlaBatchEngine) -> None:
    request = make_request("a", 300, 60, overflow="slide", keep=5)
    expected = stream_of_segments(engine, request)
    events = list(engine.run([request, make_request("b", 20, 70)]))
    assert record([request], [each for each in events if each.id == "a"])["a"] == expected
    assert any(event.dropped for event in events)


@needs_kernels
def test_random_conversations_have_the_streams_of_runs_that_reuse_nothing(packed: XlaBatchEngine) -> None:
    engine, draw = packed, random.Random(3)
    conversations = [make_request(f"{n}", 5 + 30 * n, 6, temperature=0.7) for n in range(4)]
    for turn in range(4):
        requests = [
            replace(each, id=f"{each.id}.{turn}") for each in draw.sample(conversations, draw.randrange(1, 5))
        ]
        streams = serve(engine, requests)
        for each in requests:
            assert streams[each.id] == solo_stream(engine, each)
            number, answer = int(each.id.split(".")[0]), streams[each.id]
            kept = answer if draw.random() < 0.5 else answer[: draw.randrange(6)]
            conversations[number] = following(each, kept, f"{number}", draw.randrange(1, 20))
    assert cached(engine) > 0


def test_what_a_recurrent_state_does_not_allow_is_refused(model: Model) -> None:
    if is_packed(model.params):
        llama = load(source_of(CASES["llama"]))
        with pytest.raises(Refused, match="random cannot draft: it has a recurrent state"):
            XlaBatchEngine(llama, draft=model, **ENGINE, speculate=4)
    else:
        with pytest.raises(Refused, match="keeps no sessions"):
            XlaBatchEngine(model, **ENGINE).submit(make_request("a", cache_key="talk"))


@needs_kernels
@pytest.mark.parametrize(("source", "slots"), product_except([], FAMILIES, [1, 3]), indirect=["source"])
def test_every_program_has_run_when_an_engine_is_warm(source: Source, slots: int) -> None:
    engine, run = XlaBatchEngine(load(source), slots=slots, context=128), set[str]()
    undo = record_programs(engine, run.add)
    engine.warm()
    undo()
    assert run == set(engine.runner.programs) > {"keep_state", "copy_kept"}
    with compilations() as names:
        serve(
            engine, [replace(each, prompt=each.prompt[:60], max_tokens=9) for each in REQUESTS[: 3 * slots]]
        )
    assert names == []
    assert engine.stats().compiled_programs == len(engine.startup.programs)


@needs_kernels
def test_an_engine_that_reuses_nothing_keeps_nothing(source: Source) -> None:
    engine = XlaBatchEngine(load(source), **ENGINE, prefix_reuse=False)
    assert engine.runner.arrays.kept is None
    plan = memory.plan(source, "float32", EngineOptions(**ENGINE, prefix_reuse=False))
    assert plan.all_slots == memory.tree_bytes(engine.runner.state)
    request = make_request("a", 60)
    serve(engine, [request])
    assert serve(engine, [replace(request, prompt=(*request.prompt, 5))])
    assert cached(engine) == 0


@needs_kernels
def test_no_slot_is_reused_after_a_failure_of_the_device(source: Source) -> None:
    packed = XlaBatchEngine(load(source), **ENGINE, snapshot_bytes=0)
    request = make_request("a", 60)
    turn = replace(request, id="b", prompt=(*request.prompt, 5))
    serve(packed, [request])
    packed.fail("the device failed")
    drain(packed)
    before = cached(packed)
    assert serve(packed, [turn])["b"] == solo_stream(packed, turn)
    assert cached(packed) == before


def test_a_slot_has_the_same_state_however_long_it_is(source: Source) -> None:
    engines = [XlaBatchEngine(load(source), slots=1, context=context) for context in (128, 256)]
    states = [
        [
            leaf.shape
            for part in engine.runner.state.kv
            if isinstance(part, Recurrent)
            for leaf in leaves(part)
        ]
        for engine in engines
    ]
    assert states[0] == states[1]
    assert states[0]


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_scores_are_differentiable(family: str) -> None:
    dense: dict[str, Raw] = {
        "qwen3_next": {"mlp_only_layers": [0, 1, 2, 3]},
        "granitemoehybrid": {"num_local_experts": 0},
    }
    source = source_of(CASES[family] | dense.get(family, {}))  # experts are not
    engine = XlaBatchEngine(load(source, "float32"), **ENGINE)
    params = load(source, "float32", packs=False).params
    ids = [REQUESTS[3].prompt, REQUESTS[5].prompt]
    score = scores.scorer(engine)
    gradient = jax.grad(lambda params: score(params, ids).sum())(params)
    direction = jax.tree.map(lambda leaf: jnp.sign(leaf) * 2e-5, gradient)

    def moved(sign: float) -> float:
        near = jax.tree.map(lambda leaf, step: leaf + sign * step, params, direction)
        return float(scores.xla_scores(engine.runner.config, near, *scores.pad_ids(ids)).sum())

    slope = sum(float((a * b).sum()) for a, b in zip(*map(leaves, (gradient, direction)), strict=True))
    np.testing.assert_allclose((moved(1) - moved(-1)) / 2, slope, rtol=0.05)
