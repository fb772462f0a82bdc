"""LoRA adapters: a row's own adapter changes its bits, and nothing else does."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.adapters import ALL, merged, write_adapter
from support.compilations import compilations
from support.injection import InjectedFault, injected
from support.quick import product_except, slow_except
from support.requests import Stream, drain, make_request, serve, solo_stream, streams_by_id
from support.shapes import CASES, source_of
from support.speculation import drafting_always

from xlabatch.api import Scores, scoring_request
from xlabatch.checkpoint.adapter_placement import arrange
from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.peft import open_adapter
from xlabatch.checkpoint.source import Source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Request

SHAPE: dict[str, Any] = {"slots": 3, "context": 320, "adapters": 2, "adapter_rank": 8}
REQUESTS = [
    make_request("plain", 17, 9, logprobs=3),
    make_request("a", 17, 9, adapter="attention"),
    make_request("b", 130, 6, adapter="all", temperature=0.8),
    make_request("a, long", 40, 20, adapter="attention", prompt_logprobs=0),
    make_request("plain, sampled", 65, 14, temperature=0.7, top_p=0.8),
    make_request("b, n", 30, 8, n=2, adapter="all", temperature=0.9),
]
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")


@pytest.fixture(scope="module")
def folders(source: Source, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Adapters of other ranks and other linears."""
    base = tmp_path_factory.mktemp("adapters")
    return {
        "attention": write_adapter(base / "attention", source, rank=3, seed=1),
        "all": write_adapter(base / "all", source, ALL, rank=8, seed=2),
        "other": write_adapter(base / "other", source, ALL, rank=5, seed=3),
    }


def make_engine(model: Model, folders: dict[str, Path], **options: Any) -> XlaBatchEngine:
    """An engine with two adapters."""
    engine = XlaBatchEngine(model, **(SHAPE | options))
    for name in ("attention", "all"):
        engine.adapters.load(name, folders[name])
    return engine


@pytest.fixture
def engine(either_model: Model, folders: dict[str, Path]) -> XlaBatchEngine:
    return make_engine(either_model, folders)


@pytest.fixture(scope="module")
def plain_engine(either_model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(either_model, slots=3, context=320)


def without_adapter(requests: list[Request]) -> list[Request]:
    return [replace(request, adapter=None) for request in requests]


@pytest.mark.slow
def test_rows_without_an_adapter_have_the_bits_of_an_engine_that_takes_none(
    engine: XlaBatchEngine, plain_engine: XlaBatchEngine
) -> None:
    expected = serve(plain_engine, without_adapter(REQUESTS))
    assert serve(engine, without_adapter(REQUESTS)) == expected
    streams = serve(engine, REQUESTS)
    for request in REQUESTS:
        assert (streams[request.id] == expected[request.id]) == (request.adapter is None), request.id


@pytest.mark.heavy
def test_every_stream_equals_its_solo_stream(engine: XlaBatchEngine) -> None:
    streams = serve(engine, REQUESTS)
    for request in REQUESTS:
        assert solo_stream(engine, request) == streams[request.id], request.id


def test_a_freed_slot_leaves_no_adapter_to_the_next_request(engine: XlaBatchEngine) -> None:
    solo = {request.id: solo_stream(engine, request) for request in REQUESTS[:3]}
    for order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]):
        for n in order:
            others = [make_request(f"other {slot}", 5, 2, adapter="all") for slot in range(3)]
            serve(engine, others)
            request = REQUESTS[n]
            assert serve(engine, [request])[request.id] == solo[request.id]


def scores_of(engine: XlaBatchEngine, ids: list[int], adapter: str | None = None) -> Scores:
    """The log-probability of each id, and the most likely one."""
    (event,) = engine.run([replace(scoring_request(ids, 1), adapter=adapter)])
    assert event.prompt_logprobs
    assert event.logprobs
    return (*event.prompt_logprobs, event.logprobs)


def assert_is_merged(source: Source, model: Model, folders: dict[str, Path], **options: Any) -> None:
    """Log-probabilities with an adapter are those of a model in which it is merged."""
    engine, packs = make_engine(model, folders, **options), model.params.embed
    vocab = source.spec.config.vocab
    ids = [int(id) for id in np.random.default_rng(0).integers(0, vocab, 150)]
    for name in ("attention", "all"):
        other = load(merged(source, folders[name]), packs=type(packs).__name__ == "PackedLinear")
        theirs = scores_of(XlaBatchEngine(other, slots=3, context=320), ids)
        ours, plain = scores_of(engine, ids, name), scores_of(engine, ids)
        for mine, expected in list(zip(ours, theirs, strict=True))[1:]:
            assert mine
            assert expected
            assert abs(mine.token - expected.token) < 1e-4  # another order of sums, in float32
            assert mine.top[0][0] == expected.top[0][0]
        assert max(abs(a.token - b.token) for a, b in zip(ours, plain, strict=True) if a and b) > 1


def test_a_row_is_that_of_the_merged_model(
    source: Source, either_model: Model, folders: dict[str, Path]
) -> None:
    assert_is_merged(source, either_model, folders)


TARGETS = {
    "gpt2": ("c_attn", "c_proj", "c_fc"),
    "phi3": ("qkv_proj", "o_proj", "gate_up_proj", "down_proj"),
    "gpt_neox": ("query_key_value", "dense", "dense_h_to_4h", "dense_4h_to_h"),
    "lfm2": ("in_proj", "out_proj", "q_proj", "v_proj", "w1", "w2", "w3"),
    "qwen3_next": ("q_proj", "v_proj", "o_proj", "in_proj_qkvz", "in_proj_ba", "out_proj"),
    "granitemoehybrid, no experts, biases, rope": (
        *("in_proj", "out_proj", "q_proj", "v_proj", "input_linear", "output_linear"),
    ),
    "mamba2": ("in_proj", "out_proj"),
    "nemotron_h": ("in_proj", "out_proj", "q_proj", "v_proj", "up_proj", "down_proj"),
    "deepseek_v3": ("q_a_proj", "q_b_proj", "kv_a_proj_with_mqa", "o_proj"),
    "gemma4_text": (
        *("q_proj", "k_proj", "v_proj", "o_proj", "down_proj"),
        *("per_layer_model_projection", "per_layer_input_gate", "per_layer_projection"),
    ),
    "gemma4_text, listed heads": ("k_proj", "q_proj", "o_proj"),  # which make keys, and values in some layers
}


@pytest.mark.parametrize(
    ("case", "packs"), product_except([], [*TARGETS, "glm4", "gemma2", "cohere2"], [True, False])
)
def test_other_families_are_those_of_the_merged_model(case: str, packs: bool, tmp_path: Path) -> None:
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    source, stored = source_of(CASES[case]), {"transposed": case == "gpt2"}
    targets = TARGETS.get(case, ("q_proj", "k_proj", "v_proj", "o_proj", "down_proj"))
    folders = {
        "attention": write_adapter(tmp_path / "attention", source, targets[:1], **stored),
        "all": write_adapter(tmp_path / "all", source, targets, rank=5, **stored),
    }
    engine = make_engine(load(source, packs=packs), folders)
    ids = [int(id) for id in np.random.default_rng(0).integers(0, source.spec.config.vocab, 40)]
    for name, folder in folders.items():
        other = load(merged(source, folder, **stored), packs=packs)
        theirs = scores_of(XlaBatchEngine(other, slots=3, context=320), ids)
        ours = scores_of(engine, ids, name)
        for mine, expected in list(zip(ours, theirs, strict=True))[1:]:
            assert mine
            assert expected
            assert abs(mine.token - expected.token) < 1e-3


@pytest.fixture(scope="module")
def packed_streams(source: Source, folders: dict[str, Path]) -> tuple[Model, dict[str, Stream]]:
    """The streams of an engine with the kernels."""
    model = load(source, "float32", packs=True)
    return model, serve(make_engine(model, folders), REQUESTS)


OTHER_SHAPES: list[dict[str, Any]] = [
    {"slots": 2, "adapter_rank": 16},
    {"speculate": 6},
    {"steps_per_dispatch": 3},
    {"slots": 8, "budget": 512, "ahead": 2, "adapters": 5},
]


@needs_kernels
@pytest.mark.parametrize("shape", slow_except(OTHER_SHAPES[:0], OTHER_SHAPES))
def test_bits_depend_neither_on_the_engines_shape_nor_on_the_room_for_adapters(
    packed_streams: tuple[Model, dict[str, Stream]], folders: dict[str, Path], shape: dict[str, Any]
) -> None:
    model, expected = packed_streams
    engine = make_engine(model, folders, **shape)
    assert serve(drafting_always(engine) if "speculate" in shape else engine, REQUESTS) == expected


@pytest.mark.slow
@needs_kernels
@pytest.mark.parametrize("weights", ["bfloat16", "int8"])
def test_rows_with_other_adapters_change_no_bit_in_any_format(
    source: Source, folders: dict[str, Path], weights: str
) -> None:
    model = load(source, weights)
    engine, plain = make_engine(model, folders), XlaBatchEngine(model, slots=3, context=320)
    streams, expected = serve(engine, REQUESTS), serve(plain, without_adapter(REQUESTS))
    for request in REQUESTS:
        assert solo_stream(engine, request) == streams[request.id]
        assert (streams[request.id] == expected[request.id]) == (request.adapter is None)


def test_a_prefix_is_reused_with_the_same_adapter_only(engine: XlaBatchEngine) -> None:
    prompt = make_request("prompt", 200).prompt
    names = (None, "attention", "all", "attention", None)
    requests = [Request(id=f"{n}", prompt=prompt, max_tokens=4, adapter=name) for n, name in enumerate(names)]
    expected = [solo_stream(engine, request) for request in requests]
    cached = []
    for request, stream in zip(requests, expected, strict=True):
        before = engine.stats().cached_tokens
        assert serve(engine, [request])[request.id] == stream
        cached.append(engine.stats().cached_tokens - before > 0)
    assert cached == [False, False, False, True, True]


def test_a_name_that_is_used_again_for_other_weights_reuses_nothing(
    engine: XlaBatchEngine, folders: dict[str, Path]
) -> None:
    request = make_request("first", 200, 4, adapter="all")
    first = serve(engine, [request])["first"]
    engine.adapters.remove("all")
    engine.adapters.load("all", folders["other"])
    before = engine.stats().cached_tokens
    second = serve(engine, [request])["first"]
    assert engine.stats().cached_tokens == before
    assert second == solo_stream(engine, request) != first


def test_a_session_is_reused_with_the_same_adapter_only(engine: XlaBatchEngine, tmp_path: Path) -> None:
    request = make_request("turn", 150, 4, adapter="attention", cache_key="session")
    stream = serve(engine, [request])["turn"]
    engine.save_session("session", tmp_path / "session")
    engine.reset_prefix_cache()
    engine.load_session("session", tmp_path / "session")
    for adapter, reuses in (("all", False), (None, False), ("attention", True)):
        before = engine.stats().cached_tokens
        reading = replace(request, adapter=adapter, cache_use="read")
        assert (serve(engine, [reading])["turn"] == stream) == reuses
        assert (engine.stats().cached_tokens > before) == reuses
        engine.scheduler.prefixes.clear()


def test_loading_and_removing_between_steps_compiles_nothing_and_changes_no_running_row(
    engine: XlaBatchEngine, folders: dict[str, Path]
) -> None:
    requests = REQUESTS[:3]
    expected = {request.id: solo_stream(engine, request) for request in requests}
    for request in requests:
        engine.submit(request)
    events = engine.step()
    with compilations() as compiled:
        engine.adapters.remove("all")
        with pytest.raises(Refused, match=r"all 2 places are taken, by attention, all \(removed, in use\)"):
            engine.adapters.load("other", folders["other"])
    events += drain(engine)
    assert streams_by_id(events) == expected
    with compilations() as compiled:
        place = engine.adapters.load("other", folders["other"]).place
    assert compiled == []
    assert place == 2
    assert serve(engine, requests[:2]) == {id: expected[id] for id in ("plain", "a")}


def test_a_removed_adapter_that_is_loaded_again_while_in_use_keeps_its_place(
    engine: XlaBatchEngine, folders: dict[str, Path]
) -> None:
    expected = solo_stream(engine, REQUESTS[1])
    engine.submit(REQUESTS[1])
    events = engine.step()
    late = replace(REQUESTS[1], id="late")
    checked = engine.check(late)
    engine.adapters.remove("attention")
    with pytest.raises(Refused, match="no adapter is named 'attention'; loaded are: all"):
        engine.submit(late)
    with pytest.raises(Refused, match=r"no adapter is named '.*'; loaded are: all"):
        engine.submit(checked)
    assert engine.adapters.load("attention", folders["attention"]).place == 1
    assert streams_by_id([*events, *drain(engine)])["a"] == expected


def test_requests_of_a_removed_adapter_can_be_cancelled(engine: XlaBatchEngine) -> None:
    waiting = [make_request(f"{n}", 17, 9, adapter="attention") for n in range(5)]
    for request in [*waiting, REQUESTS[0]]:
        engine.submit(request)
    engine.step()
    engine.adapters.remove("attention", running="cancel")
    ends = {event.id: (event.finish, event.reason) for event in drain(engine) if event.finish}
    cancelled = "cancelled", "its adapter attention was removed"
    assert ends == {request.id: cancelled for request in waiting} | {"plain": ("length", None)}


@pytest.mark.slow
def test_a_parked_row_goes_on_with_its_adapter(either_model: Model, folders: dict[str, Path]) -> None:
    engine = make_engine(either_model, folders, slots=2, policy="priority")
    rows = [replace(REQUESTS[1], max_tokens=30), replace(REQUESTS[0], logprobs=None, max_tokens=30)]
    expected = {request.id: solo_stream(engine, request) for request in rows}
    for request in rows:
        engine.submit(request)
    events = [*engine.step(), *engine.step()]
    for n in range(2):
        engine.submit(make_request(f"more important {n}", 20, 3, adapter="all", priority=1))
    events += drain(engine)
    assert engine.stats().preemptions > 0
    streams = streams_by_id(events)
    assert {id: streams[id] for id in expected} == expected


@pytest.mark.parametrize("point", ["engine.adapters.registry.write:1", "model.adapters.with_matrices:1"])
def test_an_engine_serves_on_after_an_adapter_could_not_be_written(
    engine: XlaBatchEngine, folders: dict[str, Path], point: str
) -> None:
    """The tables are lost if that happens once the program has taken them, and all adapters with them."""
    expected = {request.id: solo_stream(engine, request) for request in REQUESTS[:3]}
    engine.adapters.remove("all")
    for request in REQUESTS[:2]:
        engine.submit(request)
    events = engine.step()
    with injected(point), pytest.raises(InjectedFault):
        engine.adapters.load("other", folders["other"])
    events += drain(engine)
    lost = "with_matrices" in point
    streams = streams_by_id(events)
    assert streams["plain"] == expected["plain"]
    assert streams["a"][-1][2] == ("cancelled" if lost else "length")
    assert [*engine.adapters.by_name] == ([] if lost else ["attention"])
    for name in {"attention", "all"} - engine.adapters.by_name.keys():
        engine.adapters.load(name, folders[name])
    assert {request.id: solo_stream(engine, request) for request in REQUESTS[:3]} == expected


@pytest.mark.parametrize("running", ["stop", None])
def test_an_adapter_is_removed_with_a_known_word_for_its_requests_only(
    engine: XlaBatchEngine, running: Any
) -> None:
    with pytest.raises(Refused, match="running is one of keep, cancel"):
        engine.adapters.remove("all", running)
    assert list(engine.adapters.by_name) == ["attention", "all"]


def test_replaced_weights_keep_their_adapters(source: Source, engine: XlaBatchEngine) -> None:
    from xlabatch.checkpoint.load import WeightReader, to_device

    expected = [solo_stream(engine, request) for request in REQUESTS[:3]]
    engine.update(to_device(source.spec.params, WeightReader(source.read, source.random), "float32"))
    assert [solo_stream(engine, request) for request in REQUESTS[:3]] == expected


def refusals(engine: XlaBatchEngine, folders: dict[str, Path]) -> Iterator[tuple[str, Any]]:
    load, unknown = engine.adapters.load, make_request("x", adapter="nothing")
    yield "no adapter is named 'nothing'; loaded are: attention, all", lambda: engine.submit(unknown)
    yield "one of this name is loaded already", lambda: load("all", folders["other"])
    yield "has no @", lambda: load("a@b", folders["other"])
    yield "printable", lambda: load("\n", folders["other"])
    yield "no adapter is named 'nothing'", lambda: engine.adapters.remove("nothing")


def test_what_is_impossible_is_refused_and_changes_nothing(
    engine: XlaBatchEngine, plain_engine: XlaBatchEngine, folders: dict[str, Path]
) -> None:
    for message, call in refusals(engine, folders):
        with pytest.raises(Refused, match=message):
            call()
    for call in (
        lambda: plain_engine.submit(REQUESTS[1]),
        lambda: plain_engine.adapters.load("all", folders["all"]),
    ):
        with pytest.raises(Refused, match="this engine takes none: start it with adapters=1 or more"):
            call()
    assert list(engine.adapters.by_name) == ["attention", "all"]
    assert engine.idle


def test_adapters_on_a_mesh_are_refused_before_weights_are_loaded(source: Source) -> None:
    with pytest.raises(Refused, match="adapters on a mesh are not implemented"):
        XlaBatchEngine.of(source, mesh="tensor=1", adapters=1)


def test_memory_of_tables_is_counted(either_model: Model) -> None:
    engine = XlaBatchEngine(either_model, **SHAPE)
    with_room, without = (
        XlaBatchEngine(either_model, **(SHAPE | {"adapters": count})).startup for count in (4, 0)
    )
    assert without.adapter_bytes == 0
    assert 1.5 < with_room.adapter_bytes / engine.startup.adapter_bytes < 5 / 3
    assert with_room.weight_bytes == without.weight_bytes


def test_an_adapter_of_what_makes_keys_and_values_of_latents_is_refused(tmp_path: Path) -> None:
    source = source_of(CASES["deepseek_v3"])
    write_adapter(tmp_path, source, ("kv_b_proj",))
    with pytest.raises(Refused, match="kv_b_proj makes keys and values of latents, which are cached"):
        arrange(open_adapter(tmp_path), source.spec.params, 16, packed=False)
