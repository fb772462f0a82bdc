"""Windows as rings: layers that keep their last positions only have the bits of layers that keep all."""

import random
from dataclasses import replace
from typing import Any

import pytest
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.requests import drain, following, make_request, serve, solo_stream
from support.shapes import CASES, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine import memory
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.request import Request

pytestmark = WITH_KERNELS
WINDOWED = (
    *("gemma3_text", "mistral", "qwen2", "gemma2", "olmo3", "cohere2", "exaone4", "gpt_oss"),
    *("llama4_text, chunks", "phi3", "starcoder2", "mixtral", "gemma4_text", "gemma4_text, listed heads"),
)
SHAPE: dict[str, Any] = {"slots": 3, "context": 640, "budget": 64}


def model_of(case: str) -> Model:
    return load(source_of(CASES[case] | {"max_position_embeddings": 1024}))


@pytest.fixture(scope="module")
def gemma() -> Model:
    return model_of("gemma3_text")


def engine_of(model: Model, **options: Any) -> XlaBatchEngine:
    return XlaBatchEngine(model, **SHAPE | {"windows": "ring"} | options)


def rings_of(engine: XlaBatchEngine) -> list[int]:
    """The blocks of each layer's ring; 0 where it keeps all positions."""
    return [attn.ring for attn in engine.runner.config.attending]


REQUESTS = [
    make_request("long", 400, 60),
    make_request("greedy", 33, 150, temperature=0.8),
    make_request("short", 1, 140),
    make_request("at an edge", 127, 20),
    make_request("choices", 256, 20, temperature=1.1, n=2),
]


QUICK = ["gemma3_text", "gemma4_text", "gpt_oss", "llama4_text, chunks"]


@pytest.mark.parametrize("case", slow_except(QUICK, WINDOWED))
def test_rings_have_the_bits_of_whole_contexts(case: str) -> None:
    model = model_of(case)
    full, ring = (engine_of(model, windows=windows) for windows in ("full", "ring"))
    assert set(rings_of(full)) == {0}
    assert max(rings_of(ring)) < 5
    assert any(rings_of(ring))
    assert serve(ring, REQUESTS) == serve(full, REQUESTS)


SHAPES: dict[str, dict[str, Any]] = {
    "drafts": {"speculate": 11},
    "several steps": {"steps_per_dispatch": 4},
    "unread steps": {"ahead": 2},
    "8 bits": {"cache": "int8"},
    "small chunks": {"budget": 16, "slots": 2},
}


@pytest.mark.parametrize("shape", slow_except(["drafts", "8 bits"], SHAPES))
def test_they_have_them_in_engines_of_any_shape(gemma: Model, shape: str) -> None:
    cache = SHAPES[shape].get("cache")
    expected = serve(engine_of(gemma, windows="full", cache=cache), REQUESTS)
    assert serve(engine_of(gemma, **SHAPES[shape]), REQUESTS) == expected


def test_a_sequence_that_was_parked_goes_on_with_its_window(gemma: Model) -> None:
    engine = engine_of(gemma, slots=1, policy="priority")
    long, urgent = make_request("long", 300, 90), make_request("urgent", 200, 5, priority=9)
    engine.submit(long)
    for _ in range(40):
        engine.step()
    engine.submit(urgent)
    streams: dict[str, list[int | None]] = {}
    for event in drain(engine):
        streams.setdefault(event.id, []).append(event.token)
    assert engine.stats().preemptions == 1
    whole = [token for token, *_ in solo_stream(engine, long)]
    assert streams["long"] == whole[-len(streams["long"]) :]


def test_a_slot_that_is_full_slides_on_with_its_window(gemma: Model) -> None:
    requests = [
        make_request("slides", 600, 90, overflow="slide", keep=5),
        make_request("beside it", 20, 60, temperature=1.0),
    ]
    expected = serve(engine_of(gemma, windows="full"), requests)
    assert serve(engine_of(gemma), requests) == expected


# Reuse


def cached(engine: XlaBatchEngine, request: Request) -> int:
    """How many tokens of a prompt were reused; the answer is right."""
    before = engine.stats().cached_tokens
    assert serve(engine, [request])[request.id] == solo_stream(engine, request)
    return engine.stats().cached_tokens - before


def test_a_slot_can_be_shortened_by_what_a_ring_has_beyond_the_window(gemma: Model) -> None:
    engine = engine_of(gemma, slots=1, snapshot_bytes=0)
    cut = engine.scheduler.prefixes.cut
    assert cut is not None
    assert cut >= SHAPE["budget"]
    first = make_request("first", 400, 30)
    turn = following(first, serve(engine, [first])["first"])
    length = len(turn.prompt) - 9 - 1  # the last token of an answer is not run
    edited = Request(prompt=(*turn.prompt[: length - cut + 1], 7, 8), max_tokens=9)
    assert cached(engine, edited) == length - cut + 1
    earlier = Request(prompt=(*edited.prompt[: length - cut - 2], 5, 6), max_tokens=9)
    assert cached(engine, earlier) == 0  # what it needs was overwritten by tokens that were cut off


def test_a_prompt_that_leaves_another_one_early_goes_on_from_a_snapshot(gemma: Model) -> None:
    engine = engine_of(gemma, slots=1)
    system = make_request("system", 300, 1).prompt
    rest = tuple(range(90))
    users = [Request(prompt=(*system, *rest[n:], *rest), max_tokens=9, id=f"{n}") for n in range(4)]
    streams = [serve(engine, [user])[user.id] for user in users]
    assert engine.stats().cached_tokens == 2 * 300  # the second prompt has run it again, and left a snapshot
    assert streams == [solo_stream(engine, user) for user in users]


def test_a_burst_runs_what_its_prompts_share_once(gemma: Model) -> None:
    engine = engine_of(gemma)
    system = make_request("system", 300, 1).prompt
    rest = tuple(range(90))
    burst = [Request(prompt=(*system, *rest[n:], *rest), max_tokens=9, id=f"{n}") for n in (1, 2, 3)]
    assert serve(engine, burst) == {each.id: solo_stream(engine, each) for each in burst}
    assert engine.stats().cached_tokens == 600


@pytest.mark.parametrize("budget", [512, 1024])
def test_a_snapshot_is_as_of_its_position_whatever_the_step_runs_after_it(gemma: Model, budget: int) -> None:
    engine = engine_of(gemma, slots=1, context=1024, budget=budget)
    cut = engine.scheduler.prefixes.cut
    assert cut is not None
    system, rest = make_request("system", 200, 1).prompt, make_request("rest", 750, 1).prompt
    assert cut < len(rest)
    users = [Request(prompt=(*system, n, *rest), max_tokens=9, id=f"{n}") for n in range(3)]
    streams = [serve(engine, [user])[user.id] for user in users]
    assert engine.stats().cached_tokens == 200
    assert all(each.least <= len(each.ids) for each in engine.scheduler.prefixes.snapshots)
    assert streams == [solo_stream(engine, user) for user in users]


def test_choices_of_a_prompt_run_it_once(gemma: Model) -> None:
    request = make_request("choices", 300, 200, temperature=0.9, n=3)
    expected = serve(engine_of(gemma, windows="full"), [request])
    engine = engine_of(gemma)
    assert serve(engine, [request]) == expected
    assert engine.stats().prefill_tokens == 300


@pytest.mark.heavy
@pytest.mark.parametrize("seed", slow_except([1], range(1, 6)))
def test_random_edits_have_cold_bits(gemma: Model, seed: int) -> None:
    draw = random.Random(seed)
    engine = engine_of(gemma, slots=2, snapshot_bytes=draw.choice([0, 10**8]))
    prompts = [make_request("first", 200, 1).prompt]
    for n in range(12):
        at = draw.choice(prompts)
        kept = at[: max(len(at) - draw.choice([0, 1, 5, 60, 90, 150]), 1)]
        prompt = (*kept, *(draw.randrange(1, 60) for _ in range(draw.choice([0, 1, 30, 100]))))[-420:]
        request = Request(prompt=prompt, max_tokens=draw.choice([1, 9, 100]), id=f"{n}")
        stream = serve(engine, [request])[request.id]
        assert stream == solo_stream(engine, request)
        prompts += [prompt, following(request, stream).prompt[: -9 or None]]
    assert engine.stats().cached_tokens


def test_a_ring_that_has_lost_a_position_shows(gemma: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests can fail: an index that shortens slots by too much gives other answers."""
    engine = engine_of(gemma, slots=1, snapshot_bytes=0)
    prefixes = engine.scheduler.prefixes
    assert prefixes.cut is not None
    monkeypatch.setattr(prefixes, "cut", prefixes.cut + 130)
    first = make_request("first", 400, 30)
    turn = following(first, serve(engine, [first])["first"])
    edited = Request(prompt=(*turn.prompt[:-150], 7, 8), max_tokens=9)
    assert serve(engine, [edited])[edited.id] != solo_stream(engine, edited)


# Memory


GEMMA_3 = {
    "1b": {"layers": 26, "pattern": 6, "window": 512, "kv_heads": 1, "head_dim": 256},
    "4b": {"layers": 34, "pattern": 6, "window": 1024, "kv_heads": 4, "head_dim": 256},
}


def gemma_3(size: str) -> dict[str, Any]:
    """The attention of a published model; its other sizes are small."""
    shape = GEMMA_3[size]
    return CASES["gemma3_text"] | {
        "num_hidden_layers": shape["layers"],
        "sliding_window_pattern": shape["pattern"],
        "layer_types": None,
        "sliding_window": shape["window"],
        "num_key_value_heads": shape["kv_heads"],
        "num_attention_heads": shape["kv_heads"],
        "head_dim": shape["head_dim"],
        "max_position_embeddings": 131072,
    }


@pytest.mark.parametrize("size", GEMMA_3)
def test_a_long_slot_takes_little_more_than_windows_and_global_layers_need(size: str) -> None:
    source = source_of(gemma_3(size))
    context = 32768
    options = EngineOptions(slots=1, context=context, prefix_reuse=False)
    slot = memory.plan(source, "bfloat16", options).slot
    row = memory.plan(source, "bfloat16", EngineOptions(slots=1, context=context, windows="full")).slot
    shape = GEMMA_3[size]
    global_layers = shape["layers"] // shape["pattern"]
    position = 2 * shape["kv_heads"] * shape["head_dim"] * 2
    others = row - shape["layers"] * context * position  # ids, logits
    needed = (global_layers * context + (shape["layers"] - global_layers) * shape["window"]) * position
    assert needed < slot - others < 1.06 * needed


CHOICES: dict[str, tuple[dict[str, Any], bool]] = {
    "long": ({"context": 8192}, True),
    "asked for": ({"context": 2048, "windows": "ring"}, True),
    "not long": ({"context": 4096}, False),
    "refused": ({"context": 32768, "windows": "full"}, False),
}


@pytest.mark.parametrize("choice", CHOICES)
def test_rings_are_chosen_for_long_contexts(choice: str) -> None:
    options, expected = CHOICES[choice]
    engine = XlaBatchEngine.of(source_of(gemma_3("1b")), slots=1, **options)
    assert any(rings_of(engine)) is expected


def test_a_window_that_is_not_smaller_than_the_context_is_no_ring() -> None:
    engine = XlaBatchEngine.of(source_of(gemma_3("4b")), slots=1, context=1100, windows="ring")
    assert not any(rings_of(engine))


def test_a_quarter_of_the_memory_is_not_worth_what_rings_lose() -> None:
    raw = gemma_3("1b") | {"sliding_window_pattern": 2, "sliding_window": 4096}
    assert not any(rings_of(XlaBatchEngine.of(source_of(raw), slots=1, context=8192)))


def test_other_choices_are_refused() -> None:
    with pytest.raises(Refused, match="windows is one of auto, ring, full, got 'all'"):
        EngineOptions(windows="all")


def test_sessions_of_other_rings_are_refused_by_their_name(gemma: Model, tmp_path: Any) -> None:
    def engine(budget: int) -> XlaBatchEngine:
        return engine_of(gemma, budget=budget, session_bytes=10**8)

    written = engine(64)
    first = make_request("first", 300, 9, cache_key="a")
    turn = following(first, serve(written, [first])["first"])
    written.save_session("a", tmp_path / "session")
    same = engine(64)
    same.load_session("b", tmp_path / "session")
    again = Request(prompt=turn.prompt, max_tokens=9, cache_key="b")
    stream = serve(same, [again])[again.id]
    assert same.stats().cached_tokens == 308
    assert stream == solo_stream(same, replace(again, cache_key=None))
    with pytest.raises(Refused, match="fingerprint"):
        engine(256).load_session("b", tmp_path / "session")
