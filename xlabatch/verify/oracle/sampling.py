"""The oracle's reading of a request's rules: what they make of logits, spelled out id by id.

Shares no line with the engine. V vocabulary.
"""

from collections import Counter
from collections.abc import Collection

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.request import Request


def process_logits(
    logits: Array,
    request: Request,
    written: tuple[int, ...],
    eos_token_ids: Collection[int],
    allowed: Array | None = None,
) -> Array:
    """Logits [V] after what was written, prompt and answer; open [V] says what a form allows here."""
    left = logits.astype(np.float32)
    for id, bias in dict(request.logit_bias).items():
        left[id] += np.float32(bias)
    answer = Counter(written[len(request.prompt) :])
    times, frequency = np.float32(request.repetition_penalty), np.float32(request.frequency_penalty)
    for id in set(written):
        left[id] = left[id] * times if left[id] < 0 else left[id] / times
    for id, count in answer.items():
        left[id] -= frequency * np.float32(count)
        left[id] -= np.float32(request.presence_penalty)
    kept = range(len(left)) if request.allowed_token_ids is None else request.allowed_token_ids
    left[sorted(set(range(len(left))) - set(kept) | set(request.bad_token_ids))] = -np.inf
    if len(written) - len(request.prompt) < request.min_tokens:
        left[list(eos_token_ids)] = -np.inf
    return left if allowed is None else np.where(allowed, left, -np.inf)


def log_softmax(logits: Array) -> Array:
    """Natural logarithms of softmax, in double precision."""
    shifted = logits.astype(np.float64) - logits.max()
    told: Array = shifted - np.log(np.exp(shifted).sum())
    return told


def scores(logits: Array, request: Request, position: int) -> Array:
    """What the token at a position is the highest of, from what the rules left of its logits."""
    return logits if request.temperature == 0 else tempered(logits, request, position)


def tempered(logits: Array, request: Request, position: int) -> Array:
    """Logits after temperature, cuts by a sort, and noise; what is cut is -inf."""
    scaled = (logits - logits.max()) / np.float32(request.temperature)
    order = np.argsort(-scaled, kind="stable")
    kept = np.ones(len(scaled), bool)
    if 0 < request.top_k < len(scaled):
        kept &= scaled >= scaled[order[request.top_k - 1]]
    if request.top_p < 1:
        mass = np.where(kept, np.exp(scaled.astype(np.float64)), 0)[order].cumsum()
        kept &= scaled >= scaled[order[np.searchsorted(mass, request.top_p * mass[-1])]]
    kept &= np.exp(scaled) >= np.float32(request.min_p)
    return np.where(kept, scaled + gumbel(request.seed, position, len(scaled)), -np.inf)


def gumbel(seed: int, position: int, size: int) -> Array:
    """The noise of (seed, position): threefry over the token's index, keyed by threefry of the position."""
    one = np.ones(1, np.uint32)
    high, low = threefry((seed >> 32, seed & 0xFFFFFFFF), 0 * one, np.uint32(position) * one)
    index = np.arange(size, dtype=np.uint32)
    high, low = threefry((int(high[0]), int(low[0])), 0 * index, index)
    uniform = ((high ^ low) >> 9).astype(np.float64) * 2.0**-23 + 2.0**-24
    return -np.log(-np.log(uniform)).astype(np.float32)


def threefry(key: tuple[int, int], x: Array, y: Array) -> tuple[Array, Array]:
    """Threefry-2x32 with 20 rounds (Salmon et al. 2011)."""
    keys = [np.uint32(key[0]), np.uint32(key[1]), np.uint32(key[0] ^ key[1] ^ 0x1BD11BDA)]
    x, y = x + keys[0], y + keys[1]
    for group in range(5):
        for turn in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            x = x + y
            y = ((y << turn) | (y >> (32 - turn))) ^ x
        x, y = x + keys[(group + 1) % 3], y + keys[(group + 2) % 3] + np.uint32(group + 1)
    return x, y
