"""Vectors that a prompt has in place of token ids, as plain bytes, and where two prompts' vectors differ.

Standard library only: an array of any library becomes the bytes of its numbers in float32.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

from xlabatch.errors import Refused
from xlabatch.validation import as_int, one_line, short_repr

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
        return len(self.data) // (self.width * FLOAT_BYTES)

    @property
    def extent(self) -> int:
        """How far rope's positions advance: by the larger side of a grid, or by 1 for each other vector."""
        return self.length if self.columns is None else max(self.length // self.columns, self.columns)

    @property
    def end(self) -> int:
        return self.start + self.length

    def rows(self, start: int, end: int) -> bytes:
        """Return the vectors of some of its positions, float32 [end - start, width]."""
        size = self.width * FLOAT_BYTES
        return self.data[(start - self.start) * size : (end - self.start) * size]


Spans = tuple[EmbeddedSpan, ...]  # in the order of positions; adjacent spans without grids are joined


def spans(embeddings: object) -> Spans:
    """Check a mapping of first positions to arrays [n, width], or a sequence of spans -> Spans."""
    if isinstance(embeddings, Mapping):
        found = [read_span(start, array) for start, array in embeddings.items()]
    elif isinstance(embeddings, Sequence) and all(isinstance(each, EmbeddedSpan) for each in embeddings):
        found = list(embeddings)
    else:
        raise Refused(f"is a mapping of positions to arrays [n, width], got {short_repr(embeddings)}")
    runs: list[list[EmbeddedSpan]] = []
    for span in sorted(found, key=lambda span: span.start):
        before = runs[-1][-1] if runs else None
        if before and span.start < before.end:
            raise Refused(f"has two vectors at position {span.start}")
        adjoins = before is not None and (span.start, span.width) == (before.end, before.width)
        if before and adjoins and before.columns is None and span.columns is None:
            runs[-1].append(span)
        else:
            runs.append([span])
    return tuple(
        run[0] if len(run) == 1 else replace(run[0], data=b"".join(span.data for span in run)) for run in runs
    )


def read_span(start: object, array: object) -> EmbeddedSpan:
    """Return the span at `start` of an array [n, width], or of an image's [rows, columns, width].

    The array is of NumPy, or of jax or torch, which convert theirs to NumPy's.
    """
    try:
        first = as_int(start)
    except TypeError:
        raise Refused(f"is by positions, which are integers, got {short_repr(start)}") from None
    if first < 0:
        raise Refused(f"is by positions of at least 0, got {first}")
    convert = getattr(array, "__array__", None)
    try:
        numbers: Any = convert and convert()
    except (TypeError, RuntimeError) as error:  # torch's: on a GPU, with a gradient, in bfloat16
        raise Refused(f"has an array at position {first} that NumPy cannot read: {one_line(error)}") from None
    # bfloat16 is an extension to NumPy
    if numbers is None or not (numbers.dtype.kind in "fiu" or numbers.dtype.name == "bfloat16"):
        raise Refused(f"has arrays of numbers [n, width], got {short_repr(array)} at position {first}")
    shape = tuple(map(int, numbers.shape))
    if len(shape) not in (2, 3) or 0 in shape:
        raise Refused(f"has arrays of numbers [n, width], got one of shape {shape} at position {first}")
    columns = shape[1] if len(shape) == 3 else None
    return EmbeddedSpan(first, shape[-1], numbers.astype("float32").tobytes(), columns)


def distinct_bytes(spans: Iterable[EmbeddedSpan]) -> int:
    """Return the bytes of the vectors of spans; vectors that several spans share count once."""
    return sum({id(span.data): len(span.data) for span in spans}.values())


def first_difference(one: Spans, other: Spans) -> int:
    """Return the first position at which two prompts' vectors differ, or only one has a vector."""
    for a, b in zip_longest(one, other):
        if a is None or b is None or a.start != b.start:
            return min(span.start for span in (a, b) if span)
        if a != b:
            return a.start + equal_rows(a, b)
    return sys.maxsize


def equal_rows(one: EmbeddedSpan, other: EmbeddedSpan) -> int:
    """Count the vectors at the beginning of two spans of the same start that are equal."""
    if (one.width, one.columns) != (other.width, other.columns):
        return 0
    for n in range(min(one.length, other.length)):
        at = one.start + n
        if one.rows(at, at + 1) != other.rows(at, at + 1):
            return n
    return min(one.length, other.length)
