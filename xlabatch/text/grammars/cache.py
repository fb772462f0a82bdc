"""Keep compiled grammars for later requests, within a limit on the memory that compiling them took."""

import os
import threading
from collections import OrderedDict
from pathlib import Path
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

Value = TypeVar("Value")
Key = tuple[str, str]
MAX_BYTES = 128 * 2**20  # of all entries
MIN_ENTRY_BYTES = 2**18  # resident memory grows in steps; allows 512 entries at most
STATM = Path("/proc/self/statm")  # pages of the process: all, resident, ...


class GrammarCache(Generic[Value]):
    """Values by key; the least recently used are dropped. Several threads may use it."""

    def __init__(self, max_bytes: int = MAX_BYTES, min_entry_bytes: int = MIN_ENTRY_BYTES) -> None:
        self.max_bytes = max_bytes
        self.min_entry_bytes = min_entry_bytes
        self.bytes = 0  # of the entries
        self._entries: OrderedDict[Key, Value] = OrderedDict()
        self._sizes: WeakKeyDictionary[Value, int] = WeakKeyDictionary()  # also of what is still in use
        self._lock = threading.Lock()

    @property
    def bytes_alive(self) -> int:
        """The memory of the entries and of values that requests still use."""
        with self._lock:
            return sum(self._sizes.values())

    def find(self, key: Key) -> Value | None:
        """Return a key's value, or None, and count it as used."""
        with self._lock:
            if key in self._entries:
                self._entries.move_to_end(key)
            return self._entries.get(key)

    def keep(self, key: Key, value: Value, size: int) -> Value:
        """Add a value, or return the one that another thread has added in the meantime."""
        with self._lock:
            if key in self._entries:
                return self._entries[key]
            self._entries[key] = value
            self._sizes[value] = max(size, self.min_entry_bytes)
            self.bytes += self._sizes[value]
            while self.bytes > self.max_bytes and len(self._entries) > 1:  # the newest is about to be used
                _, dropped = self._entries.popitem(last=False)
                self.bytes -= self._sizes[dropped]
            return value


def resident_bytes() -> int:
    """Return the process's resident memory; 0 if the system does not report it, so only entries count."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if STATM.exists() else 0
