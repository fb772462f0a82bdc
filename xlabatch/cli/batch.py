"""`xlabatch batch`: answer a file of requests in OpenAI's batch format, resumable at any time."""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from xlabatch.cli.options import (
    Subparsers,
    adapter_room,
    add_generation_config,
    add_model_command,
    add_tool_parser,
    at_least_one,
    named_folders,
    packages_for,
    prepare_engine,
    slot_context,
)
from xlabatch.cli.tables import Console
from xlabatch.errors import Refused
from xlabatch.text.chat_template import read_template

if TYPE_CHECKING:
    from xlabatch.batch.lines import InputFile
    from xlabatch.batch.output import Conditions
    from xlabatch.batch.pool import WorkerPool
    from xlabatch.batch.ray_pool import RayPool
    from xlabatch.batch.run import BatchRun

SPEED_PERIOD_S = 60.0  # the remaining time is estimated from the speed in this period


def add(subparsers: Subparsers) -> None:
    help = "answer a file of requests in OpenAI's batch format; the same command continues it"
    command = add_model_command(subparsers, "batch", run, help, model_first=False)
    option = command.add_argument
    option("input", type=Path, metavar="IN.jsonl", help="a request on each line")
    option("output", type=Path, metavar="OUT.jsonl", help="the answers, in the same order")
    option("--slots", type=int, default=8, help="requests that run at once (default 8)")
    workers = "processes with an engine each (default 1: this one; with --ray one for each GPU, or each node)"
    option("--workers", type=int, help=workers)
    ray = "start them on a Ray cluster ($RAY_ADDRESS), or on one made here"
    option("--ray", action="store_true", help=ray)
    option("--name", help="the model's name in requests (default: as it is named here)")
    adapter = "a PEFT folder, and its name in a line's model; may be repeated"
    option("--adapter", action="append", default=[], metavar="NAME=FOLDER", help=adapter)
    option("--chat-template", type=Path, metavar="FILE", help="in place of the model's own (Jinja)")
    add_tool_parser(option)
    add_generation_config(option)


def run(args: argparse.Namespace) -> int:
    """Answer the lines that have no answer yet -> exit code 1 if one failed."""
    with packages_for("a batch"):
        from xlabatch.batch.lines import InputFile
        from xlabatch.batch.output import OrderedSource, OutputFile, check_output
    at_least_one(slots=args.slots, workers=args.workers)
    file = InputFile.scan(args.input)
    check_output(args.output, args.input)
    options = engine_options(args)
    began_s = time.monotonic()
    with start_engines(options, args.workers, args.ray) as engine:
        conditions = conditions_for(file, options) | {"engine": engine.fingerprint}
        with OutputFile(args.output, file.path, conditions).open() as output:
            earlier = output.written
            tokens = 0
            try:
                with progress_bar(file.lines, earlier) as advance:
                    for answer in engine.answers(OrderedSource(output)):
                        try:
                            output.add(answer)
                        except OSError as error:
                            raise OSError(
                                f"{output.path} cannot be written: {error.strerror}; the same command "
                                f"continues after its {output.written} answers"
                            ) from None
                        tokens += answer.tokens
                        advance(answer.tokens)
            except KeyboardInterrupt:
                with Path(args.output).open("rb") as lines:  # an interrupt may come before a line is counted
                    answered = sum(line.endswith(b"\n") for line in lines)
                print(
                    f"xlabatch: {answered} of {file.lines} lines are answered in {args.output}; "
                    "the same command continues there",
                    file=sys.stderr,
                )
                raise
    seconds = time.monotonic() - began_s
    if args.json:
        summary = {"lines": file.lines, "failed": output.failed, "answered_before": earlier}
        print(json.dumps(summary | {"completion_tokens": tokens, "seconds": round(seconds, 3)}))
    else:
        before = f", {earlier} of them before" if earlier else ""
        print(
            f"{file.lines} lines answered in {args.output}{before}; {output.failed} failed; "
            f"{tokens} tokens in {seconds:.1f} s"
        )
    return int(output.failed > 0)


@contextmanager
def progress_bar(lines: int, earlier: int) -> Iterator[Callable[[int], None]]:
    """Show a bar if stderr is a terminal; yield a function to call with the tokens of each answer."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
    )
    console = Console(stderr=True)
    quiet = not sys.stderr.isatty()
    tokens = 0
    began_s = time.monotonic()
    with Progress(*columns, console=console, disable=quiet, speed_estimate_period=SPEED_PERIOD_S) as progress:
        task = progress.add_task("lines", total=lines, completed=earlier, rate="")

        def advance(more: int) -> None:
            nonlocal tokens
            tokens += more
            rate = tokens / max(time.monotonic() - began_s, 0.001)
            progress.update(task, advance=1, rate=f"{rate:.0f} tokens/s")

        yield advance


def engine_options(args: argparse.Namespace) -> dict[str, Any]:
    from xlabatch.checkpoint.source import open_source

    source = open_source(args.model)
    name = args.name or source.name
    # absolute, as a worker may have another working directory
    folders = {adapter: str(path.absolute()) for adapter, path in named_folders(args.adapter).items()}
    if name in folders:
        raise Refused(f"an adapter has the name of the model itself, {name!r}")
    return {
        "model": args.model,
        "name": name,
        "weights": args.weights,
        "cache": args.cache,
        "slots": args.slots,
        "context": slot_context(args, source),
        "chat_template": read_template(args.chat_template) if args.chat_template else None,
        "tool_format": args.tool_format,
        "generation_config": absolute(args.generation_config),
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
        "name": options["name"],
        "context": options["context"],
        "tool format": options["tool_format"],
        "chat template": template and hashlib.sha256(template.encode()).hexdigest(),
    }


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
    name, model, folders = (options.pop(key) for key in ("name", "model", "adapter_folders"))
    llm = LLM(model, **options | adapter_room(folders))
    for adapter, folder in folders.items():
        llm.engine.adapters.load(adapter, folder)
    return BatchRun(llm, name)
