"""`xlabatch batch`: answer a file of requests in OpenAI's batch format, resumable at any time."""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xlabatch.cli.batch.progress import progress_bar
from xlabatch.cli.options import (
    adapter_room,
    add_model_command,
    add_tool_parser,
    at_least_one,
    context_of,
    named_folders,
    prepare_engine,
    remember_programs_of_children,
)
from xlabatch.errors import Refused
from xlabatch.text.chat_template import read_template

if TYPE_CHECKING:
    from xlabatch.batch.answers import Answer
    from xlabatch.batch.lines import InputFile
    from xlabatch.batch.output import Conditions, OutputFile
    from xlabatch.batch.pool import WorkerPool
    from xlabatch.batch.ray_pool import RayPool
    from xlabatch.batch.run import BatchRun


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    help = "answer a file of requests in OpenAI's batch format; the same command continues it"
    command = add_model_command(subparsers, "batch", run, help)
    command.add_argument("input", type=Path, metavar="IN.jsonl", help="a request on each line")
    command.add_argument("output", type=Path, metavar="OUT.jsonl", help="the answers, in the same order")
    command.add_argument("--slots", type=int, default=8, help="requests that run at once (default 8)")
    command.add_argument(
        "--workers",
        type=int,
        help="processes with an engine each (default 1: this one; with --ray one for each GPU, or each node)",
    )
    command.add_argument(
        "--ray", action="store_true", help="start them on a Ray cluster ($RAY_ADDRESS), or on one made here"
    )
    command.add_argument("--name", help="the model's name in requests (default: as it is named here)")
    adapter = "a PEFT folder, and its name in a line's model; may be repeated"
    command.add_argument("--adapter", action="append", default=[], metavar="NAME=FOLDER", help=adapter)
    command.add_argument(
        "--chat-template", type=Path, metavar="FILE", help="in place of the model's own (Jinja)"
    )
    add_tool_parser(command.add_argument)


def run(args: argparse.Namespace) -> int:
    """Answer the lines that have no answer yet -> exit code 1 if one failed."""
    try:
        from xlabatch.batch.lines import InputFile
        from xlabatch.batch.output import OrderedSource, OutputFile, check_output
    except ImportError as error:
        raise Refused(
            f"a batch needs more packages: {error}; in a clone of xlabatch, pip install '.[serve]'"
        ) from None

    at_least_one(slots=args.slots, **({} if args.workers is None else {"workers": args.workers}))
    file = InputFile.scan(args.input)
    check_output(args.output, args.input)
    options = engine_options(args)
    began_s = time.monotonic()
    with answerer(options, args.workers, args.ray) as engine:
        conditions = conditions_of(file, options) | {"engine": engine.fingerprint}
        with OutputFile(args.output, file.path, conditions).opened() as output:
            earlier, tokens = output.written, 0
            try:
                with progress_bar(file.lines, earlier) as advance:
                    for answer in engine.answers(OrderedSource(output)):
                        write(output, answer)
                        tokens += answer.tokens
                        advance(answer.tokens)
            except KeyboardInterrupt:
                print(
                    f"xlabatch: {output.written} of {file.lines} lines are answered in {args.output}; "
                    "the same command goes on there",
                    file=sys.stderr,
                )
                raise
    summary: dict[str, Any] = {"lines": file.lines, "failed": output.failed, "answered_before": earlier}
    summary |= {"completion_tokens": tokens, "seconds": round(time.monotonic() - began_s, 3)}
    print(json.dumps(summary) if args.json else sentence(summary, args.output))
    return int(output.failed > 0)


def write(output: "OutputFile", answer: "Answer") -> None:
    """Write an answer. An OSError also says how many answers there are, and that the command can continue."""
    try:
        output.add(answer)
    except OSError as error:
        raise OSError(
            f"{output.path} cannot be written: {error.strerror}; the same command goes on after its "
            f"{output.written} answers"
        ) from None


def engine_options(args: argparse.Namespace) -> dict[str, Any]:
    """Return the options of the batch's engine, as JSON values."""
    from xlabatch.checkpoint.source import open_source

    source = open_source(args.model)
    return {
        "model": args.model,
        "name": args.name or source.name,
        "weights": args.weights,
        "cache": args.cache,
        "slots": args.slots,
        "context": context_of(args, source),
        "chat_template": read_template(args.chat_template) if args.chat_template else None,
        "tool_format": args.tool_format,
        "adapter_folders": adapters_of(args, args.name or source.name),
    }


def adapters_of(args: argparse.Namespace, model: str) -> dict[str, str]:
    """Return each adapter's absolute folder by name, as a worker may have another working directory."""
    folders = {name: str(folder.absolute()) for name, folder in named_folders(args.adapter).items()}
    if model in folders:
        raise Refused(f"an adapter has the name of the model itself, {model!r}")
    return folders


def conditions_of(file: "InputFile", options: dict[str, Any]) -> "Conditions":
    """Return what the answers depend on in addition to the engine."""
    from xlabatch.checkpoint.peft import open_adapter

    template, folders = options["chat_template"], options["adapter_folders"]
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
def answerer(
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

    command = [sys.executable, "-P", "-m", "xlabatch.cli.batch.worker", json.dumps(options)]
    with WorkerPool(command, workers, ready) as pool:
        yield pool


def ray_pool(options: dict[str, Any], workers: int | None, ready: int) -> "RayPool":
    """Start workers on a Ray cluster."""
    try:
        from xlabatch.batch.ray_pool import RayPool
    except ImportError as error:
        raise Refused(
            f"a batch on Ray needs more packages: {error}; in a clone of xlabatch, pip install '.[serve,ray]'"
        ) from None
    remember_programs_of_children()
    model = options["model"]
    if model and Path(model).exists():  # a worker may have another working directory
        options = options | {"model": str(Path(model).absolute())}
    return RayPool(load, options, workers, ready)


def load(options: dict[str, Any]) -> "BatchRun":
    """Load an engine that answers lines."""
    from xlabatch.batch.run import BatchRun
    from xlabatch.llm import LLM

    prepare_engine()
    options = dict(options)
    name, model, folders = (options.pop(key) for key in ("name", "model", "adapter_folders"))
    llm = LLM(model, **options | adapter_room(folders))
    for adapter, folder in folders.items():
        llm.engine.adapters.load(adapter, folder)
    return BatchRun(llm, name)


def sentence(summary: dict[str, Any], output: Path) -> str:
    """Return the summary as a sentence."""
    lines, tokens, seconds = (summary[name] for name in ("lines", "completion_tokens", "seconds"))
    before = f", {summary['answered_before']} of them before" if summary["answered_before"] else ""
    return (
        f"{lines} lines answered in {output}{before}; {summary['failed']} failed; "
        f"{tokens} tokens in {seconds:.1f} s"
    )
