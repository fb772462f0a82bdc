"""Prepare a conversation with its tools for a chat template, and describe the reply to it.

If the template does not know tools, the system message describes them, and calls and results become plain
text.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from xlabatch.chat.channels import begun_message
from xlabatch.chat.formats import ToolFormat, knows_tools, reasoning_marks, tool_format
from xlabatch.chat.grammar import SpecialIds, literal, reply_grammar
from xlabatch.chat.pythonic import write_list
from xlabatch.chat.reply import ReplyFormat
from xlabatch.chat.tools import Json, Tools, read_tools
from xlabatch.errors import Refused

RESERVED = {  # arguments of the function that renders templates
    *("chat_template", "conversations", "messages", "tools", "documents", "return_assistant_tokens_mask"),
    *("add_generation_prompt", "continue_final_message"),
}
INSTRUCTION = """You may call functions. Their signatures, one in each line:
{functions}
To call one, reply with a line for it, its name and its arguments in JSON:
{example}"""


@dataclass(frozen=True)
class ChatOptions:
    """A request's options for the template and for the form of the reply."""

    tools: Sequence[Any] | None = None
    tool_choice: Any = None
    parallel_tool_calls: bool | None = None
    add_generation_prompt: bool = True
    continue_final_message: bool = False
    chat_template_kwargs: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Conversation:
    """Messages and options as a chat template gets them."""

    messages: Sequence[Json]
    template_options: Json
    format: ToolFormat  # of tool calls
    tools: Tools | None = None


@dataclass(frozen=True)
class RenderedChat:
    """The text of a conversation, and what its reply may contain."""

    text: str
    tools: Tools | None
    reply: ReplyFormat


def prepare_conversation(
    messages: Sequence[Any], options: ChatOptions, template: str, format_name: str | None = None
) -> Conversation:
    """Prepare messages and tools for this template. Calls have the named format or the template's."""
    if not isinstance(messages, Sequence):
        raise Refused(f"a conversation is a list of messages, got {messages!r:.60}")
    tools = read_tools(options.tools, options.tool_choice, options.parallel_tool_calls)
    if reserved := sorted(RESERVED & options.chat_template_kwargs.keys()):
        raise Refused(f"chat_template_kwargs cannot have {', '.join(reserved)}")
    format = tool_format(template, format_name, has_tools=bool(tools and tools.callable))
    template_options: Json = {
        "add_generation_prompt": options.add_generation_prompt and not options.continue_final_message,
        "continue_final_message": options.continue_final_message,
        **options.chat_template_kwargs,
    }
    shown = [prepare_message(message, template) for message in messages]
    offered = tools if tools and tools.mode != "none" else None
    if not knows_tools(template):
        shown = [convert_to_text(message, format) for message in shown]
        shown = add_instruction(shown, offered, format) if offered else shown
    elif offered:
        template_options["tools"] = [{"type": "function", "function": each} for each in offered.functions]
    return Conversation(shown, template_options, format, tools)


def is_text(part: object) -> bool:
    return isinstance(part, Mapping) and part.get("type") == "text" and isinstance(part.get("text"), str)


def prepare_message(message: object, template: str) -> Any:
    """Return a message in OpenAI's format as the chat template expects it."""
    if not isinstance(message, Mapping):
        return message
    shown = {name: each for name, each in message.items() if each is not None}  # templates may fail on None
    if isinstance(shown.get("reasoning"), str):  # the newer name of the same
        shown.setdefault("reasoning_content", shown.pop("reasoning"))
    parts = shown.get("content")
    if isinstance(parts, (list, tuple)) and parts and all(map(is_text, parts)):
        shown["content"] = "".join(part["text"] for part in parts)  # many templates take strings only
    calls = shown.get("tool_calls")
    if calls:
        shown = {"content": "", **shown}
    if isinstance(calls, Sequence):
        shown["tool_calls"] = [parse_arguments(call) for call in calls]
    if shown.get("role") == "developer" and "developer" not in template:
        shown["role"] = "system"  # the older name of the role
    if "thinking" in template and isinstance(shown.get("reasoning_content"), str):
        thinking = shown.pop("reasoning_content")
        if calls and isinstance(shown["content"], str):  # templates refuse content together with calls
            shown["thinking"] = "\n".join(filter(None, (thinking, shown["content"])))
            shown["content"] = ""
        else:
            shown.setdefault("thinking", thinking)
    return shown


def parse_arguments(call: object) -> Any:
    """Replace a call's arguments, which are JSON text, by an object."""
    if not isinstance(call, Mapping):
        return call
    function = call.get("function")
    if not isinstance(function, Mapping) or not isinstance(function.get("arguments"), str):
        return call
    try:
        parsed = json.loads(function["arguments"] or "{}")
    except (ValueError, RecursionError):
        return call
    return {**call, "function": {**function, "arguments": parsed}}


def add_instruction(messages: Sequence[Any], tools: Tools, format: ToolFormat) -> list[Any]:
    """Describe the tools in the system message; add one if there is none."""
    functions = "\n".join(json.dumps(function) for function in tools.functions)
    instruction = INSTRUCTION.format(functions=functions, example=write_call(format, "the function", {}))
    first = messages[0] if messages else None
    if isinstance(first, Mapping) and first.get("role") in ("system", "developer"):
        return [{**first, "content": f"{first.get('content', '')}\n\n{instruction}"}, *messages[1:]]
    return [{"role": "system", "content": instruction}, *messages]


def write_call(format: ToolFormat, name: str, arguments: object) -> str:
    if format.keywords:
        return write_list(name, arguments)
    start = f"{format.trigger}{format.open}{format.before}{name}"
    return f"{start}{format.between}{json.dumps(arguments)}{format.after}{format.close}"


def convert_to_text(message: object, format: ToolFormat) -> Any:
    """Turn a message's calls, or the result of one, into plain text of the assistant or the user."""
    if not isinstance(message, Mapping):
        return message
    if message.get("role") in ("tool", "function"):
        content = f"<tool_response>\n{message.get('content', '')}\n</tool_response>"
        return {"role": "user", "content": content}
    calls = message.get("tool_calls")
    if not isinstance(calls, Sequence):
        return message
    functions = [call.get("function") if isinstance(call, Mapping) else None for call in calls]
    texts = [
        write_call(format, str(function.get("name")), function.get("arguments"))
        for function in functions
        if isinstance(function, Mapping)
    ]
    content = "\n".join(part for part in (message.get("content"), *texts) if part)
    return {key: each for key, each in message.items() if key != "tool_calls"} | {"content": content}


def describe_reply(chat: Conversation, text: str, template: str) -> ReplyFormat:
    """Describe what the reply to this conversation, rendered as `text`, may contain."""
    tools = chat.format if chat.tools and chat.tools.callable else None
    marks = reasoning_marks(template, chat.format)
    if chat.format.channels:
        return ReplyFormat(tools, marks, has_channels=True, begun=begun_message(text))
    names = tuple(each["name"] for each in chat.tools.callable) if chat.tools else ()
    return ReplyFormat(tools, marks, marks is not None and text.rstrip().endswith(marks[0]), names=names)


def limit_reply(
    chat: RenderedChat, options: Mapping[str, Any], schema: object, special_ids: SpecialIds
) -> Json:
    """Return a request's options with the grammar of the reply and the marks of its reasoning.

    A schema, the parsed `json_schema` of the options, is for the reply's text.
    """
    limited = dict(options)
    if grammar := reply_grammar(chat.tools, chat.reply, schema, special_ids):
        if others := [name for name in ("regex", "grammar") if options.get(name) is not None]:
            raise Refused(f"{others[0]} cannot be combined with tools or reasoning")
        limited |= {"grammar": grammar, "json_schema": None}
    if options.get("reasoning_budget") is not None:
        marks = chat.reply.own_marks
        limited |= {"reasoning_marks": marks} if marks else {"reasoning_budget": None}
    return limited


def shows_special_tokens(reply: ReplyFormat, special_ids: SpecialIds) -> bool:
    """Return whether marks of the reply are special tokens, which its text must then contain."""
    tools = (reply.tools.trigger, reply.tools.between) if reply.tools else ()
    return any(not literal(mark, special_ids).startswith('"') for mark in (*tools, *(reply.reasoning or ())))
