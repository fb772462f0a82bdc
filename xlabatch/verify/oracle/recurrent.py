"""The oracle's layers in place of attention: all positions at once, without a state.

In the gated delta rule, tokens write u_t, which solve linear equations:
u_t = beta_t (v_t - sum over s < t of d_ts (k_t . k_s) u_s), where d_ts is the share that remains from s to t.
A token reads the sum over s <= t of d_ts (q_t . k_s) u_s.

In a state space, it reads the sum over s <= t of d_ts (C_t . B_s) dt_s x_s.
"""

from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.verify.oracle.numerics import sigmoid
from xlabatch.verify.oracle.weights import Weights


def delta_net(model: Weights, layer: int, x: Array) -> Array:
    """Compute the block of Qwen 3 Next and 3.5 in place of attention."""
    prefix = f"model.layers.{layer}.linear_attn"
    config = model.config
    H = config["linear_num_value_heads"]
    shared = config["linear_num_key_heads"]
    K = config["linear_key_head_dim"]
    V = config["linear_value_head_dim"]
    T = len(x)
    if model.has(f"{prefix}.in_proj_qkvz"):  # key head by key head
        stored = model.linear(f"{prefix}.in_proj_qkvz", x).reshape(T, shared, -1)
        *parts, z = (
            part.reshape(T, -1) for part in np.split(stored, np.cumsum([K, K, H // shared * V]), axis=2)
        )
        qkv = np.concatenate(parts, axis=1)
        logits = model.linear(f"{prefix}.in_proj_ba", x, exact=True).reshape(T, shared, 2, -1)
        write, fade = (logits[:, :, n].reshape(T, H).T for n in (0, 1))
    else:
        qkv, z = (model.linear(f"{prefix}.in_proj_{name}", x) for name in ("qkv", "z"))
        write, fade = (model.linear(f"{prefix}.in_proj_{name}", x, exact=True).T for name in "ba")
    mixed = causal_sums(qkv, model.tensors[f"{prefix}.conv1d.weight"][:, 0])
    q, k, v = np.split(mixed * sigmoid(mixed), [shared * K, 2 * shared * K], axis=1)
    q, k = (unit(part.reshape(T, shared, K)).repeat(H // shared, axis=1) for part in (q, k))
    rates = np.exp(model.tensors[f"{prefix}.A_log"])[:, None]
    faded = -rates * np.logaddexp(0, fade + model.tensors[f"{prefix}.dt_bias"][:, None])  # its logarithm
    y = read(q / np.sqrt(K), k, v.reshape(T, H, V), sigmoid(write), faded.astype(np.float64))
    y = y / np.sqrt((y * y).mean(-1, keepdims=True) + config["eps"]) * model.tensors[f"{prefix}.norm.weight"]
    return model.linear(f"{prefix}.out_proj", (y.reshape(T, -1) * z * sigmoid(z)).astype(np.float32))


def state_space(model: Weights, prefix: str, x: Array) -> Array:
    """Compute a block of Mamba 2, whose tensors' names begin with a prefix."""
    config, tensors, T = model.config, model.tensors, len(x)
    H = tensors[f"{prefix}.A_log"].size
    groups = config["mamba_n_groups"]
    inner = tensors[f"{prefix}.norm.weight"].size
    channels = len(tensors[f"{prefix}.conv1d.weight"])
    z, xbc, dt = np.split(model.linear(f"{prefix}.in_proj", x), [inner, inner + channels], axis=1)
    mixed = causal_sums(xbc, tensors[f"{prefix}.conv1d.weight"][:, 0])
    mixed = mixed + tensors.get(f"{prefix}.conv1d.bias", np.float32(0))
    values, b, c = np.split(mixed * sigmoid(mixed), [inner, (inner + channels) // 2], axis=1)
    b, c = (part.reshape(T, groups, -1).repeat(H // groups, axis=1).swapaxes(0, 1) for part in (b, c))
    heads = values.reshape(T, H, -1).swapaxes(0, 1).astype(np.float64)
    least, most = (float(each) for each in limits(config["time_step_limit"]))
    dt = np.clip(np.logaddexp(0, dt + tensors[f"{prefix}.dt_bias"]), least, most).T.astype(np.float64)
    faded = -np.exp(tensors[f"{prefix}.A_log"].astype(np.float64))[:, None] * dt
    y = (remaining(faded) * (c @ b.swapaxes(1, 2))) @ (dt[:, :, None] * heads)
    y = (y + tensors[f"{prefix}.D"][:, None, None] * heads).swapaxes(0, 1).reshape(T, inner)
    y = (y * z * sigmoid(z)).reshape(T, groups, -1)
    y = (y / np.sqrt((y * y).mean(-1, keepdims=True) + config["eps"])).reshape(T, inner)
    return model.linear(f"{prefix}.out_proj", (y * tensors[f"{prefix}.norm.weight"]).astype(np.float32))


def limits(given: list[Any]) -> list[Any]:
    """Return limits of time steps; files have infinity as an object."""
    return [np.inf if isinstance(each, dict) else each for each in given]


def unit(x: Array) -> Array:
    return x / np.sqrt((x * x).sum(-1, keepdims=True) + 1e-6)


def read(q: Array, k: Array, v: Array, beta: Array, faded: Array) -> Array:
    """Compute what each token reads [T, H, V]: q and k are [T, H, K], v [T, H, V], both gates [H, T]."""
    q, k, v = (part.swapaxes(0, 1).astype(np.float64) for part in (q, k, v))
    T = q.shape[1]
    remains = remaining(faded)
    others = np.tril(remains * (k @ k.swapaxes(1, 2)), -1)
    written = np.linalg.solve(np.eye(T) + beta[:, :, None] * others, beta[:, :, None] * v)
    y: Array = (remains * (q @ k.swapaxes(1, 2))) @ written
    return y.swapaxes(0, 1)


def remaining(faded: Array) -> Array:
    """Compute the share that remains from each token to each later one [H, T, T], of logarithms [H, T]."""
    total = faded.cumsum(1)
    past = np.tril(np.ones((faded.shape[1],) * 2, bool))
    shares: Array = np.exp(np.where(past, total[:, :, None] - total[:, None], -np.inf))
    return shares


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
