"""`xlabatch compile`: compile an engine's programs for a device that is not here."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from xlabatch.cli.options import BUDGET, Subparsers, add_model_command, add_promise
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.tables import Console
from xlabatch.errors import Refused, Unavailable

KINDS = ("h100", "h200", "v5e", "v5p", "v6e", "v7x", "cpu")
# jax reads these when it is imported: libtpu would ask for the machine's TPU, the plugin for a driver
WITHOUT_DEVICES = {
    "JAX_PLATFORMS": "cpu",
    "JAX_SKIP_CUDA_CONSTRAINTS_CHECK": "1",
    "TPU_SKIP_MDS_QUERY": "1",
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",
}


def add(subparsers: Subparsers) -> None:
    help = "compile an engine's programs for a device that is not here"
    command = add_model_command(subparsers, "compile", run, help)
    command.add_argument(
        "folder", type=Path, metavar="FOLDER", help="where they go: XLABATCH_PROGRAMS of the engine there"
    )
    kind = f"{', '.join(KINDS)}; cpu rehearses it for XLABATCH_KERNELS=xla"
    command.add_argument("--for", dest="kind", required=True, choices=KINDS, metavar="KIND", help=kind)
    command.add_argument("--slots", type=int, default=8, help="slots (default 8)")
    command.add_argument("--budget", type=int, help=BUDGET)
    add_promise(command.add_argument)


def run(args: argparse.Namespace) -> int:
    """Write the programs of an engine to a folder -> exit code 0."""
    os.environ.update(WITHOUT_DEVICES)
    from xlabatch.checkpoint.load import default_format_on
    from xlabatch.checkpoint.source import open_source
    from xlabatch.engine.options import EngineOptions
    from xlabatch.engine.other_devices import other_device, programs_on

    if args.cache:
        raise Refused("--cache needs the kernels for CPUs")
    options = EngineOptions(slots=args.slots, context=args.context, budget=args.budget, promise=args.promise)
    source = open_source(args.model)
    options = options.for_model(source.name, source.spec.config)
    device = other_device(args.kind)
    weights = args.weights or default_format_on(device.platform, source)
    args.folder.mkdir(parents=True, exist_ok=True)
    rows = []
    with show_progress():
        for name, program in programs_on(device, source, weights, options).items():
            entry = args.folder / program.entry_name([0])
            program.compile_into(entry)
            if not entry.exists():
                raise Unavailable(f"{name} could not be written to {args.folder}")
            rows.append({"program": name, "bytes": entry.stat().st_size, "scratch_bytes": program.temp_bytes})
    report = {"model": source.name, "for": device.name, "weights": weights, "programs": rows}
    if args.json:
        print(json.dumps(report))
    else:
        Console().print(summary(args.folder, report))
    return 0


def summary(folder: Path, report: dict[str, Any]) -> str:
    """What was written, and how an engine finds it."""
    size = sum(row["bytes"] for row in report["programs"]) / 1e6
    return (
        f"{len(report['programs'])} programs of {report['model']} in {report['weights']} for "
        f"{report['for']}, {size:.1f} MB. On the device, XLABATCH_PROGRAMS={folder} and the same options "
        "and environment start an engine that compiles none of them."
    )
