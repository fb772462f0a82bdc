"""The bodies that clients send: OpenAI's, with more sampling options, as items for `LLM.prepare`.

A parameter that is not known is an error that names it. This module knows neither HTTP nor the engine.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Self

from pydantic import Field, ValidationError, model_validator

from xlabatch.errors import Refused
from xlabatch.server.embeddings.prompt_embeds import with_embeddings
from xlabatch.server.messages import Body, Messages, joined_text, plain_messages
from xlabatch.server.responses.refusals import validation_message
from xlabatch.server.sampling_options import MAX_PROMPTS, SamplingOptions, Text, TokenIds

MAX_TEXT = 2**19  # characters to tokenize, or tokens to detokenize, in one body
MAX_COMPLETIONS = 4096  # to all prompts of one body
SEVERAL = Field(min_length=1, max_length=MAX_PROMPTS, fail_fast=True)


def check_completions(counts: Iterable[int]) -> None:
    """Raise Refused for more completions than a body may ask for; each takes memory from the start."""
    if (total := sum(max(count, 1) for count in counts)) > MAX_COMPLETIONS:
        raise Refused(
            f"the prompts of this body have {total} completions; at most {MAX_COMPLETIONS} are possible"
        )


def chat_body_of(given: Mapping[str, Any]) -> "ChatBody":
    """The body of `/v1/chat/completions` that another API's body stands for; Refused if it is not valid."""
    try:
        return ChatBody.model_validate(given)
    except ValidationError as error:
        raise Refused(validation_message(error.errors())) from None


class StreamOptions(Body):
    WITHOUT_EFFECT = frozenset({"include_obfuscation"})
    include_usage: bool = False
    continuous_usage_stats: bool = False  # in every chunk


class StreamedBody(SamplingOptions):
    model: str | None = None
    stream: bool = False
    stream_options: StreamOptions | None = None
    return_token_ids: bool = False
    return_tokens_as_token_ids: bool = False  # in log-probabilities
    timings_per_token: bool = False
    verbose: bool = False  # the response has its prompt
    return_progress: bool = False  # of the prompt, in a stream
    WITHOUT_EFFECT = frozenset(
        {
            *("user", "store", "metadata", "service_tier", "prompt_cache_key", "prompt_cache_retention"),
            *("safety_identifier", "verbosity", "prediction", "id_slot"),
        }
    )
    NEUTRAL: ClassVar[Mapping[str, Any]] = {
        **{"modalities": ["text"], "best_of": 1, "suffix": "", "bad_words": [], "length_penalty": 1},
        **{"use_beam_search": False, "early_stopping": False, "spaces_between_special_tokens": True},
    }

    @model_validator(mode="after")
    def stream_options_of_a_stream(self) -> Self:
        if self.stream_options is not None and not self.stream:
            raise Refused("stream_options is for streams only: set stream to true")
        return self

    @property
    def includes_usage(self) -> bool:
        """Whether a stream ends with the usage."""
        return self.stream_options is not None and self.stream_options.include_usage


class CompletionBody(StreamedBody):
    """`/v1/completions`."""

    prompt: str | TokenIds | Annotated[list[str], SEVERAL] | Annotated[list[TokenIds], SEVERAL] | None = None
    prompt_embeds: str | dict[str, str] | None = None  # vectors in place of the prompt, or of some of its ids
    max_tokens: int = Field(default=16, ge=0)
    logprobs: int | None = None
    echo: bool = False

    @model_validator(mode="after")
    def one_prompt_at_least(self) -> Self:
        if self.prompt is None and not isinstance(self.prompt_embeds, str):
            raise Refused("prompt is missing: give text, token ids, or prompt_embeds in one string")
        return self

    def prompts(self) -> Sequence[str | TokenIds]:
        """The prompts, of which there may be only one."""
        if not isinstance(self.prompt, list):
            return [self.prompt or ""]
        one = not self.prompt or isinstance(self.prompt[0], int)
        return [self.prompt] if one else self.prompt  # type: ignore[list-item, return-value]

    def items(self) -> list[dict[str, Any]]:
        prompts = self.prompts()
        check_completions([self.n] * len(prompts))
        if self.max_tokens == 0 and not self.echo:
            raise Refused("max_tokens is 0 and echo is false: there is nothing to return; set one of them")
        if self.max_tokens == 0 and self.logprob_token_ids:
            raise Refused("logprob_token_ids is for generated tokens, of which max_tokens 0 returns none")
        if self.stream and self.prompt_logprobs is not None:
            raise Refused("parameter prompt_logprobs is not supported in a stream; use echo and logprobs")
        options = self.item_options() | {"logprobs": self.logprobs, "max_tokens": self.max_tokens or 1}
        if self.echo and self.logprobs is not None:
            options["prompt_logprobs"] = self.logprobs
        if self.prompt_embeds is not None:
            return [options | with_embeddings(prompts, self.prompt_embeds)]
        return [options | {"prompt": prompt} for prompt in prompts]


class TemplateOptions(Body):
    """What the chat template is given besides the messages."""

    tools: list[dict[str, Any]] | None = None
    add_generation_prompt: bool = True
    continue_final_message: bool = False
    chat_template_kwargs: dict[str, Any] = Field(default_factory=dict)

    @model_validator(mode="after")
    def one_end_of_the_prompt(self) -> Self:
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
    echo: bool = False  # the reply begins with the last message, if that is the assistant's

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
        """The text that the reply begins with, before what is generated."""
        if not self.echo or self.messages[-1].role != "assistant":
            return ""
        content = self.messages[-1].content
        return content if isinstance(content, str) else joined_text(content or ())

    def chat_options(self) -> dict[str, Any]:
        """The options of the template and of the reply's form."""
        effort = {} if self.reasoning_effort is None else {"reasoning_effort": self.reasoning_effort}
        options = self.template_options() | {"chat_template_kwargs": effort | self.chat_template_kwargs}
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
            raise Refused(f"item {self.id!r} needs either a prompt or messages, got {count}")
        options = self.item_options() | {"logprobs": self.logprobs, "max_tokens": self.max_tokens}
        if self.messages is None:
            return options | {"prompt": self.prompt}
        return options | {"messages": plain_messages(self.messages, images=True)}


class BatchBody(Body):
    """`/batch`: many items at once; a body in their order, or a stream of chunks as they come."""

    model: str | None = None
    items: Annotated[list[BatchItem], SEVERAL]
    stream: bool = False
    digests: bool = False  # of the logits that each token was sampled from

    def as_items(self) -> list[dict[str, Any]]:
        if self.digests and not self.stream:
            raise Refused("digests are for streams only: set stream to true")
        check_completions(item.n for item in self.items)
        return [item.item() for item in self.items]


class BatchCancel(Body):
    """`/batch/cancel`: the batch's id, from the header of its stream, and those of the items to end."""

    batch: str
    items: Annotated[list[Text], SEVERAL]
