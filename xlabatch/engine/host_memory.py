"""The memory of this host, as far as its control group lets a process use it, and a server's part of it."""

from contextlib import suppress
from pathlib import Path

import psutil

from xlabatch.text.grammars.limits import PREPARED_AHEAD

LIMIT = Path("/sys/fs/cgroup/memory.max")  # of the control group that a container sees

# what a server on a CPU takes beside weights and slots, after a start that compiled nothing (FINDINGS 57)
PROCESS_BYTES = 258 * 2**20  # Python, jax, XLA, and the programs
TOKEN_BYTES = 590  # of a token in the tokenizer
GRAMMAR_TOKEN_BYTES = 1110  # of a token in what compiles grammars, if it is prepared ahead


def total_bytes() -> int:
    total = int(psutil.virtual_memory().total)
    with suppress(OSError, ValueError):  # no such file outside of a container, or "max"
        total = min(total, int(LIMIT.read_text()))
    return total


def process_bytes(vocab: int) -> int:
    """Return what a server's process takes beside weights and slots, as measured (FINDINGS 57)."""
    ahead = GRAMMAR_TOKEN_BYTES if vocab <= PREPARED_AHEAD else 0
    return PROCESS_BYTES + vocab * (TOKEN_BYTES + ahead)
