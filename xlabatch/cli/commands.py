"""What each command does with its words: run it, show it to a person or as JSON, give an exit code.

Each imports what it needs when it runs: `--help` must not wait for jax.
"""

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source


def sched(args: argparse.Namespace) -> int:
    """Run a schedule; 1 if a stream is not its solo stream."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.cli import display
    from xlabatch.engine.xla import XlaBatchEngine
    from xlabatch.verify.schedule import schedule
    from xlabatch.verify.workload import sched_requests

    at_least_one(requests=args.requests)
    remember_programs()
    source = open_source(args.model)
    engine = XlaBatchEngine.of(
        source, weights=args.weights, slots=args.slots, context=context(args, source), queue=args.requests
    )
    run = schedule(engine, sched_requests(source, args.requests, args.rules))
    if args.json:
        print(json.dumps(run.as_dict()))
    else:
        console = Console()
        console.print(display.startup(engine.startup), display.schedule(run, console.width))
    return int(bool(run.mismatches))


def verify(args: argparse.Namespace) -> int:
    """Run every check; 1 if one fails."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.cli import display
    from xlabatch.verify.checks import verify

    at_least_one(requests=args.requests)
    remember_programs()
    source = open_source(args.model)
    counts = sorted({1, args.slots, args.slots + 2})
    size = context(args, source)
    told = verify(
        source,
        counts=counts,
        requests=args.requests,
        seed=args.seed,
        context=size,
        weights=args.weights,
        oracle=not args.no_oracle,
        against=args.against,
    )
    checks = list(told) if args.json else display.checks(Console(), told)
    ok = all(check.ok for check in checks)
    if args.json:
        print(json.dumps({"ok": ok, "checks": [asdict(check) for check in checks]}))
    return int(not ok)


def bench(args: argparse.Namespace) -> int:
    """Compare ways of serving; 1 if one of them did not run as its name says."""
    from xlabatch.bench import terminal
    from xlabatch.bench.compare import InvalidRun
    from xlabatch.bench.experiments import WORKLOADS, Plan
    from xlabatch.bench.run import Bench
    from xlabatch.bench.sweeps import experiments
    from xlabatch.checkpoint import load
    from xlabatch.checkpoint.source import open_source

    at_least_one(slots=args.slots, requests=args.requests, rounds=args.rounds, budget=args.budget)
    if args.html:
        writable(args.html)
    remember_programs()
    source = open_source(args.model)
    size = context(args, source)
    asked = WORKLOADS[args.workload](source, args.requests, size, args.seed)
    plan = Plan(source, asked, args.slots, size, args.budget, args.seed)
    compared = experiments(plan, args.sweep)
    run = Bench(load.load(source, args.weights), plan, compared, args.rounds)
    try:
        for outcome in run.run():
            if not args.json:
                Console().print(terminal.experiment_table(run, outcome))
    except InvalidRun as error:
        print(f"xlabatch: {error}", file=sys.stderr)
        return 1
    if args.html:
        from xlabatch.bench.html import page

        args.html.write_text(page(run), encoding="utf-8")
    if args.json:
        print(json.dumps(run.as_dict()))
    else:
        Console().print(terminal.sums(run))
    return 0


def inspect(args: argparse.Namespace) -> int:
    """What a model is and what an engine of it would need; 1 if it would not fit."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.cli import display, inspection

    at_least_one(slots=args.slots)
    source = open_source(args.folder or args.model)
    seen = inspection.inspect(source, args.weights, args.slots, context(args, source))
    if args.json:
        print(json.dumps(seen.figures()))
    else:
        Console().print(display.inspection(seen))
    return int(not seen.fits)


def graphs(args: argparse.Namespace) -> int:
    """Write the lockfile, or check it; 1 if it says otherwise."""
    from xlabatch.cli import lowering

    if args.write:
        said = [str(file) for file in lowering.write(args.folder)]
    else:
        said = lowering.differences(args.folder)
    if args.json:
        print(json.dumps({"written" if args.write else "differences": said}))
    else:
        print("\n".join(said) or "the programs are what the lockfile says")
    return int(args.check and bool(said))


def remember_programs() -> None:
    """Let jax keep compiled programs between runs, unless the environment already says where."""
    import jax

    if jax.config.values["jax_compilation_cache_dir"] is None:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        jax.config.update("jax_compilation_cache_dir", str(home / "xlabatch" / "programs"))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


def context(args: argparse.Namespace, source: "Source") -> int:
    """The tokens that a slot holds: as asked, else 512 or what the model was made for."""
    if args.context is not None:
        asked: int = args.context
        return asked
    return min(512, source.spec.config.positions)


def writable(file: Path) -> None:
    """Raise ValueError where a file could not be written: before the long run, not after it."""
    if not file.parent.is_dir():
        raise ValueError(f"{file} cannot be written: there is no folder {file.parent}")
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise ValueError(f"{file} cannot be written")


def at_least_one(**counts: int) -> None:
    for name, count in counts.items():
        if count < 1:
            raise ValueError(f"--{name} is at least 1, got {count}")
