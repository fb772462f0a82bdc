"""One token a row. A row's choice follows from its logits, its rules, and noise keyed by (seed, position).

Nothing here looks at the slot, the step or a neighbour. Behind what `rules.py` does to the logits come
temperature, top-k, top-p over what top-k kept, min-p, then a draw among the rest (Gumbel's maximum). Ties at
an edge are all kept.
B rows, V vocabulary.
"""

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.engine.logits_processors import Rules, only

FEW = 128  # the best of a row, in order: finding them takes 0.9 ms for 8 rows of 49152 on CPU


def sample(logits: Array, rules: Rules, position: Array) -> Array:
    """The tokens that stand at position [B], from logits [B, V]."""
    greedy = first_max(logits)
    hot = rules.temperature > 0
    # a batch that is all greedy pays for no noise and no cut
    drawn = lax.cond(hot.any(), draw, lambda *_: greedy, logits, rules, position)
    return jnp.where(hot, drawn, greedy)


def draw(logits: Array, rules: Rules, position: Array) -> Array:
    """A token [B] for each row by its temperature and cuts."""
    rules = only(rules.temperature > 0, rules)
    warmth = jnp.where(rules.temperature > 0, rules.temperature, 1.0)
    scaled = (logits - logits.max(-1, keepdims=True)) / warmth[:, None]
    # XLA multiplies by 1 / warmth, which may be 0: what is forbidden stays so, and is not -inf * 0
    scaled = jnp.where(logits == -jnp.inf, -jnp.inf, scaled)
    cuts = (rules.top_k > 0) | (rules.top_p < 1) | (rules.min_p > 0)
    kept = lax.cond(cuts.any(), keep, lambda scaled, _: jnp.full(scaled.shape, True), scaled, rules)
    return first_max(jnp.where(kept, scaled + noise(rules.seed, position, logits.shape[1]), -jnp.inf))


def keep(scaled: Array, rules: Rules) -> Array:
    """Which entries of scaled [B, V], whose rows' maximum is 0, survive the cuts -> bool [B, V]."""
    order, best = ordered(scaled), lax.top_k(scaled, min(FEW, scaled.shape[1]))[0]
    low = by_count(order, best, rules)
    mass = jnp.where(order >= low[:, None], jnp.exp(scaled), 0.0)
    shares = jnp.where(ordered(best) >= low[:, None], jnp.exp(best), 0.0)
    low = jnp.maximum(low, by_mass(order, best, mass, shares, rules))
    return (order >= low[:, None]) & (jnp.exp(scaled) >= rules.min_p[:, None])


def by_count(order: Array, best: Array, rules: Rules) -> Array:
    """The key [B] of each row's top_k-th entry, looked up among its best [B, M] where they reach."""
    most, size = best.shape[1], order.shape[1]
    every = (rules.top_k == 0) | (rules.top_k >= size)
    near = jnp.take_along_axis(ordered(best), jnp.clip(rules.top_k, 1, most)[:, None] - 1, axis=1)[:, 0]
    target = jnp.minimum(rules.top_k, size).astype(jnp.float32)
    return reached(order, jnp.ones_like(order, jnp.float32), target, every, rules.top_k <= most, near)


def by_mass(order: Array, best: Array, mass: Array, shares: Array, rules: Rules) -> Array:
    """The key [B] down to which mass [B, V] makes up top_p of it; shares are those of the best [B, M]."""
    target = jnp.maximum(rules.top_p, jnp.finfo(jnp.float32).tiny) * mass.sum(-1)  # nobody would reach 0
    there = jnp.cumsum(shares, -1) >= target[:, None]
    near = jnp.take_along_axis(ordered(best), jnp.argmax(there, -1).astype(jnp.int32)[:, None], axis=1)[:, 0]
    return reached(order, mass, target, rules.top_p >= 1, there.any(-1), near)


def reached(order: Array, weight: Array, target: Array, every: Array, few: Array, near: Array) -> Array:
    """The key [B] at which a row reaches its target: near if few entries do, else by bisection of them all.

    Bisection takes 7 ms for 8 rows of 49152 on CPU: done only if a row needs it, and told to that row only.
    """
    lowest = jnp.full_like(near, jnp.iinfo(jnp.int32).min)
    far = lax.cond((~every & ~few).any(), edge, lambda *_: lowest, order, weight, target)
    return jnp.where(every, lowest, jnp.where(few, near, far))


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
