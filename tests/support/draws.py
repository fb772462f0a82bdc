"""Sampled tokens compared with an exact distribution."""

from typing import Any

import numpy as np


def assert_drawn_from(tokens: Any, weights: Any) -> None:
    """Chi-square test of draws [N] against weights [V]; an id without weight must not occur."""
    counts = np.bincount(np.asarray(tokens), minlength=len(weights))
    expected = len(tokens) * weights / weights.sum()
    assert counts[weights == 0].sum() == 0
    common = expected >= 8
    counts = np.append(counts[common], counts[~common].sum())  # rare ids are pooled
    expected = np.append(expected[common], expected[~common].sum())
    counts, expected = counts[expected > 0], expected[expected > 0]
    chi_square = ((counts - expected) ** 2 / expected).sum()
    freedom = len(expected) - 1
    assert chi_square < freedom + 5 * np.sqrt(2 * freedom) + 5  # five sigma; seeds are fixed
