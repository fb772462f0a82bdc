"""An engine on a simulated device: everything but the device is what the real engine has."""

from support.simulated_device import SimulatedDevice
from xlabatch.request import Event
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import POLICIES
from xlabatch.scheduler.reuse.prefixes import PrefixIndex
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.slot_engine import SlotEngine
from xlabatch.scheduler.slot_table import Parking

SIZES = (2, 5)


def begin_step(scheduler: Scheduler, device: SimulatedDevice) -> None:
    """Begin a step: save, park, evict and go on, as an engine does."""
    evicted = scheduler.begin_step()
    save_sessions(scheduler, device)
    parking, scheduler.table.parking = scheduler.table.parking, Parking()
    for slot, sequence, filed in parking.to_save:
        sequence.saved = device.save(slot), filed
    if evicted:
        device.evict(evicted)
    for sequence in parking.to_restore:
        row, filed = sequence.saved
        device.write_back(sequence.slot, row)
        scheduler.prefixes.restore(sequence.slot, sequence.request, filed)
        sequence.saved = None


def save_sessions(scheduler: Scheduler, device: SimulatedDevice) -> None:
    """Keep what the slots of complete answers hold, under the keys of their requests."""
    prefixes, table = scheduler.prefixes, scheduler.table
    to_save, table.to_save = table.to_save, []
    for slot, request in to_save:
        if length := prefixes.length_to_save(slot, request):
            prefixes.save_session(slot, request, device.read_slot(slot, length))


class SimulatedEngine(SlotEngine):
    """Each token follows from its request alone, so that a lost or misplaced one is visible."""

    def __init__(
        self, slots: int, *, queue: int = 6, ahead: int = 0, budget: int = 6, policy: str = "fifo"
    ) -> None:
        self.now = 500.0
        self.limits = Limits(context=23, vocab=100_000, eos_token_ids=(), max_stop_token_ids=3, queue=queue)
        budgets = Budget(budget, budget)
        prefixes = PrefixIndex(slots, self.limits.context, least=1)
        self.scheduler = Scheduler(
            slots,
            self.limits,
            lambda: self.now,
            SIZES,
            budgets,
            POLICIES[policy],
            ahead=ahead,
            prefixes=prefixes,
            preempts=policy == "priority",
        )
        self.device = SimulatedDevice(slots)

    def run_step(self) -> list[Event]:
        self.now += 1
        begin_step(self.scheduler, self.device)
        decoding = self.scheduler.decoding()
        decoded = self.device.decode() if decoding else None
        for chunk in self.scheduler.next_chunks():
            self.scheduler.record_prefill(chunk, self.device.prefill(chunk))
        if decoded is not None:
            self.scheduler.record_decode(decoded, None, decoding)
        events = self.scheduler.end_step()
        save_sessions(self.scheduler, self.device)
        return events

    def break_off(self, reason: str, include_waiting: bool = False) -> None:
        self.device.reset()
        super().break_off(reason, include_waiting)
