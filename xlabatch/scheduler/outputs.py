"""From the device's arrays to events: the one reader of steps."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from xlabatch.request import Event, Logprobs
from xlabatch.scheduler.sequences import FINISH, NOTHING, Flight, Seat


class Word(NamedTuple):
    """What a step says to one seat."""

    seat: Seat
    code: int
    event: Event


def words(flight: Flight) -> Iterator[Word]:
    """Everything that a step says; who is silent ended before."""
    if flight.step is None:
        np.asarray(flight.odds)  # waited for, so that time is booked where it was spent
        return
    tokens, codes, digests = np.asarray(flight.step).tolist()
    for slot, seat in flight.seats.items():
        if tokens[slot] == NOTHING:
            continue
        wanted, code = seat.request.logprobs, codes[slot]
        event = Event(
            id=seat.request.id,
            token=tokens[slot],
            finish=FINISH.get(code),
            digest=digests[slot],
            index=seat.index,
            logprobs=None if wanted is None else logprobs(flight.odds, slot, wanted),
            prompt_logprobs=prompt_logprobs(seat),
        )
        seat.read = []
        yield Word(seat, code, event)


def logprobs(odds: Any, row: int, count: int) -> Logprobs:
    """One token's, with so many alternatives."""
    ids, top = np.asarray(odds.ids)[row, :count].tolist(), np.asarray(odds.top)[row, :count].tolist()
    return Logprobs(float(np.asarray(odds.token)[row]), tuple(zip(ids, top, strict=True)))


def prompt_logprobs(seat: Seat) -> tuple[Logprobs | None, ...] | None:
    """Those of a prompt's ids, told once, from the pieces in which it was read; None for the first."""
    wanted, pieces = seat.request.prompt_logprobs, seat.read
    if wanted is None or not pieces:
        return None
    told = [logprobs(odds, at, wanted) for odds, length in pieces for at in range(length)]
    return (None, *told[:-1])
