"""Counters and times of an engine. The scheduler writes them, `stats()` reads them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from xlabatch.api import Stats


@dataclass
class Counters:
    steps: int = 0
    admits: int = 0
    midstream_admits: int = 0
    tokens: int = 0
    prefill_tokens: int = 0
    cached_tokens: int = 0
    preemptions: int = 0
    occupied_slots: int = 0  # summed over steps
    rows: int = 0  # decoded
    rows_squared: int = 0
    decode_s: float = 0.0
    prefill_s: float = 0.0
    failures: int = 0
    last_failure: str | None = None
    finished: Counter[str] = field(default_factory=Counter)

    def record_step(
        self, wall_s: float, occupied: int, prefill_tokens: int, decode_rows: Sequence[int]
    ) -> None:
        """Add a step. Its time is divided between prefill and decode in proportion to their tokens."""
        self.steps += 1
        self.occupied_slots += occupied
        self.prefill_tokens += prefill_tokens
        self.rows += sum(decode_rows)
        self.rows_squared += sum(rows * rows for rows in decode_rows)
        share = ratio(prefill_tokens, prefill_tokens + sum(decode_rows))
        self.prefill_s += wall_s * share
        self.decode_s += wall_s * (1 - share)

    def stats(self, slots: int, compiled_programs: int, queued: int, prefilling: int, decoding: int) -> Stats:
        """The totals, rates and means as a frozen record."""
        return Stats(
            slots=slots,
            compiled_programs=compiled_programs,
            steps=self.steps,
            queued=queued,
            prefilling=prefilling,
            decoding=decoding,
            admits=self.admits,
            midstream_admits=self.midstream_admits,
            finished=dict(self.finished),
            tokens=self.tokens,
            prefill_tokens=self.prefill_tokens,
            cached_tokens=self.cached_tokens,
            preemptions=self.preemptions,
            occupancy=ratio(self.occupied_slots, self.steps * slots),
            mean_concurrency=ratio(self.rows_squared, self.rows),
            decode_tokens_per_s=ratio(self.rows, self.decode_s),
            prefill_tokens_per_s=ratio(self.prefill_tokens, self.prefill_s),
            failures=self.failures,
            last_failure=self.last_failure,
        )


def ratio(a: float, b: float) -> float:
    """a / b, or 0 if b is 0."""
    return a / b if b else 0.0
