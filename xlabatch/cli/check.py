"""`xlabatch check`: compute the answers of receipts again, and accept only what is equal in every bit."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from xlabatch.cli.options import Subparsers, add_command, add_generation_config, prepare_engine
from xlabatch.cli.progress_line import show_progress
from xlabatch.errors import Refused
from xlabatch.text.chat_template import read_template
from xlabatch.validation import one_line

CODES = {"REJECT": 1, "UNVERIFIABLE": 3, "ACCEPT": 0}  # the first that occurs is the command's


def add(subparsers: Subparsers) -> None:
    help = "compute the answers of receipts again: ACCEPT, REJECT, or UNVERIFIABLE"
    command = add_command(subparsers, "check", run, help)
    option = command.add_argument
    receipts = "JSON, or lines of JSON: receipts, or responses that have them"
    option("receipts", type=Path, metavar="RECEIPTS", help=receipts)
    option("-m", "--model", help="a folder, a .gguf file, a hub id or random:SHAPE (default: embedded)")
    positions = "tokens of the answers to check, from 0, each from the ones before it (default: all)"
    option("--positions", type=numbers, metavar="N,N,...", help=positions)
    key = "an ed25519 key in PEM: reject what it has not signed (default: signatures are not checked)"
    option("--public-key", type=Path, metavar="FILE", help=key)
    option("--chat-template", type=Path, metavar="FILE", help="in place of the model's own (Jinja)")
    add_generation_config(option)


def numbers(argument: str) -> Sequence[int]:
    parts = argument.split(",")
    if not all(part.isdecimal() for part in parts):
        raise argparse.ArgumentTypeError(f"takes numbers from 0 on, with commas between them, got {argument}")
    return [int(part) for part in parts]


def run(args: argparse.Namespace) -> int:
    """Check each receipt -> exit code 1 if one is rejected, else 3 if one is unverifiable."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.receipts.check import check_receipts
    from xlabatch.receipts.envelope import PublicKey
    from xlabatch.receipts.read import find_receipts

    try:
        found = list(find_receipts(args.receipts.read_text("utf-8")))
    except (Refused, UnicodeDecodeError) as error:
        raise Refused(f"{args.receipts}: {error}") from None
    key = PublicKey(args.public_key) if args.public_key else None
    template = read_template(args.chat_template) if args.chat_template else None
    source = open_source(args.model)
    prepare_engine()
    verdicts = set()
    with show_progress() as line:
        options = {"chat_template": template, "generation_config": args.generation_config}
        for number, verdict in enumerate(check_receipts(source, found, key, args.positions, **options), 1):
            verdicts.add(verdict.verdict)
            with line.hidden():
                if args.json:
                    print(json.dumps(asdict(verdict)), flush=True)
                else:
                    name = "" if len(found) == 1 else f"receipt {number}: "
                    signed = " (signed)" * verdict.signed
                    print(f"{name}{verdict.verdict}{signed}: {one_line(verdict.reason)}", flush=True)
    return next(code for name, code in CODES.items() if name in verdicts)
