"""Compiled programs on disk: an entry is written whole, or not at all."""

from pathlib import Path

import pytest
from jax._src.lru_cache import LRUCache


@pytest.fixture
def cache(tmp_path: Path) -> LRUCache:
    return LRUCache(str(tmp_path), max_size=-1)


def test_an_entry_that_was_cut_short_is_replaced(cache: LRUCache, tmp_path: Path) -> None:
    (tmp_path / "key-cache").write_bytes(b"ent")
    cache.put("key", b"entry")
    assert cache.get("key") == b"entry"
    assert [file.name for file in tmp_path.iterdir()] == ["key-cache"]


def test_a_write_that_fails_leaves_no_file(
    cache: LRUCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no space left"):
        cache.put("key", b"entry")
    assert list(tmp_path.iterdir()) == []


def test_a_cache_of_limited_size_drops_its_oldest_entry(tmp_path: Path) -> None:
    pytest.importorskip("filelock")
    cache = LRUCache(str(tmp_path), max_size=10)
    for key in ("a", "b"):
        cache.put(key, b"8 bytes.")
    assert (cache.get("a"), cache.get("b")) == (None, b"8 bytes.")
