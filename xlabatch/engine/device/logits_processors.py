"""The sampling parameters of a row, and the logits processors that apply them before a token is drawn.

In this order: bias (with -inf for forbidden ids); repetition, frequency and presence penalties; no end before
min_tokens; the bitmask of structured output. A row without a processor keeps its logits bit for bit, and a
batch without any computes none.

B rows, C blocks of positions, V vocabulary, W = V / 32 words of a bitmask, S stop token ids.
"""

from collections.abc import Callable
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from jax.tree_util import register_dataclass

from xlabatch.engine.device.rounded_math import product, unknown_zero
from xlabatch.model.params import Leaf


@register_dataclass
@dataclass(frozen=True)
class SamplingRows:
    """Sampling and end conditions of all rows; without the leading B, of one row."""

    temperature: Leaf  # float32 [B]; 0 is greedy
    top_k: Leaf  # int32 [B]; 0 keeps all
    top_p: Leaf  # float32 [B]
    min_p: Leaf  # float32 [B]
    seed: Leaf  # uint32 [B, 2]
    stop_token_ids: Leaf  # int32 [B, S]; -1 pads
    last_position: Leaf  # int32 [B] a token here ends the row
    prompt_length: Leaf  # int32 [B] where the output begins
    min_end: Leaf  # int32 [B] no end token before this position
    repetition_penalty: Leaf  # float32 [B]; 1 is off
    repetition_size: Leaf  # int32 [B] tokens back to which the repetition penalty looks
    presence_penalty: Leaf  # float32 [B]
    frequency_penalty: Leaf  # float32 [B]
    has_bias: Leaf  # bool [B] the row of biases applies; forbidden ids have -inf there
    constrained: Leaf  # bool [B] structured output: a bitmask comes for each token


def default(max_stop_token_ids: int) -> SamplingRows:
    """The parameters of one row that samples greedily without constraints, as host arrays."""
    zero = np.int32(0)
    none = np.float32(0)
    off = np.bool_(False)
    return SamplingRows(
        temperature=none,
        top_k=zero,
        top_p=np.float32(1),
        min_p=none,
        seed=np.zeros(2, np.uint32),
        stop_token_ids=np.full(max_stop_token_ids, -1, np.int32),
        last_position=zero,
        prompt_length=zero,
        min_end=zero,
        repetition_penalty=np.float32(1),
        repetition_size=np.int32(2**31 - 1),
        presence_penalty=none,
        frequency_penalty=none,
        has_bias=off,
        constrained=off,
    )


def mask_idle(rows: Array, params: SamplingRows) -> SamplingRows:
    """The parameters of these rows [B], and defaults for the others, which then cost nothing."""
    defaults: SamplingRows = default(params.stop_token_ids.shape[1])

    def masked(leaf: Array, default: Array) -> Array:
        return jnp.where(rows.reshape(-1, *[1] * (leaf.ndim - 1)), leaf, jnp.asarray(default)[None])

    return jax.tree.map(masked, params, defaults)


def has_penalty(params: SamplingRows) -> Array:
    """Which rows have a penalty on earlier tokens -> bool [B]."""
    return (params.repetition_penalty != 1) | (params.presence_penalty != 0) | (params.frequency_penalty != 0)


def apply(
    params: SamplingRows,
    logits: Array,
    bias: Array,
    ids: Array,
    position: Array,
    bitmask: Array,
) -> Array:
    """Logits [B, V] for position [B] after all processors; forbidden tokens are -inf."""
    logits = apply_to_rows(params.has_bias, logits, lambda logits: logits + bias)
    logits = apply_to_rows(
        has_penalty(params), logits, lambda logits: penalize(params, logits, ids, position)
    )
    logits = apply_to_rows(position < params.min_end, logits, lambda logits: suppress_eos(params, logits))
    return apply_to_rows(
        params.constrained,
        logits,
        lambda logits: jnp.where(unpack_bitmask(bitmask, logits), logits, -jnp.inf),
    )


def apply_to_rows(rows: Array, logits: Array, change: Callable[[Array], Array]) -> Array:
    """Change these rows [B] of logits and no others. Without such a row nothing is computed."""

    def changed(logits: Array) -> Array:
        return jnp.where(rows[:, None], change(logits), logits)

    return lax.cond(rows.any(), changed, lambda same: same, logits)


def penalize(params: SamplingRows, logits: Array, ids: Array, position: Array) -> Array:
    """Penalise the tokens before position: repetition and presence once, frequency for each occurrence."""
    until = jnp.where(has_penalty(params), position, 0)
    output = count_tokens(ids, params.prompt_length, until, logits)
    present = count_tokens(ids, until - jnp.minimum(params.repetition_size, until), until, logits) > 0
    zero = unknown_zero(params.prompt_length)[:, None]
    factor = params.repetition_penalty[:, None]
    logits = jnp.where(present, product(logits, jnp.where(logits < 0, factor, 1.0 / factor), zero), logits)
    logits = logits - product(params.frequency_penalty[:, None], output.astype(jnp.float32), zero)
    return logits - params.presence_penalty[:, None] * (output > 0).astype(jnp.float32)


def count_tokens(ids: Array, since: Array, until: Array, like: Array) -> Array:
    """Occurrences of each token in ids [B, C, BLOCK] from since [B] to until [B] - 1 -> int32 [B, V]."""
    return lax.platform_dependent(ids, since, until, like, cuda=count_at_once, default=count_by_blocks)


def count_by_blocks(ids: Array, since: Array, until: Array, like: Array) -> Array:
    """The same block by block, as far as the longest row goes."""
    size = ids.shape[2]
    out_of_range = like.shape[1]
    rows, at = (lax.broadcasted_iota(jnp.int32, (ids.shape[0], size), axis) for axis in (0, 1))

    def count_block(block: Array, counts: Array) -> Array:
        inside = (block * size + at >= since[:, None]) & (block * size + at < until[:, None])
        here = lax.dynamic_index_in_dim(ids, block, axis=1, keepdims=False)
        return counts.at[rows, jnp.where(inside, here, out_of_range)].add(1, mode="drop")

    return lax.fori_loop(0, (until.max() - 1) // size + 1, count_block, jnp.zeros(like.shape, jnp.int32))


def count_at_once(ids: Array, since: Array, until: Array, like: Array) -> Array:
    """The same in one operation over all positions, without a loop."""
    flat = ids.reshape(ids.shape[0], -1)
    out_of_range = like.shape[1]
    rows, at = (lax.broadcasted_iota(jnp.int32, flat.shape, axis) for axis in (0, 1))
    inside = (at >= since[:, None]) & (at < until[:, None])
    counts = jnp.zeros(like.shape, jnp.int32)
    return counts.at[rows, jnp.where(inside, flat, out_of_range)].add(1, mode="drop")


def suppress_eos(params: SamplingRows, logits: Array) -> Array:
    """Forbid every token that would end the row."""
    rows = jnp.arange(logits.shape[0], dtype=jnp.int32)[:, None]
    ends = jnp.where(params.stop_token_ids < 0, logits.shape[1], params.stop_token_ids)
    return logits.at[rows, ends].set(-jnp.inf, mode="drop")


def unpack_bitmask(bitmask: Array, like: Array) -> Array:
    """The bits of a bitmask int32 [B, W], the lowest first -> bool [B, V]."""
    bits = (bitmask[:, :, None] >> jnp.arange(32, dtype=jnp.int32)[None, None]) & 1
    return bits.reshape(bitmask.shape[0], -1)[:, : like.shape[1]].astype(bool)
