"""Options of `serve` from a YAML file and from the environment, as arguments before those that are given.

The command line wins over the environment, and the environment over the file. A name is the option's, with
underscores or dashes: `max_replicas: 4`, `XLABATCH_MAX_REPLICAS=4`.
"""

import argparse
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from xlabatch.cli.other_names import hint
from xlabatch.errors import Refused
from xlabatch.validation import nearest, one_line

COMMAND = "serve"
PREFIX = "XLABATCH_"
MAX_BYTES = 2**20
TRUE = ("1", "true", "yes", "on")
FALSE = ("", "0", "false", "no", "off")
ELSEWHERE = {"api_keys"}  # read from the environment by `serve` itself
OF_ALL_COMMANDS = {"kernels", "require_kernels", "programs", "gpu_products"}
SERVICE_LINK = "tcp://"  # Kubernetes sets XLABATCH_PORT to an address if a Service is called xlabatch
ALIKE = 0.8  # of 1; tests and other programs may have variables of their own


def with_configuration(
    arguments: Sequence[str], command: argparse.ArgumentParser, environment: Mapping[str, str] = os.environ
) -> list[str]:
    """Return the arguments of a command line, for `serve` with those of its file and of the environment."""
    if not arguments or arguments[0] != COMMAND:
        return list(arguments)
    actions = options_of(command)
    given = command.parse_known_args(list(arguments[1:]))[0]
    file = given.config or environment.get(f"{PREFIX}CONFIG")
    options = read_file(Path(file), actions) if file else {}
    for name in actions:
        value = environment.get(PREFIX + name.upper())
        is_link = name == "port" and value and value.startswith(SERVICE_LINK)
        if value and not is_link and name != "config" and name not in ELSEWHERE:
            options[name] = value
    for name in list(options):  # a list that is given replaces the other one, and is not added to it
        if takes_several(actions[name]) and getattr(given, actions[name].dest):
            del options[name]
    return [COMMAND, *as_arguments(options, actions), *arguments[1:]]


def mistyped(
    arguments: Sequence[str], command: argparse.ArgumentParser, environment: Mapping[str, str] = os.environ
) -> dict[str, str]:
    """Return the variables that no command reads, each with the one that it is nearly."""
    known = OF_ALL_COMMANDS | (
        ELSEWHERE | options_of(command).keys() if arguments[:1] == [COMMAND] else set()
    )
    names = {
        variable: variable.removeprefix(PREFIX).lower()
        for variable in environment
        if variable.startswith(PREFIX)
    }
    unknown = {variable: name for variable, name in names.items() if name not in known}
    meant = {variable: nearest(name, known, ALIKE) for variable, name in unknown.items()}
    return {variable: f"{PREFIX}{name.upper()}" for variable, name in meant.items() if name}


def options_of(command: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """Return the actions of a command's options by every name, written with underscores."""
    return {
        name.lstrip("-").replace("-", "_"): action
        for action in command._actions
        for name in action.option_strings
        if name.startswith("--") and action.dest != "help"
    }


def read_file(path: Path, actions: Mapping[str, argparse.Action]) -> dict[str, Any]:
    """Read the options in a YAML file. Refused if there is another name or value in it."""
    import yaml

    from xlabatch.checkpoint.json_files import check_regular

    check_regular(path)
    if path.stat().st_size > MAX_BYTES:
        raise Refused(f"{path} has over {MAX_BYTES} bytes: it is not a file of options")
    try:
        content = yaml.safe_load(path.read_text("utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise Refused(f"{path} is not YAML: {one_line(error)}") from None
    if not isinstance(content, dict):
        raise Refused(f"{path} must have options by name, such as 'slots: 8'")
    options = with_underscores(content)
    if unknown := [name for name in options if name not in actions or name == "config"]:
        known = {flag for action in actions.values() for flag in action.option_strings}
        meant = hint(COMMAND, f"--{unknown[0].replace('_', '-')}", known)
        all_options = "; xlabatch serve --help has all of them"
        raise Refused(f"{path}: there is no option {unknown[0]!r}{meant or all_options}")
    return options


def with_underscores(options: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name).replace("-", "_"): value for name, value in options.items()}


def as_arguments(options: Mapping[str, Any], actions: Mapping[str, argparse.Action]) -> list[str]:
    """Write options as arguments. Those with several values come first: a model may follow the others."""
    several: list[str] = []
    single: list[str] = []
    for name, value in options.items():
        action = actions[name]
        flag = action.option_strings[0]
        if value is None:
            continue
        if action.nargs == 0:
            if is_true(name, value):
                single.append(flag)
        elif isinstance(value, dict):
            single.append(f"{flag}={json.dumps(value)}")
        elif action.nargs == "+":
            several += [flag, *map(str, values_of(value))]
        elif isinstance(action, argparse._AppendAction):
            single += [f"{flag}={each}" for each in values_of(value)]
        else:
            single.append(f"{flag}={value}")
    if several and not single:
        single = [f"--drain={default_of(actions, 'drain')}"]
    return several + single


def takes_several(action: argparse.Action) -> bool:
    return action.nargs == "+" or isinstance(action, argparse._AppendAction)


def values_of(value: object) -> list[Any]:
    """Return the values of an option that takes several: a list, or text with commas between them."""
    values = value.split(",") if isinstance(value, str) else value
    return values if isinstance(values, list) else [values]


def is_true(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in (*TRUE, *FALSE):
        return value.lower() in TRUE
    raise Refused(f"option {name} is true or false, got {value!r:.60}")


def default_of(actions: Mapping[str, argparse.Action], name: str) -> object:
    return actions[name].default
