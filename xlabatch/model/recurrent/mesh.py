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
    axis = feature_axis(own)
    sizes = feature_sizes(own)
    devices = list(collectives.gather_parts(own.inputs))
    parts = [jnp.split(each, list(accumulate(sizes))[:-1], axis) for each in devices]
    joined = [part for same in zip(*parts, strict=True) for part in same]
    matrices = None if own.matrices is None else collectives.join_heads(own.matrices)
    return replace(own, inputs=jnp.concatenate(joined, axis), matrices=matrices)


def own_state(joined: Recurrent, own: Recurrent) -> Recurrent:
    """This device's part of such a state, of the shapes of another."""
    axis = feature_axis(own)
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


def feature_axis(state: Recurrent) -> int:
    """Where the features of a slot's state are: last in the kernels' layout, first in XLA's."""
    return 2 if state.inputs.ndim == 3 else 0


def feature_sizes(state: Recurrent) -> tuple[int, ...]:
    """How many features are of queries, of keys and of values, or of a convolution alone."""
    features = state.inputs.shape[feature_axis(state)]
    if state.matrices is None:
        return (features,)
    values = state.matrices.shape[-3] * state.matrices.shape[-1]
    return (features - values) // 2, (features - values) // 2, values
