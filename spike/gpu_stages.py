"""Used by 17_h200.py and 40_first_minutes.py: stages in processes of their own, kept as they come, and bars.

A device error leaves a process unable to use the GPU, and a process keeps the memory that it took. The one
that starts the stages therefore never touches the GPU.
"""

import json
import math
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Timer
from types import MappingProxyType
from typing import NamedTuple

import measure
from measure import Row

MARK = "row: "  # begins a line with a row in JSON; other lines are what libraries print
BANDWIDTHS = {"H100": 3.35, "H200": 4.8}  # TB/s, from the data sheets; the bars are for an H200
Tables = dict[str, list[Row]]
NO_LIMITS: Mapping[str, float] = MappingProxyType({})  # seconds of a stage


def run_stages(
    file: str,
    stages: list[str],
    options: list[str],
    out: Path,
    seconds: float,
    limits: Mapping[str, float] = NO_LIMITS,
) -> Tables:
    """Run stages until the time is over, each as long as its limit at most.

    Every row is printed and written as soon as it exists.
    """
    ends, tables = time.monotonic() + seconds, Tables()
    path = out / f"{Path(file).stem}.json"
    out.mkdir(parents=True, exist_ok=True)
    for name in stages:
        started, tables[name] = time.monotonic(), []
        left = min(ends - started, limits.get(name, math.inf))
        for row in rows_of_process([sys.executable, file, name, "--child", *options], left):
            tables[name].append(row)
            print(f"{name} {row}", flush=True)
            path.write_text(json.dumps({"tables": tables, "bars": bars(tables)}, indent=1) + "\n")
        print(f"-- {name}: {time.monotonic() - started:.0f} s", flush=True)
    for name, rows in [*tables.items(), ("bars", bars(tables))]:
        if rows:
            measure.show(name, with_all_columns(rows))
    return tables


def rows_of_process(command: list[str], seconds: float) -> Iterator[Row]:
    """The rows that a process prints, and one that says how it failed."""
    if seconds <= 0:
        yield {"failed": "no time was left"}
        return
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    limit, last = Timer(seconds, process.kill), ""
    limit.start()
    assert process.stdout
    for line in process.stdout:
        if line.startswith(MARK):
            yield json.loads(line.removeprefix(MARK))
        elif line.strip():
            last = line.strip()
            print(f"   {last[:300]}", flush=True)
    limit.cancel()
    if process.wait():
        yield {"failed": f"exit status {process.returncode}: {last[:400]}"}


def print_rows(rows: Iterator[Row]) -> None:
    """What a stage's process prints of its rows."""
    for row in rows:
        print(f"{MARK}{json.dumps(row)}", flush=True)


def attempt(measured: Callable[[], Row], **labels: object) -> Row:
    """A row, or how it failed, for example for lack of memory: the next one may still succeed."""
    try:
        return labels | measured()
    except Exception as error:
        return labels | {"failed": f"{type(error).__name__}: {error}"[:600]}


def with_all_columns(rows: list[Row]) -> list[Row]:
    """The same rows, each with the columns of all."""
    columns = dict.fromkeys(column for row in rows for column in row)
    return [columns | row for row in rows]


class Bar(NamedTuple):
    """A figure of a stage and what it has to reach on an H200."""

    stage: str
    row: Row  # what identifies the row
    column: str
    limit: float
    at_most: bool  # otherwise at least
    by_bandwidth: bool = True  # on another device the limit is scaled


BARS = (
    Bar("decode", {"slots": 1}, "best, ms", 4.5, True),
    Bar("decode", {"slots": 8}, "best, ms", 5.3, True),
    Bar("decode", {"slots": 8}, "tok/s", 1500, False),
    Bar("decode", {"slots": 64}, "tok/s", 6000, False),
    Bar("job", {}, "s", 44, True),
    Bar("start", {"way": "cold"}, "start, s", 60, True, by_bandwidth=False),
    Bar("start", {"way": "warm"}, "start, s", 10, True, by_bandwidth=False),
    Bar("int8", {"slots": 1}, "times as fast", 1.5, False, by_bandwidth=False),
)


def bars(tables: Tables) -> list[Row]:
    """Each bar that a stage has a figure for, and whether it is reached; limits of this device."""
    kind = next((str(row.get("device")) for row in tables.get("device", [])), "")
    bandwidth = next((value for name, value in BANDWIDTHS.items() if name in kind), BANDWIDTHS["H200"])
    rows: list[Row] = []
    for bar in BARS:
        scale = BANDWIDTHS["H200"] / bandwidth if bar.by_bandwidth else 1.0
        limit = bar.limit * scale if bar.at_most else bar.limit / scale
        for row in tables.get(bar.stage, []):
            value = row.get(bar.column)
            if bar.row.items() <= row.items() and isinstance(value, int | float):
                reached = value <= limit if bar.at_most else value >= limit
                figure: Row = {"value": value, "limit": limit, "reached": reached}
                rows.append({"stage": bar.stage, "which": str(bar.row), "figure": bar.column} | figure)
    checks = [row.get("ok") for row in tables.get("invariance", [])]
    if checks:
        figures: Row = {"value": sum(map(bool, checks)), "limit": len(checks), "reached": all(checks)}
        rows.append({"stage": "invariance", "which": "all", "figure": "checks passed"} | figures)
    return rows
