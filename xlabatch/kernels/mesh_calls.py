"""The kernels for parts of a sum on several devices: see src/leaves.cc and src/head_norms.cc.

Letters as in calls.py.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array

from xlabatch import collectives
from xlabatch.kernels.blocks import runs_attribute
from xlabatch.kernels.calls import ONLY_LAYER, Fused, LayerAt, kernel, norm_tensors, optional_count, or_empty
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.config import Config


def sum_on_device(x: Array, p: PackedLinear, num_tokens: Array | None, at: LayerAt = ONLY_LAYER) -> Array:
    """Sum over this device's inputs of x [N, inputs] -> [N, out]."""
    count = p.panels.shape[1]  # partial sums
    tokens, inputs = x.shape
    scratch = (tokens * inputs,), (count * tokens * p.outputs,)
    y, *_ = kernel("xlabatch_leaves", (tokens, p.outputs), *scratch)(
        at.numbers,
        x,
        optional_count(num_tokens),
        p.panels,
        or_empty(p.scale),
        layers=np.int32(at.layers),
        runs=runs_attribute(p.runs),
        leaves=np.int32(count),
    )
    return y


def add(
    parts: Array,  # [devices, N, D]
    bias: Array | None,
    fused: Fused,
    num_tokens: Array | None,
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Compute residual + residual_scale * post(sum of parts + bias) [N, D]; padding becomes zero."""
    y, _ = kernel("xlabatch_add", parts.shape[1:], (parts.size,))(
        at.numbers,
        parts,
        optional_count(num_tokens),
        or_empty(bias),
        or_empty(fused.residual),
        *norm_tensors(fused.post),
        layers=np.int32(at.layers),
        norm_eps=np.float32(fused.eps),
        residual_scale=np.float32(fused.residual_scale),
    )
    return y


def norm_all_heads(cfg: Config, qkv: Array, q_scale: Array, k_scale: Array) -> Array:
    """Norm queries and keys of this device's qkv [N, K * (G + 2) * E] over the heads of all devices.

    The scales have the features of all heads.
    """
    K = cfg.kv_heads
    E = cfg.head_dim
    heads = {"kv_heads": np.int32(K), "head_dim": np.int32(E)}
    (squares,) = kernel("xlabatch_head_squares", (len(qkv), K, cfg.heads // K + 1))(qkv, **heads)
    sums = collectives.add_heads(jnp.moveaxis(squares, 0, 2), len(k_scale) // E)
    (normed,) = kernel("xlabatch_head_norms", qkv.shape)(
        qkv,
        *sums,
        collectives.own_scale(q_scale, cfg.heads * E),
        collectives.own_scale(k_scale, K * E),
        **heads,
        all_queries=np.int32(len(q_scale)),
        all_keys=np.int32(len(k_scale)),
        norm_eps=np.float32(cfg.norm_eps),
    )
    return normed
