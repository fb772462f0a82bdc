"""One token a row. A row's choice follows from its logits, its rules, and noise keyed by (seed, position).

Nothing here looks at the slot, the step or a neighbour. Behind what `rules.py` does to the logits come
temperature, top-k, top-p over what top-k kept, min-p, then a draw among the rest (Gumbel's maximum). Ties at
an edge are all kept.
B rows, V vocabulary.
"""

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.rules import Rules


def sample(logits: Array, rules: Rules, position: Array) -> Array:
    """The tokens that stand at position [B], from logits [B, V]."""
    greedy = first_max(logits)
    hot = rules.temperature > 0
    # a batch that is all greedy pays for no noise and no cut
    drawn = lax.cond(hot.any(), draw, lambda *_: greedy, logits, rules, position)
    return jnp.where(hot, drawn, greedy)


def draw(logits: Array, rules: Rules, position: Array) -> Array:
    """A token [B] for each row by its temperature and cuts."""
    warmth = jnp.where(rules.temperature > 0, rules.temperature, 1.0)
    scaled = (logits - logits.max(-1, keepdims=True)) / warmth[:, None]
    cuts = (rules.top_k > 0) | (rules.top_p < 1) | (rules.min_p > 0)
    kept = lax.cond(cuts.any(), keep, lambda scaled, _: jnp.full(scaled.shape, True), scaled, rules)
    return first_max(jnp.where(kept, scaled + noise(rules.seed, position, logits.shape[1]), -jnp.inf))


def keep(scaled: Array, rules: Rules) -> Array:
    """Which entries of scaled [B, V], whose rows' maximum is 0, survive the cuts -> bool [B, V]."""
    order, every = ordered(scaled), jnp.full(scaled.shape, True)
    # an edge costs 7 ms for 8 rows of 49152 on CPU: only who needs one pays, and the company then
    kept = lax.cond((rules.top_k > 0).any(), by_count, lambda *_: every, order, rules)
    mass = jnp.where(kept, jnp.exp(scaled), 0.0)
    kept = kept & lax.cond((rules.top_p < 1).any(), by_mass, lambda *_: every, order, mass, rules)
    return kept & (jnp.exp(scaled) >= rules.min_p[:, None])


def by_count(order: Array, rules: Rules) -> Array:
    """Which entries are among a row's top_k -> bool [B, V]."""
    size = jnp.float32(order.shape[1])
    top_k = jnp.where(rules.top_k > 0, jnp.minimum(rules.top_k.astype(jnp.float32), size), size)
    return order >= edge(order, jnp.ones_like(order, jnp.float32), top_k)[:, None]


def by_mass(order: Array, mass: Array, rules: Rules) -> Array:
    """Which entries make up a row's top_p of its mass [B, V] -> bool [B, V]."""
    top_p = jnp.maximum(rules.top_p, jnp.finfo(jnp.float32).tiny)  # a target of 0 would be reached by nobody
    kept = order >= edge(order, mass, top_p * mass.sum(-1))[:, None]
    return kept | (rules.top_p >= 1)[:, None]


def edge(order: Array, weight: Array, target: Array) -> Array:
    """The highest key [B] at which the weight of all entries at or over it reaches the target.

    Bisection over the 32 bits of a key: a sort of the vocabulary costs 30 times more on CPU.
    """

    def halve(_: Array, bounds: tuple[Array, Array]) -> tuple[Array, Array]:
        low, high = bounds
        middle = (low >> 1) + (high >> 1) + (low & high & 1)
        reached = jnp.where(order >= middle[:, None], weight, 0.0).sum(-1) >= target
        return jnp.where(reached, middle, low), jnp.where(reached, high, middle)

    rows, most = order.shape[:1], jnp.iinfo(jnp.int32)
    bounds = jnp.full(rows, most.min, jnp.int32), jnp.full(rows, most.max, jnp.int32)
    return lax.fori_loop(0, 32, halve, bounds)[0]


def ordered(x: Array) -> Array:
    """float32 as int32 in the same order."""
    bits = lax.bitcast_convert_type(x, jnp.int32)
    return jnp.where(bits < 0, bits ^ 0x7FFFFFFF, bits)


def noise(seed: Array, position: Array, vocab: int) -> Array:
    """Gumbel noise [B, V], a function of seed [B, 2] and position [B] alone."""

    def row(seed: Array, position: Array) -> Array:
        key = jax.random.fold_in(jax.random.wrap_key_data(seed, impl="threefry2x32"), position)
        return jax.random.bits(key, (vocab,), jnp.uint32)

    # 23 bits and a half: never 0, never 1, exact in float32
    uniform = ((jax.vmap(row)(seed, position) >> 9).astype(jnp.float32) + 0.5) * jnp.float32(2**-23)
    return -jnp.log(-jnp.log(uniform))


def first_max(x: Array) -> Array:
    """The first index of each row's maximum. V where the row holds NaN."""
    # two plain reductions; argmax as one is twice as slow on CPU
    index = lax.broadcasted_iota(jnp.int32, x.shape, 1)
    return jnp.where(x == x.max(-1, keepdims=True), index, x.shape[1]).min(-1)


def digest(logits: Array) -> Array:
    """A fingerprint of all bits of logits [B, V] -> int32 [B]; a change of any one entry changes it."""
    odd = 2 * lax.broadcasted_iota(jnp.int32, logits.shape, 1) + 1
    return (lax.bitcast_convert_type(logits, jnp.int32) * odd).sum(-1)
