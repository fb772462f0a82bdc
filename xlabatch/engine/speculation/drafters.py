"""Drafts: guesses of a sequence's next tokens, by prompt lookup or by a draft model.

A draft decides how many tokens a step yields, never which ones: those that the sequence would not have had
are dropped by the device.
"""

from collections.abc import Collection, Mapping
from typing import Protocol
from weakref import WeakKeyDictionary

import numpy as np

from xlabatch.engine.device.drafts import DraftColumns
from xlabatch.engine.inputs import are_plain_greedy
from xlabatch.engine.speculation.draft_model import DraftModel
from xlabatch.engine.speculation.lookup import Lookup
from xlabatch.engine.speculation.payoff import Payoff
from xlabatch.scheduler.reuse.prefixes import shared
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence

FIRST = 4  # tokens of a sequence's first draft
MOST_SKIPPED = 64  # steps without a draft, after several wrong ones


Drafts = Mapping[int, list[int]]  # by slot


class Drafter:
    """The drafts of one sequence: longer ones while they are right, and fewer while they are wrong."""

    def __init__(self, sequence: Sequence) -> None:
        self.lookup, self.read = Lookup(), 0
        self.lookup.extend(sequence.request.prompt)
        self.length, self.drafted = FIRST, list[int]()
        self.skip, self.skipped = 0, 0  # steps without a draft: left, and after the last wrong one

    def draft(self, sequence: Sequence, most: int) -> list[int]:
        """The next draft of the sequence, after what was read of its output."""
        new = sequence.output[self.read :]
        if self.drafted:
            self._adapt(shared(self.drafted, np.array(new, np.int32)))
        self.lookup.extend(new)
        self.read += len(new)
        self.drafted, self.skip = [], max(self.skip - 1, 0)
        if most > 0 and not self.skip:
            self.drafted = self.lookup.draft(min(self.length, most))
        return self.drafted

    def _adapt(self, accepted: int) -> None:
        """Change the length of drafts after one had this number of tokens accepted."""
        if accepted:
            self.skipped = 0
            self.length = 2 * self.length if accepted == len(self.drafted) else accepted + 1
        else:
            self.length = FIRST
            self.skipped = min(2 * self.skipped + 1, MOST_SKIPPED)
            self.skip = 1 + self.skipped


class DraftSource(Protocol):
    """What an engine takes drafts from."""

    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
        """A draft for each sequence that decodes and may have one, within the tokens of a step."""


class Drafters:
    """A drafter for each sequence that runs, and a model for sequences where lookup finds no draft."""

    def __init__(
        self, most: int, draft_model: DraftModel | None = None, scheduler: Scheduler | None = None
    ) -> None:
        self.most, self.draft_model = most, draft_model  # draft tokens of a step
        self.payoff = Payoff(scheduler) if scheduler else None  # without, drafts are made whatever they cost
        self.by_sequence: WeakKeyDictionary[Sequence, Drafter] = WeakKeyDictionary()

    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
        """A draft for each sequence that may have one, within the tokens of a step."""
        if not self.most or (self.payoff and not self.payoff.begin(len(sequences))):
            return {}
        most = draft_lengths(sequences, self.most)
        found = {each: self._draft(each, length) for each, length in most.items()}
        drafts = {each.slot: draft for each, draft in found.items() if draft}
        if self.draft_model:
            drafts |= self.draft_model.drafts(
                {each: most[each] for each, draft in found.items() if not draft}
            )
        elif self.payoff and not self.payoff.accepts(sum(map(len, drafts.values()))):
            for each in found:
                self.by_sequence[each].drafted = []  # not run: what comes next says little about them
            return {}
        return drafts

    def _draft(self, sequence: Sequence, most: int) -> list[int]:
        """The draft of one sequence by prompt lookup."""
        drafter = self.by_sequence.get(sequence)
        if drafter is None:
            drafter = self.by_sequence[sequence] = Drafter(sequence)
        return drafter.draft(sequence, most)


def draft_lengths(sequences: Collection[Sequence], most: int) -> dict[Sequence, int]:
    """The most draft tokens of each sequence: they share the draft tokens of a step."""
    share = most // max(len(sequences), 1)
    return {
        each: min(share, each.request.max_tokens - each.tokens - 1)
        for each in sequences
        if share and not each.matcher  # the bitmasks of structured output come singly
    }


def draft_columns(
    sequences: Collection[Sequence], drafts: Drafts, size: int
) -> tuple[DraftColumns, dict[int, range]]:
    """The columns of a step, padded to a size, and the columns of each slot."""
    tokens, slots, positions, begins = (np.zeros(size, np.int32) for _ in range(4))
    by_slot, end = dict[int, range](), 0
    for each in sequences:
        ids = [each.output[-1], *drafts.get(each.slot, ())]
        at = range(end, end + len(ids))
        by_slot[each.slot], end = at, at.stop
        columns = slice(at.start, at.stop)
        tokens[columns], slots[columns], begins[at.start] = ids, each.slot, 1
        first = len(each.request.prompt) + each.tokens - 1
        positions[columns] = range(first, first + len(ids))
    greedy = np.bool_(are_plain_greedy(sequences))
    return DraftColumns(tokens, slots, positions, begins.astype(bool), np.int32(end), greedy), by_slot
