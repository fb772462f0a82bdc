"""`xlabatch verify`: prove on this machine that a request's tokens do not depend on the batch."""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.text import Text

from xlabatch.cli.options import (
    add_model_command,
    add_tensor,
    at_least_one,
    context_of,
    prepare_engine,
    tensor_of,
)
from xlabatch.cli.tables import Console

if TYPE_CHECKING:
    from xlabatch.verify.compare_streams import Check


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    command = add_model_command(
        subparsers, "verify", run, "prove on this machine that tokens do not depend on the batch"
    )
    add_tensor(command)
    command.add_argument(
        "--slots", type=int, default=3, help="slots; 1 and two more are tried too (default 3)"
    )
    command.add_argument("--requests", type=int, default=24, help="requests (default 24)")
    command.add_argument("--seed", type=int, default=0, help="of requests and arrivals (default 0)")
    command.add_argument(
        "--no-oracle", action="store_true", help="skip the NumPy oracle, for models that it is too slow for"
    )
    command.add_argument(
        "--against", choices=("transformers",), help="compare with this library too; needs torch"
    )


def run(args: argparse.Namespace) -> int:
    """Run every check -> exit code 1 if one fails."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.verify.checks import verify

    at_least_one(requests=args.requests)
    prepare_engine()
    source = open_source(args.model)
    results = verify(
        source,
        counts=sorted({1, args.slots, args.slots + 2}),
        requests=args.requests,
        seed=args.seed,
        context=context_of(args, source),
        weights=args.weights,
        cache=args.cache,
        oracle=not args.no_oracle,
        against=args.against,
        devices=tensor_of(args),
    )
    checks = list(results if args.json else printed(results))
    ok = all(check.ok for check in checks)
    if args.json:
        print(json.dumps({"ok": ok, "checks": [asdict(check) for check in checks]}))
    return int(not ok)


def printed(checks: "Iterable[Check]") -> "Iterator[Check]":
    """Print each check as soon as it has ended, and yield it."""
    console = Console()
    for check in checks:
        mark = Text("ok  ", style="green") if check.ok else Text("FAIL", style="bold red")
        console.print(mark, f"{check.name}:", check.detail, soft_wrap=True)
        yield check
