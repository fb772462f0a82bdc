"""Layers in stacks: their weights in one tree, and the layers that repeat compiled once, as a loop."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.kernels.calls import LayerAt
from xlabatch.kernels.linears import linear
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import KV, Cache, Recurrent, StepPositions, parts_of_layers
from xlabatch.model.params import Layer, Params


class StackedLayer(NamedTuple):
    """What a program has to know of a layer besides its weights."""

    attn: Attention
    part: int  # of the cache


class Stack(NamedTuple):
    """Layers of the same shapes: their weights in one tree, and the kind of each."""

    weights: Layer[PackedLinear]
    layers: tuple[StackedLayer, ...]
    passed: Mapping[int, int]  # how many layers before them use each part of the cache


class PlacedLayer(NamedTuple):
    """One layer: its attention, the stack of weights that has it, and its places there and in the cache."""

    attn: Attention
    stack: Layer[PackedLinear]
    at: LayerAt


def place_stacks(cfg: Config, params: Params[PackedLinear]) -> Iterator[Stack]:
    kinds = map(StackedLayer, cfg.attention, parts_of_layers(cfg))
    passed = Counter[int]()
    for weights in params.layers:
        layers = tuple(islice(kinds, len(jax.tree.leaves(weights)[0])))
        yield Stack(weights, layers, dict(passed))
        passed.update(layer.part for layer in layers)


def run_stack(
    run_layer: Callable[[PlacedLayer, KV | Recurrent, Array], tuple[KV | Recurrent, Array]],
    stack: Stack,
    cache: Cache,
    x: Array,
) -> tuple[Cache, Array]:
    """Run x through a stack's layers. The shortest run of layers that repeats is compiled once, as a loop."""
    count = len(stack.layers)
    period = next(n for n in range(1, count + 1) if stack.layers[n:] == stack.layers[:-n])
    parts = [layer.part for layer in stack.layers]

    def run_layers(repeat: int | Array, layers: int, cache: Cache, x: Array) -> tuple[Cache, Array]:
        for n, (attn, part) in enumerate(stack.layers[:layers]):
            before = stack.passed.get(part, 0) + parts[:n].count(part)
            at = LayerAt(count, repeat * period + n, repeat * parts[:period].count(part) + before)
            own, x = run_layer(PlacedLayer(attn, stack.weights, at), cache[part], x)
            cache = *cache[:part], own, *cache[part + 1 :]
        return cache, x

    repeats, rest = divmod(count, period)
    carry = cache, x
    if repeats > 1:
        carry = lax.fori_loop(0, repeats, lambda n, carry: run_layers(n, period, *carry), carry)
    else:
        carry = run_layers(0, period, *carry)
    return run_layers(repeats, rest, *carry)


def run_linears(layer: PlacedLayer, step: StepPositions) -> Callable[..., Array]:
    """Return `linear` for a layer's linears and a step's tokens."""
    return partial(linear, num_tokens=step.num_tokens, adapters=step.adapters, at=layer.at)


def token_slots(step: StepPositions) -> Array:
    R, T = step.positions.shape
    slots = step.slot + jnp.arange(R, dtype=jnp.int32) if step.slots is None else step.slots
    return jnp.broadcast_to(slots[:, None], (R, T)).reshape(-1)
