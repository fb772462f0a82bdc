"""The kernels as functions of jax arrays. Activations are [N, features], one row for each token.

A call takes one layer's tensors from arrays with several layers as their leading axis.

N tokens, B slots, C blocks, K key/value heads, E head_dim, D width, F width of the MLP, X experts, as in
model/decoder.py.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from xlabatch.collectives import AXIS
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.kv_cache import SCALE_BYTES
from xlabatch.model.params import AdapterTable, Norm

ACT_NAMES = None, "silu", "gelu", "gelu_tanh", "relu", "relu2", "sigmoid", "quick_gelu"  # enum Act of task.h
ACTS = {name: n for n, name in enumerate(ACT_NAMES)}
EXPERT_ROWS = 256  # rows of experts' results kept at once; with more tokens, one row a token


class LayerAt(NamedTuple):
    """The number of layers in an array, and which of them a call uses."""

    layers: int = 1
    layer: int = 0

    def attributes(self) -> dict[str, np.int32]:
        return {name: np.int32(value) for name, value in self._asdict().items()}


ONLY_LAYER = LayerAt()


class Routing(NamedTuple):
    """How a token chooses its experts, and how they are weighted, as in Config."""

    chosen: int
    normalize: bool = True
    sigmoid: bool = False
    groups: int = 1
    kept_groups: int = 1
    best_of_group: int = 1
    scale: float = 1.0
    weigh_inputs: bool = False

    def attributes(self) -> dict[str, Any]:
        types = np.int32, bool, bool, np.int32, np.int32, np.int32, np.float32, bool
        return {name: to(value) for to, (name, value) in zip(types, self._asdict().items(), strict=True)}


def or_empty(x: Array | None) -> Array:
    """Return a tensor, or an empty one if the model has none."""
    return jnp.zeros(0, jnp.float32) if x is None else x


def optional_count(number: Array | None) -> Array:
    """Return a number as an array [1], or an empty array [0] for None."""
    return jnp.zeros(0, jnp.int32) if number is None else number[None]


def weight_tensors(p: PackedLinear) -> Sequence[Array]:
    """Return the panels and the scale of a linear."""
    return p.panels, or_empty(p.scale)


def kernel(name: str, *shapes: tuple[int, ...]) -> Callable[..., list[Array]]:
    """Return the call of a kernel with float32 results of these shapes."""
    results: Any = [jax.ShapeDtypeStruct(shape, jnp.float32) for shape in shapes]
    call: Callable[..., list[Array]] = jax.ffi.ffi_call(name, results)
    return call


def norm_tensors(norm: Norm | None) -> Sequence[Array]:
    """Return the scale and the bias of a norm."""
    return (or_empty(None), or_empty(None)) if norm is None else (norm.scale, or_empty(norm.bias))


def epilogue(
    act: str | None, limit: float | None, up_offset: float, residual_scale: float, eps: float
) -> dict[str, Any]:
    """Return the attributes for everything that follows the sums of a linear."""
    numbers = {"up_offset": up_offset, "residual_scale": residual_scale, "norm_eps": eps, "limit": limit or 0}
    return {"act": np.int32(ACTS[act])} | {name: np.float32(number) for name, number in numbers.items()}


def linear(
    x: Array,
    panels: Array,
    outputs: int,
    *,
    num_tokens: Array | None = None,
    scale: Array | None = None,
    bias: Array | None = None,
    norm: Norm | None = None,
    post: Norm | None = None,
    act: str | None = None,
    gated: bool = False,
    limit: float | None = None,  # for gates and ups
    up_offset: float = 0.0,
    residual: Array | None = None,
    residual_scale: float = 1.0,
    eps: float = 0.0,
    at: LayerAt = ONLY_LAYER,
    adapters: tuple[AdapterTable, Array] | None = None,  # with the adapter of each token [N]; 0: none
) -> Array:
    """Compute residual + residual_scale * post(act(linear(norm(x)))) for x [N, in]; most parts are optional.

    Rows from `num_tokens` on are padding and become zero.
    """
    shape = x.shape[0], outputs
    call = kernel("xlabatch_linear", shape)
    tables = list[Array]()
    if adapters is not None:
        table, of_token = adapters
        scratch = (x.shape[0], outputs * (1 + gated))
        call = kernel("xlabatch_adapted_linear", shape, scratch)
        tables = [of_token, table.down, table.up, table.part_of]
    y, *_ = call(
        x,
        optional_count(num_tokens),
        panels,
        or_empty(scale),
        or_empty(bias),
        *norm_tensors(norm),
        or_empty(residual),
        *norm_tensors(post),
        *tables,
        **at.attributes(),
        **epilogue(act, limit, up_offset, residual_scale, eps),
        gated=gated,
    )
    return y


def experts(
    x: Array,
    logits: Array,  # [N, X] from the router
    active: Array,  # [N]; no expert computes the other tokens
    up: PackedLinear,  # its leaves have an axis [X]
    down: PackedLinear,
    *,
    routing: Routing,
    bias: Array | None = None,  # [X]: added to the scores only to choose experts
    norm: Norm | None = None,
    post: Norm | None = None,
    act: str | None = None,
    limit: float | None = None,  # for gates and ups
    up_offset: float = 0.0,
    residual: Array | None = None,
    residual_scale: float = 1.0,
    eps: float = 0.0,
    at: LayerAt = ONLY_LAYER,
    partial_sums: int = 0,  # on this device, if the experts are split over devices
) -> Array:
    """Compute residual + residual_scale * post(the weighted sum of each token's experts) for x [N, D]."""
    tokens, width = x.shape
    rows = min(tokens * routing.chosen, max(tokens, EXPERT_ROWS))
    held = up.panels.shape[1] if partial_sums else logits.shape[-1]
    sums = partial_sums * tokens * width
    scratch = (rows, up.outputs), (rows, width), (sums,)  # XLA reuses it for every layer
    y, *_ = kernel("xlabatch_experts", (tokens, width), *scratch)(
        x,
        logits,
        or_empty(bias),
        active,
        lax.axis_index(AXIS)[None] * held if partial_sums else jnp.zeros(0, jnp.int32),
        *(*weight_tensors(up), or_empty(up.bias)),
        *(*weight_tensors(down), or_empty(down.bias)),
        *norm_tensors(norm),
        or_empty(residual),
        *norm_tensors(post),
        **at.attributes(),
        **epilogue(act, limit, up_offset, residual_scale, eps),
        **routing.attributes(),
        held=np.int32(held),
        leaves=np.int32(max(partial_sums, 1)),
        gated=up.gated,
    )
    return y


def head_linears(
    x: Array,
    panels: Array,
    outputs: int,
    *,
    num_tokens: Array | None = None,
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Run x [N, H * in] through one linear for each head -> [H, N, out]; padding becomes zero."""
    shape = panels.shape[1], x.shape[0], outputs
    (y,) = kernel("xlabatch_head_linears", shape)(x, optional_count(num_tokens), panels, **at.attributes())
    return y


def attention(
    qkv: Array,
    slot: Array,
    position: Array,
    write: Array,
    keys: Array,
    values: Array | None,
    *,
    tables: tuple[Array, Array] | None = None,  # cosines and sines [N, pairs]
    q_norm: Array | None = None,
    k_norm: Array | None = None,
    sinks: Array | None = None,  # [H]
    factors: Array | None = None,  # [N], multiply queries in addition to the scale
    scale: float,
    window: int | None = None,
    chunk: int | None = None,
    cap: float | None = None,
    eps: float = 0.0,
    at: LayerAt = ONLY_LAYER,
    cache_layer: int = 0,
    latents: int = 0,  # the last features of a key are its value; then `values` is None
) -> tuple[Array, Array, Any]:
    """Write a step's keys and values into a layer of the cache, and attend -> [N, H * E], keys, values."""
    call = attention_call(qkv, keys, values, latents)
    caches = [keys] if values is None else [keys, values]
    optional = *(tables or (None, None)), q_norm, k_norm, sinks, factors
    extra = {} if values is not None else {"latents": np.int32(latents)}
    y, keys, *values_if_any = call(
        qkv,
        slot,
        position,
        write,
        *map(or_empty, optional),
        *caches,
        **at.attributes(),
        cache_layer=np.int32(cache_layer),
        scale=np.float32(scale),
        window=np.int32(window or 0),
        chunk=np.int32(chunk or 0),
        cap=np.float32(cap or 0),
        norm_eps=np.float32(eps),
        **extra,
    )
    return y, keys, values_if_any[0] if values_if_any else None


def attention_call(qkv: Array, keys: Array, values: Array | None, latents: int) -> Callable[..., list[Array]]:
    """Return the call for a cache of keys and values, or of keys that contain latents."""
    head_dim = keys.shape[4] - (SCALE_BYTES if keys.dtype == jnp.int8 else 0)
    if values is None:
        width = (qkv.shape[1] // head_dim - 1) * latents
        caches = [keys]
    else:
        width = qkv.shape[1] - 2 * keys.shape[3] * head_dim
        caches = [keys, values]
    shapes = (qkv.shape[0], width), *(leaf.shape for leaf in caches)
    types = jnp.float32, *(leaf.dtype for leaf in caches)
    results: Any = list(map(jax.ShapeDtypeStruct, shapes, types))
    name = "xlabatch_latent_attention" if values is None else "xlabatch_attention"
    aliases = {10 + n: 1 + n for n in range(len(caches))}
    call: Callable[..., list[Array]] = jax.ffi.ffi_call(name, results, input_output_aliases=aliases)
    return call
