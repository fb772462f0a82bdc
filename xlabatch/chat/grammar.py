"""The grammar of a reply in Lark's notation: text, reasoning, and calls with valid arguments."""

import json
import re
from collections.abc import Callable
from typing import Any

from xlabatch.chat.channel_grammar import channel_rules
from xlabatch.chat.formats import ToolFormat
from xlabatch.chat.pythonic_grammar import COMPACT, pythonic_rules
from xlabatch.chat.reply import ReplyFormat
from xlabatch.chat.tools import Tools, closed

SpecialId = Callable[[str], int | None]  # the id of a text that is one special token
TEXT = r"TEXT: /(.|\n)*/"
SPACE = r"SPACE: /[ \n]*/"


def reply_grammar(tools: Tools | None, reply: ReplyFormat, schema: Any, special_id: SpecialId) -> str | None:
    """Return the grammar of a reply; None if any text will do. The schema is for the reply's text."""
    format, marks = reply.tools, reply.reasoning
    text = None if schema is None else f"%json {json.dumps(closed(schema))}"
    rules: list[str] = []
    if tools and format and tools.callable:
        if format.keywords:
            rules, body = pythonic_rules(tools, text, None if reply.is_reasoning else marks)
        else:
            rules, body = call_rules(tools, format, text, special_id)
    elif text:
        body = text
    else:
        return None
    if marks and reply.is_reasoning:
        end = literal(marks[1], special_id)
        rules.append(f"reasoning[lazy]: TEXT {end}" if end.startswith('"') else f"reasoning: TEXT {end}")
        body = f"reasoning SPACE ({body})"
        rules.append(SPACE)
    return "\n".join(["%llguidance {}", f"start: {body}", *rules, TEXT])


def channels_grammar(tools: Tools | None, schema: Any, begun: str, special_id: SpecialId) -> str | None:
    """Return the grammar of a reply in channels; None if any text will do. The schema is for the answer."""
    functions = [(each["name"], arguments(each)) for each in (tools.callable if tools else ())]
    if not functions and schema is None:
        return None
    text = None if schema is None else f"%json {json.dumps(closed(schema))}"
    is_required = tools is not None and tools.mode == "required"
    rules, body = channel_rules(functions, is_required, text, begun, lambda text: literal(text, special_id))
    return "\n".join(["%llguidance {}", f"start: {body}", *rules, TEXT])


def call_rules(
    tools: Tools, format: ToolFormat, text: str | None, special_id: SpecialId
) -> tuple[list[str], str]:
    """Make rules for tool calls -> the rules, and the body of the reply in terms of them."""

    def of(string: str) -> str:
        return literal(string, special_id)

    several = tools.parallel and not tools.only
    call = " | ".join(f"call_{n}" for n in range(len(tools.callable)))
    more = f"({of(format.separator)} one)*" if format.separator and several else ""
    trigger = of(format.trigger)
    rules = [
        *(
            f"call_{n}: {json.dumps(each['name'])} {of(format.between)} {arguments(each)} {of(format.after)}"
            for n, each in enumerate(tools.callable)
        ),
        f"one: {call}",
        f"calls: {of(format.open + format.before)} one {more} {of(format.close)}",
    ]
    repeated = several and format.block_separator is not None
    if tools.mode == "required":
        again = f" ({of(format.block_separator or '')} {trigger} calls)*" if repeated else ""
        return rules, f"{trigger} calls{again}"
    if text:  # either calls, or text that matches the schema
        return rules, f"{trigger} calls | {text}"
    lazy = "[lazy]" if trigger.startswith('"') else ""
    rules += [f"begin{lazy}: TEXT {trigger}", "block: begin calls"]
    return rules, "block* TEXT" if repeated else "block | TEXT"


def arguments(function: dict[str, Any]) -> str:
    """Return the grammar of a function's arguments: its schema, spaced as Python's json writes it."""
    schema = {"type": "object", **closed(function["parameters"]), "x-guidance": COMPACT}
    return f"%json {json.dumps(schema)}"


def literal(string: str, special_id: SpecialId) -> str:
    """Write a fixed text in Lark's notation; special tokens in it by their ids."""
    parts = [part for part in re.split(r"(<[^<>\s]+>|\[[A-Z_/]+\])", string) if part]
    ids = [special_id(part) for part in parts]
    return " ".join(
        json.dumps(part) if id is None else f"<[{id}]>" for part, id in zip(parts, ids, strict=True)
    )
