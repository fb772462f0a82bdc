"""Chunks that several prompts share: each stream is that of its request alone, bit for bit."""

from dataclasses import replace
from typing import Any

import pytest
from conftest import Engines
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.examples import examples
from support.kernels import WITH_KERNELS
from support.programs import record_programs, replace_program
from support.quick import slow_except
from support.requests import drain, following, make_request, serve, solo_stream
from support.shapes import CASES, source_of
from support.shared_chunks import FAULTS, OPTIONS, Fault, burst, burst_request, misplace_pieces, solo_streams

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.load import Model

pytestmark = WITH_KERNELS
MODELS: list[tuple[str, str, str | None]] = [  # with windows, experts, sinks, latents, chunks
    ("gpt_oss", "int8", "int8"),
    ("gemma3_text", "float32", None),
    ("gemma4_text", "int8", None),
    ("gemma4_text, experts", "float32", "int8"),
    ("qwen3_moe", "bfloat16", None),
    ("deepseek_v3", "float32", None),
    ("llama4_text, chunks", "float32", "int8"),
    ("gpt2", "float32", "int8"),
]


REQUESTS = st.builds(
    lambda options, **fields: burst_request(**fields, **options),
    id=st.integers(0, 10**6).map(str),
    length=st.integers(1, 40),
    begins=st.sampled_from([0, 0, 0, 20, 50]),
    max_tokens=st.integers(1, 5),
    options=st.sampled_from(OPTIONS),
)


@pytest.mark.heavy
@settings(max_examples=examples(dev=6, ci=60), suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    requests=st.lists(REQUESTS, min_size=2, max_size=12, unique_by=lambda request: request.id),
    budget=st.sampled_from([None, 48]),  # 48: a step has a chunk of 32 and one of 16
)
def test_every_stream_of_a_burst_is_that_of_its_request_alone(
    engines: Engines, requests: list[Request], budget: int | None
) -> None:
    engine = engines(8, budget=budget)
    engine.reset_prefix_cache()
    assert serve(engine, requests) == solo_streams(engine, requests)


@pytest.mark.slow
@pytest.mark.parametrize(("case", "weights", "cache"), slow_except(MODELS[:1], MODELS))
def test_bursts_of_other_models_have_the_bits_of_their_requests_alone(
    case: str, weights: str, cache: str | None
) -> None:
    engine = XlaBatchEngine.of(source_of(CASES[case]), weights=weights, slots=8, context=128, cache=cache)
    requests = burst(18)
    assert serve(engine, requests) == solo_streams(engine, requests)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_piece_at_a_wrong_place_changes_a_stream(
    engines: Engines, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    engine, requests = engines(8), burst(6)
    expected = solo_streams(engine, requests)
    misplace_pieces(monkeypatch, fault)
    engine.reset_prefix_cache()
    assert serve(engine, requests) != expected


def launched_programs(engine: XlaBatchEngine, requests: list[Request]) -> list[str]:
    """The programs of the step that begins these requests."""
    names = list[str]()
    undo = record_programs(engine, names.append)
    for request in requests:
        engine.submit(request)
    assert {event.id for event in engine.step()} == {request.id for request in requests}
    undo()
    return names


def test_a_burst_of_short_prompts_takes_one_program(engines: Engines) -> None:
    engine = engines(8)
    requests = [make_request(f"{n}", 17, 1) for n in range(7)]
    assert launched_programs(engine, requests) == ["prefill 128"]


@pytest.mark.parametrize(
    ("options", "programs"),
    [
        ({"temperature": 1.0, "top_p": 0.9, "presence_penalty": 0.5}, ["prefill 128"]),
        ({"n": 2}, ["prefill 128", "fork", "sample"]),
        ({"logprobs": 1}, ["prefill 128", "logprobs"]),
    ],
)
def test_first_tokens_of_one_request_take_the_programs_that_they_need(
    engines: Engines, options: dict[str, Any], programs: list[str]
) -> None:
    engine = engines(8)
    engine.reset_prefix_cache()
    requests = [make_request("0", 17, 1), make_request("1", 60, 1, **options)]
    assert launched_programs(engine, requests) == programs


def test_a_prompt_that_ends_in_the_second_chunk_of_a_step_has_one_first_token(engines: Engines) -> None:
    requests = [make_request(f"{n}", 20, 3) for n in range(3)]  # chunks of 20 + 12 and 8 + 8 tokens
    streams = serve(engines(8, budget=48), requests)
    assert {id: len(stream) for id, stream in streams.items()} == {"0": 3, "1": 3, "2": 3}
    assert streams == solo_streams(engines(8), requests)


def test_prompts_that_begin_alike_take_two_programs_and_one_reading_of_their_beginning(
    engines: Engines,
) -> None:
    engine = engines(8)
    engine.reset_prefix_cache()
    engine.reset_stats()
    requests = [burst_request(f"{n}", 3, 30, max_tokens=1) for n in range(4)]
    names = launched_programs(engine, requests)
    assert names == ["prefill 64", *["copy_prefix"] * 3, "prefill 16"]
    assert engine.stats().cached_tokens >= 3 * 30
    assert engine.stats().prefill_tokens <= 33 + 3 * 3


def test_prompts_that_may_not_be_reused_by_each_other_do_not_wait_for_each_other(engines: Engines) -> None:
    engine = engines(8)
    requests = [burst_request(f"{n}", 3, 30, max_tokens=1, cache_salt=f"{n}") for n in range(3)]
    assert launched_programs(engine, requests) == ["prefill 128"]


def test_what_a_slot_held_is_not_reused_once_a_second_choice_takes_it(model: Model) -> None:
    """All chunks of a step are planned before the first of them runs."""
    engine = XlaBatchEngine(model, slots=4, context=320)
    earlier = [make_request(f"earlier {n}", 100, 3) for n in range(4)]
    for request in earlier:
        serve(engine, [request])
    choices = make_request("choices", 60, 5, n=2, temperature=1.0)  # they take the slots of the first two
    waits = replace(
        make_request("waits", 80), prompt=(*choices.prompt[:50], *make_request("more", 30).prompt)
    )
    later = following(earlier[1], [], "later")  # begins like what the second choice overwrites
    requests = [choices, waits, later]
    assert serve(engine, requests) == solo_streams(engine, requests)


def test_log_probabilities_of_prompts_are_computed_for_the_pieces_that_want_them(engines: Engines) -> None:
    engine, counts = engines(8), list[int]()
    program = engine.runner.programs["prompt_logprobs 64"]

    def record(*args: Any) -> Any:
        counts.append(int(args[-1]))
        return program(*args)

    undo = replace_program(engine, "prompt_logprobs 64", record)
    wanted = [None, 0, None, 1]
    serve(engine, [make_request(f"{n}", 12 + n, 1, prompt_logprobs=each) for n, each in enumerate(wanted)])
    undo()
    assert counts == [13 + 15]


@pytest.mark.parametrize("pooling", ["last", "mean"])
def test_vectors_of_a_burst_are_those_of_their_prompts_alone(engines: Engines, pooling: Any) -> None:
    requests = [replace(make_request(f"{n}", 5 + 7 * n, 1), pooling=pooling) for n in range(6)]
    together = {event.id: event.vector for event in engines(8).run(requests)}
    alone = {each.id: event.vector for each in requests for event in engines(8).run([each])}
    assert together == alone
    assert len(set(alone.values())) == 6


def test_a_request_cancelled_before_its_prompt_ends_leaves_the_others_alone(engines: Engines) -> None:
    engine = engines(8)
    requests = [make_request("a", 100, 5), make_request("b", 60, 5), make_request("c", 9, 5)]
    expected = solo_stream(engine, requests[2])
    for request in requests:
        engine.submit(request)
    events = engine.step()  # all of a, and the beginning of b
    engine.cancel("b")
    events += drain(engine)
    assert [(event.token, event.digest, event.finish) for event in events if event.id == "c"] == expected
