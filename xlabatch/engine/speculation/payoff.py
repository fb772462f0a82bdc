"""Whether steps with drafts yield more tokens a second than those without, measured while they run.

It decides when drafts are made and never what a token is, so that a wrong measurement costs time only.
"""

import math
from collections import defaultdict
from typing import NamedTuple

from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.stats import Counters

KEPT = 0.8  # of what earlier steps count
LONGEST = 2.0  # times the mean: a step that the machine held up counts as so long
TRIALS = 3  # steps with drafts, after which they are judged
LOST = 0.01  # of the time, what may be lost with looking for drafts, and with those that do not pay
FORGOTTEN = 0.02  # of what speaks against drafts, in each step that runs without its drafts


class Judgement:
    """The decode steps of one number of rows. The unit of time is a step without drafts."""

    def __init__(self) -> None:
        self.plain_s: float | None = None  # of a step without drafts
        self.slowdown = 1.0  # time of steps with drafts
        self.right = 1.0  # share of drafts that was right
        self.gain = 1.0  # tokens a second with drafts over those without
        self.trials = 0  # steps with drafts since they were last judged
        self.lost = 0.0  # time, by the last trials
        self.skip = 0  # steps without drafts that are left

    @property
    def drafts(self) -> bool:
        if self.plain_s is None or self.skip:
            self.skip = max(self.skip - 1, 0)
            return False
        return True

    def accepts(self, drafts_per_row: float, looked_s: float) -> bool:
        """Whether drafts that were found in so much time should pay; if not, the next look is put off."""
        if drafts_per_row:
            if 1 + self.right * drafts_per_row >= self.slowdown:
                return True
            # or one step that the machine held up would rule them out for good
            self.slowdown += FORGOTTEN * (1 - self.slowdown)
            self.right += FORGOTTEN * (1 - self.right)
        self.skip = math.floor(looked_s / (self.plain_s or math.inf) / LOST)
        return False

    def add_plain(self, seconds: float) -> None:
        """A step without drafts took so long."""
        before = self.plain_s or seconds
        self.plain_s = average(before, min(seconds, LONGEST * before))

    def add_drafted(self, seconds: float, drafts_per_row: float, right_per_row: float) -> None:
        """A step with drafts took so long; after some of them, they go on or pause for what they lost."""
        slowdown = seconds / (self.plain_s or seconds)
        tokens = 1 + right_per_row
        self.slowdown = average(self.slowdown, min(slowdown, LONGEST * self.slowdown))
        self.right = average(self.right, right_per_row / drafts_per_row)
        self.gain = average(self.gain, tokens / slowdown) if self.trials else tokens / slowdown
        self.lost += slowdown - tokens
        self.trials += 1
        if self.trials < TRIALS:
            return
        if self.gain < 1:
            self.skip = math.ceil(max(self.lost, 0) / LOST)
            self.trials = 0
        self.lost = 0.0


class Measured(NamedTuple):
    """What a scheduler's counters say of the time of decode steps."""

    steps: int = 0
    prefill_tokens: int = 0
    decode_tokens: int = 0
    draft_tokens: int = 0
    decode_s: float = 0.0

    @classmethod
    def of(cls, now: Counters) -> "Measured":
        return cls(now.steps, now.prefill_tokens, now.decode_tokens, now.draft_tokens, now.decode_s)


class Payoff:
    """The times of an engine's decode steps, read from its scheduler's counters."""

    def __init__(self, scheduler: Scheduler) -> None:
        self.table = scheduler.table
        self.clock = scheduler.clock
        self.rows = 0
        self.before = Measured()  # as the last decode step began
        self.began_s = 0.0  # that step
        self.by_rows: defaultdict[int, Judgement] = defaultdict(Judgement)

    def begin(self, rows: int) -> bool:
        """Begin a decode step of this number of rows; returns whether to look for drafts."""
        judgement = self.by_rows[rows]
        if judgement.skip > 1:  # only the last of them is measured: all would cost 3 % of short steps
            judgement.skip -= 1
            self.rows = 0
            return False
        now = Measured.of(self.table.counters)
        self._add(self.before, now)
        self.before = now
        self.rows = rows
        looks = self.by_rows[rows].drafts
        if looks:
            self.began_s = self.clock()
        return looks

    def accepts(self, drafted: int) -> bool:
        """Whether to run this number of draft tokens, which were found since the step began."""
        return self.by_rows[self.rows].accepts(drafted / self.rows, self.clock() - self.began_s)

    def _add(self, before: Measured, now: Measured) -> None:
        """Take over the time of the last decode step, unless other work came between."""
        if now.steps < before.steps:  # the counters were reset, as after warming up
            self.by_rows.clear()
        steps, prefilled, tokens, drafted, seconds = (b - a for a, b in zip(before, now, strict=True))
        if steps != 1 or prefilled or not self.rows or seconds <= 0:
            return
        judgement = self.by_rows[self.rows]
        if drafted:
            judgement.add_drafted(seconds, drafted / self.rows, tokens / self.rows - 1)
        else:
            judgement.add_plain(seconds)


def average(before: float, new: float) -> float:
    """A mean in which what came before counts less and less."""
    return KEPT * before + (1 - KEPT) * new
