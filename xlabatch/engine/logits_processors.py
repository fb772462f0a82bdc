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
class Rules:
    """How rows choose and end; without the leading B, how one does."""

    temperature: Leaf  # float32 [B]; 0 is greedy
    top_k: Leaf  # int32 [B]; 0 keeps all
    top_p: Leaf  # float32 [B]
    min_p: Leaf  # float32 [B]
    seed: Leaf  # uint32 [B, 2]
    stop: Leaf  # int32 [B, S] ids that end the row; -1 pads
    limit: Leaf  # int32 [B] the row ends with its token at this position
    prompt: Leaf  # int32 [B] where the answer begins
    least: Leaf  # int32 [B] nothing ends the row before this position
    repetition: Leaf  # float32 [B]; 1 is none
    presence: Leaf  # float32 [B]
    frequency: Leaf  # float32 [B]
    biased: Leaf  # bool [B] the row has a bias; ids that are forbidden have -inf there
    formed: Leaf  # bool [B] a mask comes for each of its tokens


def none(stops: int) -> Rules:
    """One row without a rule, as arrays of the host."""
    whole, real, no = np.int32(0), np.float32(0), np.bool_(False)
    return Rules(
        temperature=real,
        top_k=whole,
        top_p=np.float32(1),
        min_p=real,
        seed=np.zeros(2, np.uint32),
        stop=np.full(stops, -1, np.int32),
        limit=whole,
        prompt=whole,
        least=whole,
        repetition=np.float32(1),
        presence=real,
        frequency=real,
        biased=no,
        formed=no,
    )


def only(rows: Array, rules: Rules) -> Rules:
    """The rules of these rows [B]; what others left behind costs nobody anything."""
    free: Rules = none(rules.stop.shape[1])

    def kept(leaf: Array, without: Array) -> Array:
        return jnp.where(rows.reshape(-1, *[1] * (leaf.ndim - 1)), leaf, jnp.asarray(without)[None])

    return jax.tree.map(kept, rules, free)


def penalised(rules: Rules) -> Array:
    """Which rows weigh what was said before -> bool [B]."""
    return (rules.repetition != 1) | (rules.presence != 0) | (rules.frequency != 0)


def apply(rules: Rules, logits: Array, bias: Array, ids: Array, position: Array, words: Array) -> Array:
    """Logits [B, V] for position [B] after the rules; forbidden is -inf."""
    logits = where(rules.biased, logits, lambda logits: logits + bias)
    logits = where(penalised(rules), logits, lambda logits: penalise(rules, logits, ids, position))
    logits = where(position < rules.least, logits, lambda logits: endless(rules, logits))
    return where(rules.formed, logits, lambda logits: jnp.where(unpacked(words, logits), logits, -jnp.inf))


def where(rows: Array, logits: Array, change: Callable[[Array], Array]) -> Array:
    """Change these rows [B] of logits and no other; nothing is computed where there are none."""
    return lax.cond(
        rows.any(), lambda logits: jnp.where(rows[:, None], change(logits), logits), lambda same: same, logits
    )


def penalise(rules: Rules, logits: Array, ids: Array, position: Array) -> Array:
    """Weigh down what stands before position: once for being there at all, or more for each time."""
    until = jnp.where(penalised(rules), position, 0)
    said = counted(ids, rules.prompt, until, logits)
    seen = (said > 0) | (counted(ids, jnp.zeros_like(until), jnp.minimum(rules.prompt, until), logits) > 0)
    times = rules.repetition[:, None]
    logits = jnp.where(seen, jnp.where(logits < 0, logits * times, logits / times), logits)
    logits = logits - rules.frequency[:, None] * said.astype(jnp.float32)
    return logits - rules.presence[:, None] * (said > 0).astype(jnp.float32)


def counted(ids: Array, since: Array, until: Array, like: Array) -> Array:
    """How often each token stands in ids [B, C, BLOCK] from since [B] to before until [B] -> int32 [B, V]."""
    size, nobody = ids.shape[2], like.shape[1]
    rows, at = (lax.broadcasted_iota(jnp.int32, (ids.shape[0], size), axis) for axis in (0, 1))

    def visit(block: Array, counts: Array) -> Array:
        inside = (block * size + at >= since[:, None]) & (block * size + at < until[:, None])
        here = lax.dynamic_index_in_dim(ids, block, axis=1, keepdims=False)
        return counts.at[rows, jnp.where(inside, here, nobody)].add(1, mode="drop")

    return lax.fori_loop(0, (until.max() - 1) // size + 1, visit, jnp.zeros(like.shape, jnp.int32))


def endless(rules: Rules, logits: Array) -> Array:
    """Forbid what would end the row."""
    rows = jnp.arange(logits.shape[0], dtype=jnp.int32)[:, None]
    ends = jnp.where(rules.stop < 0, logits.shape[1], rules.stop)
    return logits.at[rows, ends].set(-jnp.inf, mode="drop")


def unpacked(words: Array, like: Array) -> Array:
    """The bits of words int32 [B, W], the lowest first -> bool [B, V]."""
    bits = (words[:, :, None] >> jnp.arange(32, dtype=jnp.int32)[None, None]) & 1
    return bits.reshape(words.shape[0], -1)[:, : like.shape[1]].astype(bool)
