"""The response of `/v1/completions`."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xlabatch.protocols.completion_body import CompletionBody
from xlabatch.protocols.formatting import Json, completion_logprobs
from xlabatch.protocols.response_builder import ChoicesBuilder
from xlabatch.protocols.updates import Update
from xlabatch.request import Logprobs
from xlabatch.text.outputs import Completion, PendingPrompt


class Segment(NamedTuple):
    """Consecutive tokens of a choice, from one update or from all updates."""

    text: str
    tokens: Sequence[int]
    logprobs: Sequence[Logprobs | None]
    offset: int  # characters of the choice before these tokens


class CompletionBuilder(ChoicesBuilder[CompletionBody]):
    """`/v1/completions`."""

    object_name = chunk_name = "text_completion"

    def open_choice(self, index: int) -> Iterator[Json]:  # noqa: ARG002 (a chat's choice has a role)
        return iter(())

    def choice_chunks(self, index: int, update: Update) -> Iterator[Json]:
        delta = update.delta
        segment = Segment(delta.text, update.tokens, update.logprobs, update.text_offset)
        segment = self._shown(index, segment, update.is_first)
        has_tokens = self.request.logprobs is not None or self.request.return_token_ids
        if not (segment.text or delta.finish or (has_tokens and segment.tokens)):
            return
        choice = self._choice(index, segment, delta.finish)
        if self.request.return_token_ids:
            choice["token_ids"] = update.tokens
            if update.is_first:
                choice["prompt_token_ids"] = self.token_ids(self._prompt(index).request.prompt)
        yield self.choice_chunk(choice)

    def choice(self, index: int, completion: Completion) -> Json:
        segment = Segment(completion.text, completion.tokens, completion.logprobs or (), 0)
        choice = self._choice(index, self._shown(index, segment, is_first=True), completion.finish)
        return choice | self.prompt_fields(index)

    @property
    def has_logprobs(self) -> bool:
        return self.request.logprobs is not None

    def text_choice(self, index: int, text: str) -> Json:
        return {"index": index, "text": text, "logprobs": None, "finish_reason": None}

    def token_count(self, tokens: Sequence[int]) -> int:
        return len(tokens) if self.request.max_tokens else 0

    def _choice(self, index: int, segment: Segment, finish: str | None) -> Json:
        logprobs = None
        if self.request.logprobs is not None:
            logprobs = completion_logprobs(
                self.tokenizer,
                self.token_name,
                segment.tokens,
                segment.logprobs,
                segment.text,
                segment.offset,
            )
        return {"index": index, "text": segment.text, "logprobs": logprobs, "finish_reason": finish}

    def _prompt(self, index: int) -> PendingPrompt:
        return self.prompts[index // self.request.n]

    def _shown(self, index: int, segment: Segment, is_first: bool) -> Segment:
        """Return what the client sees of a segment: nothing if max_tokens is 0; the first has the echo."""
        if self.request.max_tokens == 0:
            segment = Segment("", (), (), segment.offset)
        if not self.request.echo:
            return segment
        prompt = self._prompt(index)
        text = prompt.prompt if isinstance(prompt.prompt, str) else self.tokenizer.decode(prompt.prompt)
        if not is_first:
            return segment._replace(offset=len(text) + segment.offset)
        logprobs = prompt.completions[0].prompt_logprobs or ()  # only the first completion has them
        return Segment(
            text=text + segment.text,
            tokens=[*prompt.request.prompt, *segment.tokens],
            logprobs=[*logprobs, *segment.logprobs],
            offset=0,
        )
