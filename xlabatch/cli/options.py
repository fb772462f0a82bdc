"""Shared by the commands: the arguments that name a model, checks, and the cache of programs."""

import argparse
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xlabatch.chat.formats import TOOL_FORMATS
from xlabatch.cli.tables import warn
from xlabatch.errors import Refused

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source


BUDGET = "prompt tokens prefilled in a step (default 128; with the kernels 32 while others decode)"
SPECULATE: dict[str, Any] = {
    "type": int,
    "default": 0,
    "help": "draft tokens of a step (default 0: none)",
}
DRAFT: dict[str, Any] = {
    "metavar": "MODEL",
    "help": "a smaller model of the same vocabulary, for drafts (default: none)",
}
STEPS: dict[str, Any] = {
    "type": int,
    "default": 1,
    "metavar": "N",
    "help": "decode steps that the device runs at once while nothing waits (default 1)",
}
RunCommand = Callable[[argparse.Namespace], int]


def add_command(
    subparsers: Any, name: str, run: RunCommand, help: str, *, prints_json: bool = True
) -> argparse.ArgumentParser:
    """Add a command; `help` begins in lower case and also becomes its description."""
    description = f"{help[0].upper()}{help[1:]}."
    command: argparse.ArgumentParser = subparsers.add_parser(name, help=help, description=description)
    command.set_defaults(run=run)
    if prints_json:
        command.add_argument("--json", action="store_true", help="print JSON")
    return command


def add_model_command(
    subparsers: Any, name: str, run: RunCommand, help: str, *, prints_json: bool = True
) -> argparse.ArgumentParser:
    """Add a command that takes a model."""
    command = add_command(subparsers, name, run, help, prints_json=prints_json)
    add = command.add_argument
    add("--model", help="a folder, a .gguf file, a hub id or random:SHAPE (default: embedded)")
    add("--context", type=int, help="tokens a slot holds (default 2048, or the model's positions if fewer)")
    add(
        "--weights",
        choices=("float32", "bfloat16", "int8", "int4"),
        help="format the weights are kept in (default bfloat16; on a CPU float32, unless the files have "
        "bfloat16 or less and the kernels are here)",
    )
    add(
        "--cache",
        choices=("int8",),
        help="format of keys and values (default bfloat16, float32 with such weights); needs the kernels",
    )
    return command


def add_tensor(command: argparse.ArgumentParser) -> None:
    """Add the argument for the number of devices that the model is split over."""
    command.add_argument("--tensor", type=int, metavar="N", help="split the model over N devices")


def add_hosts(command: argparse.ArgumentParser) -> None:
    """Add the arguments for the processes of an engine on several hosts."""
    add = command.add_argument_group("several hosts, a process on each").add_argument
    add("--coordinator", metavar="HOST:PORT", help="process 0's address; all processes get the same")
    add("--processes", type=int, default=1, help="how many there are (default 1)")
    add("--process-id", type=int, default=0, help="which of them this is (default 0, which serves)")


def add_inputs(engine: Any) -> None:
    """Add the arguments for other inputs than ids: vectors, images, and LoRA adapters."""
    engine("--embeddings", action="store_true", help="requests may give vectors in place of token ids")
    engine("--images", action="store_true", help="messages may have images, for models with a vision tower")
    engine("--adapters", type=int, default=0, metavar="N", help="LoRA adapters loaded at once (default 0)")
    engine("--adapter-rank", type=int, default=16, metavar="R", help="their largest rank (default 16)")
    named = "a PEFT folder to load, and its name for clients; may be repeated"
    engine("--adapter", action="append", default=[], metavar="NAME=FOLDER", help=named)
    folder = "let clients load and remove adapters, from this folder only (default: they may not)"
    engine("--adapter-folder", type=Path, metavar="DIR", help=folder)


def add_tool_parser(add: Any) -> None:
    """Add the argument for the format of tool calls, under the names it has in other servers and here."""
    names = ("--tool-parser", "--tool-call-parser", "--tool-format")
    text = f"format of calls: {', '.join(TOOL_FORMATS)} (default: what the chat template shows)"
    add(*names, dest="tool_format", choices=TOOL_FORMATS, metavar="NAME", help=text)


def adapter_folders(args: argparse.Namespace) -> dict[str, Path]:
    """Return each adapter's folder by name, and check the options for adapters."""
    folders = named_folders(args.adapter)
    if len(folders) > args.adapters:
        raise Refused(f"--adapters {args.adapters} is less than the {len(folders)} that are named")
    if args.adapter_folder and not args.adapters:
        raise Refused("--adapter-folder takes --adapters, the number that can be loaded at once")
    return folders


def named_folders(pairs: list[str]) -> dict[str, Path]:
    """Parse arguments NAME=FOLDER -> each adapter's folder by name."""
    folders: dict[str, Path] = {}
    for given in pairs:
        name, separator, folder = given.partition("=")
        if not (name and separator and folder):
            raise Refused(f"--adapter is NAME=FOLDER, got {given!r}")
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


def join(args: argparse.Namespace) -> None:
    """Join the other processes if there are any."""
    at_least_one(processes=args.processes)
    if not 0 <= args.process_id < args.processes:
        raise Refused(f"--process-id is below the {args.processes} --processes, got {args.process_id}")
    if (args.processes > 1) != bool(args.coordinator):
        raise Refused("--coordinator and --processes go together")
    if args.coordinator:
        from xlabatch.distributed.hosts import join_hosts

        join_hosts(args.coordinator, args.processes, args.process_id)


def tensor_of(args: argparse.Namespace) -> int | None:
    """Return the number of devices of --tensor, or None if it is not given."""
    devices: int | None = args.tensor
    if devices is not None:
        at_least_one(tensor=devices)
    return devices


def context_of(args: argparse.Namespace, source: "Source") -> int:
    """Return how many tokens a slot holds, for commands that need this before there is an engine."""
    from xlabatch.engine.options import EngineOptions

    options = EngineOptions(context=args.context)
    return options.for_model(source.name, source.spec.config).resolved_context


def at_least_one(**counts: int) -> None:
    """Raise Refused if a count is under 1."""
    for name, count in counts.items():
        if count < 1:
            raise Refused(f"--{name} is at least 1, got {count}")


def prepare_engine() -> None:
    """Prepare for an engine: set up the cache of programs, and warn if there are no kernels."""
    from xlabatch.kernels.library import warning_for_none

    remember_programs()
    if warning := warning_for_none():
        warn(warning)


def remember_programs() -> None:
    """Let jax keep compiled programs between runs; jax's own setting overrides our folder."""
    from xlabatch.cli.program_cache import keep_programs

    keep_programs(programs_folder())


def remember_programs_of_children() -> None:
    """Let jax keep compiled programs in the processes that this one starts."""
    if folder := programs_folder():
        os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", f"{folder}")
        os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0")
        os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES", "-1")


def programs_folder() -> Path | None:
    """Return the folder for compiled programs; None without a home directory."""
    try:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:
        return None
    return cache / "xlabatch" / "programs"
