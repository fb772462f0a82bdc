"""`xlabatch verify`: prove on this machine that a request's tokens do not depend on the batch.

With `--text` it measures instead how much each format of weights and cache loses on a text, and with
`--profile` it compares the kernels of this machine with the test vectors of docs/profile.md.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from xlabatch.cli.options import (
    CHUNK,
    CHUNKS,
    Subparsers,
    add_arithmetic,
    add_model_command,
    add_promise,
    add_tensor,
    at_least_one,
    prepare_engine,
    slot_context,
)
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.tables import Console
from xlabatch.errors import Refused
from xlabatch.progress import report

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source
    from xlabatch.verify.accuracy import Loss, MeasuredFormat
    from xlabatch.verify.compare_streams import Check


def add(subparsers: Subparsers) -> None:
    help = "prove on this machine that tokens do not depend on the batch; or measure what formats lose"
    command = add_model_command(subparsers, "verify", run, help, several_weights=True)
    add_arithmetic(command.add_argument)
    add_promise(command.add_argument)
    add_tensor(command)
    option = command.add_argument
    option("--slots", type=int, default=3, help="slots; 1 and two more are tried too (default 3)")
    option("--requests", type=int, default=24, help="requests (default 24)")
    option("--seed", type=int, default=0, help="of requests and arrivals (default 0)")
    option(
        "--no-oracle", action="store_true", help="skip the NumPy oracle, for models that it is too slow for"
    )
    option("--against", choices=("transformers",), help="compare with this library too; needs torch")
    profile = "instead, compare tiny models with the test vectors of the arithmetic profile (docs/profile.md)"
    option("--profile", action="store_true", help=profile)
    text = (
        "instead, measure on this text how much the formats of --weights and --cache lose (default: all that "
        f"are computed here), in chunks of --context tokens (default {CHUNK})"
    )
    option("--text", type=Path, metavar="FILE", help=text)
    option("--chunks", type=int, help=f"chunks of the text that are read (default {CHUNKS})")
    converted = "with --text: folders that `xlabatch convert` wrote of the model, measured too"
    option("--converted", action="extend", nargs="+", default=[], metavar="FOLDER", help=converted)


def run(args: argparse.Namespace) -> int:
    """Run every check -> exit code 1 if one fails."""
    at_least_one(slots=args.slots, requests=args.requests, tensor=args.tensor, chunks=args.chunks)
    if args.profile and (args.text or args.model or args.weights):
        raise Refused("--profile has models of its own; leave out --model, --weights and --text")
    if args.text is not None:
        return run_text(args)
    for name in ("chunks", "converted"):
        if getattr(args, name):
            raise Refused(f"--{name} needs --text")
    if args.weights and len(args.weights) > 1:
        raise Refused(f"--weights takes {len(args.weights)} formats with --text only")
    checks = []
    console = Console()
    with show_progress() as line:
        for check in run_profile() if args.profile else run_checks(args):
            checks.append(check)
            if not args.json:
                mark = Text("ok  ", style="green") if check.ok else Text("FAIL", style="bold red")
                with line.hidden():
                    console.print(mark, f"{check.name}:", check.detail, soft_wrap=not sys.stdout.isatty())
    ok = all(check.ok for check in checks)
    if args.json:
        print(json.dumps({"ok": ok, "checks": [asdict(check) for check in checks]}))
    return int(not ok)


def run_checks(args: argparse.Namespace) -> "Iterator[Check]":
    from xlabatch.checkpoint.source import open_source
    from xlabatch.verify.checks import VerifyOptions, verify

    prepare_engine()
    source = open_source(args.model)
    options = VerifyOptions(
        counts=sorted({1, args.slots, args.slots + 2}),
        requests=args.requests,
        seed=args.seed,
        context=slot_context(args, source),
        weights=args.weights[0] if args.weights else None,
        cache=args.cache,
        arithmetic=args.arithmetic,
        promise=args.promise,
        oracle=not args.no_oracle,
        against=args.against,
        devices=args.tensor,
    )
    return verify(source, options)


def run_profile() -> "Iterator[Check]":
    from xlabatch.verify.profile_vectors import profile_checks

    prepare_engine()
    return profile_checks()


def run_text(args: argparse.Namespace) -> int:
    """Measure how much each format loses on a text -> exit code 0."""
    if args.tensor is not None or args.against is not None:
        name = "--against" if args.tensor is None else "--tensor"
        raise Refused(f"--text measures one model on one device; leave out {name}")
    if args.arithmetic != "fast":
        raise Refused("--text measures formats in fast arithmetic; leave out --arithmetic")
    if args.promise != "batch":
        raise Refused("--text measures one prompt after the other; leave out --promise")
    with show_progress():
        from xlabatch.checkpoint.source import open_source
        from xlabatch.text.tokenizer import Tokenizer
        from xlabatch.verify.accuracy import measure, read_chunks

        prepare_engine()
        source = open_source(args.model)
        if args.context is None:
            args.context = min(CHUNK, source.spec.config.max_positions)
        length = slot_context(args, source)
        tokenizer = Tokenizer(source.folder, source.name)
        chunks = read_chunks(args.text, tokenizer, length, args.chunks or CHUNKS)
        formats = chosen_formats(args, source)
        losses = list(measure(source, chunks, formats, report_chunks(len(chunks) * (1 + len(formats)))))
    if args.json:
        counts = {"chunks": len(chunks), "chunk_tokens": len(chunks[0])}
        print(json.dumps({"model": source.name, **counts, "formats": [asdict(loss) for loss in losses]}))
    else:
        title = f"{source.name}: {len(chunks)} chunk{'s' * (len(chunks) > 1)} of {len(chunks[0])} tokens"
        Console().print(loss_table(f"{title}, {losses[0].positions} scored", losses))
    return 0


def chosen_formats(args: argparse.Namespace, source: "Source") -> "list[MeasuredFormat]":
    """Return the formats of --weights with --cache, by default all; then those of --converted."""
    from xlabatch.checkpoint import load
    from xlabatch.checkpoint.source import open_source
    from xlabatch.verify.accuracy import REFERENCE, MeasuredFormat, format_in, formats_here

    converted = [format_in(open_source(folder), source, args.cache) for folder in args.converted]
    if not (args.weights or args.cache):
        return [*formats_here(source), *converted]
    weights = args.weights or load.formats_here(source)
    formats = dict.fromkeys(MeasuredFormat(name, args.cache) for name in weights)
    return [*(each for each in formats if each != REFERENCE), *converted]


def report_chunks(total: int) -> "Callable[[MeasuredFormat], None]":
    """Return a function to call after each chunk of a format."""
    done = 0

    def advance(format: "MeasuredFormat") -> None:
        nonlocal done
        done += 1
        cache = "" if format.cache is None else f", {format.cache} cache"
        where = f" in {format.converted.name}" if format.converted else ""
        report("measuring chunks", done, total, note=f"{format.weights}{where}{cache}")

    return advance


def loss_table(title: str, losses: "list[Loss]") -> Table:
    caption = (
        "bits: weights in memory with scales and padding, per number of the model\n"
        "KL: divergence from float32 in nats, over the whole vocabulary"
    )
    table = Table(title=title, title_justify="left", caption=caption, caption_justify="left")
    table.add_column("weights")
    table.add_column("cache")
    for name in ("bits", "perplexity", "mean KL", "99.9 % KL", "same top"):
        table.add_column(name, justify="right")
    for loss in losses:
        compared = ["", "", ""]
        if loss.mean_kl is not None and loss.tail_kl is not None and loss.same_top is not None:
            compared = [f"{loss.mean_kl:.6f}", f"{loss.tail_kl:.4f}", f"{loss.same_top:.2%}"]
        weights = f"{loss.weights} in {loss.folder}" if loss.folder else loss.weights
        table.add_row(weights, loss.cache, f"{loss.bits:.2f}", f"{loss.perplexity:.3f}", *compared)
    return table
