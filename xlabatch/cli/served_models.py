"""The models that `xlabatch serve` is to have, and the options that each of them may have of its own."""

import argparse
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

from xlabatch.cli.configured import as_arguments, options_of, with_underscores
from xlabatch.cli.options import (
    BUDGET,
    AddArgument,
    add_arithmetic,
    add_generation_config,
    add_promise,
    add_sizes_and_formats,
    add_speculation,
    add_tool_parser,
    add_windows,
)
from xlabatch.errors import Refused
from xlabatch.progress import loading

CONTEXT_NAMES = ("--max-model-len", "--ctx-size")  # vLLM's name and llama.cpp's, as below
FOR_ONE = {
    "name": "NAME=MODEL names each, and --name a,b gives one several names",
    "adapter": "--models gives each its own",
}


def add_models(add: AddArgument) -> None:
    text = 'by name, as JSON, a model or its options: {"a": "owner/name", "b": {"model": ..., "slots": 4}}'
    add("--models", type=models_in, default={}, metavar="JSON", help=f"further models {text}")


def add_engine_options(engine: AddArgument) -> None:
    """Add what a model of a server is run with."""
    from xlabatch.scheduler.policies import POLICIES

    slots = "--slots", "-np", "--max-num-seqs", "--parallel"
    engine(*slots, type=int, default=8, metavar="N", help="requests that run at once (default 8)")
    engine("--queue", type=int, default=1024, help="requests that may wait, of one client (default 1024)")
    engine("--policy", choices=POLICIES, help="which request runs next (default fair; with --files priority)")
    engine("--no-preempt", dest="preempt", action="store_false", help="with priority: never park a request")
    engine("--budget", "--max-num-batched-tokens", type=int, metavar="N", help=BUDGET)
    engine("--ahead", type=int, help="steps launched before one is read (default 0, on GPUs and TPUs 1)")
    add_windows(engine)
    add_arithmetic(engine)
    add_speculation(engine)
    steps = "decode steps that the device runs at once while nothing waits (default 1)"
    engine("--steps-per-dispatch", type=int, default=1, metavar="N", help=steps)
    engine("--session-mib", type=int, default=0, help="MiB for sessions in host memory (default 0: none)")
    snapshots = (
        "MiB for snapshots in host memory (default 1024 with --cache-dir, recurrent states or rings, else 0)"
    )
    engine("--snapshot-mib", type=int, metavar="N", help=snapshots)
    every = "tokens of a prompt after which a recurrent state or ring is kept too (default 0: at its end)"
    engine("--snapshot-every", type=int, default=0, metavar="N", help=every)
    folder = "keep snapshots there, for later processes and other servers (default: none)"
    engine("--cache-dir", type=Path, metavar="DIR", help=folder)
    engine("--cache-bytes", type=int, default=2**33, metavar="N", help="of its files (default 8 GiB)")
    packed = "keep the packed weights there, for later starts and other processes, which share the memory"
    engine("--packed-cache", type=Path, metavar="DIR", help=packed)
    reuse = "compute a prompt even if it begins like an earlier one"
    engine("--no-prefix-reuse", dest="prefix_reuse", action="store_false", help=reuse)
    add_promise(engine)
    engine("--embeddings", action="store_true", help="requests may give vectors in place of token ids")
    engine("--images", action="store_true", help="messages may have images, for models with a vision tower")
    room = "LoRA adapters loaded at once (default: those that are named)"
    engine("--adapters", type=int, default=0, metavar="N", help=room)
    engine("--adapter-rank", type=int, default=16, metavar="R", help="their largest rank (default 16)")
    adapter = "a PEFT folder to load, and its name for clients; may be repeated"
    engine("--adapter", action="append", default=[], metavar="[NAME=]FOLDER", help=adapter)


def add_text_options(add: AddArgument) -> None:
    """Add how requests become prompts of a model."""
    add("--chat-template", type=Path, metavar="FILE", help="in place of the model's own (Jinja)")
    add_tool_parser(add)
    add_generation_config(add)


def models_of(args: argparse.Namespace) -> list[argparse.Namespace]:
    """Return the options of each model: those of all, and its own. Without a model it is the embedded one."""
    given = [named_model(text) for text in args.model or ()]
    given += [
        (name, value if isinstance(value, dict) else {"model": value}) for name, value in args.models.items()
    ]
    if not given:
        given = [(None, {})]
    for option, instead in FOR_ONE.items():
        if getattr(args, option) and len(given) > 1:
            raise Refused(f"--{option} is for one model; {instead}")
    return [with_own_options(args, name, options) for name, options in given]


def named_model(text: str) -> tuple[str | None, dict[str, Any]]:
    """Read NAME=MODEL, or a model without a name; NAME= is the embedded model."""
    name, equals, model = text.partition("=")
    if not equals or "/" in name or Path(text).exists():
        return None, {"model": text}
    return name, {"model": model or None}


def with_own_options(
    args: argparse.Namespace, name: str | None, options: Mapping[str, Any]
) -> argparse.Namespace:
    """Return the options of a server with those of one of its models. Refused if it cannot have them."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--model")
    add_sizes_and_formats(parser.add_argument, True, CONTEXT_NAMES)
    add_engine_options(parser.add_argument)
    add_text_options(parser.add_argument)
    actions = options_of(parser)
    own = with_underscores(options)
    if unknown := own.keys() - actions.keys():
        known = ", ".join(sorted(actions))
        raise Refused(
            f"model {name}: there is no option {sorted(unknown)[0]!r} of a model; there are {known}"
        )
    chosen = copy(args)
    chosen.model = None
    chosen.name = args.name if name is None else name
    try:
        return parser.parse_args(as_arguments(own, actions), chosen)
    except argparse.ArgumentError as error:
        raise Refused(f"model {name}: {error}") from None


def models_in(text: str) -> dict[str, Any]:
    """Read the models of --models."""
    try:
        models = json.loads(text)
    except ValueError:
        models = None
    valid = isinstance(models, dict) and all(isinstance(each, str | dict) for each in models.values())
    if not valid:
        raise argparse.ArgumentTypeError(f"not an object of models, or of their options, by name: {text:.80}")
    return models


@contextmanager
def naming(model: argparse.Namespace) -> Iterator[None]:
    """Say in progress and errors within the block which of several models they are about."""
    name = model.name or model.model
    try:
        with loading(name):
            yield
    except (Refused, OSError) as error:
        raise Refused(f"{name}: {error}") from None
