"""Drafts: guesses of a sequence's next tokens, by prompt lookup or by a draft model.

A draft decides how many tokens a step yields, never which ones: those that the sequence would not have had
are dropped by the device. Only where an answer is given, to check some tokens of it, are the others taken as
they are (`DraftSource.selected`).
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from itertools import cycle, islice
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from xlabatch.engine.device.drafts import DraftColumns
from xlabatch.engine.speculation.draft_model import DraftModel
from xlabatch.engine.speculation.payoff import Payoff
from xlabatch.scheduler.reuse.prefixes import count_shared
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence

FIRST = 4  # tokens of a sequence's first draft
MOST_SKIPPED = 64  # steps without a draft, after several wrong ones
NGRAMS = (4, 3)  # lengths of what must have occurred before a draft by lookup
CHARACTERS = 0x110000  # an id beyond them is taken for another one, which may make a draft wrong

Drafts = Mapping[int, list[int]]  # by slot


class Drafter:
    """The drafts of one sequence: longer ones while they are right, and fewer while they are wrong."""

    def __init__(self, sequence: Sequence) -> None:
        self.lookup = Lookup()
        self.read = 0
        self.lookup.extend(sequence.request.prompt)
        self.length = FIRST
        self.drafted = list[int]()
        self.skip = 0  # steps without a draft that are left
        self.skipped = 0  # steps without a draft after the last wrong one

    def draft(self, sequence: Sequence, most: int) -> list[int]:
        """The next draft of the sequence, after what was read of its output."""
        new = sequence.output[self.read :]
        if self.drafted:
            self._adapt(count_shared(self.drafted, np.array(new, np.int32)))
        self.lookup.extend(new)
        self.read += len(new)
        self.drafted = []
        self.skip = max(self.skip - 1, 0)
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


class DraftSource(ABC):
    """What an engine takes drafts from."""

    # which tokens of the output of a request, by its id, are selected where it has a draft; the others are
    # taken from the draft, whatever the model would select, without log-probabilities; None: all are selected
    selected: Mapping[str, Collection[int]] | None = None

    @abstractmethod
    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
        """A draft for each sequence that decodes and may have one, within the tokens of a step."""


class Drafters(DraftSource):
    """A drafter for each sequence that runs, and a model for sequences where lookup finds no draft."""

    def __init__(
        self, most: int, draft_model: DraftModel | None = None, scheduler: Scheduler | None = None
    ) -> None:
        self.most = most  # draft tokens of a step
        self.draft_model = draft_model
        self.payoff = Payoff(scheduler) if scheduler else None  # without, drafts are made whatever they cost
        self.by_sequence: WeakKeyDictionary[Sequence, Drafter] = WeakKeyDictionary()

    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
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
    by_slot = dict[int, range]()
    end = 0
    for each in sequences:
        ids = [each.output[-1], *drafts.get(each.slot, ())]
        at = range(end, end + len(ids))
        by_slot[each.slot] = at
        end = at.stop
        columns = slice(at.start, at.stop)
        tokens[columns] = ids
        slots[columns] = each.slot
        begins[at.start] = 1
        first = len(each.request.prompt) + each.tokens - 1
        positions[columns] = range(first, first + len(ids))
    return DraftColumns(tokens, slots, positions, begins.astype(bool), np.int32(end)), by_slot


def selecting_columns(
    selected: Mapping[str, Collection[int]],
    sequences: Collection[Sequence],
    by_slot: Mapping[int, range],
    size: int,
) -> NDArray[np.bool_]:
    """After which columns [size] a token is selected: before `selected` tokens, and at each row's last."""
    selects = np.zeros(size, bool)
    for each in sequences:
        columns = by_slot[each.slot]
        tokens = range(each.tokens, each.tokens + len(columns))  # that these columns select
        wanted = selected.get(each.request.id, tokens)
        selects[columns.start : columns.stop] = np.isin(tokens, list(wanted))
        selects[columns[-1]] = True
    return selects


class Lookup:
    """The ids of a sequence, also as the characters of a string: it is searched in a microsecond.

    An index of all n-grams would cost more time for each id, whether a draft is made or not.
    """

    def __init__(self) -> None:
        self.ids: list[int] = []
        self.text = ""

    def extend(self, ids: Iterable[int]) -> None:
        ids = list(ids)
        self.ids += ids
        self.text += "".join(chr(id % CHARACTERS) for id in ids)

    def draft(self, count: int) -> list[int]:
        """Up to `count` ids that followed when the last ones occurred before; repeated if they repeat."""
        for n in NGRAMS:
            at = self.text.rfind(self.text[-n:], 0, max(len(self.ids) - 1, 0))  # an id must follow
            if at >= 0:
                return list(islice(cycle(self.ids[at + n : at + n + count]), count))
        return []
