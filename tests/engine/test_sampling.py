"""Sampling against NumPy and exact distributions, in edge cases too; the noise against its definition."""

import functools
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.draws import assert_drawn_from
from support.examples import examples

from xlabatch.engine.device import sample_step, sampling
from xlabatch.engine.device.logits_processors import SamplingRows, default
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.scheduler.sequences import FinishCode
from xlabatch.verify.oracle import sampling as oracle

V = 97


def params_of(rows: int, **options: Any) -> SamplingRows:
    """Sampling parameters of some rows; a list has a value for each row."""
    options = {"temperature": 1.0, "top_k": 0, "top_p": 1.0, "min_p": 0.0} | options
    dtypes = {"temperature": np.float32, "top_k": np.int32, "top_p": np.float32, "min_p": np.float32}
    values = {name: np.broadcast_to(np.asarray(options[name], dtype), rows) for name, dtype in dtypes.items()}
    seeds = np.stack([np.zeros(rows, np.uint32), np.arange(rows, dtype=np.uint32)], axis=1)
    plain: SamplingRows = jax.tree.map(lambda leaf: np.broadcast_to(leaf, (rows, *leaf.shape)), default(2))
    return replace(plain, **values, seed=seeds)


def random_logits(seed: int, rows: int = 1) -> Any:
    return np.random.default_rng(seed).normal(0, 2, (rows, V)).astype(np.float32)


sample = jax.jit(sampling.sample)
searched_mask = jax.jit(sampling.searched_mask)


@functools.cache
def nucleus_mask(top: int) -> Any:
    """The mask, with thresholds looked up among so many sorted logits; the others are found by bisection."""

    def with_top(scaled: Any, params: SamplingRows) -> Any:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sampling, "TOP", top)
            return sampling.nucleus_mask(scaled, params)

    return jax.jit(with_top)


@pytest.mark.heavy
def test_both_zeros_are_equal_at_a_threshold() -> None:
    """A logit over its temperature may be -0.0: ties are all kept."""
    logits = np.full((1, V), -5, np.float32)
    logits[0, :2] = 0.0, -0.0
    params = params_of(1, top_k=1)
    for mask in (searched_mask, nucleus_mask(1), nucleus_mask(128)):
        assert np.flatnonzero(mask(logits, params)).tolist() == [0, 1]


def test_numbers_that_float32_has_not_are_0_or_refused() -> None:
    assert Request(prompt=[1], max_tokens=1, temperature=1e-30).temperature == 0
    assert Request(prompt=[1], max_tokens=1, min_p=1e-40).min_p == 0
    too_far: list[dict[str, Any]] = [{"temperature": 1e7}, {"top_p": 1e-50}]
    for options in too_far:
        with pytest.raises(Refused):
            Request(prompt=[1], max_tokens=1, **options)


@pytest.mark.slow
@settings(max_examples=examples(dev=20, ci=60))
@given(
    st.integers(0, 10**6),
    st.integers(0, V + 3),
    st.floats(0.0625, 1.0, width=32),
    st.sampled_from([0.0, 0.01, 0.1, 0.5, 1.0]),
)
def test_the_nucleus_mask_is_that_of_a_sort(seed: int, top_k: int, top_p: float, min_p: float) -> None:
    options: dict[str, Any] = {"temperature": 1.0, "top_k": top_k, "top_p": top_p, "min_p": min_p}
    logits = random_logits(seed)
    scaled = logits - logits.max()
    params = params_of(1, **options)
    kept, looked_up = (np.asarray(nucleus_mask(top)(scaled, params))[0] for top in (8, 128))
    assert (kept == looked_up).all()
    assert (kept == np.asarray(searched_mask(scaled, params))[0]).all()
    request = Request(prompt=(1,), max_tokens=1, seed=0, **options)
    expected = np.isfinite(oracle.scores(logits[0], request, 3))
    assert (kept == expected).all()


@pytest.mark.heavy
def test_ties_at_the_threshold_are_all_kept() -> None:
    scaled: Any = np.array([[0.0, -1.0, -1.0, -1.0, -2.0]], np.float32)
    kept = np.asarray(sampling.nucleus_mask(scaled, params_of(1, top_k=2)))
    assert kept.tolist() == [[True, True, True, True, False]]


def test_a_row_without_truncation_keeps_every_id_next_to_a_row_with_one() -> None:
    scaled = random_logits(1, 3) - random_logits(1, 3).max(-1, keepdims=True)
    kept = np.asarray(nucleus_mask(8)(scaled, params_of(3, top_k=[0, 2, 0])))
    assert kept.sum(-1).tolist() == [V, 2, V]


@pytest.mark.heavy
def test_greedy_returns_the_first_of_equals_whatever_the_truncation() -> None:
    logits = np.zeros((3, V), np.float32)
    logits[:, [40, 60]] = 3.0
    greedy = params_of(3, temperature=0.0, top_k=1, top_p=0.1, min_p=0.9)
    assert np.asarray(sample(logits, greedy, np.zeros(3, np.int32))).tolist() == [40, 40, 40]


def test_a_greedy_row_is_greedy_next_to_a_sampled_one() -> None:
    logits = random_logits(5, 3)
    tokens = sample(logits, params_of(3, temperature=[0.0, 5.0, 5.0]), np.full(3, 3, np.int32))
    assert int(tokens[0]) == logits[0].argmax()


@pytest.mark.slow
def test_gpus_keep_the_same_entries_of_every_row_of_a_mixed_batch() -> None:
    options: dict[str, Any] = {
        "temperature": [0.0, 1.0, 0.7, 3.0, 1e-30, 1.0, 1.0],
        "top_k": [5, 0, 20, 1, 0, 0, V + 2],
        "top_p": [0.5, 1.0, 0.9, 0.1, 1.0, 0.3, 1.0],
        "min_p": [0.0, 0.0, 0.02, 0.0, 0.0, 0.1, 0.0],
    }
    for seed in range(8, 28):
        params, logits = params_of(7, **options), random_logits(seed, 7)
        logits[5, 9:] = -np.inf
        scaled = sampling.tempered(logits, params)
        assert (searched_mask(scaled, params) == sampling.nucleus_mask(scaled, params)).all()


@pytest.mark.parametrize("temperature", [1e-30, 1e-6, 1e6, 3e38])
def test_extreme_temperatures_return_a_token_of_the_vocabulary(temperature: float) -> None:
    logits = random_logits(2, 3)
    tokens = np.asarray(sample(logits, params_of(3, temperature=temperature), np.zeros(3, np.int32)))
    assert (tokens >= 0).all()
    assert (tokens < V).all()
    if temperature < 1e-3:
        assert tokens.tolist() == logits.argmax(-1).tolist()


@pytest.mark.heavy
@pytest.mark.parametrize(
    "options",
    [{}, {"temperature": 0.7}, {"top_k": 6}, {"top_p": 0.6}, {"min_p": 0.1}, {"top_k": 20, "top_p": 0.8}],
)
def test_draws_follow_the_distribution(options: dict[str, Any]) -> None:
    draws, logits = 20_000, random_logits(11)
    params = params_of(draws, **options)
    tokens = sample(np.broadcast_to(logits, (draws, V)), params, np.full(draws, 9, np.int32))
    scaled = (logits[0] - logits.max()) / options.get("temperature", 1.0)
    mask = sampling.nucleus_mask(jnp.asarray(scaled[None], jnp.float32), params_of(1, **options))
    assert_drawn_from(tokens, np.where(np.asarray(mask)[0], np.exp(scaled), 0))


def test_noise_depends_only_on_seed_and_position() -> None:
    seed: Any = np.array([[1, 2], [1, 2], [3, 4]], np.uint32)
    rows = np.asarray(sampling.noise(seed, jnp.array([7, 8, 7], jnp.int32), V))
    reversed_seeds = np.asarray(sampling.noise(seed[::-1].copy(), jnp.array([7, 8, 7], jnp.int32), V))
    assert (rows[0] == reversed_seeds[2]).all()
    assert not (rows[0] == rows[1]).any()
    assert not (rows[0] == rows[2]).any()


@pytest.mark.heavy
@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1, 0xDEADBEEF12345678])
def test_noise_equals_the_oracles(seed: int) -> None:
    halves: Any = np.array([[seed >> 32, seed & 0xFFFFFFFF]], np.uint32)
    noise = np.asarray(sampling.noise(halves, jnp.array([500], jnp.int32), V))[0]
    np.testing.assert_allclose(
        noise, oracle.gumbel(seed, 500, V), rtol=2e-6, atol=2e-6
    )  # the last bits of log


def test_threefry_returns_the_published_vectors() -> None:
    cases = {
        ((0, 0), (0, 0)): (0x6B200159, 0x99BA4EFE),
        ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF)): (0x1CB996FC, 0xBB002BE7),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3)): (0xC4923A9C, 0x483DF7A0),
    }
    for (key, (x, y)), expected in cases.items():
        a, b = oracle.threefry(key, np.array([x], np.uint32), np.array([y], np.uint32))
        assert (int(a[0]), int(b[0])) == expected


@pytest.mark.parametrize("vocab", [1, 127, 128, 129, 50257])
def test_the_first_of_the_largest_logits_is_found(vocab: int) -> None:
    logits = np.random.default_rng(4).integers(-3, 3, (5, vocab)).astype(np.float32)
    logits[0], logits[1, vocab // 2], logits[2, vocab // 3] = -np.inf, np.inf, np.nan
    found = np.asarray(sampling.first_max(jnp.asarray(logits)))
    rows = [0, 1, 3, 4]
    assert found[rows].tolist() == logits[rows].argmax(-1).tolist()
    assert 0 <= found[2] <= vocab


@pytest.mark.parametrize("vocab", [V, 50257])
def test_a_logit_that_is_not_finite_ends_its_row_alone(vocab: int) -> None:
    logits = np.random.default_rng(5).standard_normal((5, vocab)).astype(np.float32)
    logits[0, vocab // 2], logits[1, 0], logits[2], logits[3, 7] = np.nan, np.inf, -np.inf, -np.inf
    position = np.zeros(5, np.int32)
    params = replace(params_of(5), last_position=np.full(5, 9, np.int32))
    finite = jax.jit(sampling.summarize)(logits).finite
    codes = np.asarray(jax.jit(sample_step.finish_codes)(finite, position, params, position))
    assert codes.tolist() == 3 * [FinishCode.NONFINITE_LOGITS] + 2 * [FinishCode.RUNNING]


def test_the_digest_changes_with_every_single_bit() -> None:
    logits = random_logits(6)
    before = int(sampling.digest(logits)[0])
    for column in range(V):
        for bit in (0, 13, 31):
            changed = logits.copy()
            changed.view(np.uint32)[0, column] ^= np.uint32(1 << bit)
            assert int(sampling.digest(changed)[0]) != before
