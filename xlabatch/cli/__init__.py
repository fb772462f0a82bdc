"""The command line: arguments become calls, results tables or JSON, errors a sentence and an exit code.

Exit codes: 0 success; 1 a check failed, something is unavailable for now (one sentence says what), or the
program failed (with a traceback); 2 the arguments or the model were refused or the output cannot be written
(one sentence says why); 3 a receipt cannot be checked here; 130 interrupted; 141 the reader of the output has
closed it.
Each command has its own file: `add` declares its arguments, `run` runs it.
"""

import argparse
import gc
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import takewhile
from typing import Any, NoReturn

from xlabatch.cli import (
    batch,
    bench,
    chat,
    check,
    compile_programs,
    convert,
    generate,
    graphs,
    inspect,
    plan,
    sched,
    serve,
    verify,
)
from xlabatch.cli.configured import mistyped, with_configuration
from xlabatch.cli.ending import INTERRUPTED
from xlabatch.cli.gpu_memory import choose_gpu_memory
from xlabatch.cli.interrupts import insistent_interrupts
from xlabatch.cli.other_names import COMMANDS as OTHER_COMMANDS
from xlabatch.cli.other_names import hint
from xlabatch.cli.terminal import wrap
from xlabatch.errors import Refused, Unavailable
from xlabatch.validation import did_you_mean, one_line

COMMANDS = (
    generate,
    chat,
    serve,
    batch,
    sched,
    verify,
    check,
    bench,
    inspect,
    plan,
    convert,
    compile_programs,
    graphs,
)
OPTION = re.compile(r"(-[A-Za-z-]+|--[A-Za-z][\w-]*)(=.*)?", re.DOTALL)
MAX_MESSAGE = 10_000  # characters
YOUNG_OBJECTS = 50_000  # before Python looks for garbage; with 700, imports make it look a thousand times


class Parser(argparse.ArgumentParser):
    """Takes whole names of options only: `serve` looks for its file before it parses the others."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.allow_abbrev = False

    def error(self, message: str) -> NoReturn:
        sentence = f"{self.prog}: {message}{what_was_meant(message)}; try {self.prog} --help"
        self.exit(2, f"{wrap(sentence, sys.stderr)}\n")


def what_was_meant(message: str) -> str:
    """The known name in place of an unknown choice, if any."""
    found = re.search(r"invalid choice: '(.*)' \(choose from (.*)\)", message)
    if not found:
        return ""
    known = found[2].replace("'", "").split(", ")  # from Python 3.12 on they are not quoted
    return did_you_mean(OTHER_COMMANDS.get(found[1], found[1]), known)


def refuse_unknown_options(top: argparse.ArgumentParser, arguments: Sequence[str]) -> None:
    """End with the options that a command does not have, before a missing argument would be the error.

    To argparse `-hf` would be `-h` with a value, and `-ctk` a `-c`.
    """
    command = commands_of(top).get(arguments[0]) if arguments else None
    if command is None:
        return
    known = command._option_string_actions
    given = takewhile(lambda argument: argument != "--", arguments[1:])
    options = [found[1] for argument in given if (found := OPTION.fullmatch(argument))]
    if unknown := [option for option in dict.fromkeys(options) if option not in known]:
        hints = "".join(hint(arguments[0], option, known) for option in unknown)
        command.error(f"unknown option{'s' * (len(unknown) > 1)} {', '.join(unknown)}{hints}")


class ShowVersion(argparse.Action):
    """Print the version; only then is it looked up."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"xlabatch {version('xlabatch')}")
        parser.exit()


def main(given: Sequence[str] | None = None) -> int:
    """Run one command -> its exit code."""
    gc.set_threshold(YOUNG_OBJECTS)
    os.environ.setdefault("TRANSFORMERS_NO_ADVISORY_WARNINGS", "1")  # no warning that PyTorch is missing
    top = parser()
    try:
        arguments, server = list(sys.argv[1:] if given is None else given), command_of(top, "serve")
        for variable, meant in mistyped(arguments, server).items():
            print(f"xlabatch: {variable} is not read: {meant} is", file=sys.stderr)
        refuse_unknown_options(top, arguments)
        arguments = with_configuration(arguments, server)
        args, more = top.parse_known_args(arguments)
        if more:
            commands_of(top).get(arguments[0], top).error(f"unrecognized arguments: {' '.join(more)}")
        choose_gpu_memory()
        with insistent_interrupts():
            code: int = args.run(args)
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has closed the output, as in `xlabatch ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (Refused, OSError, Unavailable) as error:
        with suppress(OSError):  # stderr may be a pipe that its reader has closed
            sentence = wrap(f"xlabatch: {one_line(text_of(error), MAX_MESSAGE)}", sys.stderr)
            print(sentence, file=sys.stderr, flush=True)
        return 1 if isinstance(error, Unavailable) else 2
    except SystemError as error:  # from Python, when an interrupt passed through C code
        if not isinstance(error.__cause__, KeyboardInterrupt):
            raise
        return INTERRUPTED
    return code


def text_of(error: Exception) -> str:
    """Return an error's text; of a file it is its name and what is wrong, without a number."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def show_help(parser: argparse.ArgumentParser, _: argparse.Namespace) -> int:
    parser.print_help()
    return 0


def command_of(top: argparse.ArgumentParser, name: str) -> argparse.ArgumentParser:
    return commands_of(top)[name]


def commands_of(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    [action] = (each for each in top._actions if isinstance(each, argparse._SubParsersAction))
    found: dict[str, argparse.ArgumentParser] = action.choices
    return found


def parser() -> argparse.ArgumentParser:
    top = Parser(
        prog="xlabatch",
        description="Continuous batching in pure JAX: tokens never depend on who shares the batch.",
    )
    top.add_argument("--version", action=ShowVersion, nargs=0, help="show the version and exit")
    top.set_defaults(run=partial(show_help, top))
    subparsers = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(subparsers)
    return top
