"""Counters and times of an engine. The scheduler writes them, `stats()` reads them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from xlabatch.api import Stats
from xlabatch.scheduler.reuse.prefixes import TIERS
from xlabatch.scheduler.steps import StepRecord

STATS = {field.name for field in fields(Stats)}


@dataclass
class Counters:
    steps: int = 0
    admits: int = 0
    midstream_admits: int = 0
    tokens: int = 0
    prefill_tokens: int = 0
    cached_tokens: int = 0
    cached_by_tier: Counter[str] = field(default_factory=Counter)
    preemptions: int = 0
    occupied_slots: int = 0  # summed over steps
    rows: int = 0  # decoded
    rows_squared: int = 0
    decode_tokens: int = 0
    draft_tokens: int = 0
    accepted_tokens: int = 0
    decode_s: float = 0.0
    prefill_s: float = 0.0
    failures: int = 0
    last_failure: str | None = None
    finished: Counter[str] = field(default_factory=Counter)

    def record_step(self, wall_s: float, step: StepRecord) -> None:
        """Add a step. Its time is divided between prefill and decode in proportion to their tokens."""
        self.steps += 1
        self.occupied_slots += step.occupied
        self.prefill_tokens += step.prefill_tokens
        self.rows += sum(step.decode_rows)
        self.rows_squared += sum(rows * rows for rows in step.decode_rows)
        self.decode_tokens += step.decode_tokens
        share = ratio(step.prefill_tokens, step.prefill_tokens + step.decode_tokens)
        self.prefill_s += wall_s * share
        self.decode_s += wall_s * (1 - share)

    def record_drafts(self, columns: Iterable[range], accepted: int) -> None:
        """Add the drafts of a step, by the columns of each row; the first column is no draft."""
        self.draft_tokens += sum(len(each) - 1 for each in columns)
        self.accepted_tokens += accepted

    def stats(self, slots: int, queued: int, prefilling: int, decoding: int) -> Stats:
        totals = {name: value for name, value in vars(self).items() if name in STATS}
        cached = {tier: self.cached_by_tier[tier] for tier in TIERS}
        return Stats(
            **totals | {"finished": dict(self.finished), "cached_by_tier": cached},
            slots=slots,
            compiled_programs=0,
            queued=queued,
            prefilling=prefilling,
            decoding=decoding,
            occupancy=ratio(self.occupied_slots, self.steps * slots),
            mean_concurrency=ratio(self.rows_squared, self.rows),
            decode_tokens_per_s=ratio(self.decode_tokens, self.decode_s),
            prefill_tokens_per_s=ratio(self.prefill_tokens, self.prefill_s),
        )


def ratio(a: float, b: float) -> float:
    """a / b, or 0 if b is 0."""
    return a / b if b else 0.0
