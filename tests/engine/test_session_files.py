"""Files of sessions: what is damaged or forged is refused, and what cannot be written is not there."""

import json
import math
import os
import re
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file
from support.kernels import WITH_KERNELS
from support.requests import make_request, serve
from support.session_files import Tensors, rewrite

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.engine.host_slots import clear, floats_of
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.model.kv_cache import BLOCK, int8_bytes
from xlabatch.prompt_embeddings import spans

SHAPE: dict[str, Any] = {"slots": 2, "context": 320}


@pytest.fixture(scope="module")
def engine(model: Model) -> XlaBatchEngine:
    engine = XlaBatchEngine(model, **SHAPE)
    serve(engine, [make_request("a", 150, 5, cache_key="talk", cache_salt="mine")])
    return engine


@pytest.fixture
def file(engine: XlaBatchEngine, tmp_path: Path) -> Path:
    engine.save_session("talk", tmp_path / "file")
    return tmp_path / "file"


def refusal(engine: XlaBatchEngine, file: Path) -> str:
    """The sentence that a file is refused with."""
    with pytest.raises(Refused) as refused:
        engine.load_session("other", file)
    assert "\n" not in str(refused.value)
    assert "other" not in engine.scheduler.prefixes.sessions.by_key
    return str(refused.value)


def test_a_flipped_bit_of_any_tensor_is_found(engine: XlaBatchEngine, file: Path) -> None:
    engine.load_session("other", file)
    del engine.scheduler.prefixes.sessions.by_key["other"]
    content = file.read_bytes()
    begin = 8 + int.from_bytes(content[:8], "little")
    rng = np.random.default_rng(3)
    for at in [begin, len(content) - 1, *rng.integers(begin, len(content), 20)]:
        damaged = bytearray(content)
        damaged[at] ^= 1 << int(rng.integers(8))
        file.write_bytes(damaged)
        assert "is damaged" in refusal(engine, file)


def test_another_scope_is_found(engine: XlaBatchEngine, file: Path) -> None:
    content = file.read_bytes()
    assert content.count(b"mine") == 1
    file.write_bytes(content.replace(b"mine", b"ours"))
    assert "is damaged" in refusal(engine, file)


def set_ids(value: int) -> Callable[[Tensors], None]:
    def change(tensors: Tensors) -> None:
        tensors["ids"][3] = value

    return change


def set_number(value: float) -> Callable[[Tensors], None]:
    def change(tensors: Tensors) -> None:
        tensors["0"].reshape(-1)[0] = value

    return change


def add(name: str, *shape: int, value: float = 1, dtype: Any = np.float32) -> Callable[[Tensors], None]:
    def change(tensors: Tensors) -> None:
        tensors[name] = np.full(shape, value, dtype)

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_ids(-1), "ids outside the vocabulary"),
        (set_ids(10**6), "ids outside the vocabulary"),
        (set_number(np.nan), "not finite"),
        (set_number(-np.inf), "not finite"),
        (add("embeddings 7", 2, 16, value=np.inf), "not finite"),
        (add("embeddings 1000", 2, 16), "vectors after its"),
        (add("embeddings 150", 90, 16), "vectors after its"),
        (add("embeddings x", 2, 16), "its embeddings"),
        (add("embeddings 7", 2, 16, dtype=np.float64), "it has a tensor embeddings 7"),
        (add("other", 2), "it has a tensor other"),
        (add("ids", 5, 1, dtype=np.int32), "arrays of other shapes"),
        (add("ids", 0, dtype=np.int32), "arrays of other shapes"),
        (add("ids", 5, dtype=np.int64), "arrays of other shapes"),
        (add("ids", 1000, dtype=np.int32), "does not fit into a slot of 384 positions"),
        (add("0", 3, dtype=np.int8), "arrays of other shapes"),
        (lambda tensors: tensors.pop("0"), "it has no tensor 0"),
    ],
)
def test_a_forged_file_is_refused(
    engine: XlaBatchEngine, file: Path, change: Callable[[Tensors], Any], message: str
) -> None:
    rewrite(file, lambda _: None)
    engine.load_session("other", file)
    del engine.scheduler.prefixes.sessions.by_key["other"]
    rewrite(file, change)
    assert message in refusal(engine, file)


def test_vectors_after_the_ids_are_not_written(engine: XlaBatchEngine, tmp_path: Path) -> None:
    sessions = engine.scheduler.prefixes.sessions
    length = len(sessions.get("talk").ids)
    vectors = {3: np.ones((4, 16)), length - 2: np.ones((9, 16)), length + 300: np.ones((2, 16))}
    session = replace(sessions.get("talk"), embeddings=spans(vectors))
    sessions.put("vectors", session)
    engine.save_session("vectors", tmp_path / "file")
    engine.load_session("vectors", tmp_path / "file")
    read = sessions.by_key.pop("vectors").embeddings
    assert [(span.start, span.end) for span in read] == [(3, 7), (length - 2, length)]


@pytest.mark.parametrize("kind", ["link", "broken link", "folder", "fifo", "socket"])
def test_only_a_file_is_replaced_and_only_a_file_is_read(
    engine: XlaBatchEngine, file: Path, kind: str
) -> None:
    path, target = file.with_name("path"), file.with_name("target")
    if kind == "folder":
        path.mkdir()
    elif kind == "fifo":
        os.mkfifo(path)
    elif kind == "socket":  # as a device is, but nothing of the machine is at stake
        os.mknod(path, stat.S_IFSOCK)
    else:
        path.symlink_to(target)
    if kind == "link":
        target.write_text("of someone else")
    before = {each.name: each.lstat().st_mode for each in file.parent.iterdir()}
    with pytest.raises(Refused, match=re.escape(str(path))):
        engine.save_session("talk", path)
    assert {each.name: each.lstat().st_mode for each in file.parent.iterdir()} == before
    if kind == "link":
        assert target.read_text() == "of someone else"
    else:
        refusal(engine, path)


@pytest.mark.heavy
def test_what_another_sequence_left_after_the_last_position_is_not_in_a_file(
    model: Model, tmp_path: Path
) -> None:
    saved = []
    for before in ([], [make_request("other", 310, 3)]):
        engine = XlaBatchEngine(model, slots=1, context=320)
        serve(engine, before)
        serve(engine, [make_request("a", 140, 5, cache_key="talk")])
        engine.save_session("talk", tmp_path / "file")
        saved.append(load_file(tmp_path / "file"))
    for name, tensor in saved[0].items():
        np.testing.assert_array_equal(tensor, saved[1][name])


@pytest.mark.parametrize("part", ["keys", "values"])
@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16, np.int8])
def test_positions_that_are_cleared_are_those_after_the_used_ones(part: Any, dtype: Any) -> None:
    features, used = 50, 37  # two groups of features in int8
    groups = 2 if dtype == np.int8 else 0
    size = int8_bytes(features) if groups else features
    shape = (size, BLOCK) if part == "keys" else (BLOCK, size)
    array = np.ones((2, 3, 4, *shape), dtype)  # layers, blocks, heads
    last = array[:, 2]
    clear(last, part, slice(used, None))
    assert (array[:, :2] == 1).all()
    heads = last.reshape(2, 4, -1)
    numbers, rest = heads[..., : features * BLOCK], heads[..., features * BLOCK :]
    by_position = numbers.reshape(2, 4, *((features, BLOCK) if part == "keys" else (BLOCK, features)))
    if part == "values":
        by_position = by_position.swapaxes(-1, -2)
    assert (by_position[..., :used] == 1).all()
    assert not by_position[..., used:].any()
    scales = rest.reshape(2, 4, groups, 2 * BLOCK)
    assert (scales[..., : 2 * used] == 1).all()
    assert not scales[..., 2 * used :].any()
    floats = floats_of(array, part)
    assert floats.size == (2 * 3 * 4 * groups * BLOCK if groups else array.size)


@pytest.mark.heavy
@WITH_KERNELS
def test_a_scale_that_is_not_finite_is_refused_in_8_bits(source: Source, tmp_path: Path) -> None:
    engine = XlaBatchEngine.of(source, cache="int8", **SHAPE)
    serve(engine, [make_request("a", 150, 5, cache_key="talk")])
    engine.save_session("talk", tmp_path / "file")
    engine.load_session("talk", tmp_path / "file")

    def change(tensors: Tensors) -> None:
        block = tensors["0"].reshape(-1, *tensors["0"].shape[-2:])[0].reshape(-1)
        block[-2:].view(np.uint16)[0] = 0x7FC0  # of bfloat16, a NaN

    rewrite(tmp_path / "file", change)
    assert "not finite" in refusal(engine, tmp_path / "file")


FULL_DISK = """
import resource, sys
from pathlib import Path
from xlabatch.engine.host_slots import write_file
from xlabatch.scheduler.reuse.snapshots import Contents, Snapshot
import numpy as np
contents = Contents(state=(np.ones(2**20, np.float32),), axes=(None,))
session = Snapshot(np.ones(9, np.int32), contents)
resource.setrlimit(resource.RLIMIT_FSIZE, (2**16, 2**16))
try:
    write_file(Path(sys.argv[1]), session, "fp_1")
except OSError as error:
    print(error)
"""


@pytest.mark.heavy
@pytest.mark.parametrize("there", [True, False])
def test_a_full_disk_leaves_the_old_file_or_none(file: Path, there: bool) -> None:
    before = file.read_bytes()
    path = file if there else file.with_name("new")
    ran = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path)], check=True, capture_output=True, text=True
    )
    assert re.fullmatch(rf"{re.escape(str(path))} cannot be written: .*too large.*\n", ran.stdout)
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.iterdir()] == ["file"]


@pytest.mark.parametrize("shape", [(2**30, 1), (2**20, "width"), (2**10, 2**10, "width")], ids=str)
def test_vectors_that_fit_no_slot_are_refused_before_they_are_read(
    engine: XlaBatchEngine, file: Path, shape: tuple[int | str, ...]
) -> None:
    sizes = [engine.runner.config.width if size == "width" else int(size) for size in shape]
    content = file.read_bytes()
    end = 8 + int.from_bytes(content[:8], "little")
    header = json.loads(content[8:end])
    start = len(content) - end
    offsets = [start, start + 4 * math.prod(sizes)]
    header["embeddings 0"] = {"dtype": "F32", "shape": sizes, "data_offsets": offsets}
    written = json.dumps(header).encode()
    file.write_bytes(len(written).to_bytes(8, "little") + written + content[end:])
    os.truncate(file, 8 + len(written) + offsets[1])  # sparse
    assert "numbers of vectors, and a slot has room for" in refusal(engine, file)
