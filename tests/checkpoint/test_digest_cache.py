"""Digests of files and arrays: every byte, and a cache that is never wrong."""

import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from xlabatch.checkpoint import digest_cache, hashing, load
from xlabatch.checkpoint.digest_cache import NAME, cached_digest
from xlabatch.checkpoint.hashing import arrays_digest, file_digest
from xlabatch.checkpoint.source import STORIES, open_folder
from xlabatch.errors import Refused


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a cache that takes small files, and those that have just changed."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(digest_cache, "MIN_CACHED_BYTES", 1)
    monkeypatch.setattr(digest_cache, "SETTLED_NS", -(10**18))
    return tmp_path / "cache" / "xlabatch" / NAME


@pytest.fixture
def hashed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that are read, one entry for each time."""
    paths: list[Path] = []

    def counted(path: Path) -> str:
        paths.append(path)
        return file_digest(path)

    monkeypatch.setattr(digest_cache, "file_digest", counted)
    return paths


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "weights"
    path.write_bytes(b"weights")
    return path


@pytest.mark.parametrize("size", [0, 1, 10, 11, 29, 30, 31, 40])
def test_each_byte_of_a_file_counts_wherever_chunks_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(hashing, "CHUNK_BYTES", 10)
    monkeypatch.setattr(hashing, "READ_BYTES", 4)
    content = bytes(range(size))
    path = tmp_path / "file"
    changed = [content[:n] + b"\xff" + content[n + 1 :] for n in range(size)]
    digests = set()
    for each in (content, *changed, content + b"\0"):
        path.write_bytes(each)
        digests.add(file_digest(path))
    assert len(digests) == size + 2


def test_each_number_name_shape_and_dtype_of_arrays_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "CHUNK_BYTES", 10)
    array = np.arange(7, dtype=np.float32)
    changed = [np.where(np.arange(7) == n, np.float32(-1), array) for n in range(7)]
    others = [array[None], array.view(np.int32), array[:6]]
    digests = [arrays_digest([("a", each)]) for each in (array, *changed, *others)]
    digests += [arrays_digest([("b", array)]), arrays_digest([("a", array), ("b", array[:0])])]
    assert len(set(digests)) == len(digests)
    assert arrays_digest([("a", np.stack([array, array], 1)[:, 0])]) == digests[0]


@pytest.mark.usefixtures("cache")
def test_a_file_is_read_once_and_after_each_change(file: Path, hashed: list[Path]) -> None:
    first = cached_digest(file)
    assert cached_digest(file) == first
    assert len(hashed) == 1
    stat = file.stat()
    file.write_bytes(b"WEIGHTS")
    os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # the inode's own time tells
    assert cached_digest(file) == file_digest(file) != first
    other = file.with_name("other")
    other.write_bytes(b"another")
    other.replace(file)
    assert cached_digest(file) == file_digest(file)
    assert len(hashed) == 3


def test_a_file_that_has_just_changed_is_not_kept(
    file: Path, cache: Path, hashed: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digest_cache, "SETTLED_NS", 10**15)
    assert cached_digest(file) == cached_digest(file)
    assert len(hashed) == 2
    assert not cache.exists()


def test_a_file_that_changes_while_it_is_hashed_is_not_kept(
    file: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changing(path: Path) -> str:
        digest = file_digest(path)
        path.write_bytes(b"others")
        return digest

    monkeypatch.setattr(digest_cache, "file_digest", changing)
    cached_digest(file)
    monkeypatch.undo()
    assert not cache.exists()


@pytest.mark.parametrize("damage", ["cut", "not JSON", "list", "entry", "digest", "deep", "folder"])
def test_a_damaged_cache_is_ignored(file: Path, cache: Path, hashed: list[Path], damage: str) -> None:
    expected = cached_digest(file)
    content = json.loads(cache.read_text())
    path = str(file.resolve())
    damaged: dict[str, Any] = {
        "list": [content],
        "entry": {path: expected},
        "digest": {path: content[path] | {"digest": "0" * 64}},
        "deep": {path: content[path] | {"digest": [[[]]]}},
    }
    if damage == "folder":
        cache.unlink()
        cache.mkdir()
    else:
        text = {"cut": cache.read_text()[:-9], "not JSON": "\0\1"}.get(damage)
        cache.write_text(text or json.dumps(damaged[damage]))
    assert cached_digest(file) == expected
    assert len(hashed) == 2
    assert cached_digest(file) == expected
    assert (len(hashed) == 2) == (damage != "folder")


def test_a_cache_that_cannot_be_written_is_no_error(
    file: Path, cache: Path, hashed: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.parents[1].write_text("in the way of the folder")
    assert cached_digest(file) == cached_digest(file)
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", no_home)
    assert cached_digest(file) == file_digest(file)
    assert len(hashed) == 3


def no_home() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_a_cache_keeps_a_bounded_number_of_files(
    file: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digest_cache, "MAX_FILES", 3)
    for n in range(5):
        path = file.with_name(f"{n}")
        path.write_bytes(b"weights")
        cached_digest(path)
    assert [Path(path).name for path in json.loads(cache.read_text())] == ["2", "3", "4"]
    assert [path.name for path in cache.parent.iterdir()] == [NAME]


def test_weights_that_change_while_they_are_loaded_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("config.json", "model.safetensors"):
        (tmp_path / name).write_bytes((STORIES / name).read_bytes())
    source = open_folder(tmp_path, "copy")
    place = load.to_device

    def slow_place(*given: Any) -> Any:
        params = place(*given)
        os.utime(tmp_path / "model.safetensors", (time.time(), time.time() + 9))
        return params

    monkeypatch.setattr(load, "to_device", slow_place)
    with pytest.raises(Refused, match="have changed while they were read"):
        load.load(source)
