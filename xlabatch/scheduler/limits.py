"""What an engine can run at all; every refusal states the arithmetic."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from xlabatch.request import Request


@dataclass(frozen=True)
class Limits:
    """What an engine can run at all, said with the arithmetic."""

    context: int
    vocab: int
    ends: tuple[int, ...]  # the model's own end tokens
    stops: int = 16  # end ids a request may have, its own and the model's
    queue: int = 4096

    def check(self, request: Request, slots: int) -> None:
        """Raise ValueError if this request could never run in so many slots."""
        prompt, total = len(request.prompt), len(request.prompt) + request.max_new
        if not prompt:
            raise ValueError(f"request {request.id}: the prompt is empty, and there is nothing to go on from")
        if total > self.context:
            raise ValueError(
                f"request {request.id}: {prompt} prompt + {request.max_new} new tokens = {total}, "
                f"but a slot holds {self.context}"
            )
        for name, ids in self._ids(request):
            strange = next((i for i in ids if not 0 <= i < self.vocab), None)
            if strange is not None:
                raise ValueError(
                    f"request {request.id}: {name} has id {strange}, the vocabulary is 0 to {self.vocab - 1}"
                )
        if len(self.stop(request)) > self.stops:
            raise ValueError(f"request {request.id}: {len(self.stop(request))} end ids, at most {self.stops}")
        if request.n > slots:
            raise ValueError(f"request {request.id}: {request.n} answers, but there are {slots} slots")
        if request.stop_text:
            raise ValueError(
                f"request {request.id}: stop_text is for LLM and the server; an engine knows ids only"
            )
        self._check_choice(request)

    def _ids(self, request: Request) -> Iterator[tuple[str, Iterable[int]]]:
        yield "prompt", request.prompt
        yield "stop", request.stop
        yield "logit_bias", dict(request.logit_bias)
        yield "allowed_ids", request.allowed_ids or ()
        yield "bad_ids", request.bad_ids

    def _check_choice(self, request: Request) -> None:
        """Raise ValueError if nothing is left to say, at the beginning or before it may end."""
        if request.form and request.min_new == request.max_new:
            raise ValueError(
                f"request {request.id}: min_new and max_new are equal, and no form ends without an end"
            )
        if request.allowed_ids is None and not request.bad_ids:
            return
        kept = set(range(self.vocab) if request.allowed_ids is None else request.allowed_ids)
        kept -= set(request.bad_ids)
        if not kept:
            raise ValueError(f"request {request.id}: bad_ids forbid all {self.vocab} ids of the vocabulary")
        if request.form and not kept & set(self.ends):
            raise ValueError(f"request {request.id}: no end token is allowed, and no form ends without one")
        if request.min_new and kept <= set(self.stop(request)):
            raise ValueError(
                f"request {request.id}: only end tokens are allowed, but nothing may end it before token "
                f"{request.min_new}"
            )

    def stop(self, request: Request) -> tuple[int, ...]:
        """Every id that ends this request."""
        return tuple(dict.fromkeys((*request.stop, *(() if request.ignore_eos else self.ends))))
