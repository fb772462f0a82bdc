"""Copies between slots and the host: sessions that are saved, and sequences that are parked and go on."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from xlabatch.engine.runner import Runner
from xlabatch.scheduler.reuse.prefixes import Filed
from xlabatch.scheduler.reuse.sessions import Session
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.slot_table import Parking


class SavedSlot(NamedTuple):
    """What a slot held of a sequence."""

    arrays: tuple[NDArray[Any], ...]  # keys and values
    row: Any
    filed: Filed  # the ids whose keys and values later requests can reuse


def save_slot(runner: Runner, slot: int, sequence: Sequence, filed: Filed) -> SavedSlot:
    """All that a slot holds of a sequence, on the host."""
    return SavedSlot(runner.read_slot(slot, sequence.positions), runner.read_row(slot), filed)


def write_back(runner: Runner, sequence: Sequence) -> None:
    """Write all that was saved of a sequence to its slot."""
    saved: SavedSlot = sequence.saved
    runner.write_slot(sequence.slot, Session(np.zeros(0, np.int32), saved.arrays))  # the row has the ids
    runner.write_row(sequence.slot, saved.row)


def save_sessions(scheduler: Scheduler, runner: Runner) -> None:
    """Copy the keys and values of answers to the host, before another sequence overwrites them."""
    prefixes, table = scheduler.prefixes, scheduler.table
    to_save, table.to_save = table.to_save, []
    for slot, request in to_save:
        if length := prefixes.length_to_save(slot, request):
            prefixes.save_session(slot, request, runner.read_slot(slot, length))


def move_parked(scheduler: Scheduler, runner: Runner, evicted: set[int]) -> None:
    """Save the slots of parked sequences, evict, and write back those that go on."""
    parking, scheduler.table.parking = scheduler.table.parking, Parking()
    for slot, sequence, filed in parking.to_save:
        sequence.saved = save_slot(runner, slot, sequence, filed)
    runner.evict(evicted)
    for sequence in parking.to_restore:
        write_back(runner, sequence)
        scheduler.prefixes.restore(sequence.slot, sequence.request, sequence.saved.filed)
        sequence.saved = None
