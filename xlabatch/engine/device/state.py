"""The slot state: a cache and a row for each slot. Everything that a step changes.

The leading axis of each leaf is the slots; each leaf is donated to the programs and written in place. Prefill
writes a row's parameters, its ids up to its position, and its logits. What lies beyond is left over from
earlier sequences and never read; the same holds for the bias of a row without has_bias.

B slots, C blocks in each, V vocabulary, T tokens of a padded prompt chunk.
"""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.tree_util import register_dataclass
from jax.typing import DTypeLike

from xlabatch.engine.device.logits_processors import SamplingRows, default
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, Backend, Cache, Zeros, has_keys_in_rows, int8_bytes
from xlabatch.model.layers import InputEmbeddings
from xlabatch.model.params import Leaf
from xlabatch.model.tpu.lanes import rows_of_heads


@register_dataclass
@dataclass(frozen=True)
class Rows:
    """The state of all sequences except the cache."""

    ids: Array  # int32 [B, C, BLOCK] prompt and output tokens by position
    position: Array  # int32 [B] of the last token, or of the token that is needed next
    active: Array  # bool [B] the last token still has to be run
    needs_token: Array  # bool [B] the logits wait for a token
    logits: Array  # float32 [B, V]
    bias: Array  # float32 [B, V], valid where sampling_params.has_bias
    sampling_params: SamplingRows
    adapter: Array | None = None  # int32 [B] 0 is none; absent in an engine that takes no adapters
    rope_offset: Array | None = None  # int32 [B] of rope's positions after images; absent without them

    @property
    def end(self) -> int:
        """How many positions a slot has; what is written here or later is dropped."""
        _, blocks, size = self.ids.shape
        return blocks * size

    def adapters_in(self, slots: Array | None = None) -> Array | None:
        """The adapters [R, 1] of the rows in slots [R], or in all."""
        if self.adapter is None:
            return None
        return (self.adapter if slots is None else self.adapter[slots])[:, None]

    def rope_positions(self, at: Array, slots: Array | None = None) -> Array | None:
        """Rope's positions [3, R, 1] of text at positions [R] of the rows in slots [R], or in all."""
        if self.rope_offset is None:
            return None
        moved = at + (self.rope_offset if slots is None else self.rope_offset[slots])
        return jnp.broadcast_to(moved[None, :, None], (3, *moved.shape, 1))


@register_dataclass
@dataclass(frozen=True)
class SlotState:
    kv: Cache
    rows: Rows


@register_dataclass
@dataclass(frozen=True)
class PromptChunk:
    """A chunk of one request's prompt."""

    tokens: Leaf  # int32 [T]
    start: Leaf  # int32 [] position of the first token
    length: Leaf  # int32 [] tokens of the prompt; the rest is padding
    slot: Leaf  # int32 []
    sampling_params: SamplingRows  # of the request
    adapter: Leaf | None = None  # int32 []
    rope_positions: Leaf | None = None  # int32 [3, T] in an engine that takes images
    rope_offset: Leaf | None = None  # int32 [] after all images of the prompt


def empty_prompt_chunk(
    size: int, max_stop_token_ids: int, adapts: bool = False, grids: bool = False
) -> PromptChunk:
    """A prompt chunk of the right shapes with no content."""
    zero = np.int32(0)
    return PromptChunk(
        np.zeros(size, np.int32),
        start=zero,
        length=np.int32(1),
        slot=zero,
        sampling_params=default(max_stop_token_ids),
        adapter=zero if adapts else None,
        rope_positions=np.zeros((3, size), np.int32) if grids else None,
        rope_offset=zero if grids else None,
    )


def empty_embeddings(size: int, width: int) -> InputEmbeddings:
    """The vectors of a chunk before any token has one; its arrays may be written."""
    return InputEmbeddings(np.zeros((size, width), np.float32), np.zeros(size, bool))


def empty_rows(
    vocab: int,
    slots: int,
    blocks: int,
    max_stop_token_ids: int,
    zeros: Zeros = jnp.zeros,
    *,
    adapts: bool = False,
    grids: bool = False,
) -> Rows:
    """Rows without sequences, each with blocks of ids. What is small is on the host."""

    def of_each(leaf: Any) -> Any:
        return np.tile(leaf, (slots, *[1] * leaf.ndim))

    count: Leaf = np.zeros(slots, np.int32)
    flag: Leaf = np.zeros(slots, bool)
    ids: Leaf = np.zeros((slots, blocks, BLOCK), np.int32)
    return Rows(
        ids,
        position=count,
        active=flag,
        needs_token=flag,
        logits=zeros((slots, vocab), jnp.float32),
        bias=zeros((slots, vocab), jnp.float32),
        sampling_params=jax.tree.map(of_each, default(max_stop_token_ids)),
        adapter=count if adapts else None,
        rope_offset=count if grids else None,
    )


def empty_keys_and_values(
    cfg: Config,
    slots: int,
    blocks: int,
    dtype: DTypeLike,
    backend: Backend,
    zeros: Zeros = jnp.zeros,
    layers: int | None = None,
    reach: int | None = None,
) -> KV:
    """Zeros for the keys and values of one layer, or of this number of layers in one cache."""
    stacked = layers is not None
    lead = (slots, layers, blocks) if layers is not None else (slots, blocks)
    E = int8_bytes(cfg.head_dim) if jnp.dtype(dtype) == jnp.int8 else cfg.head_dim
    K = cfg.kv_heads
    if backend in ("tpu", "tpu_interpret"):
        K, E = rows_of_heads(K, E)
    shape = *lead, K
    values = None if cfg.latents else zeros((*shape, BLOCK, E), dtype)
    keys = zeros((*shape, *((BLOCK, E) if has_keys_in_rows(backend) else (E, BLOCK))), dtype)
    return KV(keys, values, backend, cfg.latents, stacked, reach)
