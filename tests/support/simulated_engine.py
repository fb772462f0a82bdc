"""An engine on a simulated device: everything but the device is what the real engine has."""

from collections.abc import Iterable

from support.simulated_device import SimulatedDevice
from xlabatch.api import Matcher
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import POLICIES
from xlabatch.scheduler.reuse.prefixes import PrefixIndex, SlotToSave
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.slot_engine import SlotEngine
from xlabatch.scheduler.steps import Schedule

SIZES = (2, 5)


def save_slots(scheduler: Scheduler, device: SimulatedDevice, slots: Iterable[SlotToSave]) -> None:
    """Keep what the slots of answers hold, as sessions and snapshots."""
    for each in slots:
        scheduler.prefixes.save(each, device.read_slot(each.slot, len(each.ids)))


class SimulatedEngine(SlotEngine):
    """Each token follows from its request alone, so that a lost or misplaced one is visible."""

    def __init__(
        self, slots: int, *, queue: int = 6, ahead: int = 0, budget: int = 6, policy: str = "fifo"
    ) -> None:
        self.now = 500.0
        self.limits = Limits(context=23, vocab=100_000, eos_token_ids=(), max_stop_token_ids=3, queue=queue)
        schedule = Schedule(
            SIZES, Budget(budget, budget), POLICIES[policy], ahead, preempts=policy == "priority"
        )
        prefixes = PrefixIndex(slots, self.limits.context, least=1)
        self.scheduler = Scheduler(slots, self.limits, schedule, lambda: self.now, prefixes)
        self.device = SimulatedDevice(slots)

    def make_matcher(self, request: Request, grammar: Matcher | None) -> None:
        """A simulated device samples by no grammar."""

    def run_step(self) -> list[Event]:
        self.now += 1
        plan = self.scheduler.plan()
        save_slots(self.scheduler, self.device, plan.to_save)
        self.device.move(plan)
        events = self.scheduler.record(plan, self.device.launch(plan))
        save_slots(self.scheduler, self.device, self.scheduler.slots_to_save())
        return events

    def fail(self, reason: str, include_waiting: bool = False) -> None:
        self.device.reset()
        super().fail(reason, include_waiting)
