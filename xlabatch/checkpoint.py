"""From a Source to Config and Params: what is missing is said at once, then tensors are fused and placed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch import families, int8
from xlabatch.config import Config
from xlabatch.params import Layer, Linear, Params
from xlabatch.source import Array, Source

WEIGHTS = ("float32", "int8")
IDLE = ("rotary_emb.inv_freq",)  # buffers that old checkpoints carry and nobody reads


@dataclass(frozen=True)
class Model:
    """What an engine runs."""

    name: str
    config: Config
    params: Params
    ends: tuple[int, ...]
    weights: str = "float32"

    @property
    def read_bytes(self) -> int:
        """What a decode step reads of the weights: all but an embedding that is no head."""
        params = self.params
        read = params.layers, params.norm, params.embed if params.head is None else params.head
        return sum(leaf.nbytes for leaf in jax.tree.leaves(read))


def load(source: Source, weights: str = "float32") -> Model:
    """Read a source's weights onto the device, as they are or rounded to 8 bits."""
    if weights not in WEIGHTS:
        raise ValueError(f"weights {weights!r} are not known; there are {', '.join(WEIGHTS)}")
    cfg = families.config(source.raw)
    check(source, families.family(source.raw).shapes(cfg))
    strange = [end for end in source.ends if not 0 <= end < cfg.vocab]
    if strange:
        raise ValueError(
            f"model {source.name}: end tokens {strange} lie outside the vocabulary of {cfg.vocab}"
        )
    keep = Linear if weights == "float32" else in_8_bits
    params = jax.tree.map(jnp.asarray, assemble(cfg, source.read, keep))
    return Model(source.name, cfg, params, source.ends, weights)


def check(source: Source, wanted: dict[str, tuple[int, ...]]) -> None:
    """Every tensor that is missing, misshapen or unexpected, in one error."""
    held = {name: shape for name, shape in source.shapes.items() if not name.endswith(IDLE)}
    if "lm_head.weight" not in wanted:
        held.pop("lm_head.weight", None)  # tied heads are stored by some
    wrong = [f"{name} is missing" for name in wanted.keys() - held.keys()]
    wrong += [f"{name} is not expected" for name in held.keys() - wanted.keys()]
    wrong += [
        f"{name} is {list(held[name])}, not {list(shape)}"
        for name, shape in wanted.items()
        if held.get(name, shape) != shape
    ]
    if wrong:
        raise ValueError(f"model {source.name}: {'; '.join(sorted(wrong))}")


def assemble(cfg: Config, read: Callable[[str], Array], keep: Callable[..., Linear]) -> Params:
    """The tree of weights, queries, keys and values fused, gates and ups fused, each as `keep` keeps it."""

    def linear(bias: bool, fuse: Callable[..., Array], *names: str) -> Linear:
        weight, offset = ([f"{name}.{part}" for name in names] for part in ("weight", "bias"))
        return keep(fuse(*map(read, weight)), fuse(*map(read, offset)) if bias else None)

    def layer(n: int) -> Layer:
        at = f"model.layers.{n}"
        attn, mlp = f"{at}.self_attn", f"{at}.mlp"

        def qkv(q: Array, k: Array, v: Array) -> Array:
            return by_head(cfg.kv_heads, q, k, v)

        return Layer(
            attn_norm=read(f"{at}.input_layernorm.weight"),
            qkv=linear(cfg.attn_bias, qkv, f"{attn}.q_proj", f"{attn}.k_proj", f"{attn}.v_proj"),
            out=linear(cfg.attn_bias, np.asarray, f"{attn}.o_proj"),
            mlp_norm=read(f"{at}.post_attention_layernorm.weight"),
            gate_up=linear(cfg.mlp_bias, stack, f"{mlp}.gate_proj", f"{mlp}.up_proj"),
            down=linear(cfg.mlp_bias, np.asarray, f"{mlp}.down_proj"),
        )

    return Params(
        embed=keep(read("model.embed_tokens.weight")),
        layers=tuple(layer(n) for n in range(cfg.layers)),
        norm=read("model.norm.weight"),
        head=None if cfg.tied else keep(read("lm_head.weight")),
    )


def in_8_bits(weight: Array, bias: Array | None = None) -> Linear:
    """A weight rounded to 8 bits by output channel; the bias stays."""
    whole, scale = int8.rounded(weight)
    return Linear(whole, bias, scale)


def by_head(kv_heads: int, q: Array, k: Array, v: Array) -> Array:
    """q [H * E, ...], k and v [K * E, ...] -> [K * (G + 2) * E, ...]: by K: queries, key, value."""
    parts: list[Any] = [part.reshape(kv_heads, -1, *part.shape[1:]) for part in (q, k, v)]
    return np.concatenate(parts, axis=1).reshape(-1, *q.shape[1:])


def stack(*parts: Array) -> Array:
    """One below the other."""
    return np.concatenate(parts)
