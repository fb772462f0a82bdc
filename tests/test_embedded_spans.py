"""Spans of vectors: arrays of any library in plain bytes, and where two prompts' vectors differ."""

import dataclasses
import pickle
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans, first_difference, spans
from xlabatch.request import Request

ROWS = np.arange(15, dtype=np.float32).reshape(5, 3) / 8  # exact in 16 bits


def request_with(embeddings: Any, length: int = 9, **fields: Any) -> Request:
    return Request(id="q", prompt=[0] * length, max_tokens=5, embeddings=embeddings, **fields)


def vectors_by_position(given: Spans) -> dict[int, tuple[float, ...]]:
    return {
        span.start + n: tuple(row)
        for span in given
        for n, row in enumerate(np.frombuffer(span.data, np.float32).reshape(-1, span.width).tolist())
    }


ARRAYS: dict[str, Callable[[Any], Any]] = {
    "float64": lambda rows: rows.astype(np.float64),
    "float16": lambda rows: rows.astype(np.float16),
    "big-endian": lambda rows: rows.astype(">f4"),
    "in Fortran's order": np.asfortranarray,
    "every second row": lambda rows: np.repeat(rows, 2, axis=0)[::2],
    "jax": jnp.asarray,
    "bfloat16": lambda rows: jnp.asarray(rows, jnp.bfloat16),
}


@pytest.mark.parametrize("kind", ARRAYS)
def test_arrays_of_any_kind_become_the_same_bytes(kind: str) -> None:
    (span,) = request_with({2: ARRAYS[kind](ROWS)}).embeddings
    assert (span.start, span.length, span.end, span.width) == (2, 5, 7, 3)
    assert span.data == ROWS.tobytes()
    assert span.rows(3, 5) == ROWS[1:3].tobytes()


def test_a_request_with_vectors_can_be_copied_compared_and_shown() -> None:
    one, other = request_with({2: ROWS}), request_with({2: ROWS.astype(float)})
    other = dataclasses.replace(other, seed=one.seed)
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one
    assert one != dataclasses.replace(one, embeddings={2: ROWS + 1})
    assert len(repr(request_with({0: np.zeros((9, 4096))}))) < 2000


def test_an_array_that_changes_later_changes_no_request() -> None:
    rows = ROWS.copy()
    request = request_with({2: rows})
    rows[:] = 0
    assert request.embeddings[0].data == ROWS.tobytes()


@given(st.permutations(range(5)), st.sets(st.integers(1, 4)))
def test_neighbours_are_joined_in_any_order(order: list[int], cuts: set[int]) -> None:
    edges = [0, *sorted(cuts), 5]
    pieces = {a: ROWS[a:b] for a, b in pairwise(edges)}
    shuffled = {at: pieces[at] for at in order if at in pieces}
    assert spans(shuffled) == spans({0: ROWS})


@pytest.mark.parametrize(
    ("embeddings", "message"),
    [
        (ROWS, r"embeddings is a mapping of positions to arrays \[n, width\], got array\("),
        ([ROWS], "embeddings is a mapping of positions"),
        ("text", "embeddings is a mapping of positions"),
        ({"0": ROWS}, "embeddings is by positions, which are integers, got '0'"),
        ({-1: ROWS}, "embeddings is by positions of at least 0, got -1"),
        ({0: [[1.0]]}, r"embeddings has arrays of numbers \[n, width\], got \[\[1.0\]\] at position 0"),
        ({0: np.array([["a"]])}, r"embeddings has arrays of numbers \[n, width\], got array"),
        ({0: ROWS * 1j}, "embeddings has arrays of numbers"),
        (
            {3: ROWS[0]},
            r"embeddings has arrays of numbers \[n, width\], got one of shape \(3,\) at position 3",
        ),
        ({0: ROWS[:0]}, r"got one of shape \(0, 3\) at position 0"),
        ({0: ROWS, 4: ROWS[:1]}, "embeddings has two vectors at position 4"),
        ({5: ROWS}, "embeddings reach to position 9, but the prompt has 9 ids"),
    ],
)
def test_vectors_that_cannot_be_are_refused(embeddings: Any, message: str) -> None:
    with pytest.raises(Refused, match=f"request q: .*{message}"):
        request_with(embeddings)


def test_a_slide_with_vectors_is_refused() -> None:
    with pytest.raises(Refused, match="overflow='slide' cannot be combined with embeddings"):
        request_with({0: ROWS}, overflow="slide")


some_vectors = st.dictionaries(st.integers(0, 8), st.integers(0, 1), max_size=6)


@given(some_vectors, some_vectors)
def test_the_first_difference_is_the_first_position_with_other_vectors(
    one: dict[int, int], other: dict[int, int]
) -> None:
    a, b = (spans({at: np.full((1, 2), n) for at, n in each.items()}) for each in (one, other))
    first, second = vectors_by_position(a), vectors_by_position(b)
    differ = [at for at in range(9) if first.get(at) != second.get(at)]
    assert first_difference(a, b) == first_difference(b, a) == (differ[0] if differ else sys.maxsize)


def test_vectors_of_other_widths_differ_from_their_first_position() -> None:
    assert first_difference(spans({1: ROWS}), spans({1: ROWS[:, :2]})) == 1
