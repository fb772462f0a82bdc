"""From a Source to Config and Params: what is wrong is said at once, then leaf by leaf goes to the device."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint import families, tensor_specs
from xlabatch.checkpoint.random_weights import Invention, drawn
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import Put, Shape, Stored
from xlabatch.model import int8
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Linear, Params

WEIGHTS = ("float32", "bfloat16", "int8")
NARROWED = jax.jit(int8.narrowed)
IDLE = ("rotary_emb.inv_freq",)  # buffers that old checkpoints carry and nobody reads


@dataclass(frozen=True)
class Model:
    """What an engine runs."""

    name: str
    config: Config
    params: Params
    ends: tuple[int, ...]
    weights: str = "float32"
    folder: Path | None = None  # where its tokenizer is

    @property
    def read_bytes(self) -> int:
        """What a decode step reads of the weights: all but an embedding that is no head."""
        params = self.params
        read = params.layers, params.norm, params.embed if params.head is None else params.head
        return sum(leaf.nbytes for leaf in jax.tree.leaves(read))


def known(weights: str | None) -> str:
    """How weights are to be kept; where nobody says, in 32 bits on a CPU, whose 16-bit dots are slow."""
    if weights is None:
        return "float32" if jax.default_backend() == "cpu" else "bfloat16"
    if weights not in WEIGHTS:
        raise ValueError(f"weights {weights!r} are not known; there are {', '.join(WEIGHTS)}")
    return weights


def load(source: Source, weights: str | None = None) -> Model:
    """Read a source's weights onto the device: as they are, or rounded to 16 bits or 8."""
    weights = known(weights)
    cfg, wanted = families.described(source.raw)
    check(source, tensor_specs.tensors(wanted))
    strange = [end for end in source.ends if not 0 <= end < cfg.vocab]
    if strange:
        raise ValueError(
            f"model {source.name}: end tokens {strange} lie outside the vocabulary of {cfg.vocab}"
        )
    return Model(source.name, cfg, placed(wanted, source, weights), source.ends, weights, source.folder)


def check(source: Source, wanted: dict[str, Shape]) -> None:
    """Every tensor that is missing, misshapen or unexpected, in one error."""
    idle = IDLE + getattr(families.family(source.raw), "IDLE", ())
    held = {name: shape for name, shape in source.shapes.items() if not name.endswith(idle)}
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


def placed(tree: Any, source: Source, weights: str) -> Any:
    """A tree of Stored leaves on the device, the weights of its linears as `weights` says."""
    made = source.invented

    def plain(leaf: Stored, dtype: str = "float32") -> jax.Array:
        if made and len(leaf.shape) > 1:  # what is large is drawn where it will live
            return invented(leaf, made, dtype)
        return jnp.asarray(leaf.read(source.read), dtype)

    def eighths(leaf: Stored) -> tuple[jax.Array, jax.Array]:
        if made:
            return NARROWED(invented(leaf, made, "float32"))
        whole, scale = int8.rounded(leaf.read(source.read))
        return jnp.asarray(whole), jnp.asarray(scale)

    return walked(tree, weights, plain, eighths)


def invented(leaf: Stored, made: Invention, dtype: str) -> jax.Array:
    """A leaf that lies nowhere, made on the device; leaves that are alike in all layers are compiled once."""
    shapes = tuple(shape for _, shape in leaf.parts)
    seeds = np.array([made.seed_of(name) for name, _ in leaf.parts])
    return laid(leaf.put, leaf.shape, shapes, dtype, seeds, made.scale)


def outlined(tree: Any, weights: str) -> Any:
    """The same with shapes and types alone: what the device would hold."""

    def plain(leaf: Stored, dtype: str = "float32") -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(leaf.shape, dtype)

    return walked(
        tree, weights, plain, lambda leaf: (plain(leaf, "int8"), plain(replace(leaf, shape=leaf.shape[:-1])))
    )


def walked(tree: Any, weights: str, plain: Callable[..., Any], eighths: Callable[[Stored], Any]) -> Any:
    """Each leaf as it is, but for the weights of linears; those of routers stay, so that choices do."""

    def linear(node: Linear, weights: str) -> Linear:
        bias = None if node.bias is None else plain(node.bias)
        if weights == "int8":
            whole, scale = eighths(node.weight)
            return Linear(whole, bias, scale)
        return Linear(plain(node.weight, weights), bias)

    def visit(node: Any) -> Any:
        if isinstance(node, Experts):
            return Experts(linear(node.router, "float32"), walked(node.each, weights, plain, eighths))
        return linear(node, weights) if isinstance(node, Linear) else plain(node)

    return jax.tree.map(visit, tree, is_leaf=lambda node: isinstance(node, (Linear, Experts, Stored)))


@partial(jax.jit, static_argnums=(0, 1, 2, 3))
def laid(
    put: Put, shape: Shape, parts: tuple[Shape, ...], dtype: str, seeds: jax.Array, scale: jax.Array
) -> jax.Array:
    """A leaf of drawn parts."""
    leaf = jnp.zeros(shape, dtype)
    for n, part in enumerate(parts):
        numbers = drawn(jnp, seeds[n], part, scale).astype(dtype)
        for seen, index, piece in put(shape, n, numbers):
            leaf = leaf.reshape(seen).at[index].set(piece).reshape(shape)
    return leaf
