"""The kernels for linears whose inputs are split over devices: src/leaves.cc. Letters as in calls.py."""

import numpy as np
from jax import Array

from xlabatch.kernels.calls import (
    ONLY_LAYER,
    LayerAt,
    kernel,
    norm_tensors,
    optional_count,
    or_empty,
    weight_tensors,
)
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.params import Norm


def sum_on_device(
    x: Array, p: PackedLinear, *, num_tokens: Array | None = None, at: LayerAt = ONLY_LAYER
) -> Array:
    """Sum over this device's inputs of x [N, inputs] -> [N, out], see src/leaves.cc."""
    count = p.panels.shape[1]  # partial sums
    tokens, inputs = x.shape
    scratch = (tokens * inputs,), (count * tokens * p.outputs,)
    call = kernel("xlabatch_leaves", (tokens, p.outputs), *scratch)
    attributes = at.attributes() | {"leaves": np.int32(count)}
    y, *_ = call(x, optional_count(num_tokens), *weight_tensors(p), **attributes)
    return y


def add(
    parts: Array,  # [devices, N, D]
    *,
    num_tokens: Array | None = None,
    bias: Array | None = None,
    residual: Array | None = None,
    residual_scale: float = 1.0,
    post: Norm | None = None,
    eps: float = 0.0,
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Compute residual + residual_scale * post(sum of parts + bias) [N, D]; padding becomes zero."""
    y, _ = kernel("xlabatch_add", parts.shape[1:], (parts.size,))(
        parts,
        optional_count(num_tokens),
        or_empty(bias),
        or_empty(residual),
        *norm_tensors(post),
        **at.attributes(),
        norm_eps=np.float32(eps),
        residual_scale=np.float32(residual_scale),
    )
    return y
