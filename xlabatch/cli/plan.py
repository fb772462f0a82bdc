"""`xlabatch plan`: predict how fast a model is on devices that are not here, and what limits it."""

import argparse
import json
from dataclasses import asdict
from typing import Any

from rich.table import Table

from xlabatch.cli.options import Subparsers, add_model_command, at_least_one, slot_context
from xlabatch.cli.serve import TRAINED_RANK
from xlabatch.cli.tables import Console
from xlabatch.units import format_bytes

ROWS = (1, 8, 64)  # numbers of sequences that decode together


def add(subparsers: Subparsers) -> None:
    help = "predict memory, split and speed of a model on devices that need not be here"
    command = add_model_command(subparsers, "plan", run, help)
    command.add_argument("--devices", default="8xH200", help="their number and kind (default 8xH200)")
    command.add_argument("--length", type=int, default=1024, help="positions of a sequence (default 1024)")
    train = "memory for training an adapter of this rank instead (default 32), by serve --train"
    command.add_argument("--train", type=int, nargs="?", const=TRAINED_RANK, metavar="RANK", help=train)


def run(args: argparse.Namespace) -> int:
    """Print a plan -> exit code 1 if no split of the model fits."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.distributed.cost import parse_devices
    from xlabatch.distributed.plan import plans

    at_least_one(length=args.length)
    if args.train is not None:
        return plan_training(args)
    count, kind = parse_devices(args.devices)
    source = open_source(args.model)
    predictions = plans(
        source, args.weights or "bfloat16", count, kind, slot_context(args, source), args.length, ROWS
    )
    if args.json:
        print(json.dumps([plan.as_dict() for plan in predictions]))
    else:
        console = Console()
        console.print(plan_table(f"{source.name} on {args.devices}", predictions))
        for plan in predictions:
            if plan.fits:
                console.print(program_table(plan))
                break
    return int(not any(plan.fits for plan in predictions))


def plan_training(args: argparse.Namespace) -> int:
    """Print what training takes, one part after the other."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.training.memory import check_has_gradient, training_memory

    at_least_one(train=args.train)
    source = open_source(args.model)
    check_has_gradient(source.name, source.spec.config)
    memory = training_memory(source.spec, args.length, args.train)
    if args.json:
        print(json.dumps(asdict(memory) | {"gradient": memory.gradient, "total": memory.total}))
        return 0
    title = f"{source.name}: training an adapter of rank {args.train}, in addition to the engine"
    table = Table(title=title, title_justify="left")
    table.add_column("part")
    table.add_column("memory", justify="right")
    parts = {
        "weights in float32": memory.weights,
        "adapter": memory.adapter,
        "Adam's moments and the gradient, of each adapter": memory.optimizer,
        f"inputs of the layers, for a sequence of {args.length}": memory.inputs,
        "and what one layer computes": memory.layer,
        "or the logits that are held at once": memory.logits,
        "all, with the larger of these two": memory.total,
    }
    for part, size in parts.items():
        table.add_row(part, format_bytes(size))
    Console().print(table)
    return 0


def plan_table(title: str, plans: list[Any]) -> Table:
    title = f"{title}: tokens/s at {', '.join(map(str, ROWS))} sequences"
    table = Table(title=title, title_justify="left")
    for name in ("tensor", "weights", "slots", *map(str, ROWS), "limits", "prefill"):
        table.add_column(name, justify="right")
    for plan in plans:
        speeds = [in_three_digits(plan.tokens_per_s[n]) if n in plan.tokens_per_s else "-" for n in ROWS]
        limits = ", ".join(dict.fromkeys(plan.limits.values())) or "memory"
        row = f"{plan.devices}", format_bytes(plan.weights), f"{plan.sequences:,}"
        prefill = in_three_digits(plan.prefill_tokens_per_s) if plan.fits else "-"
        table.add_row(*row, *speeds, limits, prefill)
    return table


def in_three_digits(number: float) -> str:
    """Write a predicted number, whose further digits say nothing: 2.44M."""
    for unit in ("", "k", "M"):
        if number < 999.5:
            return f"{number:.3g}{unit}"
        number /= 1000
    return f"{number:.3g}G"


def program_table(plan: Any) -> Table:
    """The programs of one plan: what a device reads, how long that takes at least, and probably."""
    title = f"programs at tensor={plan.devices}: what each reads, and its time; nothing is measured"
    table = Table(title=title, title_justify="left")
    for name in ("program", "sequences or tokens", "read", "floor, ms", "expected, ms"):
        table.add_column(name, justify="left" if name == "program" else "right")
    for each in plan.programs:
        times = f"{1e3 * each.floor_s:.2f}", f"{1e3 * each.expected_s:.2f}"
        table.add_row(each.program, f"{each.rows}", format_bytes(int(each.read_bytes)), *times)
    return table
