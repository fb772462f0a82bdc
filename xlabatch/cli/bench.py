"""`xlabatch bench`: compare ways of serving on this machine."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from xlabatch.cli.options import (
    BUDGET,
    Subparsers,
    add_arithmetic,
    add_model_command,
    at_least_one,
    check_writable,
    prepare_engine,
    slot_context,
)
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.tables import Console
from xlabatch.cli.terminal import wrap

if TYPE_CHECKING:
    from xlabatch.bench.run import Bench


def add(subparsers: Subparsers) -> None:
    command = add_model_command(subparsers, "bench", run, "compare ways of serving on this machine")
    add_arithmetic(command.add_argument)
    command.add_argument("--slots", type=int, default=8, help="slots (default 8)")
    command.add_argument("--requests", type=int, default=24, help="requests (default 24)")
    command.add_argument(
        "--workload", choices=("ragged", "uniform"), default="ragged", help="lengths (default ragged)"
    )
    command.add_argument("--rounds", type=int, default=3, help="rounds; results are medians (default 3)")
    command.add_argument("--budget", type=int, help=BUDGET)
    command.add_argument("--seed", type=int, default=0, help="of requests and arrivals (default 0)")
    command.add_argument(
        "--sweep",
        action="extend",
        nargs="+",
        default=[],
        metavar="WHAT",
        help="slots, concurrency, rate, context, budget or burst; slots=4,16 gives the values",
    )
    command.add_argument("--html", type=Path, metavar="FILE", help="also write a page with charts")


def run(args: argparse.Namespace) -> int:
    """Compare ways of serving -> exit code 1 if one of them did not run as its name says."""
    at_least_one(slots=args.slots, requests=args.requests, rounds=args.rounds, budget=args.budget)
    if args.html:
        check_writable(args.html)
    with show_progress() as line:
        from xlabatch.bench import terminal
        from xlabatch.bench.compare import InvalidRun

        prepare_engine()
        bench = plan_bench(args)
        try:
            for outcome in bench.run():
                if not args.json:
                    with line.hidden():
                        Console().print(terminal.experiment_table(bench, outcome))
        except InvalidRun as error:
            line.end()
            print(wrap(f"xlabatch: {error}", sys.stderr), file=sys.stderr)
            return 1
    if args.html:
        from xlabatch.bench.html import page

        args.html.write_text(page(bench), encoding="utf-8")
    if args.json:
        print(json.dumps(bench.as_dict()))
    else:
        Console().print(terminal.sums(bench))
    return 0


def plan_bench(args: argparse.Namespace) -> "Bench":
    """Return the run that the arguments describe. Raise before loading weights if it could not finish."""
    from xlabatch.bench.experiments import WORKLOADS, Plan
    from xlabatch.bench.run import Bench
    from xlabatch.bench.sweeps import experiments
    from xlabatch.checkpoint import load
    from xlabatch.checkpoint.source import open_source
    from xlabatch.engine.promise import with_arithmetic

    source = open_source(args.model)
    context = slot_context(args, source)
    requests = WORKLOADS[args.workload](source, args.requests, context, args.seed)
    plan = Plan(source, requests, args.slots, context, args.budget, args.seed, args.cache)
    compared = experiments(plan, args.sweep)
    return Bench(
        with_arithmetic(load.load(source, args.weights), args.arithmetic), plan, compared, args.rounds
    )
