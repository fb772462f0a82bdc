"""Prompt lookup: what followed the last ids of a sequence when they occurred before."""

from collections.abc import Iterable
from itertools import cycle, islice

NGRAMS = (4, 3)  # lengths of what must have occurred before


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
