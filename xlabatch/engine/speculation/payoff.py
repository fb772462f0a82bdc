"""Whether steps with drafts yield more tokens a second than those without, measured while they run.

It decides when drafts are made and never what a token is, so that a wrong measurement costs time only.
"""

from collections import defaultdict
from dataclasses import replace

from xlabatch.scheduler.scheduler import Scheduler

KEPT = 0.8  # of what earlier steps count
TRIALS = 3  # steps with drafts, after which they are judged
MOST_SKIPPED = 256  # steps without drafts between two trials


class Judgement:
    """The decode steps of one number of rows."""

    def __init__(self) -> None:
        self.plain_s: float | None = None  # of a step without drafts
        self.gain, self.trials = 1.0, 0  # tokens a second with drafts over those without
        self.skip, self.skipped = 0, 0  # steps without drafts: left, and before the last trial

    @property
    def drafts(self) -> bool:
        """Whether the next step should have drafts."""
        if self.plain_s is None or self.skip:
            self.skip = max(self.skip - 1, 0)
            return False
        return True

    def add_plain(self, seconds: float) -> None:
        """A step without drafts took so long."""
        self.plain_s = averaged(self.plain_s, seconds)

    def add_drafted(self, seconds: float, tokens_per_row: float) -> None:
        """A step with drafts took so long; after some of them, they go on or pause."""
        gain = tokens_per_row * (self.plain_s or seconds) / seconds
        self.gain, self.trials = averaged(self.gain if self.trials else None, gain), self.trials + 1
        if self.trials >= TRIALS and self.gain < 1:
            self.skipped = min(2 * self.skipped + 8, MOST_SKIPPED)
            self.skip, self.trials = self.skipped, 0
        elif self.trials >= TRIALS:
            self.skipped = 0


class Payoff:
    """The times of an engine's decode steps, read from its scheduler's counters."""

    def __init__(self, scheduler: Scheduler) -> None:
        self.table, self.rows = scheduler.table, 0
        self.before = replace(self.table.counters)  # as the last decode step began
        self.by_rows: defaultdict[int, Judgement] = defaultdict(Judgement)

    def begin(self, rows: int) -> bool:
        """A decode step of so many rows begins; returns whether drafts should be made for it."""
        self._measure()
        self.before, self.rows = replace(self.table.counters), rows
        return self.by_rows[rows].drafts

    def _measure(self) -> None:
        """Take over the time of the last decode step, unless other work came between."""
        now, before = self.table.counters, self.before
        if now.steps < before.steps:  # the counters were reset, as after warming up
            self.by_rows.clear()
        seconds, tokens = now.decode_s - before.decode_s, now.decode_tokens - before.decode_tokens
        alone = now.steps == before.steps + 1 and now.prefill_tokens == before.prefill_tokens
        if not (alone and self.rows and seconds > 0):
            return
        if now.draft_tokens > before.draft_tokens:
            self.by_rows[self.rows].add_drafted(seconds, tokens / self.rows)
        else:
            self.by_rows[self.rows].add_plain(seconds)


def averaged(before: float | None, new: float) -> float:
    """A mean in which what came before counts less and less."""
    return new if before is None else KEPT * before + (1 - KEPT) * new
