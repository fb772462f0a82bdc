"""From the device's arrays to events: the only reader of steps."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from xlabatch.request import Event, Logprobs
from xlabatch.scheduler.sequences import FINISH_REASONS, NO_TOKEN, Sequence
from xlabatch.scheduler.steps import PendingStep


class TokenOutput(NamedTuple):
    """One row of a step: a token for one sequence."""

    sequence: Sequence
    code: int  # FinishCode
    event: Event


def read_step(pending: PendingStep) -> Iterator[TokenOutput]:
    """Wait for a step and yield its tokens. Rows without one ended in an earlier step."""
    if pending.step is None:
        np.asarray(pending.ready)  # the wait belongs to this step's time
        return
    tokens, codes, digests = np.asarray(pending.step).tolist()
    for slot, sequence in pending.sequences.items():
        for column in (slot,) if pending.columns is None else pending.columns[slot]:
            if tokens[column] != NO_TOKEN:
                event = event_of(sequence, pending, column, tokens[column], codes[column], digests[column])
                yield TokenOutput(sequence, codes[column], event)


def event_of(
    sequence: Sequence, pending: PendingStep, column: int, token: int, code: int, digest: int
) -> Event:
    """The event of a column of a step."""
    request, slide = sequence.request, sequence.slide
    count = None if request.logprobs is None else len(request.logprob_token_ids) or request.logprobs
    is_first, is_later = not sequence.tokens, slide is not None and slide.tokens > 0
    event = Event(
        id=sequence.request.id,
        token=token,
        finish=FINISH_REASONS.get(code),
        digest=digest,
        index=sequence.index,
        logprobs=None if count is None else logprobs(pending.logprobs, column, count),
        prompt_logprobs=prompt_logprobs(sequence),
        cached_tokens=sequence.cached_tokens if is_first and not (sequence.index or is_later) else 0,
        dropped=slide.dropped if slide and is_first else 0,
        vector=sequence.pooling.result() if sequence.pooling and is_first else None,
    )
    sequence.prompt_logprobs = []
    return event


def logprobs(computed: Any, row: int, count: int) -> Logprobs:
    """The log-probability of one row's token, and `count` alternatives."""
    ids, values = (np.asarray(leaf)[row, :count].tolist() for leaf in (computed.ids, computed.top))
    return Logprobs(float(np.asarray(computed.token)[row]), tuple(zip(ids, values, strict=True)))


def prompt_logprobs(sequence: Sequence) -> tuple[Logprobs | None, ...] | None:
    """The log-probabilities of a prompt's ids, from its chunks; None for the first id."""
    count, chunks = sequence.request.prompt_logprobs, sequence.prompt_logprobs
    if count is None or not chunks:
        return None
    rows = [logprobs(computed, at, count) for computed, columns in chunks for at in columns]
    return (None, *rows[:-1])
