"""What a client's grammar may cost: refused by a cheap look at its text, before llguidance compiles it.

llguidance counts its own work (`PARSER_LIMITS`). It does not count the depth of its recursion, which
overflows the stack and ends the process at some thousand levels, nor the time of intersections and of objects
with many properties. Knows no matcher.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

MAX_CHARACTERS = {"json_schema": 131_072, "regex": 8_192, "grammar": 32_768}
MAX_DEFINITIONS = 500  # of a grammar: 2000 that refer to each other overflow the stack
MAX_INTERSECTIONS = 4  # & and ~ of a grammar: 12 take a second, 60 never end
MAX_DEPTH = 100  # of a schema
MAX_REFERENCE_LEVELS = 3_000  # of a schema, distinct references times depth: 14,000 overflow the stack
MAX_PROPERTIES = 1_000  # of all objects of a schema: their cost is quadratic, 3000 take 0.7 s
MAX_INTERSECTED_PATTERNS = 8  # of a schema that intersects schemas: 20 take three seconds
PARSER_LIMITS = {
    "initial_lexer_fuel": 100_000,  # compiling a regular expression: about 350 bytes and 1 us each
    "step_lexer_fuel": 30_000,  # the same for each token
    "step_max_items": 20_000,
    "max_lexer_states": 10_000,  # 1 to 2 KiB each, for each completion
    "max_grammar_size": 50_000,
    "verbose_errors": False,
}
LITERAL = re.compile(r'"(?:\\.|[^"\\\n])*"|/(?:\\.|[^/\\\n])+/')


def check_grammar(kind: str, text: str) -> None:
    """Raise ValueError if the text is too long, too deep or too costly for llguidance."""
    if len(text) > MAX_CHARACTERS[kind]:
        raise ValueError(f"has {len(text)} characters; at most {MAX_CHARACTERS[kind]} are possible")
    if kind == "grammar":
        check_lark(text)
    if kind == "json_schema":
        check_schema(json.loads(text))


def check_lark(text: str) -> None:
    """Limit the definitions and the intersections of a grammar in Lark's notation."""
    operators = LITERAL.sub("", text)
    limit("definitions", text.count(":"), MAX_DEFINITIONS)
    limit("operators & and ~", operators.count("&") + operators.count("~"), MAX_INTERSECTIONS)
    embedded = operators.count("%json") + operators.count("@")
    limit("embedded schemas and grammars", embedded, MAX_INTERSECTIONS)


def check_schema(schema: Any) -> None:
    """Limit the depth, the properties, the references and the intersections of a schema."""
    depth = properties = patterns = 0
    references, intersects = set(), False
    for level, node in objects(schema):
        depth = max(depth, level)
        properties += count(node.get("properties")) + count(node.get("patternProperties"))
        patterns += ("pattern" in node or "format" in node) + count(node.get("patternProperties"))
        intersects |= "allOf" in node or ("$ref" in node and len(node) > 1)
        references |= {str(node["$ref"])} if "$ref" in node else set()
    limit("levels", depth, MAX_DEPTH)
    limit("properties", properties, MAX_PROPERTIES)
    limit("different references times levels", len(references) * depth, MAX_REFERENCE_LEVELS)
    if intersects:
        limit("patterns and formats together with allOf", patterns, MAX_INTERSECTED_PATTERNS)


def objects(schema: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every object within a schema and its depth; without recursion, because a schema may be deep."""
    stack = [(1, schema)]
    while stack:
        level, node = stack.pop()
        if isinstance(node, dict):
            yield level, node
            stack += [(level + 1, value) for value in node.values()]
        elif isinstance(node, list):
            stack += [(level + 1, value) for value in node]


def count(value: Any) -> int:
    return len(value) if isinstance(value, dict) else 0


def limit(name: str, number: int, most: int) -> None:
    if number > most:
        raise ValueError(f"has {number} {name}; at most {most} are possible")
