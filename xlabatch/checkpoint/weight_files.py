"""Files of weights: read in parts, by several threads, and opened once for all that is read together.

Nothing is mapped into memory: the pages of a mapped file count as memory of the process while it is open, and
a model would be in memory twice while it is loaded.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Lock

from xlabatch.checkpoint.json_files import check_regular
from xlabatch.errors import Refused
from xlabatch.validation import printable

SLICE_NUMBERS = 2**20  # numbers that a tensor's reader reads and widens at once
MAX_READ = 2**30  # bytes; Linux reads less than 2**31 at once


class WeightFile:
    """A file with a known header. If the file is replaced or changed, its tensors are refused."""

    def __init__(self, path: Path) -> None:
        check_regular(path)
        self.path = path
        self.size = path.stat().st_size
        self._state = self._current_state()
        self._lock = Lock()
        self._users = 0
        self._descriptor = -1

    @contextmanager
    def open(self) -> Iterator[int]:
        """Give its descriptor. The file is opened for the first user, and closed after the last one."""
        with self._lock:
            if not self._users:
                self._check_unchanged()
                self._descriptor = os.open(self.path, os.O_RDONLY)
            self._users += 1
        try:
            yield self._descriptor
        finally:
            with self._lock:
                self._users -= 1
                if not self._users:
                    os.close(self._descriptor)

    def read(self, start: int, count: int) -> bytes:
        """`count` bytes from `start` on; fewer where the file ends before."""
        parts: list[bytes] = []
        with self.open() as descriptor:
            while count and (part := os.pread(descriptor, min(count, MAX_READ), start)):
                parts.append(part)
                start += len(part)
                count -= len(part)
        return b"".join(parts)

    def _check_unchanged(self) -> None:
        """Refuse a file that was replaced, changed or removed since its header was read."""
        try:
            is_same = self._current_state() == self._state
        except FileNotFoundError:
            is_same = False
        if not is_same:
            raise Refused(f"{printable(self.path)} has changed since it was opened; start again")

    def _current_state(self) -> tuple[int, int, int, int]:
        """Device, inode, size and time: another file, or other content, has others."""
        stat = self.path.stat()
        return stat.st_dev, stat.st_ino, stat.st_size, stat.st_mtime_ns


@contextmanager
def keep_open(files: Iterable[WeightFile]) -> Iterator[None]:
    """Keep files open, so that each is opened once and not for each of its tensors."""
    with ExitStack() as stack:
        for file in files:
            stack.enter_context(file.open())
        yield
