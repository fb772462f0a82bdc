"""The grammar of calls with Python's keywords: in the order of the schema, each by its own schema."""

import json
import re
from collections.abc import Mapping
from typing import Any

from xlabatch.chat.tools import COMBINED, Tools, closed

COMPACT = {"whitespace_flexible": False, "item_separator": ", ", "key_separator": ": "}
SHARED = ("$defs", "definitions")  # what schemas within a schema refer to


def keyword_rules(tools: Tools, text: str | None) -> tuple[list[str], str]:
    """Rules for a list of calls -> the rules, and the body of the reply in terms of them."""
    names, rules = [each["name"] for each in tools.callable], list[str]()
    for n, each in enumerate(tools.callable):
        # one literal each: a bracket of its own could also begin text, and a lexer does not go back
        for rule, begin in (("begin", "["), ("next", ", ")):
            rules.append(f'{rule}_{n}: {json.dumps(f"{begin}{names[n]}(")} arguments_{n} ")"')
        rules += argument_rules(n, each["parameters"])
    first, more = (" | ".join(f"{rule}_{n}" for n in range(len(names))) for rule in ("begin", "next"))
    repeated = f"({more})*" if tools.parallel and not tools.only else ""
    calls = f'({first}) {repeated} "]"'
    if tools.mode == "required":
        return rules, calls
    if text:
        return rules, f"{calls} | {text}"
    known = "|".join(map(re.escape, names))
    rules += [rf"CALLS: /[ \n]*\[({known})\((.|\n)*/", "OTHER: TEXT & ~CALLS"]
    return rules, f"{calls} | OTHER"


def argument_rules(n: int, parameters: Mapping[str, Any]) -> list[str]:
    """Rules for the arguments of function n, of which the first is `arguments_N`."""
    schema = closed(parameters)
    properties = schema.get("properties")
    if not isinstance(properties, Mapping) or COMBINED & schema.keys():
        return [f'arguments_{n}: (any_{n} (", " any_{n})*)?', rf'any_{n}: /[A-Za-z_]\w*/ "=" %json {{}}']
    shared = {name: schema[name] for name in SHARED if name in schema}
    rules = [f"arguments_{n}: first_{n}_0"]
    for at, (name, each) in enumerate(properties.items()):
        one, first, more = f"one_{n}_{at}", f"first_{n}_{at + 1}", f"more_{n}_{at + 1}"
        is_optional = name not in schema.get("required", ())
        rules += [
            f"one_{n}_{at}: {json.dumps(f'{name}=')} ({value(each, shared)})",
            f"first_{n}_{at}: {one} {more}" + (f" | {first}" if is_optional else ""),
            f'more_{n}_{at}: (", " {one}){"?" if is_optional else ""} {more}',
        ]
    return [*rules, f'first_{n}_{len(properties)}: ""', f'more_{n}_{len(properties)}: ""']


def value(schema: Any, shared: Mapping[str, Any]) -> str:
    """A value of a schema, in JSON; of true and false Python's spelling too."""
    if not isinstance(schema, Mapping):
        return f"%json {json.dumps(schema)}"
    text = f"%json {json.dumps({**shared, **schema, 'x-guidance': COMPACT})}"
    return f'"True" | "False" | {text}' if schema.get("type") == "boolean" and "enum" not in schema else text
