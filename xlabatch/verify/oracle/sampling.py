"""A request's sampling options applied to logits token by token: the reference for the sampler.

This module shares no code with the engine. V vocabulary.
"""

from collections import Counter
from collections.abc import Collection

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.request import Request


def process_logits(
    logits: Array,
    request: Request,
    ids: tuple[int, ...],
    stop_token_ids: Collection[int],
    allowed: Array | None = None,
) -> Array:
    """Apply bias, penalties and bans to the logits [V] that follow `ids`; banned tokens get -inf.

    `allowed` bool [V] are the tokens that structured output allows next.
    """
    processed = logits.astype(np.float32)
    for id, bias in dict(request.logit_bias).items():
        processed[id] += np.float32(bias)
    completion = Counter(ids[len(request.prompt) :])
    repetition = np.float32(request.repetition_penalty)
    frequency = np.float32(request.frequency_penalty)
    size = request.repetition_context_size
    for id in set(ids if size is None else ids[-size:]):
        processed[id] = processed[id] * repetition if processed[id] < 0 else processed[id] / repetition
    for id, count in completion.items():
        processed[id] -= frequency * np.float32(count)
        processed[id] -= np.float32(request.presence_penalty)
    candidates = range(len(processed)) if request.allowed_token_ids is None else request.allowed_token_ids
    processed[sorted(set(range(len(processed))) - set(candidates) | set(request.bad_token_ids))] = -np.inf
    if len(ids) - len(request.prompt) < request.min_tokens:
        processed[list(stop_token_ids)] = -np.inf
    return processed if allowed is None else np.where(allowed, processed, -np.inf)


def log_softmax(logits: Array) -> Array:
    """Compute the natural logarithm of softmax in float64."""
    shifted = logits.astype(np.float64) - logits.max()
    return shifted - np.log(np.exp(shifted).sum())


def scores(logits: Array, request: Request, position: int) -> Array:
    """Return scores [V] of processed logits; the token at this position has the highest score.

    Temperature, top-k, top-p and min-p are applied; tokens that are cut get -inf. With Gumbel noise, the
    highest score is a sample from the softmax of the kept tokens (the Gumbel-max trick).
    """
    if request.temperature == 0:
        return logits
    scaled = (logits - logits.max()) / np.float32(request.temperature)
    order = np.argsort(-scaled, kind="stable")
    is_kept = np.ones(len(scaled), bool)
    if 0 < request.top_k < len(scaled):
        is_kept &= scaled >= scaled[order[request.top_k - 1]]
    if request.top_p < 1:
        mass = np.where(is_kept, np.exp(scaled.astype(np.float64)), 0)[order].cumsum()
        is_kept &= scaled >= scaled[order[np.searchsorted(mass, request.top_p * mass[-1])]]
    is_kept &= np.exp(scaled) >= np.float32(request.min_p)
    return np.where(is_kept, scaled + gumbel(request.seed, position, len(scaled)), -np.inf)


def gumbel(seed: int, position: int, size: int) -> Array:
    """Return Gumbel noise [size] from (seed, position), with jax.random.bits(fold_in(seed, position)).

    Threefry of the position with the seed as key gives a key; threefry of the token index with that key
    gives the bits.
    """
    one = np.ones(1, np.uint32)
    high, low = threefry((seed >> 32, seed & 0xFFFFFFFF), 0 * one, np.uint32(position) * one)
    index = np.arange(size, dtype=np.uint32)
    high, low = threefry((int(high[0]), int(low[0])), 0 * index, index)
    uniform = ((high ^ low) >> 9).astype(np.float64) * 2.0**-23 + 2.0**-24
    return -np.log(-np.log(uniform)).astype(np.float32)


def threefry(key: tuple[int, int], x: Array, y: Array) -> tuple[Array, Array]:
    """Compute Threefry-2x32 with 20 rounds (Salmon et al. 2011)."""
    keys = [np.uint32(key[0]), np.uint32(key[1]), np.uint32(key[0] ^ key[1] ^ 0x1BD11BDA)]
    x = x + keys[0]
    y = y + keys[1]
    for group in range(5):
        for rotation in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            x = x + y
            y = ((y << rotation) | (y >> (32 - rotation))) ^ x
        x = x + keys[(group + 1) % 3]
        y = y + keys[(group + 2) % 3] + np.uint32(group + 1)
    return x, y
