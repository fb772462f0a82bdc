"""`xlabatch sched`: run ragged requests through a few slots, draw the schedule, compare with solo runs."""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from xlabatch.cli.options import Subparsers, add_arithmetic, add_model_command, at_least_one, prepare_engine
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.tables import Console, milliseconds, startup_table

if TYPE_CHECKING:
    from xlabatch.scheduler.steps import SlotActivity
    from xlabatch.verify.schedule import Run

COLOURS = (
    *("cyan", "magenta", "yellow", "green", "blue", "red"),
    *("bright_cyan", "bright_magenta", "bright_yellow"),
)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
IDLE = "·"


def add(subparsers: Subparsers) -> None:
    command = add_model_command(
        subparsers, "sched", run, "run requests of all lengths through a few slots and draw the schedule"
    )
    command.add_argument("--slots", type=int, default=4, help="slots (default 4)")
    add_arithmetic(command.add_argument)
    command.add_argument("--requests", type=int, default=8, help="requests (default 8)")
    command.add_argument(
        "--mixed-sampling", action="store_true", help="give each request sampling options of its own"
    )


def run(args: argparse.Namespace) -> int:
    """Run a schedule -> exit code 1 if a request's tokens differ from its solo run."""
    at_least_one(requests=args.requests)
    with show_progress():
        from xlabatch.checkpoint.source import open_source
        from xlabatch.engine.xla import XlaBatchEngine
        from xlabatch.verify.schedule import schedule
        from xlabatch.verify.workload import sched_requests

        prepare_engine()
        source = open_source(args.model)
        engine = XlaBatchEngine.of(
            source,
            weights=args.weights,
            cache=args.cache,
            arithmetic=args.arithmetic,
            slots=args.slots,
            context=args.context,
            queue=args.requests,
            compile="eager",
        )
        result = schedule(engine, sched_requests(source, args.requests, args.mixed_sampling))
    if args.json:
        print(json.dumps(result.as_dict()))
    else:
        console = Console()
        console.print(startup_table(engine.startup), timeline(result, console.width))
        console.print(request_table(result), totals_table(result))
    return int(bool(result.mismatches))


def timeline(result: "Run", width: int) -> RenderableType:
    """Draw a line for each slot over time; a letter is a request, in upper case during its prefill."""
    stride = -(-len(result.timeline) // max(width - 14, 20))
    numbers = {request.id: n for n, request in enumerate(result.requests)}
    columns = [result.timeline[at : at + stride] for at in range(0, len(result.timeline), stride)]
    lines = []
    for slot in range(result.stats.slots):
        line = Text(f"slot {slot:<3} ")
        for column in columns:
            line.append(*cell(numbers, [step.get(slot) for step in column]))
        lines.append(line)
    legend = f"a column is {stride} step{'s' * (stride > 1)}; A prefill, a decode, {IDLE} idle"
    title = f"{len(result.requests)} requests, {result.stats.slots} slots, {len(result.timeline)} steps"
    return Panel(Group(*lines, Text(legend, style="dim")), title=title, title_align="left", expand=False)


def cell(numbers: dict[str, int], activities: "Sequence[SlotActivity | None]") -> tuple[str, str]:
    """Return the letter and style for some steps of a slot: a prefill's, otherwise the most frequent."""
    prefills = [activity for activity in activities if activity and activity.phase == "prefill"]
    activity = prefills[0] if prefills else Counter(activities).most_common(1)[0][0]
    if activity is None:
        return IDLE, "dim"
    n = numbers[activity.id]
    letter = LETTERS[n % len(LETTERS)]
    colour = COLOURS[n % len(COLOURS)]
    return (letter.upper(), f"bold reverse {colour}") if prefills else (letter, colour)


def request_table(result: "Run") -> RenderableType:
    table = Table()
    for name in ("", "request", "prompt", "tokens", "finish", "queue", "first token", "latency", "exact"):
        table.add_column(name, justify="left" if name in ("", "request", "finish", "exact") else "right")
    for n, request in enumerate(result.requests):
        stats = result.request_stats[request.id]
        table.add_row(
            Text(LETTERS[n % len(LETTERS)], style=COLOURS[n % len(COLOURS)]),
            request.id,
            str(stats.prompt),
            str(stats.tokens),
            stats.finish,
            milliseconds(stats.queue_s),
            milliseconds(stats.ttft_s),
            milliseconds(stats.latency_s),
            "no" if request.id in result.mismatches else "yes",
        )
    return table


def totals_table(result: "Run") -> RenderableType:
    numbers = result.as_dict()
    stats = result.stats
    initial = stats.admits - stats.midstream_admits
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = {
        "admits": f"{stats.admits}: {initial} initial + {stats.midstream_admits} mid-stream",
        "tokens": str(stats.tokens),
        "throughput": f"{numbers['tokens_per_s']:.0f} tokens/s",
        "occupancy": f"{stats.occupancy:.0%}",
        "mean concurrency": f"{stats.mean_concurrency:.2f}",
        "time to first token, mean": milliseconds(numbers["ttft_s"]),
        "compiled_programs": str(stats.compiled_programs),
        "equal to the solo run, bit for bit": f"exact {result.exact}/{len(result.requests)}",
    }
    for name, value in rows.items():
        table.add_row(name, value, style="bold" if value.startswith("exact") else None)
    return table
