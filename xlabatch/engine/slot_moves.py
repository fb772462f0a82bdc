"""Sequences that leave their slots and come back: what a slot holds goes to the host and is written back."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from xlabatch.engine.runner import Runner
from xlabatch.scheduler.reuse.sessions import Session
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.steps import StepPlan


class SavedSlot(NamedTuple):
    """What a slot held of a sequence."""

    arrays: tuple[NDArray[Any], ...]  # keys and values
    row: Any


def move_slots(plan: StepPlan, runner: Runner) -> None:
    """Save the slots of parked sequences, evict, and write back those that go on."""
    for slot, sequence in plan.parked:
        sequence.saved = save_slot(runner, slot, sequence)
    runner.evict(plan.evicted)
    for sequence in plan.resumed:
        write_back(runner, sequence)
        sequence.saved = None


def save_slot(runner: Runner, slot: int, sequence: Sequence) -> SavedSlot:
    """All that a slot holds of a sequence, on the host."""
    return SavedSlot(runner.read_slot(slot, sequence.positions), runner.read_row(slot))


def write_back(runner: Runner, sequence: Sequence) -> None:
    """Write all that was saved of a sequence to its slot."""
    saved: SavedSlot = sequence.saved
    runner.write_slot(sequence.slot, Session(np.zeros(0, np.int32), saved.arrays))  # the row has the ids
    runner.write_row(sequence.slot, saved.row)
