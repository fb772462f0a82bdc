"""The oracle's reading of a request's rules: what they make of logits, spelled out id by id.

Shares no line with the engine. V vocabulary.
"""

from collections import Counter
from collections.abc import Collection

import numpy as np

from xlabatch.request import Request
from xlabatch.source import Array


def ruled(
    logits: Array,
    request: Request,
    written: tuple[int, ...],
    ends: Collection[int],
    open: Array | None = None,
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
    allowed = range(len(left)) if request.allowed_ids is None else request.allowed_ids
    left[sorted(set(range(len(left))) - set(allowed) | set(request.bad_ids))] = -np.inf
    if len(written) - len(request.prompt) < request.min_new:
        left[list(ends)] = -np.inf
    return left if open is None else np.where(open, left, -np.inf)


def log_chances(logits: Array) -> Array:
    """Natural logarithms of softmax, in double precision."""
    shifted = logits.astype(np.float64) - logits.max()
    told: Array = shifted - np.log(np.exp(shifted).sum())
    return told
