"""The body of `/v1/responses`, translated to a `ChatBody`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import ABOUT_THE_CLIENT, Body
from xlabatch.protocols.chat_body import ChatBody, make_chat_body
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.responses_api_items import Item, Items, chat_messages
from xlabatch.protocols.sampling_options import SamplingOptions, TopLogprobs

LOGPROBS = "message.output_text.logprobs"  # the value of `include` that has an effect
Included = Literal[
    "message.output_text.logprobs",
    "message.input_image.image_url",
    "reasoning.encrypted_content",
    "file_search_call.results",
    "web_search_call.results",
    "web_search_call.action.sources",
    "code_interpreter_call.outputs",
    "computer_call_output.output.image_url",
]


class TextFormat(Body):
    WITHOUT_EFFECT = frozenset({"description"})
    type: Literal["text", "json_object", "json_schema"] = "text"
    name: str | None = None
    schema_: dict[str, Any] | bool | None = Field(default=None, alias="schema")
    strict: bool | None = None

    def response_format(self) -> Json:
        """Translate to `response_format` of a chat completion."""
        if self.type != "json_schema":
            return {"type": self.type}
        schema = {"name": self.name or "reply", "schema": self.schema_, "strict": self.strict}
        return {"type": "json_schema", "json_schema": schema}


class ReplyText(Body):
    WITHOUT_EFFECT = frozenset({"verbosity"})
    format: TextFormat = Field(default_factory=TextFormat)


class Reasoning(Body):
    WITHOUT_EFFECT = frozenset({"summary", "generate_summary", "context", "mode"})
    effort: str | None = None


class BackgroundOptions(Body):
    WITHOUT_EFFECT = frozenset({"completion_window"})


class FunctionTool(Body):
    WITHOUT_EFFECT = frozenset({"allowed_callers", "defer_loading", "output_schema"})
    NEUTRAL: ClassVar[Mapping[str, Any]] = {"async": False}
    type: Literal["function"]
    name: str
    description: str | None = None
    parameters: dict[str, Any] | None = None
    strict: bool | None = None


class FunctionChoice(Body):
    type: Literal["function"]
    name: str


class AllowedTools(Body):
    type: Literal["allowed_tools"]
    mode: Literal["auto", "required"] = "auto"
    tools: list[FunctionChoice]


class ResponsesBody(SamplingOptions):
    """`/v1/responses`."""

    WITHOUT_EFFECT = ABOUT_THE_CLIENT | {"stream_options", "max_tool_calls", "access_programs", "image"}
    NEUTRAL: ClassVar[Mapping[str, Any]] = {"context_management": []}
    REFUSED: ClassVar[Mapping[str, str]] = {
        "messages": "a conversation in messages goes to /v1/chat/completions; /v1/responses takes input",
        "prompt": "no prompts are stored here; put the text into input",
        "conversation": "no conversations are stored here; go on with previous_response_id",
        "context_management": "no context is compacted here; truncation may be auto",
        "moderation": "nothing is moderated here",
        "max_tokens": "it is for /v1/chat/completions; here it is max_output_tokens",
    }
    model: str | None = None
    input: str | Items
    instructions: str | None = None
    previous_response_id: str | None = None
    max_output_tokens: int | None = Field(default=None, ge=1)
    tools: list[FunctionTool] = Field(default_factory=list)
    tool_choice: Literal["auto", "none", "required"] | FunctionChoice | AllowedTools = "auto"
    parallel_tool_calls: bool = True
    text: ReplyText = Field(default_factory=ReplyText)
    reasoning: Reasoning = Field(default_factory=Reasoning)
    truncation: Literal["auto", "disabled"] = "disabled"
    metadata: dict[str, str] = Field(default_factory=dict)
    store: bool = True
    background: bool = False
    background_options: BackgroundOptions | None = None
    stream: bool = False
    n: Literal[1] = 1
    chat_template_kwargs: dict[str, Any] = Field(default_factory=dict)
    include: list[Included] = Field(default_factory=list)
    top_logprobs: TopLogprobs | None = None
    timings_per_token: bool = False
    return_progress: bool = False  # a stream shows how much of the prompt has been processed
    receipt: bool = False  # the response comes with a receipt

    @model_validator(mode="after")
    def check_background_is_stored(self) -> Self:
        if self.background and not self.store:
            raise Refused("background can only be used when `store` is true, or the response is lost")
        return self

    @property
    def names(self) -> dict[str, str]:
        return super().names | ({"json_schema": "text.format"} if self.text.format.type != "text" else {})

    @property
    def has_logprobs(self) -> bool:
        """Whether text comes with its tokens' log-probabilities."""
        return LOGPROBS in self.include or bool(self.top_logprobs)

    @property
    def items(self) -> list[Item]:
        """The input as a list of items."""
        return [Item(role="user", content=self.input)] if isinstance(self.input, str) else self.input

    def chat_body(self, previous: Sequence[Item] = ()) -> ChatBody:
        """Translate to a body of `/v1/chat/completions` that continues the items of previous responses."""
        system = [{"role": "system", "content": self.instructions}] if self.instructions else []
        sampling = {
            name: getattr(self, name) for name in SamplingOptions.model_fields.keys() & self.model_fields_set
        }
        options: Json = sampling | {
            "messages": system + chat_messages([*previous, *self.items]),
            "stream": self.stream,
            "receipt": self.receipt,
            "max_tokens": self.max_output_tokens,
            "reasoning_effort": self.reasoning.effort,
            "chat_template_kwargs": self.chat_template_kwargs,
        }
        if self.has_logprobs:
            options |= {"logprobs": True, "top_logprobs": self.top_logprobs or 0}
        if self.truncation == "auto":
            options["truncate_prompt_tokens"] = -1
        if self.text.format.type != "text":
            options["response_format"] = self.text.format.response_format()
        return make_chat_body(options | self._tool_options())

    def _tool_options(self) -> Json:
        if not self.tools:
            return {}
        choice = self.tool_choice if isinstance(self.tool_choice, str) else self.tool_choice.model_dump()
        functions = [tool.model_dump(exclude={"type"}, exclude_none=True) for tool in self.tools]
        return {
            "tools": [{"type": "function", "function": function} for function in functions],
            "tool_choice": choice,
            "parallel_tool_calls": self.parallel_tool_calls,
        }
