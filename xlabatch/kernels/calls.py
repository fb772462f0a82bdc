"""The kernels as functions of jax arrays. Activations are [N, features], one row for each token.

A call takes one layer's tensors from arrays with several layers as their leading axis.

N tokens, B slots, C blocks, K key/value heads, E head_dim, D width, F width of the MLP, X experts, as in
model/decoder.py.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlabatch.kernels.blocks import runs_attribute
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.attention import ALL_POSITIONS, Scoring
from xlabatch.model.config import Rope
from xlabatch.model.kv_cache import KV, int8_features
from xlabatch.model.params import Experts, Norm
from xlabatch.model.rope import RopeTables, axes_of_pairs

ACT_NAMES = None, "silu", "gelu", "gelu_tanh", "relu", "relu2", "sigmoid", "quick_gelu"  # enum Act of task.h
ACTS = {name: n for n, name in enumerate(ACT_NAMES)}
STAGES = "all", "ups", "downs"  # enum Stage of experts.cc
NOTHING = 0, 0  # the shape of a result that a stage does not have
EXPERT_ROWS = 256  # rows of experts' results kept at once; with more tokens, one row a token
Attributes = Mapping[str, np.generic | bool]


class LayerAt(NamedTuple):
    """The number of layers in an array, which of them a call uses, and its number in its kind of cache."""

    layers: int = 1
    layer: int | Array = 0
    in_cache: int | Array = 0

    @property
    def numbers(self) -> Array:
        """The first argument of a call."""
        return jnp.stack([jnp.int32(self.layer), jnp.int32(self.in_cache)])


ONLY_LAYER = LayerAt()


class TokenPlaces(NamedTuple):
    """Each token's slot, its position, and the position where its key and value go: int32 [N]."""

    slots: Array
    positions: Array
    writes: Array


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

    def attributes(self) -> Attributes:
        return {
            "chosen": np.int32(self.chosen),
            "normalize": self.normalize,
            "sigmoid": self.sigmoid,
            "groups": np.int32(self.groups),
            "kept_groups": np.int32(self.kept_groups),
            "best_of_group": np.int32(self.best_of_group),
            "scale": np.float32(self.scale),
            "weigh_inputs": self.weigh_inputs,
        }


class Fused(NamedTuple):
    """What a call computes besides sums: residual + residual_scale * post(act(linear(norm(x))))."""

    norm: Norm | None = None
    post: Norm | None = None
    act: str | None = None
    limit: float | None = None  # for gates and ups
    up_offset: float = 0.0
    residual: Array | None = None
    residual_scale: float = 1.0
    eps: float = 0.0  # of both norms

    def attributes(self) -> Attributes:
        return {
            "act": np.int32(ACTS[self.act]),
            "up_offset": np.float32(self.up_offset),
            "residual_scale": np.float32(self.residual_scale),
            "norm_eps": np.float32(self.eps),
            "limit": np.float32(self.limit or 0),
        }


UNFUSED = Fused()


class QueryKeys(NamedTuple):
    """What happens to queries, keys and values before their products: norms, rotation, scales of queries."""

    scale: float
    q_norm: Array | None = None
    k_norm: Array | None = None
    eps: float = 0.0
    v_norm: Array | None = None
    tables: RopeTables | None = None  # cosines and sines [N, pairs]
    factors: Array | None = None  # [N], multiply queries in addition to the scale


def or_empty(x: Array | None) -> Array:
    """Return a tensor, or an empty one if the model has none."""
    return jnp.zeros(0, jnp.float32) if x is None else x


def optional_ints(numbers: Array | None) -> Array:
    """The same for int32."""
    return jnp.zeros(0, jnp.int32) if numbers is None else numbers


def optional_count(number: Array | None) -> Array:
    """Return a number as an array [1], or an empty array [0] for None."""
    return optional_ints(None if number is None else number[None])


def kernel(
    name: str, *results: tuple[int, ...] | jax.ShapeDtypeStruct, aliases: Mapping[int, int] | None = None
) -> Callable[..., Sequence[Array]]:
    """Return the call of a kernel; results are given by their shapes in float32, or with their dtypes.

    `aliases` maps arguments to the results that take their memory.
    """
    shapes = [
        jax.ShapeDtypeStruct(result, jnp.float32) if isinstance(result, tuple) else result
        for result in results
    ]
    return jax.ffi.ffi_call(name, shapes, input_output_aliases=dict(aliases or {}))


def in_place(*arrays: Array) -> list[jax.ShapeDtypeStruct]:
    """Return the shapes of results that take the memory of these arrays."""
    return [jax.ShapeDtypeStruct(array.shape, array.dtype) for array in arrays]


def norm_tensors(norm: Norm | None) -> Sequence[Array]:
    """Return the scale and the bias of a norm."""
    return (or_empty(None), or_empty(None)) if norm is None else (norm.scale, or_empty(norm.bias))


def copy_blocks(cache: Array, source: Array, slot: Array, blocks: Array) -> Array:
    """Copy the first blocks of a cache [B, L, C, ...] from one slot to another, in place."""
    (copied,) = kernel("xlabatch_copy_blocks", *in_place(cache), aliases={0: 0})(cache, source, slot, blocks)
    return copied


def read_blocks(cache: Array, slot: Array, blocks: Array) -> Array:
    """Read the first blocks of a slot of a cache [B, L, C, ...] -> [L, C, ...]; its other blocks are junk."""
    of_slot = jax.ShapeDtypeStruct(cache.shape[1:], cache.dtype)
    (read,) = kernel("xlabatch_read_blocks", of_slot)(cache, slot, blocks)
    return read


def write_slot(cache: Array, given: Array, slot: Array) -> Array:
    """Write all of a slot of a cache [B, ...], in place."""
    (written,) = kernel("xlabatch_write_slot", *in_place(cache), aliases={0: 0})(cache, given, slot)
    return written


def zeros(shape: tuple[int, ...], dtype: DTypeLike) -> Array:
    """Make zeros whose memory the system gives when it is first written."""
    (made,) = kernel("xlabatch_zeros", jax.ShapeDtypeStruct(shape, dtype))()
    return made


def embed(table: PackedLinear, tokens: Array, *, width: int) -> Array:
    """Read the rows of tokens [N] from a packed vocabulary -> [N, width]."""
    (rows,) = kernel("xlabatch_embed", (len(tokens), width))(
        tokens, table.panels, or_empty(table.scale), runs=runs_attribute(table.runs)
    )
    return rows


def rope_tables(rope: Rope, positions: Array) -> RopeTables:
    """Compute cosines and sines [N, pairs] at positions [N], or [3, N] of three axes."""
    frequencies = np.array(rope.frequencies, np.float32)
    table = positions.shape[-1], len(frequencies)
    cos, sin = kernel("xlabatch_rope_tables", table, table)(
        positions,
        frequencies=frequencies,
        axes=np.array(axes_of_pairs(rope) if positions.ndim == 2 else [], np.int32),
        gain=np.float32(rope.gain),
    )
    return cos, sin


def linear(
    x: Array,
    p: PackedLinear,
    fused: Fused = UNFUSED,
    *,
    num_tokens: Array | None = None,
    adapters: Array | None = None,  # [N] or [N, 1], the adapter of each token; 0: none
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Run x [N, in] through a linear, its adapters, and what is fused with it -> [N, out].

    Rows from `num_tokens` on are padding and become zero.
    """
    shape = x.shape[0], p.outputs
    call = kernel("xlabatch_linear", shape)
    tables = list[Array]()
    if adapters is not None and p.adapters is not None:
        call = kernel("xlabatch_adapted_linear", shape, (x.shape[0], p.outputs * (1 + p.gated)))
        tables = [adapters.reshape(-1), p.adapters.down, p.adapters.up, p.adapters.part_of]
    y, *_ = call(
        at.numbers,
        x,
        optional_count(num_tokens),
        p.panels,
        optional_ints(p.order),
        or_empty(p.scale),
        or_empty(p.bias),
        *norm_tensors(fused.norm),
        or_empty(fused.residual),
        *norm_tensors(fused.post),
        *tables,
        layers=np.int32(at.layers),
        **fused.attributes(),
        gated=p.gated,
        runs=runs_attribute(p.runs),
    )
    return y


def experts(
    x: Array,
    logits: Array,  # [N, X] from the router
    active: Array,  # [N]; no expert computes the other tokens
    p: Experts[PackedLinear],  # without its router, which has run, and without its shared expert
    routing: Routing,
    fused: Fused = UNFUSED,
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Run x [N, D] through each token's experts, and what is fused with their weighted sum -> [N, D]."""
    assert isinstance(p.each.down, PackedLinear)
    rows = rows_at_once(len(x), routing)
    call = kernel("xlabatch_experts", x.shape, (rows, p.each.up.outputs), (rows, x.shape[1]))
    y, *_ = call_experts(call, "all", x, logits, active, p, p.each.up, p.each.down, routing, fused, at)
    return y


def expert_ups(
    x: Array,
    logits: Array,
    active: Array,
    p: Experts[PackedLinear],
    routing: Routing,
    fused: Fused,
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Run x [N, D] through this device's part of the first linears -> a row for each choice, by expert."""
    up = p.each.up
    call = kernel("xlabatch_experts", (len(x) * routing.chosen, up.outputs), NOTHING, NOTHING)
    rows, *_ = call_experts(call, "ups", x, logits, active, p, up, None, routing, fused, at)
    return rows


def expert_downs(
    rows: Array,
    logits: Array,
    active: Array,
    p: Experts[PackedLinear],
    down: PackedLinear,
    routing: Routing,
    at: LayerAt = ONLY_LAYER,
) -> Array:
    """Run the rows of all devices' `expert_ups` through some outputs of the second linears, and add them."""
    tokens = len(logits)
    scratch = NOTHING, (rows_at_once(tokens, routing), down.outputs)
    call = kernel("xlabatch_experts", (tokens, down.outputs), *scratch)
    y, *_ = call_experts(call, "downs", rows, logits, active, p, None, down, routing, UNFUSED, at)
    return y


def rows_at_once(tokens: int, routing: Routing) -> int:
    """How many choices of experts are computed at once: XLA reuses their memory for every layer."""
    return min(tokens * routing.chosen, max(tokens, EXPERT_ROWS))


def call_experts(
    call: Callable[..., Sequence[Array]],
    stage: Literal["all", "ups", "downs"],
    x: Array,
    logits: Array,
    active: Array,
    p: Experts[PackedLinear],
    up: PackedLinear | None,
    down: PackedLinear | None,
    routing: Routing,
    fused: Fused,
    at: LayerAt,
) -> Sequence[Array]:
    """Call the kernel of experts, with the linears that a stage runs."""

    def tensors(linear: PackedLinear | None) -> tuple[Array, ...]:
        if linear is None:
            return or_empty(None), optional_ints(None), or_empty(None), or_empty(None)
        return linear.panels, optional_ints(linear.order), or_empty(linear.scale), or_empty(linear.bias)

    return call(
        at.numbers,
        x,
        logits,
        or_empty(p.bias),
        or_empty(p.scale),
        active,
        *tensors(up),
        *tensors(down),
        *norm_tensors(fused.norm),
        or_empty(fused.residual),
        *norm_tensors(fused.post),
        stage=np.int32(STAGES.index(stage)),
        layers=np.int32(at.layers),
        **fused.attributes(),
        **routing.attributes(),
        gated=up is not None and up.gated,
        up_runs=runs_attribute(up.runs if up else ()),
        down_runs=runs_attribute(down.runs if down else ()),
    )


def head_linears(
    x: Array, p: PackedLinear, *, num_tokens: Array | None = None, at: LayerAt = ONLY_LAYER
) -> Array:
    """Run x [N, H * in] through one linear for each head -> [H, N, out]; padding becomes zero."""
    shape = p.panels.shape[1], x.shape[0], p.outputs
    call = kernel("xlabatch_head_linears", shape)
    (y,) = call(at.numbers, x, optional_count(num_tokens), p.panels, layers=np.int32(at.layers))
    return y


def attention(
    qkv: Array,
    tokens: TokenPlaces,
    kv: KV,
    query_keys: QueryKeys,
    scoring: Scoring = ALL_POSITIONS,
    at: LayerAt = ONLY_LAYER,
    *,
    end: int,
    shares_keys: bool = False,
) -> tuple[KV, Array]:
    """Write a step's keys and values into a layer of the cache, and attend -> cache, [N, H * E].

    A token that writes at `end` or later is padding. With latents, the last features of a key are its value,
    and the result has as many for each head. A layer that shares the keys and values of another one has only
    queries in `qkv`, and writes nothing.
    """
    head_dim = int8_features(kv.keys.shape[4]) if kv.keys.dtype == jnp.int8 else kv.keys.shape[4]
    if kv.values is None:
        name = "xlabatch_latent_attention"
        width = (qkv.shape[1] // head_dim - 1) * kv.latents
        caches = [kv.keys]
        extra = {"latents": np.int32(kv.latents)}
    else:
        name = "xlabatch_attention"
        width = qkv.shape[1] - (0 if shares_keys else 2 * kv.keys.shape[3] * head_dim)
        caches = [kv.keys, kv.values]
        extra = {}
    aliases = {12 + n: 1 + n for n in range(len(caches))}
    cos, sin = query_keys.tables or (None, None)
    norms = query_keys.q_norm, query_keys.k_norm, query_keys.v_norm
    optional = cos, sin, *norms, scoring.sinks, query_keys.factors
    y, keys, *values = kernel(name, (qkv.shape[0], width), *in_place(*caches), aliases=aliases)(
        at.numbers,
        qkv,
        *tokens,
        *map(or_empty, optional),
        *caches,
        layers=np.int32(at.layers),
        end=np.int32(end),
        scale=np.float32(query_keys.scale),
        window=np.int32(scoring.window or 0),
        chunk=np.int32(scoring.chunk or 0),
        cap=np.float32(scoring.cap or 0),
        norm_eps=np.float32(query_keys.eps),
        shares_keys=shares_keys,
        **extra,
    )
    return replace(kv, keys=keys, values=values[0] if values else None), y
