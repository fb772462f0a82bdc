"""The kernel of a gated delta rule: see src/delta_rule.h. Letters as in calls.py, but C features, L taps."""

from dataclasses import replace
from typing import Any

import jax
import numpy as np
from jax import Array

from xlabatch.kernels.calls import ONLY_LAYER, LayerAt
from xlabatch.model.kv_cache import Recurrent
from xlabatch.model.params import DeltaNet


def delta_rule(
    x: Array,
    gates: Array,  # [N, 2 * heads]
    slot: Array,
    position: Array,
    active: Array,  # [N]; other tokens are padding and change nothing
    p: DeltaNet,
    state: Recurrent,  # inputs [B, layers, L - 1, C], matrices [B, layers, heads, keys, values]
    *,
    eps: float,
    at: LayerAt = ONLY_LAYER,
    state_layer: int = 0,
) -> tuple[Recurrent, Array]:
    """Run x [N, C + heads * values] through convolution, delta rule, gates -> state, [N, heads * values]."""
    assert state.matrices is not None
    heads, keys, values = state.matrices.shape[2:]
    size = (state.inputs.shape[-1] - heads * values) // 2  # features of the keys of all heads
    outputs: Any = (
        jax.ShapeDtypeStruct((len(x), heads * values), np.float32),
        *(jax.ShapeDtypeStruct(leaf.shape, np.float32) for leaf in (state.inputs, state.matrices)),
    )
    call = jax.ffi.ffi_call("xlabatch_delta_rule", outputs, input_output_aliases={9: 1, 10: 2})
    tensors = p.taps, p.rates, p.offsets, p.norm.scale
    y, inputs, matrices = call(
        x,
        gates,
        slot,
        position,
        active,
        *tensors,
        state.inputs,
        state.matrices,
        **at.attributes(),
        state_layer=np.int32(state_layer),
        key_heads=np.int32(size // keys),
        norm_eps=np.float32(eps),
    )
    return replace(state, inputs=inputs, matrices=matrices), y
