"""An engine on a simulated device: everything but the device is what the real engine has."""

from support.simulated_device import SimulatedDevice
from xlabatch.request import Event
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.prefixes import PrefixIndex
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.slot_engine import SlotEngine

SIZES = (2, 5)


class SimulatedEngine(SlotEngine):
    """Each token follows from its request alone, so that a lost or misplaced one is visible."""

    def __init__(self, slots: int, *, queue: int = 6, ahead: int = 0, budget: int = 6) -> None:
        self.now = 500.0
        self.limits = Limits(context=23, vocab=100_000, eos_token_ids=(), max_stop_token_ids=3, queue=queue)
        budgets = Budget(budget, budget)
        prefixes = PrefixIndex(slots, self.limits.context, least=1)
        self.scheduler = Scheduler(
            slots, self.limits, lambda: self.now, SIZES, budgets, ahead=ahead, prefixes=prefixes
        )
        self.device = SimulatedDevice(slots)

    def run_step(self) -> list[Event]:
        self.now += 1
        evicted = self.scheduler.begin_step()
        if evicted:
            self.device.evict(evicted)
        decoding = self.scheduler.decoding()
        decoded = self.device.decode() if decoding else None
        for sequence, chunk in self.scheduler.next_chunks():
            step = self.device.prefill(sequence, chunk, sequence.forks)
            self.scheduler.record_prefill(sequence, chunk, step)
        if decoded is not None:
            self.scheduler.record_decode(decoded, None, decoding)
        return self.scheduler.end_step()

    def break_off(self, reason: str, include_waiting: bool = False) -> None:
        self.device.reset()
        super().break_off(reason, include_waiting)
