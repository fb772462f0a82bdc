"""The report of an inspection, as JSON and as a table."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from xlabatch.units import format_bytes


def with_free_memory(report: dict[str, Any], free_bytes: int | None) -> dict[str, Any]:
    """Add how much memory is free, how many slots it has room for, and whether all fits."""
    weights = report["weight_bytes"][report["weights"]]
    total = weights + report["slots_bytes"] + (report["temp_bytes"] or 0)
    most = None if free_bytes is None else max(free_bytes - weights, 0) // report["slot_bytes"]
    fits = free_bytes is None or total <= free_bytes
    return report | {"free_bytes": free_bytes, "most_slots": most, "fits": fits}


def inspection_table(report: dict[str, Any]) -> RenderableType:
    sizes = "layers", "width", "vocab"
    heads = "heads", "kv_heads", "head_dim"
    table = Table(show_header=False)
    table.add_column("what")
    table.add_column("", justify="right")
    table.add_row("parameters", f"{report['parameters']:,}")
    table.add_row("layers, width, vocabulary", ", ".join(f"{report[name]}" for name in sizes))
    table.add_row("heads, key/value heads, head size", ", ".join(f"{report[name]}" for name in heads))
    table.add_row("cached numbers of a position", f"{report['cached_numbers']}")
    table.add_row("positions", f"{report['positions']}", end_section=True)
    if report["devices"] > 1:
        table.add_row("[bold]on each device of", f"[bold]{report['devices']}")
    for name, count in report["weight_bytes"].items():
        style = "bold" if name == report["weights"] else "dim"
        label = "weights as stored" if name == "stored" else f"weights in {name}"
        table.add_row(label, format_bytes(count), style=style)
    table.add_row("kernels", report["kernels"])
    table.add_row(f"one slot of {report['context']} positions", format_bytes(report["slot_bytes"]))
    table.add_row(f"{report['slots']} slots", format_bytes(report["slots_bytes"]))
    scratch = report["temp_bytes"]
    unknown = "unknown before a start (--compile)"
    table.add_row("scratch", unknown if scratch is None else format_bytes(scratch), end_section=True)
    total = report["weight_bytes"][report["weights"]] + report["slots_bytes"] + (scratch or 0)
    table.add_row("total", format_bytes(total))
    free = report["free_bytes"]
    most = report["most_slots"]
    table.add_row("free on the device", "unknown" if free is None else format_bytes(free))
    table.add_row("slots that would fit", "unknown" if most is None else f"{most}")
    if resident := report["resident_bytes"]:
        table.add_row("resident in serve, slots full", format_bytes(resident))
    title = Text(f"{report['model']}: {report['family']}")
    return Group(title, table, "fits" if report["fits"] else "[red]does not fit")
