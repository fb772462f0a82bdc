"""The oracle's choice of a token: cuts by a sort, and noise by threefry, worked out again from the papers.

Shares no line with the engine. V vocabulary.
"""

import numpy as np

from xlabatch.request import Request
from xlabatch.source import Array


def scores(left: Array, request: Request, position: int) -> Array:
    """What the token at a position is the highest of, from what the rules left of its logits."""
    return left if request.temperature == 0 else warm(left, request, position)


def warm(logits: Array, request: Request, position: int) -> Array:
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
