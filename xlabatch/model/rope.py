"""Rotary positions: tables of cosines and sines for a step, and their application.

R rows of T tokens, E head_dim.
"""

from functools import partial

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.config import Rope
from xlabatch.model.kv_cache import StepPositions

RopeTables = tuple[Array, Array]  # cosine and sine, each [pairs, R, T]


def rope_tables(rope: Rope, step: StepPositions) -> RopeTables:
    """Cosines and sines for the positions of a step."""
    made = partial(compute_tables, rope)

    def once(positions: Array, blocks: Array) -> RopeTables:
        # a branch, always taken: else XLA draws the sines into every layer and computes them anew in each
        return lax.cond(blocks > 0, made, partial(zero_tables, rope), positions)

    # a GPU computes them sooner than its host can read which branch to take
    return lax.platform_dependent(
        step.positions, step.num_blocks, cpu=once, default=lambda positions, _: made(positions)
    )


def compute_tables(rope: Rope, positions: Array) -> RopeTables:
    """Cosine and sine [pairs, R, T] of the angles at positions [R, T]."""
    # float32: bfloat16 cannot tell position 257 from 256
    frequencies = jnp.asarray(rope.frequencies, jnp.float32)
    angle = frequencies[:, None, None] * positions.astype(jnp.float32)[None]
    return jnp.cos(angle) * rope.gain, jnp.sin(angle) * rope.gain


def zero_tables(rope: Rope, positions: Array) -> RopeTables:
    """What angles gives, of nothing."""
    nothing = jnp.zeros((len(rope.frequencies), *positions.shape))
    return nothing, nothing


def rotate(x: Array, tables: RopeTables) -> Array:
    """Turn the first features of x [..., E, R, T] in pairs (i, i + pairs); the rest stays."""
    cos, sin = (t[(None,) * (x.ndim - 3)] for t in tables)
    pairs = cos.shape[-3]
    low, high, rest = jnp.split(x, [pairs, 2 * pairs], axis=-3)
    return jnp.concatenate([low * cos - high * sin, high * cos + low * sin, rest], axis=-3)
