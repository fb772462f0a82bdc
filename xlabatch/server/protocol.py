"""The bodies that clients send: OpenAI's, with more sampling options, as items for `LLM.prepare`.

A parameter that is not known is an error that names it. This module knows neither HTTP nor the engine.
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from xlabatch.request import Request
from xlabatch.server.messages import Body, Messages, plain_messages

MAX_STOP_STRINGS = 16
MAX_STOP_CHARACTERS = 1024
MAX_PROMPTS = 1024  # in one body
MAX_TEXT = 2**19  # characters to tokenize, or tokens to detokenize, in one body
TokenIds = Annotated[list[int], Field(fail_fast=True)]
SEVERAL = Field(min_length=1, max_length=MAX_PROMPTS, fail_fast=True)
Text = Annotated[str, Field(min_length=1)]
StopString = Annotated[str, Field(min_length=1, max_length=MAX_STOP_CHARACTERS)]
StopStrings = Annotated[list[StopString], Field(max_length=MAX_STOP_STRINGS, fail_fast=True)]
REQUEST_FIELDS = {each.name for each in fields(Request)}


class JsonSchema(Body):
    name: str | None = None
    description: str | None = None
    schema_: dict[str, Any] | bool = Field(alias="schema")
    strict: bool | None = None


class ResponseFormat(Body):
    type: Literal["text", "json_object", "json_schema"]
    json_schema: JsonSchema | None = None


class StreamOptions(Body):
    include_usage: bool = False


class SamplingOptions(Body):
    """The options that all bodies share. Null is the same as not given.

    A field with the name of a `Request` field is passed on to it, so most options are added by one line here.
    """

    temperature: float = 1.0
    top_p: float = 1.0
    n: int = 1
    stop: StopString | StopStrings | None = None
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    logit_bias: dict[str, Any] | None = None  # the values are checked by `Request`, with one error at most
    seed: int | None = None
    response_format: ResponseFormat | None = None
    # and beyond OpenAI's
    top_k: int = 0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    min_tokens: int = 0
    ignore_eos: bool = False
    stop_token_ids: TokenIds = Field(default_factory=list)
    allowed_token_ids: TokenIds | None = None
    bad_token_ids: TokenIds = Field(default_factory=list)
    regex: str | None = None
    grammar: str | None = None
    prompt_logprobs: int | None = None
    priority: int = 0
    deadline_s: float | None = None
    share: bool = True  # an equal request in flight may answer this one too

    @model_validator(mode="before")
    @classmethod
    def without_nulls(cls, values: Any) -> Any:
        """Drop nulls, which mean that a parameter is not given."""
        if not isinstance(values, dict):
            return values
        return {name: value for name, value in values.items() if value is not None}

    def request_options(self) -> dict[str, Any]:
        """The options as `Request` takes them; without those that are not set, so its defaults hold."""
        names = [name for name in SamplingOptions.model_fields if name in REQUEST_FIELDS]
        options = {name: getattr(self, name) for name in names}
        converted = {
            "seed": None if self.seed is None else self.seed % 2**64,  # OpenAI's may be negative
            "logit_bias": self.bias_by_token_id(),
            "json_schema": self.json_schema(),
        }
        return {name: value for name, value in (options | converted).items() if value is not None}

    def bias_by_token_id(self) -> dict[int, Any] | None:
        """The biases by token id: names in JSON are strings."""
        if self.logit_bias is None:
            return None
        try:
            return {int(id): bias for id, bias in self.logit_bias.items()}
        except ValueError:
            names = f"{list(self.logit_bias)!r:.80}"
            raise ValueError(f"logit_bias maps token ids to numbers, got other names: {names}") from None

    def json_schema(self) -> Any:
        """The schema that `response_format` asks the completion to have, if any."""
        form = self.response_format
        if form is None or form.type == "text":
            return None
        if form.type == "json_object":
            return {"type": "object"}
        if form.json_schema is None:
            raise ValueError("response_format of type json_schema needs a json_schema")
        return form.json_schema.schema_

    @property
    def is_shareable(self) -> bool:
        """Whether equal requests are sure to get equal completions, and the client lets them be shared."""
        return self.share and self.deadline_s is None and (self.temperature == 0 or self.seed is not None)


class StreamedBody(SamplingOptions):
    model: str | None = None
    stream: bool = False
    stream_options: StreamOptions | None = None
    user: str | None = None

    @property
    def includes_usage(self) -> bool:
        """Whether a stream ends with the usage."""
        return self.stream_options is not None and self.stream_options.include_usage


class CompletionBody(StreamedBody):
    """`/v1/completions`."""

    prompt: str | TokenIds | Annotated[list[str], SEVERAL] | Annotated[list[TokenIds], SEVERAL]
    max_tokens: int = Field(default=16, ge=0)
    logprobs: int | None = None
    echo: bool = False
    suffix: None = None
    best_of: Literal[1] | None = None

    def prompts(self) -> Sequence[str | TokenIds]:
        """The prompts, of which there may be only one."""
        if not isinstance(self.prompt, list):
            return [self.prompt]
        one = not self.prompt or isinstance(self.prompt[0], int)
        return [self.prompt] if one else self.prompt  # type: ignore[list-item, return-value]

    def items(self) -> list[dict[str, Any]]:
        if self.max_tokens == 0 and not self.echo:
            raise ValueError("max_tokens is 0 and echo is false: there is nothing to return; set one of them")
        if self.stream and self.prompt_logprobs is not None:
            raise ValueError("parameter prompt_logprobs is not supported in a stream; use echo and logprobs")
        options = self.request_options() | {"logprobs": self.logprobs, "max_tokens": self.max_tokens or 1}
        if self.echo and self.logprobs is not None:
            options["prompt_logprobs"] = self.logprobs
        return [options | {"prompt": prompt} for prompt in self.prompts()]


class ChatBody(StreamedBody):
    """`/v1/chat/completions`."""

    messages: Messages
    max_tokens: int | None = Field(default=None, ge=1)
    max_completion_tokens: int | None = Field(default=None, ge=1)
    logprobs: bool | None = None
    top_logprobs: int | None = None
    tools: list[dict[str, Any]] | None = None
    tool_choice: str | dict[str, Any] | None = None
    parallel_tool_calls: bool = True
    functions: list[dict[str, Any]] | None = None  # the older form of tools
    function_call: str | dict[str, Any] | None = None
    reasoning_effort: str | None = None
    add_generation_prompt: bool = True
    continue_final_message: bool = False
    chat_template_kwargs: dict[str, Any] = Field(default_factory=dict)

    def items(self) -> list[dict[str, Any]]:
        if self.prompt_logprobs is not None:
            raise ValueError("parameter prompt_logprobs is not supported in a conversation")
        if self.top_logprobs is not None and not self.logprobs:
            raise ValueError("top_logprobs needs logprobs to be true")
        options = {
            "logprobs": (self.top_logprobs or 0) if self.logprobs else None,
            "max_tokens": self.max_completion_tokens or self.max_tokens,
            "messages": plain_messages(self.messages),
        }
        return [self.request_options() | options | self.chat_options()]

    def chat_options(self) -> dict[str, Any]:
        """The options of the template and of the reply's form."""
        effort = {} if self.reasoning_effort is None else {"reasoning_effort": self.reasoning_effort}
        options: dict[str, Any] = {
            "add_generation_prompt": self.add_generation_prompt,
            "continue_final_message": self.continue_final_message,
            "chat_template_kwargs": effort | self.chat_template_kwargs,
        }
        if self.functions is None:
            tools, choice, parallel = self.tools, self.tool_choice, self.parallel_tool_calls
        else:
            tools = [{"type": "function", "function": function} for function in self.functions]
            choice, parallel = self.function_call, False
        return options | {"tools": tools, "tool_choice": choice, "parallel_tool_calls": parallel}


class BatchItem(SamplingOptions):
    """One of many: a prompt or a conversation, under an id, with its own options."""

    id: Text | None = None
    prompt: str | TokenIds | None = None
    messages: Messages | None = None
    max_tokens: int | None = Field(default=None, ge=1)
    logprobs: int | None = None

    def item(self) -> dict[str, Any]:
        if (self.prompt is None) == (self.messages is None):
            count = "neither" if self.prompt is None else "both"
            raise ValueError(f"item {self.id!r} needs either a prompt or messages, got {count}")
        options = self.request_options() | {"logprobs": self.logprobs, "max_tokens": self.max_tokens}
        if self.messages is None:
            return options | {"prompt": self.prompt}
        return options | {"messages": plain_messages(self.messages)}


class BatchBody(Body):
    """`/batch`: many items at once; a body in their order, or a stream of chunks as they come."""

    model: str | None = None
    items: Annotated[list[BatchItem], SEVERAL]
    stream: bool = False

    def as_items(self) -> list[dict[str, Any]]:
        return [item.item() for item in self.items]


class Tokenize(Body):
    """`/tokenize`."""

    model: str | None = None
    prompt: str | None = None
    messages: Messages | None = None


class Detokenize(Body):
    """`/detokenize`."""

    model: str | None = None
    tokens: Annotated[list[int], Field(max_length=MAX_TEXT, fail_fast=True)]
