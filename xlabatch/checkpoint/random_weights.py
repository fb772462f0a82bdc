"""Random weights: shapes by name, and numbers that are each a function of the tensor's seed and their index.

The generator mixes and adds integers, so that NumPy and jax draw the same bits on a host and on a device. The
oracle can therefore draw the weights that a GPU drew for itself, and nothing large is transferred.
"""

import json
import math
import zlib
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from xlabatch.checkpoint.tensor_specs import Array, Numbers, Shape, TensorSpec

# config.json by name; the tiny ones are for tests: their sizes differ, so that a swapped axis fails
SHAPES: dict[str, dict[str, Any]] = json.loads((Path(__file__).parent / "random_shapes.json").read_text())
SCALES = "layer_scalar", "router.scale", "per_expert_scale"  # which multiply, as those of norms
HEAD_NORMS = "q_norm.weight", "k_norm.weight"
OUTSTANDING = 1.25  # times sqrt(width), 30 for 576: the channel has 0.6 of the sum of squares
DEVIATION = math.sqrt((256**2 - 1) / 3)  # of the sum of four bytes


@dataclass(frozen=True)
class RandomWeights:
    """What a model's random weights are drawn from."""

    seed: int
    scale: np.float32  # multiplies the integers that are drawn
    outstanding: int = 0  # the width of the hidden state, if one of its channels stands out

    def seed_for(self, name: str) -> np.uint32:
        return np.uint32(zlib.crc32(name.encode(), self.seed))

    def read(self, name: str, shape: Shape) -> Array:
        """A tensor on the host; the scales of norms are around 1, the rates of fading around exp(-3)."""
        numbers = draw(np, self.seed_for(name), shape, self.scale)
        if ("norm" in name and name.endswith("weight")) or name.endswith(SCALES):
            scales = 1 + numbers * np.float32(0.1 / (self.scale * DEVIATION))
            if ".layers." in name and shape == (self.outstanding,) and not name.endswith(HEAD_NORMS):
                scales[self.outstanding // 3] *= np.float32(OUTSTANDING * math.sqrt(self.outstanding))
            return scales
        if name.endswith("A_log"):  # or a recurrent state would fade within a few tokens
            return numbers - np.float32(3)
        return numbers


def random_weights(width: int, seed: int = 0, *, has_outstanding_channel: bool = False) -> RandomWeights:
    """Weights with a standard deviation of 1 / sqrt(width).

    With an outstanding channel, one feature of what the linears of layers read is far larger than the others,
    as in trained models: what rounds a token's numbers must keep the others.
    """
    return RandomWeights(seed, np.float32(width**-0.5 / DEVIATION), has_outstanding_channel * width)


def draw(xp: ModuleType, seed: np.uint32 | jax.Array, shape: Shape, scale: np.float32 | jax.Array) -> Any:
    """Draw nearly normal numbers with an array library, NumPy or jax.numpy -> float32 of the shape."""
    index = xp.arange(math.prod(shape), dtype=xp.uint32).reshape(shape)
    bits = mix(xp, mix(xp, index) + seed)  # mixed twice: otherwise tensors would be shifts of each other
    octets = ((bits >> xp.uint32(8 * n)) & xp.uint32(255) for n in range(4))
    return (sum(octet.astype(xp.int32) for octet in octets) - xp.int32(510)).astype(xp.float32) * scale


def mix(xp: ModuleType, bits: Numbers) -> Numbers:
    """A bijection of uint32 in which each bit of the input affects every bit of the output."""
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B), (16, 1)):
        bits = (bits ^ (bits >> xp.uint32(shift))) * xp.uint32(factor)
    return bits


def random_leaf(spec: TensorSpec, random: RandomWeights) -> jax.Array:
    """A leaf of random weights; layers have leaves of the same shape, and share one compiled program."""

    def draw_whole(spec: TensorSpec) -> jax.Array:
        seeds = np.array([random.seed_for(name) for name, _ in spec.parts])
        entry = None if spec.entry is None else np.int32(spec.entry)
        # names and entry are arguments: programs are kept by what is left of the spec
        unnamed = tuple(("", shape) for _, shape in spec.parts)
        return draw_leaf(replace(spec, parts=unnamed, entry=None), seeds, random.scale, entry)

    return spec.draw(draw_whole)


@partial(jax.jit, static_argnums=0)
def draw_leaf(spec: TensorSpec, seeds: jax.Array, scale: jax.Array, entry: jax.Array | None) -> jax.Array:
    """A leaf drawn from a seed for each of its parts; or of an entry of each part."""
    leaf = jnp.zeros(spec.shape, spec.dtype)
    for n, (_, part) in enumerate(spec.parts):
        numbers = draw(jnp, seeds[n], part, scale).astype(spec.dtype)
        if entry is not None and spec.entry_rows:
            numbers = lax.dynamic_slice_in_dim(numbers, entry * spec.entry_rows, spec.entry_rows)
        elif entry is not None:
            numbers = lax.dynamic_index_in_dim(numbers, entry, keepdims=False)
        for write in spec.layout(spec.shape, n, numbers):
            leaf = leaf.reshape(write.view_shape).at[write.index].set(write.value).reshape(spec.shape)
    return leaf
