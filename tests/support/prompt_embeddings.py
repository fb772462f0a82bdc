"""Requests with vectors in place of token ids."""

from dataclasses import replace
from typing import Any

import numpy as np

from xlabatch.request import Request

Array = np.ndarray[Any, np.dtype[Any]]


def soft(seed: int, length: int, width: int) -> Array:
    """Vectors [length, width] that are rows of no table."""
    return np.random.default_rng(seed).normal(0, 1, (length, width)).astype(np.float32)


def with_spans(request: Request, width: int, *spans: tuple[int, int, int]) -> Request:
    """A request with vectors in spans of its prompt: first position, length and seed."""
    return replace(request, embeddings={start: soft(seed, length, width) for start, length, seed in spans})
