"""Caches of latents, and attention in chunks of positions: no bit shows what is reused, saved or guessed.

Chunks have 21 positions, which prompts, prefixes, slides and drafts cross. `test_recurrent_state.py` has the
same for recurrent states.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.requests import Stream, following, make_request, serve, solo_stream
from support.shapes import CASES, ENGINE, source_of
from support.speculation import drafting_always

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine import promise
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.verify.checks import poison_state
from xlabatch.verify.features.context_slide import stream_of_segments
from xlabatch.verify.features.preemption import serve_one_by_one
from xlabatch.verify.streams import record

pytestmark = WITH_KERNELS
CASES_HERE = "llama4_text, chunks", "deepseek_v3"
REQUESTS = [
    make_request("greedy", 1, 30),
    make_request("warm", 20, 12, temperature=0.8),
    make_request("long", 127, 30),
    make_request("top-p", 65, 14, temperature=0.7, top_p=0.8),
    make_request("longer", 200, 11, temperature=1.3, top_k=40),
    make_request("n", 41, 8, n=2, temperature=0.9),
    make_request("logprobs", 42, 12, logprobs=2, prompt_logprobs=1),
]


@pytest.fixture(scope="module", params=slow_except(["llama4_text, chunks"], CASES_HERE))
def source(request: pytest.FixtureRequest) -> Source:
    return source_of(CASES[request.param])


@pytest.fixture(scope="module")
def model(source: Source) -> Model:
    return load(source)


@pytest.fixture
def engine(model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(model, **ENGINE)


def cached(engine: XlaBatchEngine) -> int:
    return engine.stats().cached_tokens


def alone(engine: XlaBatchEngine) -> dict[str, Stream]:
    """The streams of requests that run without any other, and reuse nothing."""
    single = [replace(each, cache_prompt=False) for each in REQUESTS]
    return {id: stream for each in single for id, stream in serve(engine, [each]).items()}


@pytest.mark.heavy
@pytest.mark.usefixtures("users_compiler")
def test_no_stream_depends_on_its_slot_its_neighbours_or_what_a_slot_held(engine: XlaBatchEngine) -> None:
    expected = alone(engine)
    for order in (REQUESTS, REQUESTS[::-1], REQUESTS[3:] + REQUESTS[:3]):
        poison_state(engine)
        assert serve(engine, order) == expected


@pytest.mark.heavy
@pytest.mark.parametrize(
    "shape",
    [
        {"slots": 5, "context": 320, "budget": 16, "ahead": 2},
        {"slots": 3, "context": 512, "budget": 128, "steps_per_dispatch": 4},
    ],
)
def test_bits_do_not_depend_on_slots_context_chunks_or_steps_of_a_dispatch(
    model: Model, engine: XlaBatchEngine, shape: dict[str, Any]
) -> None:
    assert serve(XlaBatchEngine(model, **shape), REQUESTS) == serve(engine, REQUESTS)


def test_a_conversation_goes_on_in_its_slot_and_in_those_that_copy_it(engine: XlaBatchEngine) -> None:
    request = make_request("a", 150, 20)
    turn = following(request, serve(engine, [request])["a"])
    turns = [replace(turn, id=f"{n}", prompt=(*turn.prompt, n), temperature=0.5 * n) for n in range(3)]
    expected, before = {each.id: solo_stream(engine, each) for each in turns}, cached(engine)
    assert serve(engine, turns) == expected
    assert cached(engine) - before == 3 * 169  # the answer's last token was never run


@pytest.mark.parametrize("shared", [17, 21, 42, 149])  # of 150; chunks end at 21 and 42
def test_a_prefix_may_end_anywhere(engine: XlaBatchEngine, shared: int) -> None:
    first = make_request("first", 150)
    other = replace(make_request("other", 60), prompt=(*first.prompt[:shared], *make_request("b", 40).prompt))
    expected, before = solo_stream(engine, other), cached(engine)
    serve(engine, [first])
    assert serve(engine, [other])["other"] == expected
    assert cached(engine) - before == shared


@pytest.mark.heavy
def test_a_session_goes_into_a_file_and_an_engine_of_another_shape(
    model: Model, engine: XlaBatchEngine, tmp_path: Path
) -> None:
    request = make_request("a", 150, 20, cache_key="talk")
    turn = following(request, serve(engine, [request])["a"])
    expected = solo_stream(engine, replace(turn, cache_key=None))
    engine.save_session("talk", tmp_path / "file")
    other = XlaBatchEngine(model, slots=1, context=256, budget=128)
    other.load_session("talk", tmp_path / "file")
    assert serve(other, [turn])["next"] == expected
    assert cached(other) == 169
    poison_state(engine)
    assert serve(engine, [turn])["next"] == expected


@pytest.mark.heavy
def test_a_parked_request_goes_on_from_what_its_slot_held(model: Model) -> None:
    engine = XlaBatchEngine(model, **ENGINE | {"slots": 2}, policy="priority")
    requests = [replace(each, n=1, priority=n, prompt_logprobs=None) for n, each in enumerate(REQUESTS)]
    single = [replace(each, cache_prompt=False) for each in requests]
    expected = record(requests, [event for each in single for event in engine.run([each])])
    assert record(requests, serve_one_by_one(engine, requests)) == expected
    assert engine.stats().preemptions > 0


@pytest.mark.heavy
def test_drafts_of_prompt_lookup_change_no_token(model: Model, engine: XlaBatchEngine) -> None:
    drafting = drafting_always(XlaBatchEngine(model, **ENGINE, speculate=12))
    repeated = [
        Request(id=f"{n}", prompt=[5, 6, 7, 8 + n] * 15, max_tokens=60, temperature=0.4 * n, seed=n)
        for n in range(3)
    ]
    requests = [replace(each, ignore_eos=True) for each in repeated] + REQUESTS
    assert serve(drafting, requests) == serve(engine, requests)
    stats = drafting.stats()
    assert 0 < stats.accepted_tokens < stats.draft_tokens


def test_a_context_slides_with_the_bits_of_a_request_for_each_part(engine: XlaBatchEngine) -> None:
    request = make_request("a", 300, 60, overflow="slide", keep=5)
    expected = stream_of_segments(engine, request)
    events = list(engine.run([request, make_request("b", 20, 70)]))
    assert record([request], [each for each in events if each.id == "a"])["a"] == expected
    assert any(event.dropped for event in events)


def test_the_strong_promise_of_a_gpu_is_refused_with_the_reason(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promise, "fixed_order", lambda: "fixed_interpret")
    reason = "attends to latents" if source.spec.config.latents else "has experts, whose sums"
    with pytest.raises(Refused, match=f"promise='strong' needs .*; there, random {reason}"):
        XlaBatchEngine(load(source, packs=False), **ENGINE, promise="strong")


@pytest.mark.slow
def test_a_cache_in_8_bits_has_equal_streams_in_engines_of_two_shapes(source: Source, model: Model) -> None:
    if source.spec.config.latents:
        model = load(source_of(CASES["deepseek_v3"] | {"qk_rope_head_dim": 32}))
    shapes: list[dict[str, Any]] = [ENGINE, {"slots": 5, "context": 512}]
    one, other = (XlaBatchEngine(model, **shape, cache="int8") for shape in shapes)
    assert serve(one, REQUESTS) == serve(other, REQUESTS[::-1])
