"""Sampling against NumPy, distributions and edge cases; the noise against its definition."""

import functools
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xlabatch.engine import sampling
from xlabatch.engine.logits_processors import SamplingParams, default
from xlabatch.request import Request
from xlabatch.verify.oracle import sampling as oracle

V = 97


def rules(rows: int, **given: Any) -> SamplingParams:
    """The same rules for some rows; a list gives each its own."""
    full = {"temperature": 1.0, "top_k": 0, "top_p": 1.0, "min_p": 0.0} | given
    kinds = {"temperature": np.float32, "top_k": np.int32, "top_p": np.float32, "min_p": np.float32}
    values = {name: np.broadcast_to(np.asarray(full[name], kind), rows) for name, kind in kinds.items()}
    seeds = np.stack([np.zeros(rows, np.uint32), np.arange(rows, dtype=np.uint32)], axis=1)
    blank: SamplingParams = jax.tree.map(lambda leaf: np.broadcast_to(leaf, (rows, *leaf.shape)), default(2))
    return replace(blank, **values, seed=seeds)


def logits_of(seed: int, rows: int = 1) -> Any:
    return np.random.default_rng(seed).normal(0, 2, (rows, V)).astype(np.float32)


sample = jax.jit(sampling.sample)


@functools.cache
def keep(few: int) -> Any:
    """The cuts, with so many of the best found in order; the others are found by bisection."""

    def cut(scaled: Any, rules: SamplingParams) -> Any:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sampling, "TOP", few)
            return sampling.nucleus_mask(scaled, rules)

    return jax.jit(cut)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.integers(0, 10**6),
    st.integers(0, V + 3),
    st.floats(0.0625, 1.0, width=32),
    st.sampled_from([0.0, 0.01, 0.1, 0.5, 1.0]),
)
def test_the_cuts_keep_what_a_sort_keeps(seed: int, top_k: int, top_p: float, min_p: float) -> None:
    logits = logits_of(seed)
    scaled = logits - logits.max()
    cuts = rules(1, top_k=top_k, top_p=top_p, min_p=min_p)
    kept, looked_up = (np.asarray(keep(few)(scaled, cuts))[0] for few in (8, 128))
    assert (kept == looked_up).all()
    request = Request(
        prompt=(1,), max_tokens=1, temperature=1.0, top_k=top_k, top_p=top_p, min_p=min_p, seed=0
    )
    expected = np.isfinite(oracle.tempered(logits[0], request, 3))
    assert (kept == expected).all()


def test_ties_at_the_edge_are_all_kept() -> None:
    scaled: Any = np.array([[0.0, -1.0, -1.0, -1.0, -2.0]], np.float32)
    assert np.asarray(sampling.nucleus_mask(scaled, rules(1, top_k=2))).tolist() == [
        [True, True, True, True, False]
    ]


def test_cuts_that_are_off_keep_everything_even_beside_a_row_that_cuts() -> None:
    scaled = logits_of(1, 3) - logits_of(1, 3).max(-1, keepdims=True)
    kept = np.asarray(keep(8)(scaled, rules(3, top_k=[0, 2, 0])))
    assert kept.sum(-1).tolist() == [V, 2, V]


def test_greedy_takes_the_first_of_equals_and_ignores_every_cut() -> None:
    logits = np.zeros((2, V), np.float32)
    logits[:, [40, 60]] = 3.0
    greedy = rules(2, temperature=0.0, top_k=1, top_p=0.1, min_p=0.9)
    assert np.asarray(sample(logits, greedy, jnp.zeros(2, jnp.int32))).tolist() == [40, 40]


def test_a_greedy_row_is_greedy_beside_a_warm_one() -> None:
    logits = logits_of(5, 2)
    tokens = sample(logits, rules(2, temperature=[0.0, 5.0]), jnp.array([3, 3], jnp.int32))
    assert int(tokens[0]) == logits[0].argmax()


@pytest.mark.parametrize("heat", [1e-30, 1e-6, 1e6, 3e38])
def test_extreme_temperatures_give_a_token_of_the_vocabulary(heat: float) -> None:
    token = int(sample(logits_of(2), rules(1, temperature=heat), jnp.zeros(1, jnp.int32))[0])
    assert 0 <= token < V
    if heat < 1e-3:
        assert token == logits_of(2).argmax()


@pytest.mark.parametrize(
    "cuts",
    [{}, {"temperature": 0.7}, {"top_k": 6}, {"top_p": 0.6}, {"min_p": 0.1}, {"top_k": 20, "top_p": 0.8}],
)
def test_draws_follow_the_distribution(cuts: dict[str, Any]) -> None:
    draws, logits = 20_000, logits_of(11)
    every = rules(draws, **cuts)
    tokens = sample(np.broadcast_to(logits, (draws, V)), every, jnp.full(draws, 9, jnp.int32))
    scaled = (logits[0] - logits.max()) / cuts.get("temperature", 1.0)
    kept = np.asarray(sampling.nucleus_mask(jnp.asarray(scaled[None], jnp.float32), rules(1, **cuts)))[0]
    share = np.where(kept, np.exp(scaled), 0)
    expected = draws * share / share.sum()
    seen = np.bincount(np.asarray(tokens), minlength=V)
    assert seen[~kept].sum() == 0
    common = expected >= 8
    pooled_seen = np.append(seen[common], seen[~common].sum())
    pooled = np.append(expected[common], expected[~common].sum())
    pooled_seen, pooled = pooled_seen[pooled > 0], pooled[pooled > 0]
    chi = ((pooled_seen - pooled) ** 2 / pooled).sum()
    free = len(pooled) - 1
    assert chi < free + 5 * np.sqrt(2 * free) + 5  # five sigma: seeds are fixed, so this cannot flicker


def test_noise_is_a_function_of_seed_and_position_alone() -> None:
    seed: Any = np.array([[1, 2], [1, 2], [3, 4]], np.uint32)
    rows = np.asarray(sampling.noise(seed, jnp.array([7, 8, 7], jnp.int32), V))
    turned = np.asarray(sampling.noise(seed[::-1].copy(), jnp.array([7, 8, 7], jnp.int32), V))
    assert (rows[0] == turned[2]).all()
    assert not (rows[0] == rows[1]).any()
    assert not (rows[0] == rows[2]).any()


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1, 0xDEADBEEF12345678])
def test_noise_is_what_the_oracle_works_out(seed: int) -> None:
    words: Any = np.array([[seed >> 32, seed & 0xFFFFFFFF]], np.uint32)
    ours = np.asarray(sampling.noise(words, jnp.array([500], jnp.int32), V))[0]
    np.testing.assert_allclose(ours, oracle.gumbel(seed, 500, V), rtol=2e-6, atol=2e-6)  # log's last bits


def test_threefry_gives_the_published_vectors() -> None:
    cases = {
        ((0, 0), (0, 0)): (0x6B200159, 0x99BA4EFE),
        ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF)): (0x1CB996FC, 0xBB002BE7),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3)): (0xC4923A9C, 0x483DF7A0),
    }
    for (key, (x, y)), expected in cases.items():
        a, b = oracle.threefry(key, np.array([x], np.uint32), np.array([y], np.uint32))
        assert (int(a[0]), int(b[0])) == expected


def test_a_row_of_nan_points_past_the_vocabulary_and_leaves_its_neighbour_alone() -> None:
    logits = logits_of(4, 2)
    logits[0, 50] = np.nan
    assert np.asarray(sampling.first_max(logits)).tolist() == [V, logits[1].argmax()]


def test_the_digest_sees_every_single_bit() -> None:
    logits = logits_of(6)
    was = int(sampling.digest(logits)[0])
    for column in range(V):
        for bit in (0, 13, 31):
            changed = logits.copy()
            changed.view(np.uint32)[0, column] ^= np.uint32(1 << bit)
            assert int(sampling.digest(changed)[0]) != was
