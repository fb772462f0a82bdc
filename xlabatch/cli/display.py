"""What a person sees: tables and timelines."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from xlabatch.cli.inspection import Inspection
from xlabatch.engine.memory import format_bytes
from xlabatch.engine.xla import Startup
from xlabatch.scheduler.sequences import SlotActivity
from xlabatch.verify.compare_streams import Check
from xlabatch.verify.schedule import Run

COLOURS = (
    "cyan",
    "magenta",
    "yellow",
    "green",
    "blue",
    "red",
    "bright_cyan",
    "bright_magenta",
    "bright_yellow",
)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
IDLE = "·"


def startup(made: Startup) -> RenderableType:
    """What was made ready before the first request."""
    table = Table(
        title=f"ready: {made.model}, {made.weights}, {made.slots} slots of {made.context}",
        title_justify="left",
    )
    table.add_column("what")
    table.add_column("", justify="right")
    for name, seconds in made.programs.items():
        table.add_row(f"compiled {name}", f"{seconds:.2f} s")
    table.add_row("all programs, side by side", f"{made.total_s:.2f} s", end_section=True)
    slots = {"KV": made.kv_bytes, "rows": made.row_bytes}
    for name, count in {"weights": made.weight_bytes, **slots, "scratch": made.temp_bytes}.items():
        table.add_row(name, f"{count / 2**20:.1f} MiB")
    return table


def inspection(seen: Inspection) -> RenderableType:
    """What a model is, then the arithmetic of serving it."""
    cfg, need = seen.config, seen.need
    table = Table(title=f"{seen.name}: {seen.family}", title_justify="left", show_header=False)
    table.add_column("what")
    table.add_column("", justify="right")
    table.add_row("parameters", f"{seen.parameters:,}")
    table.add_row("layers, width, vocabulary", f"{cfg.layers}, {cfg.width}, {cfg.vocab}")
    table.add_row("heads, key/value heads, size", f"{cfg.heads}, {cfg.kv_heads}, {cfg.head_dim}")
    table.add_row("positions", f"{cfg.positions}", end_section=True)
    for name, count in seen.weights.items():
        table.add_row(f"weights in {name}", format_bytes(count), style="bold" if name == seen.kept else "dim")
    table.add_row(f"one slot of {seen.context} positions", format_bytes(need.slot))
    table.add_row(f"{need.slots} slots", format_bytes(need.all_slots))
    table.add_row("scratch", format_bytes(seen.temp), end_section=True)
    table.add_row("in all", format_bytes(need.total + seen.temp))
    table.add_row(
        "free on the device", "unknown" if need.free_bytes is None else format_bytes(need.free_bytes)
    )
    table.add_row("slots that would fit", "unknown" if need.most_slots is None else f"{need.most_slots}")
    verdict = "fits" if seen.fits else "[red]does not fit"
    return Group(table, verdict)


def schedule(run: Run, width: int) -> RenderableType:
    """Slots by steps, then how each request fared, then the sums."""
    return Group(timeline(run, width), requests(run), sums(run))


def timeline(run: Run, width: int) -> RenderableType:
    """A line for each slot; a letter says who sits there, upper case while the prompt is prefilled."""
    room = max(width - 14, 20)
    stride = -(-len(run.timeline) // room)
    names = {request.id: n for n, request in enumerate(run.requests)}
    columns = [run.timeline[at : at + stride] for at in range(0, len(run.timeline), stride)]
    lines = []
    for slot in range(run.stats.slots):
        line = Text(f"slot {slot:<3} ")
        for column in columns:
            line.append(*cell(names, [step.get(slot) for step in column]))
        lines.append(line)
    legend = f"a column is {stride} step{'s' * (stride > 1)}; A prefill, a decode, {IDLE} idle"
    title = f"{len(run.requests)} requests, {run.stats.slots} slots, {len(run.timeline)} steps"
    return Panel(Group(*lines, Text(legend, style="dim")), title=title, title_align="left", expand=False)


def cell(names: dict[str, int], sittings: Sequence[SlotActivity | None]) -> tuple[str, str]:
    """The letter and style for some steps of a slot: a prefill shows, else whoever sat there most."""
    prefills = [sitting for sitting in sittings if sitting and sitting.phase == "prefill"]
    sitting = prefills[0] if prefills else Counter(sittings).most_common(1)[0][0]
    if sitting is None:
        return IDLE, "dim"
    n = names[sitting.id]
    letter, colour = LETTERS[n % len(LETTERS)], COLOURS[n % len(COLOURS)]
    return (letter.upper(), f"bold reverse {colour}") if prefills else (letter, colour)


def requests(run: Run) -> RenderableType:
    """A line for each request."""
    table = Table()
    for name in ("", "request", "prompt", "tokens", "finish", "queue", "first token", "latency", "exact"):
        table.add_column(name, justify="left" if name in ("", "request", "finish", "exact") else "right")
    for n, request in enumerate(run.requests):
        fare = run.request_stats[request.id]
        table.add_row(
            Text(LETTERS[n % len(LETTERS)], style=COLOURS[n % len(COLOURS)]),
            request.id,
            str(fare.prompt),
            str(fare.tokens),
            fare.finish,
            milliseconds(fare.queue_s),
            milliseconds(fare.ttft_s),
            milliseconds(fare.latency_s),
            "no" if request.id in run.mismatches else "yes",
        )
    return table


def sums(run: Run) -> RenderableType:
    """The run in numbers."""
    figures, stats = run.as_dict(), run.stats
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = {
        "admits": f"{stats.admits}: {stats.admits - stats.midstream_admits} initial"
        f" + {stats.midstream_admits} mid-stream",
        "tokens": str(stats.tokens),
        "throughput": f"{figures['tokens_per_s']:.0f} tokens/s",
        "occupancy": f"{stats.occupancy:.0%}",
        "mean concurrency": f"{stats.mean_concurrency:.2f}",
        "time to first token, mean": milliseconds(figures["ttft_s"]),
        "compilations": str(stats.compilations),
        "equal to the solo run, bit for bit": f"exact {run.exact}/{len(run.requests)}",
    }
    for name, value in rows.items():
        table.add_row(name, value, style="bold" if value.startswith("exact") else None)
    return table


def milliseconds(seconds: float | None) -> str:
    """A time for a table."""
    return "-" if seconds is None else f"{seconds * 1000:.0f} ms"


def checks(console: Console, told: Iterable[Check]) -> list[Check]:
    """Print each check as it ends; gives them all."""
    kept = []
    for check in told:
        mark = Text("ok  ", style="green") if check.ok else Text("FAIL", style="bold red")
        console.print(mark, f"{check.name}:", check.detail, soft_wrap=True)
        kept.append(check)
    return kept
