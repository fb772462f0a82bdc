"""Digests of large files, kept between runs in the user's folder of caches.

A digest is used again while the file has the same path, size, times and inode. No program can set the time of
the last change of the inode, so a file is hashed again even if its time of modification was restored. If
anything is wrong with the cache, the file is hashed.
"""

import hashlib
import json
import os
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from shutil import rmtree
from typing import Any, NamedTuple

from xlabatch.checkpoint.hashing import file_digest
from xlabatch.checkpoint.json_files import read_json
from xlabatch.checkpoint.whole_files import replace_file
from xlabatch.errors import Refused

MIN_CACHED_BYTES = 2**24  # a smaller file is hashed in about 10 ms
MAX_FILES = 1000
SETTLED_NS = 2 * 10**9  # a file may change again within the same tick of its file system's clock
NAME = "digests.json"
UNUSED_S = 30 * 86_400.0  # after which an entry of a folder of caches is removed


class FileState(NamedTuple):
    """What differs once a file has been changed or replaced."""

    path: str
    size: int
    modified_ns: int
    changed_ns: int  # of the inode
    inode: int
    device: int

    @property
    def is_settled(self) -> bool:
        """Whether the times of the file would differ if it was changed from now on."""
        return max(self.modified_ns, self.changed_ns) < time.time_ns() - SETTLED_NS


def file_state(path: Path) -> FileState:
    stat = path.stat()
    return FileState(
        os.path.realpath(path), stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns, stat.st_ino, stat.st_dev
    )


def cached_digest(path: Path) -> str:
    """The digest of a file; it is read only if it is not the file that was hashed before."""
    state = file_state(path)
    folder = cache_folder()
    if state.size < MIN_CACHED_BYTES or folder is None:
        return file_digest(path)
    entry = entries(folder).get(state.path)
    kept = entry.get("digest") if isinstance(entry, dict) else None
    if isinstance(kept, str) and entry == make_entry(state, kept):  # it is whole, and of this state
        return kept
    is_settled = state.is_settled  # now: to hash it may take longer than the clock's tick
    digest = file_digest(path)
    if is_settled and file_state(path) == state:
        with suppress(OSError):  # without a cache the next start is slower, and nothing else
            keep(folder, state, digest)
    return digest


def keep_digest(path: Path, digest: str) -> None:
    """Keep the digest of a file that this process has just written and hashed."""
    state = file_state(path)
    folder = cache_folder()
    if state.size >= MIN_CACHED_BYTES and folder is not None:
        with suppress(OSError):
            keep(folder, state, digest)


def cache_folder() -> Path | None:
    """The user's folder for files that xlabatch can make again; None without a home directory."""
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "xlabatch"
    except RuntimeError:
        return None


@cache
def remove_unused(there: Path) -> None:
    """Remove the files and folders that no process has used for a month, once in each process."""
    for entry in there.iterdir():
        with suppress(OSError):  # another process has removed it
            if entry.stat().st_mtime < time.time() - UNUSED_S:
                rmtree(entry) if entry.is_dir() else entry.unlink()


def entries(folder: Path) -> dict[str, Any]:
    """What a cache holds by the paths of files; nothing if it is missing or damaged."""
    try:
        return read_json(folder / NAME)
    except (Refused, OSError):
        return {}


def make_entry(state: FileState, digest: str) -> dict[str, Any]:
    """A file's entry, with a check that finds damage."""
    check = hashlib.sha256(repr((state, digest)).encode()).hexdigest()
    return {"state": list(state[1:]), "digest": digest, "check": check}


def keep(folder: Path, state: FileState, digest: str) -> None:
    """Write a digest into the cache, which other processes read and write at the same time."""
    kept = {path: entry for path, entry in entries(folder).items() if path != state.path}
    kept = dict(list(kept.items())[-(MAX_FILES - 1) :]) | {state.path: make_entry(state, digest)}
    folder.mkdir(parents=True, exist_ok=True)
    with replace_file(folder / NAME) as written:
        written.write_text(json.dumps(kept))
