"""Random weights: shapes by name, and numbers that are each a function of the tensor's seed and their index.

The generator mixes and adds integers, so that NumPy and jax draw the same bits on a host and on a device. The
oracle can therefore draw the weights that a GPU drew for itself, and nothing large is transferred.
"""

import math
import zlib
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from xlabatch.checkpoint.tensor_specs import Layout, Shape, TensorSpec

DEVIATION = math.sqrt((256**2 - 1) / 3)  # of the sum of four bytes


@dataclass(frozen=True)
class RandomWeights:
    """What a model's random weights are drawn from."""

    seed: int
    scale: np.float32  # multiplies the integers that are drawn

    def seed_of(self, name: str) -> np.uint32:
        """The seed of one tensor."""
        return np.uint32(zlib.crc32(name.encode(), self.seed))

    def read(self, name: str, shape: tuple[int, ...]) -> Any:
        """A tensor on the host; the scales of norms are around 1, the rates of fading around exp(-3)."""
        numbers = draw(np, self.seed_of(name), shape, self.scale)
        if "norm" in name and name.endswith("weight"):
            return 1 + numbers * np.float32(0.1 / (self.scale * DEVIATION))
        if name.endswith("A_log"):  # or a recurrent state would fade within a few tokens
            return numbers - np.float32(3)
        return numbers


def random_weights(width: int, seed: int = 0) -> RandomWeights:
    """Weights with a standard deviation of 1 / sqrt(width)."""
    return RandomWeights(seed, np.float32(width**-0.5 / DEVIATION))


def draw(xp: Any, seed: Any, shape: tuple[int, ...], scale: Any) -> Any:
    """Draw nearly normal numbers with an array library, NumPy or jax.numpy -> float32 of the shape."""
    index = xp.arange(math.prod(shape), dtype=xp.uint32).reshape(shape)
    bits = mix(xp, mix(xp, index) + seed)  # mixed twice: otherwise tensors would be shifts of each other
    octets = ((bits >> xp.uint32(8 * n)) & xp.uint32(255) for n in range(4))
    return (sum(octet.astype(xp.int32) for octet in octets) - xp.int32(510)).astype(xp.float32) * scale


def mix(xp: Any, bits: Any) -> Any:
    """A bijection of uint32 in which each bit of the input affects every bit of the output."""
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B), (16, 1)):
        bits = (bits ^ (bits >> xp.uint32(shift))) * xp.uint32(factor)
    return bits


def random_leaf(spec: TensorSpec, random: RandomWeights) -> jax.Array:
    """A leaf of random weights; layers have leaves of the same shape, and share one compiled program."""
    return spec.drawn(lambda uncut: draw_uncut(uncut, random))


def draw_uncut(spec: TensorSpec, random: RandomWeights) -> jax.Array:
    """A whole leaf."""
    shapes = tuple(shape for _, shape in spec.parts)
    seeds = np.array([random.seed_of(name) for name, _ in spec.parts])
    entry = None if spec.entry is None else np.int32(spec.entry)
    kind = spec.layout, spec.shape, shapes, spec.dtype, spec.entry_rows
    return draw_leaf(*kind, seeds, random.scale, entry)


@partial(jax.jit, static_argnums=(0, 1, 2, 3, 4))
def draw_leaf(
    layout: Layout,
    shape: Shape,
    parts: tuple[Shape, ...],
    dtype: str,
    entry_rows: int | None,
    seeds: jax.Array,
    scale: jax.Array,
    entry: jax.Array | None,
) -> jax.Array:
    """A leaf of parts with the given shapes, drawn from their seeds; or of an entry of each part."""
    leaf = jnp.zeros(shape, dtype)
    for n, part in enumerate(parts):
        numbers = draw(jnp, seeds[n], part, scale).astype(dtype)
        if entry is not None and entry_rows:
            numbers = lax.dynamic_slice_in_dim(numbers, entry * entry_rows, entry_rows)
        elif entry is not None:
            numbers = lax.dynamic_index_in_dim(numbers, entry, keepdims=False)
        for write in layout(shape, n, numbers):
            leaf = leaf.reshape(write.view_shape).at[write.index].set(write.value).reshape(shape)
    return leaf


def _shape(
    vocab: int, layers: int, width: int, heads: int, kv_heads: int, mlp: int, **fields: Any
) -> dict[str, Any]:
    """A config.json of a Llama of these sizes; `fields` are added or replaced."""
    return {
        "model_type": "llama",
        "vocab_size": vocab,
        "num_hidden_layers": layers,
        "hidden_size": width,
        "num_attention_heads": heads,
        "num_key_value_heads": kv_heads,
        "intermediate_size": mlp,
        "max_position_embeddings": 8192,
        "rms_norm_eps": 1e-5,
        "tie_word_embeddings": True,
        "rope_parameters": {"rope_type": "default", "rope_theta": 10000.0},
    } | fields


def _llama3(factor: float) -> dict[str, Any]:
    """The rope of Llama 3.1 and 3.2."""
    return {
        "rope_type": "llama3",
        "rope_theta": 500000.0,
        "factor": factor,
        "low_freq_factor": 1.0,
        "high_freq_factor": 4.0,
        "original_max_position_embeddings": 8192,
    }


SHAPES = {  # config.json by name
    # for tests: all sizes differ, so that a swapped axis fails
    "tiny": _shape(97, 2, 36, 6, 3, 56, head_dim=10, eos_token_id=[5, 11]),
    "llama-15m": _shape(32000, 6, 288, 6, 6, 768),
    "llama-135m": _shape(49152, 30, 576, 9, 3, 1536),
    "llama-360m": _shape(49152, 32, 960, 15, 5, 2560),
    "llama-1b": _shape(128256, 16, 2048, 32, 8, 8192, head_dim=64, rope_parameters=_llama3(32.0)),
    "llama-8b": _shape(
        *(128256, 32, 4096, 32, 8, 14336),
        max_position_embeddings=131072,
        tie_word_embeddings=False,
        rope_parameters=_llama3(8.0),
    ),
    "llama-70b": _shape(
        *(128256, 80, 8192, 64, 8, 28672),
        max_position_embeddings=131072,
        tie_word_embeddings=False,
        rope_parameters=_llama3(8.0),
    ),
    # 400 billion weights, a token uses 17 billion: experts in every second layer
    "moe-400b-a17b": _shape(
        202048,
        48,
        5120,
        40,
        8,
        16384,
        model_type="qwen3_moe",
        head_dim=128,
        max_position_embeddings=131072,
        tie_word_embeddings=False,
        num_experts=128,
        num_experts_per_tok=2,
        moe_intermediate_size=8192,
        decoder_sparse_step=2,
        norm_topk_prob=True,
        rope_parameters={"rope_type": "default", "rope_theta": 500000.0},
    ),
    "qwen3-8b": _shape(
        *(151936, 36, 4096, 32, 8, 12288),
        model_type="qwen3",
        head_dim=128,
        max_position_embeddings=40960,
        rms_norm_eps=1e-6,
        tie_word_embeddings=False,
        rope_parameters={"rope_type": "default", "rope_theta": 1000000.0},
    ),
    "lfm2-1.2b": _shape(
        *(65536, 16, 2048, 32, 8, 12288),
        model_type="lfm2",
        full_attn_idxs=[2, 5, 8, 10, 12, 14],
        max_position_embeddings=128000,
        rms_norm_eps=None,
        norm_eps=1e-5,
        rope_parameters={"rope_type": "default", "rope_theta": 1000000.0},
    ),
    "qwen3-30b-a3b": _shape(
        *(151936, 48, 2048, 32, 4, 6144),
        model_type="qwen3_moe",
        head_dim=128,
        num_experts=128,
        num_experts_per_tok=8,
        moe_intermediate_size=768,
        norm_topk_prob=True,
        max_position_embeddings=40960,
        rms_norm_eps=1e-6,
        tie_word_embeddings=False,
        rope_parameters={"rope_type": "default", "rope_theta": 1000000.0},
    ),
    "qwen3-next-80b-a3b": _shape(
        *(151936, 48, 2048, 16, 2, 5120),
        model_type="qwen3_next",
        head_dim=256,
        num_experts=512,
        num_experts_per_tok=10,
        moe_intermediate_size=512,
        shared_expert_intermediate_size=512,
        max_position_embeddings=262144,
        rms_norm_eps=1e-6,
        tie_word_embeddings=False,
        rope_parameters={"rope_type": "default", "rope_theta": 10000000.0, "partial_rotary_factor": 0.25},
    ),
    "gpt-oss-20b": _shape(
        *(201088, 24, 2880, 64, 8, 2880),
        model_type="gpt_oss",
        head_dim=64,
        num_local_experts=32,
        num_experts_per_tok=4,
        max_position_embeddings=131072,
        tie_word_embeddings=False,
        rope_parameters={
            "rope_type": "yarn",
            "rope_theta": 150000.0,
            "factor": 32.0,
            "truncate": False,
            "original_max_position_embeddings": 4096,
        },
    ),
    "deepseek-v3": _shape(
        *(129280, 61, 7168, 128, 128, 18432),
        model_type="deepseek_v3",
        n_routed_experts=256,
        num_experts_per_tok=8,
        moe_intermediate_size=2048,
        n_shared_experts=1,
        q_lora_rank=1536,
        kv_lora_rank=512,
        max_position_embeddings=4096,
        rms_norm_eps=1e-6,
        tie_word_embeddings=False,
    ),
}
