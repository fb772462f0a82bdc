"""The options of prompts and conversations by name and type, for editors and type checkers.

A test compares them with the fields of `Request`, `TextOptions` and `ChatOptions`, which check their values.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Literal, TypedDict, Unpack

from xlabatch.errors import Refused
from xlabatch.request import Bias, Request
from xlabatch.text.prompts import DEFAULT_MAX_TOKENS, TextOptions, given_options, prompt_item
from xlabatch.validation import did_you_mean, short_repr

Id = int  # of a token


class PromptOptions(TypedDict, total=False):
    """Options of a prompt and its completions."""

    id: str
    max_tokens: int | None  # None: all that the slot leaves room for
    temperature: float
    top_k: int
    top_p: float
    min_p: float
    seed: int
    stop: str | Sequence[str]
    stop_token_ids: Sequence[Id]
    include_stop_str_in_output: bool
    ignore_eos: bool
    min_tokens: int
    n: int
    logprobs: int | None
    logprob_token_ids: Sequence[Id]
    prompt_logprobs: int | None
    repetition_penalty: float
    repetition_context_size: int | None
    presence_penalty: float
    frequency_penalty: float
    logit_bias: Bias
    allowed_token_ids: Sequence[Id] | None
    bad_token_ids: Sequence[Id]
    json_schema: Any
    regex: str | None
    grammar: str | None
    reasoning_budget: int | None
    reasoning_marks: Sequence[str]
    skip_special_tokens: bool
    add_special_tokens: bool | None
    suffix: str | None
    truncate_prompt_tokens: int | None
    truncation_side: Literal["left", "right"]
    receipt: bool
    priority: int
    client: str | None
    client_weight: float
    deadline_s: float | None
    adapter: str | None
    embeddings: Any
    pooling: Literal["last", "mean", "score"] | None
    cache_prompt: bool
    cache_salt: str | None
    cache_key: str | None
    cache_use: Literal["read", "save", "both"]
    pinned: bool
    overflow: Literal["refuse", "slide"]
    keep: int


class ConversationOptions(PromptOptions, total=False):
    """Options of a conversation and its replies."""

    tools: Sequence[Any] | None
    tool_choice: Any
    parallel_tool_calls: bool | None
    add_generation_prompt: bool
    continue_final_message: bool
    chat_template_kwargs: Mapping[str, Any]


DEFAULTS: Mapping[str, Any] = {  # of PromptOptions; None where each request gets a value of its own
    **{
        each.name: None if each.default is MISSING else each.default
        for each in (*fields(Request), *fields(TextOptions))
        if each.name in PromptOptions.__annotations__
    },
    "max_tokens": DEFAULT_MAX_TOKENS,
}


class SamplingParams:
    """Options to use for several calls, under vLLM's name. What is not given has this package's default.

    `options` has those that are given, and an attribute the option or its default. They cannot be changed.
    """

    options: Mapping[str, Any]

    def __init__(self, **options: Unpack[PromptOptions]) -> None:
        given = given_options(options)
        item = prompt_item([0], "prompt", given)
        checked = {name: value for name, value in item.options.items() if value is not None}
        defaults = {"id": "SamplingParams", "max_tokens": DEFAULT_MAX_TOKENS}
        Request(**{**defaults, **checked}, prompt=(0,))
        self.__dict__["options"] = given

    def __getattr__(self, name: str) -> Any:
        if name not in DEFAULTS:
            raise AttributeError(f"SamplingParams has no {name!r}{did_you_mean(name, DEFAULTS)}")
        return self.options.get(name, DEFAULTS[name])

    def __setattr__(self, name: str, value: object) -> None:
        raise Refused(
            f"a SamplingParams cannot be changed, and {name} was set; make a new one: "
            f"SamplingParams(**{{**params.options, {name!r}: {short_repr(value)}}})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SamplingParams) and self.options == other.options

    __hash__ = None  # type: ignore[assignment]  # options may be lists

    def __repr__(self) -> str:
        return f"SamplingParams({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"
