"""Vectors that a prompt has in place of token ids, as plain bytes, and where two prompts' vectors differ.

Standard library only: an array of any library becomes the bytes of its numbers in float32. This module knows
nothing of requests.
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
    width: int  # of each vector
    data: bytes = field(repr=False)  # float32 [length, width]
    columns: int | None = None  # of an image's grid, which is stored row by row; None: no image

    @property
    def length(self) -> int:
        """The number of positions."""
        return len(self.data) // (self.width * FLOAT_BYTES)

    @property
    def extent(self) -> int:
        """How far rope's positions advance: by the larger side of a grid, or by 1 for each other vector."""
        return self.length if self.columns is None else max(self.length // self.columns, self.columns)

    @property
    def end(self) -> int:
        """The position after the last one."""
        return self.start + self.length

    def rows(self, start: int, end: int) -> bytes:
        """Return the vectors of some of its positions, float32 [end - start, width]."""
        size = self.width * FLOAT_BYTES
        return self.data[(start - self.start) * size : (end - self.start) * size]


Spans = tuple[EmbeddedSpan, ...]  # in the order of positions; adjacent spans without grids are joined


def spans(embeddings: Any) -> Spans:
    """Check a mapping of first positions to arrays [n, width], or a sequence of spans -> Spans."""
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
    """Join consecutive spans into one."""
    return replace(run[0], data=b"".join(each.data for each in run))


def distinct_bytes(spans: Iterable[EmbeddedSpan]) -> int:
    """Return the bytes of the vectors of spans; vectors that several spans share count once."""
    return sum({id(span.data): len(span.data) for span in spans}.values())


def span_of(start: Any, array: Any) -> EmbeddedSpan:
    """Return the span at `start` of an array [n, width], or of an image's [rows, columns, width]."""
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
    """Convert an array of NumPy, jax or torch to NumPy, which is not imported here; None if not an array."""
    convert = getattr(array, "__array__", None)
    try:
        return None if convert is None else convert()
    except (TypeError, RuntimeError) as error:  # torch's: on a GPU, with a gradient, in bfloat16
        raise Refused(
            f"has an array at position {first} that is not one of NumPy: {one_line(error)}"
        ) from None


def is_numeric(dtype: Any) -> bool:
    """Return whether the numbers of a NumPy dtype are real; bfloat16 is an extension to NumPy."""
    return dtype.kind in "fiu" or dtype.name == "bfloat16"


def first_difference(one: Spans, other: Spans) -> int:
    """Return the first position at which two prompts' vectors differ, or only one has a vector."""
    for a, b in zip_longest(one, other):
        if a is None or b is None or a.start != b.start:
            return min(each.start for each in (a, b) if each)
        if a != b:
            return a.start + equal_rows(a, b)
    return sys.maxsize


def equal_rows(one: EmbeddedSpan, other: EmbeddedSpan) -> int:
    """Count the vectors at the beginning of two spans that are equal."""
    if (one.width, one.columns) != (other.width, other.columns):
        return 0
    a, b, most = one.start, other.start, min(one.length, other.length)
    equal = (one.rows(a + n, a + n + 1) == other.rows(b + n, b + n + 1) for n in range(most))
    return next((n for n, same in enumerate(equal) if not same), most)
