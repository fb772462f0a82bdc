"""What the spikes share: programs as compiled, calls timed in turns, a table for people, JSON for machines.

These machines change speed by a factor of two within minutes, so variants are compared inside one run only,
turn by turn, by their medians.
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

Call = Callable[[], Any]
Row = dict[str, Any]


@dataclass(frozen=True)
class Built:
    """A compiled program and what compiling it told."""

    run: Callable[..., Any]
    compile_s: float
    temp_mb: float
    aliased_mb: float
    text: str


@dataclass(frozen=True)
class Spell:
    """How long a call took: the median of its turns, and the quartiles beside it."""

    ms: float
    low: float
    high: float

    @property
    def spread(self) -> str:
        return f"{self.low:.3g}-{self.high:.3g}"


def build(function: Callable[..., Any], *args: Any, donate: Sequence[int] = ()) -> Built:
    """Compile a function for these arguments."""
    began = time.perf_counter()
    compiled = jax.jit(function, donate_argnums=donate).lower(*args).compile()
    took, memory = time.perf_counter() - began, compiled.memory_analysis()
    if memory is None:
        raise RuntimeError(f"{jax.default_backend()} does not say how much memory a program takes")
    temp, aliased = memory.temp_size_in_bytes / 1e6, memory.alias_size_in_bytes / 1e6
    return Built(compiled, took, temp, aliased, compiled.as_text() or "")


def carry(run: Callable[..., Any], state: Any, *rest: Any) -> Call:
    """A call of `state, *rest -> state, result` that gives its state away and keeps what comes back."""
    held = [state]

    def once() -> Any:
        held[0], result = run(held[0], *rest)
        return held[0], result

    return once


def reading(megabytes: float) -> Call:
    """The floor: a call that sums as many bytes."""
    numbers = jnp.ones(int(megabytes * 1e6) // 4, jnp.float32)
    return partial(jax.jit(jnp.sum), numbers)


def in_turns(calls: Mapping[str, Call], turns: int) -> dict[str, Spell]:
    """Time every call once a turn, A B C, C B A, ..., after one call of each that is not counted."""
    for call in calls.values():
        jax.block_until_ready(call())
    times: dict[str, list[float]] = {name: [] for name in calls}
    for turn in range(turns):
        for name in list(calls)[:: 1 if turn % 2 else -1]:
            times[name].append(once(calls[name]))
    return {name: spell(of) for name, of in times.items()}


def once(call: Call) -> float:
    """Milliseconds until what a call gives is there."""
    began = time.perf_counter()
    jax.block_until_ready(call())
    return (time.perf_counter() - began) * 1e3


def spell(times: Sequence[float]) -> Spell:
    """The quartiles of some times."""
    low, middle, high = (
        statistics.quantiles(times, n=4, method="inclusive") if len(times) > 1 else (*times, *times, *times)
    )
    return Spell(middle, low, high)


def size_mb(tree: Any) -> float:
    """How much memory a tree's arrays take."""
    return sum(leaf.nbytes for leaf in jax.tree.leaves(tree)) / 1e6


def turns(default: int) -> int:
    """How many turns: the first argument, for a quick look, or what the results are taken with."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else default


def report(file: str, tables: dict[str, list[Row]]) -> None:
    """Print the tables and write results/<name of the spike>.json."""
    for title, rows in tables.items():
        show(title, rows)
    path = Path(file).parent / "results" / f"{Path(file).stem}.json"
    path.write_text(json.dumps(about(file) | {"tables": tables}, indent=1) + "\n")


def show(title: str, rows: list[Row]) -> None:
    """One rich table."""
    table = Table(title=escape(title), title_justify="left")
    for n, column in enumerate(rows[0]):
        table.add_column(escape(column), justify="right" if n else "left")
    for row in rows:
        table.add_row(*(escape(told(value)) for value in row.values()))
    Console(width=150).print(table)


def told(value: Any) -> str:
    """A cell."""
    if not isinstance(value, float):
        return str(value)
    return f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


def about(file: str) -> Row:
    """Where, with what, and how the figures were taken."""
    return {
        "command": " ".join(["python", f"spike/{Path(file).name}", *sys.argv[1:]]),
        "machine": machine(),
        "cores that other work took": cores_of_others(),
        "python": platform.python_version(),
        "jax": jax.__version__,
        "taken": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    }


def cores_of_others() -> float | None:
    """How many cores other work took on average since this began; None where /proc does not say."""
    now = busy()
    if now is None or BEGAN is None:
        return None
    return round((now[0] - BEGAN[0] - (now[1] - BEGAN[1])) / (now[2] - BEGAN[2]), 2)


def busy() -> tuple[float, float, float] | None:
    """Seconds: of work on all cores, of our own, on the clock."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    user, nice, system, *_ = (int(ticks) for ticks in stat.read_text().split()[1:8])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK"), time.process_time(), time.monotonic()


BEGAN = busy()


def machine() -> str:
    """The machine in words that name nobody's."""
    kinds = Path("/proc/cpuinfo")
    flags = kinds.read_text() if kinds.exists() else ""
    has = [
        name
        for name, flag in {"AVX-512": "avx512f", "VNNI": "vnni", "AMX": "amx_tile"}.items()
        if flag in flags
    ]
    return " ".join([f"{os.cpu_count()} cores", platform.machine(), *has, f"jax on {jax.default_backend()}"])
