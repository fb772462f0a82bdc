"""The kernels for norms that span the heads of all devices: see src/head_norms.cc. Letters as in calls.py."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from xlabatch import collectives
from xlabatch.kernels.calls import kernel
from xlabatch.model.config import Config


def norm_all_heads(cfg: Config, qkv: Array, q_scale: Array, k_scale: Array) -> Array:
    """Norm queries and keys of this device's qkv [N, K * (G + 2) * E] over the heads of all devices.

    The scales have the features of all heads.
    """
    N, _ = qkv.shape
    K = cfg.kv_heads
    E = cfg.head_dim
    heads = {"kv_heads": np.int32(K), "head_dim": np.int32(E)}
    (squares,) = kernel("xlabatch_head_squares", (N, K, cfg.heads // K + 1))(qkv, **heads)
    sums = collectives.add_heads(jnp.moveaxis(squares, 0, 2), len(k_scale) // E)
    scales = collectives.own_scale(q_scale, cfg.heads * E), collectives.own_scale(k_scale, K * E)
    (normed,) = kernel("xlabatch_head_norms", qkv.shape)(
        qkv,
        *sums,
        *scales,
        **heads,
        all_queries=np.int32(len(q_scale)),
        all_keys=np.int32(len(k_scale)),
        norm_eps=np.float32(cfg.norm_eps),
    )
    return normed
