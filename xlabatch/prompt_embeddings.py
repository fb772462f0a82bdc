"""The vectors that a prompt has in place of token ids, as plain bytes; and where those of two prompts differ.

Standard library only: an array of any library becomes the bytes of its numbers in float32. Knows no request.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

from xlabatch.errors import Refused
from xlabatch.validation import as_int, one_line, shown

FLOAT_BYTES = 4


@dataclass(frozen=True, slots=True)
class EmbeddedSpan:
    """Consecutive positions of a prompt, and the vectors that the model reads there."""

    start: int  # the first position
    width: int  # numbers of a vector
    data: bytes = field(repr=False)  # float32 [length, width]
    columns: int | None = None  # of the grid that they are in, row by row: those of an image; None: of none

    @property
    def length(self) -> int:
        """How many positions it has."""
        return len(self.data) // (self.width * FLOAT_BYTES)

    @property
    def extent(self) -> int:
        """How far rope's positions go on: by the larger side of a grid, elsewhere by each vector."""
        return self.length if self.columns is None else max(self.length // self.columns, self.columns)

    @property
    def end(self) -> int:
        """The position behind its last one."""
        return self.start + self.length

    def rows(self, start: int, end: int) -> bytes:
        """The vectors of some of its positions, float32 [end - start, width]."""
        size = self.width * FLOAT_BYTES
        return self.data[(start - self.start) * size : (end - self.start) * size]


Spans = tuple[EmbeddedSpan, ...]  # in the order of positions; neighbours without grids are joined


def spans(embeddings: Any) -> Spans:
    """Check a mapping of first positions to arrays [n, width], or spans of such -> Spans."""
    if isinstance(embeddings, Mapping):
        found = [span_of(start, array) for start, array in embeddings.items()]
    elif isinstance(embeddings, Sequence) and all(isinstance(each, EmbeddedSpan) for each in embeddings):
        found = list(embeddings)
    else:
        raise Refused(f"is a mapping of positions to arrays [n, width], got {shown(embeddings)}")
    runs: list[list[EmbeddedSpan]] = []
    for each in sorted(found, key=lambda span: span.start):
        before = runs[-1][-1] if runs else None
        if before and each.start < before.end:
            raise Refused(f"has two vectors at position {each.start}")
        plain = before is not None and before.columns is None and each.columns is None
        if before and plain and (each.start, each.width) == (before.end, before.width):
            runs[-1].append(each)
        else:
            runs.append([each])
    return tuple(run[0] if len(run) == 1 else joined(run) for run in runs)


def joined(run: Sequence[EmbeddedSpan]) -> EmbeddedSpan:
    """Consecutive spans as one."""
    return replace(run[0], data=b"".join(each.data for each in run))


def distinct_bytes(spans: Iterable[EmbeddedSpan]) -> int:
    """The memory of the vectors of spans, of which several may have the same."""
    return sum({id(span.data): len(span.data) for span in spans}.values())


def span_of(start: Any, array: Any) -> EmbeddedSpan:
    """The span of an array [n, width], or [rows, columns, width] of an image, from a first position on."""
    try:
        first = as_int(start)
    except TypeError:
        raise Refused(f"is by positions, which are integers, got {shown(start)}") from None
    if first < 0:
        raise Refused(f"is by positions of at least 0, got {first}")
    numbers = as_numpy(first, array)
    if numbers is None or not is_numeric(numbers.dtype):
        raise Refused(f"has arrays of numbers [n, width], got {shown(array)} at position {first}")
    shape = tuple(map(int, numbers.shape))
    if len(shape) not in (2, 3) or 0 in shape:
        raise Refused(f"has arrays of numbers [n, width], got one of shape {shape} at position {first}")
    columns = shape[1] if len(shape) == 3 else None
    return EmbeddedSpan(first, shape[-1], numbers.astype("float32").tobytes(), columns)


def as_numpy(first: int, array: Any) -> Any:
    """An array of NumPy, jax or torch as NumPy's, which is not imported here; None if it is no array."""
    convert = getattr(array, "__array__", None)
    try:
        return None if convert is None else convert()
    except (TypeError, RuntimeError) as error:  # of torch: on a GPU, with a gradient, in bfloat16
        raise Refused(
            f"has an array at position {first} that is not one of NumPy: {one_line(error)}"
        ) from None


def is_numeric(dtype: Any) -> bool:
    """Whether numbers of a NumPy dtype are real; that of bfloat16 is an extension."""
    return dtype.kind in "fiu" or dtype.name == "bfloat16"


def first_difference(one: Spans, other: Spans) -> int:
    """The first position at which two prompts have other vectors, or only one of them has a vector."""
    for a, b in zip_longest(one, other):
        if a is None or b is None or a.start != b.start:
            return min(each.start for each in (a, b) if each)
        if a != b:
            return a.start + equal_rows(a, b)
    return sys.maxsize


def equal_rows(one: EmbeddedSpan, other: EmbeddedSpan) -> int:
    """How many vectors two spans begin with alike."""
    if (one.width, one.columns) != (other.width, other.columns):
        return 0
    a, b, most = one.start, other.start, min(one.length, other.length)
    equal = (one.rows(a + n, a + n + 1) == other.rows(b + n, b + n + 1) for n in range(most))
    return next((n for n, same in enumerate(equal) if not same), most)
