"""The items in bodies and responses of `/v1/responses`, and their translation to chat messages."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal
from uuid import uuid4

from pydantic import BaseModel, ConfigDict, Field

from xlabatch.protocols.chat_messages import MAX_MESSAGES, MAX_PARTS
from xlabatch.protocols.formatting import Json


class ItemPart(BaseModel):
    """A part of a content. Other fields, such as annotations, have no effect here."""

    model_config = ConfigDict(extra="ignore", strict=True)

    type: Literal["input_text", "output_text", "text", "reasoning_text", "summary_text", "refusal"]
    text: str = ""
    refusal: str = ""


Parts = Annotated[list[ItemPart], Field(max_length=MAX_PARTS, fail_fast=True)]


class Item(BaseModel):
    """A message, a function call, its output, or reasoning."""

    model_config = ConfigDict(extra="ignore", strict=True)

    type: Literal["message", "function_call", "function_call_output", "reasoning"] = "message"
    id: str | None = None
    role: Literal["user", "assistant", "system", "developer"] = "user"
    content: str | Parts | None = None
    summary: Parts = Field(default_factory=list)
    call_id: str = ""
    name: str = ""
    arguments: str = ""
    output: str | Parts = ""


Items = Annotated[list[Item], Field(min_length=1, max_length=MAX_MESSAGES, fail_fast=True)]


def join_text(content: str | Sequence[ItemPart] | None) -> str:
    if content is None or isinstance(content, str):
        return content or ""
    return "".join(part.text or part.refusal for part in content)


def chat_messages(items: Iterable[Item]) -> list[Json]:
    """Translate to chat messages. Reasoning, text and calls of one assistant turn become one message."""
    messages: list[Json] = []
    for item in items:
        if item.type == "function_call_output":
            messages.append({"role": "tool", "tool_call_id": item.call_id, "content": join_text(item.output)})
        elif item.type == "message" and item.role != "assistant":
            role = "system" if item.role == "developer" else item.role
            messages.append({"role": role, "content": join_text(item.content)})
        else:
            add_to_turn(messages, item)
    return messages


def add_to_turn(messages: list[Json], item: Item) -> None:
    """Add an assistant's item to the last message, or begin a new message."""
    turn = messages[-1] if messages and messages[-1]["role"] == "assistant" else None
    if turn is None or (item.type != "function_call" and (turn["content"] or turn.get("tool_calls"))):
        turn = {"role": "assistant", "content": ""}
        messages.append(turn)
    if item.type == "reasoning":
        turn["reasoning_content"] = join_text(item.content) or join_text(item.summary)
    elif item.type == "message":
        turn["content"] = join_text(item.content)
    else:
        function = {"name": item.name, "arguments": item.arguments}
        call = {"id": item.call_id, "type": "function", "function": function}
        turn.setdefault("tool_calls", []).append(call)


def shown_item(item: Item) -> Json:
    """Return an item as `/v1/responses/ID/input_items` lists it."""
    shown = item.model_dump(exclude_unset=True, exclude_none=True) | {"type": item.type}
    if item.type == "message":
        kind = "output_text" if item.role == "assistant" else "input_text"
        shown["role"] = item.role
        if not isinstance(item.content, list):
            shown["content"] = [{"type": kind, "text": item.content or ""}]
    return {**shown, "id": item.id or f"item_{uuid4().hex[:24]}"}
