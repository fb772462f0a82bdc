"""The oracle's short convolution: all positions at once, without a state."""

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.verify.oracle.weights import Weights


def short_conv(model: Weights, layer: int, x: Array) -> Array:
    """Compute LFM2's block in place of attention: a gate, each feature's last inputs weighted, a gate."""
    prefix = f"model.layers.{layer}.conv"
    before, after, values = np.split(model.linear(f"{prefix}.in_proj", x), 3, axis=1)
    total = causal_sums(before * values, model.tensors[f"{prefix}.conv.weight"][:, 0])
    total = total + model.tensors.get(f"{prefix}.conv.bias", np.float32(0))
    return model.linear(f"{prefix}.out_proj", after * total)


def causal_sums(inputs: Array, weights: Array) -> Array:
    """Sum each feature's last inputs [T, D], weighted by [D, taps]; the last tap is for the token itself."""
    total = np.zeros_like(inputs)
    for back, weight in enumerate(weights.T[::-1]):
        total[back:] += weight * inputs[: len(inputs) - back]
    return total
