"""The grammar of a reply in Lark's notation: text, reasoning, and calls with valid arguments."""

import json
import re
from collections.abc import Callable, Mapping
from functools import partial

from xlabatch.chat.channels import CHANNEL, MESSAGE, ROLE
from xlabatch.chat.formats import ToolFormat
from xlabatch.chat.pythonic_grammar import COMPACT, pythonic_rules
from xlabatch.chat.reply import ReplyFormat
from xlabatch.chat.tools import Json, Tools, close_schema

SpecialIds = Mapping[str, int]  # the ids of special tokens by their text
Write = Callable[[str], str]  # a fixed text in Lark's notation
Rules = tuple[list[str], str]  # and the reply in terms of them
TEXT = r"TEXT: /(.|\n)*/"
SPACE = r"SPACE: /[ \n]*/"
HEAD = "%llguidance {}"
SCHEMA_PROBLEM = re.compile(r"at (\d+)\(\d+\): failed to compile JSON schema: (.+?) (?:\d+ \||\.\.\. )")


def reply_grammar(
    tools: Tools | None, reply: ReplyFormat, schema: object, special_ids: SpecialIds
) -> str | None:
    """Return the grammar of a reply; None if any text will do. The schema is for the reply's text.

    A schema alone needs no grammar.
    """
    write = partial(literal, special_ids=special_ids)
    text = None if schema is None else f"%json {json.dumps(close_schema(schema))}"
    if reply.has_channels:
        if not text and not (tools and tools.callable):
            return None
        rules, body = channel_rules(tools, text, reply.begun, write)
    elif reply.tools and tools and tools.callable:
        if reply.tools.keywords:
            rules, body = pythonic_rules(tools, text, None if reply.is_reasoning else reply.reasoning)
        else:
            rules, body = call_rules(tools, reply.tools, text, write)
    elif text and reply.is_reasoning:
        rules = []
        body = text
    else:
        return None
    if reply.reasoning and reply.is_reasoning:
        rules += [lazy_rule("reasoning", write(reply.reasoning[1])), SPACE]
        body = f"reasoning SPACE ({body})"
    return "\n".join([HEAD, f"start: {body}", *rules, TEXT])


def schema_problem(grammar: str, problem: str) -> str | None:
    """Name the tool, or else json_schema, whose schema llguidance refuses in a grammar of `reply_grammar`.

    None for other grammars and other problems.
    """
    found = SCHEMA_PROBLEM.match(problem)
    if not found or not (grammar.startswith(f"{HEAD}\nstart: ") and grammar.endswith(TEXT)):
        return None
    rule = re.match(r"[a-z]+_(\d+)", grammar.split("\n")[int(found[1]) - 1])
    name = rule and re.search(
        rf'^(?:call|next)_{rule[1]}: [^"]*"(?:, | to=functions\.)?([\w.-]+)', grammar, re.MULTILINE
    )
    return f"tools: parameters of {name[1]}: {found[2]}" if name else f"json_schema: {found[2]}"


def call_rules(tools: Tools, format: ToolFormat, text: str | None, write: Write) -> Rules:
    """Make the rules for tool calls. `text` is the grammar of a reply without calls."""
    several = tools.parallel and not tools.only
    trigger = write(format.trigger)
    between = write(format.between)
    after = write(format.after)
    more = f"({write(format.separator)} one)*" if format.separator and several else ""
    rules = [
        *(
            f"call_{n}: {json.dumps(each['name'])} {between} {arguments(each)} {after}"
            for n, each in enumerate(tools.callable)
        ),
        f"one: {' | '.join(f'call_{n}' for n in range(len(tools.callable)))}",
        f"calls: {write(format.open + format.before)} one {more} {write(format.close)}",
    ]
    repeated = several and format.block_separator is not None
    if tools.mode == "required":
        again = f" ({write(format.block_separator or '')} {trigger} calls)*" if repeated else ""
        return rules, f"{trigger} calls{again}"
    if text:
        return rules, f"{trigger} calls | {text}"
    rules += [lazy_rule("begin", trigger), "block: begin calls"]
    return rules, "block* TEXT" if repeated else "block | TEXT"


def channel_rules(tools: Tools | None, text: str | None, begun: str, write: Write) -> Rules:
    """Make the rules for a reply in channels, which has one call at most, at its end.

    `begun` is the unfinished message at the end of the prompt. `text` is the grammar of the answer.
    """
    channel = write(CHANNEL)
    message = write(MESSAGE)
    role = write(ROLE)
    json_mark = f'(" " {write("<|constrain|>")}? "json")?'
    functions = tools.callable if tools else []
    rules = [
        lazy_rule("text_end", write("<|end|>")),
        f"thought: {channel} {write('analysis')} {message} text_end {role}",
        f"preamble: {channel} {write('commentary')} {message} text_end {role}",
    ]
    for n, function in enumerate(functions):  # the name follows the role or the channel
        to = write(f" to=functions.{function['name']}")
        own = f'{channel} ("analysis" | "commentary")'
        rules.append(f"call_{n}: ({to} {own} | {own} {to}) {json_mark} {message} {arguments(function)}")
    is_required = tools is not None and tools.mode == "required"
    endings = [f"call_{n}" for n in range(len(functions))]
    if not is_required:
        endings.append(f"{channel} {write('final')} {json_mark if text else ''} {message} {text or 'TEXT'}")
    body = f"{'(thought | preamble)*' if functions else 'thought*'} ({' | '.join(endings)})"
    if MESSAGE in begun:
        rest = f"text_end {role} {body}"
        return rules, rest if is_required else f"{text or 'TEXT'} | {rest}"
    return rules, body if begun else f"{role}? {body}"


def lazy_rule(name: str, end: str) -> str:
    """Make a rule for any text up to a mark, which is a special token or text."""
    return f"{name}[lazy]: TEXT {end}" if end.startswith('"') else f"{name}: TEXT {end}"


def arguments(function: Json) -> str:
    """Return the grammar of a function's arguments: its schema, spaced as Python's json writes it."""
    schema = {"type": "object", **close_schema(function["parameters"]), "x-guidance": COMPACT}
    return f"%json {json.dumps(schema)}"


def literal(string: str, special_ids: SpecialIds) -> str:
    """Write a fixed text in Lark's notation; special tokens in it by their ids."""
    parts = [part for part in re.split(r"(<[^<>\s]+>|\[[A-Z_/]+\])", string) if part]
    ids = [special_ids.get(part) for part in parts]
    return " ".join(
        json.dumps(part) if id is None else f"<[{id}]>" for part, id in zip(parts, ids, strict=True)
    )
