"""The part that engines with a scheduler share: requests, idleness and counters."""

from collections.abc import Iterable

from xlabatch.api import BatchEngine, Stats
from xlabatch.request import Event, Request
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import SlotActivity
from xlabatch.scheduler.stats import Counters


class SlotEngine(BatchEngine):
    """An engine whose requests are in the hands of a scheduler. A final class adds `step`."""

    scheduler: Scheduler
    limits: Limits

    def check(self, request: Request) -> None:
        self.scheduler.check(request)

    def submit(self, request: Request) -> None:
        self.scheduler.submit(request)

    def cancel(self, id: str, index: int | None = None) -> None:
        self.scheduler.cancel(id, index)

    def cancel_all(self) -> None:
        self.scheduler.cancel_all()

    def abandon(self, id: str) -> None:
        self.scheduler.abandon(id)

    def requeue(self, events: Iterable[Event]) -> None:
        self.scheduler.requeue(events)

    @property
    def idle(self) -> bool:
        return self.scheduler.idle

    def stats(self) -> Stats:
        return self.scheduler.stats()

    def reset_stats(self) -> None:
        """Set every counter to zero."""
        self.scheduler.table.counters = Counters()

    def slot_activity(self) -> dict[int, SlotActivity]:
        """The request that each slot worked for during the last step."""
        return self.scheduler.record.activity
