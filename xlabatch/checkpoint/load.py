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
from xlabatch.checkpoint.random_weights import RandomWeights, draw
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import Layout, Shape, TensorSpec
from xlabatch.model import int8
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Linear, Params

WEIGHTS = ("float32", "bfloat16", "int8")
QUANTIZE = jax.jit(int8.quantize_on_device)
UNUSED = ("rotary_emb.inv_freq",)  # buffers that old checkpoints carry and nobody reads


@dataclass(frozen=True)
class Model:
    """What an engine runs."""

    name: str
    config: Config
    params: Params
    eos_token_ids: tuple[int, ...]
    weights: str = "float32"
    folder: Path | None = None  # where its tokenizer is

    @property
    def read_bytes(self) -> int:
        """What a decode step reads of the weights: all but an embedding that is no head."""
        params = self.params
        read = params.layers, params.norm, params.embed if params.head is None else params.head
        return sum(leaf.nbytes for leaf in jax.tree.leaves(read))


def resolve_dtype(weights: str | None) -> str:
    """How weights are to be kept; where nobody says, in 32 bits on a CPU, whose 16-bit dots are slow."""
    if weights is None:
        return "float32" if jax.default_backend() == "cpu" else "bfloat16"
    if weights not in WEIGHTS:
        raise ValueError(f"weights {weights!r} are not known; there are {', '.join(WEIGHTS)}")
    return weights


def load(source: Source, weights: str | None = None) -> Model:
    """Read a source's weights onto the device: as they are, or rounded to 16 bits or 8."""
    weights = resolve_dtype(weights)
    cfg, wanted = families.describe(source.raw)
    check(source, tensor_specs.tensors(wanted))
    strange = [end for end in source.eos_token_ids if not 0 <= end < cfg.vocab]
    if strange:
        raise ValueError(
            f"model {source.name}: end tokens {strange} lie outside the vocabulary of {cfg.vocab}"
        )
    return Model(
        source.name, cfg, to_device(wanted, source, weights), source.eos_token_ids, weights, source.folder
    )


def check(source: Source, wanted: dict[str, Shape]) -> None:
    """Every tensor that is missing, misshapen or unexpected, in one error."""
    idle = UNUSED + getattr(families.family(source.raw), "UNUSED", ())
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


def to_device(tree: Any, source: Source, weights: str) -> Any:
    """A tree of Stored leaves on the device, the weights of its linears as `weights` says."""
    made = source.random

    def plain(leaf: TensorSpec, dtype: str = "float32") -> jax.Array:
        if made and len(leaf.shape) > 1:  # what is large is drawn where it will live
            return random_leaf(leaf, made, dtype)
        return jnp.asarray(leaf.read(source.read), dtype)

    def eighths(leaf: TensorSpec) -> tuple[jax.Array, jax.Array]:
        if made:
            return QUANTIZE(random_leaf(leaf, made, "float32"))
        whole, scale = int8.quantize(leaf.read(source.read))
        return jnp.asarray(whole), jnp.asarray(scale)

    return map_weights(tree, weights, plain, eighths)


def random_leaf(leaf: TensorSpec, random: RandomWeights, dtype: str) -> jax.Array:
    """A leaf that lies nowhere, made on the device; leaves that are alike in all layers are compiled once."""
    shapes = tuple(shape for _, shape in leaf.parts)
    seeds = np.array([random.seed_of(name) for name, _ in leaf.parts])
    return draw_leaf(leaf.layout, leaf.shape, shapes, dtype, seeds, random.scale)


def abstract(tree: Any, weights: str) -> Any:
    """The same with shapes and types alone: what the device would hold."""

    def plain(leaf: TensorSpec, dtype: str = "float32") -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(leaf.shape, dtype)

    return map_weights(
        tree, weights, plain, lambda leaf: (plain(leaf, "int8"), plain(replace(leaf, shape=leaf.shape[:-1])))
    )


def map_weights(
    tree: Any, weights: str, plain: Callable[..., Any], quantized: Callable[[TensorSpec], Any]
) -> Any:
    """Each leaf as it is, but for the weights of linears; those of routers stay, so that choices do."""

    def linear(node: Linear, weights: str) -> Linear:
        bias = None if node.bias is None else plain(node.bias)
        if weights == "int8":
            whole, scale = quantized(node.weight)
            return Linear(whole, bias, scale)
        return Linear(plain(node.weight, weights), bias)

    def visit(node: Any) -> Any:
        if isinstance(node, Experts):
            return Experts(linear(node.router, "float32"), map_weights(node.each, weights, plain, quantized))
        return linear(node, weights) if isinstance(node, Linear) else plain(node)

    return jax.tree.map(visit, tree, is_leaf=lambda node: isinstance(node, (Linear, Experts, TensorSpec)))


@partial(jax.jit, static_argnums=(0, 1, 2, 3))
def draw_leaf(
    layout: Layout, shape: Shape, parts: tuple[Shape, ...], dtype: str, seeds: jax.Array, scale: jax.Array
) -> jax.Array:
    """A leaf of drawn parts."""
    leaf = jnp.zeros(shape, dtype)
    for n, part in enumerate(parts):
        numbers = draw(jnp, seeds[n], part, scale).astype(dtype)
        for seen, index, piece in layout(shape, n, numbers):
            leaf = leaf.reshape(seen).at[index].set(piece).reshape(shape)
    return leaf
