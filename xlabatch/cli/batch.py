"""`xlabatch batch`: answer a file of requests in OpenAI's batch format, resumable at any time."""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xlabatch.cli.options import (
    Subparsers,
    adapter_room,
    add_arithmetic,
    add_generation_config,
    add_model_command,
    add_receipt_key,
    add_tool_parser,
    at_least_one,
    client_names,
    named_folders,
    packages_for,
    prepare_engine,
    slot_context,
)
from xlabatch.cli.progress_line import ProgressLine, show_progress
from xlabatch.cli.terminal import wrap
from xlabatch.errors import Refused
from xlabatch.progress import report
from xlabatch.text.chat_template import read_template
from xlabatch.validation import one_line, printable

if TYPE_CHECKING:
    from xlabatch.batch.answers import OutputLine
    from xlabatch.batch.lines import InputFile
    from xlabatch.batch.output import Conditions, OutputFile
    from xlabatch.batch.pool import WorkerPool
    from xlabatch.batch.ray_pool import RayPool
    from xlabatch.batch.run import BatchRun

MOST_PROBLEMS = 20  # of lines that have failed are printed


def add(subparsers: Subparsers) -> None:
    help = "answer a file of requests in OpenAI's batch format; the same command continues it"
    command = add_model_command(subparsers, "batch", run, help, model_first=False)
    add_arithmetic(command.add_argument)
    option = command.add_argument
    option("input", type=Path, metavar="IN.jsonl", help="a request on each line")
    option("output", type=Path, metavar="OUT.jsonl", help="the answers, in the same order")
    option("--slots", type=int, default=8, help="requests that run at once (default 8)")
    workers = "processes with an engine each (default 1: this one; with --ray one for each GPU, or each node)"
    option("--workers", type=int, help=workers)
    ray = "start them on a Ray cluster ($RAY_ADDRESS), or on one made here"
    option("--ray", action="store_true", help=ray)
    option("--name", help="the model's name in requests, or a,b (default: as it is named here)")
    adapter = "a PEFT folder, and its name in a line's model; may be repeated"
    option("--adapter", action="append", default=[], metavar="[NAME=]FOLDER", help=adapter)
    option("--chat-template", type=Path, metavar="FILE", help="in place of the model's own (Jinja)")
    add_tool_parser(option)
    add_generation_config(option)
    option(
        "--receipts", action="store_true", help="each choice has a receipt, which xlabatch check reads there"
    )
    add_receipt_key(option)


def run(args: argparse.Namespace) -> int:
    """Answer the lines that have no answer yet -> exit code 1 if one failed."""
    began_s = time.monotonic()
    with show_progress() as progress:
        with packages_for("a batch"):
            from xlabatch.batch.lines import InputFile
            from xlabatch.batch.output import OrderedSource, OutputFile, check_output
        at_least_one(slots=args.slots, workers=args.workers)
        file = InputFile.scan(args.input)
        check_output(args.output, args.input)
        options = engine_options(args)
        with start_engines(options, args.workers, args.ray) as engine:
            conditions = conditions_for(file, options) | {"engine": engine.fingerprint}
            with OutputFile(args.output, file.path, conditions).open() as output:
                earlier = output.written
                answers = engine.answers(OrderedSource(output))
                try:
                    tokens = write_answers(answers, output, file.lines, progress)
                except KeyboardInterrupt:
                    progress.end()
                    print_answered(args.output, file.lines)
                    raise
    seconds = time.monotonic() - began_s
    with args.output.open("rb") as answers:
        sha256 = hashlib.file_digest(answers, "sha256").hexdigest()
    if args.json:
        summary = {"lines": file.lines, "failed": output.failed, "answered_before": earlier, "sha256": sha256}
        print(json.dumps(summary | {"completion_tokens": tokens, "seconds": round(seconds, 3)}))
    else:
        before = f", {earlier} of them before" if earlier else ""
        sentence = (
            f"{file.lines} lines in {args.output}{before}: {file.lines - output.failed} answered, "
            f"{output.failed} failed; {tokens} tokens in {seconds:.1f} s"
        )
        print(wrap(sentence, sys.stdout))
        print(f"sha256 {sha256}")
    return int(output.failed > 0)


def write_answers(
    answers: "Iterable[OutputLine]", output: "OutputFile", lines: int, progress: ProgressLine
) -> int:
    """Write answers as they come, and print why lines have failed -> the tokens of all of them."""
    tokens = failed = 0
    advance = report_lines(lines, output.written)
    for answer in answers:
        try:
            output.add(answer)
        except OSError as error:
            raise OSError(
                f"{output.path} cannot be written: {error.strerror}; the same command "
                f"continues after its {output.written} answers"
            ) from None
        tokens += answer.tokens
        advance(answer.tokens)
        if not answer.failed:
            continue
        failed += 1
        if failed > MOST_PROBLEMS:
            continue
        id = answer.json["custom_id"]
        name = f"line {answer.number + 1}" + ("" if id is None else f" ({printable(id, 80)})")
        more = "; further lines that fail are only counted" if failed == MOST_PROBLEMS else ""
        sentence = f"xlabatch: {name} failed: {one_line(answer.problem)}{more}"
        with progress.hidden():
            print(wrap(sentence, sys.stderr), file=sys.stderr, flush=True)
    return tokens


def print_answered(output: Path, count: int) -> None:
    with output.open("rb") as lines:  # an interrupt may come before a line is counted
        answered = sum(line.endswith(b"\n") for line in lines)
    sentence = f"{answered} of {count} lines are answered in {output}; the same command continues there"
    print(wrap(f"xlabatch: {sentence}", sys.stderr), file=sys.stderr)


def report_lines(lines: int, earlier: int) -> Callable[[int], None]:
    """Return a function to call with the tokens of each answer."""
    tokens = 0
    done = earlier
    began_s = time.monotonic()
    report("lines", done, lines)

    def advance(more: int) -> None:
        nonlocal tokens, done
        tokens += more
        done += 1
        rate = tokens / max(time.monotonic() - began_s, 0.001)
        report("lines", done, lines, note=f"{rate:.0f} tokens/s")

    return advance


def engine_options(args: argparse.Namespace) -> dict[str, Any]:
    from xlabatch.checkpoint.source import open_source

    source = open_source(args.model)
    names = client_names(args.name, source.name)
    # absolute, as a worker may have another working directory
    folders = {adapter: str(path.absolute()) for adapter, path in named_folders(args.adapter).items()}
    if taken := folders.keys() & names:
        raise Refused(f"an adapter has the name of the model itself, {taken.pop()!r}")
    return {
        "model": args.model,
        "names": names,
        "weights": args.weights,
        "cache": args.cache,
        "arithmetic": args.arithmetic,
        "slots": args.slots,
        "context": slot_context(args, source),
        "chat_template": read_template(args.chat_template) if args.chat_template else None,
        "tool_format": args.tool_format,
        "generation_config": absolute(args.generation_config),
        "receipt_key": args.receipt_key and str(args.receipt_key.absolute()),
        "receipts": args.receipts,
        "adapter_folders": folders,
    }


def absolute(choice: str) -> str:
    """Return a path for a worker, which may have another working directory; `auto` and `none` as they are."""
    return choice if choice in ("auto", "none", "vllm") else str(Path(choice).absolute())


def conditions_for(file: "InputFile", options: dict[str, Any]) -> "Conditions":
    """Return what the answers depend on in addition to the engine."""
    from xlabatch.checkpoint.peft import open_adapter

    template = options["chat_template"]
    folders = options["adapter_folders"]
    adapters = {name: open_adapter(Path(folder)).digest for name, folder in folders.items()}
    return {
        "adapters": adapters or None,  # None as in output of versions without adapters
        "input": file.digest,
        "name": options["names"][0],
        "context": options["context"],
        "tool format": options["tool_format"],
        "chat template": template and hashlib.sha256(template.encode()).hexdigest(),
        "receipts": receipts_of(options),
    }


def receipts_of(options: dict[str, Any]) -> str | None:
    """Return what receipts the answers have: the digest of the key that signs them, if there is one."""
    if options["receipt_key"]:
        return hashlib.sha256(Path(options["receipt_key"]).read_bytes()).hexdigest()
    return "not signed" if options["receipts"] else None


@contextmanager
def start_engines(
    options: dict[str, Any], workers: int | None, on_ray: bool
) -> "Iterator[BatchRun | WorkerPool | RayPool]":
    """Start what answers lines: an engine in this process, or a pool of workers."""
    ready = 2 * options["slots"]
    if on_ray:
        with ray_pool(options, workers, ready) as cluster:
            yield cluster
        return
    if workers in (None, 1):
        yield load(options)
        return
    from xlabatch.batch.pool import WorkerPool

    report("starting workers")
    command = [sys.executable, "-P", "-m", "xlabatch.cli.batch_worker", json.dumps(options)]
    with WorkerPool(command, workers, ready) as pool:
        yield pool


def ray_pool(options: dict[str, Any], workers: int | None, ready: int) -> "RayPool":
    try:
        from xlabatch.batch.ray_pool import RayPool
    except ImportError as error:
        raise Refused(
            f"a batch on Ray needs more packages: {error}; in a clone of xlabatch, pip install '.[serve,ray]'"
        ) from None
    model = options["model"]
    if model and Path(model).exists():  # a worker may have another working directory
        options = options | {"model": str(Path(model).absolute())}
    return RayPool(load, options, workers, ready)


def load(options: dict[str, Any]) -> "BatchRun":
    from xlabatch.batch.run import BatchRun
    from xlabatch.llm import LLM

    prepare_engine()
    options = dict(options)
    own = "names", "model", "adapter_folders", "receipts"
    names, model, folders, receipts = (options.pop(key) for key in own)
    llm = LLM(model, **options | adapter_room(folders))
    for adapter, folder in folders.items():
        llm.engine.adapters.load(adapter, folder)
    return BatchRun(llm, names[0], receipts, names[1:])
