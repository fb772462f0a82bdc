"""The grammar of a Python list of calls: arguments in the schema's order, each matching its own schema."""

import json
import re
from collections.abc import Mapping
from typing import Any

from xlabatch.chat.tools import COMBINED, Tools, close_schema
from xlabatch.errors import Refused

COMPACT = {"whitespace_flexible": False, "item_separator": ", ", "key_separator": ": "}
PROPERTY = re.compile(r"[\w.$-]+")
SHARED = ("$defs", "definitions")  # schemas that others within a schema refer to
# What Python counts as white space, as the reply's reader does.
SPACE = r"[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"


def pythonic_rules(tools: Tools, text: str | None, marks: tuple[str, str] | None) -> tuple[list[str], str]:
    """Make the rules for a list of calls -> the rules, and the body of the reply in terms of them.

    `text` is the grammar of a reply without calls. `marks` surround the reasoning that a reply may begin
    with.
    """
    names = [each["name"] for each in tools.callable]
    is_thought = marks is not None and tools.mode == "auto" and text is None
    before = "THOUGHT? " if is_thought else ""
    rules = [rule for n, each in enumerate(tools.callable) for rule in call_rules(n, each, before)]
    first, more = (" | ".join(f"{rule}_{n}" for n in range(len(names))) for rule in ("begin", "next"))
    repeated = f"({more})*" if tools.parallel and not tools.only else ""
    calls = f'({first}) {repeated} "]"'
    if tools.mode == "required":
        return rules, calls
    if text:
        return rules, f"{calls} | {text}"
    if marks:
        begin, end = map(json.dumps, marks)
        rules += [f"ENDED: TEXT {end} TEXT", f"WHITE: /{SPACE}*/"]
        rules += [f"THOUGHT: WHITE {begin} (TEXT & ~ENDED) {end} WHITE"]
    known = "|".join(map(re.escape, names))
    gap = f"{SPACE}{{0,4}}"
    rules += [
        rf"LIST: /{SPACE}*\[{gap}({known}){gap}\((.|\n)*/",
        f"OTHER: TEXT & ~({before}LIST)",
    ]
    return rules, f"{calls} | OTHER"


def call_rules(n: int, function: Mapping[str, Any], before: str) -> list[str]:
    """Make the rules for calls of function n: as the first call, after `before`, and as a later one."""
    # One lexeme each: a separate bracket could also begin text, and a lexer does not go back.
    first, later = (json.dumps(f"{sign}{function['name']}(") for sign in ("[", ", "))
    rules = []
    if before:
        rules.append(f"BEGIN_{n}: {before}{first}")
        first = f"BEGIN_{n}"
    rules += [f'begin_{n}: {first} arguments_{n} ")"', f'next_{n}: {later} arguments_{n} ")"']
    return rules + argument_rules(n, function["name"], function["parameters"])


def argument_rules(n: int, function: str, parameters: Mapping[str, Any]) -> list[str]:
    """Make the rules for the arguments of function n, beginning with `arguments_N`."""
    schema = close_schema(parameters)
    properties = schema.get("properties")
    if not isinstance(properties, Mapping) or COMBINED & schema.keys():
        return [
            f'arguments_{n}: (any_{n} (", " any_{n})*)?',
            rf'any_{n}: /[A-Za-z_][A-Za-z0-9_]*/ "=" %json {{}}',
        ]
    required = schema.get("required", [])
    check_properties(function, properties, required)
    shared = {name: schema[name] for name in SHARED if name in schema}
    rules = [f"arguments_{n}: first_{n}_0"]
    for at, (name, each) in enumerate(properties.items()):
        one = f"one_{n}_{at}"
        first = f"first_{n}_{at + 1}"
        more = f"more_{n}_{at + 1}"
        is_optional = name not in required
        rules += [
            f"one_{n}_{at}: {json.dumps(f'{name}=')} ({value(each, shared)})",
            f"first_{n}_{at}: {one} {more}" + (f" | {first}" if is_optional else ""),
            f'more_{n}_{at}: (", " {one}){"?" if is_optional else ""} {more}',
        ]
    return [*rules, f'first_{n}_{len(properties)}: ""', f'more_{n}_{len(properties)}: ""']


def check_properties(function: str, properties: Mapping[str, Any], required: object) -> None:
    """Raise Refused for arguments that cannot be written as name=value."""
    if not isinstance(required, list):
        raise Refused(f"tool {function}: required is a list of names, got {required!r:.80}")
    for name in properties:
        if not PROPERTY.fullmatch(name):
            raise Refused(
                f"tool {function}: a name of an argument has letters, digits, '_', '-', '.' and '$' where "
                f"calls are a Python list, got {name!r:.80}"
            )


def value(schema: object, shared: Mapping[str, Any]) -> str:
    """Return the grammar of a value: JSON by its schema; booleans also as Python spells them."""
    if not isinstance(schema, Mapping):
        return f"%json {json.dumps(schema)}"
    text = f"%json {json.dumps({**shared, **schema, 'x-guidance': COMPACT})}"
    return f'"True" | "False" | {text}' if schema.get("type") == "boolean" and "enum" not in schema else text
