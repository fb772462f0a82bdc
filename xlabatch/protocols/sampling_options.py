"""The options of every body with prompts: sampling, end conditions, structured output.

A field named like a field of `Request` is passed on to it.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Annotated, Any, Literal, get_args

from pydantic import Field, field_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.request import MAX_LOGPROBS, Request
from xlabatch.text.prompts import TEXT_OPTIONS

MAX_STOP_STRINGS = 16
MAX_STOP_CHARACTERS = 1024
MAX_PROMPTS = 1024  # in one body
TokenIds = Annotated[list[int], Field(fail_fast=True)]
TopLogprobs = Annotated[int, Field(ge=0, le=MAX_LOGPROBS)]
Text = Annotated[str, Field(min_length=1)]
StopString = Annotated[str, Field(min_length=1, max_length=MAX_STOP_CHARACTERS)]
StopStrings = Annotated[list[StopString], Field(max_length=MAX_STOP_STRINGS, fail_fast=True)]
Choices = Annotated[list[Text], Field(min_length=1, max_length=MAX_PROMPTS)]
# Samplers of llama.cpp and mlx-lm that are not here, each with the value at which it is off.
OFF: Mapping[str, Any] = {
    "mirostat": 0,
    "typical_p": 1,
    "tfs_z": 1,
    "top_n_sigma": -1,
    "dynatemp_range": 0,
    "xtc_probability": 0,
    "dry_multiplier": 0,
    "min_keep": 0,
}
# What has no effect while they are off.
OF_SAMPLERS = frozenset(
    (
        *("penalize_nl", "backend_sampling", "mirostat_tau", "mirostat_eta", "dynatemp_exponent"),
        *("xtc_threshold", "dry_base", "dry_allowed_length", "dry_penalty_last_n", "dry_sequence_breakers"),
    )
)
# llama.cpp's samplers in its own order, two names of older versions, and the letters that name the first too.
Sampler = Literal[
    "penalties",
    "dry",
    "top_n_sigma",
    "top_k",
    "typ_p",
    "top_p",
    "min_p",
    "xtc",
    "temperature",
    "infill",
    "adaptive_p",
    "typical_p",
    "tfs_z",
]
SamplerNames = Annotated[list[Sampler], Field(fail_fast=True)]
BY_LETTER = dict(zip("edskypmxtia", get_args(Sampler), strict=False))
UNUSED: Mapping[str, Mapping[str, Any]] = {  # values of options with which a sampler changes nothing
    "penalties": {"repetition_penalty": 1.0, "presence_penalty": 0.0, "frequency_penalty": 0.0},
    **{"top_k": {"top_k": 0}, "top_p": {"top_p": 1.0}, "min_p": {"min_p": 0.0}},
    "temperature": {"temperature": 1.0},
}
OTHER_NAMES: Mapping[str, str] = {  # of other programs, with the name here
    "max_new_tokens": "here it is max_tokens",
    "n_predict": "here it is max_tokens",
    "n_probs": "here it is logprobs",
    "repeat_penalty": "here it is repetition_penalty",
    "repeat_last_n": "here it is repetition_context_size",
    "do_sample": "temperature 0 is greedy",
    "stop_strings": "here it is stop",
    "num_return_sequences": "here it is n",
    "num_beams": "there is no beam search; n completions may be compared",
    "prompt_token_ids": "the prompt of /v1/completions may be token ids",
}
REQUEST_FIELDS = {field.name for field in fields(Request)}
PLAIN = {"temperature": 1.0}  # OpenAI's default, where a model has none


class JsonSchema(Body):
    name: str | None = None
    description: str | None = None
    schema_: dict[str, Any] | bool = Field(alias="schema")
    strict: bool | None = None


class ResponseFormat(Body):
    type: Literal["text", "json_object", "json_schema"]
    json_schema: JsonSchema | None = None
    schema_: dict[str, Any] | bool | None = Field(default=None, alias="schema")  # of a json_object


class StructuredOutputs(Body):
    """What a completion must match, in vLLM's form."""

    json_: dict[str, Any] | str | None = Field(default=None, alias="json")
    regex: str | None = None
    choice: Choices | None = None
    grammar: str | None = None
    json_object: bool = False

    def forms(self, before: str) -> Iterator[tuple[str, str, Any]]:
        """Yield names in the body, which begin with `before`, fields of `Request` and values.

        None stands for a form that is not given.
        """
        name = f"{before}json"
        if self.json_ is not None:
            is_text = isinstance(self.json_, str)
            yield name, "json_schema", parse_schema(name, self.json_) if is_text else self.json_
        if self.json_object:
            yield f"{before}json_object", "json_schema", {"type": "object"}
        if self.choice is not None:
            yield f"{before}choice", "regex", "|".join(map(re.escape, self.choice))
        yield f"{before}regex", "regex", self.regex
        yield f"{before}grammar", "grammar", self.grammar


def parse_schema(name: str, schema: Any) -> Any:
    try:
        return json.loads(schema)
    except (ValueError, RecursionError) as error:
        raise Refused(f"{name} is not JSON: {str(error)[:100]}") from None


class SamplingOptions(Body):
    """The options that all bodies share. An option that `Request` has needs one line here."""

    temperature: float | None = None  # the model's default, as of all that `fill_in` knows
    top_p: float | None = None
    n: int = 1
    stop: StopString | StopStrings | None = None
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    logit_bias: dict[str, Any] | None = None  # `Request` checks the values, with one error at most
    seed: int | None = Field(default=None, ge=-(2**63), lt=2**64)  # -1 is random, as in vLLM and llama.cpp
    response_format: ResponseFormat | None = None
    # Beyond OpenAI's:
    top_k: int | None = Field(default=None, ge=-1)  # 0 and, as in vLLM, -1 keep all
    min_p: float | None = None
    repetition_penalty: float | None = None
    repetition_context_size: int | None = None
    min_tokens: int = 0
    ignore_eos: bool = False
    stop_token_ids: TokenIds = Field(default_factory=list)
    allowed_token_ids: TokenIds | None = None
    bad_token_ids: TokenIds = Field(default_factory=list)
    regex: str | None = None
    grammar: str | None = None
    structured_outputs: StructuredOutputs | None = None
    json_schema: dict[str, Any] | bool | None = None  # llama.cpp's name
    guided_json: dict[str, Any] | str | None = None  # vLLM's older names
    guided_regex: str | None = None
    guided_choice: Choices | None = None
    guided_grammar: str | None = None
    reasoning_budget: int | None = None
    reasoning_marks: list[str] | None = None
    thinking_token_budget: int | None = None  # vLLM's name
    add_special_tokens: bool | None = None  # as the tokenizer does; by default to prompts only
    skip_special_tokens: bool = True
    include_stop_str_in_output: bool = False
    truncate_prompt_tokens: int | None = None
    truncation_side: Literal["left", "right"] = "left"
    suffix: str | None = None  # of a prompt, for models that can fill in the middle
    samplers: SamplerNames | None = None  # of llama.cpp: others are off
    num_draft_tokens: int | None = None  # of mlx-lm: changes no token
    logprob_token_ids: Annotated[TokenIds, Field(min_length=1)] | None = None
    prompt_logprobs: int | None = None
    priority: int = 0
    deadline_s: float | None = None
    cache_prompt: bool = True
    cache_salt: Text | None = None
    pinned: bool = False
    cache_key: Text | None = None
    cache_use: Literal["read", "save", "both"] = "both"
    overflow: Literal["refuse", "slide"] = "refuse"
    keep: int = 0
    share: bool = True  # an equal request in flight may answer this one too

    @field_validator("stop", mode="before")
    @classmethod
    def drop_empty(cls, stop: object) -> object:
        """Drop stop strings that are empty, with which some clients say that there is none."""
        if isinstance(stop, list):
            return [each for each in stop if each != ""]
        return None if stop == "" else stop

    @field_validator("seed", mode="before")
    @classmethod
    def drop_minus_one(cls, seed: object) -> object:
        """Drop a seed of -1, with which vLLM and llama.cpp say that there is none."""
        return None if seed == -1 else seed

    @field_validator("samplers", mode="before")
    @classmethod
    def read_letters(cls, samplers: object) -> object:
        return [BY_LETTER.get(each, each) for each in samplers] if isinstance(samplers, str) else samplers

    def fill_in(self, defaults: Mapping[str, Any]) -> None:
        """Give options that are not given the model's defaults: fields of `Request` by name.

        How many tokens its penalty for repetition looks at goes with that penalty only. Samplers that a list
        of them leaves out are off.
        """
        own_penalty = self.repetition_penalty is not None
        for name, value in (PLAIN | dict(defaults)).items():
            if getattr(self, name) is None and not (own_penalty and name == "repetition_context_size"):
                setattr(self, name, value)
        for sampler, unused in UNUSED.items():
            if self.samplers is not None and sampler not in self.samplers:
                vars(self).update(unused)

    def request_options(self) -> dict[str, Any]:
        """Return the options for `Request`, without those that are None, so that its defaults hold."""
        options = {name: getattr(self, name) for name in SamplingOptions.model_fields.keys() & REQUEST_FIELDS}
        options["seed"] = None if self.seed is None else self.seed % 2**64
        options["temperature"] = 1.0 if self.temperature is None else self.temperature
        options["top_k"] = max(self.top_k or 0, 0)
        options["logit_bias"] = self.biases()
        if self.thinking_token_budget is not None:
            if self.reasoning_budget is not None:
                raise Refused("reasoning_budget is given twice, also as thinking_token_budget")
            options["reasoning_budget"] = self.thinking_token_budget
        options |= self.structured_output()
        return {name: value for name, value in options.items() if value is not None}

    def item_options(self) -> dict[str, Any]:
        """Return the options of an item for `LLM`: those of `Request` and those of the text."""
        names = sorted(TEXT_OPTIONS & type(self).model_fields.keys())
        return self.request_options() | {name: getattr(self, name) for name in names}

    def biases(self) -> list[tuple[int, Any]] | None:
        """Return token ids with their biases; JSON has only strings as keys."""
        if self.logit_bias is None:
            return None
        try:
            return [(int(id), bias) for id, bias in self.logit_bias.items()]
        except ValueError:
            names = f"{list(self.logit_bias)!r:.80}"
            raise Refused(f"logit_bias maps token ids to numbers, got other names: {names}") from None

    def structured_output(self) -> dict[str, Any]:
        """Return what the completion must match, from the forms of OpenAI, vLLM and llama.cpp."""
        return {field: value for field, (_, value) in self.forms().items()}

    @property
    def names(self) -> dict[str, str]:
        """The names in the body of the fields of `Request` that have several."""
        return {field: name for field, (name, _) in self.forms().items()}

    def forms(self) -> dict[str, tuple[str, Any]]:
        """Return what the completion must match, by field of `Request`: its name in the body and value."""
        older = StructuredOutputs(
            json=self.guided_json,
            regex=self.guided_regex,
            choice=self.guided_choice,
            grammar=self.guided_grammar,
        )
        given = [
            ("response_format", "json_schema", self.response_schema()),
            ("json_schema", "json_schema", self.json_schema),
            ("regex", "regex", self.regex),
            ("grammar", "grammar", self.grammar),
            *(self.structured_outputs or StructuredOutputs()).forms("structured_outputs."),
            *older.forms("guided_"),
        ]
        forms: dict[str, tuple[str, Any]] = {}
        for name, field, value in given:
            if value is not None:
                if field in forms:
                    raise Refused(f"{forms[field][0]} cannot be combined with {name}")
                forms[field] = name, value
        return forms

    def response_schema(self) -> Any:
        """Return the schema that `response_format` asks for, if any."""
        form = self.response_format
        if form is None or form.type == "text":
            return None
        if form.type == "json_object":
            return {"type": "object"} if form.schema_ is None else form.schema_
        if form.json_schema is None:
            raise Refused("response_format of type json_schema needs a json_schema")
        return form.json_schema.schema_

    @property
    def is_shareable(self) -> bool:
        """Whether equal requests always get equal completions, and the client allows sharing."""
        return self.share and self.deadline_s is None and (self.temperature == 0 or self.seed is not None)
