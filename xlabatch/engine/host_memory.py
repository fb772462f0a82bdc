"""The memory of this host, as far as its control group lets a process use it."""

from contextlib import suppress
from pathlib import Path

import psutil

LIMIT = Path("/sys/fs/cgroup/memory.max")  # of the control group that a container sees


def total_bytes() -> int:
    total = int(psutil.virtual_memory().total)
    with suppress(OSError, ValueError):  # no such file outside of a container, or "max"
        total = min(total, int(LIMIT.read_text()))
    return total
