"""Log-probabilities of tokens by the model's own logits, before any processor. Computed only on request.

N positions, V vocabulary, M = min(MAX_LOGPROBS, V) alternatives.
"""

from dataclasses import dataclass

import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from jax.tree_util import register_dataclass
from numpy.typing import NDArray

from xlabatch.model.layers import row_sums
from xlabatch.model.params import Leaf
from xlabatch.request import MAX_LOGPROBS


@register_dataclass
@dataclass(frozen=True)
class TopLogprobs:
    """Natural logarithms."""

    token: Leaf  # float32 [N] of the token itself
    top: Leaf  # float32 [N, M] of the most likely tokens, or of those that the row wants
    ids: Leaf  # int32 [N, M]


def top_logprobs(logits: Array, tokens: Array, wanted: Array | None = None) -> TopLogprobs:
    """Log-probabilities of tokens [N] and of alternatives, by logits [N, V].

    These are the most likely ids, or the wanted ones [N, M] in rows that have some, padded with -1.
    """
    largest = logits.max(-1)
    total = largest + jnp.log(row_sums(jnp.exp(logits - largest[:, None])))
    chosen = jnp.take_along_axis(logits, tokens[:, None], axis=-1)[:, 0]
    top, ids = lax.top_k(logits, min(MAX_LOGPROBS, logits.shape[1]))
    if wanted is not None:
        given = jnp.take_along_axis(logits, jnp.maximum(wanted, 0), axis=-1)
        wants = wanted[:, :1] >= 0
        top = jnp.where(wants, given, top)
        ids = jnp.where(wants, wanted, ids)
    return TopLogprobs(chosen - total, top - total[:, None], ids)


def no_token_ids(rows: int, vocab: int) -> NDArray[np.int32]:
    """The wanted ids [N, M] of rows that want none, on the host."""
    return np.full((rows, min(MAX_LOGPROBS, vocab)), -1, np.int32)
