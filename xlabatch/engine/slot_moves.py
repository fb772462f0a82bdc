"""Copies between slots and the host: sessions that are saved, and sequences that are parked and go on."""

from xlabatch.engine.runner import Runner
from xlabatch.scheduler.prefixes import Session
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.slot_table import Parking


def save_sessions(scheduler: Scheduler, runner: Runner) -> None:
    """Copy the keys and values of answers to the host, before another sequence overwrites them."""
    prefixes, table = scheduler.prefixes, scheduler.table
    to_save, table.to_save = table.to_save, []
    for slot, request in to_save:
        length = int(prefixes.lengths[slot])
        if length and request.cache_key:
            arrays = runner.read_slot(slot, length)
            session = Session(prefixes.ids[slot, :length].copy(), arrays, request.cache_salt)
            prefixes.sessions.put(request.cache_key, session)


def move_parked(scheduler: Scheduler, runner: Runner, evicted: set[int]) -> None:
    """Save the slots of parked sequences, evict, and write back those that go on."""
    parking, scheduler.table.parking = scheduler.table.parking, Parking()
    for slot, sequence, ids in parking.to_save:
        sequence.saved = runner.save(sequence, slot)._replace(ids=ids)
    runner.evict(evicted)
    for sequence in parking.to_restore:
        runner.write_back(sequence)
        scheduler.prefixes.restore(sequence.slot, sequence.request, sequence.saved.ids)
        sequence.saved = None
