"""One run of 12_peers.py: a process, its wall time, and the processor time of other work meanwhile."""

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
    """The outcome of a process."""

    wall_s: float  # of the process from start to end, loading included
    others_cpu_s: float | None  # processor time of other processes meanwhile
    numbers: dict[str, Any] = field(default_factory=dict)  # from its JSON
    failure: str = ""


def run(command: list[str], settings: dict[str, str], timeout_s: float) -> Run:
    """Run a command to its end; a failure is part of the result, not raised."""
    started, busy, own = time.monotonic(), busy_s(), own_s()
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
            with contextlib.suppress(ProcessLookupError):  # kills a server that it started, too
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        wall_s = time.monotonic() - started
        now = busy_s()
        others = None if now is None or busy is None else max(now - busy - (own_s() - own), 0.0)
        out.seek(0)
        errors.seek(0)
        if code:
            return Run(wall_s, others, failure=failure or last_line(errors.read()))
        return Run(wall_s, others, json.loads(last_line(out.read())))


def last_line(text: str) -> str:
    """The last line that is not empty, without folders."""
    return without_folders(next((line for line in reversed(text.splitlines()) if line.strip()), "no output"))


def busy_s() -> float | None:
    """Processor seconds of all cores since the machine started; None without /proc."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    user, nice, system, _, _, irq, softirq = (int(ticks) for ticks in stat.read_text().split()[1:8])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def own_s() -> float:
    """Processor seconds of this process and of the children that it has waited for."""
    each = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in each)


def without_folders(text: str) -> str:
    """A text without the folders of this machine."""
    return re.sub(r"(?<![\w./])/(?:[^\s/:'\"]+/)+", "", text)
