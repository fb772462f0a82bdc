"""What a client's grammar may cost: refused by a cheap look at its text, before llguidance compiles it.

llguidance counts its own work (`PARSER_LIMITS`). It does not count the depth of its recursion, which
overflows the stack and ends the process at some thousand levels, nor the time of intersections and of objects
with many properties. Knows no matcher.
"""

import json
from collections.abc import Iterator
from typing import Any

MAX_CHARACTERS = {"json_schema": 131_072, "regex": 8_192, "grammar": 32_768}
MAX_DEFINITIONS = 500  # of a grammar: 2000 that refer to each other overflow the stack
MAX_BRACKETS = 1_500  # of a grammar, definitions included: 4900 within each other overflow the stack
MAX_INTERSECTIONS = 8  # & and ~ of a grammar, in strings too: 12 take a second, 60 never end
MAX_DEPTH = 100  # of a schema
MAX_REFERENCE_LEVELS = 3_000  # of a schema, distinct references times depth: 14,000 overflow the stack
MAX_PROPERTIES = 1_000  # of all objects of a schema: their cost is quadratic, 3000 take 0.7 s
MAX_INTERSECTED_PATTERNS = 8  # of a schema that intersects schemas: 20 take three seconds
MAX_OPTIONAL_ITEMS = 1_000  # question marks of regular expressions: their cost is quadratic, 4000 take 3 s
MAX_MULTIPLES = 100_000  # the sum of a schema's multipleOf: 3 million take over 20 s
PARSER_LIMITS = {
    "initial_lexer_fuel": 100_000,  # compiling a regular expression: about 350 bytes and 1 us each
    "step_lexer_fuel": 30_000,  # the same for each token
    "step_max_items": 20_000,
    "max_lexer_states": 10_000,  # 1 to 2 KiB each, for each completion
    "max_grammar_size": 50_000,
    "verbose_errors": False,
}


def check_grammar(kind: str, text: str) -> None:
    """Raise ValueError if the text is too long, too deep or too costly for llguidance."""
    if len(text) > MAX_CHARACTERS[kind]:
        raise ValueError(f"has {len(text)} characters; at most {MAX_CHARACTERS[kind]} are possible")
    if kind == "json_schema":
        check_schema(json.loads(text))
    else:
        limit("question marks", text.count("?"), MAX_OPTIONAL_ITEMS)
    if kind == "grammar":
        check_lark(text)


def check_lark(text: str) -> None:
    """Limit the definitions and the intersections of a grammar in Lark's notation."""
    brackets = sum(text.count(each) for each in "([{")
    limit("definitions and brackets", text.count(":") + brackets, MAX_BRACKETS)
    limit("definitions", text.count(":"), MAX_DEFINITIONS)
    limit("operators & and ~", text.count("&") + text.count("~"), MAX_INTERSECTIONS)


def check_schema(schema: Any) -> None:
    """Limit the depth, the properties, the references and the intersections of a schema."""
    nodes = list(objects(schema))
    depth = max((level for level, _ in nodes), default=0)
    keys = "properties", "patternProperties"
    properties = sum(count(node.get(key)) for _, node in nodes for key in keys)
    references = {str(node["$ref"]) for _, node in nodes if "$ref" in node}
    limit("levels", depth, MAX_DEPTH)
    limit("properties", properties, MAX_PROPERTIES)
    limit("different references times levels", len(references) * depth, MAX_REFERENCE_LEVELS)
    limit("as the sum of its multipleOf", sum(multiple(node) for _, node in nodes), MAX_MULTIPLES)
    patterns = [pattern for _, node in nodes for pattern in patterns_of(node)]
    limit("question marks in patterns", sum(each.count("?") for each in patterns), MAX_OPTIONAL_ITEMS)
    if any("allOf" in node or ("$ref" in node and len(node) > 1) for _, node in nodes):
        limit("patterns and formats together with allOf", len(patterns), MAX_INTERSECTED_PATTERNS)


def patterns_of(node: dict[str, Any]) -> list[str]:
    """The regular expressions of an object of a schema; a format is one too."""
    several = node.get("patternProperties")
    own = [str(node[key]) for key in ("pattern", "format") if key in node]
    return own + (list(several) if isinstance(several, dict) else [])


def multiple(node: dict[str, Any]) -> int:
    """How many states the multipleOf of a schema needs: its digits as an integer."""
    value = node.get("multipleOf")
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return 0
    digits = f"{value:.15g}".partition("e")[0].replace(".", "").strip("-0")
    return int(digits) if digits.isdigit() else 0


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
