"""ReferenceEngine: a BatchEngine that runs the oracle, with one slot and a full forward pass for every token.

It is too slow for serving. It shares the scheduler with XlaBatchEngine, but no code that runs a model.
"""

import time
from collections.abc import Callable, Collection
from typing import NamedTuple

import numpy as np

from xlabatch.api import Matcher
from xlabatch.checkpoint.source import Array, Source
from xlabatch.request import MAX_LOGPROBS, Event, Request
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode, Sequence
from xlabatch.scheduler.slot_engine import SlotEngine
from xlabatch.scheduler.steps import Launched, Schedule
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.oracle.sampling import log_softmax, process_logits, scores


class ReferenceLogprobs(NamedTuple):
    """The log-probabilities of N tokens, and the M most likely tokens at their positions."""

    token: Array  # [N]
    top: Array  # [N, M]
    ids: Array  # [N, M]


class ReferenceEngine(SlotEngine):
    """Slow, simple and independent: other engines must give the same tokens."""

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
            context=context,
            vocab=source.spec.config.vocab,
            eos_token_ids=source.eos_token_ids,
            queue=queue,
            embedding_width=source.spec.config.width,
        )
        self.grammars = GrammarCompiler(source.folder, source.name, self.limits.vocab, source.eos_token_ids)
        self.scheduler = Scheduler(1, self.limits, Schedule((context,), Budget(context, context)), clock)
        self.ids: tuple[int, ...] = ()  # prompt and completion of the only sequence

    def make_matcher(self, request: Request, grammar: Matcher | None) -> Matcher | None:
        return self.grammars.matcher(request, grammar)

    def run_step(self) -> list[Event]:
        plan = self.scheduler.plan()
        for chunk in plan.chunks:  # at most one, with the whole prompt
            [piece] = chunk.pieces
            sequence = piece.sequence
            self.ids = tuple(sequence.request.prompt)
            if sequence.request.prompt_logprobs is not None:
                logits = self.oracle.logits(self.ids, embeddings=sequence.request.embeddings)
                logprobs = top_logprobs(logits, (*self.ids[1:], 0))
                sequence.prompt_logprobs.append((logprobs, piece.columns))
        ready = [None for _ in plan.chunks]
        sequences = [*plan.decoding, *(sequence for chunk in plan.chunks for sequence in chunk.complete)]
        launched = []
        for sequence in sequences:
            step, logprobs = self._next_token(sequence)
            launched.append(Launched(step, plan.decoding, logprobs, ready))
        return self.scheduler.record(plan, *launched)

    def _next_token(self, sequence: Sequence) -> tuple[Array, ReferenceLogprobs]:
        """Return a step int32 [3, 1] with the next token, and its log-probability; no token after the end."""
        request = sequence.request
        position = len(self.ids)
        stop_token_ids = self.limits.all_stop_token_ids(request)
        if position > len(request.prompt) and self.ids[-1] in stop_token_ids:
            return np.array([[NO_TOKEN], [FinishCode.RUNNING], [0]]), top_logprobs(np.zeros((1, 1)), (0,))
        logits = self.oracle.logits(self.ids, position - 1, request.embeddings)
        allowed = None if sequence.matcher is None else self.grammars.allowed_tokens(sequence.matcher)
        processed = process_logits(logits[0], request, self.ids, stop_token_ids, allowed)
        token = int(np.argmax(scores(processed, request, position)))
        self.ids = (*self.ids, token)
        code = FinishCode.RUNNING
        if not np.isfinite(logits.max()):
            code = FinishCode.NONFINITE_LOGITS
        elif not processed.max() > -np.inf:
            code = FinishCode.NO_ALLOWED_TOKEN
        elif token in stop_token_ids:
            code = FinishCode.STOP
        elif position + 1 == len(request.prompt) + request.max_tokens:
            code = FinishCode.LENGTH
        return np.array([[token], [code], [digest(logits[0])]]), top_logprobs(
            logits, (token,), request.logprob_token_ids
        )


def top_logprobs(logits: Array, tokens: tuple[int, ...], wanted: Collection[int] = ()) -> ReferenceLogprobs:
    """Return log-probabilities of tokens [N] under logits [N, V], and of wanted or the likeliest ids."""
    logprobs = np.stack([log_softmax(row) for row in logits])
    ids = np.argsort(-logprobs, axis=-1, kind="stable")[:, :MAX_LOGPROBS]
    if wanted:
        ids = np.tile(np.array(wanted), (len(logits), 1))
    return ReferenceLogprobs(
        logprobs[np.arange(len(tokens)), list(tokens)], np.take_along_axis(logprobs, ids, axis=-1), ids
    )


def digest(logits: Array) -> int:
    """Compute a fingerprint of all bits of logits [V], as the engine does."""
    bits = logits.astype(np.float32).view(np.int32)
    return int((bits * (2 * np.arange(len(bits), dtype=np.int32) + 1)).sum(dtype=np.int32))
