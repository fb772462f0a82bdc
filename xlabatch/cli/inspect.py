"""`xlabatch inspect`: show a model's sizes, and the memory that serving it needs."""

import argparse
import json
from dataclasses import replace
from typing import Any

from xlabatch.cli.options import (
    Subparsers,
    add_model_command,
    add_tensor,
    add_windows,
    at_least_one,
    serving_contexts,
)
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.tables import Console
from xlabatch.errors import Refused

MAX_SLOTS = 2**20  # for more, the calculation itself would need gigabytes


def add(subparsers: Subparsers) -> None:
    help = "show a model's sizes and the memory that serving it needs"
    command = add_model_command(subparsers, "inspect", run, help, serves=True)
    add_tensor(command)
    command.add_argument("--slots", type=int, default=8, help="slots (default 8)")
    add_windows(command.add_argument)
    compiles = "compile the programs, which tells their scratch memory before a first start"
    command.add_argument("--compile", action="store_true", help=compiles)


def run(args: argparse.Namespace) -> int:
    """Inspect a model -> exit code 1 if it does not fit on this device."""
    if args.slots > MAX_SLOTS:
        raise Refused(f"--slots is at most {MAX_SLOTS}, got {args.slots}")
    at_least_one(tensor=args.tensor)
    with show_progress():
        report = inspect_or_find(args)
    if args.json:
        print(json.dumps(report))
    else:
        from xlabatch.cli.inspection_report import inspection_table

        Console().print(inspection_table(report))
    return int(not report["fits"])


def inspect_or_find(args: argparse.Namespace) -> dict[str, Any]:
    """Return the report of a model, perhaps an earlier one."""
    from xlabatch.cli import kept_inspections

    entry = kept_inspections.entry_of(args)
    if kept := kept_inspections.find(entry, args.compile):
        return kept
    import jax

    from xlabatch.checkpoint.source import open_source
    from xlabatch.cli.inspection import inspect
    from xlabatch.engine.options import EngineOptions

    options = EngineOptions(slots=args.slots, context=args.context, cache=args.cache, windows=args.windows)
    source = open_source(args.model)
    [context] = serving_contexts([(args, source)])
    options = replace(options, context=context)
    options = options.for_model(source.name, source.spec.config)
    report = inspect(source, args.weights, options, args.tensor, args.compile).as_dict()
    if entry == kept_inspections.entry_of(args):  # its files have not changed meanwhile
        kept_inspections.keep(entry, report, jax.default_backend())
    return report
