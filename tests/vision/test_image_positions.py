"""Vectors in a grid: rope follows rows and columns, and a request's bits follow from it alone."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.prompt_embeddings import soft
from support.quick import slow_except
from support.requests import drain, make_request, serve, solo_stream, streams_by_id
from support.shapes import CASES, source_of
from support.speculation import drafting_always

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine.inputs import rope_positions
from xlabatch.engine.speculation.drafters import Drafter
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack, is_packed
from xlabatch.request import Event, Request
from xlabatch.verify.compare_streams import Comparer
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import record

SOURCE = source_of(CASES["qwen2_5_vl"])
WIDTH = 48
SHAPE: dict[str, Any] = {"slots": 3, "context": 320, "embeddings": True}
Grid = tuple[int, int, int, int]  # first position, rows, columns, seed
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")


def with_grids(request: Request, *grids: Grid) -> Request:
    """The request with images of so many rows and columns."""
    found = {at: soft(seed, r * c, WIDTH).reshape(r, c, WIDTH) for at, r, c, seed in grids}
    return replace(request, embeddings=found)


REQUESTS = [
    make_request("text", 40, 9, logprobs=3),
    with_grids(make_request("over chunks", 150, 12, logprobs=3, prompt_logprobs=0), (20, 7, 13, 1)),
    with_grids(make_request("two, sampled", 90, 9, temperature=0.8), (3, 4, 2, 2), (50, 5, 6, 3)),
    with_grids(make_request("at the end", 60, 20, repetition_penalty=1.2), (24, 6, 6, 4)),
    make_request("text, sampled", 65, 14, temperature=0.7, top_p=0.8),
    with_grids(make_request("n", 50, 8, n=2, temperature=0.9), (0, 3, 3, 5)),
]


@pytest.fixture(
    scope="module",
    params=[pytest.param(True, marks=needs_kernels), pytest.param(False, marks=pytest.mark.slow)],
    ids=["kernels", "xla"],
)
def model(request: pytest.FixtureRequest) -> Model:
    return load(SOURCE, packs=request.param)


@pytest.fixture
def engine(model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(model, **SHAPE)


def test_positions_follow_rows_and_columns_and_go_on_behind_the_longer_side() -> None:
    (span,) = with_grids(make_request("a", 9, 1), (2, 2, 3, 1)).embeddings
    assert rope_positions((span,), 10).tolist() == [
        [0, 1, 2, 2, 2, 2, 2, 2, 5, 6],
        [0, 1, 2, 2, 2, 3, 3, 3, 5, 6],
        [0, 1, 2, 3, 4, 2, 3, 4, 5, 6],
    ]


@pytest.mark.heavy
def test_every_stream_equals_its_solo_stream(engine: XlaBatchEngine) -> None:
    streams = serve(engine, REQUESTS)
    for request in REQUESTS:
        assert solo_stream(engine, request) == streams[request.id], request.id


def test_tokens_and_log_probabilities_are_those_of_the_oracle(engine: XlaBatchEngine) -> None:
    comparer = Comparer(SOURCE, engine.limits, oracle=Oracle(SOURCE, context=320))
    requests = [each for each in REQUESTS if each.n == 1]
    check = comparer.compare_with_oracle("oracle", requests, record(requests, engine.run(requests)))
    assert check.ok, check.detail


def test_other_columns_give_other_tokens(engine: XlaBatchEngine) -> None:
    wide, tall = (with_grids(make_request("a", 150, 9), (9, r, c, 1)) for r, c in ((3, 10), (10, 3)))
    assert wide.embeddings[0].data == tall.embeddings[0].data
    before = engine.stats().cached_tokens
    assert serve(engine, [wide]) != serve(engine, [tall])
    assert engine.stats().cached_tokens - before <= 9
    serve(engine, [tall])
    assert engine.stats().cached_tokens - before > 32


@pytest.mark.heavy
@needs_kernels
def test_text_has_the_bits_of_an_engine_without_images() -> None:
    model = load(SOURCE)
    text = [request for request in REQUESTS if not request.embeddings]
    streams = serve(XlaBatchEngine(model, **SHAPE), REQUESTS)
    plain = serve(XlaBatchEngine(model, slots=3, context=320), text)
    assert {request.id: streams[request.id] for request in text} == plain


SHAPES = [{"slots": 1, "budget": 16}, {"steps_per_dispatch": 3}]


@needs_kernels
@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
def test_bits_do_not_depend_on_the_engines_shape(shape: dict[str, Any]) -> None:
    model = load(SOURCE)
    engine = XlaBatchEngine(model, **(SHAPE | shape))
    expected = serve(XlaBatchEngine(model, **SHAPE), REQUESTS)
    assert serve(engine, REQUESTS) == expected


@needs_kernels
@pytest.mark.slow
def test_drafts_behind_an_image_change_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    model, images = load(SOURCE), [each for each in REQUESTS if each.embeddings]
    expected = serve(XlaBatchEngine(model, **SHAPE), images)
    engine = drafting_always(XlaBatchEngine(model, **SHAPE, speculate=6))
    monkeypatch.setattr(Drafter, "draft", lambda *args: [3] * args[2])
    assert serve(engine, images) == expected
    assert engine.stats().draft_tokens > 20


@pytest.mark.heavy
@pytest.mark.parametrize("parked_at", ["within the image", "behind it, decoding"])
def test_a_parked_request_with_an_image_goes_on_with_the_same_bits(model: Model, parked_at: str) -> None:
    engine = XlaBatchEngine(model, **(SHAPE | {"slots": 1}), policy="priority", budget=32)
    low = with_grids(make_request("low", 150, 12, temperature=0.7, logprobs=2), (20, 7, 13, 1))
    urgent = with_grids(make_request("urgent", 60, 3, priority=1), (5, 6, 5, 2))
    expected = {each.id: solo_stream(engine, each) for each in (low, urgent)}
    engine.submit(low)
    events = engine.step()
    while parked_at.startswith("behind") and len(events) < 4:
        events += engine.step()
    [sequence] = engine.scheduler.table.in_slots()
    within = 20 < sequence.positions < 20 + 7 * 13
    assert within == (parked_at == "within the image")
    engine.submit(urgent)
    events += drain(engine)
    assert engine.stats().preemptions == 1
    assert streams_by_id(events) == expected


Reused = Callable[[Request], int]


@pytest.fixture
def reused(model: Model) -> Reused:
    """How many positions a request reuses of those before it, after a comparison with its solo stream."""
    engine, alone = (XlaBatchEngine(model, **SHAPE, budget=16) for _ in range(2))

    def serve_one(request: Request) -> int:
        before = engine.stats().cached_tokens
        assert serve(engine, [request])[request.id] == solo_stream(alone, request)
        return engine.stats().cached_tokens - before

    return serve_one


def test_a_prefix_may_end_within_an_image(reused: Reused, model: Model) -> None:
    image, prompt = soft(1, 13 * 7, WIDTH).reshape(13, 7, WIDTH), make_request("a", 200, 6)

    def with_image(vectors: Any) -> Request:
        return replace(prompt, embeddings={30: vectors})

    changed, taller = image.copy(), soft(2, 20 * 7, WIDTH).reshape(20, 7, WIDTH)
    changed[9, 3:] += 1  # the first 9 rows and 3 vectors are equal
    taller[:13] = image  # all vectors of the image, and more rows
    assert reused(with_image(image)) == 0
    assert 80 <= reused(with_image(changed)) <= 30 + 9 * 7 + 3
    least = 112 if is_packed(model.params) else 96  # without the kernels a prefix ends with a chunk
    assert least <= reused(with_image(taller)) <= 30 + 13 * 7
    assert 184 <= reused(with_image(taller)) <= 199


def test_a_prefix_ends_where_images_have_other_vectors_or_columns(reused: Reused) -> None:
    prompt, image = make_request("a", 200, 6), soft(1, 13 * 7, WIDTH)
    others = [image[::-1].reshape(13, 7, WIDTH), image.reshape(7, 13, WIDTH), image]
    assert reused(replace(prompt, embeddings={30: image.reshape(13, 7, WIDTH)})) == 0
    for other in others:
        assert 16 <= reused(replace(prompt, embeddings={30: other})) <= 30


@pytest.mark.heavy
@needs_kernels
def test_images_of_one_burst_are_shared_up_to_the_first_vector_that_differs() -> None:
    engine, prompt = XlaBatchEngine(load(SOURCE), **(SHAPE | {"slots": 5})), make_request("a", 150, 5)
    image = soft(1, 13 * 7, WIDTH)
    changed = image.copy()
    changed[50:] += 1
    arrays = [image.reshape(13, 7, WIDTH), changed.reshape(13, 7, WIDTH), image.reshape(7, 13, WIDTH)]
    arrays += [arrays[0], soft(2, 91, WIDTH).reshape(13, 7, WIDTH)]
    requests = [replace(prompt, id=f"{n}", embeddings={30: each}) for n, each in enumerate(arrays)]
    streams = serve(engine, requests)
    assert engine.stats().cached_tokens == 80 + 30 + 149 + 30
    assert streams == {each.id: solo_stream(engine, each) for each in requests}
    assert streams["0"] == streams["3"]
    assert len({str(streams[id]) for id in "0124"}) == 4


GRIDS: list[Grid] = [(10, 5, 6, 1), (10, 6, 5, 1), (10, 5, 6, 2), (50, 7, 13, 3), (50, 7, 13, 4)]


@pytest.mark.heavy
@needs_kernels
@pytest.mark.parametrize("seed", slow_except([0], range(4)))
def test_random_requests_with_images_are_parked_and_reused_with_the_bits_of_each_alone(seed: int) -> None:
    draw, model, prompt = random.Random(seed), load(SOURCE), make_request("a", 180).prompt
    engine = XlaBatchEngine(model, **(SHAPE | {"slots": 2}), policy="priority", budget=32)
    requests = []
    for n in range(14):
        length, options = draw.randint(1, 180), {"temperature": draw.choice([0.0, 1.0]), "seed": n}
        grids = [draw.choice(GRIDS[:3]), draw.choice(GRIDS[3:])][: draw.randint(0, 2)]
        request = make_request(f"{n}", 1, draw.randint(1, 12), n=draw.choice([1, 1, 2]), **options)
        request = replace(request, prompt=prompt[:length], priority=draw.randint(0, 2))
        requests.append(with_grids(request, *(each for each in grids if each[0] + 91 <= length)))
    expected: dict[str, Any] = {}
    for request in requests:
        expected |= serve(engine, [replace(request, cache_prompt=False)])
    waiting, events = list(requests), list[Event]()
    while waiting or not engine.idle:
        if waiting and draw.random() < 0.2:
            engine.submit(waiting.pop())
        events += engine.step()
    assert streams_by_id(events) == expected
    assert engine.stats().preemptions > 0
    assert engine.stats().cached_tokens > 0


def test_a_context_does_not_slide_with_an_image() -> None:
    with pytest.raises(Refused, match="overflow='slide' cannot be combined with embeddings"):
        with_grids(make_request("a", 60, 9, overflow="slide"), (20, 3, 4, 1))


def test_a_file_of_a_session_has_the_grid(engine: XlaBatchEngine, tmp_path: Path) -> None:
    request = with_grids(make_request("turn", 150, 4, cache_key="session"), (20, 7, 13, 1))
    stream = serve(engine, [request])["turn"]
    engine.save_session("session", tmp_path / "session")
    for shape, reuses in (((13, 7), False), ((7, 13), True)):
        engine.reset_prefix_cache()
        engine.load_session("session", tmp_path / "session")
        before = engine.stats().cached_tokens
        reading = with_grids(replace(request, cache_use="read"), (20, *shape, 1))
        assert (serve(engine, [reading])["turn"] == stream) == reuses
        assert (engine.stats().cached_tokens - before >= 128) == reuses


def test_a_grid_is_refused_where_rope_has_one_position() -> None:
    engine = XlaBatchEngine(load(source_of(CASES["llama"])), **SHAPE)
    grid = {0: soft(1, 6, 36).reshape(2, 3, 36)}
    with pytest.raises(Refused, match="position 0 are in a grid, but this engine's model has no positions"):
        engine.submit(replace(make_request("a", 9), embeddings=grid))
    assert engine.idle
