"""A draft model: a smaller model with the same vocabulary, which proposes what the served one then checks.

It has slots of its own. What they hold is compared with the ids of a sequence when that gets a draft, and
what is missing is run first, some of it in each step: so admission, forks, parking, sessions and slides need
nothing here, and keys and values that are wrong would cost time and no bit of an answer.
"""

from collections.abc import Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.distributed.load import mesh_of
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.device.proposals import ProposalColumns
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.runner import Runner, draft_model_columns
from xlabatch.errors import Refused
from xlabatch.scheduler.reuse.prefixes import count_shared
from xlabatch.scheduler.sequences import Sequence
from xlabatch.text.tokenizer import Tokenizer

NO_DRAFT_STATE = "{} cannot draft: it has a recurrent state, which does not go back to an earlier token"
PRIOR = 3.0, 4.0  # right tokens and tokens, of a sequence without a draft yet
KEPT = 0.9  # of what earlier drafts count, after each one
COLUMN = 0.05  # of a step: what it costs to check a token more
TRIAL = 2  # tokens of a draft that finds out whether drafts pay again
MOST_SKIPPED = 64  # steps without a draft between two trials


class Missing(NamedTuple):
    """Ids of a sequence that the draft model has not run, the last one included."""

    sequence: Sequence
    start: int  # position of the first
    ids: list[int]
    length: int  # of the draft


def check_draft(draft: Source, source: Source, options: EngineOptions) -> None:
    """Raise Refused unless one model can draft for another: by its vocabulary, positions and options."""
    if not options.speculate:
        raise Refused("draft needs speculate, the number of draft tokens of a step")
    own = source.spec.config.vocab
    other = draft.spec.config.vocab
    if own != other:
        raise Refused(
            f"draft {draft.name} has a vocabulary of {other} ids, {source.name} one of {own}; "
            "they must be equal"
        )
    if draft.spec.config.recurrence:
        raise Refused(NO_DRAFT_STATE.format(draft.name))
    tokenizers = [vocabulary(each) for each in (source, draft)]
    if None not in tokenizers and tokenizers[0] != tokenizers[1]:
        raise Refused(f"draft {draft.name} has other tokens than {source.name}; they must be equal")
    options.for_model(draft.name, draft.spec.config)


def vocabulary(source: Source) -> dict[str, int] | None:
    """The ids of a source's tokens, if it has a tokenizer."""
    try:
        return Tokenizer(source.folder, source.name).vocabulary
    except Refused:
        return None


def check_draft_model(draft: Model, served: Model) -> None:
    """Raise Refused unless one loaded model can draft for another."""
    if not layout_of(draft.params).checks_drafts or draft.config.vocab != served.config.vocab:
        raise Refused(
            f"{draft.name} cannot draft: its bits depend on the batch, or it has another vocabulary"
        )
    if mesh_of(draft.params) != mesh_of(served.params):
        raise Refused(f"{draft.name} cannot draft: it is not on the devices of {served.name}")
    if draft.config.recurrence:
        raise Refused(NO_DRAFT_STATE.format(draft.name))


class DraftModel:
    """Drafts of a model's own, with the sampling parameters of the rows of a runner."""

    def __init__(self, model: Model, served: Model, options: EngineOptions, runner: Runner) -> None:
        self.runner = runner
        self.cost = model.read_bytes / served.read_bytes
        # the ids whose keys and values its slots have
        self.held = np.zeros((options.slots, options.resolved_context), np.int32)
        self.lengths = np.zeros(options.slots, np.int64)
        self.compared: list[tuple[Sequence | None, int]] = [(None, 0)] * options.slots  # and equal so far
        self.acceptance: WeakKeyDictionary[Sequence, Acceptance] = WeakKeyDictionary()
        self.columns = draft_model_columns(options.slots)

    def forget(self) -> None:
        """Forget all keys and values: after a failure their contents are unknown."""
        self.lengths[:] = 0

    def drafts(self, sequences: Mapping[Sequence, int]) -> dict[int, list[int]]:
        """Drafts by slot, each of a sequence's number of tokens at most; none where that does not pay."""
        lengths = {each: self._length(each, most) for each, most in sequences.items()}
        missing = [self._missing(each, length) for each, length in lengths.items() if length]
        if not missing:
            return {}
        columns, complete = self._columns(missing)
        [proposed] = self.runner.update("propose", columns)
        if not complete:
            return {}
        drafts = {}
        for each, row in zip(complete, np.asarray(proposed).tolist(), strict=False):
            draft = row[: each.length]
            self._hold(each.sequence.slot, each.start + len(each.ids), draft[:-1])
            self.acceptance[each.sequence].add(draft, each.sequence.output)
            drafts[each.sequence.slot] = draft
        return drafts

    def _length(self, sequence: Sequence, most: int) -> int:
        if sequence not in self.acceptance:
            self.acceptance[sequence] = Acceptance(self.cost)
        return self.acceptance[sequence].next_length(sequence.output, most)

    def _missing(self, sequence: Sequence, length: int) -> Missing:
        """What the draft model must run before it drafts for a sequence."""
        slot = sequence.slot
        prompt = len(sequence.request.prompt)
        owner, equal = self.compared[slot]
        since = equal if owner is sequence else 0
        ids = [*sequence.request.prompt[since:], *sequence.output[max(since - prompt, 0) :]]
        start = since + count_shared(ids[:-1], self.held[slot, since : self.lengths[slot]])
        self.lengths[slot] = start
        self.compared[slot] = sequence, start
        return Missing(sequence, start, ids[start - since :], length)

    def _hold(self, slot: int, start: int, ids: list[int]) -> None:
        """Keys and values of these ids were written."""
        self.lengths[slot] = start + len(ids)
        self.held[slot, start : start + len(ids)] = ids

    def _columns(self, missing: list[Missing]) -> tuple[ProposalColumns, list[Missing]]:
        """The columns of a step, and what they complete: those sequences get drafts."""
        tokens, slots, positions = (np.zeros(self.columns, np.int32) for _ in range(3))
        rows = np.zeros(self.runner.slots, np.int32)
        last = np.zeros(self.runner.slots, np.int32)
        complete = list[Missing]()
        end = 0
        for each in sorted(missing, key=lambda each: len(each.ids)):
            ids = each.ids[: self.columns - end]
            slot = each.sequence.slot
            at = slice(end, end + len(ids))
            end = end + len(ids)
            tokens[at] = ids
            slots[at] = slot
            positions[at] = range(each.start, each.start + len(ids))
            self._hold(slot, each.start, ids)
            if len(ids) == len(each.ids):
                rows[len(complete)] = slot
                last[len(complete)] = end - 1
                complete.append(each)
        taken = {each.sequence.slot for each in complete}
        rows[len(complete) :] = [slot for slot in range(self.runner.slots) if slot not in taken]
        length = max((each.length for each in complete), default=0)
        count, drafting, steps = (np.int32(n) for n in (end, len(complete), length))
        return ProposalColumns(tokens, slots, positions, count, rows, last, drafting, steps), complete


class Acceptance:
    """How often the drafts of one sequence were right, and how long the next one is."""

    def __init__(self, cost: float) -> None:
        self.cost = cost + COLUMN  # of a draft token, in steps without drafts
        self.right, self.tried = PRIOR
        self.skip = 0  # steps without a draft that are left
        self.skipped = 0  # steps without a draft before the last trial
        self.draft: list[int] = []
        self.behind = 0  # tokens of the output before the draft

    def next_length(self, output: list[int], most: int) -> int:
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

    def add(self, draft: list[int], output: list[int]) -> None:
        """A draft was made of what follows the output."""
        self.draft = draft
        self.behind = len(output)

    def _count(self, output: list[int]) -> None:
        """Count the tokens of the last draft: those that came, and one that did not."""
        if self.draft:
            right = count_shared(self.draft, np.array(output[self.behind :], np.int32))
            self.right = KEPT * self.right + right
            self.tried = KEPT * self.tried + min(right + 1, len(self.draft))
        self.draft = []


def speedup(right: float, length: int, cost: float) -> float:
    """Tokens of a step with a draft over the tokens of the same time without, at this rate of right ones."""
    tokens = sum(right**n for n in range(length + 1))
    return tokens / (1 + length * cost)
