"""The tower of Qwen 2.5 VL: patches of an image to vectors of a prompt. Programs are by number of windows.

W windows, P patches in each, D width, H heads, E numbers of a head, F width of the MLP. Most layers attend
within a window, some to the whole image. Everything is computed in float32, whatever the weights' type.
"""

from collections.abc import Callable
from concurrent.futures import CancelledError
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from jax.tree_util import register_dataclass
from numpy.typing import NDArray

from xlabatch.vision.config import TowerConfig
from xlabatch.vision.windows import Windows

EPS = 1e-6
THETA = 10000.0


@register_dataclass
@dataclass(frozen=True)
class Dense:
    weight: Array  # [out, in]
    bias: Array | None = None


@register_dataclass
@dataclass(frozen=True)
class TowerBlock:
    """The stacked layers of a tower: each leaf begins with [depth]."""

    norm1: Array  # [D]
    qkv: Dense
    proj: Dense
    norm2: Array
    gate: Dense
    up: Dense
    down: Dense


@register_dataclass
@dataclass(frozen=True)
class Tower:
    embed: Array  # [D, numbers of a patch]
    blocks: TowerBlock
    norm: Array  # [D]
    first: Dense
    last: Dense


class TowerPrograms(NamedTuple):
    """A tower's programs for one number of windows.

    One program runs any layer, so that a caller can stop between two layers.
    """

    begin: Callable[..., Array]
    layer: Callable[..., Array]
    end: Callable[..., Array]


def compile_tower(cfg: TowerConfig, tower: Tower, windows: Windows) -> TowerPrograms:
    """Compile the programs for this number of windows."""
    x = jax.eval_shape(begin, tower, windows)
    layer = jax.jit(partial(run_layer, cfg), donate_argnums=2)
    return TowerPrograms(
        jax.jit(begin).lower(tower, windows).compile(),
        layer.lower(tower, windows, x, np.int32(0)).compile(),
        jax.jit(partial(end, cfg)).lower(tower, x).compile(),
    )


def encode(
    cfg: TowerConfig, programs: TowerPrograms, tower: Tower, windows: Windows, cancelled: Event
) -> NDArray[np.float32]:
    """Encode an image -> vectors [units of all windows, out]. CancelledError once `cancelled` is set."""
    x = programs.begin(tower, windows)
    for n in range(cfg.depth):
        if cancelled.is_set():
            raise CancelledError
        x = programs.layer(tower, windows, x, np.int32(n)).block_until_ready()
    return np.asarray(programs.end(tower, x))


def begin(tower: Tower, windows: Windows) -> Array:
    """Compute the input of the first layer [W, P, D]."""
    return product(tower.embed, windows.patches)


def run_layer(cfg: TowerConfig, tower: Tower, windows: Windows, x: Array, n: Array) -> Array:
    p: TowerBlock = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, n, keepdims=False), tower.blocks)
    tables = angles(cfg, windows)
    is_full = jnp.array(cfg.full)[n]
    x = x + attend(cfg, p, rms(p.norm1, x), tables, jnp.asarray(windows.valid), is_full)
    y = rms(p.norm2, x)
    return x + dense(p.down, jax.nn.silu(dense(p.gate, y)) * dense(p.up, y))


def end(cfg: TowerConfig, tower: Tower, x: Array) -> Array:
    """Project the last layer's output x [W, P, D] to vectors [units of all windows, out]."""
    W, P, _ = x.shape
    units = rms(tower.norm, x).reshape(W * P // cfg.unit, cfg.unit * cfg.width)
    return dense(tower.last, jax.nn.gelu(dense(tower.first, units), approximate=False))


def attend(
    cfg: TowerConfig, p: TowerBlock, x: Array, tables: tuple[Array, Array], valid: Array, full: Array
) -> Array:
    """Attend x [W, P, D] within its windows, or to all windows."""
    W, P, D = x.shape
    heads = dense(p.qkv, x).reshape(W, P, 3, cfg.heads, D // cfg.heads)
    queries, keys, values = (heads[:, :, n] for n in range(3))
    queries = rotate(queries, tables)
    keys = rotate(keys, tables)

    def within() -> Array:
        return attention(queries, keys, values, valid)

    def to_all() -> Array:
        joined = [part.reshape(1, W * P, *part.shape[2:]) for part in (keys, values, valid)]
        # One window at a time: the scores of all would be [H, W * P, W * P].
        return lax.map(lambda own: attention(own[None], *joined)[0], queries)

    return dense(p.proj, lax.cond(full, to_all, within).reshape(W, P, D))


def attention(queries: Array, keys: Array, values: Array, valid: Array) -> Array:
    """Softmax attention of queries [W, Q, H, E] to keys and values [W, K, H, E] where valid [W, K]."""
    scores = jnp.einsum("wqhe,wkhe->whqk", queries, keys) * queries.shape[-1] ** -0.5
    # Not -inf: a window of padding has no key at all.
    scores = jnp.where(valid[:, None, None, :], scores, jnp.finfo(jnp.float32).min)
    return jnp.einsum("whqk,wkhe->wqhe", jax.nn.softmax(scores, axis=-1), values)


def angles(cfg: TowerConfig, windows: Windows) -> tuple[Array, Array]:
    """Compute cosines and sines [W, P, 1, E / 2]: half of the pairs turn by row, half by column."""
    pairs = cfg.width // cfg.heads // 4
    frequencies = jnp.asarray(THETA ** -(np.arange(pairs) / pairs), jnp.float32)
    places = (jnp.asarray(place, jnp.float32) for place in (windows.rows, windows.columns))
    both = [place[:, :, None] * frequencies[None, None] for place in places]
    turned = jnp.concatenate(both, axis=-1)[:, :, None]
    return jnp.cos(turned), jnp.sin(turned)


def rotate(x: Array, tables: tuple[Array, Array]) -> Array:
    """Rotate the pairs (i, i + E / 2) of x [W, P, H, E]."""
    cos, sin = tables
    low, high = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([low * cos - high * sin, high * cos + low * sin], axis=-1)


def rms(scale: Array, x: Array) -> Array:
    """Normalize x over its last axis."""
    return (
        x
        * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + EPS)
        * scale.astype(jnp.float32)[(None,) * (x.ndim - 1)]
    )


def dense(p: Dense, x: Array) -> Array:
    """Apply a linear: x [..., in] -> [..., out]."""
    y = product(p.weight, x)
    return y if p.bias is None else y + p.bias.astype(jnp.float32)[(None,) * (y.ndim - 1)]


def product(weight: Array, x: Array | Any) -> Array:
    """Multiply x [..., in] by weights [out, in]."""
    return jnp.einsum("...i,oi->...o", x, weight.astype(jnp.float32))
