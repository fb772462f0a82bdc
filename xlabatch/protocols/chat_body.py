"""The body of `/v1/chat/completions`, to which the bodies of other chat APIs are translated."""

from collections.abc import Mapping
from typing import Any, Self

from pydantic import Field, ValidationError, model_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.chat_messages import Messages, join_text, plain_messages
from xlabatch.protocols.completion_body import StreamedBody
from xlabatch.protocols.refusals import validation_message


class TemplateOptions(Body):
    """What the chat template gets in addition to the messages."""

    tools: list[dict[str, Any]] | None = None
    add_generation_prompt: bool = True
    continue_final_message: bool = False
    chat_template_kwargs: dict[str, Any] = Field(default_factory=dict)

    @model_validator(mode="after")
    def check_end_of_prompt(self) -> Self:
        given = self.add_generation_prompt and "add_generation_prompt" in self.model_fields_set
        if given and self.continue_final_message:
            raise Refused("add_generation_prompt and continue_final_message are both true; set one")
        return self

    def template_options(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in TemplateOptions.model_fields}


class ChatBody(TemplateOptions, StreamedBody):
    """`/v1/chat/completions`."""

    messages: Messages
    max_tokens: int | None = Field(default=None, ge=1)
    max_completion_tokens: int | None = Field(default=None, ge=1)
    logprobs: bool | None = None
    top_logprobs: int | None = None
    tool_choice: str | dict[str, Any] | None = None
    parallel_tool_calls: bool = True
    functions: list[dict[str, Any]] | None = None  # the older form of tools
    function_call: str | dict[str, Any] | None = None
    reasoning_effort: str | None = None
    include_reasoning: bool = True
    echo: bool = False  # the reply begins with the last message if it is the assistant's

    def items(self) -> list[dict[str, Any]]:
        if self.stream and self.prompt_logprobs is not None:
            raise Refused("parameter prompt_logprobs is not supported in a stream")
        if self.top_logprobs and not self.logprobs:
            raise Refused("top_logprobs needs logprobs to be true")
        options = {
            "logprobs": (self.top_logprobs or 0) if self.logprobs else None,
            "max_tokens": self.max_completion_tokens or self.max_tokens,
            "messages": plain_messages(self.messages, images=True),
        }
        return [self.item_options() | options | self.chat_options()]

    @property
    def echoed(self) -> str:
        """The text that comes before the generated reply."""
        if not self.echo or self.messages[-1].role != "assistant":
            return ""
        content = self.messages[-1].content
        return content if isinstance(content, str) else join_text(content or ())

    def chat_options(self) -> dict[str, Any]:
        """Return the options of the chat template, and the tools that the reply may call."""
        effort = {} if self.reasoning_effort is None else {"reasoning_effort": self.reasoning_effort}
        options = self.template_options() | {"chat_template_kwargs": effort | self.chat_template_kwargs}
        if self.functions is None:
            choice = {"tool_choice": self.tool_choice, "parallel_tool_calls": self.parallel_tool_calls}
            return options | choice
        tools = [{"type": "function", "function": function} for function in self.functions]
        return options | {"tools": tools, "tool_choice": self.function_call, "parallel_tool_calls": False}


def make_chat_body(given: Mapping[str, Any]) -> ChatBody:
    """Validate a body that was translated from another API; raise Refused if it is not valid."""
    try:
        return ChatBody.model_validate(given)
    except ValidationError as error:
        raise Refused(validation_message(error.errors())) from None
