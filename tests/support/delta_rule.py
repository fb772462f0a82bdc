"""A gated delta rule of awkward sizes, and its definition over all tokens in float64."""

from typing import Any

import jax.numpy as jnp
import numpy as np

from support.kernels import random
from xlabatch.model.params import DeltaNet, Linear, Norm

S, G, K, V, L = 2, 3, 12, 84, 4  # key heads, heads of each, features of keys and values, taps
H, C = S * G, 2 * S * K + S * G * V
EPS = 1e-6
Numbers = np.ndarray[Any, Any]


def weights(layers: int) -> DeltaNet:
    """The tensors of several layers, without the linears before."""
    taps, rates = jnp.asarray(random(layers, L, C) / 2), jnp.asarray(np.exp(random(layers, H, seed=1) - 2))
    offsets, norm = jnp.asarray(random(layers, H, seed=2)), Norm(jnp.asarray(1 + random(layers, V, seed=3)))
    return DeltaNet(Linear(None), Linear(None), taps, rates, offsets, norm)


def definition(x: Numbers, gates: Numbers, p: DeltaNet) -> Numbers:
    """What the last layer gives for x [T, C + H * V] and gates [T, 2 * H], one head after the other."""
    T, gates = len(x), gates.astype(np.float64)
    taps, rates, offsets, scale = (
        np.asarray(leaf, np.float64)[-1] for leaf in (p.taps, p.rates, p.offsets, p.norm.scale)
    )
    padded = np.concatenate([np.zeros((L - 1, C)), x[:, :C]])
    mixed = (np.lib.stride_tricks.sliding_window_view(padded, L, axis=0) * taps.T).sum(-1)
    q, k, v = np.split(silu(mixed), [S * K, 2 * S * K], axis=1)
    q, k, v = (part.reshape(T, -1, size) for part, size in ((q, K), (k, K), (v, V)))
    q, k = (part / np.sqrt((part**2).sum(-1, keepdims=True) + 1e-6) for part in (q, k))
    y, matrix = np.zeros((T, H, V)), np.zeros((H, K, V))
    for t in range(T):
        for h in range(H):
            query, key = q[t, h // G] / np.sqrt(K), k[t, h // G]
            matrix[h] *= np.exp(-rates[h] * np.log1p(np.exp(gates[t, H + h] + offsets[h])))
            difference = v[t, h] - key @ matrix[h]
            matrix[h] += np.outer(key, difference / (1 + np.exp(-gates[t, h])))
            y[t, h] = query @ matrix[h]
    normed = y / np.sqrt((y**2).mean(-1, keepdims=True) + EPS) * scale
    result: Numbers = normed.reshape(T, -1) * silu(x[:, C:].astype(np.float64))
    return result


def silu(x: Numbers) -> Numbers:
    y: Numbers = x / (1 + np.exp(-x))
    return y
