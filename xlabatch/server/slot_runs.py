"""Each slot's work as runs of consecutive steps, for the web page. Gets the view of every step."""

from collections import deque
from dataclasses import dataclass, field
from itertools import takewhile

from xlabatch.scheduler.steps import SlotActivity
from xlabatch.server.engine_thread import View

MAX_RUNS = 1024  # ended runs to keep: a reader that is further behind misses some


@dataclass(slots=True)
class SlotRun:
    """Consecutive steps in which one slot did the same work."""

    slot: int
    activity: SlotActivity
    first_step: int
    last_step: int


@dataclass
class SlotRuns:
    """The latest runs of all slots."""

    running: dict[int, SlotRun] = field(default_factory=dict)  # by slot
    activity: dict[int, SlotActivity] = field(default_factory=dict)  # in the last step
    step: int = 0  # the number of the last step
    ended: deque[SlotRun] = field(
        default_factory=lambda: deque(maxlen=MAX_RUNS)
    )  # ordered by their last step

    def add(self, view: View) -> None:
        """Add a step; in most steps no run begins or ends."""
        if (view.activity, view.steps) == (self.activity, self.step + 1):
            for run in self.running.values():
                run.last_step = view.steps
        else:
            self._add_change(view)
        self.activity = view.activity
        self.step = view.steps

    def _add_change(self, view: View) -> None:
        before = self.running
        self.running = {}
        for slot, activity in view.activity.items():
            run = before.get(slot)
            if run and run.activity == activity and run.last_step == view.steps - 1:
                run.last_step = view.steps
                self.running[slot] = before.pop(slot)
            else:
                self.running[slot] = SlotRun(slot, activity, view.steps, view.steps)
        self.ended.extend(before.values())

    def since(self, step: int) -> list[SlotRun]:
        """Return the runs with steps after this one."""
        latest = reversed([*self.ended, *self.running.values()])
        return list(takewhile(lambda run: run.last_step > step, latest))[::-1]
