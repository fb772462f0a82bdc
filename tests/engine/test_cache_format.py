"""Caches in 8 bits: sessions, drafts, memory, and where they are refused."""

from pathlib import Path

import pytest
from support.kernels import WITH_KERNELS
from support.requests import make_request, serve, solo_stream
from support.shapes import CASES, source_of
from support.speculation import drafting_always

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.options import EngineOptions
from xlabatch.errors import Refused
from xlabatch.model.kv_cache import KV, int8_bytes, int8_features


@pytest.mark.slow
@WITH_KERNELS
def test_a_session_of_an_8_bit_cache_goes_into_a_file_and_into_no_engine_of_another(
    model: Model, tmp_path: Path
) -> None:
    engine, other = (XlaBatchEngine(model, slots=n, context=320, cache="int8") for n in (3, 2))
    request = make_request("a", 150, 9, cache_key="talk")
    serve(engine, [request])
    engine.save_session("talk", tmp_path / "talk")
    other.load_session("talk", tmp_path / "talk")
    turn = make_request("a", 170, 9, cache_key="talk")
    expected = solo_stream(engine, make_request("a", 170, 9, cache_prompt=False))
    assert serve(other, [turn])["a"] == expected
    with pytest.raises(Refused, match="of another model, precision"):
        XlaBatchEngine(model, slots=3, context=320).load_session("talk", tmp_path / "talk")


@WITH_KERNELS
@pytest.mark.slow
def test_a_draft_model_has_the_cache_of_its_engine_and_is_right_about_itself(model: Model) -> None:
    alone = XlaBatchEngine(model, slots=3, context=320, cache="int8")
    engine = drafting_always(
        XlaBatchEngine(model, draft=model, slots=3, context=320, cache="int8", speculate=12)
    )
    assert engine.draft_model
    engine.draft_model.cost = 0.0  # or it would hardly be tried
    requests = [make_request("a", 150, 40), make_request("b", 20, 40, temperature=1.0)]
    assert serve(engine, requests) == serve(alone, requests)
    stats, draft_kv = engine.stats(), engine.runner.arrays.draft_kv
    assert draft_kv
    drafting = draft_kv[0]
    assert isinstance(drafting, KV)
    assert drafting.keys.dtype == "int8"
    assert stats.accepted_tokens > 20


@WITH_KERNELS
def test_an_8_bit_cache_has_another_fingerprint(model: Model) -> None:
    narrow, wide = (
        XlaBatchEngine(model, slots=2, context=256, cache=cache).startup for cache in ("int8", None)
    )
    assert narrow.fingerprint != wide.fingerprint


@WITH_KERNELS
def test_an_8_bit_cache_takes_the_bytes_that_the_plan_says(source: Source, model: Model) -> None:
    cfg = model.config
    wide, narrow = (
        memory.plan(source, "float32", EngineOptions(slots=2, context=256, cache=cache)).slot
        for cache in (None, "int8")
    )
    numbers = 2 * cfg.layers * cfg.kv_heads * 256
    size = cfg.head_dim + 2 * -(-cfg.head_dim // 32)
    assert wide - narrow == numbers * (4 * cfg.head_dim - size)
    engine = XlaBatchEngine(model, slots=2, context=256, cache="int8")
    assert engine.startup.kv_bytes == 2 * numbers * size


def test_the_features_of_a_head_follow_from_their_bytes() -> None:
    assert [int8_bytes(n) for n in (1, 32, 33, 64, 72, 96)] == [3, 34, 37, 68, 78, 102]
    assert all(int8_features(int8_bytes(n)) == n for n in range(1, 600))


def test_an_8_bit_cache_is_refused_without_the_kernels(source: Source) -> None:
    with pytest.raises(Refused, match="cache int8 needs the kernels for CPUs"):
        XlaBatchEngine(load(source, packs=False), slots=2, context=64, cache="int8")


def test_an_unknown_format_of_the_cache_is_refused() -> None:
    with pytest.raises(Refused, match="cache 'int4' is unknown; the only choice is int8"):
        EngineOptions(cache="int4")


def test_latents_in_8_bits_are_refused_before_anything_is_loaded() -> None:
    with pytest.raises(Refused, match=r"cache int8: .* caches 14 latents beside 8 rotated features"):
        EngineOptions(cache="int8").for_model("m", source_of(CASES["deepseek_v3"]).spec.config)
