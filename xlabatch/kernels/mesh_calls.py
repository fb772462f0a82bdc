"""The kernels for what several devices have computed: see src/join.cc and src/head_norms.cc.

Letters as in calls.py.
"""

import numpy as np
from jax import Array, lax

from xlabatch import collectives
from xlabatch.kernels.calls import ONLY_LAYER, Fused, LayerAt, kernel, norm_tensors, optional_count, or_empty
from xlabatch.model.config import Config


def join(
    parts: Array,  # [devices, N, own outputs]
    outputs: int,
    fused: Fused,
    num_tokens: Array | None,
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Compute residual + residual_scale * post(the outputs of all devices) [N, D]; padding becomes zero."""
    (y,) = kernel("xlabatch_join", (parts.shape[1], outputs))(
        at.numbers,
        parts,
        optional_count(num_tokens),
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
    (normed,) = kernel("xlabatch_head_norms", qkv.shape)(
        collectives.gather_parts(qkv),
        lax.axis_index(collectives.AXIS)[None],
        q_scale,
        k_scale,
        kv_heads=np.int32(cfg.kv_heads),
        head_dim=np.int32(cfg.head_dim),
        norm_eps=np.float32(cfg.norm_eps),
    )
    return normed
