"""What a response shows of an answer: the parts of its message, in each API whose responses have receipts.

Responses are JSON that anyone may have written. What shows more than the parts that are compared is refused.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from xlabatch.chat.message import read_message
from xlabatch.chat.reply import ReplyFormat
from xlabatch.errors import Refused
from xlabatch.receipts.canonical import Json
from xlabatch.validation import printable

SHOWING = ("content", "delta", "message", "output", "text")  # the fields of all APIs that show an answer
CUT_OFF = {"length", "max_tokens", "incomplete"}
ENDED = {"stop", "tool_calls", "function_call", "end_turn", "stop_sequence", "tool_use", "completed"}


class ShownCall(NamedTuple):
    name: str
    arguments: str  # as the model has written them, or of an object their canonical JSON


class ShownText(NamedTuple):
    """The text of a completion, which may be no string."""

    value: Json


class ShownMessage(NamedTuple):
    """The parts of a reply."""

    content: str
    reasoning: str = ""
    calls: tuple[ShownCall, ...] = ()
    has_objects: bool = False  # the arguments of calls are objects, and not what the model has written


def read_shown(choice: Mapping[str, Json]) -> ShownMessage | ShownText | None:
    """Return the message of a choice or a response, or the text of a completion; None if it shows nothing."""
    match shown_field(choice):
        case "text":
            return ShownText(choice["text"])
        case "message":
            return chat_message(choice["message"])
        case "output":
            return responses_message(choice)
        case "content":
            return anthropic_message(choice["content"])
    return None


def shown_field(choice: Mapping[str, Json]) -> str | None:
    """Return the field that shows the answer, which also tells the API."""
    found = [name for name in SHOWING if name in choice and shows_answer(name, choice[name])]
    if len(found) > 1 or "delta" in found:
        raise Refused(f"a response with {' and '.join(found)} is of no API whose responses are compared")
    return found[0] if found else None


def shows_answer(name: str, value: Json) -> bool:
    """Return whether a field of this name shows an answer, and not only its form or how it ended."""
    if name == "delta" and isinstance(value, dict):
        return any(given for field, given in value.items() if field not in ("stop_reason", "stop_sequence"))
    return not (name == "text" and isinstance(value, dict))


def is_cut_off(choice: Mapping[str, Json]) -> bool | None:
    """Return whether a choice or a response says that its answer was cut off; None if it does not say it."""
    given = [choice.get(name) for name in ("finish_reason", "stop_reason", "status")]
    ends = {each for each in given if isinstance(each, str) and each in CUT_OFF | ENDED}
    return None if not ends else bool(ends & CUT_OFF)


def split(text: str, format: ReplyFormat, *, has_objects: bool) -> ShownMessage:
    """Return the message that a server makes of an answer's text."""
    content, reasoning, calls = read_message(text, format, id="")
    read = (
        ShownCall(call.name, canonical(parse(call.arguments)) if has_objects else call.arguments)
        for call in calls
    )
    return ShownMessage(content, reasoning, tuple(read), has_objects)


def chat_message(message: Json) -> ShownMessage:
    """Read a message of `/v1/chat/completions`."""
    fields = {"role", "content", "reasoning_content", "reasoning", "tool_calls", "function_call"}
    check_fields(message, "the message", fields)
    reasoning = text_in(message, "reasoning_content") or text_in(message, "reasoning")
    if text_in(message, "reasoning") not in ("", reasoning):
        raise Refused("the message has two reasonings")
    calls = []
    for call in objects(message, "tool_calls"):
        check_fields(call, "a call", {"id", "type", "index", "function"})
        calls.append(call.get("function"))
    calls += [message["function_call"]] if message.get("function_call") else []
    return ShownMessage(text_in(message, "content"), reasoning, tuple(map(read_call, calls)))


def responses_message(response: Mapping[str, Json]) -> ShownMessage:
    """Read the output of `/v1/responses`."""
    parts = {"message": "", "reasoning": ""}
    calls = []
    for item in objects(response, "output"):
        kind = item.get("type")
        if kind in parts:
            check_fields(item, f"a {kind}", {"type", "id", "role", "status", "content"})
            for part in objects(item, "content"):
                check_fields(part, "a part", {"type", "text", "annotations", "logprobs"})
                parts[kind] += text_in(part, "text")
        elif kind == "function_call":
            check_fields(item, "a call", {"type", "id", "call_id", "status", "name", "arguments"})
            calls.append(ShownCall(text_in(item, "name"), text_in(item, "arguments")))
        else:
            raise Refused(f"items of type {printable(kind, 40)} are not compared")
    if text_in(response, "output_text") not in ("", parts["message"]):
        raise Refused("the response has two texts")
    return ShownMessage(parts["message"], parts["reasoning"], tuple(calls))


def anthropic_message(blocks: Json) -> ShownMessage:
    """Read the content of `/v1/messages`."""
    parts = {"text": "", "thinking": ""}
    calls = []
    for block in objects({"content": blocks}, "content"):
        kind = block.get("type")
        if kind in parts:
            check_fields(block, f"a block of {kind}", {"type", kind, "signature", "citations"})
            parts[kind] += text_in(block, kind)
        elif kind == "tool_use":
            check_fields(block, "a call", {"type", "id", "name", "input"})
            calls.append(ShownCall(text_in(block, "name"), canonical(block.get("input"))))
        else:
            raise Refused(f"blocks of type {printable(kind, 40)} are not compared")
    return ShownMessage(parts["text"], parts["thinking"], tuple(calls), has_objects=True)


def check_fields(value: Json, name: str, known: Collection[str]) -> None:
    """Refuse what is no object, or shows something in a field that is not compared."""
    if not isinstance(value, dict):
        raise Refused(f"{name} is no object")
    for field, given in value.items():
        if field not in known and given not in (None, "", [], {}):
            raise Refused(f"{name} has a field {printable(field, 40)}, which is not compared")


def objects(value: Mapping[str, Json], name: str) -> Iterator[dict[str, Json]]:
    found = value.get(name)
    if found is not None and not (isinstance(found, list) and all(isinstance(each, dict) for each in found)):
        raise Refused(f"{name} is no list of objects")
    return iter(found or [])


def text_in(value: Mapping[str, Json], name: str) -> str:
    found = value.get(name)
    if found is not None and not isinstance(found, str):
        raise Refused(f"{name} is no text")
    return found or ""


def read_call(call: Json) -> ShownCall:
    check_fields(call, "a call", {"name", "arguments"})
    return ShownCall(text_in(call, "name"), text_in(call, "arguments"))


def parse(arguments: str) -> Json:
    """Return what a call's arguments are as JSON; an empty object if they were cut off."""
    try:
        return json.loads(arguments)
    except (ValueError, RecursionError):
        return {}


def canonical(value: Json) -> str:
    """Return the same text for equal values of equal types: 1, 1.0 and true are three."""
    return json.dumps(value, sort_keys=True)
