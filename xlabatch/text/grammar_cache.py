"""Compiled grammars kept for later requests, bounded by the memory that compiling them took."""

import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

Value = TypeVar("Value")
MAX_BYTES = 128 * 2**20  # of all entries
MIN_ENTRY_BYTES = 2**20  # the resident memory grows in steps; 128 entries at most
STATM = Path("/proc/self/statm")  # pages of the process: all, resident, ...


class GrammarCache(Generic[Value]):
    """Values by key; the least recently used ones are dropped. Several threads may use it."""

    def __init__(self, max_bytes: int = MAX_BYTES, min_entry_bytes: int = MIN_ENTRY_BYTES) -> None:
        self.max_bytes, self.min_entry_bytes = max_bytes, min_entry_bytes
        self.bytes = 0
        self._entries: OrderedDict[tuple[str, str], tuple[Value, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: tuple[str, str], make: Callable[[tuple[str, str]], Value]) -> Value:
        """The value of a key, computed if it is not kept. An error is raised again at each call."""
        with self._lock:
            if key in self._entries:
                self._entries.move_to_end(key)
                return self._entries[key][0]
        before = resident_bytes()
        value = make(key)
        self._keep(key, value, max(resident_bytes() - before, len(key[1]), self.min_entry_bytes))
        return value

    def _keep(self, key: tuple[str, str], value: Value, size: int) -> None:
        with self._lock:
            _, replaced = self._entries.pop(key, (None, 0))
            self._entries[key] = value, size
            self.bytes += size - replaced
            while self.bytes > self.max_bytes and len(self._entries) > 1:  # the newest is about to be used
                _, (_, dropped) = self._entries.popitem(last=False)
                self.bytes -= dropped


def resident_bytes() -> int:
    """Memory of the process; 0 where the system does not tell, so that only the number of entries counts."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if STATM.exists() else 0
