"""Prepare a conversation with its tools for a chat template, and describe the reply to it.

If the template does not know tools, the system message describes them, and calls and results become plain
text.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from xlabatch.chat.channels import begun_message
from xlabatch.chat.formats import ToolFormat, check_calls, knows_tools, reasoning_marks, tool_format
from xlabatch.chat.grammar import SpecialId, channels_grammar, literal, reply_grammar
from xlabatch.chat.pythonic import written_list
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


def conversation(
    messages: Sequence[Any], options: ChatOptions, template: str, format_name: str | None = None
) -> Conversation:
    """Prepare messages and tools for this template. Calls have the named format or the template's."""
    if not isinstance(messages, Sequence):
        raise Refused(f"a conversation is a list of messages, got {messages!r:.60}")
    tools = read_tools(options.tools, options.tool_choice, options.parallel_tool_calls)
    if reserved := sorted(RESERVED & options.chat_template_kwargs.keys()):
        raise Refused(f"chat_template_kwargs cannot have {', '.join(reserved)}")
    shown = [with_parsed_arguments(without_none(message)) for message in messages]
    if "developer" not in template:
        shown = [with_known_role(message) for message in shown]
    if "thinking" in template:
        shown = [with_thinking(message) for message in shown]
    if tools and tools.callable:
        check_calls(template, format_name)
    format = tool_format(template, format_name)
    template_options: Json = {
        "add_generation_prompt": options.add_generation_prompt and not options.continue_final_message,
        "continue_final_message": options.continue_final_message,
        **options.chat_template_kwargs,
    }
    if knows_tools(template):
        if tools and tools.mode != "none":
            template_options["tools"] = tools.for_template
        return Conversation(shown, template_options, format, tools)
    shown = [as_plain_text(message, format) for message in shown]
    if tools and tools.mode != "none":
        shown = with_instruction(shown, tools, format)
    return Conversation(shown, template_options, format, tools)


def without_none(message: Any) -> Any:
    """Drop absent fields, which many templates cannot handle; content stays a string if there are calls."""
    if not isinstance(message, Mapping):
        return message
    kept = {key: each for key, each in message.items() if each is not None}
    return {"content": "", **kept} if kept.get("tool_calls") else kept


def with_known_role(message: Any) -> Any:
    """Give a developer's message the role `system`, which is the older name of that role."""
    is_developers = isinstance(message, Mapping) and message.get("role") == "developer"
    return {**message, "role": "system"} if is_developers else message


def with_parsed_arguments(message: Any) -> Any:
    """Replace the arguments of calls, which are text, by objects, as templates expect."""
    calls = message.get("tool_calls") if isinstance(message, Mapping) else None
    if not isinstance(calls, Sequence):
        return message
    return {**message, "tool_calls": [with_object(call) for call in calls]}


def with_object(call: Any) -> Any:
    function = call.get("function") if isinstance(call, Mapping) else None
    if not isinstance(function, Mapping) or not isinstance(function.get("arguments"), str):
        return call
    try:
        parsed = json.loads(function["arguments"] or "{}")
    except (ValueError, RecursionError):
        return call
    return {**call, "function": {**function, "arguments": parsed}}


def with_thinking(message: Any) -> Any:
    """Put a message's reasoning under `thinking`; with calls also its content, which templates refuse."""
    if not isinstance(message, Mapping) or not isinstance(message.get("reasoning_content"), str):
        return message
    given = {name: each for name, each in message.items() if name != "reasoning_content"}
    thinking, content = message["reasoning_content"], message.get("content")
    if not message.get("tool_calls") or not isinstance(content, str):
        return {"thinking": thinking, **given}
    return given | {"thinking": "\n".join(filter(None, (thinking, content))), "content": ""}


def with_instruction(messages: Sequence[Any], tools: Tools, format: ToolFormat) -> list[Any]:
    """Describe the tools in the system message; add one if there is none."""
    functions = "\n".join(json.dumps(function) for function in tools.functions)
    instruction = INSTRUCTION.format(functions=functions, example=written_call(format, "the function", {}))
    first = messages[0] if messages else None
    if isinstance(first, Mapping) and first.get("role") in ("system", "developer"):
        return [{**first, "content": f"{first.get('content', '')}\n\n{instruction}"}, *messages[1:]]
    return [{"role": "system", "content": instruction}, *messages]


def written_call(format: ToolFormat, name: str, arguments: Any) -> str:
    """Write a call as the model writes it."""
    if format.keywords:
        return written_list(name, arguments)
    start = f"{format.trigger}{format.open}{format.before}{name}"
    return f"{start}{format.between}{json.dumps(arguments)}{format.after}{format.close}"


def as_plain_text(message: Any, format: ToolFormat) -> Any:
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
        written_call(format, str(function.get("name")), function.get("arguments"))
        for function in functions
        if isinstance(function, Mapping)
    ]
    content = "\n".join(part for part in (message.get("content"), *texts) if part)
    return {key: each for key, each in message.items() if key != "tool_calls"} | {"content": content}


def reply_format(chat: Conversation, text: str, template: str) -> ReplyFormat:
    """Describe what the reply to this conversation, rendered as `text`, may contain."""
    tools = chat.format if chat.tools and chat.tools.callable else None
    marks = reasoning_marks(template, chat.format)
    if chat.format.channels:
        return ReplyFormat(tools, marks, has_channels=True, begun=begun_message(text))
    names = tuple(each["name"] for each in chat.tools.callable) if chat.tools else ()
    return ReplyFormat(tools, marks, marks is not None and text.rstrip().endswith(marks[0]), names=names)


def grammar_of(chat: RenderedChat, schema: Any, special_id: SpecialId) -> str | None:
    """Return the grammar of the reply; None if any text will do. A schema is for the reply's text."""
    reply = chat.reply
    if reply.has_channels:
        return channels_grammar(chat.tools, schema, reply.begun, special_id)
    if not reply.tools and not (reply.reasoning and reply.is_reasoning):
        return None  # a schema alone needs no grammar
    return reply_grammar(chat.tools, reply, schema, special_id)


def shows_special_tokens(reply: ReplyFormat, special_id: SpecialId) -> bool:
    """Return whether marks of the reply are special tokens, which its text must then contain."""
    tools = (reply.tools.trigger, reply.tools.between) if reply.tools else ()
    return any(not literal(mark, special_id).startswith('"') for mark in (*tools, *(reply.reasoning or ())))
