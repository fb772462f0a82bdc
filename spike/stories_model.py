"""The small Llama that learns the stories: shape, first weights, and a plain forward pass over whole rows.

Parameters are a flat dict under Hugging Face names, each weight [out, in], so that saving needs no change.
B rows, T positions, D hidden, K key/value heads, G query heads for each, E head size, V vocabulary. No cache.
"""

import math
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax import Array

Params = dict[str, Array]


@dataclass(frozen=True)
class Shape:
    """The numbers that fix the model; about 0.92 million parameters."""

    vocabulary: int = 1024
    hidden: int = 128
    layers: int = 4
    heads: int = 4
    kv_heads: int = 2
    head: int = 32
    mlp: int = 384
    context: int = 2048
    eps: float = 1e-5
    theta: float = 10000.0


def first_params(shape: Shape, seed: int) -> Params:
    """Draw the weights that training starts from."""
    sizes = weight_sizes(shape)
    keys = jax.random.split(jax.random.key(seed), len(sizes))
    return {
        name: first_weight(shape, name, size, key)
        for (name, size), key in zip(sizes.items(), keys, strict=True)
    }


def weight_sizes(shape: Shape) -> dict[str, tuple[int, ...]]:
    """Every tensor of the checkpoint and its size; the head is tied to the embedding."""
    sizes: dict[str, tuple[int, ...]] = {
        "model.embed_tokens.weight": (shape.vocabulary, shape.hidden),
        "model.norm.weight": (shape.hidden,),
    }
    for layer in range(shape.layers):
        sizes |= {f"model.layers.{layer}.{name}.weight": size for name, size in layer_sizes(shape).items()}
    return sizes


def layer_sizes(shape: Shape) -> dict[str, tuple[int, ...]]:
    """The tensors of one layer."""
    queries, keys = shape.heads * shape.head, shape.kv_heads * shape.head
    return {
        "input_layernorm": (shape.hidden,),
        "self_attn.q_proj": (queries, shape.hidden),
        "self_attn.k_proj": (keys, shape.hidden),
        "self_attn.v_proj": (keys, shape.hidden),
        "self_attn.o_proj": (shape.hidden, queries),
        "post_attention_layernorm": (shape.hidden,),
        "mlp.gate_proj": (shape.mlp, shape.hidden),
        "mlp.up_proj": (shape.mlp, shape.hidden),
        "mlp.down_proj": (shape.hidden, shape.mlp),
    }


def first_weight(shape: Shape, name: str, size: tuple[int, ...], key: Array) -> Array:
    """Ones for a norm, else normal noise; smaller where a layer adds to the residual stream."""
    if len(size) == 1:
        return jnp.ones(size)
    spread = 0.02 if "embed" in name else 1 / math.sqrt(size[1])
    adds = name.endswith(("o_proj.weight", "down_proj.weight"))
    return jax.random.normal(key, size) * (spread / math.sqrt(2 * shape.layers) if adds else spread)


def mean_loss(shape: Shape, params: Params, tokens: Array, learned: Array) -> Array:
    """Mean cross-entropy of the next token over rows [B, T+1], where that token is learned [B, T+1]."""
    scores = jax.nn.log_softmax(logits(shape, params, tokens[:, :-1]))
    losses = -jnp.take_along_axis(scores, tokens[:, 1:, None], axis=-1)[..., 0]
    return jnp.sum(losses * learned[:, 1:]) / jnp.sum(learned[:, 1:])


def logits(shape: Shape, params: Params, tokens: Array) -> Array:
    """Read rows [B, T] from position 0 and give the next token's scores [B, T, V]."""
    hidden = params["model.embed_tokens.weight"][tokens]
    angles = rope_angles(shape, tokens.shape[1])
    for layer in range(shape.layers):
        weights = {name: params[f"model.layers.{layer}.{name}.weight"] for name in layer_sizes(shape)}
        hidden += attend(shape, weights, norm(shape, weights["input_layernorm"], hidden), angles)
        hidden += think(weights, norm(shape, weights["post_attention_layernorm"], hidden))
    return norm(shape, params["model.norm.weight"], hidden) @ params["model.embed_tokens.weight"].T


def norm(shape: Shape, weight: Array, hidden: Array) -> Array:
    """RMSNorm [..., D] -> [..., D]."""
    return weight * hidden * jax.lax.rsqrt(jnp.mean(hidden**2, axis=-1, keepdims=True) + shape.eps)


def rope_angles(shape: Shape, length: int) -> Array:
    """The angle by which each position turns each frequency -> [T, E/2]."""
    frequencies = shape.theta ** (-jnp.arange(0, shape.head, 2) / shape.head)
    return jnp.arange(length)[:, None] * frequencies


def attend(shape: Shape, weights: Params, hidden: Array, angles: Array) -> Array:
    """Let each position read the earlier ones of its own row [B, T, D] -> [B, T, D]."""
    rows, length, _ = hidden.shape
    group = shape.heads // shape.kv_heads
    q = (hidden @ weights["self_attn.q_proj"].T).reshape(rows, length, shape.kv_heads, group, shape.head)
    k = (hidden @ weights["self_attn.k_proj"].T).reshape(rows, length, shape.kv_heads, 1, shape.head)
    v = (hidden @ weights["self_attn.v_proj"].T).reshape(rows, length, shape.kv_heads, shape.head)
    q, k = turn(q, angles) / math.sqrt(shape.head), turn(k, angles)[:, :, :, 0]
    scores = jnp.einsum("btkge,bske->bkgts", q, k)
    scores = jnp.where(jnp.tri(length, dtype=bool), scores, -jnp.inf)
    read = jnp.einsum("bkgts,bske->btkge", jax.nn.softmax(scores), v)
    return read.reshape(rows, length, -1) @ weights["self_attn.o_proj"].T


def turn(heads: Array, angles: Array) -> Array:
    """Rotate [B, T, K, G, E] by position: the first half of E pairs with the second."""
    cos, sin = jnp.cos(angles)[:, None, None], jnp.sin(angles)[:, None, None]
    first, second = jnp.split(heads, 2, axis=-1)
    return jnp.concatenate([first * cos - second * sin, second * cos + first * sin], axis=-1)


def think(weights: Params, hidden: Array) -> Array:
    """The gated MLP [B, T, D] -> [B, T, D]."""
    gate = jax.nn.silu(hidden @ weights["mlp.gate_proj"].T)
    return (gate * (hidden @ weights["mlp.up_proj"].T)) @ weights["mlp.down_proj"].T
