"""ReferenceEngine: the trait over the oracle, one request at a time, all computed anew for each token."""

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from xlabatch.checkpoint.source import Array, Source
from xlabatch.request import MAX_LOGPROBS, Event, Request
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode, Sequence
from xlabatch.scheduler.slot_engine import SlotEngine
from xlabatch.text.structured import GrammarCompiler
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.oracle.sampling import log_softmax, process_logits, scores


class TopLogprobs(NamedTuple):
    """How likely N tokens were, and the likeliest M in their places."""

    token: Array  # [N]
    top: Array  # [N, M]
    ids: Array  # [N, M]


class ReferenceEngine(SlotEngine):
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
        self.limits = Limits(
            context=context, vocab=source.raw["vocab_size"], eos_token_ids=source.eos_token_ids, queue=queue
        )
        self.grammars = GrammarCompiler(source.folder, source.name, self.limits.vocab, source.eos_token_ids)
        self.scheduler = Scheduler(1, self.limits, clock, sizes=(context,), matcher=self.grammars)
        self.ids: tuple[int, ...] = ()

    def step(self) -> list[Event]:
        self.scheduler.begin_step()
        for seat, chunk in self.scheduler.next_chunks():
            self.ids = tuple(seat.request.prompt)
            read = None if seat.request.prompt_logprobs is None else self._prompt(seat.request)
            self.scheduler.record_prefill(seat, chunk, *self._next(seat), read)
        self.scheduler.read_pending()
        for seat in self.scheduler.decoding():
            self.scheduler.record_decode(*self._next(seat))
        return self.scheduler.end_step()

    def _next(self, sequence: Sequence) -> tuple[Array, TopLogprobs]:
        """The next token as a step of one slot, and how likely it was; silence after an end."""
        request, position = sequence.request, len(self.ids)
        ends = self.limits.stop_token_ids(request)
        if position > len(request.prompt) and self.ids[-1] in ends:
            return np.array([[NO_TOKEN], [FinishCode.RUNNING], [0]]), top_logprobs(np.zeros((1, 1)), (0,))
        logits = self.oracle.logits(tuple(self.ids), since=position - 1)
        open = None if sequence.matcher is None else self.grammars.allowed_tokens(sequence.matcher)
        left = process_logits(logits[0], request, tuple(self.ids), ends, open)
        token = int(np.argmax(scores(left, request, position)))
        self.ids = (*self.ids, token)
        code = (
            FinishCode.LENGTH
            if position + 1 == len(request.prompt) + request.max_tokens
            else FinishCode.RUNNING
        )
        code = FinishCode.STOP if token in ends else code
        code = code if left.max() > -np.inf else FinishCode.NO_ALLOWED_TOKEN
        code = code if np.isfinite(logits.max()) else FinishCode.NONFINITE_LOGITS
        return np.array([[token], [code], [digest(logits[0])]]), top_logprobs(logits, (token,))

    def _prompt(self, request: Request) -> TopLogprobs:
        """How likely a prompt was."""
        return top_logprobs(self.oracle.logits(tuple(request.prompt)), (*request.prompt[1:], 0))


def top_logprobs(logits: Array, tokens: tuple[int, ...]) -> TopLogprobs:
    """How likely tokens [N] were by logits [N, V]."""
    chances = np.stack([log_softmax(row) for row in logits])
    ids = np.argsort(-chances, axis=-1, kind="stable")[:, :MAX_LOGPROBS]
    return TopLogprobs(
        chances[np.arange(len(tokens)), list(tokens)], np.take_along_axis(chances, ids, axis=-1), ids
    )


def digest(logits: Array) -> int:
    """A fingerprint of all bits of logits [V]."""
    bits = logits.astype(np.float32).view(np.int32)
    return int((bits * (2 * np.arange(len(bits), dtype=np.int32) + 1)).sum(dtype=np.int32))
