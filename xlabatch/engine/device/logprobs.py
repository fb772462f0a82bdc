"""Log-probabilities of tokens by the model's own logits, before any processor. Computed only on request.

N positions, V vocabulary, M = min(MAX_LOGPROBS, V) alternatives.
"""

import jax.numpy as jnp
from flax import struct
from jax import Array, lax

from xlabatch.model.layers import row_sums
from xlabatch.model.params import Leaf
from xlabatch.request import MAX_LOGPROBS


@struct.dataclass
class TopLogprobs:
    """Natural logarithms."""

    token: Leaf  # float32 [N] of the token itself
    top: Leaf  # float32 [N, M] of the most likely tokens
    ids: Leaf  # int32 [N, M]


def top_logprobs(logits: Array, tokens: Array) -> TopLogprobs:
    """Log-probabilities of tokens [N] and of the most likely alternatives, by logits [N, V]."""
    largest = logits.max(-1)
    total = largest + jnp.log(row_sums(jnp.exp(logits - largest[:, None])))
    chosen = jnp.take_along_axis(logits, tokens[:, None], axis=-1)[:, 0]
    top, ids = lax.top_k(logits, min(MAX_LOGPROBS, logits.shape[1]))
    return TopLogprobs(chosen - total, top - total[:, None], ids)
