"""ReferenceEngine: the trait over the oracle, one request at a time, all computed anew for each token."""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from xlabatch.api import BatchEngine, Stats
from xlabatch.checkpoint.source import Array, Source
from xlabatch.request import LIKELY, Event, Request
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import NOTHING, Code, Seat
from xlabatch.text.structured import Forms
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.oracle.sampling import log_chances, ruled, scores


class Odds(NamedTuple):
    """How likely N tokens were, and the likeliest M in their places."""

    token: Array  # [N]
    top: Array  # [N, M]
    ids: Array  # [N, M]


class ReferenceEngine(BatchEngine):
    """Slow, plain and independent: what every other engine's tokens are held against."""

    def __init__(
        self,
        source: Source,
        *,
        context: int,
        queue: int = 4096,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.oracle = Oracle(source, context=context)
        self.limits = Limits(context=context, vocab=source.raw["vocab_size"], ends=source.ends, queue=queue)
        self.forms = Forms(source.folder, source.name, self.limits.vocab, source.ends)
        self.scheduler = Scheduler(1, self.limits, clock, sizes=(context,), matcher=self.forms)
        self.written: Sequence[int] = ()

    def check(self, request: Request) -> None:
        self.scheduler.check(request)

    def submit(self, request: Request) -> None:
        self.scheduler.submit(request)

    def cancel(self, id: str, index: int | None = None) -> None:
        self.scheduler.cancel(id, index)

    def cancel_all(self) -> None:
        self.scheduler.cancel_all()

    def abandon(self, id: str) -> None:
        self.scheduler.abandon(id)

    def retell(self, events: Sequence[Event]) -> None:
        self.scheduler.retell(events)

    @property
    def idle(self) -> bool:
        return self.scheduler.idle

    def stats(self) -> Stats:
        return self.scheduler.stats()

    def step(self) -> list[Event]:
        self.scheduler.open()
        for seat, chunk in self.scheduler.prefills():
            self.written = seat.request.prompt
            read = None if seat.request.prompt_logprobs is None else self._prompt(seat.request)
            self.scheduler.prefilled(seat, chunk, *self._next(seat), read)
        self.scheduler.settle()
        for seat in self.scheduler.decodes():
            self.scheduler.decoded(*self._next(seat))
        return self.scheduler.close()

    def _next(self, seat: Seat) -> tuple[Array, Odds]:
        """The next token as a step of one slot, and how likely it was; silence after an end."""
        request, position = seat.request, len(self.written)
        ends = self.limits.stop(request)
        if position > len(request.prompt) and self.written[-1] in ends:
            return np.array([[NOTHING], [Code.RUNNING], [0]]), odds(np.zeros((1, 1)), (0,))
        logits = self.oracle.logits(tuple(self.written), since=position - 1)
        open = None if seat.matcher is None else self.forms.open(seat.matcher)
        left = ruled(logits[0], request, tuple(self.written), ends, open)
        token = int(np.argmax(scores(left, request, position)))
        self.written = (*self.written, token)
        code = Code.LENGTH if position + 1 == len(request.prompt) + request.max_new else Code.RUNNING
        code = Code.STOP if token in ends else code
        code = code if left.max() > -np.inf else Code.STUCK
        code = code if np.isfinite(logits.max()) else Code.BROKEN
        return np.array([[token], [code], [digest(logits[0])]]), odds(logits, (token,))

    def _prompt(self, request: Request) -> Odds:
        """How likely a prompt was."""
        return odds(self.oracle.logits(tuple(request.prompt)), (*request.prompt[1:], 0))


def odds(logits: Array, tokens: Sequence[int]) -> Odds:
    """How likely tokens [N] were by logits [N, V]."""
    chances = np.stack([log_chances(row) for row in logits])
    ids = np.argsort(-chances, axis=-1, kind="stable")[:, :LIKELY]
    return Odds(chances[np.arange(len(tokens)), list(tokens)], np.take_along_axis(chances, ids, axis=-1), ids)


def digest(logits: Array) -> int:
    """A fingerprint of all bits of logits [V]."""
    bits = logits.astype(np.float32).view(np.int32)
    return int((bits * (2 * np.arange(len(bits), dtype=np.int32) + 1)).sum(dtype=np.int32))
