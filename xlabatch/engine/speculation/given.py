"""Drafts that are given before a request runs: to check an answer costs as much as to read it as a prompt."""

from collections.abc import Collection, Mapping
from collections.abc import Sequence as Ids

from xlabatch.engine.speculation.drafters import Drafts, draft_lengths
from xlabatch.scheduler.sequences import Sequence


class GivenDrafts:
    """Drafts the answer that each request is said to have, until the request has another token."""

    def __init__(self, most: int, answers: Mapping[str, Ids[int]]) -> None:
        self.most = most  # draft tokens of a step
        self.answers = answers  # by the id of their request

    def drafts(self, sequences: Collection[Sequence]) -> Drafts:
        found = {}
        for each, length in draft_lengths(sequences, self.most).items():
            answer = list(self.answers.get(each.request.id, ()))
            done = len(each.output)
            if answer[:done] == list(each.output):
                found[each.slot] = answer[done : done + length]
        return {slot: draft for slot, draft in found.items() if draft}
