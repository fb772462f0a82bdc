"""The body of `/v1/completions`, and the fields that `/v1/chat/completions` shares with it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Self

from pydantic import Field, field_validator, model_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import ABOUT_THE_CLIENT, Body
from xlabatch.protocols.prompt_embeds import with_embeddings
from xlabatch.protocols.sampling_options import (
    MAX_PROMPTS,
    OF_SAMPLERS,
    OFF,
    OTHER_NAMES,
    SamplingOptions,
    TokenIds,
)

MAX_COMPLETIONS = 4096  # for all prompts of one body
SEVERAL = Field(min_length=1, max_length=MAX_PROMPTS, fail_fast=True)


class StreamOptions(Body):
    WITHOUT_EFFECT = frozenset({"include_obfuscation"})
    include_usage: bool = False
    continuous_usage_stats: bool = False  # usage in every chunk


class StreamedBody(SamplingOptions):
    model: str | None = None
    stream: bool = False
    stream_options: StreamOptions | None = None
    return_token_ids: bool = False
    return_tokens_as_token_ids: bool = False  # in log-probabilities
    timings_per_token: bool = False
    verbose: bool = False  # the response contains its prompt
    return_progress: bool = False  # a stream shows how much of the prompt has been processed
    receipt: bool = False  # each choice comes with a receipt, in a stream with its finish_reason
    WITHOUT_EFFECT = ABOUT_THE_CLIENT | OF_SAMPLERS
    WITHOUT_EFFECT |= {"store", "metadata", "verbosity", "prediction", "id_slot"}
    REFUSED: ClassVar[Mapping[str, str]] = {
        **OTHER_NAMES,
        "extra_body": "its content goes into the body itself, as OpenAI's client sends it",
        "moderation": "nothing is moderated here",
        "audio": "this server writes text",
        "modalities": "this server writes text",
        "chat_template": "it is the server's, from the model or serve --chat-template FILE",
        "documents": "put them into a message; /rerank orders them by a query",
        "guided_decoding_backend": "there is only one; leave it out",
        "mm_processor_kwargs": "the model's preprocessor_config.json says it; leave it out",
        "reasoning_format": "reasoning comes as reasoning_content; include_reasoning false leaves it out",
        "web_search_options": "this server searches nothing",
    }
    NEUTRAL: ClassVar[Mapping[str, Any]] = {
        **OFF,
        "n_probs": 0,
        "repeat_penalty": 1,
        "modalities": ["text"],
        "web_search_options": {},
        "best_of": 1,
        "bad_words": [],
        "length_penalty": 1,
        "use_beam_search": False,
        "early_stopping": False,
        "spaces_between_special_tokens": True,
    }

    @model_validator(mode="after")
    def check_stream_options(self) -> Self:
        if self.stream_options is not None and not self.stream:
            raise Refused("stream_options is for streams only: set stream to true")
        return self

    @property
    def includes_usage(self) -> bool:
        """Whether a stream ends with the usage."""
        return self.stream_options is not None and self.stream_options.include_usage


class CompletionBody(StreamedBody):
    """`/v1/completions`."""

    REFUSED: ClassVar[Mapping[str, str]] = {
        **StreamedBody.REFUSED,
        "messages": "a conversation goes to /v1/chat/completions; /v1/completions takes a prompt",
        "max_completion_tokens": "it is for /v1/chat/completions; here it is max_tokens",
        "max_output_tokens": "it is for /v1/responses; here it is max_tokens",
        "input": "/v1/completions takes a prompt; input is for /v1/responses and /v1/embeddings",
    }
    prompt: str | TokenIds | Annotated[list[str], SEVERAL] | Annotated[list[TokenIds], SEVERAL] | None = None
    prompt_embeds: str | dict[str, str] | None = None  # vectors in place of the prompt, or of some of its ids
    max_tokens: int = Field(default=16, ge=0)
    logprobs: int | None = None
    echo: bool = False

    @field_validator("max_tokens", mode="before")
    @classmethod
    def check_limit(cls, limit: object) -> object:
        """Refuse llama.cpp's word for no limit: the default here is OpenAI's 16."""
        if limit == -1:
            raise Refused(
                "max_tokens must be at least 0, got -1; n_predict -1 of /completion is all that fits"
            )
        return limit

    @model_validator(mode="after")
    def check_has_prompt(self) -> Self:
        if self.prompt is None and not isinstance(self.prompt_embeds, str):
            raise Refused("prompt is missing: give text, token ids, or prompt_embeds in one string")
        return self

    def prompts(self) -> Sequence[str | TokenIds]:
        """Return the prompts as a list, even if there is only one."""
        if not isinstance(self.prompt, list):
            return [self.prompt or ""]
        one = not self.prompt or isinstance(self.prompt[0], int)
        return [self.prompt] if one else self.prompt  # type: ignore[list-item, return-value]

    def items(self) -> list[dict[str, Any]]:
        prompts = self.prompts()
        check_completions([self.n] * len(prompts))
        if self.max_tokens == 0 and not self.echo:
            raise Refused("max_tokens is 0 and echo is false: there is nothing to return; set one of them")
        if self.max_tokens == 0 and self.receipt:
            raise Refused("a receipt is for generated tokens, but max_tokens is 0")
        if self.max_tokens == 0 and self.logprob_token_ids:
            raise Refused("logprob_token_ids is for generated tokens, but max_tokens is 0")
        if self.stream and self.prompt_logprobs is not None:
            raise Refused("parameter prompt_logprobs is not supported in a stream; use echo and logprobs")
        options = self.item_options() | {"logprobs": self.logprobs, "max_tokens": self.max_tokens or 1}
        if self.echo and self.logprobs is not None:
            options["prompt_logprobs"] = self.logprobs
        if self.prompt_embeds is not None:
            return [options | with_embeddings(prompts, self.prompt_embeds)]
        return [options | {"prompt": prompt} for prompt in prompts]


def check_completions(counts: Iterable[int]) -> None:
    """Raise Refused if there are too many completions: each takes memory from the start."""
    if (total := sum(max(count, 1) for count in counts)) > MAX_COMPLETIONS:
        raise Refused(f"the prompts of this body have {total} completions; the limit is {MAX_COMPLETIONS}")
