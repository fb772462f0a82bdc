"""One run of the race of 12_peers.py: a process of its own, its time, and what others did meanwhile."""

import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Run:
    wall_s: float  # of the process from its start to its end, loading included
    others_cpu_s: float | None  # processor time that other processes had meanwhile
    numbers: dict[str, Any] = field(default_factory=dict)  # as the process told them
    failure: str = ""


def run(command: list[str], settings: dict[str, str], timeout_s: float) -> Run:
    """Start it and wait for it; a failure is told, not raised."""
    began, busy, own = time.monotonic(), busy_s(), own_s()
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            command, env=os.environ | settings, stdout=out, stderr=errors, text=True, start_new_session=True
        )
        failure = ""
        try:
            code = process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            code, failure = 1, f"not done after {timeout_s:.0f} s"
        finally:
            with contextlib.suppress(ProcessLookupError):  # a server that it started goes with it
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        took = time.monotonic() - began
        now = busy_s()
        others = None if now is None or busy is None else max(now - busy - (own_s() - own), 0.0)
        out.seek(0)
        errors.seek(0)
        if code:
            return Run(took, others, failure=failure or last_of(errors.read()))
        return Run(took, others, json.loads(last_of(out.read())))


def last_of(text: str) -> str:
    """The last line that is not empty."""
    return nameless(next((line for line in reversed(text.splitlines()) if line.strip()), "it said nothing"))


def busy_s() -> float | None:
    """Seconds of work on all cores since the machine began; None where /proc does not say."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    user, nice, system, _, _, irq, softirq = (int(ticks) for ticks in stat.read_text().split()[1:8])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def own_s() -> float:
    """Seconds of work of this process and of all that it has waited for."""
    each = (resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in each)


def nameless(text: str) -> str:
    """Without the folders of this machine."""
    return re.sub(r"(?<![\w./])/(?:[^\s/:'\"]+/)+", "", text)
