"""The cache: its layout, and what a step writes where. Letters as in decoder.py; a convolution has L taps."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.tree_util import register_dataclass
from jax.typing import DTypeLike

from xlabatch.model.config import SCALE_GROUP, Attention, Config, Recurrence
from xlabatch.model.params import STATIC, Leaf

BLOCK = 128  # positions in a block, measured in spike/03_blocked_attention.py

# In int8 each position has a bfloat16 scale for each group of features of a head. The scales of a block,
# [groups, BLOCK], follow its numbers, so that a block is copied and kept as one piece.
SCALE_BYTES = 2

Backend = Literal[
    "xla",
    "xla_rows",
    "dense",
    "triton",
    "triton_interpret",
    "triton_fixed",
    "triton_fixed_interpret",
    "tpu",
    "tpu_interpret",
]


@register_dataclass
@dataclass(frozen=True)
class KV:
    """Keys and values, each in the layout that its dot reads fastest.

    A block is contiguous: most of the time of decode goes into copying blocks. XLA's own operations have one
    cache for each layer; the kernels have one for all layers that keep as many blocks.

    A layer with a window may keep the last blocks only, as a ring: block n lies where block n - C has lain.
    """

    # [B, C, K, E, BLOCK], or [B, L, C, K, E, BLOCK] with L layers; [..., BLOCK, E] if `keys_in_rows`; for a
    # TPU's kernel with the K and E that `rows_of_heads` gives (tpu/lanes.py)
    keys: Array
    # the same with [..., BLOCK, E]; both have more in place of E in int8, see `int8_bytes`
    values: Leaf  # None: the last features of a key are its value
    backend: Backend = field(default="xla", metadata=STATIC)  # what attends to it, see decoder.py
    latents: int = field(default=0, metadata=STATIC)  # how many features these are
    stacked: bool = field(default=False, metadata=STATIC)  # several layers in one cache
    # how many positions its layers attend to at most, if it is a ring with the last blocks of a slot
    reach: int | None = field(default=None, metadata=STATIC)

    @property
    def block_axis(self) -> int:
        return 2 if self.stacked else 1

    @property
    def blocks(self) -> int:
        """How many blocks it has of each slot."""
        return int(self.keys.shape[self.block_axis])

    @property
    def keys_in_rows(self) -> bool:
        return has_keys_in_rows(self.backend)


def has_keys_in_rows(backend: Backend) -> bool:
    """Whether a block of keys has a row for each position, as a block of values has.

    A CPU's dot reads [E, BLOCK] faster. On a TPU, XLA transposes the whole cache to write one position into
    it, and back (spike/39_tpu_compiled.py).
    """
    return backend != "xla"


@register_dataclass
@dataclass(frozen=True)
class TriedTokens:
    """The inputs of recurrent layers for draft tokens, held until it is known which of these are right."""

    inputs: Array  # float32 [layers, N, features]
    gates: Array  # float32 [layers, N, gates of a delta rule, or 0]
    slots: Array  # int32 [B] of the rows that run, then others
    rows: Array  # int32 [] how many run
    states: "Recurrent"  # of one layer: a copy for those rows, which the tokens move on


@register_dataclass
@dataclass(frozen=True)
class Recurrent:
    """What layers that do not attend keep of each slot: the same however long its sequence is.

    It is the state after the last token that was run. What a former sequence left is never used: a token
    selects zeros for what lies before position 0, instead of multiplying it by zero.
    """

    inputs: Array  # float32 [B, D, L - 1] of a convolution; [B, layers, L - 1, D] for the kernels
    # float32 [B, H, K, V] of a delta rule or a state space; [B, layers, H, K, V] for the kernels
    matrices: Array | None = None
    stacked: bool = field(default=False, metadata=STATIC)  # all layers in one array
    trial: TriedTokens | None = None  # with it, tokens leave the state as it was; for the kernels only

    @property
    def feature_axis(self) -> int:
        return 3 if self.stacked else 1


# one of each layer, none of an MLP alone; for the kernels one of all layers whose keys and values have one
# shape, then one of all with a recurrent state
Cache = tuple[KV | Recurrent, ...]


def keep_windows(cfg: Config, context: int, tokens: int) -> Config:
    """The Config whose layers with windows keep rings of blocks, if a slot of `context` positions has more.

    A ring has room for a window, and for the `tokens` that are written beyond the position which is needed.
    """

    def with_ring(attn: Attention) -> Attention:
        if attn.reach is None:
            return attn
        ring = -(-(attn.reach + tokens) // BLOCK)
        return replace(attn, ring=ring) if ring * BLOCK < context else attn

    return cfg.with_attention(with_ring)


class CacheShape(NamedTuple):
    """What layers have in common whose keys and values are one array of the kernels' cache."""

    ring: int
    kv_heads: int
    head_dim: int


def cache_shape(cfg: Config, attn: Attention) -> CacheShape:
    own = cfg.of_layer(attn)
    return CacheShape(attn.ring, own.kv_heads, own.head_dim)


class CachePlace(NamedTuple):
    """Where the kernels' cache has what a layer keeps."""

    part: int
    number: int  # of the layer among those of its part


def places_of_layers(cfg: Config) -> list[CachePlace | None]:
    """The place of each layer in the kernels' cache; None for an MLP alone.

    A layer without keys of its own has that of the layer which has them.
    """
    shapes = list(dict.fromkeys(cache_shape(cfg, attn) for attn in cfg.caching))
    kinds = cfg.recurrence or (None,) * cfg.layers
    passed = Counter[int]()
    places: list[CachePlace | None] = []
    for attn, kind in zip(cfg.attention, kinds, strict=True):
        if attn is not None and attn.keys_of is not None:
            places.append(places[attn.keys_of])
        elif attn is None and kind is None:
            places.append(None)
        else:
            part = len(shapes) if attn is None else shapes.index(cache_shape(cfg, attn))
            places.append(CachePlace(part, passed[part]))
            passed[part] += 1
    return places


Zeros = Callable[[tuple[int, ...], DTypeLike], Array]  # how they are made, from shape and dtype


def empty_recurrent(
    kind: Recurrence, slots: int, zeros: Zeros = jnp.zeros, layers: int | None = None
) -> Recurrent:
    """Zeros for what a layer keeps of each slot, or for the kernels what this number of layers does."""
    stacked = layers is not None
    lead = (slots, layers) if layers is not None else (slots,)
    inputs = (kind.inputs, kind.features) if stacked else (kind.features, kind.inputs)
    matrices = zeros((*lead, kind.heads, kind.keys, kind.values), jnp.float32) if kind.heads else None
    return Recurrent(zeros((*lead, *inputs), jnp.float32), matrices, stacked)


@register_dataclass
@dataclass(frozen=True)
class StepPositions:
    """The positions of a step's tokens, and the blocks that they need."""

    slot: Array  # [] the first row's slot
    positions: Array  # [R, T] of each token; it attends to its own position and those before
    write_positions: Array  # [R, T] where its key and value go; from `end` on they are dropped
    num_blocks: Array  # [] how many blocks the longest row needs
    min_position: Array  # [] the lowest position of an active row; no window starts before this one's
    end: int = field(metadata=STATIC)  # how many positions a slot has; a token that writes here is padding
    # [R] of each row, where they are not consecutive: for what sums in an order that no shape changes
    slots: Array | None = None
    num_tokens: Array | None = None  # [] of all rows, where padding follows: the kernels skip it
    adapters: Array | None = None  # [R, T] of each token, the same in a row; 0 is no adapter
    rope_positions: Array | None = None  # [3, R, T] time, row and column, where they differ from `positions`

    @property
    def active(self) -> Array:
        """Which tokens [R, T] are not padding."""
        return self.write_positions < self.end

    @property
    def slots_of_rows(self) -> Array:
        """The slot of each row [R]."""
        if self.slots is not None:
            return self.slots
        return self.slot + jnp.arange(self.positions.shape[0], dtype=jnp.int32)


def int8_bytes(head_dim: int) -> int:
    """How many bytes a head's features and their scales take at each position in int8."""
    return head_dim + SCALE_BYTES * -(-head_dim // SCALE_GROUP)


def int8_features(size: int) -> int:
    """How many features take this many bytes with their scales: the inverse of `int8_bytes`."""
    return size - SCALE_BYTES * -(-size // (SCALE_GROUP + SCALE_BYTES))


def backend_of(cache: Cache) -> Backend:
    """What attends to it; XLA's own operations where no layer attends."""
    return next((kv.backend for kv in cache if isinstance(kv, KV)), "xla")


def recurrent_part(cache: Cache) -> Recurrent | None:
    """What the kernels' layers keep of a recurrent state, if any do."""
    return next((part for part in cache if isinstance(part, Recurrent)), None)


def sanitize_kv(kv: KV, keys: Array, values: Array) -> tuple[Array, Array]:
    """Keys and values in the cache's dtype, with every value finite.

    An entry of a value that is not finite becomes zero, and the same entry of the key becomes NaN. A masked
    position then adds exactly 0 (0 * NaN would be NaN), while a query that attends to it gets a NaN score.
    """
    keys = keys.astype(kv.keys.dtype)
    values = values.astype(kv.keys.dtype)
    finite = jnp.isfinite(values)
    return jnp.where(finite, keys, jnp.nan), jnp.where(finite, values, 0.0)


def sanitize_latents(kv: KV, keys: Array) -> Array:
    """The same of keys [K, E, R, T] that contain their values; the other features become NaN."""
    keys = keys.astype(kv.keys.dtype)
    rotated, latents = jnp.split(keys, [keys.shape[1] - kv.latents], axis=1)
    finite = jnp.isfinite(latents)
    rotated = jnp.where(finite.all(axis=1, keepdims=True), rotated, jnp.nan)
    return jnp.concatenate([rotated, jnp.where(finite, latents, 0.0)], axis=1)


def write(kv: KV, keys: Array, values: Array | None, step: StepPositions) -> KV:
    """Write keys and values [K, E, R, T] at their positions; positions from `end` on are dropped."""
    if values is None:
        keys = sanitize_latents(kv, keys)
    else:
        keys, values = sanitize_kv(kv, keys, values)
    rows = step.slots_of_rows[:, None]
    block = step.write_positions // BLOCK
    offset = step.write_positions % BLOCK
    features = () if kv.keys_in_rows else (slice(None),)
    written = kv.keys.at[rows, block, :, *features, offset].set(keys.transpose(2, 3, 0, 1), mode="drop")
    if values is None:
        return replace(kv, keys=written)
    added = kv.values.at[rows, block, :, offset].set(values.transpose(2, 3, 0, 1), mode="drop")
    return replace(kv, keys=written, values=added)
