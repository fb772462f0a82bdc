"""The kernel of a short convolution: see src/short_conv.cc. Letters as in calls.py; L taps."""

from typing import Any

import jax
import numpy as np
from jax import Array

from xlabatch.kernels.calls import ONLY_LAYER, LayerAt, or_empty
from xlabatch.model.params import ShortConv


def short_conv(
    x: Array,
    slot: Array,
    position: Array,
    active: Array,  # [N]; other tokens are padding and change nothing
    p: ShortConv,
    state: Array,  # [B, layers, L - 1, D]
    *,
    at: LayerAt = ONLY_LAYER,
    state_layer: int = 0,
) -> tuple[Array, Array]:
    """Run x [N, 3 * D] through gates and convolution -> [N, D], the state with the new inputs."""
    tokens = len(x)
    features = state.shape[-1]
    outputs: Any = (
        jax.ShapeDtypeStruct((tokens, features), np.float32),
        jax.ShapeDtypeStruct(state.shape, np.float32),
    )
    call = jax.ffi.ffi_call("xlabatch_short_conv", outputs, input_output_aliases={6: 1})
    layer = at.attributes() | {"state_layer": np.int32(state_layer)}
    y, written = call(x, slot, position, active, p.taps, or_empty(p.bias), state, **layer)
    return y, written
