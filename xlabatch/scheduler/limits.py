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
        for problem in self._problems(request):
            if isinstance(problem, Refused):
                raise problem
            raise Refused(f"request {request.id}: {problem}")

    def _problems(self, request: Request) -> Iterator[str | Refused]:
        prompt = len(request.prompt)
        if not prompt:
            yield "prompt is empty; it needs at least one token"
        if request.overflow == "slide":
            yield from self._problems_of_slide(request)
        elif (total := prompt + request.max_tokens) > self.context:
            message = f"{prompt} prompt + {request.max_tokens} new tokens = {total}"
            yield ContextExceeded(
                f"request {request.id}: {message}, but a slot holds {self.context}", prompt, self.context
            )
        for name, ids in self._named_token_ids(request):
            unknown = next((i for i in ids if not 0 <= i < self.vocab), None)
            if unknown is not None:
                yield f"{name} has id {unknown}, the vocabulary is 0 to {self.vocab - 1}"
        ends = len(self.all_stop_token_ids(request))
        if ends > self.max_stop_token_ids:
            yield f"{ends} end token ids with the model's own; the limit is {self.max_stop_token_ids}"
        if request.cache_key is not None and not self.sessions:
            yield (
                "cache_key is given, but this engine keeps no sessions: session_bytes (--session-mib) "
                "makes room for them, where keys and values can be reused"
            )
        if request.n > MAX_CHOICES:
            yield f"n is {request.n}; the limit is {MAX_CHOICES}"
        if request.stop:
            yield "an engine takes stop_token_ids; LLM and the server take stop"
        if request.pooling is not None and request.pooling not in self.poolings:
            known = ", ".join(self.poolings) or "none"
            yield f"pooling {request.pooling!r} is not supported by this engine; it supports {known}"
        yield from self._problems_of_embeddings(request)
        yield from self._problems_of_constraints(request)

    def _problems_of_embeddings(self, request: Request) -> Iterator[str]:
        """Vectors must have the width of this model, and be finite."""
        for span in request.embeddings:
            name = f"embeddings at position {span.start}"
            if self.embedding_width is None:
                yield "embeddings are given, but this engine takes none: start it with embeddings=True"
            elif span.width != self.embedding_width:
                yield f"{name} have {span.width} numbers each, but the model's have {self.embedding_width}"
            if span.columns is not None and not self.grids:
                yield (
                    f"{name} are in a grid, but this engine's model has no positions of rows and columns, or "
                    "is split over devices"
                )
            if not np.isfinite(np.frombuffer(span.data, np.float32)).all():
                yield f"{name} have numbers that are not finite in float32"

    def _problems_of_slide(self, request: Request) -> Iterator[str | Refused]:
        """Prompt and kept ids must leave room for tokens."""
        prompt = len(request.prompt)
        if prompt >= self.context:
            yield ContextExceeded(
                f"request {request.id}: {prompt} prompt tokens fill a slot, which holds {self.context}",
                prompt,
                self.context,
            )
        if request.keep > self.context - 2:
            yield f"keep is {request.keep}; a slot of {self.context} can keep {self.context - 2}"

    def _named_token_ids(self, request: Request) -> Iterator[tuple[str, Iterable[int]]]:
        yield "prompt", request.prompt
        yield "stop_token_ids", request.stop_token_ids
        yield "logit_bias", dict(request.logit_bias)
        yield "allowed_token_ids", request.allowed_token_ids or ()
        yield "bad_token_ids", request.bad_token_ids
        yield "logprob_token_ids", request.logprob_token_ids

    def _problems_of_constraints(self, request: Request) -> Iterator[str]:
        """A token must remain, at the first position and before an end."""
        if request.structured_output and request.min_tokens == request.max_tokens:
            yield "min_tokens equals max_tokens, but structured output ends with a token"
        if request.allowed_token_ids is None and not request.bad_token_ids:
            return
        kept = set(range(self.vocab) if request.allowed_token_ids is None else request.allowed_token_ids)
        kept -= set(request.bad_token_ids)
        if not kept:
            yield f"bad_token_ids forbid all {self.vocab} ids of the vocabulary"
        if request.structured_output and not kept & set(self.eos_token_ids):
            yield "no end token is allowed, but structured output ends with one"
        if request.min_tokens and kept <= set(self.all_stop_token_ids(request)):
            yield f"only end tokens are allowed, but min_tokens is {request.min_tokens}"

    def all_stop_token_ids(self, request: Request) -> tuple[int, ...]:
        """Every token id that ends this request: its own, and the model's unless ignore_eos."""
        return tuple(
            dict.fromkeys((*request.stop_token_ids, *(() if request.ignore_eos else self.eos_token_ids)))
        )
