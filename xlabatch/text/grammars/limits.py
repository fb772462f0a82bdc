"""Limit what a client's grammar may cost, by a quick look at its text before llguidance compiles it.

llguidance counts its own work (`PARSER_LIMITS`). It counts neither the depth of its recursion, which
overflows the stack and ends the process at some thousand levels, nor the time for intersections, unions and
objects with many properties. A step of the engine may have to do such work long after the grammar was
compiled, so a trial compilation is not enough. Knows no matcher.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from xlabatch.chat.tools import Json
from xlabatch.errors import Refused

PREPARED_AHEAD = 65_536  # tokens of a vocabulary that a server prepares before it has a grammar, in 0.5 s
MAX_CHARACTERS = {"json_schema": 131_072, "regex": 8_192, "grammar": 131_072}
MAX_OUTSIDE = 32_768  # characters of a grammar outside its schemas
MAX_DEFINITIONS = 500  # in a grammar: 2000 that refer to each other overflow the stack
MAX_BRACKETS = 1_500  # in a grammar, plus its definitions: 4900 nested ones overflow the stack
MAX_INTERSECTIONS = 8  # & and ~ in a grammar, also within strings: 12 take a second, 60 never end
MAX_DEPTH = 100  # in a schema
MAX_REFERENCE_LEVELS = 3_000  # in a schema, distinct references times depth: 14,000 overflow the stack
MAX_PROPERTIES = 1_000  # in all objects of a schema: their cost is quadratic, 3000 take 0.7 s
MAX_INTERSECTED_PATTERNS = 8  # in a schema that intersects schemas: 20 take three seconds
MAX_OPTIONAL_ITEMS = 1_000  # in regular expressions: their cost is quadratic, 15,000 take over a minute
MAX_MULTIPLES = 10_000  # the sum of a schema's multipleOf: 100,000 take 2 s and 48 MB
PARSER_LIMITS = {
    "initial_lexer_fuel": 100_000,  # compiling a regular expression: about 350 bytes and 1 us each
    "step_lexer_fuel": 30_000,  # the same for each token
    "step_max_items": 20_000,
    "max_lexer_states": 10_000,  # 1 to 2 KiB each, for each completion
    "max_grammar_size": 50_000,
    "verbose_errors": False,
}
# What may match nothing: `?`, `*`, repetitions from 0, and empty alternatives; also in Lark's notation.
OPTIONAL = re.compile(r"[?*]|[{~]\s*[0,]|[(|/:]\s*[|)]|\|\s*[)|/#]")
# Lark's notation as llguidance reads it: literals that may hold any character (strings, regular expressions,
# comments, special tokens), directives before JSON, names of terminals, and what begins a definition.
LITERAL = re.compile(r'"(?:\\.|[^"\\\n])*+"?|(?:#|//)[^\n]*|/(?:\\.|[^/\\])++/?|<[^<>\s]++>')
DIRECTIVE = re.compile(r"%(json|regex|llguidance)[ \t\r\n]*")
TERMINAL = re.compile(r"_?[A-Z][_A-Z0-9-]*")
DEFINITION = re.compile(
    r"(?:^|\{|%override)[ \t]*([?!]*_?[A-Za-z][\w-]*)"
    r"((?:[ \t]|::_|\.[ \t]*[+-]?\d+|\{[^{}\n]*+\}|\[[^][{\n]*+\])*+):|(%ignore)",
    re.MULTILINE,
)
COLON = re.compile(r"(?<!:):(?!:)")
GUIDANCE = ("item_separator", "key_separator", "whitespace_pattern")  # llguidance's own keys, in x-guidance


def check_grammar(kind: str, text: str) -> None:
    """Raise Refused if the text is too long, too deep or too costly for llguidance."""
    limit("characters", len(text), MAX_CHARACTERS[kind])
    if kind == "json_schema":
        check_schema(json.loads(text))
    elif kind == "regex":
        limit("optional items", count_optional(text), MAX_OPTIONAL_ITEMS)
    else:
        check_lark(text)


def check_lark(text: str) -> None:
    """Limit the definitions, intersections and schemas of a grammar in Lark's notation.

    A schema is checked by its own limits; colons and brackets in it do not count here.
    """
    plain = LITERAL.sub(lambda literal: " " * len(literal[0]), text)
    schemas = list[object]()
    schema_spans = list[slice]()
    json_spans = list[slice]()
    for directive in DIRECTIVE.finditer(plain):
        try:
            value, end = json.JSONDecoder().raw_decode(text, directive.end())
        except (ValueError, RecursionError):
            raise Refused(f"has a %{directive[1]} that no JSON follows") from None
        json_spans.append(slice(directive.end(), end))
        if directive[1] == "json":
            schemas.append(value)
            schema_spans.append(json_spans[-1])
    check_schema(schemas)
    outside = len(text) - sum(span.stop - span.start for span in schema_spans)
    limit("characters outside of schemas", outside, MAX_OUTSIDE)
    text = blank(text, schema_spans)
    plain = blank(plain, json_spans)
    definitions = text.count(":")
    limit("definitions and brackets", definitions + sum(map(text.count, "([{")), MAX_BRACKETS)
    limit("definitions", definitions, MAX_DEFINITIONS)
    limit("operators & and ~", text.count("&") + text.count("~"), MAX_INTERSECTIONS)
    limit("optional items", count_optional(text), MAX_OPTIONAL_ITEMS)
    limit("optional items, each counted where it is used", expand_items(text, plain), MAX_OPTIONAL_ITEMS)


def blank(text: str, spans: Iterable[slice]) -> str:
    """Replace these spans, which are in order, by spaces."""
    parts = list[str]()
    at = 0
    for span in spans:
        parts += [text[at : span.start], " " * (span.stop - span.start)]
        at = span.stop
    return "".join([*parts, text[at:]])


def expand_items(text: str, plain: str) -> int:
    """Return the highest count of optional items in one terminal, counting the terminals that it refers to.

    Ten lines can double the count ten times. `plain` is the text with spaces in place of literals and JSON. A
    terminal that refers to itself has too many.
    """
    heads = list(DEFINITION.finditer(plain))
    if len(COLON.findall(plain)) > sum(head[0].endswith(":") for head in heads):
        raise Refused("has a ':' that does not follow the name of a definition")
    items = Counter[str]()
    references: dict[str, list[str]] = {}
    for head, end in zip(heads, [*(head.start() for head in heads), len(text)][1:], strict=True):
        name = head[1] or head[3]
        body = plain[head.end() : end]
        if head[1] and not (TERMINAL.fullmatch(name) or "[" in head[2] or re.search("[&~]", body)):
            continue  # a rule, which does not become a regular expression
        items[name] += count_optional(text[head.end() : end]) + body.count("[")
        references.setdefault(name, []).extend(TERMINAL.findall(body + (head[2] or "")))
    counts: dict[str, int] = {}

    def expand(name: str) -> int:
        if name not in counts:
            counts[name] = MAX_OPTIONAL_ITEMS + 1
            total = items.get(name, 1) + sum(map(expand, references.get(name, ())))
            counts[name] = min(max(total, 1), MAX_OPTIONAL_ITEMS + 1)
        return counts[name]

    return max(map(expand, items), default=0)


def check_schema(schema: object) -> None:
    """Limit the depth, properties, references and intersections of a schema."""
    levels = list(walk_objects(schema))
    nodes = [node for _, node in levels]
    depth = max((level for level, _ in levels), default=0)
    named = [node.get(key) for node in nodes for key in ("properties", "patternProperties")]
    references = {str(node["$ref"]) for node in nodes if "$ref" in node}
    limit("levels", depth, MAX_DEPTH)
    limit("properties", sum(len(each) for each in named if isinstance(each, dict)), MAX_PROPERTIES)
    limit("different references times levels", len(references) * depth, MAX_REFERENCE_LEVELS)
    limit("as the sum of its multipleOf", sum(map(count_multiples, nodes)), MAX_MULTIPLES)
    patterns = [pattern for node in nodes for pattern in find_patterns(node)]
    limit("optional items in patterns", sum(map(count_optional, patterns)), MAX_OPTIONAL_ITEMS)
    if any("allOf" in node or ("$ref" in node and len(node) > 1) for node in nodes):
        limit("patterns and formats together with allOf", len(patterns), MAX_INTERSECTED_PATTERNS)


def count_optional(regex: str) -> int:
    return len(OPTIONAL.findall(regex))


def find_patterns(node: Json) -> list[str]:
    """Return the regular expressions in one object of a schema; a format counts as one."""
    several = node.get("patternProperties")
    own = [node[key] for key in ("pattern", "format", *GUIDANCE) if isinstance(node.get(key), str)]
    return own + (list(several) if isinstance(several, dict) else [])


def count_multiples(node: Json) -> int:
    """Return how many states a schema's multipleOf needs: its digits read as an integer."""
    value = node.get("multipleOf")
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return 0
    digits = f"{value:.15g}".partition("e")[0].replace(".", "").strip("-0")
    return int(digits) if digits.isdigit() else 0


def walk_objects(schema: object) -> Iterator[tuple[int, Json]]:
    """Yield every object within a schema with its depth. No recursion, because a schema may be deep."""
    stack = [(1, schema)]
    while stack:
        level, node = stack.pop()
        if isinstance(node, dict):
            yield level, node
            stack += [(level + 1, value) for value in node.values()]
        elif isinstance(node, list):
            stack += [(level + 1, value) for value in node]


def limit(name: str, number: int, most: int) -> None:
    if number > most:
        raise Refused(f"has {number} {name}; the limit is {most}")
