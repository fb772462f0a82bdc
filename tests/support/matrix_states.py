"""Gated delta rules and state spaces of awkward sizes, and their definitions over all tokens in float64."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np

from support.kernels import random
from xlabatch.model.params import DeltaNet, Linear, Norm, StateSpace

S, G, K, V, L = 2, 3, 12, 84, 4  # key heads, heads of each, features of keys and values, taps
H, C = S * G, 2 * S * K + S * G * V
EPS = 1e-6
STEP_LIMITS = 0.2, 1.5  # some time steps lie outside of them
Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Kind:
    """A layer whose heads keep matrices."""

    width: int  # how many numbers its linears give for a token
    weights: Callable[[int], Any]  # of several layers, without the linears before
    definition: Callable[[Numbers, Any], Numbers]  # what the last layer gives for [T, width] -> [T, H * V]


def delta_rule(layers: int) -> DeltaNet:
    taps, rates = jnp.asarray(random(layers, L, C) / 2), jnp.asarray(np.exp(random(layers, H, seed=1) - 2))
    offsets, norm = jnp.asarray(random(layers, H, seed=2)), Norm(jnp.asarray(1 + random(layers, V, seed=3)))
    return DeltaNet(Linear(None), Linear(None), taps, rates, offsets, norm)


def state_space(layers: int) -> StateSpace:
    own = delta_rule(layers)
    scale, bias = 1 + random(layers, H * V, seed=4), random(layers, C, seed=5) / 4
    passed = jnp.asarray(random(layers, H, seed=6))
    norm = Norm(jnp.asarray(scale))
    return StateSpace(Linear(None), own.taps, own.rates, own.offsets, passed, norm, jnp.asarray(bias))


def last_layer(*leaves: Any) -> list[Numbers]:
    return [np.asarray(leaf, np.float64)[-1] for leaf in leaves]


def mix(x: Numbers, taps: Numbers, bias: Numbers | float = 0.0) -> list[Numbers]:
    """Inputs [T, C] through convolution and SiLU -> queries and keys [T, S, K], values [T, H, V]."""
    padded = np.concatenate([np.zeros((L - 1, C)), x])
    mixed = (np.lib.stride_tricks.sliding_window_view(padded, L, axis=0) * taps.T).sum(-1) + bias
    parts = np.split(silu(mixed), [S * K, 2 * S * K], axis=1)
    return [part.reshape(len(x), -1, size) for part, size in zip(parts, (K, K, V), strict=True)]


def define_delta_rule(x: Numbers, p: DeltaNet) -> Numbers:
    """Queries, keys, values and output gates, then gates of writing and of fading; head by head."""
    T, x = len(x), x.astype(np.float64)
    gates = x[:, C + H * V :]
    taps, rates, offsets, scale = last_layer(p.taps, p.rates, p.offsets, p.norm.scale)
    q, k, v = mix(x[:, :C], taps)
    q, k = (part / np.sqrt((part**2).sum(-1, keepdims=True) + 1e-6) for part in (q, k))
    y, matrix = np.zeros((T, H, V)), np.zeros((H, K, V))
    for t in range(T):
        for h in range(H):
            query, key = q[t, h // G] / np.sqrt(K), k[t, h // G]
            matrix[h] *= np.exp(-rates[h] * softplus(gates[t, H + h] + offsets[h]))
            difference = v[t, h] - key @ matrix[h]
            matrix[h] += np.outer(key, difference / (1 + np.exp(-gates[t, h])))
            y[t, h] = query @ matrix[h]
    normed = y / np.sqrt((y**2).mean(-1, keepdims=True) + EPS) * scale
    result: Numbers = normed.reshape(T, -1) * silu(x[:, C : C + H * V])
    return result


def define_state_space(x: Numbers, p: StateSpace) -> Numbers:
    """Queries, keys, values and output gates, then time steps; head by head."""
    T, x = len(x), x.astype(np.float64)
    taps, rates, offsets, passed, scale, bias = last_layer(
        p.taps, p.rates, p.offsets, p.passed, p.norm.scale, p.bias
    )
    steps = np.clip(softplus(x[:, C + H * V :] + offsets), *STEP_LIMITS)
    q, k, v = mix(x[:, :C], taps, bias)
    y, matrix = np.zeros((T, H, V)), np.zeros((H, K, V))
    for t in range(T):
        for h in range(H):
            matrix[h] *= np.exp(-rates[h] * steps[t, h])
            matrix[h] += np.outer(k[t, h // G], steps[t, h] * v[t, h])
            y[t, h] = q[t, h // G] @ matrix[h] + passed[h] * v[t, h]
    gated = (y.reshape(T, -1) * silu(x[:, C : C + H * V])).reshape(T, S, -1)
    normed: Numbers = gated / np.sqrt((gated**2).mean(-1, keepdims=True) + EPS)
    return normed.reshape(T, -1) * scale


def silu(x: Numbers) -> Numbers:
    y: Numbers = x / (1 + np.exp(-x))
    return y


def softplus(x: Numbers) -> Numbers:
    y: Numbers = np.logaddexp(0, x)
    return y


KINDS = {
    "delta rule": Kind(C + H * V + 2 * H, delta_rule, define_delta_rule),
    "state space": Kind(C + H * V + H, state_space, define_state_space),
}
