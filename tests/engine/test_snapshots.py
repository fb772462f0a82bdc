"""Snapshots in host memory and in a folder: answers that begin with one have the bits of cold ones."""

import errno
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from safetensors.numpy import save_file
from support.quick import slow_except
from support.requests import Stream, drain, following, make_request, serve, solo_stream, tokens_of
from support.session_files import rewrite
from support.shapes import CASES, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.cache_folder import CacheFolder
from xlabatch.engine.host_slots import MAX_HEADER_BYTES
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Request
from xlabatch.scheduler.reuse.prefixes import PrefixIndex, SlotToSave
from xlabatch.scheduler.reuse.snapshots import Contents, Snapshot, Snapshots

pytestmark = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
SHAPE: dict[str, Any] = {"slots": 2, "context": 320, "budget": 32, "windows": "ring"}
RECURRENT = "lfm2-tiny", "qwen3-next-tiny", "granite-hybrid-tiny", "mamba2-tiny"
WINDOWED = (
    *("gemma3_text", "mistral", "qwen2", "gemma2", "olmo3", "cohere2", "exaone4", "gpt_oss"),
    *("llama4_text, chunks", "phi3", "starcoder2", "mixtral", "gemma4_text"),
)
MORE_RECURRENT = "lfm2_moe", "qwen3_5_text", "qwen3_5_moe_text", "nemotron_h, experts", "bamba"
MODELS = slow_except(
    ["qwen3-next-tiny", "tiny", "gemma3_text"],
    ["tiny", *RECURRENT, *WINDOWED, *MORE_RECURRENT],
    by_hand=[*WINDOWED[1:], *MORE_RECURRENT],
)
HOST = 10**8  # more than any test needs


@pytest.fixture(scope="module", params=MODELS)
def model(request: pytest.FixtureRequest) -> Model:
    if request.param in CASES:
        return load(source_of(CASES[request.param]))
    return load(open_source(f"random:{request.param}"))


@pytest.fixture(scope="module", params=slow_except(["lfm2-tiny"], RECURRENT))
def recurrent(request: pytest.FixtureRequest) -> Model:
    return load(open_source(f"random:{request.param}"))


@pytest.fixture(scope="module", params=slow_except(["qwen3-next-tiny"], RECURRENT))
def without_kernels(request: pytest.FixtureRequest) -> Model:
    return load(open_source(f"random:{request.param}"), packs=False)


def is_windowed(model: Model) -> bool:
    return any(attn.reach for attn in model.config.attending)


def engine_of(model: Model, **options: Any) -> XlaBatchEngine:
    return XlaBatchEngine(model, **SHAPE | {"snapshot_bytes": HOST} | options)


def folder_of(engine: XlaBatchEngine) -> CacheFolder:
    folder = engine.scheduler.prefixes.folder
    assert isinstance(folder, CacheFolder)
    folder.flush()
    return folder


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def fill_slots(engine: XlaBatchEngine) -> None:
    """Overwrite what the slots hold, and leave no snapshot."""
    length = engine.options.resolved_context - 2
    serve(engine, [make_request(f"other {n}", length, 2, cache_prompt=False) for n in range(2)])


def reused(engine: XlaBatchEngine, request: Request, tier: str = "host") -> int:
    """How many tokens of a prompt come from a tier, after the slots were overwritten; the answer is right."""
    fill_slots(engine)
    before = engine.stats()
    assert serve(engine, [request])[request.id] == solo_stream(engine, request)
    after = engine.stats()
    count = after.cached_by_tier[tier] - before.cached_by_tier[tier]
    assert count == after.cached_tokens - before.cached_tokens
    return count


# Bits

TIERS: dict[str, dict[str, Any]] = {
    "host": {},
    "host, evicting": {"snapshot_bytes": 5 * 10**5},
    "every 50": {"snapshot_every": 50},
    "disk": {"snapshot_bytes": 0},
    "new process": {},  # in effect: an engine of its own for each round
}


@pytest.mark.heavy
@pytest.mark.parametrize("tier", slow_except(["host, evicting", "new process"], TIERS))
def test_random_conversations_have_cold_bits(model: Model, tier: str, tmp_path: Path) -> None:
    converse(model, tier, tmp_path)


@pytest.mark.heavy
@pytest.mark.parametrize("tier", slow_except(["host"], ["host", "new process"]))
def test_they_have_them_without_the_kernels(without_kernels: Model, tier: str, tmp_path: Path) -> None:
    converse(without_kernels, tier, tmp_path)


def converse(model: Model, tier: str, tmp_path: Path) -> None:
    """Run conversations with branches, edits, choices and cancellations, and compare each answer."""
    draw = random.Random(3)
    options = TIERS[tier] | ({"cache_dir": tmp_path} if tier in ("disk", "new process") else {})
    engine = engine_of(model, **options)
    answered: list[tuple[Request, Stream]] = []
    by_tier = dict[str, int]()
    for turn in range(7):
        if tier == "new process":
            engine = engine_of(model, **options)
        requests = [next_request(draw, f"{turn}.{n}", answered) for n in range(3)]
        cancelled = draw.choice(requests).id if draw.random() < 0.7 else None
        streams = serve_and_cancel(engine, requests, cancelled)
        for request in requests:
            expected = solo_stream(engine, replace(request, n=1))
            if request.id == cancelled:
                assert streams[request.id][:-1] == expected[: len(streams[request.id]) - 1]
            else:
                assert streams[request.id] == expected
            answered.append((replace(request, n=1), expected))
        if options.get("cache_dir"):
            folder_of(engine)
        by_tier |= {each: by_tier.get(each, 0) + n for each, n in engine.stats().cached_by_tier.items()}
    assert by_tier.get("disk" if "cache_dir" in options else "host")


def next_request(draw: random.Random, id: str, answered: list[tuple[Request, Stream]]) -> Request:
    """A new conversation, the next turn of one, a branch of it, or an edit of one of its tokens."""
    options: dict[str, Any] = {"temperature": draw.choice([0.0, 0.8]), "n": draw.choice([1, 1, 2])}
    if not answered or draw.random() < 0.2:
        return make_request(id, draw.randrange(20, 120), 9, **options)
    request, stream = draw.choice(answered)
    tokens = [token for token in tokens_of(stream) if token is not None]
    ids = [*request.prompt, *tokens[: draw.choice([len(tokens), draw.randrange(len(tokens) + 1)])]]
    if draw.random() < 0.3:
        ids[draw.randrange(len(ids))] = draw.randrange(97)
    ids += [draw.randrange(97) for _ in range(draw.randrange(1, 20))]
    return replace(make_request(id, 1, 9, **options), prompt=tuple(ids[:290]))


def serve_and_cancel(
    engine: XlaBatchEngine, requests: list[Request], cancelled: str | None
) -> dict[str, Stream]:
    """The streams of the first choices; one request is cancelled after some steps."""
    for request in requests:
        engine.submit(request)
    events = [event for _ in range(6) for event in engine.step()]
    if cancelled:
        engine.cancel(cancelled)
    events += drain(engine)
    streams: dict[str, Stream] = {each.id: [] for each in requests}
    for event in events:
        if not event.index:
            streams[event.id].append((event.token, event.digest, event.finish))
    return streams


@pytest.mark.parametrize("tier", ["host", "disk"])
def test_a_snapshot_that_is_one_token_off_shows(
    recurrent: Model, tier: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = PrefixIndex.save
    monkeypatch.setattr(
        PrefixIndex, "save", lambda self, saved, contents: save(self, shorter(saved), contents)
    )
    engine = engine_of(recurrent, **({"cache_dir": tmp_path, "snapshot_bytes": 0} if tier == "disk" else {}))
    request = make_request("a", 90, 9)
    turn = following(request, serve(engine, [request])["a"])
    if tier == "disk":
        folder_of(engine)
    fill_slots(engine)
    assert serve(engine, [turn])["next"] != solo_stream(engine, turn)
    assert engine.stats().cached_by_tier[tier] == 97


def shorter(saved: Any) -> Any:
    return saved._replace(ids=saved.ids[:-1], least=saved.least - 1)


def rolled(blocks: Any) -> Any:
    return tuple(tuple(np.roll(array, 1, -1) for array in block) for block in blocks)


def test_keys_of_another_position_show(monkeypatch: pytest.MonkeyPatch) -> None:
    save = PrefixIndex.save
    monkeypatch.setattr(
        PrefixIndex,
        "save",
        lambda self, saved, contents: save(self, saved, contents._replace(blocks=rolled(contents.blocks))),
    )
    engine = engine_of(load(open_source("random:tiny")))
    request = make_request("a", 90, 9)
    turn = following(request, serve(engine, [request])["a"])
    fill_slots(engine)
    assert serve(engine, [turn])["next"] != solo_stream(engine, turn)


# What is found


@pytest.mark.heavy
def test_without_the_kernels_a_prompt_goes_on_after_the_last_whole_chunk_of_an_earlier_one(
    without_kernels: Model,
) -> None:
    engine = engine_of(without_kernels)  # of chunks of 32
    request = make_request("a", 90, 20)
    turn = following(request, serve(engine, [request])["a"])
    assert reused(engine, turn) == 64
    assert reused(engine, replace(turn, id="edit", prompt=(*turn.prompt[:64], 1, 2))) == 64
    assert reused(engine, replace(turn, id="shorter", prompt=turn.prompt[:64])) == 0
    assert reused(engine, following(turn, [], "third", 40)) == 96
    request = make_request("b", 40, 20)  # 8 tokens after a chunk may all be the opening of the answer
    turn = following(request, serve(engine, [request])["b"])
    assert reused(engine, turn) == 32
    assert not XlaBatchEngine(without_kernels, **SHAPE).scheduler.prefixes.enabled


def test_every_turn_of_a_conversation_can_be_edited(recurrent: Model) -> None:
    engine = engine_of(recurrent)
    first = make_request("first", 60, 9)
    second = following(first, serve(engine, [first])["first"], "second")
    third = following(second, serve(engine, [second])["second"], "third")
    serve(engine, [third])
    ends = {len(each.prompt): each for each in (first, second, third)}
    for length, request in ends.items():
        assert reused(engine, replace(request, id="edit", prompt=(*request.prompt, 3, 1))) == length
    edited = following(first, serve(engine, [first])["first"], "edited", more=17)
    assert reused(engine, edited) == 68  # the last token of an answer was never run
    assert reused(engine, replace(second, id="two", n=2, temperature=0.9)) >= 68


def test_a_snapshot_is_taken_after_every_so_many_tokens_on_request(recurrent: Model) -> None:
    prompt = make_request("a", 150).prompt
    other = replace(make_request("b", 9), prompt=(*prompt[:110], *make_request("rest", 20).prompt))
    for every, expected in ((0, 0), (64, 64), (50, 100)):
        engine = engine_of(recurrent, snapshot_every=every)
        serve(engine, [replace(make_request("a", 9), prompt=prompt)])
        assert reused(engine, other) == expected


def test_a_cancelled_answer_is_found_as_far_as_the_model_allows(model: Model) -> None:
    engine = engine_of(model)
    request = make_request("a", 60, 30)
    engine.submit(request)
    read = [event.token for _ in range(12) for event in engine.step() if event.token is not None]
    engine.cancel("a")
    drain(engine)
    turn = replace(request, id="next", prompt=(*request.prompt, *read, 3, 1, 4))
    assert reused(engine, turn) == (60 if model.config.recurrence else 60 + len(read) - 1)


def test_another_salt_finds_nothing(model: Model) -> None:
    engine = engine_of(model)
    request = make_request("a", 60, 9, cache_salt="mine")
    serve(engine, [request])
    longer = replace(request, id="b", prompt=(*request.prompt, 5, 6))
    assert reused(engine, replace(longer, cache_salt=None)) == 0
    assert reused(engine, replace(longer, cache_salt="other")) == 0
    assert reused(engine, longer) == 60


def test_without_a_recurrent_state_a_longer_snapshot_takes_the_place_of_shorter_ones(
    tmp_path: Path,
) -> None:
    engine = engine_of(load(open_source("random:tiny")), cache_dir=tmp_path)
    request = make_request("a", 60, 9)
    turn = following(request, serve(engine, [request])["a"])
    serve(engine, [turn])
    assert [len(each.ids) for each in engine.scheduler.prefixes.snapshots] == [60 + 9 + 9 + 8]
    folder_of(engine)
    assert len(files_in(tmp_path)) == 1


def test_without_bytes_nothing_is_kept(model: Model) -> None:
    engine = engine_of(model, snapshot_bytes=0)
    serve(engine, [make_request("a", 60)])
    assert not list(engine.scheduler.prefixes.snapshots)
    by_default = XlaBatchEngine(model, **SHAPE).scheduler.prefixes
    assert (by_default.snapshots.max_bytes > 0) == (by_default.cut is not None)


def test_what_snapshots_need_is_compiled_before_the_first_request(recurrent: Model) -> None:
    engine = engine_of(recurrent, compile="background")
    early = {program.spec.name for program in engine.runner.compiled_first}
    assert {"read_slot", "write_slot"} <= early
    assert "fork" not in early


# Files


def turn_of(engine: XlaBatchEngine, **options: Any) -> Request:
    """A second turn, after the first one was written."""
    request = make_request("a", 90, 9, **options)
    turn = following(request, serve(engine, [request])["a"])
    folder_of(engine)
    return turn


@pytest.mark.heavy
def test_an_engine_of_another_shape_goes_on_from_a_folder(model: Model, tmp_path: Path) -> None:
    turn = turn_of(engine_of(model, cache_dir=tmp_path))
    budget = 16 if is_windowed(model) else 128  # rings of as many blocks
    other = XlaBatchEngine(model, slots=1, context=256, budget=budget, windows="ring", cache_dir=tmp_path)
    assert reused(other, turn, "disk") == 98
    again = replace(turn, id="again", prompt=(*turn.prompt, 5))
    assert reused(other, again) == 108
    if is_windowed(model):
        return  # a slot of 96 positions has none
    small = XlaBatchEngine(model, slots=1, context=96, cache_dir=tmp_path)
    begun = replace(turn, prompt=turn.prompt[:95], max_tokens=1)
    assert reused(small, begun, "disk") == (90 if model.config.recurrence else 0)
    assert small.stats().refused_snapshots == 0


def flip(content: bytes) -> bytes:
    """Another bit of a key, a value or a state."""
    at = len(content) // 2
    return content[:at] + bytes([content[at] ^ 4]) + content[at + 1 :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "a bit": flip,
    "cut": lambda content: content[:-100],
    "cut in its header": lambda content: content[:50],
    "empty": lambda _: b"",
    "another fingerprint": lambda content: content.replace(b"fp_", b"fq_"),
    "another salt": lambda content: content.replace(b"mine", b"ours"),
}


@pytest.mark.heavy
@pytest.mark.parametrize("kind", DAMAGE)
@pytest.mark.parametrize("is_known", [False, True])
def test_a_damaged_or_foreign_file_is_refused_and_removed(
    recurrent: Model, kind: str, is_known: bool, tmp_path: Path
) -> None:
    engine = engine_of(recurrent, cache_dir=tmp_path, snapshot_bytes=0)
    turn = turn_of(engine, cache_salt="mine")
    for path in files_in(tmp_path):
        path.write_bytes(DAMAGE[kind](path.read_bytes()))
    engine = engine if is_known else engine_of(recurrent, cache_dir=tmp_path, snapshot_bytes=0)
    damaged = files_in(tmp_path)
    assert reused(engine, turn, "disk") == 0
    assert engine.stats().refused_snapshots == 2  # after the prompt and after the answer
    folder_of(engine)
    assert reused(engine, replace(turn, id="again", prompt=(*turn.prompt, 5)), "disk") == 108
    assert len(set(files_in(tmp_path)) - set(damaged)) >= 2


@pytest.mark.parametrize(("whole", "is_known"), [(False, False), (True, False), (True, True)])
def test_a_file_under_the_name_of_another_content_is_refused(
    recurrent: Model, whole: bool, is_known: bool, tmp_path: Path
) -> None:
    """Also if its digest is right: another snapshot, or its own arrays with an id less."""
    engine = engine_of(recurrent, cache_dir=tmp_path, snapshot_bytes=0)
    turn = turn_of(engine)
    short, long = sorted(folder_of(engine).beginnings(), key=lambda each: len(each.ids))
    if whole:
        long.path.write_bytes(short.path.read_bytes())
    else:
        rewrite(long.path, lambda tensors: tensors.update(ids=tensors["ids"][:-1]))
    other = engine if is_known else engine_of(recurrent, cache_dir=tmp_path, snapshot_bytes=0)
    assert reused(other, turn, "disk") == 90
    assert other.stats().refused_snapshots == 1


def test_a_damaged_file_that_cannot_be_removed_is_not_opened_again(
    recurrent: Model, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_of(recurrent, cache_dir=tmp_path, snapshot_bytes=0)
    turn = turn_of(engine)
    for path in files_in(tmp_path):
        path.write_bytes(flip(path.read_bytes()))

    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "unlink", refuse)
    for n in range(2):
        assert reused(engine, replace(turn, id=f"{n}"), "disk") == 0
    assert engine.stats().refused_snapshots == 2


def test_two_servers_share_a_folder(model: Model, tmp_path: Path) -> None:
    one, two = (engine_of(model, cache_dir=tmp_path, snapshot_bytes=0) for _ in range(2))
    assert reused(two, turn_of(one), "disk") == 98
    turn = turn_of(two, cache_salt="other")
    for path in files_in(tmp_path):
        path.unlink()
    assert reused(one, turn, "disk") == 0
    assert (one.stats().refused_snapshots, two.stats().refused_snapshots) == (0, 0)


def test_models_share_a_folder_and_leave_each_other_alone(tmp_path: Path) -> None:
    models = [load(open_source(f"random:{name}")) for name in RECURRENT]
    turns = [turn_of(engine_of(model, cache_dir=tmp_path)) for model in models]
    for model, turn in zip(models, turns, strict=True):
        engine = engine_of(model, cache_dir=tmp_path)
        assert reused(engine, turn, "disk") == 98
        assert engine.stats().refused_snapshots == 0


def test_a_folder_keeps_the_files_that_were_used_last_within_its_bytes(
    recurrent: Model, tmp_path: Path
) -> None:
    (tmp_path / "notes").write_text("not ours")
    turn = turn_of(engine_of(recurrent, cache_dir=tmp_path))
    size = sum(path.stat().st_size for path in files_in(tmp_path) if path.suffix == ".snapshot")
    engine = engine_of(recurrent, cache_dir=tmp_path, cache_bytes=2 * size)
    for n in range(5):
        assert reused(engine, replace(turn, id=f"{n}"), "disk" if not n else "host") >= 98
        serve(engine, [make_request(f"{n}", 90, 9)])
        folder_of(engine)
    assert 0 < engine.stats().snapshot_bytes["disk"] <= 2 * size
    kept = [path for path in files_in(tmp_path) if path.name != "notes"]
    assert sum(path.stat().st_size for path in kept) == engine.stats().snapshot_bytes["disk"]
    assert (tmp_path / "notes").exists()


def test_new_weights_find_no_file_of_the_old_ones(tmp_path: Path) -> None:
    from xlabatch.training.scores import parameters

    engine = engine_of(load(open_source("random:tiny")), cache_dir=tmp_path)
    turn = turn_of(engine)
    engine.update(parameters("random:tiny"))  # drawn on the host: other last bits
    assert reused(engine, turn, "disk") == 0
    folder_of(engine)
    assert reused(engine, replace(turn, id="again", prompt=(*turn.prompt, 5))) == 108


def test_new_weights_go_without_a_folder_that_cannot_be_used_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise the files of the old weights would be read for the new ones."""
    from xlabatch.training.scores import parameters

    folder = tmp_path / "cache"
    engine = engine_of(load(open_source("random:tiny")), cache_dir=folder, snapshot_bytes=0)
    turn = turn_of(engine)
    folder.rename(tmp_path / "away")
    folder.touch()
    engine.update(parameters("random:tiny"))
    assert "snapshots are no longer kept" in caplog.text
    folder.unlink()
    (tmp_path / "away").rename(folder)
    assert reused(engine, turn, "disk") == 0


@pytest.mark.parametrize("is_known", [False, True])
def test_a_file_that_cannot_be_opened_now_stays(
    recurrent: Model, is_known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another user's, or the process has too many files open: the safetensors library calls both missing."""
    engine = engine_of(recurrent, cache_dir=tmp_path, snapshot_bytes=0)
    turn = turn_of(engine)
    files = set(files_in(tmp_path))

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    engine = engine if is_known else engine_of(recurrent, cache_dir=tmp_path, snapshot_bytes=0)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        assert reused(engine, turn, "disk") == 0
    assert files <= set(files_in(tmp_path))
    assert engine.stats().refused_snapshots == 0


STRANGE: dict[str, Callable[[], tuple[NDArray[Any], int]]] = {
    "no axis": lambda: (np.array(5, np.int32), 0),
    "two axes": lambda: (np.zeros((40, 2), np.int32), 0),
    "other numbers": lambda: (np.zeros(60, np.float16), 0),
    "a long header": lambda: (np.zeros(60, np.int32), MAX_HEADER_BYTES),
}


@pytest.mark.parametrize("kind", STRANGE)
def test_a_file_with_strange_ids_is_refused_before_they_are_read(kind: str, tmp_path: Path) -> None:
    model = load(open_source("random:tiny"))
    bits = engine_of(model).startup.fingerprint
    ids, padding = STRANGE[kind]()
    metadata = {"fingerprint": bits, "padding": " " * padding}
    for is_live in (True, False):
        engine = engine_of(model, cache_dir=tmp_path) if is_live else None
        save_file({"ids": ids}, tmp_path / f"{bits}-{'0' * 64}.snapshot", metadata)
        engine = engine or engine_of(model, cache_dir=tmp_path)
        assert serve(engine, [make_request("a", 90, 9)])["a"][-1][-1] == "length"
        assert engine.stats().refused_snapshots == 1
        folder_of(engine)  # its thread lists the folder too


@pytest.mark.heavy
def test_what_waits_is_written_while_the_process_ends(tmp_path: Path) -> None:
    code = (
        "import sys; from xlabatch.engine.xla import XlaBatchEngine; from xlabatch.request import Request\n"
        "engine = XlaBatchEngine.load('random:tiny', slots=8, context=64, cache_dir=sys.argv[1])\n"
        "prompts = [[n] * 30 for n in range(8)]\n"
        "list(engine.run(Request(prompt=each, max_tokens=5) for each in prompts))\n"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
    assert len(files_in(tmp_path)) == 8


def test_a_folder_that_cannot_be_written_costs_no_answer(recurrent: Model, tmp_path: Path) -> None:
    engine = engine_of(recurrent, cache_dir=tmp_path / "cache", snapshot_bytes=0)
    (tmp_path / "cache").rmdir()
    assert reused(engine, turn_of(engine), "disk") == 0
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match=r"cache_dir .*file cannot be used: File exists$"):
        engine_of(recurrent, cache_dir=tmp_path / "file")


# The index alone


def test_a_snapshot_of_another_adapter_is_not_reused() -> None:
    index = PrefixIndex(2, 100, recurrent=True, snapshot_bytes=HOST)
    request = Request(prompt=tuple(range(30)), max_tokens=5, adapter="one")
    index.begin(0, request)
    index.add(0, 0, request.prompt)
    saved = index.prompt_to_save(0, request, 0, 30, is_kept=False)
    assert saved
    index.save(saved, Contents())
    index.clear()
    longer = Request(prompt=tuple(range(40)), max_tokens=5)
    found = {name: index.prefix_for(replace(longer, adapter=name), 1) for name in (None, "one", "two")}
    assert {name: prefix and prefix.length for name, prefix in found.items()} == {
        None: None,
        "one": 30,
        "two": None,
    }


def test_pinned_snapshots_are_dropped_last() -> None:
    index = PrefixIndex(2, 100, snapshot_bytes=3 * 120)
    for n, pinned in enumerate([True, False, False, False]):
        snapshot = Snapshot(np.full(30, n, np.int32), Contents(), pinned=pinned)
        assert index.snapshots.put(snapshot.name, snapshot)
    assert [int(each.ids[0]) for each in index.snapshots] == [0, 2, 3]
    assert index.snapshots.nbytes == 3 * 120


@pytest.mark.parametrize("is_recurrent", [False, True])
def test_a_longer_answer_does_not_unpin_its_beginning(is_recurrent: bool) -> None:
    index = PrefixIndex(2, 100, recurrent=is_recurrent, snapshot_bytes=10**4)
    for length, pinned in ((30, False), (30, True), (50, False), (30, False)):
        request = Request(prompt=tuple(range(length)), max_tokens=1, pinned=pinned)
        index.save(SlotToSave(0, request, np.arange(length, dtype=np.int32), None), Contents())
    assert {(len(each.ids), each.pinned) for each in index.snapshots} == {(30, True), (50, False)}


def test_a_snapshot_with_other_numbers_keeps_its_own_blocks() -> None:
    """Files of sessions are made by anybody: what one has must not get into another."""
    store = Snapshots(10**6)
    ids = np.arange(20, dtype=np.int32)
    forged, own = ((np.full((2, 10), n, np.int8),) for n in (7, 1))
    store.put("forged", Snapshot(ids, Contents((own, forged), block_size=10)))
    store.put("own", Snapshot(ids, Contents(((own[0].copy(),), own), block_size=10)))
    assert [block[0][0, 0] for block in store.get("own").contents.blocks] == [1, 1]
    assert store.get("own").contents.blocks[0] is store.get("forged").contents.blocks[0]


def test_snapshots_that_begin_alike_take_their_common_blocks_once() -> None:
    store, own = Snapshots(10**6), np.zeros(25, np.float32)

    def snapshot(ids: list[int], salt: str | None = None) -> Snapshot:
        blocks = tuple((np.full((2, 10), n, np.int8),) for n in range(-(-len(ids) // 10)))
        return Snapshot(np.array(ids, np.int32), Contents(blocks, (own,), block_size=10), salt)

    first, longer = snapshot([*range(35)]), snapshot([*range(35), 1, 2])
    branch, other = snapshot([*range(25), 7, 8]), snapshot([*range(35)], "other")
    for n, (each, new) in enumerate([(first, 4), (longer, 1), (branch, 1), (other, 4)]):
        before = store.nbytes
        assert store.put(each.name, each)
        assert store.nbytes - before == 4 * len(each.ids) + 100 + 20 * new, n
    for each, freed in ((first, 1), (branch, 1), (longer, 4), (other, 4)):
        before = store.nbytes
        store.remove(each.name)
        assert before - store.nbytes == 4 * len(each.ids) + 100 + 20 * freed
    assert store.nbytes == 0


def test_where_bits_depend_on_chunks_an_answer_is_no_snapshot_of_a_recurrent_state() -> None:
    """Its state is after the whole answer, and its index has whole chunks of the prompt only."""
    index = PrefixIndex(2, 100, recurrent=True, unit=16, snapshot_bytes=HOST)
    request = Request(prompt=tuple(range(40)), max_tokens=5)
    index.begin(0, request)
    index.add(0, 0, request.prompt[:32])
    index.end(0)
    assert index.answer_to_save(0, request) is None
    assert index.prompt_to_save(0, request, 0, 32, is_kept=False)
    assert index.prompt_to_save(0, request, 0, 40, is_kept=False) is None
