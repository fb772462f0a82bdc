"""Vectors in a grid: rope follows rows and columns, and a request's bits follow from it alone."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.prompt_embeddings import soft
from support.requests import make_request, serve, solo_stream
from support.shapes import CASES, source_of
from support.speculation import drafting_always

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine.inputs import rope_positions
from xlabatch.engine.speculation.drafters import Drafter
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Request
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
    with pytest.raises(
        ValueError, match="position 0 are in a grid, but this engine's model has no positions"
    ):
        engine.submit(replace(make_request("a", 9), embeddings=grid))
    assert engine.idle
