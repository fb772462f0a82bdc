"""The slot state: keys and values, and a row for each slot. Everything that a step changes.

Each leaf leads with the slots, is donated to the programs and written in place. Seating writes a row's rules,
its ids up to its position, and its logits; what lies beyond is junk of former tenants that nobody reads, and
so is the bias of a row whose rules have none.

B slots, C blocks in each, V vocabulary, T tokens of a padded piece of a prompt.
"""

from typing import Any

import jax
import jax.numpy as jnp
from flax import struct
from jax import Array

from xlabatch.engine.logits_processors import SamplingParams, default
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, Backend
from xlabatch.model.params import Leaf


@struct.dataclass
class Rows:
    """A slot's row but for its keys and values: what was read and said, and what is said next."""

    ids: Array  # int32 [B, C, BLOCK] what stands at each position
    position: Array  # int32 [B] where the last token stands, or the one that is due
    active: Array  # bool [B] its last token has not been run yet
    needs_token: Array  # bool [B] its logits wait for a choice
    logits: Array  # float32 [B, V]
    bias: Array  # float32 [B, V], where the rules say that there is one
    params: SamplingParams


@struct.dataclass
class SlotState:
    kv: tuple[KV, ...]
    rows: Rows


@struct.dataclass
class PromptChunk:
    """A piece of one request's prompt."""

    tokens: Leaf  # int32 [T]
    start: Leaf  # int32 [] the position of the first
    length: Leaf  # int32 [] how many are the prompt's; the rest is padding
    slot: Leaf  # int32 []
    params: SamplingParams  # the request's own


def cache_type(weights: str, platform: str | None = None) -> str:
    """How keys and values are kept beside such weights, here or on a platform; CPUs' 16-bit dots are slow."""
    narrow = weights == "bfloat16" or (weights == "int8" and (platform or jax.default_backend()) != "cpu")
    return "bfloat16" if narrow else "float32"


def empty(
    cfg: Config,
    slots: int,
    context: int,
    max_stop_token_ids: int,
    dtype: Any = jnp.float32,
    backend: Backend = "xla",
) -> SlotState:
    """A state in which nobody sits, its cache attended in a way."""
    blocks = -(-context // BLOCK)

    def layer() -> KV:
        shape, E = (slots, blocks, cfg.kv_heads), cfg.head_dim
        return KV(jnp.zeros((*shape, E, BLOCK), dtype), jnp.zeros((*shape, BLOCK, E), dtype), backend)

    rows = Rows(
        ids=jnp.zeros((slots, blocks, BLOCK), jnp.int32),
        position=jnp.zeros(slots, jnp.int32),
        active=jnp.zeros(slots, bool),
        needs_token=jnp.zeros(slots, bool),
        logits=jnp.zeros((slots, cfg.vocab), jnp.float32),
        bias=jnp.zeros((slots, cfg.vocab), jnp.float32),
        params=jax.tree.map(
            lambda leaf: jnp.tile(leaf, (slots, *[1] * leaf.ndim)), default(max_stop_token_ids)
        ),
    )
    return SlotState(tuple(layer() for _ in range(cfg.layers)), rows)
