"""The kernels of layers that do not attend: see src/short_conv.cc, src/delta_rule.h and src/state_space.h.

Letters as in calls.py; a convolution has L taps and C features.
"""

from dataclasses import replace
from typing import NamedTuple

import numpy as np
from jax import Array

from xlabatch.kernels.calls import ONLY_LAYER, LayerAt, in_place, kernel, or_empty
from xlabatch.model.kv_cache import Recurrent
from xlabatch.model.params import DeltaNet, ShortConv, StateSpace


class ActiveTokens(NamedTuple):
    """Each token's slot and position, and whether it is active: others are padding and change nothing."""

    slots: Array  # int32 [N]
    positions: Array  # int32 [N]
    active: Array  # bool [N]


def short_conv(
    x: Array,
    tokens: ActiveTokens,
    p: ShortConv,
    state: Recurrent,  # inputs [B, layers, L - 1, C]
    at: LayerAt = ONLY_LAYER,
) -> tuple[Recurrent, Array]:
    """Run x [N, 3 * C] through gates and convolution -> state with the new inputs, [N, C]."""
    shape = len(x), state.inputs.shape[-1]
    y, inputs = kernel("xlabatch_short_conv", shape, *in_place(state.inputs), aliases={7: 1})(
        at.numbers,
        x,
        *tokens,
        p.taps,
        or_empty(p.bias),
        state.inputs,
        layers=np.int32(at.layers),
    )
    return replace(state, inputs=inputs), y


def delta_rule(
    x: Array,
    gates: Array,  # [N, 2 * heads]
    tokens: ActiveTokens,
    p: DeltaNet,
    state: Recurrent,  # inputs [B, layers, L - 1, C], matrices [B, layers, heads, keys, values]
    *,
    eps: float,
    at: LayerAt = ONLY_LAYER,
) -> tuple[Recurrent, Array]:
    """Run x [N, C + heads * values] through convolution, delta rule, gates -> state, [N, heads * values]."""
    assert state.matrices is not None
    heads, keys, values = state.matrices.shape[2:]
    size = (state.inputs.shape[-1] - heads * values) // 2  # features of the keys of all heads
    moved = in_place(state.inputs, state.matrices)
    y, inputs, matrices = kernel(
        "xlabatch_delta_rule", (len(x), heads * values), *moved, aliases={10: 1, 11: 2}
    )(
        at.numbers,
        x,
        gates,
        *tokens,
        p.taps,
        p.rates,
        p.offsets,
        p.norm.scale,
        state.inputs,
        state.matrices,
        layers=np.int32(at.layers),
        key_heads=np.int32(size // keys),
        norm_eps=np.float32(eps),
    )
    return replace(state, inputs=inputs, matrices=matrices), y


def state_space(
    x: Array,
    tokens: ActiveTokens,
    p: StateSpace,
    state: Recurrent,  # inputs [B, layers, L - 1, C], matrices [B, layers, heads, keys, values]
    *,
    eps: float,
    step_limits: tuple[float, float],
    at: LayerAt = ONLY_LAYER,
) -> tuple[Recurrent, Array]:
    """Run x [N, C + heads * values + heads] through a state space -> state, [N, heads * values]."""
    assert state.matrices is not None
    heads, keys, values = state.matrices.shape[2:]
    size = (state.inputs.shape[-1] - heads * values) // 2  # features of the keys of all heads
    shortest, longest = step_limits
    moved = in_place(state.inputs, state.matrices)
    y, inputs, matrices = kernel(
        "xlabatch_state_space", (len(x), heads * values), *moved, aliases={11: 1, 12: 2}
    )(
        at.numbers,
        x,
        *tokens,
        p.taps,
        or_empty(p.bias),
        p.rates,
        p.offsets,
        p.passed,
        p.norm.scale,
        state.inputs,
        state.matrices,
        layers=np.int32(at.layers),
        key_heads=np.int32(size // keys),
        shortest=np.float32(shortest),
        longest=np.float32(longest),
        norm_eps=np.float32(eps),
    )
    return replace(state, inputs=inputs, matrices=matrices), y
