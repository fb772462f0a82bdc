"""From the device's arrays to events: the only reader of steps."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from xlabatch.request import Event, Logprobs
from xlabatch.scheduler.sequences import FINISH_REASONS, NO_TOKEN, Sequence
from xlabatch.scheduler.steps import PendingStep


def read_step(pending: PendingStep) -> Iterator[tuple[Sequence, int, Event]]:
    """Wait for a step and yield its tokens, each with its sequence and FinishCode.

    Rows without a token ended in an earlier step.
    """
    if pending.step is None:
        np.asarray(pending.ready)  # the wait belongs to this step's time
        return
    tokens, codes, digests = np.asarray(pending.step).tolist()
    for slot, sequence in pending.sequences.items():
        for column in (slot,) if pending.columns is None else pending.columns[slot]:
            if tokens[column] != NO_TOKEN:
                code = codes[column]
                yield (
                    sequence,
                    code,
                    make_event(sequence, pending, column, tokens[column], code, digests[column]),
                )


def make_event(
    sequence: Sequence, pending: PendingStep, column: int, token: int, code: int, digest: int
) -> Event:
    request = sequence.request
    count = None if request.logprobs is None else len(request.logprob_token_ids) or request.logprobs
    event = Event(
        request.id,
        token,
        FINISH_REASONS.get(code),
        digest=digest,
        index=sequence.index,
        version=pending.version,
        logprobs=None if count is None else logprobs(pending.logprobs, column, count),
    )
    if sequence.output:
        return event
    slide = sequence.slide
    is_later = slide is not None and slide.tokens > 0
    first = replace(
        event,
        prompt_logprobs=prompt_logprobs(sequence),
        cached_tokens=0 if sequence.index or is_later else sequence.cached_tokens,
        dropped=slide.dropped if slide else 0,
        vector=sequence.pooling.result() if sequence.pooling else None,
        restarted=bool(sequence.void_tokens) and not is_later,
    )
    sequence.prompt_logprobs = []
    return first


def logprobs(computed: Any, row: int, count: int) -> Logprobs:
    """The log-probability of one row's token, and `count` alternatives."""
    ids, values = (np.asarray(leaf)[row, :count].tolist() for leaf in (computed.ids, computed.top))
    return Logprobs(float(np.asarray(computed.token)[row]), tuple(zip(ids, values, strict=True)))


def prompt_logprobs(sequence: Sequence) -> tuple[Logprobs | None, ...] | None:
    """The log-probabilities of a prompt's ids, from its chunks; None for the first id."""
    count = sequence.request.prompt_logprobs
    chunks = sequence.prompt_logprobs
    if count is None or not chunks:
        return None
    rows = [logprobs(computed, at, count) for computed, columns in chunks for at in columns]
    return (None, *rows[:-1])
