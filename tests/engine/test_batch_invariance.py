"""A request's tokens and logits are bit for bit those of its solo run, in any slot and any batch."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from conftest import Engines, engines_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.examples import examples
from support.quick import slow_except
from support.requests import VOCAB, Stream, make_request, serve, solo_stream, tokens_of
from support.shapes import CASES, ENGINE, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine import compilation
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.checks import poison_state

pytestmark = pytest.mark.usefixtures("users_compiler")
MIXED = [
    make_request("greedy", 1, 9),
    make_request("warm", 15, 12, temperature=0.8),
    make_request("top-k", 17, 5, temperature=1.2, top_k=5),
    make_request("long", 127, 20),
    make_request("top-p", 65, 14, temperature=0.7, top_p=0.8),
    make_request("min-p", 130, 3, temperature=1.5, min_p=0.1),
    make_request("top-k, top-p, min-p", 257, 11, temperature=1.3, top_k=40, top_p=0.9, min_p=0.02),
    make_request("short", 2, 30),
]


@pytest.fixture(scope="module")
def engines(model: Model) -> Engines:
    """Engines of this module's own: others do not run what users compile."""
    return engines_of(model)


def fill_cache(engine: XlaBatchEngine, value: float) -> None:
    """Write a number to every position of the cache; values are always finite and get the largest instead."""
    finite = value if np.isfinite(value) else np.finfo(np.float32).max
    layers: Any = engine.runner.state.kv
    kv = [
        replace(layer, keys=jnp.full_like(layer.keys, value), values=jnp.full_like(layer.values, finite))
        for layer in layers
    ]
    engine.runner.state = replace(engine.runner.state, kv=tuple(kv))
    engine.scheduler.prefixes.clear()


@pytest.mark.parametrize("slots", slow_except([3], [1, 3, 5]))
def test_every_stream_equals_its_solo_stream(engines: Engines, slots: int) -> None:
    engine = engines(slots)
    assert serve(engine, MIXED) == {request.id: solo_stream(engine, request) for request in MIXED}


def test_a_request_has_the_same_bits_in_every_slot(engines: Engines) -> None:
    engine, trio = engines(3), [MIXED[1], MIXED[3], MIXED[6]]
    expected = serve(engine, trio)
    for order in permutations(trio):
        assert serve(engine, order) == expected


def test_no_bit_changes_when_every_other_request_of_the_batch_does(engines: Engines) -> None:
    engine, draw = engines(3), np.random.default_rng(3)
    for request in MIXED:
        others = [
            replace(other, id=f"other {other.id}", prompt=tuple(draw.integers(0, VOCAB, 40)), temperature=1.0)
            for other in MIXED[:2]
        ]
        assert serve(engine, [request, *others])[request.id] == solo_stream(engine, request)


@pytest.mark.parametrize("value", [np.nan, np.inf, -1e30, 3.0])
def test_no_cache_position_is_read_before_it_is_written(engines: Engines, value: float) -> None:
    engine = engines(3)
    expected = serve(engine, MIXED)
    fill_cache(engine, value)
    assert serve(engine, MIXED) == expected


def test_a_short_request_does_not_read_what_a_long_one_left_in_its_slot(engines: Engines) -> None:
    engine, short = engines(3), make_request("short", 3, 12)
    expected = solo_stream(engine, short)
    long = [make_request(f"long {slot}", 300, 15) for slot in range(3)]
    short_in_every_slot = [replace(short, id=f"short {slot}") for slot in range(3)]
    streams = serve(engine, [*long, *short_in_every_slot])
    assert [streams[each.id] for each in short_in_every_slot] == [expected] * 3


def test_a_request_may_end_at_its_first_token_and_the_next_uses_its_slot(engines: Engines) -> None:
    engine, request = engines(3), MIXED[0]
    first = solo_stream(engine, request)[0][0]
    assert first is not None
    ended = serve(engine, [replace(request, stop_token_ids=(first,)), *MIXED[1:]])
    assert [(token, finish) for token, _, finish in ended["greedy"]] == [(first, "stop")]
    assert all(ended[other.id] == solo_stream(engine, other) for other in MIXED[1:])


def test_a_prompt_may_fill_its_slot_except_for_one_token(engines: Engines) -> None:
    engine, full = engines(3), make_request("full", 319, 1)
    assert serve(engine, [*MIXED, full])["full"] == solo_stream(engine, full)


def test_a_row_decodes_to_the_last_position_of_its_slot(engines: Engines) -> None:
    engine, full = engines(3), make_request("full", 5, 315)
    stream = serve(engine, [*MIXED, full])["full"]
    assert len(stream) == 315
    assert stream == solo_stream(engine, full)


@pytest.mark.parametrize("options", [{"budget": 255}, {"ahead": 1}, {"policy": "shortest"}])
def test_schedules_with_the_same_chunks_give_the_same_bits(
    engines: Engines, options: dict[str, object]
) -> None:
    assert serve(engines(3, **options), MIXED) == serve(engines(3), MIXED)


@pytest.mark.heavy
@pytest.mark.parametrize("budget", [16, 1000])
def test_other_chunk_sizes_give_the_same_tokens_and_streams_equal_solo_streams(
    engines: Engines, budget: int
) -> None:
    engine = engines(3, budget=budget)
    assert serve(engine, MIXED) == {request.id: solo_stream(engine, request) for request in MIXED}
    expected, streams = serve(engines(3), MIXED), serve(engine, MIXED)
    assert {id: tokens_of(streams[id]) for id in expected} == {id: tokens_of(expected[id]) for id in expected}


@pytest.mark.heavy
@pytest.mark.usefixtures("fresh_programs")
def test_an_engine_that_compiles_again_gives_the_same_bits(engines: Engines, model: Model) -> None:
    compilation.programs_of.cache_clear()
    second = XlaBatchEngine(model, slots=3, context=320)
    assert second.runner.programs is not engines(3).runner.programs
    assert serve(second, MIXED) == serve(engines(3), MIXED)


def test_the_tokens_of_a_cancelled_request_are_the_first_of_its_solo_run(engines: Engines) -> None:
    engine = engines(3)
    streams: dict[str, Stream] = {request.id: [] for request in MIXED}
    for request in MIXED:
        engine.submit(request)
    while not engine.idle:
        for event in engine.step():
            if event.token is not None:
                streams[event.id].append((event.token, event.digest, event.finish))
            if len(streams[event.id]) == 4:
                engine.cancel(event.id)
    for request in MIXED:
        solo = solo_stream(engine, request)
        assert streams[request.id] == solo[: len(streams[request.id])]
        assert len(streams[request.id]) == min(4, len(solo))


def test_requests_without_a_seed_draw_different_tokens(engines: Engines) -> None:
    prompt, engine = (3, 1, 4, 1, 5), engines(3)
    a, b = (Request(id=id, prompt=prompt, max_tokens=12, temperature=1.0, ignore_eos=True) for id in "ab")
    streams = serve(engine, [a, b])
    assert tokens_of(streams["a"]) != tokens_of(streams["b"])


REQUESTS = st.builds(
    make_request,
    id=st.integers(0, 10**6).map(str),
    length=st.integers(1, 280),
    max_tokens=st.integers(1, 24),
    temperature=st.sampled_from([0.0, 0.0, 0.5, 1.0, 2.0]),
    top_k=st.sampled_from([0, 1, 10]),
    top_p=st.sampled_from([0.5, 0.95, 1.0]),
    min_p=st.sampled_from([0.0, 0.05]),
    seed=st.integers(0, 2**64 - 1),
    stop_token_ids=st.lists(st.integers(0, VOCAB - 1), max_size=3).map(tuple),
)


@settings(max_examples=examples(dev=10, ci=40), suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(REQUESTS, min_size=2, max_size=7, unique_by=lambda request: request.id), st.data())
def test_no_stream_depends_on_the_other_requests(
    engines: Engines, requests: list[Request], data: st.DataObject
) -> None:
    engine = engines(3)
    together = serve(engine, requests)
    chosen = data.draw(st.sampled_from(requests))
    assert together[chosen.id] == solo_stream(engine, chosen)


@pytest.mark.heavy
@pytest.mark.parametrize(
    "case",
    slow_except(
        [
            *("qwen3_moe", "llama4_text, chunks", "glm4_moe", "minimax_m2", "qwen3_5_moe_text"),
            "gemma4_text",
        ],
        [
            *("mistral", "gemma3_text", "mixtral", "qwen3_moe", "gpt2"),
            *("llama4_text, chunks", "deepseek_v3", "glm4_moe", "minimax_m2", "qwen3_5_text"),
            *("qwen3_5_moe_text", "ministral3", "gemma4_text", "gemma4_text, experts"),
        ],
    ),
)
def test_streams_equal_solo_streams_with_windows_experts_or_learned_positions(case: str) -> None:
    engine = XlaBatchEngine(load(source_of(CASES[case])), **ENGINE)
    expected = {request.id: solo_stream(engine, request) for request in MIXED}
    for order in (MIXED, MIXED[::-1], MIXED[3:] + MIXED[:3]):
        poison_state(engine)
        assert serve(engine, order) == expected
