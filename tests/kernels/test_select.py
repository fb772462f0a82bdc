"""The kernel that selects tokens: those of XLA's operations, to the last bit, in every instruction set."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import numpy as np
import pytest
from support.kernels import REFUSALS, WITH_KERNELS, by_instruction_set
from support.quick import slow_except

from xlabatch.engine.device import sample_step, sampling
from xlabatch.engine.device.logits_processors import default
from xlabatch.engine.device.rounded_math import exp, unknown_zero
from xlabatch.engine.device.state import Rows
from xlabatch.kernels.logits_calls import Selected, summarize_logits

pytestmark = WITH_KERNELS
Numbers = np.ndarray[Any, Any]
SIZES = 1, 2, 15, 127, 128, 129, 997, 4099, 49152
SPREADS = 0.0, 0.01, 1.0, 4.0, 30.0  # deviations of a row's logits
TEMPERATURES = 0.0, 1e-6, 0.3, 0.8, 1.0, 1.7, 1000.0, 1e6
TOP_K = 0, 1, 2, 40, 127, 128, 129, 500, 10**6
TOP_P = 1.0, 0.0, 1e-6, 0.3, 0.9, 0.999, float(np.nextafter(np.float32(1), np.float32(0)))
MIN_P = 0.0, 0.0, 0.02, 0.5, 1.0
COUNT, BLOCKS = 64, 2
PLAIN: dict[str, Any] = {
    "temperature": np.ones(COUNT, np.float32),
    "top_k": np.zeros(COUNT, np.int32),
    "top_p": np.ones(COUNT, np.float32),
    "min_p": np.zeros(COUNT, np.float32),
}


def rows_of(size: int, seed: int, *, processed: bool) -> tuple[Any, Any]:
    """Rows with ties, zeros of both signs, forbidden entries and parameters of every kind, and a bitmask."""
    rng = np.random.default_rng([size, seed])
    few = rng.random((COUNT, 4, 1)) < 0.4

    def some(values: Any, otherwise: Any, dtype: Any = np.float32) -> Numbers:
        chosen = rng.choice(np.asarray(values, dtype), COUNT)
        return np.where(processed & (rng.random(COUNT) < 0.4), chosen, np.asarray(otherwise, dtype))

    logits = rng.standard_normal((COUNT, size)) * rng.choice(SPREADS, (COUNT, 1))
    logits = np.where(few[:, 0] & (rng.random(logits.shape) < 0.3), np.round(logits), logits)
    logits = np.where(few[:, 1] & (rng.random(logits.shape) < 0.9), -np.inf, logits)
    logits[rng.random(COUNT) < 0.05] = -np.inf
    logits[rng.random(logits.shape) < 0.01] = -0.0
    position = rng.integers(1, 128 * BLOCKS, COUNT)
    params = replace(
        jax.tree.map(lambda leaf: np.repeat(np.asarray(leaf)[None], COUNT, 0), default(3)),
        temperature=rng.choice(np.array(TEMPERATURES, np.float32), COUNT),
        top_k=rng.choice(np.array(TOP_K, np.int32), COUNT),
        top_p=rng.choice(np.array(TOP_P, np.float32), COUNT),
        min_p=rng.choice(np.array(MIN_P, np.float32), COUNT),
        seed=rng.integers(0, 2**32, (COUNT, 2), np.uint32),
        stop_token_ids=rng.integers(-1, size + 3, (COUNT, 3), np.int32),
        prompt_length=rng.integers(0, 128 * BLOCKS, COUNT, np.int32),
        min_end=some([0, 100, 1000], 0, np.int32),
        repetition_penalty=some([0.3, 1.3, 1.7], 1),
        repetition_size=some([0, 1, 64, 2**31 - 1], 2**31 - 1, np.int32),
        presence_penalty=some([-1.5, 0.3], 0),
        frequency_penalty=some([-0.2, 0.7, 1.9], 0),
        has_bias=some([True], False, bool),
        constrained=some([True], False, bool),
    )
    bias = np.where(rng.random((COUNT, size)) < 0.2, -np.inf, rng.standard_normal((COUNT, size)))
    arrays: dict[str, Any] = {
        "ids": rng.integers(0, max(size // 2, 1), (COUNT, BLOCKS, 128), np.int32),
        "position": position.astype(np.int32),
        "active": np.zeros(COUNT, bool),
        "needs_token": np.ones(COUNT, bool),
        "logits": logits.astype(np.float32),
        "bias": bias.astype(np.float32),
    }
    return Rows(**arrays, sampling_params=params), rng.integers(
        -(2**31), 2**31, (COUNT, -(-size // 32)), np.int32
    )


@partial(jax.jit, static_argnames="knows_largest")
def by_kernel(rows: Rows, bitmask: Any, knows_largest: bool = True) -> Selected:
    largest = summarize_logits(rows.logits, rows.needs_token).largest
    return sample_step.select_packed(rows, largest if knows_largest else largest * 0 - 1, bitmask)


@pytest.mark.parametrize("processed", [False, True])
@pytest.mark.parametrize("size", slow_except([15, 129, 4099], SIZES))
def test_tokens_are_those_of_xla(size: int, processed: bool) -> None:
    by_xla = jax.jit(sample_step.select)
    for seed in range(4):
        rows, bitmask = rows_of(size, seed, processed=processed)
        found, expected = by_kernel(rows, bitmask, seed % 2 == 0), by_xla(rows, bitmask)
        np.testing.assert_array_equal(found.none_allowed, expected.none_allowed)
        allowed = ~np.asarray(expected.none_allowed)
        np.testing.assert_array_equal(found.token[allowed], expected.token[allowed])


def no_mask(rows: Any) -> Any:
    """A bitmask for rows without structured output."""
    return np.zeros((COUNT, -(-rows.logits.shape[1] // 32)), np.int32)


def unprocessed(logits: Any, seed: int, **params: Any) -> tuple[Any, Any]:
    """Rows of these logits at a temperature of 1, and the noise of their tokens."""
    rows, _ = rows_of(logits.shape[1], seed, processed=False)
    own = replace(rows.sampling_params, **PLAIN)
    noise = jax.jit(partial(sampling.noise, vocab=logits.shape[1]))(own.seed, rows.position)
    return replace(rows, logits=logits, sampling_params=replace(own, **params)), np.asarray(noise)


def test_the_last_bit_of_the_noise_decides_as_on_xla() -> None:
    """Logits that are minus the noise: what is left of the sums are their roundings."""
    for seed in range(4):
        rows, noise = unprocessed(np.zeros((COUNT, 997), np.float32), seed)
        rows = replace(rows, logits=-noise)
        expected = np.asarray(jax.jit(sample_step.select)(rows, no_mask(rows)).token)
        np.testing.assert_array_equal(by_kernel(rows, no_mask(rows)).token, expected)
        assert len({*expected.tolist()}) > COUNT / 2


@pytest.mark.parametrize("is_kept", [True, False])
def test_the_last_bit_of_a_share_decides_as_on_xla(is_kept: bool) -> None:
    """Of two tokens the one with more noise has just the share that min-p asks for, or one bit less."""
    share = jax.jit(lambda x, top_k: exp(x, unknown_zero(top_k)[:, None]))
    for seed in range(4):
        rows, noise = unprocessed(np.full((COUNT, 300), -np.inf, np.float32), seed)
        first, other, row = noise.argmin(1), noise.argmax(1), np.arange(COUNT)
        less = -np.random.default_rng(seed).uniform(0, 3, COUNT).astype(np.float32)
        rows.logits[row, first], rows.logits[row, other] = 0, less
        min_p = np.asarray(share(less[:, None], PLAIN["top_k"]))[:, 0]
        min_p = min_p if is_kept else np.nextafter(min_p, np.float32(2))
        rows = replace(rows, sampling_params=replace(rows.sampling_params, min_p=min_p))
        expected = other if is_kept else first
        np.testing.assert_array_equal(jax.jit(sample_step.select)(rows, no_mask(rows)).token, expected)
        np.testing.assert_array_equal(by_kernel(rows, no_mask(rows)).token, expected)


@pytest.mark.parametrize("size", [129, 4099])
def test_tokens_are_equal_in_every_instruction_set(size: int) -> None:
    rows, bitmask = rows_of(size, 9, processed=True)
    first, *others = by_instruction_set(lambda: np.asarray(by_kernel(rows, bitmask).token)).values()
    for other in others:
        np.testing.assert_array_equal(other, first)


def test_without_a_bitmask_structured_output_is_not_constrained() -> None:
    rows, bitmask = rows_of(300, 1, processed=False)
    expected = by_kernel(rows, bitmask).token
    rows = replace(rows, sampling_params=replace(rows.sampling_params, constrained=np.ones(COUNT, bool)))
    np.testing.assert_array_equal(by_kernel(rows, np.zeros(0, np.int32)).token, expected)


def test_a_row_depends_on_no_other_and_a_row_that_is_not_wanted_gets_nothing() -> None:
    rows, bitmask = rows_of(997, 3, processed=True)
    together = by_kernel(rows, bitmask).token
    for n in (0, 5, 31):
        one = jax.tree.map(lambda leaf, n=n: leaf[n : n + 1], rows)
        assert by_kernel(one, bitmask[n : n + 1]).token[0] == together[n]
    wanted = np.arange(COUNT) % 3 == 0
    rows.logits[~wanted] = np.nan
    some = by_kernel(replace(rows, needs_token=wanted), bitmask).token
    np.testing.assert_array_equal(some, np.where(wanted, together, 0))


@pytest.mark.parametrize("broken", [np.nan, np.inf])
def test_a_row_that_is_not_finite_gets_a_token_of_the_vocabulary(broken: float) -> None:
    rows, bitmask = rows_of(300, 4, processed=True)
    rows.logits[:, 77] = broken
    rows.logits[5:9] = np.nan
    found = by_kernel(rows, bitmask)
    assert ((found.token >= 0) & (found.token < 300)).all()
    assert found.none_allowed[5:9].all()


def test_rows_may_be_tokens_of_any_slots_as_drafts_are() -> None:
    rows, bitmask = rows_of(300, 2, processed=True)
    slots = np.random.default_rng(0).integers(0, COUNT, 20, np.int32)
    unknown = np.full(20, -1, np.int32)
    own = replace(
        rows, position=rows.position[slots], needs_token=rows.needs_token[slots], logits=rows.logits[slots]
    )
    select = jax.jit(sample_step.select_packed)
    found = select(own, unknown, bitmask, slots)
    np.testing.assert_array_equal(found.token, by_kernel(rows, bitmask).token[slots])
    with pytest.raises(REFUSALS, match="a slot that is not there"):
        select(own, unknown, bitmask, slots + COUNT).token.block_until_ready()


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"min_p": np.ones(3, np.float32)}, "3 numbers for min-p, select expects 64"),
        ({"seed": np.ones((COUNT, 1), np.uint32)}, "64 words of seeds, select expects 128"),
        ({"min_end": np.ones(COUNT + 1, np.int32)}, "65 positions of the first end, select expects 64"),
    ],
)
def test_parameters_that_do_not_fit_are_refused(changed: dict[str, Any], message: str) -> None:
    rows, bitmask = rows_of(50, 0, processed=False)
    given = replace(rows, sampling_params=replace(rows.sampling_params, **changed))
    with pytest.raises(REFUSALS, match=message):
        by_kernel(given, bitmask).token.block_until_ready()
    with pytest.raises(REFUSALS, match="64 words of bitmasks, select expects 128"):
        by_kernel(rows, bitmask[:, :1]).token.block_until_ready()
