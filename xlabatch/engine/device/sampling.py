"""One token per row: it depends on the row's logits, its sampling parameters and noise from (seed, position).

Nothing here depends on the slot, the step or a neighbour. The logits processors are followed by temperature,
top-k, top-p over what top-k kept, min-p, and a draw among the rest by the Gumbel-max trick. Ties at a
threshold are all kept.

Thresholds are found without a sort. A key is an int32 in the order of its float32; the threshold of a row is
looked up among its TOP largest entries, and found by bisection over all keys only if some row needs more.
On NVIDIA GPUs, where finding the largest entries sorts all, it is searched by four bits of the key at a time.
Every operation on CPUs has an order and a rounding of its own, which docs/profile.md describes ("Tokens").

B rows, V vocabulary, M = min(TOP, V).
"""

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from xlabatch.engine.device.logits_processors import SamplingRows, mask_idle
from xlabatch.engine.device.rounded_math import exp, log, product, unknown_zero
from xlabatch.kernels.logits_calls import LogitsSummary
from xlabatch.model.layers import row_sums

TOP = 128  # largest entries of a row, in order: finding them takes 0.9 ms for 8 rows of 49152 on CPU
LANES = 128  # entries whose maximum is found before that of a row
PARTS = 128  # of a row, each of which is summed before the row


def sample(logits: Array, params: SamplingRows, position: Array) -> Array:
    """The tokens at position [B], from logits [B, V]."""
    greedy = first_max(logits)
    hot = params.temperature > 0
    # an all-greedy batch computes no noise and no thresholds
    drawn = lax.cond(hot.any(), draw, lambda *_: greedy, logits, params, position)
    return jnp.where(hot, drawn, greedy)


def draw(logits: Array, params: SamplingRows, position: Array) -> Array:
    """A token [B] for each row by its temperature and thresholds."""
    hot = params.temperature > 0
    params = mask_idle(hot, params)
    # a branch of its own, always taken: XLA on CPU does not vectorize what is fused with so many other arrays
    gumbel = lax.cond(
        hot.any(),
        lambda: noise(params.seed, position, logits.shape[1]),
        lambda: jnp.zeros(logits.shape, jnp.float32),
    )
    scaled = tempered(logits, params)
    limited = (params.top_k > 0) | (params.top_p < 1) | (params.min_p > 0)
    kept = lax.cond(limited.any(), kept_mask, lambda scaled, _: jnp.full(scaled.shape, True), scaled, params)
    return first_max(jnp.where(kept, scaled + gumbel, -jnp.inf))


def tempered(logits: Array, params: SamplingRows) -> Array:
    """Logits over their temperature, which is 1 where it was 0, so that each row's maximum is 0 [B, V]."""
    temperature = jnp.where(params.temperature > 0, params.temperature, 1.0)
    inverse = 1.0 / temperature
    scaled = product(logits - logits.max(-1, keepdims=True), inverse[:, None], zero_of(params))
    # the inverse may be 0: -inf * 0 would be NaN and allow a forbidden token
    return jnp.where(logits == -jnp.inf, -jnp.inf, scaled)


def kept_mask(scaled: Array, params: SamplingRows) -> Array:
    """Which entries of scaled [B, V], whose row maximum is 0, pass top-k, top-p and min-p -> bool [B, V]."""
    return lax.platform_dependent(scaled, params, cuda=searched_mask, default=nucleus_mask)


def nucleus_mask(scaled: Array, params: SamplingRows) -> Array:
    """The same by the largest entries of each row."""
    keys = sort_key(scaled)
    top = lax.top_k(scaled, min(TOP, scaled.shape[1]))[0]
    lowest = top_k_threshold(keys, top, params)
    shares = exp(scaled, zero_of(params))
    mass = jnp.where(keys >= lowest[:, None], shares, 0.0)
    top_mass = jnp.where(sort_key(top) >= lowest[:, None], exp(top, zero_of(params)), 0.0)
    lowest = jnp.maximum(lowest, top_p_threshold(keys, top, mass, top_mass, params))
    return (keys >= lowest[:, None]) & (shares >= params.min_p[:, None])


def searched_mask(scaled: Array, params: SamplingRows) -> Array:
    """The same by a search over all keys of every row."""
    keys = sort_key(scaled)
    size = scaled.shape[1]
    count = jnp.where(params.top_k == 0, size, jnp.minimum(params.top_k, size)).astype(jnp.float32)
    lowest = search_threshold(keys, jnp.ones_like(scaled), count)
    shares = exp(scaled, zero_of(params))
    mass = jnp.where(keys >= lowest[:, None], shares, 0.0)
    target = jnp.maximum(params.top_p, jnp.finfo(jnp.float32).tiny) * row_sums(mass)
    nucleus = jnp.where(params.top_p < 1, search_threshold(keys, mass, target), lowest)
    lowest = jnp.maximum(lowest, nucleus)
    return (keys >= lowest[:, None]) & (shares >= params.min_p[:, None])


def top_k_threshold(keys: Array, top: Array, params: SamplingRows) -> Array:
    """The key [B] of each row's top_k-th entry, looked up among its largest [B, M] if they suffice."""
    most = top.shape[1]
    size = keys.shape[1]
    keep_all = (params.top_k == 0) | (params.top_k >= size)
    in_top = jnp.take_along_axis(sort_key(top), jnp.clip(params.top_k, 1, most)[:, None] - 1, axis=1)[:, 0]
    target = jnp.minimum(params.top_k, size).astype(jnp.float32)
    return threshold(keys, jnp.ones_like(keys, jnp.float32), target, keep_all, params.top_k <= most, in_top)


def top_p_threshold(keys: Array, top: Array, mass: Array, top_mass: Array, params: SamplingRows) -> Array:
    """The key [B] down to which mass [B, V] adds up to top_p of its sum; top_mass [B, M]: the largest."""
    target = jnp.maximum(params.top_p, jnp.finfo(jnp.float32).tiny) * row_sums(mass)  # over 0
    enough = lax.associative_scan(jnp.add, top_mass, axis=1) >= target[:, None]
    in_top = jnp.take_along_axis(sort_key(top), jnp.argmax(enough, -1).astype(jnp.int32)[:, None], axis=1)[
        :, 0
    ]
    return threshold(keys, mass, target, params.top_p >= 1, enough.any(-1), in_top)


def threshold(
    keys: Array, weight: Array, target: Array, keep_all: Array, in_top: Array, threshold_in_top: Array
) -> Array:
    """The key [B] at which a row reaches its target weight: looked up, or by bisection if a row needs more.

    Bisection takes 7 ms for 8 rows of 49152 on CPU. Its result is used only in the rows that need it, so that
    a row's token does not depend on a neighbour's parameters.
    """
    lowest = jnp.full_like(threshold_in_top, jnp.iinfo(jnp.int32).min)
    bisected = lax.cond(
        (~keep_all & ~in_top).any(), bisect_threshold, lambda *_: lowest, keys, weight, target
    )
    return jnp.where(keep_all, lowest, jnp.where(in_top, threshold_in_top, bisected))


def bisect_threshold(keys: Array, weight: Array, target: Array) -> Array:
    """The highest key [B] for which the entries at or above it weigh at least the target.

    Bisection over the 32 bits of a key: sorting the vocabulary costs 30 times more on CPU.
    """

    def halve(_: Array, bounds: tuple[Array, Array]) -> tuple[Array, Array]:
        low, high = bounds
        middle = (low >> 1) + (high >> 1) + (low & high & 1)
        reached = row_sums(jnp.where(keys >= middle[:, None], weight, 0.0)) >= target
        return jnp.where(reached, middle, low), jnp.where(reached, high, middle)

    rows = keys.shape[:1]
    most = jnp.iinfo(jnp.int32)
    bounds = jnp.full(rows, most.min, jnp.int32), jnp.full(rows, most.max, jnp.int32)
    return lax.fori_loop(0, 32, halve, bounds)[0]


def search_threshold(keys: Array, weight: Array, target: Array) -> Array:
    """The same without a loop: four bits of the key in each pass over the entries."""
    B, V = keys.shape
    parts = B, PARTS, -(-V // PARTS)
    keys, weight = (jnp.pad(x, ((0, 0), (0, -V % PARTS))).reshape(parts) for x in (keys, weight))
    lowest = jnp.full(B, jnp.iinfo(jnp.int32).min, jnp.int32)
    for shift in range(28, -1, -4):
        bounds = [lowest + np.uint32(n << shift).astype(np.int32) for n in range(1, 16)]
        # a GPU reads the entries in two kernels for all 15 sums, and adds the parts in one
        sums = jnp.stack([jnp.where(keys >= above[:, None, None], weight, 0.0).sum(-1) for above in bounds])
        reached = sums.sum(-1) >= target[None]
        highest = jnp.where(reached, lax.broadcasted_iota(jnp.int32, reached.shape, 0) + 1, 0).max(0)
        lowest = lowest + (highest << jnp.int32(shift))
    return lowest


def sort_key(x: Array) -> Array:
    """float32 to int32, in the same order: both zeros are equal."""
    bits = lax.bitcast_convert_type(x, jnp.int32)
    bits = jnp.where(bits == jnp.iinfo(jnp.int32).min, 0, bits)  # -0.0
    return jnp.where(bits < 0, bits ^ 0x7FFFFFFF, bits)


def noise(seed: Array, position: Array, vocab: int) -> Array:
    """Gumbel noise [B, V]: a function of seed [B, 2] and position [B] only."""
    of_row = position.astype(jnp.uint32)
    key = threefry((seed[:, 0], seed[:, 1]), jnp.zeros_like(of_row), of_row)
    token = lax.broadcasted_iota(jnp.uint32, (len(position), vocab), 1)
    high, low = threefry((key[0][:, None], key[1][:, None]), jnp.zeros_like(token), token)
    # 23 bits plus one half: never 0, never 1, exact in float32
    uniform = (((high ^ low) >> 9).astype(jnp.float32) + 0.5) * jnp.float32(2**-23)
    zero = unknown_zero(position)[:, None]
    return -log(-log(uniform, zero), zero)


def threefry(key: tuple[Array, Array], x: Array, y: Array) -> tuple[Array, Array]:
    """Threefry-2x32 of counters with 20 rounds, as jax.random has it.

    On CPU jax's own takes six times as long, because it loops over the rounds.
    """
    keys = (*key, key[0] ^ key[1] ^ np.uint32(0x1BD11BDA))
    x = x + keys[0]
    y = y + keys[1]
    for group in range(5):
        for rotation in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            x = x + y
            y = ((y << rotation) | (y >> (32 - rotation))) ^ x
        x = x + keys[(group + 1) % 3]
        y = y + keys[(group + 2) % 3] + np.uint32(group + 1)
    return x, y


def zero_of(params: SamplingRows) -> Array:
    """Zeros [B, 1] for `product`."""
    return unknown_zero(params.top_k)[:, None]


def first_max(x: Array) -> Array:
    """The first index of each row's maximum [B]; anything up to V for a row with NaN."""
    # the first block that has it, then its place there: on CPU a sixth of argmax's time
    V = x.shape[1]
    blocks = jnp.pad(x, ((0, 0), (0, -V % LANES)), constant_values=-jnp.inf).reshape(len(x), -1, LANES)
    largest = blocks.max(-1)
    top = largest.max(-1, keepdims=True)
    block = first_true(largest == top)
    at = first_true(jnp.take_along_axis(blocks, block[:, None, None], 1)[:, 0] == top)
    return jnp.minimum(block * LANES + at, V)


def first_true(x: Array) -> Array:
    """The first index of each row that is true [B]; the length of the row if none is."""
    index = lax.broadcasted_iota(jnp.int32, x.shape, 1)
    return jnp.where(x, index, x.shape[1]).min(-1)


def summarize(logits: Array) -> LogitsSummary:
    """What every step takes of logits [B, V]."""
    # not by the maximum alone: XLA's leaves NaN out of long rows on CPU
    finite = (logits < jnp.inf).all(-1) & (logits.max(-1) > -jnp.inf)
    return LogitsSummary(first_max(logits), digest(logits), finite)


def digest(logits: Array) -> Array:
    """A fingerprint of all bits of logits [B, V] -> int32 [B]. A change of any one entry changes it."""
    odd = 2 * lax.broadcasted_iota(jnp.int32, logits.shape, 1) + 1
    return (lax.bitcast_convert_type(logits, jnp.int32) * odd).sum(-1)
