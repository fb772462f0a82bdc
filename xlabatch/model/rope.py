"""Rotary positions: tables of cosines and sines for a step, and their application.

R rows of T tokens, E head_dim.
"""

from functools import partial

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.config import Rope
from xlabatch.model.kv_cache import Place

Turn = tuple[Array, Array]  # cosine and sine, each [pairs, R, T]


def turn(rope: Rope, place: Place) -> Turn:
    """Cosines and sines for the positions of a step."""
    made = partial(angles, rope)

    def once(positions: Array, blocks: Array) -> Turn:
        # a branch, always taken: else XLA draws the sines into every layer and computes them anew in each
        return lax.cond(blocks > 0, made, partial(still, rope), positions)

    # a GPU computes them sooner than its host can read which branch to take
    return lax.platform_dependent(
        place.positions, place.blocks, cpu=once, default=lambda positions, _: made(positions)
    )


def angles(rope: Rope, positions: Array) -> Turn:
    """Cosine and sine [pairs, R, T] of the angles at positions [R, T]."""
    # float32: bfloat16 cannot tell position 257 from 256
    frequencies = jnp.asarray(rope.frequencies, jnp.float32)
    angle = frequencies[:, None, None] * positions.astype(jnp.float32)[None]
    return jnp.cos(angle) * rope.gain, jnp.sin(angle) * rope.gain


def still(rope: Rope, positions: Array) -> Turn:
    """What angles gives, of nothing."""
    nothing = jnp.zeros((len(rope.frequencies), *positions.shape))
    return nothing, nothing


def rotate(x: Array, turn: Turn) -> Array:
    """Turn the first features of x [..., E, R, T] in pairs (i, i + pairs); the rest stays."""
    cos, sin = (t[(None,) * (x.ndim - 3)] for t in turn)
    pairs = cos.shape[-3]
    low, high, rest = jnp.split(x, [pairs, 2 * pairs], axis=-3)
    return jnp.concatenate([low * cos - high * sin, high * cos + low * sin, rest], axis=-3)
