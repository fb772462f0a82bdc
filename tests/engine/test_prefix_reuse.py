"""Keys and values of an equal beginning of prompts are computed once, and no bit shows it."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from support.quick import slow_except
from support.requests import VOCAB, Stream, following, make_request, serve, solo_stream

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Request

CONTEXT = 320  # the shape of other tests
OPTIONS: list[dict[str, Any]] = [{}, {"temperature": 0.9}, {"repetition_penalty": 1.2}, {"n": 2}]


@pytest.fixture(scope="module", params=slow_except(["kernels"], ["kernels", "xla"]))
def either_model(request: pytest.FixtureRequest, source: Source) -> Model:
    packs = request.param == "kernels"
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    return load(source, packs=packs)


@pytest.fixture
def engine(either_model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(either_model, slots=3, context=CONTEXT)


def cached(engine: XlaBatchEngine) -> int:
    return engine.stats().cached_tokens


def test_a_conversation_continues_in_its_slot(engine: XlaBatchEngine) -> None:
    request = make_request("a", 150, 20)
    stream = solo_stream(engine, request)
    assert serve(engine, [request])["a"] == stream
    turn = following(request, stream, f"{request.id}+", 9)
    expected, before = solo_stream(engine, turn), cached(engine)
    assert serve(engine, [turn])[turn.id] == expected
    # the answer's last token was never run
    reused = 169 if engine.describe()["layout"] == "packed" else 128
    assert cached(engine) - before == reused


def test_requests_of_one_batch_copy_the_prefix_of_the_first(engine: XlaBatchEngine) -> None:
    shared = make_request("shared", 200).prompt
    requests = [make_request(id, 9, 12, temperature=0.5 * n) for n, id in enumerate("abcde")]
    requests = [replace(request, prompt=(*shared, *request.prompt)) for request in requests]
    expected, before = {each.id: solo_stream(engine, each) for each in requests}, cached(engine)
    prefilled = engine.stats().prefill_tokens
    assert serve(engine, requests) == expected
    reused = 4 * (200 if engine.describe()["layout"] == "packed" else 128)
    assert cached(engine) - before == reused
    assert engine.stats().prefill_tokens - prefilled == 5 * 209 - reused


@pytest.mark.parametrize("seed", slow_except([1], range(12)))
def test_random_conversations_equal_their_solo_runs(
    engine: XlaBatchEngine, either_model: Model, seed: int
) -> None:
    """Turns of several conversations, branches and unrelated prompts, some cancelled, in any order."""
    rng, alone = random.Random(seed), XlaBatchEngine(either_model, slots=3, context=CONTEXT)
    streams, history = dict[str, Stream](), list[Request]()
    for round in range(6):
        batch = list[Request]()
        for n in range(rng.randint(1, 6)):
            options = rng.choice(OPTIONS)
            request = make_request(f"{seed}-{round}-{n}", rng.randint(1, 200), rng.randint(1, 20), **options)
            if (history or batch) and rng.random() < 0.8:
                parent = rng.choice([*history, *batch][-3:])
                answer = streams[parent.id][: rng.randint(0, 20)] if parent.id in streams else []
                turn = following(parent, answer, f"{parent.id}+", 1).prompt[: rng.randint(17, 260)]
                request = replace(request, prompt=(*turn, *request.prompt[:40]))
            batch.append(replace(request, cache_salt=rng.choice([None, None, None, "other"])))
        expected = {each.id: solo_stream(alone, each) for each in batch if each.n == 1}
        for request in rng.sample(batch, len(batch)):
            engine.submit(request)
        cancelled = {each.id for each in batch if rng.random() < 0.2}
        served: dict[str, Stream] = {}
        for event in events_of(engine, cancelled, rng):
            served.setdefault(event[0], []).append(event[1])
        for request in batch:
            if request.id in expected and request.id not in cancelled:
                assert served[request.id] == expected[request.id]
        streams |= expected
        history += batch
    assert cached(engine) > 0 or engine.describe()["layout"] == "plain"  # few share all of a chunk


def events_of(
    engine: XlaBatchEngine, cancelled: set[str], rng: random.Random
) -> Iterator[tuple[str, tuple[int | None, int | None, str | None]]]:
    while not engine.idle:
        for event in engine.step():
            yield event.id, (event.token, event.digest, event.finish)
        for id in cancelled:
            if rng.random() < 0.3:
                engine.cancel(id)


def test_a_prefix_is_not_reused_by_those_who_must_not_or_do_not_want_to(engine: XlaBatchEngine) -> None:
    prompt = make_request("a", 200).prompt

    def reused(**options: Any) -> int:
        before = cached(engine)
        [*engine.run([Request(prompt=prompt, max_tokens=2, **options)])]
        return cached(engine) - before

    assert reused(cache_prompt=False) == 0
    assert reused() == 0  # the one before left nothing
    assert reused(cache_salt="other") == 0
    assert reused(cache_salt="other") > 0
    assert reused() > 0
    assert reused(cache_prompt=False) == 0
    assert reused(prompt_logprobs=0) == 0  # needs every position


def test_the_first_event_and_the_statistics_tell_how_much_was_reused(engine: XlaBatchEngine) -> None:
    request = make_request("a", 200, 3)
    serve(engine, [request])
    first, *_, last = engine.run([replace(request, id="b")])
    assert last.stats
    assert first.cached_tokens == last.stats.cached_tokens > 0


def test_an_engine_without_reuse_runs_every_token(either_model: Model) -> None:
    engine = XlaBatchEngine(either_model, slots=3, context=CONTEXT, prefix_reuse=False)
    request = make_request("a", 200, 3)
    assert serve(engine, [request]) == serve(engine, [request])
    assert cached(engine) == 0
    assert engine.stats().prefill_tokens == 400


def test_a_failure_forgets_what_the_slots_held(engine: XlaBatchEngine) -> None:
    request = make_request("a", 200, 3)
    expected = serve(engine, [request])
    engine.fail("broken")
    before = cached(engine)
    assert serve(engine, [request]) == expected
    assert cached(engine) == before


def test_pinned_slots_are_overwritten_last(engine: XlaBatchEngine) -> None:
    pinned, other = make_request("pinned", 200, 3, pinned=True), make_request("other", 200, 3)
    serve(engine, [pinned])
    for n in range(6):  # other prompts, in the two slots that are left
        serve(engine, [replace(other, prompt=tuple(np.add(other.prompt, n) % VOCAB))])
    before = cached(engine)
    serve(engine, [replace(pinned, id="again")])
    assert cached(engine) > before
