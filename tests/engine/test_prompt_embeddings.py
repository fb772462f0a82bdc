"""Vectors in place of token ids: the model reads them, and a request's bits follow from it alone."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.compilations import compilations
from support.programs import record_programs
from support.prompt_embeddings import soft, with_spans
from support.quick import product_except, slow_except
from support.requests import drain, make_request, serve, solo_stream, streams_by_id
from support.session_files import rewrite
from support.shapes import CASES, source_of
from support.speculation import drafting_always

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Request
from xlabatch.scheduler.reuse.prefixes import PrefixIndex
from xlabatch.verify.compare_streams import Comparer
from xlabatch.verify.features.prompt_embeddings import embed
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.reference import ReferenceEngine
from xlabatch.verify.streams import record

SHAPE: dict[str, Any] = {"slots": 3, "context": 320, "embeddings": True}
WIDTH = 36  # of random:tiny
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")


def embedded(id: str, length: int, max_tokens: int, *spans: tuple[int, int, int], **options: Any) -> Request:
    return with_spans(make_request(id, length, max_tokens, **options), WIDTH, *spans)


REQUESTS = [
    make_request("ids", 17, 9, logprobs=3),
    embedded("all vectors", 17, 9, (0, 17, 1)),
    embedded("in the middle, sampled", 130, 6, (20, 70, 2), temperature=0.8),
    embedded("the last position", 40, 20, (39, 1, 3), prompt_logprobs=0),
    make_request("ids, sampled", 65, 14, temperature=0.7, top_p=0.8),
    embedded("two spans, n", 30, 8, (3, 5, 4), (11, 2, 5), n=2, temperature=0.9),
    embedded("over several chunks, penalties", 200, 5, (100, 100, 6), repetition_penalty=1.3),
]


@pytest.fixture
def engine(either_model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(either_model, **SHAPE)


# with a scale of the table, of all inputs; with positions; with second embeddings
FAMILIES = ["llama", "gemma2", "granite", "gpt2", "gemma4_text"]


@pytest.mark.parametrize(("case", "packs"), product_except([], FAMILIES, [True, False]))
def test_the_rows_of_ids_as_vectors_have_the_bits_of_the_ids(case: str, packs: bool) -> None:
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    source = source_of(CASES[case])
    model = load(source, packs=packs)
    engine = XlaBatchEngine(model, **SHAPE)
    ids = [
        make_request("short", 17, 9, logprobs=3, prompt_logprobs=2),
        make_request("long, sampled", 150, 9, temperature=0.8, repetition_penalty=1.2),
    ]
    spans = {"short": slice(2, 11), "long, sampled": slice(0, 150)}
    expected = serve(engine, ids)
    engine.reset_prefix_cache()
    vectors = [
        replace(
            each,
            embeddings={spans[each.id].start: embed(model, each.prompt[spans[each.id]])},
        )
        for each in ids
    ]
    assert serve(engine, vectors) == expected


def test_every_stream_equals_its_solo_stream(engine: XlaBatchEngine) -> None:
    streams = serve(engine, REQUESTS)
    for request in REQUESTS:
        assert solo_stream(engine, request) == streams[request.id], request.id


@needs_kernels
def test_with_the_kernels_ids_have_the_bits_of_an_engine_that_takes_no_vectors(source: Source) -> None:
    model = load(source)
    engine, plain = XlaBatchEngine(model, **SHAPE), XlaBatchEngine(model, slots=3, context=320)
    ids = [request for request in REQUESTS if not request.embeddings]
    expected, streams = serve(plain, ids), serve(engine, REQUESTS)
    assert {request.id: streams[request.id] for request in ids} == expected


def test_the_ids_under_vectors_count_for_penalties_and_for_nothing_else(engine: XlaBatchEngine) -> None:
    request = embedded("a", 20, 12, (0, 20, 1))
    other = replace(request, prompt=[3] * 20)
    assert solo_stream(engine, request) == solo_stream(engine, other)
    one, two = (replace(each, repetition_penalty=1.5) for each in (request, other))
    assert solo_stream(engine, one) != solo_stream(engine, two)


@pytest.mark.heavy
@pytest.mark.parametrize("case", slow_except(["gemma2"], [*FAMILIES, "lfm2", "gpt_oss"]))
def test_tokens_and_log_probabilities_are_those_of_the_oracle(case: str) -> None:
    source = source_of(CASES[case])
    engine, width = XlaBatchEngine(load(source), **SHAPE), source.spec.config.width
    requests = [
        with_spans(make_request("a", 40, 9, logprobs=3, prompt_logprobs=2), width, (5, 20, 1)),
        with_spans(make_request("b", 150, 9, temperature=0.9), width, (0, 60, 2), (140, 10, 3)),
    ]
    comparer = Comparer(source, engine.limits, oracle=Oracle(source, context=320))
    check = comparer.compare_with_oracle("oracle", requests, record(requests, engine.run(requests)))
    assert check.ok, check.detail


def test_the_reference_engine_gives_the_same_tokens(source: Source, engine: XlaBatchEngine) -> None:
    requests = [embedded("a", 20, 5, (3, 9, 1)), embedded("b", 9, 4, (0, 9, 2), temperature=0.7)]
    reference = ReferenceEngine(source, context=64)
    streams, expected = serve(engine, requests), serve(reference, requests)
    for request in requests:
        assert [token for token, *_ in streams[request.id]] == [token for token, *_ in expected[request.id]]


# Reuse of prompts


@pytest.mark.heavy
def test_a_prefix_is_reused_up_to_the_first_vector_that_differs(either_model: Model) -> None:
    engine, alone = (XlaBatchEngine(either_model, **SHAPE, budget=16) for _ in range(2))

    def reused(engine: XlaBatchEngine, request: Request) -> int:
        before = engine.stats().cached_tokens
        assert serve(engine, [request])[request.id] == solo_stream(alone, request)
        return engine.stats().cached_tokens - before

    ids = make_request("a", 200, 3)
    vectors = with_spans(ids, WIDTH, (50, 100, 1))
    changed = soft(1, 100, WIDTH)
    changed[70] += 1
    assert reused(engine, ids) == 0
    assert 32 < reused(engine, vectors) <= 50
    assert 96 < reused(engine, replace(vectors, embeddings={50: changed})) <= 120  # in the slot of the last
    assert 96 < reused(engine, vectors) <= 120
    assert 176 < reused(engine, vectors) <= 199
    assert 176 < reused(engine, ids) <= 199
    engine.reset_prefix_cache()
    assert reused(engine, vectors) == 0
    assert 32 < reused(engine, with_spans(ids, WIDTH, (50, 100, 2))) <= 50


def test_prompts_of_one_burst_share_no_position_with_other_vectors(engine: XlaBatchEngine) -> None:
    same = make_request("same", 90, 4)
    spans = [((30, 9, 1),), ((30, 9, 2),), (), ((30, 9, 1),), ((0, 90, 3),)]
    requests = [replace(with_spans(same, WIDTH, *each), id=f"{n}") for n, each in enumerate(spans)]
    streams = serve(engine, requests)
    for request in requests:
        assert solo_stream(engine, request) == streams[request.id], request.id
    assert len({str(streams[id]) for id in "0124"}) == 4
    assert streams["0"] == streams["3"]


def test_prompts_with_other_vectors_do_not_wait_for_each_other() -> None:
    index, ids = PrefixIndex(2, 320), make_request("same", 90)
    one, same, other = (with_spans(ids, WIDTH, (0, 9, seed)) for seed in (1, 1, 2))
    assert index.waits_for(one, None, same, 90)
    assert not index.waits_for(one, None, other, 90)
    assert not index.waits_for(one, None, ids, 90)


def test_a_conversation_goes_on_behind_its_vectors(engine: XlaBatchEngine) -> None:
    first = embedded("first", 150, 9, (20, 60, 1))
    answer = [token for token, *_ in serve(engine, [first])["first"] if token is not None]
    turn, before = (
        replace(first, id="turn", prompt=(*first.prompt, *answer, 5, 6, 7)),
        engine.stats().cached_tokens,
    )
    stream = serve(engine, [turn])["turn"]
    assert engine.stats().cached_tokens - before >= 128
    assert solo_stream(engine, turn) == stream


def test_a_session_and_its_file_have_the_vectors(engine: XlaBatchEngine, tmp_path: Path) -> None:
    request = embedded("turn", 150, 4, (10, 20, 1), (40, 2, 2), cache_key="session")
    stream = serve(engine, [request])["turn"]
    engine.save_session("session", tmp_path / "session")
    for number, reuses in ((3, False), (2, True)):
        engine.reset_prefix_cache()
        engine.load_session("session", tmp_path / "session")
        reading = with_spans(replace(request, cache_use="read"), WIDTH, (10, 20, 1), (40, 2, number))
        before = engine.stats().cached_tokens
        assert (serve(engine, [reading])["turn"] == stream) == reuses
        assert (engine.stats().cached_tokens - before >= 128) == reuses
    engine.reset_prefix_cache()
    engine.load_session("session", tmp_path / "session")
    before = engine.stats().cached_tokens
    serve(engine, [replace(request, embeddings=(), cache_use="read")])
    assert engine.stats().cached_tokens - before <= 10


@pytest.mark.parametrize(("name", "shape"), [("x", (2, WIDTH)), ("-1", (2, WIDTH)), ("0", (WIDTH,))])
def test_a_file_with_vectors_that_cannot_be_is_no_session(
    engine: XlaBatchEngine, tmp_path: Path, name: str, shape: tuple[int, ...]
) -> None:
    serve(engine, [make_request("turn", 150, 4, cache_key="session")])
    engine.save_session("session", tmp_path / "session")
    vectors = {f"embeddings {name}": np.ones(shape, np.float32)}
    rewrite(tmp_path / "session", lambda tensors: tensors.update(vectors))
    with pytest.raises(Refused, match=r"session is not a session: its embeddings: .{1,200}"):
        engine.load_session("session", tmp_path / "session")


# With other features


@needs_kernels
def test_a_prompt_that_is_parked_within_its_vectors_goes_on_with_the_same_bits(source: Source) -> None:
    engine = XlaBatchEngine(load(source), **(SHAPE | {"slots": 1}), policy="priority", budget=32)
    low, urgent = embedded("low", 150, 6, (20, 110, 1)), embedded("urgent", 20, 3, (0, 9, 2), priority=1)
    expected = {each.id: solo_stream(engine, each) for each in (low, urgent)}
    engine.submit(low)
    events = engine.step()
    engine.submit(urgent)
    events += drain(engine)
    assert engine.stats().preemptions == 1
    assert streams_by_id(events) == expected


OTHER_SHAPES: list[dict[str, Any]] = [
    {"slots": 2, "budget": 16},
    {"speculate": 6},
    {"steps_per_dispatch": 3},
    {"slots": 8, "budget": 512, "ahead": 2},
]


@needs_kernels
@pytest.mark.slow
@pytest.mark.parametrize("shape", OTHER_SHAPES)
def test_bits_do_not_depend_on_the_engines_shape(source: Source, shape: dict[str, Any]) -> None:
    model = load(source)
    engine = XlaBatchEngine(model, **(SHAPE | shape))
    expected = serve(XlaBatchEngine(model, **SHAPE), REQUESTS)
    assert serve(drafting_always(engine) if "speculate" in shape else engine, REQUESTS) == expected


@needs_kernels
@pytest.mark.slow
@pytest.mark.parametrize("options", [{"weights": "bfloat16"}, {"weights": "int8"}, {"cache": "int8"}])
def test_vectors_keep_the_promise_in_every_format(source: Source, options: dict[str, Any]) -> None:
    model = load(source, options.get("weights"))
    engine = XlaBatchEngine(model, **SHAPE, cache=options.get("cache"))
    streams = serve(engine, REQUESTS)
    assert streams == {each.id: solo_stream(engine, each) for each in REQUESTS if each.n == 1} | {
        id: stream for id, stream in streams.items() if id.startswith("two spans")
    }


@needs_kernels
@pytest.mark.slow
def test_a_draft_model_without_the_vectors_changes_no_token(source: Source) -> None:
    model = load(source)
    engine = drafting_always(XlaBatchEngine(model, draft=model, **SHAPE, speculate=8))
    assert engine.draft_model
    engine.draft_model.cost = 0.0
    assert serve(engine, REQUESTS) == serve(XlaBatchEngine(model, **SHAPE), REQUESTS)


def test_a_vector_of_a_prompt_is_pooled(engine: XlaBatchEngine) -> None:
    requests = [embedded("a", 40, 1), embedded("b", 40, 1, (3, 9, 1)), embedded("c", 40, 1, (3, 9, 1))]
    requests = [replace(each, prompt=requests[0].prompt, pooling="mean") for each in requests]
    found = {event.id: event.vector for event in engine.run(requests)}
    assert found["a"] != found["b"] == found["c"]


# Refusals, and the programs


@pytest.mark.parametrize(
    ("embeddings", "message"),
    [
        (
            {0: np.ones((3, WIDTH + 1))},
            f"position 0 have {WIDTH + 1} numbers each, but the model's have {WIDTH}",
        ),
        ({2: np.full((1, WIDTH), np.nan)}, "position 2 have numbers that are not finite"),
    ],
)
def test_vectors_that_are_not_the_models_are_refused(
    engine: XlaBatchEngine, embeddings: Any, message: str
) -> None:
    with pytest.raises(Refused, match=message):
        engine.submit(replace(make_request("a", 9), embeddings=embeddings))
    assert engine.idle


def test_an_engine_takes_no_vectors_unless_it_was_made_for_them(either_model: Model) -> None:
    plain = XlaBatchEngine(either_model, slots=3, context=320)
    with pytest.raises(Refused, match=r"takes none: start it with embeddings=True"):
        plain.submit(REQUESTS[1])
    with pytest.raises(Refused, match="embeddings is True or False, got ndarray"):
        XlaBatchEngine(either_model, embeddings=soft(1, 2, WIDTH))  # type: ignore[arg-type]
    taking = XlaBatchEngine(either_model, **SHAPE)
    own, other = taking.describe(), plain.describe()
    packed = own["layout"] == "packed"
    more = {f"prefill_embeddings {size}" for size in other["chunk_sizes"] if packed}
    assert own["programs"].keys() == other["programs"].keys() | more
    assert (taking.startup.fingerprint == plain.startup.fingerprint) == packed


def test_warming_up_runs_the_programs_of_vectors_and_later_nothing_is_compiled(
    engine: XlaBatchEngine,
) -> None:
    ran: set[str] = set()
    undo = record_programs(engine, ran.add)
    engine.warm()
    undo()
    prefills = {name for name in engine.startup.programs if name.startswith("prefill")}
    assert prefills - ran == set()
    with compilations() as compiled:
        serve(engine, REQUESTS)
    assert compiled == []
