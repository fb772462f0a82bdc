"""Drafts that are given before a request runs: to check an answer costs as much as to read it as a prompt."""

from collections.abc import Collection, Mapping
from collections.abc import Sequence as Ids

from xlabatch.engine.speculation.drafters import Drafts, DraftSource, draft_lengths
from xlabatch.scheduler.sequences import Sequence


class GivenDrafts(DraftSource):
    """Drafts the answer that each request is said to have, until a token that is selected is another one.

    With `selected`, only these tokens of an answer are selected again, and the last one of each step: most of
    the head's work is left out.
    """

    def __init__(
        self,
        most: int,
        answers: Mapping[str, Ids[int]],
        selected: Mapping[str, Collection[int]] | None = None,
    ) -> None:
        self.most = most  # draft tokens of a step
        self.answers = answers  # by the id of their request
        self.selected = selected

    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
        found = {}
        for each, length in draft_lengths(sequences, self.most).items():
            answer = list(self.answers.get(each.request.id, ()))
            done = len(each.output)
            if answer[:done] == list(each.output):
                found[each.slot] = answer[done : done + length]
        return {slot: draft for slot, draft in found.items() if draft}
