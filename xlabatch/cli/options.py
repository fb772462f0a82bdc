"""Shared by the commands: the arguments that name a model, and checks."""

import argparse
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from xlabatch.chat.formats import TOOL_FORMATS
from xlabatch.cli.tables import warn
from xlabatch.errors import Refused

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source


BUDGET = (
    "prompt tokens prefilled in a step (default 128; with the kernels 32, with AMX 64 but for float32, while "
    "at least as many requests decode as prompts are read; on GPUs and TPUs 512 to 2048, by their figures)"
)
SIZES = "windows", "budget", "speculate", "ahead", "steps_per_dispatch"  # what the size of a ring depends on
CHUNK = 512  # tokens of a text that a model reads at once
CHUNKS = 32  # of them, of a text that a model is measured on
RunCommand = Callable[[argparse.Namespace], int]
AddArgument = Callable[..., argparse.Action]
Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_command(
    subparsers: Subparsers, name: str, run: RunCommand, help: str, *, prints_json: bool = True
) -> argparse.ArgumentParser:
    """Add a command; `help` begins in lower case and also becomes its description."""
    description = f"{help[0].upper()}{help[1:]}."
    command = subparsers.add_parser(name, help=help, description=description)
    command.set_defaults(run=run)
    if prints_json:
        command.add_argument("--json", action="store_true", help="print JSON")
    return command


def add_model_command(
    subparsers: Subparsers,
    name: str,
    run: RunCommand,
    help: str,
    *,
    prints_json: bool = True,
    several_weights: bool = False,
    several_models: bool = False,
    model_first: bool = True,
    serves: bool = False,
    context_names: Sequence[str] = (),
) -> argparse.ArgumentParser:
    """Add a command on a model; with `model_first` the model may also be its first argument.

    With `serves`, the default of --context is that of a server. With `several_models` the models are a list.
    """
    command = add_command(subparsers, name, run, help, prints_json=prints_json)
    add = command.add_argument
    model = "a folder, a .gguf file, a hub id or random:SHAPE (default: embedded)"
    if several_models:
        same: dict[str, Any] = {"nargs": "*", "metavar": "[NAME=]MODEL"}
        add(
            "--model",
            "-m",
            action=TakeModel,
            nargs="+",
            metavar="[NAME=]MODEL",
            help=f"{model}; may be several, each named for clients",
        )
    else:
        same = {"nargs": "?", "metavar": "MODEL"}
        add("--model", "-m", action=TakeModel, help=model)
    if model_first:
        add("model", action=TakeModel, default=argparse.SUPPRESS, help="the same as --model", **same)
    add_sizes_and_formats(add, serves, context_names, several_weights)
    return command


class TakeModel(argparse.Action):
    """Take the model, or several, from --model or from the first argument, but not from both."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option: str | None = None,
    ) -> None:
        by_option = option is not None
        is_first = not hasattr(namespace, "model_by_option")
        if not is_first and namespace.model_by_option != by_option:
            parser.error("the model is given twice, as --model and without it: leave out one of them")
        namespace.model_by_option = by_option
        namespace.model = [*namespace.model, *values] if self.nargs == "+" and not is_first else values


def add_sizes_and_formats(
    add: AddArgument, serves: bool = False, context_names: Sequence[str] = (), several_weights: bool = False
) -> None:
    """Add how long a slot is, and what weights and cache are kept in."""
    most = "2048, or the model's positions if fewer"
    if serves:
        most = "the model's positions, if the slots then take an eighth of memory at most, else fewer"
    add("--context", "-c", *context_names, type=int, help=f"tokens a slot holds (default {most})")
    weights = (
        "format the weights are kept in (default with the kernels: as the files have them, quantized "
        "types too; float32 on other CPUs, bfloat16 elsewhere)"
    )
    formats = "float32", "bfloat16", "int8", "int6", "int5", "int4", "stored"
    if several_weights:
        help = f"one or several of {', '.join(formats)}: {weights}"
        add("--weights", action="extend", nargs="+", choices=formats, metavar="FORMAT", help=help)
    else:
        add("--weights", choices=formats, help=weights)
    cache = "format of keys and values (default bfloat16, float32 with such weights); needs the kernels"
    add("--cache", choices=("int8",), help=cache)


def add_promise(add: AddArgument) -> None:
    from xlabatch.engine.options import PROMISES

    text = "strong: equal bits from engines of any shape; the kernels for CPUs always keep it (default batch)"
    add("--promise", choices=PROMISES, default="batch", help=text)


def add_arithmetic(add: AddArgument) -> None:
    from xlabatch.engine.options import ARITHMETIC

    text = (
        "of weights in bfloat16; fast: by the processor's own instructions, if any (default); portable: as "
        "float32 is computed, with equal bits on every processor"
    )
    add("--arithmetic", choices=ARITHMETIC, default="fast", help=text)


def add_windows(add: AddArgument) -> None:
    from xlabatch.engine.options import WINDOWS

    text = (
        "what layers with windows keep of a slot: their last positions (ring) or all (full); auto (default): "
        "a ring if the context is long and slots get much smaller"
    )
    add("--windows", choices=WINDOWS, default="auto", help=text)


def add_tensor(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("--tensor", type=int, metavar="N", help="split the model over N devices; 1 is a mesh of one")
    same = "the same under vLLM's name, where 1 splits nothing"
    add("--tensor-parallel-size", "-tp", dest="tensor", type=devices, metavar="N", help=same)


def devices(text: str) -> int | None:
    """Read vLLM's number of devices; 1 is no mesh."""
    count = int(text)
    return None if count == 1 else count


def add_speculation(add: AddArgument) -> None:
    add("--speculate", type=int, default=0, help="draft tokens of a step (default 0: none)")
    draft = "a smaller model of the same vocabulary, for drafts (default: none)"
    add("--draft", metavar="MODEL", help=draft)


def add_adapter(add: AddArgument) -> None:
    adapter = "a PEFT folder, the LoRA adapter of all prompts (default: none)"
    add("--adapter", metavar="[NAME=]FOLDER", help=adapter)


def add_receipt_key(add: AddArgument) -> None:
    text = "a private ed25519 key (PEM) that signs receipts (default: they are not signed)"
    add("--receipt-key", type=Path, metavar="FILE", help=text)


@contextmanager
def packages_for(what: str) -> Iterator[None]:
    """Import what needs the packages of the extra `serve`; Refused if one is missing."""
    try:
        yield
    except ImportError as error:
        raise Refused(
            f"{what} needs more packages: {error}; in a clone of xlabatch, pip install '.[serve]'"
        ) from None


def add_tool_parser(add: AddArgument) -> None:
    names = ("--tool-parser", "--tool-call-parser", "--tool-format")
    text = f"format of calls: {', '.join(TOOL_FORMATS)} (default: what the chat template shows)"
    add(*names, dest="tool_format", choices=TOOL_FORMATS, metavar="NAME", help=text)


def add_generation_config(add: AddArgument) -> None:
    text = "sampling by default: auto (as the model's files say), none (temperature 1), or a file or folder"
    add("--generation-config", default="auto", metavar="FROM", help=text)


def client_names(given: str | None, name: str) -> tuple[str, ...]:
    """Return a model's names for clients; the first is shown. Names that are given have commas between them.

    `name` is its own: a hub id, or a file or folder, which is then also named without the folders around it.
    """
    if given:
        names = tuple(each for part in given.split(",") if (each := part.strip()))
        if not names:
            raise Refused(f"--name is a name, or several with commas between them, got {given!r}")
        return names
    short = Path(name).resolve().name.removesuffix(".gguf") if Path(name).exists() else name
    return (short,) if short == name else (short, name)


def named_folders(pairs: list[str]) -> dict[str, Path]:
    """Read NAME=FOLDER; a folder alone has its own name."""
    folders: dict[str, Path] = {}
    for pair in pairs:
        name, equals, folder = pair.partition("=")
        if not equals:
            name = Path(pair).absolute().name
            folder = pair
        if not (name and folder):
            raise Refused(f"--adapter is FOLDER or NAME=FOLDER, got {pair!r}")
        if name in folders:
            raise Refused(f"--adapter {name} is given twice")
        folders[name] = Path(folder)
    return folders


def adapter_room(folders: Mapping[str, Path | str]) -> dict[str, int]:
    """Return the options of an engine that has room for exactly these adapters."""
    from xlabatch.checkpoint.peft import open_adapter

    if not folders:
        return {}
    ranks = [open_adapter(Path(folder)).rank for folder in folders.values()]
    return {"adapters": len(ranks), "adapter_rank": max(ranks)}


def slot_context(args: argparse.Namespace, source: "Source") -> int:
    """Return how many tokens a slot holds, for commands that need this before there is an engine."""
    from xlabatch.engine.options import EngineOptions

    options = EngineOptions(context=args.context)
    return options.for_model(source.name, source.spec.config).resolved_context


def serving_contexts(models: Sequence[tuple[argparse.Namespace, "Source"]]) -> list[int]:
    """Return how many tokens a slot holds of each model of a server: its positions, if memory allows them.

    Refused if the models do not fit together.
    """
    from xlabatch.checkpoint.source import open_source
    from xlabatch.engine.memory import Wanted, check_together, contexts_that_fit
    from xlabatch.engine.options import EngineOptions

    wanted = []
    for args, source in models:
        context = None if args.context is None else slot_context(args, source)
        sizes = {name: getattr(args, name) for name in SIZES if hasattr(args, name)}
        options = EngineOptions(slots=args.slots, context=context, cache=args.cache, **sizes)
        draft = getattr(args, "draft", None)
        most = open_source(draft).spec.config.max_positions if draft else None
        wanted.append(Wanted(source, args.weights, options, args.tensor, most))
    contexts = contexts_that_fit(wanted)
    check_together(wanted, contexts)
    return contexts


def at_least_one(**counts: int | None) -> None:
    for name, count in counts.items():
        if count is not None and count < 1:
            raise Refused(f"--{name} is at least 1, got {count}")


def check_writable(file: Path) -> None:
    """Raise Refused if a file cannot be written, so that this is known before the long run."""
    if not file.parent.is_dir():
        raise Refused(f"{file} cannot be written: there is no folder {file.parent}")
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise Refused(f"{file} cannot be written")


def prepare_engine() -> None:
    """Warn where starts will be slow, or steps."""
    from xlabatch.engine.kept_programs import reason_against_writing
    from xlabatch.kernels.library import warning_for_none

    if reason := reason_against_writing():
        warn(f"compiled programs are not kept: {reason}")
    if warning := warning_for_none():
        warn(warning)
