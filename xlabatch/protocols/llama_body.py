"""The bodies of llama.cpp's `/completion` and `/infill`, as items for `LLM`."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import ABOUT_THE_CLIENT, Body
from xlabatch.protocols.chat_messages import MAX_PARTS
from xlabatch.protocols.completion_body import SEVERAL
from xlabatch.protocols.sampling_options import OF_SAMPLERS, OFF, SamplingOptions, TokenIds
from xlabatch.text.fill_in_the_middle import fill_prompt
from xlabatch.text.tokenizer import Tokenizer

MAX_FILES = 256
WHOLE_CONTEXT = 2**31 - 1  # tokens that a penalty looks at


class LlamaBody(SamplingOptions):
    """What both endpoints share. `n_predict` -1 is as much as the slot has room for."""

    WITHOUT_EFFECT = ABOUT_THE_CLIENT | OF_SAMPLERS
    WITHOUT_EFFECT |= {"id_slot", "slot_id", "n_keep", "n_discard", "system_prompt"}
    NEUTRAL: ClassVar[Mapping[str, Any]] = {
        **OFF,
        "t_max_predict_ms": 0,
        "n_indent": 0,
        "post_sampling_probs": False,
        "response_fields": [],
        "lora": [],
        "image_data": [],
    }
    REFUSED: ClassVar[Mapping[str, str]] = {
        "messages": "a conversation goes to /v1/chat/completions",
    }
    model: str | None = None
    n: Literal[1] = 1
    n_predict: int = Field(default=-1, ge=-1)
    max_tokens: int | None = Field(default=None, ge=-1)
    repeat_penalty: float | None = None
    repeat_last_n: int | None = Field(default=None, ge=-1)
    n_probs: int = Field(default=0, ge=0)
    logit_bias: dict[str, Any] | list[list[Any]] | None = None  # type: ignore[assignment]
    stream: bool = False
    return_tokens: bool = False
    timings_per_token: bool = False
    return_progress: bool = False

    @property
    def has_several(self) -> bool:
        """Whether the response is a list, with one for each prompt."""
        return False

    @model_validator(mode="before")
    @classmethod
    def translate(cls, values: object) -> Any:
        """Translate what llama.cpp writes otherwise: penalties, and no grammar."""
        if not isinstance(values, dict):
            return values
        given = dict(values)
        if given.get("grammar") == "":
            del given["grammar"]
        if given.get("repetition_penalty") is None and given.get("repeat_penalty") is not None:
            given["repetition_penalty"] = given["repeat_penalty"]
        last = given.get("repeat_last_n")
        if isinstance(last, int) and last:
            given.setdefault("repetition_context_size", WHOLE_CONTEXT if last == -1 else last)
        if last == 0:  # no token is looked at
            given["repetition_penalty"] = 1.0
        return given

    def biases(self) -> list[tuple[int, Any]] | None:
        """Return token ids with their biases; false forbids a token."""
        if not isinstance(self.logit_bias, list):
            return super().biases()
        if not all(len(pair) == 2 and type(pair[0]) is int for pair in self.logit_bias):
            raise Refused("logit_bias is an array of pairs, a token id and a number")
        return [(id, -100.0 if bias is False else bias) for id, bias in self.logit_bias]

    def options(self) -> dict[str, Any]:
        limit = self.n_predict if self.max_tokens is None else self.max_tokens
        if self.suffix:
            raise Refused(
                "suffix is for /v1/completions; here it is /infill with input_prefix and input_suffix"
            )
        if limit == 0:
            raise Refused("n_predict is 0: there is nothing to return")
        logprobs = self.n_probs if self.n_probs else None
        return self.item_options() | {"max_tokens": None if limit == -1 else limit, "logprobs": logprobs}


class LlamaCompletionBody(LlamaBody):
    """`/completion`."""

    prompt: str | TokenIds | Annotated[list[str | TokenIds], SEVERAL] | None = None

    @property
    def prompts(self) -> list[str | list[int]]:
        """The prompts, each text or token ids. Refused without a prompt."""
        if self.prompt is None:
            raise Refused("prompt is missing: give text or token ids")
        if isinstance(self.prompt, str):
            return [self.prompt]
        ids = [each for each in self.prompt if isinstance(each, int)]
        return (
            [ids]
            if len(ids) == len(self.prompt)
            else [each for each in self.prompt if not isinstance(each, int)]
        )

    @property
    def has_several(self) -> bool:
        return self.prompts == self.prompt

    def items(self) -> list[dict[str, Any]]:
        options = self.options()
        return [options | {"prompt": prompt} for prompt in self.prompts]


class ExtraFile(Body):
    """Another file, which the model reads first."""

    filename: str = ""
    text: str


class InfillBody(LlamaBody):
    """`/infill`: what belongs between `input_prefix` and `input_suffix`. `prompt` is how it begins."""

    prompt: str | None = None
    input_prefix: str = ""
    input_suffix: str = ""
    input_extra: Annotated[list[ExtraFile], Field(max_length=min(MAX_FILES, MAX_PARTS))] = Field(
        default_factory=list
    )

    def items(self, tokenizer: Tokenizer, context: int) -> Sequence[dict[str, Any]]:
        """Return the item. Refused if its parts cannot fit into `context` tokens, before they are read."""
        if self.truncate_prompt_tokens is not None:
            raise Refused("truncate_prompt_tokens would cut off the marks of the parts; shorten a part")
        begun = self.prompt or ""
        files = [(each.filename, each.text) for each in self.input_extra]
        fill = fill_prompt(tokenizer, self.input_prefix, self.input_suffix, context, files, begun)
        ends = [*self.stop_token_ids, *fill.ends]
        return [self.options() | {"prompt": list(fill.ids), "stop_token_ids": ends}]
