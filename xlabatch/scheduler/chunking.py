"""Chunked prefill: where a prompt is split follows from its length and the engine's budget only."""

from collections.abc import Iterator
from typing import NamedTuple

SIZES = (16, 32, 64, 128, 256, 512)  # each size within the budget is a compiled program: spike/07, up to 256


class Chunk(NamedTuple):
    start: int
    length: int  # tokens of the prompt
    size: int  # columns computed: length and padding
    last: bool


def split_prompt(prompt: int, sizes: tuple[int, ...]) -> Iterator[Chunk]:
    """Split a prompt into chunks of the largest size, the tail padded to the smallest size that holds it."""
    for start in range(0, prompt, sizes[-1]):
        length = min(sizes[-1], prompt - start)
        size = next(size for size in sizes if size >= length)
        yield Chunk(start, length, size, last=start + length == prompt)


def chunk_sizes(context: int, budget: int) -> tuple[int, ...]:
    """The chunk sizes that an engine needs: those within its budget, up to the first over its context."""
    return tuple(
        size for n, size in enumerate(SIZES) if n == 0 or (size <= budget and SIZES[n - 1] < context)
    )
