"""The gradient of an adapter, one layer after the other: the programs, and what runs them.

In one program for all layers XLA keeps what each of them computed, on CPUs also where jax is told to run them
again. Here memory holds the inputs of the layers and what one of them computes, and layers of equal shapes
share a program. The logits are those of some ids at a time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array
from numpy.typing import NDArray

from xlabatch.checkpoint.adapter_placement import list_adaptable, part_of, sizes
from xlabatch.engine.adapters.tables import with_tables
from xlabatch.model import decoder
from xlabatch.model.config import Attention, Config, Recurrence
from xlabatch.model.layers import norm
from xlabatch.model.params import AdapterTable, Layer, Leaf, Params
from xlabatch.training.lora import Matrices, Pair, scale_of, source_rows, stored_name

PIECE = 128  # ids whose logits are held at once
Pairs = list[list[Pair | None]]  # of the stored linears of each weight; None where nothing is trained
Run = Callable[..., Any]  # a program below, its fixed arguments, and its others -> its result


class LayerKind(NamedTuple):
    """What is fixed in a layer's program."""

    attention: Attention | None
    recurrence: Recurrence | None
    # of each weight: outputs and inputs of its stored linears
    linears: tuple[tuple[tuple[int, int], ...], ...]
    rank: int


class Place(NamedTuple):
    """Where the matrices of a weight's stored linears go in its table."""

    rows: Leaf  # int32 [out]: of the `up`s of all its stored linears, one after the other
    part_of: Leaf  # int32 [out]


@dataclass(frozen=True)
class TrainedLayer:
    """A layer, and where its adapter's matrices are."""

    kind: LayerKind
    names: Sequence[Sequence[str]]  # of the stored linears of each weight
    places: Sequence[Place]


def trained_layers(cfg: Config, specs: Params, rank: int) -> list[TrainedLayer]:
    found = []
    recurrence = cfg.recurrence or (None,) * cfg.layers
    for attention, recurs, layer in zip(cfg.attention, recurrence, specs.layers, strict=True):
        weights = [linear.weight for linear in list_adaptable(layer)]
        linears = tuple(tuple(sizes(spec, shape) for _, shape in spec.parts) for spec in weights)
        names = [[stored_name(name) for name, _ in spec.parts] for spec in weights]
        places = [Place(source_rows(spec), part_of(spec)) for spec in weights]
        found.append(TrainedLayer(LayerKind(attention, recurs, linears, rank), names, places))
    return found


def gradient(
    run: Run,
    cfg: Config,
    params: Params,
    layers: Sequence[TrainedLayer],
    matrices: Matrices,
    ids: NDArray[Any],
    targets: NDArray[Any],
    cotangent: NDArray[Any],
) -> Matrices:
    """Return the gradient of the log-probabilities of targets [T] after ids [T], weighted by a cotangent [T].

    T is PIECE times a whole number, or less than it.
    """
    T = len(ids)
    outer = replace(params, layers=())
    x = run(first_hidden, (cfg,), outer, ids)
    inputs = []
    pairs = [[[matrices.get(name) for name in names] for names in layer.names] for layer in layers]
    for layer, weights, own in zip(layers, params.layers, pairs, strict=True):
        inputs.append(x)
        x = run(layer_output, (cfg, layer.kind, T), weights, layer.places, own, x)
    size = min(PIECE, T)
    pieces = [
        run(
            head_gradient,
            (cfg,),
            outer,
            *(each[..., at : at + size] for each in (x, targets, cotangent)),
        )
        for at in range(0, T, size)
    ]
    x = jnp.concatenate(pieces, axis=1)
    found: dict[str, Pair] = {}
    for layer, weights, own in zip(layers[::-1], params.layers[::-1], pairs[::-1], strict=True):
        fixed = cfg, layer.kind, T
        of_layer, x = run(layer_gradient, fixed, weights, layer.places, own, inputs.pop(), x)
        for names, of_weight in zip(layer.names, of_layer, strict=True):
            found |= {name: pair for name, pair in zip(names, of_weight, strict=True) if pair is not None}
    return {name: found[name] for name in matrices}


@partial(jax.jit, static_argnums=0)
def first_hidden(cfg: Config, outer: Params, ids: Array) -> Array:
    """Return what the first layer gets for ids [T] -> [D, T]."""
    return decoder.embed_sequences(cfg, outer, ids[None])


@partial(jax.jit, static_argnums=(0, 1, 2))
def layer_output(
    cfg: Config, kind: LayerKind, T: int, layer: Layer, places: Sequence[Place], pairs: Pairs, x: Array
) -> Array:
    """Run x [D, T] through a layer with an adapter -> [D, T]."""
    adapted = with_adapter(layer, kind, places, pairs)
    return decoder.run_layer(cfg, kind.attention, kind.recurrence, adapted, x, (1, T), adapter=1)[1]


@partial(jax.jit, static_argnums=(0, 1, 2))
def layer_gradient(
    cfg: Config,
    kind: LayerKind,
    T: int,
    layer: Layer,
    places: Sequence[Place],
    pairs: Pairs,
    x: Array,
    cotangent: Array,
) -> tuple[Pairs, Array]:
    """Run a layer again -> the gradients of its adapter's matrices and of x, for that of its output."""
    _, pull_back = jax.vjp(partial(layer_output, cfg, kind, T, layer, places), pairs, x)
    found: tuple[Pairs, Array] = pull_back(cotangent)
    return found


@partial(jax.jit, static_argnums=0)
def head_gradient(cfg: Config, outer: Params, x: Array, targets: Array, cotangent: Array) -> Array:
    """Return the gradient of what the last layer returned for some columns [D, P]."""

    def weighted(x: Array) -> Array:
        logits = decoder.logits(cfg, outer, norm(outer.norm, x, cfg.norm_eps))
        chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), targets[:, None], axis=-1)[:, 0]
        return (chosen * cotangent).sum()

    return jax.grad(weighted)(x)


def with_adapter(layer: Layer, kind: LayerKind, places: Sequence[Place], pairs: Pairs) -> Layer:
    """Return a layer with tables that have one adapter, at entry 1."""

    def table(linears: Sequence[tuple[int, int]], place: Place, own: list[Pair | None]) -> AdapterTable:
        downs = []
        ups = []
        for (outputs, inputs), given in zip(linears, own, strict=True):
            pair = given or Pair(jnp.zeros((kind.rank, inputs)), jnp.zeros((outputs, kind.rank)))
            downs.append(pair.down)
            ups.append(pair.up)
        down = jnp.concatenate(downs)
        up = (jnp.concatenate(ups) * jnp.float32(scale_of(kind.rank)))[place.rows].T
        return AdapterTable(
            jnp.stack([jnp.zeros_like(down), down]), jnp.stack([jnp.zeros_like(up), up]), place.part_of
        )

    return with_tables(layer, iter([table(*each) for each in zip(kind.linears, places, pairs, strict=True)]))
