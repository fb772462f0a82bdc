"""Chunked prefill: where a prompt is split, and how much of it a step prefills."""

import sys
from typing import NamedTuple

SIZES = (16, 32, 64, 128, 256, 512)  # each size within the budget is a compiled program: spike/07, up to 256


class Chunk(NamedTuple):
    start: int
    length: int  # tokens of the prompt
    size: int  # columns computed: length and padding
    last: bool

    @property
    def end(self) -> int:
        """The position behind its last token."""
        return self.start + self.length


class Budget(NamedTuple):
    """The prompt tokens, padding included, that a step prefills.

    Where bits depend on the sizes of chunks both are the same, so that a prompt is split by its length only.
    """

    beside_decoding: int  # while other sequences decode
    alone: int
    halved_from: int = sys.maxsize  # the position from which half as many fit beside decoding sequences

    def at(self, position: int, decoding: bool) -> int:
        """The tokens that a step prefills of a prompt at a position."""
        if not decoding:
            return self.alone
        return self.beside_decoding // 2 if position >= self.halved_from else self.beside_decoding


def next_chunk(start: int, prompt: int, sizes: tuple[int, ...]) -> Chunk:
    """The chunk of a prompt at a position: the largest size, or for its tail the smallest that holds it."""
    length = min(sizes[-1], prompt - start)
    size = next(size for size in sizes if size >= length)
    return Chunk(start, length, size, last=start + length == prompt)


def sizes_within(budget: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes within a budget, at least the smallest."""
    return tuple(size for size in sizes if size <= budget) or sizes[:1]


def chunk_sizes(context: int, budget: int) -> tuple[int, ...]:
    """The chunk sizes that an engine needs: those within its budget, up to the first over its context."""
    return tuple(
        size for n, size in enumerate(SIZES) if n == 0 or (size <= budget and SIZES[n - 1] < context)
    )
