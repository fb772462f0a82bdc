"""The oracle's step for one token of a stream, and how far the engine may differ from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.prompt_embeddings import Spans
from xlabatch.request import Logprobs, Request
from xlabatch.verify.oracle.sampling import log_softmax, process_logits, scores

# float32 sums in another order differ by about 1e-5 at logits of size 5; with 8-bit rounding such a
# difference may move an activation to the next integer, a hundredth of the largest activation
TIES = {"float32": 1e-4} | dict.fromkeys(("bfloat16", "int8", "int6", "int5", "int4", "stored"), 5e-2)


class LogitsModel(Protocol):
    """A model computed independently of the engine."""

    def logits(self, ids: tuple[int, ...], since: int = 0, embeddings: Spans = ()) -> Array:
        """Return the logits [T - since, V] after each position from `since` on; vectors replace ids."""


@dataclass(frozen=True)
class OracleStep:
    """The oracle's logits [V] for one token, and the token that the request's options choose from them."""

    logits: Array
    request: Request
    ids: tuple[int, ...]  # prompt and completion before this token
    stop_token_ids: tuple[int, ...]
    allowed: Array | None = None  # bool [V]: the tokens that structured output allows here

    @cached_property
    def scores(self) -> Array:
        return self._scores(self.logits)

    def _scores(self, logits: Array) -> Array:
        processed = process_logits(logits, self.request, self.ids, self.stop_token_ids, self.allowed)
        return scores(processed, self.request, len(self.ids))

    @property
    def token(self) -> int:
        return int(self.scores.argmax())

    @property
    def margin(self) -> float:
        """The score of the best token minus the score of the second best."""
        second, first = np.partition(self.scores, -2)[-2:]
        return float(first - second)

    def accepts(self, token: int, tolerance: float) -> bool:
        """Return whether a token is the best, or would be if logits changed by at most the tolerance.

        The second case is a tie: in the scores, or at the edge of a top-k, top-p or min-p cut.
        """
        if self.scores.max() - self.scores[token] <= tolerance:  # False for NaN
            return True
        nudged = self.logits.copy()
        nudged[token] += np.float32(tolerance)
        nudged[self.token] -= np.float32(tolerance)
        rescored = self._scores(nudged)
        return bool(np.isfinite(rescored[token]) and rescored.argmax() == token)

    def __str__(self) -> str:
        return f"the oracle picks {self.token}, margin {self.margin:.2g}"


def logprobs_agree(
    logits: Array,
    id: int,
    logprobs: Logprobs | None,
    count: int | None,
    tolerance: float,
    wanted: Sequence[int] = (),
) -> bool:
    """Return whether log-probabilities are right for a token and the wanted ids or `count` likeliest ids."""
    if logprobs is None or count is None:
        return logprobs is None and count is None
    alternatives = len(wanted) or min(count, len(logits))
    if len(logprobs.top) != alternatives:
        return False
    expected = log_softmax(logits)
    best = expected[list(wanted)] if wanted else np.sort(expected)[::-1][:alternatives]
    near = abs(best - [logprob for _, logprob in logprobs.top]) <= tolerance
    entries = [(id, logprobs.token), *logprobs.top]
    return bool(near.all()) and all(abs(expected[id] - logprob) <= tolerance for id, logprob in entries)
