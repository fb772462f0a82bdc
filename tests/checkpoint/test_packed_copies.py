"""Packed weights in a file: the same arrays in the same bits, mapped and not packed, or packed again."""

import logging
import os
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any

import jax
import numpy as np
import pytest
from support.gguf_files import save_gguf
from support.hf import as_folder
from support.kernels import WITH_KERNELS
from support.requests import make_request, serve
from support.shapes import CASES, WHOLE_BLOCKS, source_of

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import digest_cache, hashing, load, packed_copies
from xlabatch.checkpoint.packed_copies import PackedCopies
from xlabatch.checkpoint.source import open_source
from xlabatch.errors import Refused

pytestmark = WITH_KERNELS
ROWS = WHOLE_BLOCKS | {"hidden_size": 768}
MODELS: dict[str, tuple[str, str | None]] = {  # a case, and the format
    "float32": ("llama", "float32"),
    "bfloat16": ("llama", "bfloat16"),
    "int8": ("llama", "int8"),
    "int4": ("llama", "int4"),
    "experts": ("qwen3_moe", "int8"),
    "blocks of a file": ("llama", None),
}


def a_model(folder: Path, name: str) -> tuple[Path, str | None]:
    """A file or a folder, and the format of its weights."""
    case, weights = MODELS[name]
    raw = next(raw for key, raw in CASES.items() if key.split(",")[0] == case)
    source = source_of(raw | {key: size for key, size in ROWS.items() if key in raw})
    if weights is None:
        save_gguf(folder / "model.gguf", source, "Q4_0")
        return folder / "model.gguf", None
    (folder / "model").mkdir()
    return as_folder(source, folder / "model"), weights


class Loads:
    """Loads a model with copies, and counts what is packed."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str = "blocks of a file") -> None:
        self.model, self.weights = a_model(folder, name)
        self.copies = folder / "copies"
        self.packed = 0
        pack = load.pack

        def counted(*arguments: Any) -> Any:
            self.packed += 1
            return pack(*arguments)

        monkeypatch.setattr(load, "pack", counted)

    def __call__(self, code: str = "this version") -> Any:
        self.packed = 0
        copies = PackedCopies(self.copies, code)
        return load.load(open_source(self.model), self.weights, copies=copies).params

    @property
    def files(self) -> list[Path]:
        return [*self.copies.glob("*.packed")]

    @property
    def copy(self) -> Path:
        [path] = self.files
        return path


def mappings(path: Path) -> list[range]:
    """Where this process has mapped a file."""
    lines = Path("/proc/self/maps").read_text().splitlines()
    ends = [line.split()[0].split("-") for line in lines if line.endswith(str(path))]
    return [range(int(start, 16), int(end, 16)) for start, end in ends]


def assert_equal(one: Any, other: Any) -> None:
    assert str(jax.tree.structure(one)) == str(jax.tree.structure(other))
    for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        assert np.asarray(a).tobytes() == np.asarray(b).tobytes()


@pytest.mark.parametrize("name", MODELS)
def test_a_later_start_maps_what_the_first_one_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    loads = Loads(tmp_path, monkeypatch, name)
    expected = load.load(open_source(loads.model), loads.weights).params
    first = loads()
    assert loads.packed
    second = loads()
    assert not loads.packed
    for params in (first, second):  # the first start drops what it packed
        assert_equal(params, expected)
        there = mappings(loads.copy)
        for leaf in jax.tree.leaves(params):
            assert any(leaf.unsafe_buffer_pointer() in pages for pages in there)


@pytest.mark.parametrize("damage", ["a byte", "the end", "nothing left"])
def test_a_damaged_copy_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    loads = Loads(tmp_path, monkeypatch)
    expected = loads()
    path = loads.copy
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.unlink()  # the pages that are mapped stay
    left = {"a byte": content, "the end": content[:-1], "nothing left": bytearray()}
    path.write_bytes(left[damage])
    with caplog.at_level(logging.WARNING):
        assert_equal(loads(), expected)
    assert loads.packed
    assert "damaged" in caplog.text
    loads()
    assert not loads.packed


def test_other_code_and_other_files_have_other_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads = Loads(tmp_path, monkeypatch)
    loads()
    old = loads.copy
    loads("the next version")
    assert loads.packed
    assert loads.copy != old  # the old one is gone
    loads.weights = "int8"
    loads("the next version")
    assert loads.packed
    assert len(loads.files) == 2
    (tmp_path / "other").mkdir()
    save_gguf(tmp_path / "other" / "model.gguf", source_of(CASES["llama"] | ROWS), "Q8_0")
    loads.model, loads.weights = tmp_path / "other" / "model.gguf", None
    loads("the next version")
    assert loads.packed
    assert len(loads.files) == 3


def test_files_that_change_while_they_are_read_leave_no_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads = Loads(tmp_path, monkeypatch)
    pack_stack = load.pack_stack

    def changed_meanwhile(*arguments: Any) -> Any:
        os.utime(loads.model)
        return pack_stack(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(load, "pack_stack", changed_meanwhile)
        with pytest.raises(Refused, match="changed while they were read"):
            loads()
    assert not loads.files


def test_a_copy_is_mapped_where_nothing_can_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    loads = Loads(tmp_path, monkeypatch)
    expected = loads()
    [lock] = loads.copies.glob("*.lock")
    lock.unlink()
    lock.mkdir()  # as impossible to open as a file of a folder that cannot be written
    with caplog.at_level(logging.WARNING):
        assert_equal(loads(), expected)
    assert not loads.packed
    assert "not locked" in caplog.text


@pytest.mark.heavy
def test_processes_that_start_together_share_one_copy(tmp_path: Path) -> None:
    model, _ = a_model(tmp_path, "blocks of a file")
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "left.new").write_bytes(b"of another name, so it stays")
    code = (
        "import sys; from pathlib import Path; from xlabatch.checkpoint import load\n"
        "from xlabatch.checkpoint.packed_copies import PackedCopies\n"
        "from xlabatch.checkpoint.source import open_source\n"
        "sys.stdin.readline()\n"
        "kept = load.load(open_source(sys.argv[1]), copies=PackedCopies(Path(sys.argv[2]), ''))\n"
        "print([line.split()[4] for line in open('/proc/self/maps') if line.rstrip().endswith('.packed')])"
    )
    command = [sys.executable, "-c", code, str(model), str(tmp_path / "copies")]
    starts = [subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True) for _ in range(3)]
    try:
        for start in starts:
            assert start.stdin
            start.stdin.write("\n")
            start.stdin.flush()
        inodes = [start.communicate(timeout=300)[0] for start in starts]
    finally:
        for start in starts:
            start.kill()
    assert "[]" not in inodes[0]
    assert len(set(inodes)) == 1
    assert len([*(tmp_path / "copies").glob("*.packed")]) == 1


@pytest.mark.parametrize("kept", [True, False])
def test_the_digest_of_a_new_copy_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(digest_cache, "MIN_CACHED_BYTES", 1 if kept else 2**40)
    loads = Loads(tmp_path, monkeypatch)
    loads()
    hashed: list[Path] = []

    def counted(path: Path) -> str:
        hashed.append(path)
        return hashing.file_digest(path)

    monkeypatch.setattr(digest_cache, "file_digest", counted)
    loads()
    assert not loads.packed
    assert (loads.copy in hashed) is not kept


def test_an_engine_starts_where_no_copy_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(packed_copies, "write", full)
    loads = Loads(tmp_path, monkeypatch)
    with caplog.at_level(logging.WARNING):
        assert_equal(loads(), load.load(open_source(loads.model)).params)
    assert "No space left" in caplog.text
    assert not loads.files
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match=r"packed_cache .*file/below cannot be used"):
        PackedCopies(tmp_path / "file" / "below", "")


@pytest.mark.heavy
def test_engines_with_copies_have_the_bits_of_others(tmp_path: Path) -> None:
    model, _ = a_model(tmp_path, "blocks of a file")
    requests = [make_request(f"{n}", length=5 + n, max_tokens=6) for n in range(4)]
    options: dict[str, Any] = {"slots": 2, "context": 64}
    engines = [
        XlaBatchEngine.load(model, **options, packed_cache=each) for each in (None, tmp_path / "copies")
    ]
    answers = [serve(engine, requests) for engine in (*engines, *engines)]
    assert answers[0] == answers[1] == answers[2] == answers[3]
    assert engines[0].startup.fingerprint == engines[1].startup.fingerprint
    with pytest.raises(Refused, match="leave out mesh or packed_cache"):
        XlaBatchEngine.load(model, mesh="tensor=1", packed_cache=tmp_path)
