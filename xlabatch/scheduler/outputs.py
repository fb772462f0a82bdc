"""From the device's arrays to events: the one reader of steps."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from xlabatch.request import Event, Logprobs
from xlabatch.scheduler.sequences import FINISH_REASONS, NO_TOKEN, PendingStep, Sequence


class TokenOutput(NamedTuple):
    """What a step says to one seat."""

    sequence: Sequence
    code: int
    event: Event


def read_step(pending: PendingStep) -> Iterator[TokenOutput]:
    """Everything that a step says; who is silent ended before."""
    if pending.step is None:
        np.asarray(pending.logprobs)  # waited for, so that time is booked where it was spent
        return
    tokens, codes, digests = np.asarray(pending.step).tolist()
    for slot, seat in pending.sequences.items():
        if tokens[slot] == NO_TOKEN:
            continue
        wanted, code = seat.request.logprobs, codes[slot]
        event = Event(
            id=seat.request.id,
            token=tokens[slot],
            finish=FINISH_REASONS.get(code),
            digest=digests[slot],
            index=seat.index,
            logprobs=None if wanted is None else logprobs(pending.logprobs, slot, wanted),
            prompt_logprobs=prompt_logprobs(seat),
        )
        seat.prompt_logprobs = []
        yield TokenOutput(seat, code, event)


def logprobs(computed: Any, row: int, count: int) -> Logprobs:
    """The log-probability of one token, and `count` alternatives."""
    ids, values = (np.asarray(leaf)[row, :count].tolist() for leaf in (computed.ids, computed.top))
    return Logprobs(float(np.asarray(computed.token)[row]), tuple(zip(ids, values, strict=True)))


def prompt_logprobs(sequence: Sequence) -> tuple[Logprobs | None, ...] | None:
    """Those of a prompt's ids, told once, from the pieces in which it was read; None for the first."""
    wanted, pieces = sequence.request.prompt_logprobs, sequence.prompt_logprobs
    if wanted is None or not pieces:
        return None
    told = [logprobs(odds, at, wanted) for odds, length in pieces for at in range(length)]
    return (None, *told[:-1])
