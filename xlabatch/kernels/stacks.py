"""Layers in stacks: their weights in one tree, and the layers that repeat compiled once, as a loop."""

from collections.abc import Callable, Iterator
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
from xlabatch.model.kv_cache import KV, Cache, CachePlace, Recurrent, StepPositions, places_of_layers
from xlabatch.model.params import Layer, Params


class Stack(NamedTuple):
    """Layers of the same shapes: their weights in one tree, and the attention and the place of each."""

    weights: Layer[PackedLinear]
    attention: tuple[Attention | None, ...]
    places: tuple[CachePlace | None, ...]  # in the cache; None: a layer keeps nothing
    first: int  # the number of the first in the model


class PlacedLayer(NamedTuple):
    """One layer: its attention, the stack of weights that has it, and its places there and in the cache."""

    attn: Attention | None
    stack: Layer[PackedLinear]
    at: LayerAt
    number: int | Array  # in the model


def place_stacks(cfg: Config, params: Params[PackedLinear]) -> Iterator[Stack]:
    attention = iter(cfg.attention)
    places = iter(places_of_layers(cfg))
    first = 0
    for weights in params.layers:
        count = len(jax.tree.leaves(weights)[0])
        yield Stack(weights, tuple(islice(attention, count)), tuple(islice(places, count)), first)
        first += count


def run_stack(
    run_layer: Callable[[PlacedLayer, KV | Recurrent | None, Array], tuple[KV | Recurrent | None, Array]],
    stack: Stack,
    cache: Cache,
    x: Array,
) -> tuple[Cache, Array]:
    """Run x through a stack's layers. The shortest run of layers that repeats is compiled once, as a loop."""
    count = len(stack.attention)
    parts = [place and place.part for place in stack.places]
    kinds = list(zip(stack.attention, parts, strict=True))
    period = next(n for n in range(1, count + 1) if kinds[n:] == kinds[:-n])

    def in_cache(n: int, repeat: int | Array) -> int | Array:
        """The number of the n-th layer of a run in its part: each run goes on after the one before it."""
        numbers = [place.number for place in stack.places[n::period] if place]
        if len(numbers) < 2:
            return numbers[0] if numbers else 0
        return numbers[0] + repeat * (numbers[1] - numbers[0])

    def run_layers(repeat: int | Array, layers: int, cache: Cache, x: Array) -> tuple[Cache, Array]:
        for n, (attn, part) in enumerate(kinds[:layers]):
            layer = repeat * period + n
            at = LayerAt(count, layer, in_cache(n, repeat))
            placed = PlacedLayer(attn, stack.weights, at, stack.first + layer)
            own, x = run_layer(placed, None if part is None else cache[part], x)
            if part is not None and own is not None:
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
