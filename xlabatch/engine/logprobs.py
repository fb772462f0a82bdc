"""How likely tokens were: what the model thought before any rule. Only computed where somebody asks.

N positions, V vocabulary, M = 20 alternatives or the whole vocabulary.
"""

import jax
import jax.numpy as jnp
from flax import struct
from jax import Array, lax

from xlabatch.model.params import Leaf
from xlabatch.request import MAX_LOGPROBS


@struct.dataclass
class TopLogprobs:
    token: Leaf  # float32 [N] the log-probability of the token itself
    top: Leaf  # float32 [N, M] those of the likeliest
    ids: Leaf  # int32 [N, M]


def top_logprobs(logits: Array, tokens: Array) -> TopLogprobs:
    """How likely tokens [N] were by logits [N, V]."""
    mass = jax.nn.logsumexp(logits, axis=-1)
    chosen = jnp.take_along_axis(logits, tokens[:, None], axis=-1)[:, 0]
    top, ids = lax.top_k(logits, min(MAX_LOGPROBS, logits.shape[1]))
    return TopLogprobs(chosen - mass, top - mass[:, None], ids)
