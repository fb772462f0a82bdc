"""A request's tokens and logits are, bit for bit, those that it has alone: in any slot, in any company."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from conftest import Engines
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.requests import VOCAB, alone, ask, serve
from support.shapes import CASES, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request

MIXED = [
    ask("greedy", 1, 9),
    ask("warm", 15, 12, temperature=0.8),
    ask("top-k", 17, 5, temperature=1.2, top_k=5),
    ask("long", 127, 20),
    ask("top-p", 65, 14, temperature=0.7, top_p=0.8),
    ask("min-p", 130, 3, temperature=1.5, min_p=0.1),
    ask("all cuts", 257, 11, temperature=1.3, top_k=40, top_p=0.9, min_p=0.02),
    ask("short", 2, 30),
]


def spoil(engine: XlaBatchEngine, value: float) -> None:
    """Junk everywhere; values, which are finite always, get the largest where it is not."""
    finite = value if np.isfinite(value) else np.finfo(np.float32).max
    spoilt = [
        replace(kv, keys=jnp.full_like(kv.keys, value), values=jnp.full_like(kv.values, finite))
        for kv in engine.runner.state.kv
    ]
    engine.runner.state = replace(engine.runner.state, kv=tuple(spoilt))


@pytest.mark.parametrize("slots", [1, 3, 5])
def test_every_stream_equals_its_solo_stream(engines: Engines, slots: int) -> None:
    engine = engines(slots)
    assert serve(engine, MIXED) == {request.id: alone(engine, request) for request in MIXED}


def test_a_request_has_the_same_bits_in_every_slot(engines: Engines) -> None:
    engine, trio = engines(3), [MIXED[1], MIXED[3], MIXED[6]]
    expected = serve(engine, trio)
    for order in permutations(trio):
        assert serve(engine, order) == expected


def test_no_bit_changes_when_every_token_of_the_neighbours_does(engines: Engines) -> None:
    engine, draw = engines(3), np.random.default_rng(3)
    for request in MIXED:
        others = [
            replace(other, id=f"other {other.id}", prompt=tuple(draw.integers(0, VOCAB, 40)), temperature=1.0)
            for other in MIXED[:2]
        ]
        assert serve(engine, [request, *others])[request.id] == alone(engine, request)


@pytest.mark.parametrize("junk", [np.nan, np.inf, -1e30, 3.0])
def test_what_lies_in_the_cache_is_never_read_before_it_is_written(engines: Engines, junk: float) -> None:
    engine = engines(3)
    expected = serve(engine, MIXED)
    spoil(engine, junk)
    assert serve(engine, MIXED) == expected


def test_a_short_request_does_not_see_the_long_one_that_sat_there_before(engines: Engines) -> None:
    engine, short = engines(1), ask("short", 3, 12)
    expected = alone(engine, short)
    assert serve(engine, [ask("long", 300, 15), short])["short"] == expected


def test_an_end_at_the_first_token_frees_the_slot_for_the_next(engines: Engines) -> None:
    engine, request = engines(3), MIXED[0]
    first = alone(engine, request)[0][0]
    ended = serve(engine, [replace(request, stop_token_ids=(first,)), *MIXED[1:]])
    assert [(token, finish) for token, _, finish in ended["greedy"]] == [(first, "stop")]
    assert all(ended[other.id] == alone(engine, other) for other in MIXED[1:])


def test_a_prompt_may_fill_its_slot_but_for_one_token(engines: Engines) -> None:
    engine, full = engines(3), ask("full", 319, 1)
    assert serve(engine, [*MIXED, full])["full"] == alone(engine, full)


def test_a_row_runs_to_the_last_position_of_its_slot(engines: Engines) -> None:
    engine, full = engines(3), ask("full", 5, 315)
    stream = serve(engine, [*MIXED, full])["full"]
    assert len(stream) == 315
    assert stream == alone(engine, full)


@pytest.mark.parametrize("options", [{"budget": 255}, {"ahead": 1}, {"policy": "shortest"}])
def test_how_work_is_interleaved_changes_no_bit(engines: Engines, options: dict[str, object]) -> None:
    assert serve(engines(3, **options), MIXED) == serve(engines(3), MIXED)


@pytest.mark.parametrize("budget", [16, 1000])
def test_another_budget_cuts_prompts_otherwise_for_everyone_alike(engines: Engines, budget: int) -> None:
    engine = engines(3, budget=budget)
    assert serve(engine, MIXED) == {request.id: alone(engine, request) for request in MIXED}
    tokens = {id: [told[0] for told in stream] for id, stream in serve(engines(3), MIXED).items()}
    assert {id: [told[0] for told in stream] for id, stream in serve(engine, MIXED).items()} == tokens


def test_a_new_engine_gives_the_same_bits(engines: Engines, model: Model) -> None:
    again = XlaBatchEngine(model, slots=3, context=320)
    assert serve(again, MIXED) == serve(engines(3), MIXED)


def test_a_cancelled_request_kept_what_its_solo_run_begins_with(engines: Engines) -> None:
    engine = engines(3)
    streams: dict[str, list[Any]] = {request.id: [] for request in MIXED}
    for request in MIXED:
        engine.submit(request)
    while not engine.idle:
        for event in engine.step():
            if event.token is not None:
                streams[event.id].append((event.token, event.digest, event.finish))
            if len(streams[event.id]) == 4:
                engine.cancel(event.id)
    for request in MIXED:
        whole = alone(engine, request)
        assert streams[request.id] == whole[: len(streams[request.id])]
        assert len(streams[request.id]) == min(4, len(whole))


def test_an_unseeded_request_differs_from_the_next(engines: Engines) -> None:
    prompt, engine = (3, 1, 4, 1, 5), engines(3)
    a, b = (Request(id=id, prompt=prompt, max_tokens=12, temperature=1.0, ignore_eos=True) for id in "ab")
    streams = serve(engine, [a, b])
    assert [token for token, *_ in streams["a"]] != [token for token, *_ in streams["b"]]


requests = st.builds(
    lambda n, length, cap, heat, k, p, low, seed, stop: ask(
        f"h{n}", length, cap, temperature=heat, top_k=k, top_p=p, min_p=low, seed=seed, stop_token_ids=stop
    ),
    n=st.integers(0, 10**6),
    length=st.integers(1, 280),
    cap=st.integers(1, 24),
    heat=st.sampled_from([0.0, 0.0, 0.5, 1.0, 2.0]),
    k=st.sampled_from([0, 1, 10]),
    p=st.sampled_from([0.5, 0.95, 1.0]),
    low=st.sampled_from([0.0, 0.05]),
    seed=st.integers(0, 2**64 - 1),
    stop=st.lists(st.integers(0, VOCAB - 1), max_size=3).map(tuple),
)


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(requests, min_size=2, max_size=7, unique_by=lambda request: request.id), st.data())
def test_any_company_is_no_company(engines: Engines, asked: list[Request], data: st.DataObject) -> None:
    engine = engines(data.draw(st.sampled_from([3, 5])))
    together = serve(engine, asked)
    chosen = data.draw(st.sampled_from(asked))
    assert together[chosen.id] == alone(engine, chosen)


@pytest.mark.parametrize("case", ["mistral", "gemma3_text", "mixtral", "qwen3_moe", "gpt2"])
def test_windows_experts_and_learned_positions_keep_the_promise(case: str) -> None:
    engine = XlaBatchEngine(load(source_of(CASES[case])), slots=3, context=320, budget=32)
    expected = {request.id: alone(engine, request) for request in MIXED}
    for order in (MIXED, MIXED[::-1], MIXED[3:] + MIXED[:3]):
        spoil(engine, np.nan)
        assert serve(engine, order) == expected
