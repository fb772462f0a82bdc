"""Tinker's losses: a number for each token, and its derivative by the token's log-probability.

A sequence's loss is the sum over its tokens. Without a change of the policy the ratio is exactly 1 here: the
log-probabilities of the trainer have the bits of the sampler's.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from xlabatch.errors import Refused

Numbers = NDArray[np.float32]  # [T]
Inputs = Mapping[str, Numbers]
Config = Mapping[str, float]


class TokenLoss(NamedTuple):
    """What a loss takes, and how it is computed."""

    needs: tuple[str, ...]  # inputs
    options: Mapping[str, float]  # of its config, with their defaults
    compute: Callable[[Numbers, Inputs, Config], tuple[Numbers, Numbers]]


def cross_entropy(logprobs: Numbers, inputs: Inputs, _: Config) -> tuple[Numbers, Numbers]:
    weights = inputs["weights"]
    return -logprobs * weights, -weights


def importance_sampling(logprobs: Numbers, inputs: Inputs, _: Config) -> tuple[Numbers, Numbers]:
    weighted = -np.exp(logprobs - inputs["logprobs"]) * inputs["advantages"]
    return weighted, weighted  # the derivative of the ratio is the ratio


def ppo(logprobs: Numbers, inputs: Inputs, config: Config) -> tuple[Numbers, Numbers]:
    advantages = inputs["advantages"]
    ratio = np.exp(logprobs - inputs["logprobs"])
    free = ratio * advantages
    clipped = clip(ratio, config) * advantages
    return -np.minimum(free, clipped), np.where(free <= clipped, -free, np.float32(0))


def cispo(logprobs: Numbers, inputs: Inputs, config: Config) -> tuple[Numbers, Numbers]:
    ratio = np.exp(logprobs - inputs["logprobs"])
    weights = clip(ratio, config) * inputs["advantages"]  # has no derivative
    return -weights * logprobs, -weights


def clip(ratio: Numbers, config: Config) -> Numbers:
    low, high = (np.float32(config[f"clip_{end}_threshold"]) for end in ("low", "high"))
    return np.clip(ratio, low, high)


CLIP = {"clip_low_threshold": 0.8, "clip_high_threshold": 1.2}
POLICY = ("logprobs", "advantages")
LOSSES = {
    "cross_entropy": TokenLoss(("weights",), {}, cross_entropy),
    "importance_sampling": TokenLoss(POLICY, {}, importance_sampling),
    "ppo": TokenLoss(POLICY, CLIP, ppo),
    "cispo": TokenLoss(POLICY, CLIP, cispo),
}


def loss_named(name: str, config: Mapping[str, Any]) -> tuple[TokenLoss, Config]:
    """Return a loss and its whole config; Refused if there is none of this name, or it has no such option."""
    if name not in LOSSES:
        raise Refused(f"loss_fn {name!r:.60} is not supported; there are {', '.join(LOSSES)}")
    loss = LOSSES[name]
    if unknown := sorted(config.keys() - loss.options.keys()):
        known = ", ".join(loss.options) or "none"
        raise Refused(f"{name} has no option {', '.join(unknown)!r:.60}; it has: {known}")
    for option, value in config.items():
        if not isinstance(value, float):
            raise Refused(f"{option} of {name} is a number, got {value!r:.60}")
    return loss, {**loss.options, **config}
