"""`xlabatch inspect`: show a model's sizes, and the memory that serving it needs."""

import argparse
import json
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from xlabatch.cli.options import Subparsers, add_model_command, add_tensor, at_least_one, serving_context
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.tables import Console
from xlabatch.errors import Refused
from xlabatch.units import format_bytes

if TYPE_CHECKING:
    from xlabatch.cli.inspection import Inspection

MAX_SLOTS = 2**20  # for more, the calculation itself would need gigabytes


def add(subparsers: Subparsers) -> None:
    help = "show a model's sizes and the memory that serving it needs"
    command = add_model_command(subparsers, "inspect", run, help, serves=True)
    add_tensor(command)
    command.add_argument("--slots", type=int, default=8, help="slots (default 8)")
    compiles = "compile the programs, which tells their scratch memory before a first start"
    command.add_argument("--compile", action="store_true", help=compiles)


def run(args: argparse.Namespace) -> int:
    """Inspect a model -> exit code 1 if it does not fit on this device."""
    if args.slots > MAX_SLOTS:
        raise Refused(f"--slots is at most {MAX_SLOTS}, got {args.slots}")
    at_least_one(tensor=args.tensor)
    with show_progress():
        from xlabatch.checkpoint.source import open_source
        from xlabatch.cli.inspection import inspect
        from xlabatch.engine.options import EngineOptions

        options = EngineOptions(slots=args.slots, context=args.context, cache=args.cache)
        source = open_source(args.model)
        options = replace(options, context=serving_context(args, source))
        options = options.for_model(source.name, source.spec.config)
        inspection = inspect(source, args.weights, options, args.tensor, args.compile)
    if args.json:
        print(json.dumps(inspection.as_dict()))
    else:
        Console().print(inspection_table(inspection))
    return int(not inspection.fits)


def inspection_table(inspection: "Inspection") -> RenderableType:
    cfg = inspection.config
    plan = inspection.memory
    table = Table(show_header=False)
    table.add_column("what")
    table.add_column("", justify="right")
    table.add_row("parameters", f"{inspection.parameters:,}")
    table.add_row("layers, width, vocabulary", f"{cfg.layers}, {cfg.width}, {cfg.vocab}")
    table.add_row("heads, key/value heads, head size", f"{cfg.heads}, {cfg.kv_heads}, {cfg.head_dim}")
    table.add_row("cached numbers of a position in a layer", f"{cfg.cached}")
    table.add_row("positions", f"{cfg.max_positions}", end_section=True)
    if inspection.devices > 1:
        table.add_row("[bold]on each device of", f"[bold]{inspection.devices}")
    for name, count in inspection.weight_bytes.items():
        style = "bold" if name == inspection.weights else "dim"
        label = "weights as stored" if name == "stored" else f"weights in {name}"
        table.add_row(label, format_bytes(count), style=style)
    table.add_row("kernels", inspection.kernels)
    table.add_row(f"one slot of {inspection.context} positions", format_bytes(plan.slot))
    table.add_row(f"{plan.slots} slots", format_bytes(plan.all_slots))
    scratch = inspection.temp_bytes
    table.add_row(
        "scratch",
        "unknown before a start (--compile)" if scratch is None else format_bytes(scratch),
        end_section=True,
    )
    table.add_row("total", format_bytes(plan.total + (scratch or 0)))
    free = plan.free_bytes
    most = plan.most_slots
    table.add_row("free on the device", "unknown" if free is None else format_bytes(free))
    table.add_row("slots that would fit", "unknown" if most is None else f"{most}")
    return Group(
        Text(f"{inspection.name}: {inspection.family}"),
        table,
        "fits" if inspection.fits else "[red]does not fit",
    )
