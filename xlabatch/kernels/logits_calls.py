"""The kernels for logits: src/logits.cc, src/select.cc. B slots, R rows that a step runs, V vocabulary."""

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from xlabatch.kernels.calls import in_place, kernel


class LogitsSummary(NamedTuple):
    """What every step needs of logits [B, V]."""

    largest: Array  # int32 [B] the first id with the largest logit; for a row with NaN any number up to V
    digest: Array  # int32 [B]
    finite: Array  # bool [B] a token can be selected: no NaN, none is infinite, not all are -infinite


class Selected(NamedTuple):
    """What the sampling parameters of rows select; rows that are not wanted have no meaning."""

    token: Array  # int32 [R]
    none_allowed: Array  # bool [R] the largest logit after the processors is not finite


def select(
    logits: Array,
    wanted: Array,  # bool [R]
    largest: Array,  # int32 [R] the first id with the largest logit; -1: not known
    position: Array,  # int32 [R] of the token
    slots: Array,  # int32 [R] in which a row finds all that follows
    bias: Array,  # [B, V]
    ids: Array,  # int32 [B, C, BLOCK]
    bitmask: Array,  # int32 [B, W], or [0] if no row has structured output
    params: Sequence[Array],  # [B, ...] as SamplingRows has them, without what ends a row
) -> Selected:
    """The tokens of the wanted rows of logits [R, V], by all processors and sampling parameters."""
    results = (jax.ShapeDtypeStruct(wanted.shape, dtype) for dtype in (jnp.int32, jnp.bool_))
    call = kernel("xlabatch_select", *results)
    return Selected(*call(logits, wanted, largest, position, slots, bias, ids, bitmask, *params))


def write_logits(logits: Array, slots: Array, computed: Array) -> Array:
    """Write computed logits [R, V] into the rows of slots [R] of logits [B, V], in place.

    The slots are distinct. The row of a slot that does not exist is dropped.
    """
    (written,) = kernel("xlabatch_write_logits", *in_place(logits), aliases={2: 0})(computed, slots, logits)
    return written


def summarize_logits(logits: Array, wanted: Array) -> LogitsSummary:
    """Summarize the wanted rows [B] of logits [B, V]; the results of other rows have no meaning."""
    results = (jax.ShapeDtypeStruct(wanted.shape, dtype) for dtype in (jnp.int32, jnp.int32, jnp.bool_))
    return LogitsSummary(*kernel("xlabatch_summarize_logits", *results)(logits, wanted))
