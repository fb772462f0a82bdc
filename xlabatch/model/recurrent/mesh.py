"""What a mesh keeps of one slot's recurrent state: joined, and a device's part of it.

A device's features are its queries, then its keys, then its values; joined, each of these is of all devices.
"""

from dataclasses import replace
from itertools import accumulate

import jax.numpy as jnp
from jax import Array, lax

from xlabatch import collectives
from xlabatch.model.kv_cache import Recurrent


def join_state(own: Recurrent) -> Recurrent:
    """The state of a slot with the heads and features of all devices."""
    axis = own.feature_axis - 1
    ends = list(accumulate(feature_sizes(own)))
    devices = [jnp.split(inputs, ends[:-1], axis) for inputs in collectives.gather_parts(own.inputs)]
    joined = [part for same in zip(*devices, strict=True) for part in same]
    matrices = None if own.matrices is None else collectives.join_heads(own.matrices)
    return replace(own, inputs=jnp.concatenate(joined, axis), matrices=matrices)


def own_state(joined: Recurrent, own: Recurrent) -> Recurrent:
    """This device's part of such a state, of the shapes of another."""
    axis = own.feature_axis - 1
    start = 0
    parts = list[Array]()
    devices = joined.inputs.shape[axis] // own.inputs.shape[axis]
    if devices == 1:
        return joined
    for size in feature_sizes(own):
        at = start + lax.axis_index(collectives.AXIS) * size
        parts.append(lax.dynamic_slice_in_dim(joined.inputs, at, size, axis))
        start += devices * size
    matrices = joined.matrices
    if matrices is not None and own.matrices is not None:
        matrices = collectives.own_heads(matrices, own.matrices.shape[-3])
    return replace(own, inputs=jnp.concatenate(parts, axis), matrices=matrices)


def feature_sizes(state: Recurrent) -> tuple[int, ...]:
    """How many features are of queries, of keys and of values, or of a convolution alone."""
    features = state.inputs.shape[state.feature_axis - 1]
    if state.matrices is None:
        return (features,)
    values = state.matrices.shape[-3] * state.matrices.shape[-1]
    return (features - values) // 2, (features - values) // 2, values
