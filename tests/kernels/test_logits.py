"""The kernels of logits: what a step takes of them by NumPy and by XLA, rows that are written in place."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import REFUSALS, WITH_KERNELS, by_instruction_set, random

from xlabatch.engine.device import sampling
from xlabatch.kernels.logits_calls import summarize_logits, write_logits

pytestmark = WITH_KERNELS
Numbers = np.ndarray[Any, Any]
B, R = 7, 3
SIZES = 1, 15, 97, 4096, 4097, 12301  # a part of a row has 4096 entries


def summary(logits: Numbers, wanted: Numbers | None = None) -> Any:
    """The kernel's LogitsSummary of all rows or of the wanted ones."""
    rows = np.ones(len(logits), bool) if wanted is None else wanted
    return jax.tree.map(np.asarray, jax.jit(summarize_logits)(jnp.asarray(logits), jnp.asarray(rows)))


def with_ties(vocab: int) -> Numbers:
    """Rows in which the largest entry comes several times."""
    return np.random.default_rng(vocab).integers(-9, 9, (B, vocab)).astype(np.float32)


@pytest.mark.parametrize("vocab", SIZES)
def test_a_summary_is_its_definition_with_every_instruction_set(vocab: int) -> None:
    for logits in (with_ties(vocab), random(B, vocab)):
        factors = 2 * np.arange(vocab, dtype=np.uint32) + 1
        digests = (logits.view(np.uint32) * factors).sum(1, dtype=np.uint32).view(np.int32)
        for found in by_instruction_set(lambda: summary(logits)).values():  # noqa: B023
            np.testing.assert_array_equal(found.largest, logits.argmax(1))
            np.testing.assert_array_equal(found.digest, digests)
            assert found.finite.all()


@pytest.mark.parametrize("vocab", SIZES)
@pytest.mark.parametrize("entry", [np.nan, np.inf, -np.inf, -np.nan])
def test_a_summary_is_xlas_where_entries_are_not_finite(vocab: int, entry: float) -> None:
    logits = random(B, vocab)
    logits[0], logits[1, 0], logits[2, vocab // 2], logits[3, -1] = 4 * [entry]
    expected = jax.jit(sampling.summarize)(jnp.asarray(logits))
    for found in by_instruction_set(lambda: summary(logits)).values():
        np.testing.assert_array_equal(found.digest, expected.digest)
        np.testing.assert_array_equal(found.finite, expected.finite)
        np.testing.assert_array_equal(found.largest[found.finite], np.asarray(expected.largest)[found.finite])
        assert ((found.largest >= 0) & (found.largest <= vocab)).all()


def test_rows_that_are_not_wanted_change_nothing() -> None:
    logits, wanted = random(B, 4097), np.arange(B) % 3 == 1
    found, alone = summary(logits, wanted), summary(logits[wanted])
    for part, expected in zip(found, alone, strict=True):
        np.testing.assert_array_equal(part[wanted], expected)
    assert not found.finite[~wanted].any()


@pytest.mark.parametrize("vocab", SIZES)
def test_rows_are_written_to_their_slots_and_the_others_stay(vocab: int) -> None:
    before, computed = random(B, vocab), random(R, vocab, seed=1)
    slots = np.array([5, B, 2], np.int32)  # the second is dropped
    written = np.asarray(jax.jit(write_logits)(jnp.asarray(before), slots, jnp.asarray(computed)))
    expected = before.copy()
    expected[5], expected[2] = computed[0], computed[2]
    np.testing.assert_array_equal(written, expected)


def test_rows_are_written_in_place() -> None:
    logits, computed = jnp.asarray(random(B, 97)), jnp.asarray(random(R, 97))
    at, write = logits.unsafe_buffer_pointer(), jax.jit(write_logits, donate_argnums=0)
    assert write(logits, np.arange(R, dtype=np.int32), computed).unsafe_buffer_pointer() == at


def test_logits_of_other_sizes_are_refused() -> None:
    logits, slots = jnp.asarray(random(B, 97)), jnp.arange(R)
    with pytest.raises(REFUSALS, match="97 entries of a row, write_logits expects 98"):
        write_logits(logits, slots, jnp.asarray(random(R, 98)))
    with pytest.raises(REFUSALS, match="3 slots, write_logits expects 2"):
        write_logits(logits, slots, jnp.asarray(random(2, 97)))
    with pytest.raises(REFUSALS, match="6 rows that are wanted, summarize_logits expects 7"):
        summarize_logits(logits, jnp.ones(B - 1, bool))
