"""A folder of snapshots, which outlives the process: each is a file of a session, named by its content.

Files are written after the steps by a thread of their own, and take their names when they are complete, so
that several servers may share a folder. A name begins with the fingerprint of the engines that have these
bits, so that servers of different models may share one too. The files used least recently are dropped first.
"""

import logging
import os
import re
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from xlabatch.engine.host_slots import read_beginning, write_file
from xlabatch.engine.uninterrupted import start
from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans
from xlabatch.scheduler.reuse.snapshots import Beginning, Scope, Snapshot, begins_with, content_name
from xlabatch.validation import one_line, printable

SUFFIX = ".snapshot"
# also a file that is being written, or was when its process was killed
OURS = re.compile(rf"fp_[0-9a-f]{{12}}-[0-9a-f]{{64}}\{SUFFIX}(\..*)?")
MAX_UNWRITTEN = 64  # snapshots that wait for the thread; others are not written then
MAX_UNWRITTEN_BYTES = 2**28  # of them together
SETTLED_NS = 10**9  # a folder may change again within the same tick of its file system's clock
log = logging.getLogger("xlabatch.cache")
ReadFile = Callable[[Path], Snapshot]  # Refused if the file is damaged or of another engine


@dataclass(frozen=True, eq=False)
class Entry:
    """A file, as far as it is known before it is read whole."""

    path: Path
    ids: NDArray[np.int32]
    scope: Scope
    least: int  # as in Beginning
    embeddings: Spans = ()  # snapshots with vectors are not written


class CacheFolder:
    """The snapshots of one fingerprint in a folder that may hold others."""

    def __init__(
        self,
        path: str | Path,
        max_bytes: int,
        fingerprint: str,
        context: int,
        read: ReadFile,
        *,
        cuts: bool,
    ) -> None:
        """`cuts`: a prompt can begin with a part of a snapshot, so that only the longest are kept."""
        self.path = Path(path)
        self.max_bytes = max_bytes
        self.fingerprint = fingerprint
        self.context = context
        self.read = read
        self.cuts = cuts
        self.entries: dict[Path, Entry] = {}
        self.listed_ns = -1  # when the folder had changed last before it was listed
        self.nbytes = 0  # of all snapshots in the folder, of other fingerprints too, after the last write
        self.refused = 0  # files
        self.left: set[Path] = set()  # of the refused files, those that could not be removed
        self.unwritten: dict[Path, Snapshot] = {}
        self.writer: Future[None] | None = None
        self.lock = Lock()  # of `unwritten` and `writer`, which the thread changes too
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._drop_oldest()
        except OSError as error:
            raise Refused(f"cache_dir {printable(self.path)} cannot be used: {error.strerror}") from None
        self.beginnings()

    def path_of(self, beginning: Beginning) -> Path:
        return self.path / f"{self.fingerprint}-{content_name(beginning)}{SUFFIX}"

    def beginnings(self) -> Collection[Entry]:
        """What is there now; files that are new since the last call are opened."""
        try:
            changed_ns = self.path.stat().st_mtime_ns
            if changed_ns != self.listed_ns:
                self._list()
                is_settled = changed_ns < time.time_ns() - SETTLED_NS
                self.listed_ns = changed_ns if is_settled else -1
        except OSError as error:
            log.warning("snapshots are not found: %s", one_line(error))
            return []
        return [each for each in [*self.entries.values()] if len(each.ids) <= self.context]

    def _list(self) -> None:
        """Take over which files of this fingerprint there are."""
        paths = {path for path in self._snapshots() if path.suffix == SUFFIX}
        own = {path for path in paths if path.name.startswith(self.fingerprint)}
        known = {path: entry for path, entry in self.entries.items() if path in own}
        opened = (self._open(path) for path in own - known.keys() - self.left)
        self.entries = known | {entry.path: entry for entry in opened if entry}

    def load(self, entry: Beginning) -> Snapshot | None:
        """The snapshot of an entry; None if it cannot be read now, or if it was refused."""
        path = self.path_of(entry)
        try:
            snapshot = self.read(path)
            self._check_name(path, snapshot)
        except (Refused, OSError) as error:
            self._forget(path, error)
            return None
        with suppress(OSError):  # another user's file
            os.utime(path)
        return snapshot

    def save(self, snapshot: Snapshot) -> None:
        """Write a snapshot later, unless it is there, or too much waits for the thread already."""
        path = self.path_of(snapshot)
        with self.lock:
            if path in self.entries or path in self.unwritten:
                return
            if not self._has_room(snapshot):
                log.warning("a snapshot is not written: %d others wait for the disk", len(self.unwritten))
                return
            self.unwritten[path] = snapshot
            if self.writer is None or self.writer.done():
                self.writer = start(self._write_all)

    def _has_room(self, snapshot: Snapshot) -> bool:
        """Whether a snapshot may wait for the thread; one alone may have any size."""
        waiting = [each.nbytes for each in self.unwritten.values()]
        return not waiting or (
            len(waiting) < MAX_UNWRITTEN and sum(waiting) + snapshot.nbytes <= MAX_UNWRITTEN_BYTES
        )

    def flush(self) -> None:
        """Wait until all is written."""
        if writer := self.writer:
            writer.result()

    def _write_all(self) -> None:
        """Write what waits, one after the other, until nothing does."""
        while True:
            with self.lock:
                if not self.unwritten:
                    self.writer = None
                    return
                path, snapshot = next(iter(self.unwritten.items()))
            try:
                write_file(path, snapshot, self.fingerprint)
            except Exception as error:  # the next ones are written
                warn("a snapshot is not kept", error)
            try:
                if self.cuts:
                    self._drop_shorter(snapshot)
                self._drop_oldest()
            except Exception as error:
                warn("old snapshots are not removed", error)
            with self.lock:
                del self.unwritten[path]

    def _open(self, path: Path) -> Entry | None:
        """What is known of a file by its first bytes; None if it was refused."""
        try:
            entry = Entry(path, *read_beginning(path, self.fingerprint))
            self._check_name(path, entry)
        except (Refused, OSError) as error:
            self._forget(path, error)
            return None
        return entry

    def _check_name(self, path: Path, content: Beginning) -> None:
        if self.path_of(content) != path:
            raise Refused(f"{printable(path)} has the name of another content")

    def _forget(self, path: Path, error: Exception) -> None:
        """Remove a file whose content was refused. One that only cannot be read now stays: another user's, or
        the process has too many files open, or another server has just dropped it.
        """
        self.entries = {known: entry for known, entry in self.entries.items() if known != path}
        if not isinstance(error, Refused):
            log.info("a snapshot cannot be read: %s", one_line(error))
            return
        try:
            path.unlink()
        except FileNotFoundError:
            return
        except OSError:
            self.left.add(path)
        self.refused += 1
        log.warning("a snapshot is removed: %s", one_line(error))

    def _snapshots(self) -> Iterator[Path]:
        """The files of snapshots, of all fingerprints."""
        with os.scandir(self.path) as found:
            for each in found:
                if OURS.fullmatch(each.name) and each.is_file(follow_symlinks=False):
                    yield Path(each.path)

    def _drop_shorter(self, longer: Snapshot) -> None:
        """Remove the files that nobody needs, because a longer one begins with all that they have."""
        self._list()
        for each in [*self.entries.values()]:
            if len(each.ids) < len(longer.ids) and begins_with(longer, each):
                with suppress(OSError):  # another user's
                    each.path.unlink()

    def _drop_oldest(self) -> None:
        """Remove the files that were used least recently, until the others are within the limit."""
        files = []
        for path in self._snapshots():
            with suppress(OSError):  # it has just been dropped
                files.append((path.stat(), path))
        files.sort(key=lambda file: file[0].st_mtime_ns)
        self.nbytes = sum(stat.st_size for stat, _ in files)
        for stat, path in files:
            if self.nbytes <= self.max_bytes:
                break
            with suppress(OSError):
                path.unlink(missing_ok=True)
                self.nbytes -= stat.st_size


def warn(what: str, error: Exception) -> None:
    """Log a failure of the writing thread; with its traceback, unless it is one of the file system."""
    is_expected = isinstance(error, (Refused, OSError))
    log.warning("%s: %s", what, one_line(error), exc_info=None if is_expected else error)
