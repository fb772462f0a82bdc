"""The body of `/v1/chat/completions`, to which the bodies of other chat APIs are translated."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from pydantic import Field, ValidationError, ValidationInfo, field_validator, model_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.chat_messages import Messages, join_text, plain_messages
from xlabatch.protocols.completion_body import StreamedBody
from xlabatch.protocols.refusals import validation_message
from xlabatch.protocols.sampling_options import TopLogprobs


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


class ThinkingOption(Body):
    """Whether the model thinks first, and for how many tokens, in Anthropic's form."""

    WITHOUT_EFFECT = frozenset({"clear_thinking", "display"})
    type: Literal["enabled", "disabled", "adaptive", "auto"]
    budget_tokens: int | None = Field(default=None, ge=0)


class ChatBody(TemplateOptions, StreamedBody):
    """`/v1/chat/completions`."""

    REFUSED: ClassVar[Mapping[str, str]] = {
        **StreamedBody.REFUSED,
        "prompt": "a prompt goes to /v1/completions; /v1/chat/completions takes messages",
        "input": "/v1/chat/completions takes messages; input is for /v1/responses and /v1/embeddings",
        "system": "it is for /v1/messages; here it is a message with the role system",
        "stop_sequences": "it is for /v1/messages; here it is stop",
        "max_output_tokens": "it is for /v1/responses; here it is max_completion_tokens",
    }
    messages: Messages
    max_tokens: int | None = Field(default=None, ge=1)
    max_completion_tokens: int | None = Field(default=None, ge=1)
    logprobs: bool | None = None
    top_logprobs: TopLogprobs | None = None
    tool_choice: str | dict[str, Any] | None = None
    parallel_tool_calls: bool = True
    functions: list[dict[str, Any]] | None = None  # the older form of tools
    function_call: str | dict[str, Any] | None = None
    reasoning_effort: str | None = None
    include_reasoning: bool = True
    enable_thinking: bool | None = None  # variables of chat templates, which other servers take here too
    thinking: bool | ThinkingOption | None = None
    echo: bool = False  # the reply begins with the last message if it is the assistant's

    @field_validator("max_tokens", "max_completion_tokens", mode="before")
    @classmethod
    def check_limit(cls, limit: object, info: ValidationInfo) -> object:
        """Refuse llama.cpp's word for no limit, which is the default."""
        if limit == -1:
            raise Refused(f"{info.field_name} must be at least 1, got -1; leave it out for all that fits")
        return limit

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
        if isinstance(self.thinking, ThinkingOption) and self.thinking.budget_tokens is not None:
            for name in ("reasoning_budget", "thinking_token_budget"):
                if getattr(self, name) is not None:
                    raise Refused(f"{name} is given twice, also as thinking.budget_tokens")
            options["reasoning_budget"] = self.thinking.budget_tokens
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
        variables = self.thinking_variables() | self.chat_template_kwargs
        options = self.template_options() | {"chat_template_kwargs": variables}
        if self.functions is None:
            choice = {"tool_choice": self.tool_choice, "parallel_tool_calls": self.parallel_tool_calls}
            return options | choice
        tools = [{"type": "function", "function": function} for function in self.functions]
        return options | {"tools": tools, "tool_choice": self.function_call, "parallel_tool_calls": False}

    def thinking_variables(self) -> dict[str, Any]:
        """Return what the template learns about thinking, under the names that templates have for it."""
        thinking = (
            self.thinking.type != "disabled" if isinstance(self.thinking, ThinkingOption) else self.thinking
        )
        if self.enable_thinking is not None and thinking not in (None, self.enable_thinking):
            raise Refused("enable_thinking and thinking contradict each other; give one of them")
        variables: dict[str, Any] = {}
        if (on := self.enable_thinking if thinking is None else thinking) is not None:
            variables = {"enable_thinking": on, "thinking": on}
        if self.reasoning_effort is not None:
            variables["reasoning_effort"] = self.reasoning_effort
        return variables


def make_chat_body(given: Mapping[str, Any]) -> ChatBody:
    """Validate a body that was translated from another API; raise Refused if it is not valid."""
    try:
        return ChatBody.model_validate(given)
    except ValidationError as error:
        raise Refused(validation_message(error.errors())) from None
