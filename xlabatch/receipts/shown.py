"""What a response shows of an answer: the parts of its message, in each API whose responses have receipts.

Responses are JSON that anyone may have written. What is not of its API's form is left out, and then differs.
"""

import json
from collections.abc import Iterator
from typing import NamedTuple

from xlabatch.chat.message import read_message
from xlabatch.chat.reply import ReplyFormat
from xlabatch.receipts.canonical import Json

Call = tuple[str, Json]  # the name of a function, and its arguments


class ShownMessage(NamedTuple):
    content: str
    reasoning: str = ""
    calls: tuple[Call, ...] = ()


def shown_message(choice: Json) -> ShownMessage | None:
    """Return the message of a choice or a response; None if it has none."""
    match choice:
        case {"message": message}:
            return chat_message(message)
        case {"object": "response"}:
            return responses_message(choice.get("output"))
        case {"type": "message"}:
            return anthropic_message(choice.get("content"))
    return None


def split(text: str, format: ReplyFormat) -> ShownMessage:
    """Return the message that a server makes of an answer's text."""
    content, reasoning, calls = read_message(text, format, id="")
    return ShownMessage(content, reasoning, tuple((call.name, parse(call.arguments)) for call in calls))


def chat_message(message: Json) -> ShownMessage:
    """Read a message of `/v1/chat/completions`."""
    if not isinstance(message, dict):
        return ShownMessage("")
    calls = [call.get("function") for call in objects(message.get("tool_calls"))]
    calls += [message["function_call"]] if message.get("function_call") else []
    return ShownMessage(
        text_in(message, "content"),
        text_in(message, "reasoning_content"),
        tuple(read_call(call, "arguments") for call in calls),
    )


def responses_message(items: Json) -> ShownMessage:
    """Read the output of `/v1/responses`."""
    texts = {"message": "", "reasoning": ""}
    for item in objects(items):
        if item.get("type") in texts:
            texts[item["type"]] += "".join(text_in(part, "text") for part in objects(item.get("content")))
    calls = [read_call(item, "arguments") for item in objects(items) if item.get("type") == "function_call"]
    return ShownMessage(texts["message"], texts["reasoning"], tuple(calls))


def anthropic_message(blocks: Json) -> ShownMessage:
    """Read the content of `/v1/messages`."""
    return ShownMessage(
        "".join(text_in(block, "text") for block in objects(blocks) if block.get("type") == "text"),
        "".join(text_in(block, "thinking") for block in objects(blocks) if block.get("type") == "thinking"),
        tuple(read_call(block, "input") for block in objects(blocks) if block.get("type") == "tool_use"),
    )


def objects(value: Json) -> Iterator[dict[str, Json]]:
    return (each for each in value if isinstance(each, dict)) if isinstance(value, list) else iter(())


def text_in(value: dict[str, Json], name: str) -> str:
    found = value.get(name)
    return found if isinstance(found, str) else ""


def read_call(call: Json, arguments: str) -> Call:
    if not isinstance(call, dict):
        return "", None
    given = call.get(arguments)
    return text_in(call, "name"), parse(given) if isinstance(given, str) else given


def parse(arguments: str) -> Json:
    """Return what a call's arguments are as JSON; an empty object if they were cut off."""
    try:
        return json.loads(arguments)
    except (ValueError, RecursionError):
        return {}
