"""Prompt lookup: what followed the last ids of a sequence when they occurred before."""

from collections.abc import Iterable
from itertools import cycle, islice

NGRAMS = (4, 3)  # lengths of what must have occurred before
CHARACTERS = 0x110000  # an id beyond them is taken for another one, which may make a draft wrong


class Lookup:
    """The ids of a sequence, also as the characters of a string: it is searched in a microsecond.

    An index of all n-grams would cost more time for each id, whether a draft is made or not.
    """

    def __init__(self) -> None:
        self.ids: list[int] = []
        self.text = ""

    def extend(self, ids: Iterable[int]) -> None:
        """Append ids."""
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
