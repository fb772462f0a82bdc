"""A finished reply as a message of its conversation: text, reasoning and calls of tools."""

import hashlib
from typing import Any, NamedTuple

from xlabatch.chat.channels import reply_reader
from xlabatch.chat.reply import ReplyFormat

CALL_ID_LENGTH = 9  # letters and digits; Mistral's templates require this length


class ToolCall(NamedTuple):
    """A call of a function in a reply."""

    id: str
    name: str
    arguments: str  # JSON


class ReplyParts(NamedTuple):
    """What a reply consists of."""

    content: str
    reasoning: str
    tool_calls: tuple[ToolCall, ...]

    def as_dict(self) -> dict[str, Any]:
        """The message as a conversation continues with it."""
        content = None if self.tool_calls and not self.content else self.content
        message: dict[str, Any] = {"role": "assistant", "content": content}
        if self.reasoning:
            message["reasoning_content"] = self.reasoning
        if self.tool_calls:
            message["tool_calls"] = [
                {"id": id, "type": "function", "function": {"name": name, "arguments": arguments}}
                for id, name, arguments in self.tool_calls
            ]
        return message


def read_message(text: str, format: ReplyFormat, id: str) -> ReplyParts:
    """Read a whole reply. The ids of its calls derive from its own."""
    parts = {"content": "", "reasoning": ""}
    calls: list[ToolCall] = []
    for piece in reply_reader(format).push(text, last=True):
        if piece.kind == "name":
            calls.append(ToolCall(call_id(id, len(calls)), piece.text, ""))
        elif piece.kind == "arguments":
            calls[-1] = calls[-1]._replace(arguments=calls[-1].arguments + piece.text)
        else:
            parts[piece.kind] += piece.text
    return ReplyParts(**parts, tool_calls=tuple(calls))


def call_id(message_id: str, number: int) -> str:
    """The id of a message's call, so that equal replies have equal ids."""
    return hashlib.sha256(repr((message_id, number)).encode()).hexdigest()[:CALL_ID_LENGTH]
