"""The numbers a checkpoint's tensors do not carry. Static while tracing, hashable, and nothing else."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rope:
    """Rotary positions, every scaling already resolved."""

    frequencies: tuple[float, ...]  # [E / 2] radians a position
    gain: float = 1.0  # multiplies cosine and sine


@dataclass(frozen=True)
class Config:
    vocab: int
    layers: int
    width: int
    heads: int
    kv_heads: int
    head_dim: int
    mlp: int
    norm_eps: float
    rope: Rope
    positions: int  # the longest sequence the model was made for
    tied: bool  # the head is the embedding
    attn_bias: bool = False
    mlp_bias: bool = False
