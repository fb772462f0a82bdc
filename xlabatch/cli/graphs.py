"""`xlabatch graphs`: write or check the lockfile of the programs that go to the compiler."""

import argparse
import json
from pathlib import Path

from xlabatch.cli.options import Subparsers, add_command


def add(subparsers: Subparsers) -> None:
    command = add_command(
        subparsers, "graphs", run, "write or check the lockfile of the programs that the compiler is given"
    )
    command.add_argument("--folder", type=Path, default=Path("graphs"), help="where it is (default graphs)")
    action = command.add_mutually_exclusive_group(required=True)
    action.add_argument("--write", action="store_true", help="write it anew")
    action.add_argument("--check", action="store_true", help="exit 1 if the programs differ from it")


def run(args: argparse.Namespace) -> int:
    from xlabatch.cli import lockfile

    if args.write:
        lines = [str(file) for file in lockfile.write(args.folder)]
    else:
        lines = lockfile.differences(args.folder)
    if args.json:
        print(json.dumps({"written" if args.write else "differences": lines}))
    else:
        print("\n".join(lines) or "the programs match the lockfile")
    return int(args.check and bool(lines))
