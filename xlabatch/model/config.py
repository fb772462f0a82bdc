"""The numbers a checkpoint's tensors do not carry. Static while tracing, hashable, and nothing else."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Rope:
    """Rotary positions, every scaling already resolved."""

    frequencies: tuple[
        float, ...
    ]  # radians a position, for pairs of features; the features behind stand still
    gain: float = 1.0  # multiplies cosine and sine
    trained_positions: int = 0  # where `longer` is given: contexts over so many positions take it instead
    long: "Rope | None" = None


@dataclass(frozen=True)
class Attention:
    """How one layer looks back."""

    scale: float  # multiplies queries
    rope: Rope | None = None  # None turns no positions in
    window: int | None = None  # how many positions a token sees, itself included; None is all


@dataclass(frozen=True)
class Config:
    vocab: int
    width: int
    heads: int
    kv_heads: int
    head_dim: int
    attention: tuple[Attention, ...]  # of each layer
    norm_eps: float
    positions: int  # the longest sequence the model was made for
    act: str = "silu"
    parallel: bool = False  # attention and mlp start from the same state
    experts_per_token: int = 0  # to how many experts a token is given, where there are experts
    normalize_experts: bool = True  # the weights of its experts add up to 1
    embed_scale: float = 1.0
    residual_scale: float = 1.0  # multiplies what each half of a layer adds
    logit_scale: float = 1.0
    attn_cap: float | None = None  # scores and logits are bent to stay within their cap
    logit_cap: float | None = None

    @property
    def layers(self) -> int:
        return len(self.attention)

    def within(self, context: int) -> "Config":
        """The same for at most `context` positions: some models turn positions otherwise in long contexts."""
        return replace(self, attention=tuple(_within(one, context) for one in self.attention))


def _within(attention: Attention, context: int) -> Attention:
    rope = attention.rope
    return (
        replace(attention, rope=rope.long)
        if rope and rope.long and context > rope.trained_positions
        else attention
    )
