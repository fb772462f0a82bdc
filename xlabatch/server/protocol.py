"""What may be asked of the server: OpenAI's bodies, with more rules, as items for `LLM.ask`.

A parameter that is not known is an error that names it. Knows no HTTP and no engine.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

MAX_STOP_STRINGS = 16  # texts that may end an answer
MAX_PROMPTS = 1024  # in one body
Ids = Annotated[list[int], Field(fail_fast=True)]
MANY = Field(min_length=1, max_length=MAX_PROMPTS, fail_fast=True)
Text = Annotated[str, Field(min_length=1)]


class Body(BaseModel):
    """What every body is: strict, and without surprises."""

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)


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
    """What OpenAI's two bodies and ours have in common. Null is the same as not given."""

    temperature: float = 1.0
    top_p: float = 1.0
    n: int = 1
    stop: Text | Annotated[list[Text], Field(max_length=MAX_STOP_STRINGS)] | None = None
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    logit_bias: dict[str, float] | None = None
    seed: int | None = None
    response_format: ResponseFormat | None = None
    # and beyond OpenAI's
    top_k: int = 0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    min_tokens: int = 0
    ignore_eos: bool = False
    stop_token_ids: Ids = Field(default_factory=list)
    allowed_token_ids: Ids | None = None
    bad_token_ids: Ids = Field(default_factory=list)
    regex: str | None = None
    grammar: str | None = None
    prompt_logprobs: int | None = None
    priority: int = 0
    deadline_s: float | None = None
    share: bool = True  # an equal request that is already being answered may answer this one, too

    @model_validator(mode="before")
    @classmethod
    def without_nulls(cls, given: Any) -> Any:
        """Without nulls; and unknown names in one error, however many there are."""
        if not isinstance(given, dict):
            return given
        if strange := [str(name)[:40] for name in given if name not in cls.model_fields]:
            raise ValueError(f"parameter {', '.join(strange[:8])} is not supported")
        return {name: value for name, value in given.items() if value is not None}

    def request_options(self) -> dict[str, Any]:
        """The rules as a request has them."""
        told = {
            "temperature": self.temperature,
            "top_p": self.top_p,
            "n": self.n,
            "stop": [self.stop] if isinstance(self.stop, str) else self.stop or (),
            "presence_penalty": self.presence_penalty,
            "frequency_penalty": self.frequency_penalty,
            "logit_bias": self.biases(),
            "top_k": self.top_k,
            "min_p": self.min_p,
            "repetition_penalty": self.repetition_penalty,
            "min_tokens": self.min_tokens,
            "ignore_eos": self.ignore_eos,
            "stop_token_ids": self.stop_token_ids,
            "allowed_token_ids": self.allowed_token_ids,
            "bad_token_ids": self.bad_token_ids,
            "regex": self.regex,
            "grammar": self.grammar,
            "json_schema": self.json_schema(),
            "prompt_logprobs": self.prompt_logprobs,
            "priority": self.priority,
            "deadline_s": self.deadline_s,
        }
        return told if self.seed is None else told | {"seed": self.seed % 2**64}

    def biases(self) -> dict[int, float]:
        """The bias by ids that are numbers."""
        try:
            return {int(id): bias for id, bias in (self.logit_bias or {}).items()}
        except ValueError:
            raise ValueError(
                f"logit_bias has ids that are no numbers: {list(self.logit_bias or ())!r:.80}"
            ) from None

    def json_schema(self) -> Any:
        """The schema that an answer must have, if any."""
        wanted = self.response_format
        if wanted is None or wanted.type == "text":
            return None
        if wanted.type == "json_object":
            return {"type": "object"}
        if wanted.json_schema is None:
            raise ValueError("response_format of type json_schema needs a json_schema")
        return wanted.json_schema.schema_

    @property
    def is_shareable(self) -> bool:
        """Whether an equal request says the same, and this one may be answered by it."""
        return self.share and self.deadline_s is None and (self.temperature == 0 or self.seed is not None)


class StreamedBody(SamplingOptions):
    model: str | None = None
    stream: bool = False
    stream_options: StreamOptions | None = None
    user: str | None = None

    @property
    def includes_usage(self) -> bool:
        """A stream ends with the usage."""
        return self.stream_options is not None and self.stream_options.include_usage


class CompletionBody(StreamedBody):
    """`/v1/completions`."""

    prompt: str | Ids | Annotated[list[str], MANY] | Annotated[list[Ids], MANY]
    max_tokens: int = Field(default=16, ge=0)
    logprobs: int | None = None
    echo: bool = False
    suffix: None = None
    best_of: Literal[1] | None = None

    def prompts(self) -> Sequence[str | Ids]:
        """One or several."""
        if not isinstance(self.prompt, list):
            return [self.prompt]
        return [self.prompt] if all(isinstance(id, int) for id in self.prompt) else self.prompt  # type: ignore[list-item, return-value]

    def items(self) -> list[dict[str, Any]]:
        wanted = {"logprobs": self.logprobs, "max_tokens": self.max_tokens or 1}
        if self.max_tokens == 0 and not self.echo:
            raise ValueError("max_tokens is 0, and nothing is echoed: there is nothing to answer")
        if self.stream and self.prompt_logprobs is not None:
            raise ValueError("parameter prompt_logprobs is not supported in a stream; echo and logprobs are")
        rules = self.request_options() | wanted
        if self.echo and self.logprobs is not None:
            rules["prompt_logprobs"] = self.logprobs
        return [rules | {"prompt": prompt} for prompt in self.prompts()]


class Part(Body):
    type: Literal["text"]
    text: str


class Message(BaseModel):
    """A message; a template may know more of it than we do."""

    model_config = ConfigDict(extra="allow", strict=True)

    role: str
    content: str | list[Part] | None = None


def plain_messages(messages: Sequence[Message]) -> list[dict[str, Any]]:
    """Messages as templates read them: content is one text."""
    said = [message.model_dump(exclude_none=True) for message in messages]
    for each, message in zip(said, messages, strict=True):
        if isinstance(message.content, list):
            each["content"] = "".join(part.text for part in message.content)
    return said


class ChatBody(StreamedBody):
    """`/v1/chat/completions`."""

    messages: Annotated[list[Message], Field(min_length=1)]
    max_tokens: int | None = Field(default=None, ge=1)
    max_completion_tokens: int | None = Field(default=None, ge=1)
    logprobs: bool | None = None
    top_logprobs: int | None = None

    def items(self) -> list[dict[str, Any]]:
        if self.prompt_logprobs is not None:
            raise ValueError("parameter prompt_logprobs is not supported in a conversation")
        if self.top_logprobs is not None and not self.logprobs:
            raise ValueError("top_logprobs needs logprobs to be true")
        wanted = self.max_completion_tokens or self.max_tokens
        rules = self.request_options() | {"logprobs": self.top_logprobs or 0 if self.logprobs else None}
        rules |= {"messages": plain_messages(self.messages)}
        return [rules | {"max_tokens": wanted}]


class BatchItem(SamplingOptions):
    """One of many: a prompt or messages, under an id, with rules of its own."""

    id: Text | None = None
    prompt: str | Ids | None = None
    messages: Annotated[list[Message], Field(min_length=1)] | None = None
    max_tokens: int | None = Field(default=None, ge=1)
    logprobs: int | None = None

    def item(self) -> dict[str, Any]:
        if (self.prompt is None) == (self.messages is None):
            raise ValueError(f"item {self.id!r} has either a prompt or messages")
        given: dict[str, Any] = {"prompt": self.prompt}
        if self.messages is not None:
            given = {"messages": plain_messages(self.messages)}
        rules = self.request_options() | {"logprobs": self.logprobs}
        return rules | given | {"max_tokens": self.max_tokens}


class BatchBody(Body):
    """`/batch`: many at once, answered in their order, or in pieces as they come."""

    model: str | None = None
    items: Annotated[list[BatchItem], Field(min_length=1, max_length=MAX_PROMPTS)]
    stream: bool = False


class Tokenize(Body):
    model: str | None = None
    prompt: str | None = None
    messages: Annotated[list[Message], Field(min_length=1)] | None = None


class Detokenize(Body):
    model: str | None = None
    tokens: Ids
