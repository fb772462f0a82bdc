"""One decoder for every supported model.

Optional parts are optional weights: an absent one is None, and the branch on it is decided while tracing.
Activations stand feature-major, [features, tokens], so that every weight [out, in] is the left operand of its
dot and nothing is transposed on the way (1.5 times faster at 8 rows on CPU: spike/04_weight_orientation.py).

R rows of T tokens, N = R * T, W columns with padding; D width, H query heads, K key/value heads, G = H / K,
E head_dim, F mlp width, V vocabulary. Functions take `cfg, params, state, inputs` and give `state, result`.
"""

from functools import partial

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch import int8
from xlabatch.attention import KV, Place, attend, write
from xlabatch.config import Config, Rope
from xlabatch.params import Layer, Linear, Params


def forward(
    cfg: Config, params: Params, kvs: tuple[KV, ...], tokens: Array, place: Place
) -> tuple[tuple[KV, ...], Array]:
    """Run tokens [R, T] at their place -> cache, hidden [D, W]."""
    x = embedded(params.embed, widened(tokens.reshape(1, -1))[0])
    # a branch, always taken: else XLA draws the sines into every layer and computes them anew in each
    turn = lax.cond(place.blocks > 0, partial(angles, cfg.rope), partial(still, cfg.rope), place.positions)
    written = []
    for layer, kv in zip(params.layers, kvs, strict=True):
        kv, x = block(cfg, layer, kv, x, turn, place)
        written.append(kv)
    return tuple(written), norm(params.norm, x, cfg.norm_eps)


def embedded(table: Linear, tokens: Array) -> Array:
    """The rows of tokens [W] in a table [V, D] -> [D, W]."""
    rows = table.weight[tokens]
    return (rows if table.scale is None else rows.astype(jnp.float32) * table.scale[tokens, None]).T


def block(
    cfg: Config, layer: Layer, kv: KV, x: Array, turn: tuple[Array, Array], place: Place
) -> tuple[KV, Array]:
    """One layer over x [D, W] -> its cache, x [D, W]."""
    queries, keys, values = project(cfg, layer, norm(layer.attn_norm, x, cfg.norm_eps), turn)
    kv = write(kv, keys, values, place)
    attended = attend(queries, kv, place).reshape(-1, place.positions.size)
    x = x + linear(layer.out, widened(attended))
    gate, up = jnp.split(linear(layer.gate_up, norm(layer.mlp_norm, x, cfg.norm_eps)), 2)
    return kv, x + linear(layer.down, jax.nn.silu(gate) * up)


def project(cfg: Config, layer: Layer, x: Array, turn: tuple[Array, Array]) -> tuple[Array, Array, Array]:
    """x [D, W] -> queries [K, G, E, R, T], scaled; keys, values [K, E, R, T]; positions turned in."""
    K, G, E = cfg.kv_heads, cfg.heads // cfg.kv_heads, cfg.head_dim
    _, R, T = turn[0].shape
    qkv = linear(layer.qkv, x)[:, : R * T].reshape(K, G + 2, E, R, T)
    turned = rotate(qkv[:, : G + 1], turn)
    return turned[:, :G] * E**-0.5, turned[:, G], qkv[:, G + 1]


def angles(rope: Rope, positions: Array) -> tuple[Array, Array]:
    """Cosine and sine [E / 2, R, T] of the angles at positions [R, T]."""
    # float32: bfloat16 cannot tell position 257 from 256
    frequencies = jnp.asarray(rope.frequencies, jnp.float32)
    turn = frequencies[:, None, None] * positions.astype(jnp.float32)[None]
    return jnp.cos(turn) * rope.gain, jnp.sin(turn) * rope.gain


def still(rope: Rope, positions: Array) -> tuple[Array, Array]:
    """What angles gives, of nothing."""
    nothing = jnp.zeros((len(rope.frequencies), *positions.shape))
    return nothing, nothing


def rotate(x: Array, turn: tuple[Array, Array]) -> Array:
    """Turn the pairs (i, i + E / 2) of x [..., E, R, T]."""
    cos, sin = (t[(None,) * (x.ndim - 3)] for t in turn)
    low, high = jnp.split(x, 2, axis=-3)
    return jnp.concatenate([low * cos - high * sin, high * cos + low * sin], axis=-3)


def logits(params: Params, hidden: Array) -> Array:
    """Project hidden [D, W] onto the vocabulary -> float32 [W, V]."""
    head = params.embed if params.head is None else params.head
    # the barrier: else XLA turns the dot round to have its transpose, 2 to 12 times slower on CPU
    return lax.optimization_barrier(linear(head, hidden)).T.astype(jnp.float32)


def norm(scale: Array, x: Array, eps: float) -> Array:
    """RMSNorm of x [D, W] over its features, in float32."""
    y = x.astype(jnp.float32)
    y = y * lax.rsqrt(jnp.mean(y * y, axis=0, keepdims=True) + eps)
    return (y * scale.astype(jnp.float32)[:, None]).astype(x.dtype)


def linear(p: Linear, x: Array) -> Array:
    """x [in, W] -> [out, W]."""
    if p.scale is None:
        y = lax.dot_general(p.weight, x, (((1,), (0,)), ((), ())))
    else:
        y = int8.dot(p.weight, p.scale, x)
    return y if p.bias is None else y + p.bias[:, None]


def widened(x: Array) -> Array:
    """x [..., N] with zeros behind -> [..., W]."""
    N = x.shape[-1]
    return jnp.pad(x, [(0, 0)] * (x.ndim - 1) + [(0, width(N) - N)])


def width(columns: int) -> int:
    """How many columns to compute: some counts cost more than the next larger one (spike/10_columns.py)."""
    return next((w for w in (1, 2, 4, 8) if w >= columns), -(-columns // 16) * 16)
