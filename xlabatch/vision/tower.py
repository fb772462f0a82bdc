"""The tower of Qwen 2.5 VL: patches of a picture to vectors of a prompt. One program for a number of windows.

W windows, P patches in each, D width, H heads, E numbers of a head, F width of the MLP. Most layers attend
within a window, some to the whole picture. Everything is computed in float32, in whatever the weights are.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from flax import struct
from jax import Array, lax

from xlabatch.checkpoint.source import Source
from xlabatch.vision.config import TowerConfig
from xlabatch.vision.windows import Windows

EPS = 1e-6
THETA = 10000.0


@struct.dataclass
class Dense:
    weight: Array  # [out, in]
    bias: Array | None = None


@struct.dataclass
class Block:
    """The layers of a tower, stacked: each leaf has [depth] in front."""

    norm1: Array  # [D]
    qkv: Dense
    proj: Dense
    norm2: Array
    gate: Dense
    up: Dense
    down: Dense


@struct.dataclass
class Tower:
    embed: Array  # [D, numbers of a patch]
    blocks: Block
    norm: Array  # [D]
    first: Dense
    last: Dense


def load_tower(cfg: TowerConfig, source: Source) -> Tower:
    """The weights of a checkpoint's tower; in bfloat16 where that loses nothing."""
    D, unit = cfg.width, cfg.width * cfg.unit

    def tensor(name: str, *shape: int) -> Any:
        stored = source.shapes.get(f"visual.{name}")
        if stored is None or np.prod(stored) != np.prod(shape):
            raise ValueError(f"model {source.name}: visual.{name} is {stored}, not {list(shape)}")
        return source.read(f"visual.{name}").reshape(shape)

    def dense(name: str, out: int, inputs: int) -> Dense:
        return Dense(tensor(f"{name}.weight", out, inputs), tensor(f"{name}.bias", out))

    def block(n: int) -> Block:
        name = f"blocks.{n}"
        return Block(
            norm1=tensor(f"{name}.norm1.weight", D),
            qkv=dense(f"{name}.attn.qkv", 3 * D, D),
            proj=dense(f"{name}.attn.proj", D, D),
            norm2=tensor(f"{name}.norm2.weight", D),
            gate=dense(f"{name}.mlp.gate_proj", cfg.inner, D),
            up=dense(f"{name}.mlp.up_proj", cfg.inner, D),
            down=dense(f"{name}.mlp.down_proj", D, cfg.inner),
        )

    stacked: Block = jax.tree.map(lambda *leaves: narrowed(np.stack(leaves)), *map(block, range(cfg.depth)))
    return Tower(
        embed=narrowed(tensor("patch_embed.proj.weight", D, cfg.patch_numbers)),
        blocks=stacked,
        norm=jnp.asarray(tensor("merger.ln_q.weight", D)),
        first=jax.tree.map(narrowed, dense("merger.mlp.0", unit, unit)),
        last=jax.tree.map(narrowed, dense("merger.mlp.2", cfg.out, unit)),
    )


def narrowed(weights: Any) -> Array:
    """Weights in bfloat16 if all of them are numbers of it, else in float32."""
    narrow = weights.astype(jnp.bfloat16)
    return jnp.asarray(narrow if np.array_equal(narrow.astype(np.float32), weights) else weights)


def compile_tower(cfg: TowerConfig, tower: Tower, windows: Windows) -> Callable[..., Array]:
    """The program for so many windows as these are."""
    return jax.jit(partial(encode, cfg)).lower(tower, windows).compile()


def encode(cfg: TowerConfig, tower: Tower, windows: Windows) -> Array:
    """The vectors [units of all windows, out] of a picture."""
    W, P, _ = windows.patches.shape
    tables, full = angles(cfg, windows), jnp.array(cfg.full)
    x = product(tower.embed, windows.patches)

    def run(x: Array, layer: tuple[Block, Array]) -> tuple[Array, None]:
        p, is_full = layer
        x = x + attend(cfg, p, rms(p.norm1, x), tables, jnp.asarray(windows.valid), is_full)
        y = rms(p.norm2, x)
        return x + dense(p.down, jax.nn.silu(dense(p.gate, y)) * dense(p.up, y)), None

    x, _ = lax.scan(run, x, (tower.blocks, full))
    units = rms(tower.norm, x).reshape(W * P // cfg.unit, cfg.unit * cfg.width)
    return dense(tower.last, jax.nn.gelu(dense(tower.first, units), approximate=False))


def attend(
    cfg: TowerConfig, p: Block, x: Array, tables: tuple[Array, Array], valid: Array, full: Array
) -> Array:
    """Attend x [W, P, D] within windows, or to all of them."""
    W, P, D = x.shape
    heads = dense(p.qkv, x).reshape(W, P, 3, cfg.heads, D // cfg.heads)
    queries, keys, values = (heads[:, :, n] for n in range(3))
    queries, keys = rotate(queries, tables), rotate(keys, tables)

    def within() -> Array:
        return attention(queries, keys, values, valid)

    def to_all() -> Array:
        joined = [each.reshape(1, W * P, *each.shape[2:]) for each in (keys, values, valid)]
        # window by window: the scores of all would be [H, W * P, W * P]
        return lax.map(lambda own: attention(own[None], *joined)[0], queries)

    return dense(p.proj, lax.cond(full, to_all, within).reshape(W, P, D))


def attention(queries: Array, keys: Array, values: Array, valid: Array) -> Array:
    """Softmax attention of queries [W, Q, H, E] to keys and values [W, K, H, E] that are valid [W, K]."""
    scores = jnp.einsum("wqhe,wkhe->whqk", queries, keys) * queries.shape[-1] ** -0.5
    # not -inf: a window of padding has no key at all
    scores = jnp.where(valid[:, None, None, :], scores, jnp.finfo(jnp.float32).min)
    return jnp.einsum("whqk,wkhe->wqhe", jax.nn.softmax(scores, axis=-1), values)


def angles(cfg: TowerConfig, windows: Windows) -> tuple[Array, Array]:
    """Cosines and sines [W, P, 1, E / 2]: half of the pairs turn with the row, half with the column."""
    pairs = cfg.width // cfg.heads // 4
    frequencies = jnp.asarray(THETA ** -(np.arange(pairs) / pairs), jnp.float32)
    places = (jnp.asarray(each, jnp.float32) for each in (windows.rows, windows.columns))
    both = [each[:, :, None] * frequencies[None, None] for each in places]
    turned = jnp.concatenate(both, axis=-1)[:, :, None]
    return jnp.cos(turned), jnp.sin(turned)


def rotate(x: Array, tables: tuple[Array, Array]) -> Array:
    """x [W, P, H, E] with its pairs (i, i + E / 2) turned."""
    cos, sin = tables
    low, high = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([low * cos - high * sin, high * cos + low * sin], axis=-1)


def rms(scale: Array, x: Array) -> Array:
    """x, normed over its last axis."""
    return (
        x
        * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + EPS)
        * scale.astype(jnp.float32)[(None,) * (x.ndim - 1)]
    )


def dense(p: Dense, x: Array) -> Array:
    """x [..., in] -> [..., out]."""
    y = product(p.weight, x)
    return y if p.bias is None else y + p.bias.astype(jnp.float32)[(None,) * (y.ndim - 1)]


def product(weight: Array, x: Array | Any) -> Array:
    """x [..., in] times weights [out, in]."""
    return jnp.einsum("...i,oi->...o", x, weight.astype(jnp.float32))
