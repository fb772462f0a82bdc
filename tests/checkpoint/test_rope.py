"""Every rope spelling and scaling against the oracle's reading and against known values."""

from typing import Any

import numpy as np
import pytest
from support.shapes import LLAMA3, SPELLINGS

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.errors import Refused
from xlabatch.model.config import Rope
from xlabatch.verify.oracle import rope

BASE = {"max_position_embeddings": 128}


def resolve(raw: dict[str, Any], head_dim: int) -> Rope:
    """The rope of a config.json."""
    return rope_scaling.resolve(rope_scaling.rope_spec(HfConfig(raw)), head_dim)


def tables(resolved: Rope, length: int) -> tuple[np.ndarray, np.ndarray]:
    """Cosines and sines [length, 2 * pairs]."""
    angle = np.arange(length)[:, None] * np.array(resolved.frequencies * 2)
    return np.cos(angle) * resolved.gain, np.sin(angle) * resolved.gain


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("head_dim", [10, 64])
def test_our_frequencies_match_the_oracles(spelling: str, head_dim: int) -> None:
    raw = BASE | SPELLINGS[spelling]
    theirs = rope.cos_sin(raw, head_dim, 128)
    assert theirs is not None
    np.testing.assert_allclose(tables(resolve(raw, head_dim), 128), theirs, atol=1e-6)


def test_plain_frequencies_are_powers_of_theta() -> None:
    assert resolve({"rope_theta": 100.0}, 4).frequencies == (1.0, 0.1)


def test_llama3_keeps_high_frequencies_and_scales_low_ones() -> None:
    plain = resolve({"rope_theta": 5e5}, 64)
    scaled = resolve({"rope_parameters": LLAMA3}, 64)
    assert scaled.frequencies[0] == plain.frequencies[0]
    assert scaled.frequencies[-1] == pytest.approx(plain.frequencies[-1] / 8)


def test_llama3_without_a_transition_keeps_or_scales_each_frequency() -> None:
    spec = LLAMA3 | {"low_freq_factor": 2.5, "high_freq_factor": 2.5}
    plain = resolve({"rope_theta": 5e5}, 64)
    scaled = resolve({"rope_parameters": spec}, 64)
    limit = 2.5 * 2 * np.pi / 64
    expected = [each if each >= limit else each / 8 for each in plain.frequencies]
    assert scaled.frequencies == tuple(expected)


def test_yarn_keeps_high_frequencies_scales_low_ones_and_has_a_gain() -> None:
    raw = BASE | SPELLINGS["yarn"]
    plain = resolve({}, 64)
    scaled = resolve(raw, 64)
    assert scaled.frequencies[0] == plain.frequencies[0]
    assert scaled.frequencies[-1] == pytest.approx(plain.frequencies[-1] / 4)
    assert scaled.gain == pytest.approx(0.1 * np.log(4) + 1)


def test_an_unknown_type_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        Refused, match="rope type 'spiral' is not supported; supported types: default, linear"
    ):
        resolve({"rope_scaling": {"type": "spiral"}}, 64)


def test_a_missing_number_is_named() -> None:
    with pytest.raises(Refused, match="factor must be a positive number, got None"):
        resolve({"rope_scaling": {"type": "linear"}}, 64)
