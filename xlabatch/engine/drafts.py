"""Drafts: guesses of a sequence's next tokens, found in its own prompt and answer (prompt lookup).

A draft decides how many tokens a step yields, never which ones: those that the sequence would not have had
are dropped by the device.
"""

from collections.abc import Collection, Iterable, Mapping
from itertools import cycle, islice
from typing import Protocol
from weakref import WeakKeyDictionary

import numpy as np

from xlabatch.engine.device.drafts import DraftColumns
from xlabatch.scheduler.sequences import Sequence

NGRAMS = (4, 3)  # lengths of what must have occurred before
FIRST = 4  # tokens of a sequence's first draft
MOST_SKIPPED = 64  # steps without a draft, after several wrong ones


Drafts = Mapping[int, list[int]]  # by slot


class Lookup:
    """The ids of a sequence, and what followed each of its n-grams the last time."""

    def __init__(self) -> None:
        self.ids: list[int] = []
        self.followed: dict[tuple[int, ...], int] = {}  # position behind the n-gram

    def extend(self, ids: Iterable[int]) -> None:
        """Append ids."""
        for id in ids:
            for n in NGRAMS:
                if len(self.ids) >= n:
                    self.followed[tuple(self.ids[-n:])] = len(self.ids)
            self.ids.append(id)

    def draft(self, count: int) -> list[int]:
        """Up to `count` ids that followed when the last ones occurred before; repeated if they repeat."""
        for n in NGRAMS:
            at = self.followed.get(tuple(self.ids[-n:]))
            if at is not None:
                return list(islice(cycle(self.ids[at : at + count]), count))
        return []


class Drafter:
    """The drafts of one sequence: longer ones while they are right, and fewer while they are wrong."""

    def __init__(self, sequence: Sequence) -> None:
        self.lookup, self.read = Lookup(), 0
        self.lookup.extend(sequence.request.prompt)
        self.length, self.drafted = FIRST, 0
        self.skip, self.skipped = 0, 0  # steps without a draft: left, and after the last wrong one

    def draft(self, sequence: Sequence, most: int) -> list[int]:
        """The next draft of the sequence, after what was read of its output."""
        new = sequence.output[self.read :]
        if self.drafted:
            self._adapt(len(new) - 1)
        self.lookup.extend(new)
        self.read += len(new)
        self.drafted, self.skip = 0, max(self.skip - 1, 0)
        if self.skip:
            return []
        draft = self.lookup.draft(min(self.length, most)) if most > 0 else []
        self.drafted = len(draft)
        return draft

    def _adapt(self, accepted: int) -> None:
        """Change the length of drafts after one of which so many tokens were accepted."""
        if accepted:
            self.skipped = 0
            self.length = 2 * self.length if accepted == self.drafted else accepted + 1
        else:
            self.length = FIRST
            self.skipped = min(2 * self.skipped + 1, MOST_SKIPPED)
            self.skip = 1 + self.skipped


class DraftSource(Protocol):
    """What an engine takes drafts from."""

    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
        """A draft for each sequence that decodes and may have one, within the tokens of a step."""


class Drafters:
    """The drafters of all sequences that run."""

    def __init__(self, most: int) -> None:
        self.most = most  # draft tokens of a step
        self.by_sequence: WeakKeyDictionary[Sequence, Drafter] = WeakKeyDictionary()

    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
        """A draft for each sequence that may have one, within the tokens of a step."""
        share = self.most // max(len(sequences), 1)
        each = ((sequence.slot, self._draft(sequence, share)) for sequence in sequences if share)
        return {slot: draft for slot, draft in each if draft}

    def _draft(self, sequence: Sequence, most: int) -> list[int]:
        """The draft of one sequence; none under structured output, whose bitmasks come singly."""
        if sequence.matcher:
            return []
        if sequence not in self.by_sequence:
            self.by_sequence[sequence] = Drafter(sequence)
        left = sequence.request.max_tokens - sequence.tokens - 1
        return self.by_sequence[sequence].draft(sequence, min(most, left))


def draft_columns(
    sequences: Collection[Sequence], drafts: Drafts, size: int
) -> tuple[DraftColumns, dict[int, range]]:
    """The columns of a step, padded to a size, and those of each slot."""
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
    return DraftColumns(tokens, slots, positions, begins.astype(bool), np.int32(end)), by_slot
