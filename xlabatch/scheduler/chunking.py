"""Chunked prefill: where prompts are split, how much of them a step prefills, and which share a chunk."""

import sys
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the command line reads the options of an engine without NumPy
    from xlabatch.scheduler.sequences import Sequence

# each size within the budget is a compiled program: spike/07, up to 256
SIZES = (16, 32, 64, 128, 256, 512, 1024, 2048)
LARGEST_ON_CPUS = 512


class PromptPiece(NamedTuple):
    """Consecutive tokens of one prompt, in a chunk."""

    sequence: "Sequence"
    start: int  # position of the first
    length: int
    column: int = 0  # of the first

    @property
    def end(self) -> int:
        """The position after its last token."""
        return self.start + self.length

    @property
    def columns(self) -> range:
        """Its tokens in the chunk."""
        return range(self.column, self.column + self.length)

    @property
    def begins(self) -> bool:
        """Whether nothing of the prompt was run before it."""
        return self.start == self.sequence.cached_tokens

    @property
    def is_kept(self) -> bool:
        """Whether the recurrent state after its last token is kept."""
        return self.end == self.sequence.keep_at

    @property
    def last(self) -> bool:
        """Whether the prompt ends with it."""
        return self.end == len(self.sequence.request.prompt)


class Chunk(NamedTuple):
    """What one program prefills: pieces of prompts, one after the other, then padding."""

    size: int
    pieces: tuple[PromptPiece, ...]

    @property
    def length(self) -> int:
        return self.pieces[-1].columns.stop

    @property
    def complete(self) -> list["Sequence"]:
        """The sequences that end their prompts with it."""
        return [piece.sequence for piece in self.pieces if piece.last]


class Budget(NamedTuple):
    """The prompt tokens that a step prefills, including the padding of chunks that are not shared.

    Where bits depend on the sizes of chunks all steps take the same number, so that a prompt is split by its
    length only.
    """

    beside_decoding: int  # while at least as many sequences decode as prompts are read
    alone: int
    late: int = 0  # while any sequence decodes, from `late_from` on, where attention makes steps long
    late_from: int = sys.maxsize  # a position in a prompt
    largest_chunk: int = LARGEST_ON_CPUS  # that one program takes: more are several chunks

    def at(self, position: int, *, prompts: int, decoding: int) -> int:
        """The tokens that a step prefills, given the position of the prompt that has come furthest, how many
        prompts of sequences that will decode are read, and how many sequences decode.

        Few tokens keep the sequences' own tokens coming, many bring the prompts' first tokens sooner: the
        larger group has its way, but for late positions. Prompts that will never decode, as of embeddings,
        could keep their majority for good, and do not count.
        """
        if not decoding:
            return self.alone
        if position >= self.late_from:
            return self.late
        return self.alone if prompts > decoding else self.beside_decoding


def size_for(length: int, sizes: tuple[int, ...]) -> int:
    """The smallest chunk that holds this number of tokens."""
    return next(size for size in sizes if size >= length)


def sizes_within(budget: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes within a budget, at least the smallest."""
    return tuple(size for size in sizes if size <= budget) or sizes[:1]


def chunk_sizes(context: int, budget: int) -> tuple[int, ...]:
    """The chunk sizes that an engine needs: those within its budget, up to the first over its context."""
    return tuple(
        size for n, size in enumerate(SIZES) if n == 0 or (size <= budget and SIZES[n - 1] < context)
    )
