"""Layers in stacks: their weights in one tree, and the layers that repeat compiled once, as a loop."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.kernels.calls import LayerAt
from xlabatch.kernels.linears import linear
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import KV, Recurrent, StepPositions
from xlabatch.model.params import Layer, Params, is_recurrent

AnyCache = TypeVar("AnyCache", bound=KV | Recurrent | None)


class Stack(NamedTuple):
    """Layers of the same shapes: their weights in one tree, and the attention of each, if they attend."""

    weights: Layer[PackedLinear]
    attention: tuple[Attention | None, ...]
    in_cache: int  # the number of the first in its kind of cache


class PlacedLayer(NamedTuple):
    """One layer: its attention, the stack of weights that has it, and its places there and in the cache."""

    attn: Attention | None
    stack: Layer[PackedLinear]
    at: LayerAt


def place_stacks(cfg: Config, params: Params[PackedLinear]) -> Iterator[Stack]:
    attention = iter(cfg.attention)
    passed = [0, 0]  # layers of each kind, attention and recurrence
    for weights in params.layers:
        count = len(jax.tree.leaves(weights)[0])
        kind = is_recurrent(weights)
        yield Stack(weights, tuple(islice(attention, count)), passed[kind])
        if weights.qkv is not None:
            passed[kind] += count


def run_stack(
    run_layer: Callable[[PlacedLayer, AnyCache, Array], tuple[AnyCache, Array]],
    stack: Stack,
    cache: AnyCache,
    x: Array,
) -> tuple[AnyCache, Array]:
    """Run x through a stack's layers. The shortest run of layers that repeats is compiled once, as a loop."""
    count = len(stack.attention)
    period = next(n for n in range(1, count + 1) if stack.attention[n:] == stack.attention[:-n])

    def run_layers(first: int | Array, layers: int, carry: tuple[AnyCache, Array]) -> tuple[AnyCache, Array]:
        for n in range(layers):
            at = LayerAt(count, first + n, stack.in_cache + first + n)
            carry = run_layer(PlacedLayer(stack.attention[n], stack.weights, at), *carry)
        return carry

    repeats, rest = divmod(count, period)
    carry = cache, x
    if repeats > 1:
        carry = lax.fori_loop(0, repeats, lambda n, carry: run_layers(n * period, period, carry), carry)
    else:
        carry = run_layers(0, period, carry)
    return run_layers(count - rest, rest, carry)


def run_linears(layer: PlacedLayer, step: StepPositions) -> Callable[..., Array]:
    """Return `linear` for a layer's linears and a step's tokens."""
    return partial(linear, num_tokens=step.num_tokens, adapters=step.adapters, at=layer.at)


def token_slots(step: StepPositions) -> Array:
    R, T = step.positions.shape
    slots = step.slot + jnp.arange(R, dtype=jnp.int32) if step.slots is None else step.slots
    return jnp.broadcast_to(slots[:, None], (R, T)).reshape(-1)
