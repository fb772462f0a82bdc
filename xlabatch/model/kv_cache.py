"""The key/value cache of one layer: its layout, where a step writes, and what is written.

B slots, C blocks in each; R rows in a step (all slots, or the one that is being prefilled), T tokens a row;
K key/value heads, E head_dim.
"""

from dataclasses import replace
from typing import Literal

import jax.numpy as jnp
from flax import struct
from jax import Array

BLOCK = 128  # measured in spike/03_blocked_attention.py


Backend = Literal["xla", "triton", "triton_interpret"]


@struct.dataclass
class KV:
    """Each in the layout that its dot reads fastest, a block in one piece: copying it is what decode pays."""

    keys: Array  # [B, C, K, E, BLOCK]
    values: Array  # [B, C, K, BLOCK, E]
    backend: Backend = struct.field(
        pytree_node=False, default="xla"
    )  # how it is attended: here, or by kernel.py


@struct.dataclass
class StepPositions:
    """Where the tokens of a step are."""

    slot: Array  # [] the first row's slot
    positions: Array  # [R, T] what a token sees: itself and all before it
    write_positions: Array  # [R, T] where its key and value go; past the last block is nowhere
    num_blocks: Array  # [] how many blocks the longest row needs
    min_position: Array  # [] the first position at work of the shortest live row: windows begin no later


def capacity(kv: KV) -> int:
    """The positions that a slot's memory has; the next one is nowhere."""
    blocks: int = kv.keys.shape[1]
    return blocks * BLOCK


def sanitize_kv(kv: KV, keys: Array, values: Array) -> tuple[Array, Array]:
    """Keys and values as the cache has them.

    Where a number of a value is not finite, the key's says so in its place: 0 * NaN is NaN, even to those who
    do not look, and one NaN makes a score NaN.
    """
    keys, values = keys.astype(kv.keys.dtype), values.astype(kv.values.dtype)
    finite = jnp.isfinite(values)
    return jnp.where(finite, keys, jnp.nan), jnp.where(finite, values, 0.0)


def write(kv: KV, keys: Array, values: Array, step: StepPositions) -> KV:
    """Put keys and values [K, E, R, T] into the cache; what is written nowhere is dropped."""
    keys, values = sanitize_kv(kv, keys, values)
    rows = step.slot + jnp.arange(step.write_positions.shape[0], dtype=jnp.int32)[:, None]
    block, at = step.write_positions // BLOCK, step.write_positions % BLOCK
    return replace(
        kv,
        keys=kv.keys.at[rows, block, :, :, at].set(keys.transpose(2, 3, 0, 1), mode="drop"),
        values=kv.values.at[rows, block, :, at].set(values.transpose(2, 3, 0, 1), mode="drop"),
    )
