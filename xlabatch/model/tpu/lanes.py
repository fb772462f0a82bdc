"""Rows of a TPU's memory, which have 128 numbers.

XLA keeps an array whose rows do not fill them in columns, and copies all of it to read or write a row. So the
cache and the embedding have whole rows here (`spike/39_tpu_compiled.py` counts the copies).
"""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp

from xlabatch.model.params import Linear, Params

LANES = 128  # numbers in a row


def whole_rows(numbers: int) -> int:
    """The numbers in as many rows as these numbers need."""
    return -(-numbers // LANES) * LANES


def rows_of_heads(kv_heads: int, head_dim: int) -> tuple[int, int]:
    """How the cache keeps the heads of a position -> how many vectors, and how long these are.

    Heads of 64 lie in pairs. What heads do not fill is zeros.
    """
    most = max(LANES // head_dim, 1)
    together = max(n for n in range(1, most + 1) if kv_heads % n == 0)
    return kv_heads // together, whole_rows(together * head_dim)


def with_whole_rows(params: Params[Linear]) -> Params[Linear]:
    """The same weights, or their shapes, whose embedding ends each row with zeros."""
    return replace(params, embed=replace(params.embed, weight=fill_rows(params.embed.weight)))


def without_filling(params: Params[Linear], width: int) -> Params[Linear]:
    """The same weights with rows of an embedding as long as the model is wide."""
    return replace(params, embed=replace(params.embed, weight=params.embed.weight[:, :width]))


def fill_rows(array: Any) -> Any:
    """An array, or its shape, with zeros at the end of each row."""
    missing = whole_rows(array.shape[-1]) - array.shape[-1]
    if isinstance(array, jax.ShapeDtypeStruct):
        return array.update(shape=(*array.shape[:-1], array.shape[-1] + missing))
    return jnp.pad(array, ((0, 0), (0, missing))) if missing else array
