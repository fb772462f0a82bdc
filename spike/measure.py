"""Shared by the spikes: compiling and timing programs, a table for the terminal, JSON for the results.

The machines change speed by a factor of two within minutes. Therefore variants are compared within one run
only, interleaved round by round, by their medians.
"""

import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from rich.console import Console
from rich.markup import escape
from rich.table import Table

Thunk = Callable[[], Any]  # runs something that is timed
Row = dict[str, Any]  # of a table, by column


@dataclass(frozen=True)
class Compiled:
    """A compiled program with what its compilation reports."""

    run: Callable[..., Any]
    compile_s: float
    temp_mb: float
    aliased_mb: float
    hlo: str


@dataclass(frozen=True)
class Timing:
    """The times of one thunk: the median and the quartiles."""

    ms: float
    low: float
    high: float

    @property
    def quartiles(self) -> str:
        return f"{self.low:.3g}-{self.high:.3g}"


def compile_for(function: Callable[..., Any], *args: Any, donate: Sequence[int] = ()) -> Compiled:
    """Compile a function for these arguments."""
    started = time.perf_counter()
    compiled = jax.jit(function, donate_argnums=donate).lower(*args).compile()
    compile_s, memory = time.perf_counter() - started, compiled.memory_analysis()
    if memory is None:
        raise RuntimeError(f"jax's {jax.default_backend()} backend gives no memory analysis of a program")
    temp, aliased = memory.temp_size_in_bytes / 1e6, memory.alias_size_in_bytes / 1e6
    return Compiled(compiled, compile_s, temp, aliased, compiled.as_text() or "")


def with_state(run: Callable[..., Any], state: Any, *inputs: Any) -> Thunk:
    """A thunk of `state, *inputs -> state, result` that donates its state and keeps the new one."""
    kept = [state]

    def thunk() -> Any:
        kept[0], result = run(kept[0], *inputs)
        return kept[0], result

    return thunk


def read_memory(megabytes: float) -> Thunk:
    """The roofline: a thunk that sums as many bytes."""
    numbers = jnp.ones(int(megabytes * 1e6) // 4, jnp.float32)
    return partial(jax.jit(jnp.sum), numbers)


def time_interleaved(thunks: Mapping[str, Thunk], rounds: int) -> dict[str, Timing]:
    """Time every thunk once a round, A B C, C B A, ..., after one run of each that is not counted."""
    for thunk in thunks.values():
        jax.block_until_ready(thunk())
    times: dict[str, list[float]] = {name: [] for name in thunks}
    for round in range(rounds):
        for name in list(thunks)[:: 1 if round % 2 else -1]:
            times[name].append(time_ms(thunks[name]))
    return {name: timing(ms) for name, ms in times.items()}


def time_ms(thunk: Thunk) -> float:
    """Milliseconds until the result of a thunk is ready."""
    started = time.perf_counter()
    jax.block_until_ready(thunk())
    return (time.perf_counter() - started) * 1e3


def timing(times: Sequence[float]) -> Timing:
    """The quartiles of some times."""
    low, middle, high = (
        statistics.quantiles(times, n=4, method="inclusive") if len(times) > 1 else (*times, *times, *times)
    )
    return Timing(middle, low, high)


def size_mb(tree: Any) -> float:
    """The megabytes of a tree's arrays."""
    return sum(leaf.nbytes for leaf in jax.tree.leaves(tree)) / 1e6


def round_count(default: int) -> int:
    """How many rounds to time: the first argument, for a quick look, or the default of the results."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else default


def report(file: str, tables: dict[str, list[Row]]) -> None:
    """Print the tables and write them to results/<name of the spike>.json."""
    for title, rows in tables.items():
        show(title, rows)
    path = Path(file).parent / "results" / f"{Path(file).stem}.json"
    path.write_text(json.dumps(metadata(file) | {"tables": tables}, indent=1) + "\n")


def show(title: str, rows: list[Row]) -> None:
    """One rich table."""
    table = Table(title=escape(title), title_justify="left")
    for n, column in enumerate(rows[0]):
        table.add_column(escape(column), justify="right" if n else "left")
    for row in rows:
        table.add_row(*(escape(cell_text(value)) for value in row.values()))
    Console(width=150).print(table)


def cell_text(value: Any) -> str:
    """A cell of a table."""
    if not isinstance(value, float):
        return str(value)
    return f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


def metadata(file: str) -> Row:
    """The command, the machine and the versions that the figures were taken with."""
    return {
        "command": " ".join(["python", f"spike/{Path(file).name}", *map(without_folder, sys.argv[1:])]),
        "machine": machine(),
        "cores that other work took": cores_of_other_work(),
        "python": platform.python_version(),
        "jax": jax.__version__,
        "taken": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    }


def without_folder(argument: str) -> str:
    """An argument of the command without the folders of this machine."""
    return Path(argument).name if argument.startswith("/") else argument


def cores_of_other_work() -> float | None:
    """The mean number of cores that other processes used since the start; None without /proc."""
    now = cpu_times_s()
    if now is None or AT_START is None:
        return None
    all_cores, own, wall = (a - b for a, b in zip(now, AT_START, strict=True))
    return round((all_cores - own) / wall, 2)


def cpu_times_s() -> tuple[float, float, float] | None:
    """Processor seconds of all cores and of this process with its children, and the clock's seconds."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    user, nice, system, *_ = (int(ticks) for ticks in stat.read_text().split()[1:8])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK"), sum(os.times()[:4]), time.monotonic()


AT_START = cpu_times_s()


def machine() -> str:
    """The machine by its processor and backend, without host names."""
    cpuinfo = Path("/proc/cpuinfo")
    flags = cpuinfo.read_text() if cpuinfo.exists() else ""
    features = [
        name
        for name, flag in {"AVX-512": "avx512f", "VNNI": "vnni", "AMX": "amx_tile"}.items()
        if flag in flags
    ]
    return " ".join(
        [f"{os.cpu_count()} cores", platform.machine(), *features, f"jax on {jax.default_backend()}"]
    )
