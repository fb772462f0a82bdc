"""Requests that an engine can never run are refused here, with the arithmetic."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from xlabatch.errors import Refused
from xlabatch.request import ContextExceeded, Request

MAX_CHOICES = 1024  # of a request


@dataclass(frozen=True)
class Limits:
    """What one engine can run: its context, vocabulary and queue."""

    context: int
    vocab: int
    eos_token_ids: tuple[int, ...]  # the model's own end tokens
    max_stop_token_ids: int = 16  # per request, the model's own included
    queue: int = 4096  # requests that may wait; beyond, clients with fewer than their share still get in
    sessions: bool = True  # whether requests may have a cache_key
    poolings: tuple[str, ...] = ()  # of a prompt into a vector
    embedding_width: int | None = None  # numbers of a vector in place of an id; None: there are none
    grids: bool = False  # whether vectors may be in a grid, which rope's positions then follow

    def check(self, request: Request) -> None:
        """Raise Refused if this request could never run."""
        prompt, total = len(request.prompt), len(request.prompt) + request.max_tokens
        if not prompt:
            raise Refused(f"request {request.id}: the prompt is empty; it needs at least one token")
        if request.overflow == "slide":
            self._check_slide(request)
        elif total > self.context:
            raise ContextExceeded(
                f"request {request.id}: {prompt} prompt + {request.max_tokens} new tokens = {total}, "
                f"but a slot holds {self.context}",
                prompt,
                self.context,
            )
        for name, ids in self._named_token_ids(request):
            unknown = next((i for i in ids if not 0 <= i < self.vocab), None)
            if unknown is not None:
                raise Refused(
                    f"request {request.id}: {name} has id {unknown}, the vocabulary is 0 to {self.vocab - 1}"
                )
        ends = len(self.all_stop_token_ids(request))
        if ends > self.max_stop_token_ids:
            raise Refused(
                f"request {request.id}: {ends} end token ids with the model's own, "
                f"at most {self.max_stop_token_ids}"
            )
        if request.cache_key is not None and not self.sessions:
            raise Refused(f"request {request.id}: cache_key is given, but this engine keeps no sessions")
        if request.n > MAX_CHOICES:
            raise Refused(f"request {request.id}: n is {request.n}; at most {MAX_CHOICES} are possible")
        if request.stop:
            raise Refused(
                f"request {request.id}: an engine takes stop_token_ids; LLM and the server take stop"
            )
        if request.pooling is not None and request.pooling not in self.poolings:
            known = ", ".join(self.poolings) or "none"
            raise Refused(
                f"request {request.id}: pooling {request.pooling!r} is not possible here; known are {known}"
            )
        self._check_embeddings(request)
        self._check_tokens_remain(request)

    def _check_embeddings(self, request: Request) -> None:
        """Raise Refused unless the vectors of the prompt have the width of this model, and are finite."""
        for span in request.embeddings:
            if self.embedding_width is None:
                raise Refused(
                    f"request {request.id}: embeddings are given, but this engine takes none: start it with "
                    "embeddings=True"
                )
            if span.width != self.embedding_width:
                raise Refused(
                    f"request {request.id}: embeddings at position {span.start} have {span.width} numbers "
                    f"each, but the model's have {self.embedding_width}"
                )
            if span.columns is not None and not self.grids:
                raise Refused(
                    f"request {request.id}: embeddings at position {span.start} are in a grid, but this "
                    "engine's model has no positions of rows and columns, or is split over devices"
                )
            if not np.isfinite(np.frombuffer(span.data, np.float32)).all():
                raise Refused(
                    f"request {request.id}: embeddings at position {span.start} have numbers that are not "
                    "finite in float32"
                )

    def _check_slide(self, request: Request) -> None:
        """Raise Refused unless prompt and kept ids leave room for tokens."""
        if len(request.prompt) >= self.context:
            raise ContextExceeded(
                f"request {request.id}: {len(request.prompt)} prompt tokens fill a slot, which holds "
                f"{self.context}",
                len(request.prompt),
                self.context,
            )
        if request.keep > self.context - 2:
            raise Refused(
                f"request {request.id}: keep is {request.keep}; a slot of {self.context} can keep "
                f"{self.context - 2}"
            )

    def _named_token_ids(self, request: Request) -> Iterator[tuple[str, Iterable[int]]]:
        yield "prompt", request.prompt
        yield "stop_token_ids", request.stop_token_ids
        yield "logit_bias", dict(request.logit_bias)
        yield "allowed_token_ids", request.allowed_token_ids or ()
        yield "bad_token_ids", request.bad_token_ids
        yield "logprob_token_ids", request.logprob_token_ids

    def _check_tokens_remain(self, request: Request) -> None:
        """Raise Refused if the constraints leave no token, at the first position or before an end."""
        if request.structured_output and request.min_tokens == request.max_tokens:
            raise Refused(
                f"request {request.id}: min_tokens equals max_tokens, but structured output ends with a token"
            )
        if request.allowed_token_ids is None and not request.bad_token_ids:
            return
        kept = set(range(self.vocab) if request.allowed_token_ids is None else request.allowed_token_ids)
        kept -= set(request.bad_token_ids)
        if not kept:
            raise Refused(
                f"request {request.id}: bad_token_ids forbid all {self.vocab} ids of the vocabulary"
            )
        if request.structured_output and not kept & set(self.eos_token_ids):
            raise Refused(
                f"request {request.id}: no end token is allowed, but structured output ends with one"
            )
        if request.min_tokens and kept <= set(self.all_stop_token_ids(request)):
            raise Refused(
                f"request {request.id}: only end tokens are allowed, but min_tokens is {request.min_tokens}"
            )

    def all_stop_token_ids(self, request: Request) -> tuple[int, ...]:
        """Every token id that ends this request: its own, and the model's unless ignore_eos."""
        return tuple(
            dict.fromkeys((*request.stop_token_ids, *(() if request.ignore_eos else self.eos_token_ids)))
        )
