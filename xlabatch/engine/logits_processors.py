"""A row's rules, and what they make of its logits before a token is drawn.

In this order: bias; repetition, presence, frequency; forbidden ids; no end too soon; the form of a structured
answer. `sampling.py` draws from what is left. A row without a rule keeps its logits bit for bit, and a batch
without any pays for none. B rows, C blocks of positions, V vocabulary, W = V / 32 words of a mask.
"""

from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
from flax import struct
from jax import Array, lax

from xlabatch.model.params import Leaf


@struct.dataclass
class SamplingParams:
    """How rows choose and end; without the leading B, how one does."""

    temperature: Leaf  # float32 [B]; 0 is greedy
    top_k: Leaf  # int32 [B]; 0 keeps all
    top_p: Leaf  # float32 [B]
    min_p: Leaf  # float32 [B]
    seed: Leaf  # uint32 [B, 2]
    stop_token_ids: Leaf  # int32 [B, S] ids that end the row; -1 pads
    last_position: Leaf  # int32 [B] the row ends with its token at this position
    prompt_length: Leaf  # int32 [B] where the answer begins
    min_end: Leaf  # int32 [B] nothing ends the row before this position
    repetition_penalty: Leaf  # float32 [B]; 1 is none
    presence_penalty: Leaf  # float32 [B]
    frequency_penalty: Leaf  # float32 [B]
    has_bias: Leaf  # bool [B] the row has a bias; ids that are forbidden have -inf there
    constrained: Leaf  # bool [B] a mask comes for each of its tokens


def default(max_stop_token_ids: int) -> SamplingParams:
    """One row without a rule, as arrays of the host."""
    whole, real, no = np.int32(0), np.float32(0), np.bool_(False)
    return SamplingParams(
        temperature=real,
        top_k=whole,
        top_p=np.float32(1),
        min_p=real,
        seed=np.zeros(2, np.uint32),
        stop_token_ids=np.full(max_stop_token_ids, -1, np.int32),
        last_position=whole,
        prompt_length=whole,
        min_end=whole,
        repetition_penalty=np.float32(1),
        presence_penalty=real,
        frequency_penalty=real,
        has_bias=no,
        constrained=no,
    )


def mask_idle(rows: Array, params: SamplingParams) -> SamplingParams:
    """The rules of these rows [B]; what others left behind costs nobody anything."""
    free: SamplingParams = default(params.stop_token_ids.shape[1])

    def kept(leaf: Array, without: Array) -> Array:
        return jnp.where(rows.reshape(-1, *[1] * (leaf.ndim - 1)), leaf, jnp.asarray(without)[None])

    return jax.tree.map(kept, params, free)


def has_penalty(params: SamplingParams) -> Array:
    """Which rows weigh what was said before -> bool [B]."""
    return (params.repetition_penalty != 1) | (params.presence_penalty != 0) | (params.frequency_penalty != 0)


def apply(
    params: SamplingParams, logits: Array, bias: Array, ids: Array, position: Array, bitmask: Array
) -> Array:
    """Logits [B, V] for position [B] after the rules; forbidden is -inf."""
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
    """Change these rows [B] of logits and no other; nothing is computed where there are none."""
    return lax.cond(
        rows.any(), lambda logits: jnp.where(rows[:, None], change(logits), logits), lambda same: same, logits
    )


def penalize(params: SamplingParams, logits: Array, ids: Array, position: Array) -> Array:
    """Weigh down what stands before position: once for being there at all, or more for each time."""
    until = jnp.where(has_penalty(params), position, 0)
    said = count_tokens(ids, params.prompt_length, until, logits)
    seen = (said > 0) | (
        count_tokens(ids, jnp.zeros_like(until), jnp.minimum(params.prompt_length, until), logits) > 0
    )
    times = params.repetition_penalty[:, None]
    logits = jnp.where(seen, jnp.where(logits < 0, logits * times, logits / times), logits)
    logits = logits - params.frequency_penalty[:, None] * said.astype(jnp.float32)
    return logits - params.presence_penalty[:, None] * (said > 0).astype(jnp.float32)


def count_tokens(ids: Array, since: Array, until: Array, like: Array) -> Array:
    """How often each token stands in ids [B, C, BLOCK] from since [B] to before until [B] -> int32 [B, V]."""
    size, nobody = ids.shape[2], like.shape[1]
    rows, at = (lax.broadcasted_iota(jnp.int32, (ids.shape[0], size), axis) for axis in (0, 1))

    def visit(block: Array, counts: Array) -> Array:
        inside = (block * size + at >= since[:, None]) & (block * size + at < until[:, None])
        here = lax.dynamic_index_in_dim(ids, block, axis=1, keepdims=False)
        return counts.at[rows, jnp.where(inside, here, nobody)].add(1, mode="drop")

    return lax.fori_loop(0, (until.max() - 1) // size + 1, visit, jnp.zeros(like.shape, jnp.int32))


def suppress_eos(params: SamplingParams, logits: Array) -> Array:
    """Forbid what would end the row."""
    rows = jnp.arange(logits.shape[0], dtype=jnp.int32)[:, None]
    ends = jnp.where(params.stop_token_ids < 0, logits.shape[1], params.stop_token_ids)
    return logits.at[rows, ends].set(-jnp.inf, mode="drop")


def unpack_bitmask(bitmask: Array, like: Array) -> Array:
    """The bits of words int32 [B, W], the lowest first -> bool [B, V]."""
    bits = (bitmask[:, :, None] >> jnp.arange(32, dtype=jnp.int32)[None, None]) & 1
    return bits.reshape(bitmask.shape[0], -1)[:, : like.shape[1]].astype(bool)
