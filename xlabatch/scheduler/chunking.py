"""Where a prompt is cut: by its length and the engine's budget alone, never by what else is going on."""

from collections.abc import Iterator
from typing import NamedTuple

SIZES = (16, 32, 64, 128, 256, 512)  # those within the budget get a program each: spike/07, up to 256


class Chunk(NamedTuple):
    start: int
    length: int  # tokens of the prompt
    size: int  # columns computed: length and padding
    last: bool


def split_prompt(prompt: int, sizes: tuple[int, ...]) -> Iterator[Chunk]:
    """Cut a prompt into pieces of the largest size, the tail padded to the smallest that holds it."""
    for start in range(0, prompt, sizes[-1]):
        length = min(sizes[-1], prompt - start)
        size = next(size for size in sizes if size >= length)
        yield Chunk(start, length, size, last=start + length == prompt)


def chunk_sizes(context: int, budget: int) -> tuple[int, ...]:
    """The sizes that an engine has a use for: all within its budget, as far as its context goes."""
    return tuple(
        size for n, size in enumerate(SIZES) if n == 0 or (size <= budget and SIZES[n - 1] < context)
    )
