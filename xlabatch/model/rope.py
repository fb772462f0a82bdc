"""Rotary positions: a step's tables of cosines and sines, and their application. Letters as in decoder.py."""

from functools import partial

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.model.config import Rope
from xlabatch.model.kv_cache import StepPositions

RopeTables = tuple[Array, Array]  # cosine and sine, each [pairs, R, T]


def rope_tables(rope: Rope, step: StepPositions) -> RopeTables:
    """Cosines and sines [pairs, R, T] for the positions of a step."""
    compute = partial(compute_tables, rope)

    def compute_once(positions: Array, blocks: Array) -> RopeTables:
        # a branch that is always taken: without it XLA fuses the sines into every layer and repeats them
        return lax.cond(blocks > 0, compute, partial(zero_tables, rope), positions)

    positions = rope_positions(rope, step)
    # without a branch elsewhere: whether it is faster there was never measured
    return lax.platform_dependent(
        positions, step.num_blocks, cpu=compute_once, default=lambda positions, _: compute(positions)
    )


def rope_positions(rope: Rope, step: StepPositions) -> Array:
    """The positions [R, T] that pairs turn with, or [3, R, T] of three axes."""
    return step.rope_positions if rope.sections and step.rope_positions is not None else step.positions


def compute_tables(rope: Rope, positions: Array) -> RopeTables:
    """Cosine and sine [pairs, R, T] of the angles at positions [R, T], or [3, R, T] of three axes."""
    # float32: bfloat16 cannot tell position 257 from 256
    frequencies = jnp.asarray(rope.frequencies, jnp.float32)
    angle = frequencies[:, None, None] * pair_positions(rope, positions.astype(jnp.float32))
    return jnp.cos(angle) * rope.gain, jnp.sin(angle) * rope.gain


def pair_positions(rope: Rope, positions: Array) -> Array:
    """What pairs turn with [1, R, T], or [pairs, R, T] of positions [3, R, T]: time, row or column."""
    if positions.ndim == 2:
        return positions[None]
    return positions[jnp.asarray(axes_of_pairs(rope), jnp.int32)]


def axes_of_pairs(rope: Rope) -> list[int]:
    """The axis of each pair, where positions have three; empty if they have one."""
    return [axis for axis, pairs in enumerate(rope.sections) for _ in range(pairs)]


def zero_tables(rope: Rope, positions: Array) -> RopeTables:
    """Zeros of the shapes that compute_tables gives, for the branch that is never taken."""
    zeros = jnp.zeros((len(rope.frequencies), *positions.shape[-2:]))
    return zeros, zeros


def rotate(x: Array, tables: RopeTables) -> Array:
    """Rotate the first features of x [..., E, R, T] in pairs (i, i + pairs); the others are unchanged."""
    cos, sin = (table[(None,) * (x.ndim - 3)] for table in tables)
    pairs = cos.shape[-3]
    low, high, rest = jnp.split(x, [pairs, 2 * pairs], axis=-3)
    return jnp.concatenate([low * cos - high * sin, high * cos + low * sin, rest], axis=-3)
