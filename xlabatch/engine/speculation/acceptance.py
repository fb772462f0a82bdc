"""How many tokens a draft model drafts for a sequence: as many as pay, by how often its drafts were right."""

from collections.abc import Sequence

import numpy as np

from xlabatch.scheduler.reuse.prefixes import shared

PRIOR = 3.0, 4.0  # right tokens and tokens, of a sequence without a draft yet
KEPT = 0.9  # of what earlier drafts count, after each one
COLUMN = 0.05  # of a step: what it costs to check a token more
TRIAL = 2  # tokens of a draft that finds out whether drafts pay again
MOST_SKIPPED = 64  # steps without a draft between two trials


class Acceptance:
    """How often the drafts of one sequence were right, and how long the next one is."""

    def __init__(self, cost: float) -> None:
        self.cost = cost + COLUMN  # of a draft token, in steps without drafts
        self.right, self.tried = PRIOR
        self.skip, self.skipped = 0, 0  # steps without a draft: left, and before the last trial
        self.draft: list[int] = []
        self.behind = 0  # tokens of the output before the draft

    def next_length(self, output: Sequence[int], most: int) -> int:
        """The length of the next draft, after what was read of the output; 0 while drafts do not pay."""
        self._count(output)
        if self.skip or not most:
            self.skip = max(self.skip - 1, 0)
            return 0
        length = max(range(most + 1), key=lambda length: speedup(self.right / self.tried, length, self.cost))
        if length:
            self.skipped = 0
            return length
        self.skipped = min(2 * self.skipped + 1, MOST_SKIPPED)
        self.skip = self.skipped
        return min(TRIAL, most)

    def add(self, draft: list[int], output: Sequence[int]) -> None:
        """A draft was made of what follows the output."""
        self.draft, self.behind = draft, len(output)

    def _count(self, output: Sequence[int]) -> None:
        """Count the tokens of the last draft: those that came, and one that did not."""
        if self.draft:
            right = shared(self.draft, np.array(output[self.behind :], np.int32))
            self.right = KEPT * self.right + right
            self.tried = KEPT * self.tried + min(right + 1, len(self.draft))
        self.draft = []


def speedup(right: float, length: int, cost: float) -> float:
    """Tokens of a step with a draft over the tokens of the same time without, at this rate of right ones."""
    tokens = sum(right**n for n in range(length + 1))
    return tokens / (1 + length * cost)
