"""Sessions: keys and values that requests keep in host memory by a key, and in files."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.quick import slow_except
from support.requests import Stream, make_request, serve, solo_stream, tokens_of

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.engine import host_slots
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Request
from xlabatch.scheduler.reuse.snapshots import Contents, Snapshot, Snapshots

SHAPE: dict[str, Any] = {"slots": 3, "context": 320}


@pytest.fixture
def engine(either_model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(either_model, **SHAPE)


def next_turn(request: Request, stream: Stream, **options: Any) -> Request:
    answer = [token for token in tokens_of(stream) if token is not None]
    prompt = (*request.prompt, *answer, *make_request("more", 9).prompt)
    return replace(request, id=f"{request.id}+", prompt=prompt, **options)


def fill_slots(engine: XlaBatchEngine) -> None:
    """Overwrite what the slots hold."""
    serve(engine, [make_request(f"other {n}", 300, 2) for n in range(3)])


def cached(engine: XlaBatchEngine) -> int:
    return engine.stats().cached_tokens


def test_a_conversation_goes_on_after_its_slot_was_overwritten(engine: XlaBatchEngine) -> None:
    request = make_request("a", 150, 20, cache_key="talk")
    turn = next_turn(request, serve(engine, [request])["a"])
    fill_slots(engine)
    expected, before = solo_stream(engine, replace(turn, cache_key=None)), cached(engine)
    assert serve(engine, [turn])[turn.id] == expected
    assert cached(engine) - before == (169 if engine.describe()["layout"] == "packed" else 128)


def test_a_session_goes_into_a_file_and_another_engine(engine: XlaBatchEngine, tmp_path: Path) -> None:
    request = make_request("a", 150, 20, cache_key="talk")
    turn = next_turn(request, serve(engine, [request])["a"], cache_key="other name")
    expected = solo_stream(engine, replace(turn, cache_key=None))
    engine.save_session("talk", tmp_path / "file")
    engine.load_session("other name", tmp_path / "file")
    fill_slots(engine)
    before = cached(engine)
    assert serve(engine, [turn])[turn.id] == expected
    assert cached(engine) > before


@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
def test_a_file_is_read_by_engines_of_other_shapes(source: Source, tmp_path: Path) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE)
    request = make_request("a", 150, 20, cache_key="talk")
    turn = next_turn(request, serve(engine, [request])["a"])
    engine.save_session("talk", tmp_path / "file")
    other = XlaBatchEngine.of(source, slots=1, context=256)
    other.load_session("talk", tmp_path / "file")
    assert serve(other, [turn])[turn.id] == solo_stream(engine, replace(turn, cache_key=None))
    assert cached(other) == 169
    with pytest.raises(Refused, match="does not fit"):
        XlaBatchEngine.of(source, slots=1, context=17).load_session("talk", tmp_path / "file")


@pytest.mark.parametrize("weights", slow_except(["int8"], ["bfloat16", "int8"]))
def test_a_file_of_another_precision_is_refused(source: Source, weights: str, tmp_path: Path) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE)
    request = make_request("a", 140, 5, cache_key="talk")
    expected = serve(engine, [request])
    engine.save_session("talk", tmp_path / "file")
    other = XlaBatchEngine.of(source, weights=weights, **SHAPE)
    with pytest.raises(Refused, match="fingerprint") as refused:
        other.load_session("talk", tmp_path / "file")
    assert "\n" not in str(refused.value)
    assert len(serve(other, [request])["a"]) == len(expected["a"])  # the prompt is read again
    assert cached(other) == 0
    other.save_session("talk", tmp_path / "own")  # also of 16-bit arrays
    other.reset_prefix_cache()
    other.load_session("talk", tmp_path / "own")
    serve(other, [replace(request, cache_use="read")])
    assert cached(other) == (139 if other.describe()["layout"] == "packed" else 128)


@pytest.mark.parametrize("content", [b"", b"x" * 200, b"\x08\0\0\0\0\0\0\0{}      "])
def test_a_file_that_is_none_is_refused(engine: XlaBatchEngine, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(Refused, match="file"):
        engine.load_session("talk", tmp_path / "file")
    with pytest.raises(Refused, match="missing"):
        engine.load_session("talk", tmp_path / "missing")
    with pytest.raises(Refused, match="no session"):
        engine.save_session("talk", tmp_path / "file")


def test_a_crash_while_a_file_is_written_leaves_the_old_one(
    engine: XlaBatchEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve(engine, [make_request("a", 150, 5, cache_key="talk")])
    engine.save_session("talk", tmp_path / "file")
    before = (tmp_path / "file").read_bytes()
    serve(engine, [make_request("b", 200, 5, cache_key="talk")])

    def crash(*_: Any) -> None:
        raise KeyboardInterrupt

    for module, name in ((host_slots, "save_file"), (os, "fsync"), (os, "replace")):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, crash)
            with pytest.raises(KeyboardInterrupt):
                engine.save_session("talk", tmp_path / "file")
        assert (tmp_path / "file").read_bytes() == before
        assert [file.name for file in tmp_path.iterdir()] == ["file"]
    engine.save_session("talk", tmp_path / "file")
    assert (tmp_path / "file").read_bytes() != before


def test_two_requests_cannot_save_under_one_key(engine: XlaBatchEngine) -> None:
    request = make_request("a", 40, 5, cache_key="talk")
    engine.submit(request)
    for _ in range(2):  # waiting, then running
        with pytest.raises(
            Refused, match="will save to cache_key 'talk'; give a key of its own, or cache_use='read'"
        ):
            engine.submit(replace(request, id="b"))
        engine.step()
    engine.submit(replace(request, id="reader", cache_use="read"))
    engine.submit(replace(request, id="c", cache_key="another"))
    while not engine.idle:
        engine.step()
    engine.submit(replace(request, id="d"))
    engine.cancel_all()
    engine.step()


def test_only_the_salt_and_the_uses_that_were_given_count(engine: XlaBatchEngine) -> None:
    request = make_request("a", 200, 3, cache_key="talk", cache_salt="mine")
    serve(engine, [request])

    def reused(**options: Any) -> int:
        fill_slots(engine)
        before = cached(engine)
        serve(engine, [replace(request, **options)])
        return cached(engine) - before

    assert reused(cache_salt=None, cache_use="read") == 0
    assert reused(cache_use="save") == 0
    assert reused(cache_use="read") > 0
    assert reused(cache_key="unknown", cache_use="read") == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"cache_prompt": False}, "needs cache_prompt"),
        ({"n": 2}, "one completion can be saved"),
        ({"cache_use": "write"}, "is one of read, save, both"),
        ({"cache_key": ""}, "printable characters"),
    ],
)
def test_options_that_contradict_each_other_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        make_request("a", 40, 5, **({"cache_key": "talk"} | options))


def session(numbers: int) -> Snapshot:
    return Snapshot(np.zeros(1, np.int32), Contents(state=(np.zeros(numbers, np.int8),)))


def test_sessions_beyond_the_limit_drop_the_one_used_least_recently() -> None:
    sessions = Snapshots(max_bytes=300)
    assert sessions.put("a", session(90))
    assert sessions.put("b", session(90))
    assert sessions.put("c", session(90))
    sessions.get("a")
    assert sessions.put("d", session(90))
    assert list(sessions.by_key) == ["c", "a", "d"]
    assert not sessions.put("a", session(297))
    assert list(sessions.by_key) == ["c", "d"]


def test_weights_that_are_replaced_end_all_sessions(source: Source) -> None:
    from xlabatch.training.scores import parameters

    engine = XlaBatchEngine.of(source, **SHAPE)
    serve(engine, [make_request("a", 40, 5, cache_key="talk")])
    engine.update(parameters("random:tiny"))
    assert not engine.scheduler.prefixes.sessions.by_key


def test_an_engine_without_sessions_refuses_their_keys(source: Source) -> None:
    engine = XlaBatchEngine.of(source, **SHAPE, session_bytes=0)
    with pytest.raises(Refused, match=r"keeps no sessions: session_bytes \(--session-mib\) makes room"):
        engine.submit(make_request("a", 40, 5, cache_key="talk"))
    engine.warm()
