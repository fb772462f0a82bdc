"""The kernels of layers that do not attend: see src/short_conv.cc, src/delta_rule.h and src/state_space.h.

Letters as in calls.py; a convolution has L taps and C features.
"""

from collections.abc import Sequence
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
    given = x, gates, *tokens, p.taps, p.rates, p.offsets, p.norm.scale
    return move_matrices("xlabatch_delta_rule", given, state, at, norm_eps=np.float32(eps))


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
    shortest, longest = step_limits
    return move_matrices(
        "xlabatch_state_space",
        (x, *tokens, p.taps, or_empty(p.bias), p.rates, p.offsets, p.passed, p.norm.scale),
        state,
        at,
        shortest=np.float32(shortest),
        longest=np.float32(longest),
        norm_eps=np.float32(eps),
    )


def move_matrices(
    name: str, given: Sequence[Array], state: Recurrent, at: LayerAt, **attributes: np.generic
) -> tuple[Recurrent, Array]:
    """Call a kernel that moves a state with matrices on by what it is given, x first -> state, its result."""
    assert state.matrices is not None
    heads, keys, values = state.matrices.shape[2:]
    size = (state.inputs.shape[-1] - heads * values) // 2  # features of the keys of all heads
    moved = in_place(state.inputs, state.matrices)
    first = 1 + len(given)  # the argument after the layer's numbers and what is given
    y, inputs, matrices = kernel(
        name, (len(given[0]), heads * values), *moved, aliases={first: 1, first + 1: 2}
    )(
        at.numbers,
        *given,
        state.inputs,
        state.matrices,
        layers=np.int32(at.layers),
        key_heads=np.int32(size // keys),
        **attributes,
    )
    return replace(state, inputs=inputs, matrices=matrices), y
