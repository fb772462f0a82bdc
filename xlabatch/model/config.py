"""The numbers of a model that its tensors do not carry: static while tracing, and hashable.

Letters as in decoder.py.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

SCALE_GROUP = 32  # features of a head that share a scale at each position, in a cache in int8


@dataclass(frozen=True)
class Rope:
    """Rotary positions, with every scaling already resolved."""

    frequencies: tuple[float, ...]  # [pairs] radians per position; features after the pairs are not rotated
    gain: float = 1.0  # multiplies cosine and sine
    trained_positions: int = 0  # longer contexts use `long`, where there is one
    long: "Rope | None" = None
    sections: tuple[int, ...] = ()  # pairs that turn by time, row and column of a position; () by one number


@dataclass(frozen=True)
class TemperatureTuning:
    """Scores that grow with the position of their query, in steps of `floor_scale` positions.

    They are multiplied by 1 + scale * log(1 + (position + first) // floor_scale).
    """

    scale: float
    floor_scale: int
    first: int = 1  # the number of the first position


@dataclass(frozen=True)
class Attention:
    """The attention of one layer."""

    scale: float  # multiplies queries
    rope: Rope | None = None  # None: queries and keys are not rotated
    window: int | None = None  # how many positions a token attends to, including its own; None: all
    chunk: int | None = None  # a token attends to positions since the last multiple of it; None: to all
    ring: int = 0  # blocks of the ring that its keys and values lie in; 0: each position has its own place
    tuning: TemperatureTuning | None = None  # None: all queries have the same scale
    kv_heads: int | None = None  # None: those of Config
    head_dim: int | None = None  # None: that of Config
    keys_of: int | None = None  # the layer whose keys and values it attends to; None: its own

    @property
    def reach(self) -> int | None:
        """How many positions a token attends to at most, including its own; None: all."""
        return min((each for each in (self.window, self.chunk) if each is not None), default=None)


@dataclass(frozen=True)
class Recurrence:
    """What a recurrent layer keeps of a sequence: the last inputs of a convolution, matrices."""

    features: int
    inputs: int  # of each feature: one less than the convolution has taps
    heads: int = 0  # each keeps a matrix
    keys: int = 0  # the rows of a matrix
    values: int = 0  # the columns

    @property
    def key_heads(self) -> int:
        """How many heads queries and keys have: neighbouring heads share one."""
        return (self.features - self.heads * self.values) // 2 // self.keys

    @property
    def numbers(self) -> int:
        """How many numbers a layer keeps of a sequence."""
        return self.features * self.inputs + self.heads * self.keys * self.values


@dataclass(frozen=True)
class LayerInputs:
    """What each layer gets of a token itself: a row of a second embedding, and a projection of the first.

    They are added up: scale * (embed_scale * row + norm(projection(embedding))).
    """

    features: int
    embed_scale: float
    norm_eps: float  # of the norm of the projection
    scale: float


@dataclass(frozen=True)
class Config:
    """A model's sizes, and the constants of its layers."""

    vocab: int  # V
    width: int  # D
    heads: int  # H
    kv_heads: int  # K, in layers whose Attention has no other number
    head_dim: int  # E, in the same
    attention: tuple[Attention | None, ...]  # [layers], None for a layer that does not attend
    norm_eps: float  # of all norms, except the norms of latents
    max_positions: int  # the longest sequence that the model supports
    act: str = "silu"
    parallel: bool = False  # attention and MLP both read the input of the layer
    recurrence: tuple[Recurrence | None, ...] = ()  # [layers], None for a layer without; () if all are
    step_limits: tuple[float, float] = (0.0, math.inf)  # time steps of state spaces are clamped to them
    latent_eps: float = 1e-6
    latents: int = 0  # how many features at the end of a key are also its value; 0: values are cached too
    gate_limit: float | None = None  # gates and ups of an MLP are clamped to it, gates from above only
    up_offset: float = 0.0  # added to the ups of an MLP
    experts_per_token: int = 0  # how many experts a token uses, in layers that have experts
    expert_scores: str = "softmax"  # of the router's outputs, or "sigmoid"
    weigh_inputs: bool = False  # routing weights multiply the inputs of experts, and not their outputs
    expert_groups: int = 1  # into which the experts of a layer are divided
    kept_groups: int = 1  # how many groups a token chooses its experts from
    best_of_group: int = 1  # how many of its experts' scores are added up for the score of a group
    expert_scale: float = 1.0  # multiplies the routing weights
    normalize_experts: bool = True  # the routing weights of a token's experts add up to 1
    embed_scale: float = 1.0
    input_scale: float = 1.0  # of vectors in place of ids: embed_scale, unless they are scaled already
    residual_scale: float = 1.0  # multiplies what attention and MLP add to the residual
    logit_scale: float = 1.0
    attn_cap: float | None = None  # soft cap of attention scores
    logit_cap: float | None = None  # soft cap of logits
    layer_inputs: LayerInputs | None = None  # None: a layer gets only what the one before it gives

    @property
    def largest_head_dim(self) -> int:
        return max((attn.head_dim or self.head_dim for attn in self.attending), default=self.head_dim)

    @property
    def value_dim(self) -> int:
        """The features of a head's value in the cache."""
        return self.latents or self.head_dim

    @property
    def cached(self) -> int:
        """The numbers that a position has in the caches of all layers."""
        return sum(self.of_layer(attn).cached_in_layer for attn in self.caching)

    @property
    def cached_in_layer(self) -> int:
        """The same of one layer."""
        return self.kv_heads * (self.head_dim if self.latents else 2 * self.head_dim)

    @property
    def caching(self) -> tuple[Attention, ...]:
        """The attention of each layer that has keys and values of its own."""
        return tuple(attn for attn in self.attending if attn.keys_of is None)

    @property
    def caches(self) -> tuple[int | None, ...]:
        """Which cache each layer uses, of those of layers with one of their own; None: it keeps nothing."""
        kinds = self.recurrence or (None,) * self.layers
        found: list[int | None] = []
        own = 0
        for attn, kind in zip(self.attention, kinds, strict=True):
            if attn is not None and attn.keys_of is not None:
                found.append(found[attn.keys_of])
            elif attn is None and kind is None:
                found.append(None)
            else:
                found.append(own)
                own += 1
        return tuple(found)

    def of_layer(self, attn: Attention | None) -> "Config":
        """The Config with the heads of one layer."""
        if attn is None:
            return self
        return replace(self, kv_heads=attn.kv_heads or self.kv_heads, head_dim=attn.head_dim or self.head_dim)

    @property
    def layers(self) -> int:
        return len(self.attention)

    @property
    def attending(self) -> tuple[Attention, ...]:
        """The attention of the layers that attend."""
        return tuple(attn for attn in self.attention if attn is not None)

    @property
    def recurrent(self) -> tuple[Recurrence, ...]:
        return tuple(kind for kind in self.recurrence if kind is not None)

    @property
    def fits_int8_cache(self) -> bool:
        """Whether latents share no scale with the rotated features before them."""
        return not self.latents or (self.head_dim - self.latents) % SCALE_GROUP == 0

    def within(self, context: int) -> "Config":
        """The Config for at most `context` positions; some ropes are scaled otherwise in long contexts."""

        def scale_rope(attn: Attention) -> Attention:
            rope = attn.rope
            if rope and rope.long and context > rope.trained_positions:
                return replace(attn, rope=rope.long)
            return attn

        return self.with_attention(scale_rope)

    def with_attention(self, change: Callable[[Attention], Attention]) -> "Config":
        """The Config with another attention in each layer that attends."""
        return replace(self, attention=tuple(attn and change(attn) for attn in self.attention))

    @property
    def ropes(self) -> frozenset[Rope]:
        """The ropes of all layers."""
        return frozenset(attn.rope for attn in self.attending if attn.rope)

    @property
    def rope_limits(self) -> tuple[int, ...]:
        """The contexts, in order, after which ropes are scaled otherwise; () if no rope is."""
        return tuple(sorted({rope.trained_positions for rope in self.ropes if rope.long}))

    def rope_limit(self, context: int) -> int | None:
        """The last of these limits that a context is over, 0 if it is over none; None if there are none.

        It names the ropes of `within(context)`, whose context may be another one.
        """
        limits = self.rope_limits
        return max((limit for limit in limits if context > limit), default=0) if limits else None
