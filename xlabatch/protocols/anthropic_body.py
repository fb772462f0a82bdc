"""The body of Anthropic's `/v1/messages`, translated to a `ChatBody`."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.chat_body import ChatBody, make_chat_body
from xlabatch.protocols.chat_messages import MAX_MESSAGES, MAX_PARTS
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.sampling_options import StopStrings


class ImageSource(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)

    type: Literal["base64"]  # no URL is fetched
    media_type: str
    data: str


class ContentBlock(BaseModel):
    """A block of a message. Other fields, such as `cache_control`, have no effect here."""

    model_config = ConfigDict(extra="ignore", strict=True)

    type: Literal["text", "image", "tool_use", "tool_result", "thinking", "redacted_thinking"]
    text: str = ""
    source: ImageSource | None = None  # an image
    thinking: str = ""
    id: str = ""
    name: str = ""
    input: dict[str, Any] = Field(default_factory=dict)
    tool_use_id: str = ""
    content: "str | list[ContentBlock]" = ""  # the result of a tool
    is_error: bool = False


Blocks = Annotated[list[ContentBlock], Field(max_length=MAX_PARTS, fail_fast=True)]


class InputMessage(Body):
    role: Literal["user", "assistant"]
    content: str | Blocks

    @property
    def blocks(self) -> Sequence[ContentBlock]:
        return [] if isinstance(self.content, str) else self.content


class MessagesTool(Body):
    WITHOUT_EFFECT = frozenset({"cache_control", "strict", "eager_input_streaming"})
    name: str
    type: Literal["custom"] = "custom"
    description: str | None = None
    input_schema: dict[str, Any]


class MessagesToolChoice(Body):
    type: Literal["auto", "any", "tool", "none"]
    name: str | None = None
    disable_parallel_tool_use: bool = False


class Thinking(Body):
    WITHOUT_EFFECT = frozenset({"display"})
    type: Literal["enabled", "disabled", "adaptive"]
    budget_tokens: int | None = Field(default=None, ge=0)


class OutputFormat(Body):
    type: Literal["json_schema"]
    schema_: dict[str, Any] | bool = Field(alias="schema")


class OutputConfig(Body):
    """What the text must match, and how much the model should think."""

    format: OutputFormat | None = None
    effort: str | None = None


class CountBody(Body):
    """`/v1/messages/count_tokens`, and the fields that `/v1/messages` shares with it."""

    WITHOUT_EFFECT = frozenset({"cache_control"})
    REFUSED: ClassVar[Mapping[str, str]] = {
        "prompt": "a prompt goes to /v1/completions; /v1/messages takes messages",
        "input": "/v1/messages takes messages; input is for /v1/responses and /v1/embeddings",
        "stop": "it is for /v1/chat/completions; here it is stop_sequences",
        "max_completion_tokens": "it is for /v1/chat/completions; here it is max_tokens",
    }
    model: str
    messages: Annotated[list[InputMessage], Field(max_length=MAX_MESSAGES, fail_fast=True)]
    system: str | Blocks | None = None
    tools: list[MessagesTool] | None = None
    tool_choice: MessagesToolChoice | None = None
    thinking: Thinking | None = None
    output_config: OutputConfig | None = None

    @model_validator(mode="after")
    def check_content(self) -> Self:
        """Refuse messages without content, as Anthropic does, except an assistant's that is the last."""
        if not self.messages:
            raise Refused("messages: at least one message is required")
        *before, last = self.messages
        for number, message in enumerate(before if last.role == "assistant" else self.messages):
            if not message.content:
                raise Refused(
                    f"messages.{number}: all messages must have non-empty content except for the optional "
                    "final assistant message"
                )
        blocks = (block for message in self.messages for block in message.blocks)
        if any(block.type == "text" and not block.text for block in blocks):
            raise Refused("messages: text content blocks must be non-empty")
        return self

    def chat_body(self, **options: object) -> ChatBody:
        """Translate to a body of `/v1/chat/completions`, with more options."""
        given = self.messages if self.messages[-1].content else self.messages[:-1]
        system = [{"role": "system", "content": join_text(self.system)}] if self.system else []
        options["messages"] = system + [each for message in given for each in chat_messages(message)]
        options["continue_final_message"] = is_continued(self.messages[-1])
        if self.tools:
            functions = [
                {"name": tool.name, "description": tool.description or "", "parameters": tool.input_schema}
                for tool in self.tools
            ]
            options["tools"] = [{"type": "function", "function": function} for function in functions]
            choice = self.tool_choice or MessagesToolChoice(type="auto")
            named = {"type": "function", "function": {"name": choice.name}}
            options["tool_choice"] = {"any": "required", "tool": named}.get(choice.type, choice.type)
            options["parallel_tool_calls"] = not choice.disable_parallel_tool_use
        if self.thinking:
            options["chat_template_kwargs"] = {"enable_thinking": self.thinking.type != "disabled"}
            options["reasoning_budget"] = self.thinking.budget_tokens
        if self.output_config and self.output_config.effort is not None:
            options["reasoning_effort"] = self.output_config.effort
        if self.output_config and self.output_config.format:
            schema = {"schema": self.output_config.format.schema_}
            options["response_format"] = {"type": "json_schema", "json_schema": schema}
        return make_chat_body(options)


class MessagesBody(CountBody):
    """`/v1/messages`."""

    WITHOUT_EFFECT = CountBody.WITHOUT_EFFECT | {"metadata", "service_tier", "container", "inference_geo"}
    max_tokens: int = Field(ge=1)
    stop_sequences: StopStrings = Field(default_factory=list)
    stream: bool = False
    temperature: float | None = None
    top_p: float | None = None
    top_k: int | None = Field(default=None, ge=-1)
    receipt: bool = False  # the message comes with a receipt, in a stream with its stop_reason

    def conversation(self) -> ChatBody:
        """Translate to a body of `/v1/chat/completions`."""
        given = {"max_tokens", "stream", "temperature", "top_p", "top_k", "receipt"}
        options = self.model_dump(include=given)
        return self.chat_body(**options, stop=self.stop_sequences or None)


def join_text(content: str | Sequence[ContentBlock]) -> str:
    """Return a content's text and ignore other blocks. Refused if one is an image."""
    if isinstance(content, str):
        return content
    if any(block.type == "image" for block in content):
        raise Refused("images are for messages, not for the system's text or the results of tools")
    return "".join(block.text for block in content if block.type == "text")


def translate_content(content: str | Sequence[ContentBlock]) -> str | list[Json]:
    """Return a content's text, or its text and images in order if it has images."""
    if isinstance(content, str) or all(block.type != "image" for block in content):
        return join_text(content)
    parts = list[Json]()
    for block in content:
        if block.type == "text":
            parts.append({"type": "text", "text": block.text})
        elif block.type == "image":
            if block.source is None:
                raise Refused("an image block has no source")
            url = f"data:{block.source.media_type};base64,{block.source.data}"
            parts.append({"type": "image_url", "image_url": {"url": url}})
    return parts


def is_continued(last: InputMessage) -> bool:
    """Return whether the reply continues the last message: it is the assistant's and has only text."""
    is_text = all(block.type == "text" for block in last.blocks) and join_text(last.content).strip() != ""
    return last.role == "assistant" and is_text


def chat_messages(message: InputMessage) -> Iterator[Json]:
    """Translate to chat messages; tool results become separate messages before the text."""
    blocks = message.blocks
    for block in blocks:
        if block.type == "tool_result":
            yield {"role": "tool", "tool_call_id": block.tool_use_id, "content": join_text(block.content)}
    calls = [
        {
            "id": block.id,
            "type": "function",
            "function": {"name": block.name, "arguments": json.dumps(block.input)},
        }
        for block in blocks
        if block.type == "tool_use"
    ]
    content = translate_content(message.content)
    reasoning = "".join(block.thinking for block in blocks)
    if content or calls or not any(block.type == "tool_result" for block in blocks):
        extra: Json = {"tool_calls": calls} if calls else {}
        extra |= {"reasoning_content": reasoning} if reasoning else {}
        yield {"role": message.role, "content": content, **extra}
