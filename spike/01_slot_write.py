"""How does a step write one key and one value per row into the donated cache of every layer?

Decided: a scatter at computed positions, `.at[rows, :, :, positions].set(mode="drop")`. It is one operation
per leaf for any number of rows, it works in place, and a row with position S writes nothing. It also takes
the 256 columns of a prefill. dynamic_update_slice is unfit for idle rows: it clamps to the last position.

Superseded on CPUs by the kernels (FINDINGS 20): this is what XLA's own operations run.
"""

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax
from measure import Row

from xlabatch.model.kv_cache import KV, StepPositions

SLOTS, LAYERS, K, E, S = 8, 30, 3, 64, 2112
Write = Callable[[KV, Array, Array, StepPositions], KV]
Variants = dict[str, tuple[Callable[..., object], Callable[[], object]]]  # a write, and how its cache is made


def empty() -> tuple[KV, ...]:
    """The cache of all layers."""
    return tuple(KV(jnp.zeros((SLOTS, K, E, S)), jnp.zeros((SLOTS, K, S, E))) for _ in range(LAYERS))


def empty_stack() -> KV:
    """The same as one array for all keys and one for all values."""
    return KV(jnp.zeros((LAYERS, SLOTS, K, E, S)), jnp.zeros((LAYERS, SLOTS, K, S, E)))


def write(kv: KV, keys: Array, values: Array, positions: StepPositions) -> KV:
    """The package's scatter, on a cache without blocks."""
    rows = positions.slot + jnp.arange(positions.write_positions.shape[0], dtype=jnp.int32)[:, None]
    return KV(
        kv.keys.at[rows, :, :, positions.write_positions].set(keys.transpose(2, 3, 0, 1), mode="drop"),
        kv.values.at[rows, :, positions.write_positions].set(values.transpose(2, 3, 0, 1), mode="drop"),
    )


def column(kv: KV, keys: Array, values: Array, slot: Array, row: Array | int, start: Array) -> KV:
    """Write a row's tokens into a slot by dynamic_update_slice."""
    zero = jnp.int32(0)
    keys = lax.dynamic_index_in_dim(keys.transpose(2, 0, 1, 3), row)
    values = lax.dynamic_index_in_dim(values.transpose(2, 0, 3, 1), row)
    return KV(
        lax.dynamic_update_slice(kv.keys, keys, (slot, zero, zero, start)),
        lax.dynamic_update_slice(kv.values, values, (slot, zero, start, zero)),
    )


def unrolled(kv: KV, keys: Array, values: Array, positions: StepPositions) -> KV:
    for row in range(keys.shape[2]):
        kv = column(kv, keys, values, positions.slot + row, row, positions.write_positions[row, 0])
    return kv


def looped(kv: KV, keys: Array, values: Array, positions: StepPositions) -> KV:
    def put(row: Array, kv: KV) -> KV:
        return column(kv, keys, values, positions.slot + row, row, positions.write_positions[row, 0])

    return lax.fori_loop(0, keys.shape[2], put, kv)


def everywhere(kv: KV, keys: Array, values: Array, positions: StepPositions) -> KV:
    here = jnp.arange(S) == positions.write_positions  # [B, S]
    return KV(
        jnp.where(here[:, None, None, :], keys.transpose(2, 0, 1, 3), kv.keys),
        jnp.where(here[:, None, :, None], values.transpose(2, 0, 3, 1), kv.values),
    )


def all_layers(
    write_layer: Write, kvs: tuple[KV, ...], keys: Array, values: Array, positions: StepPositions
) -> tuple[tuple[KV, ...], Array]:
    """Write keys and values [L, K, E, R, T] into a leaf per layer."""
    return tuple(
        write_layer(kv, k, v, positions) for kv, k, v in zip(kvs, keys, values, strict=True)
    ), positions.write_positions


def stacked(kv: KV, keys: Array, values: Array, positions: StepPositions) -> tuple[KV, Array]:
    """The same into one array for all layers, as xs and ys of a scan."""
    return lax.scan(lambda _, each: (None, write(*each, positions)), None, (kv, keys, values))[
        1
    ], positions.write_positions


def carried(kv: KV, keys: Array, values: Array, positions: StepPositions) -> tuple[KV, Array]:
    """The same into one array for all layers, carried by a scan."""

    def layer(kv: KV, each: tuple[Array, Array, Array]) -> tuple[KV, None]:
        n, keys, values = each
        own = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, n, keepdims=False), kv)
        written = write(own, keys, values, positions)
        return jax.tree.map(
            lambda stack, one: lax.dynamic_update_index_in_dim(stack, one, n, 0), kv, written
        ), None

    return lax.scan(layer, kv, (jnp.arange(LAYERS), keys, values))[0], positions.write_positions


def compare(variants: Variants, positions: StepPositions, rounds: int) -> list[Row]:
    """Compile and time each variant at these positions."""
    keys, values = jax.random.normal(jax.random.key(0), (2, LAYERS, K, E, *positions.write_positions.shape))
    compiled, thunks, cache_mb = {}, {}, measure.size_mb(empty())
    for name, (run, make) in variants.items():
        kvs = make()
        compiled[name] = measure.compile_for(run, kvs, keys, values, positions, donate=(0,))
        thunks[name] = measure.with_state(compiled[name].run, kvs, keys, values, positions)
    timings = measure.time_interleaved(thunks, rounds)
    return [
        {
            "way": name,
            "ms": timings[name].ms,
            "quartiles": timings[name].quartiles,
            "compile s": b.compile_s,
            "temp MB": b.temp_mb,
            "aliased": f"{b.aliased_mb / cache_mb:.0%}",
        }
        for name, b in compiled.items()
    ]


def decode(rounds: int) -> list[Row]:
    """One token per row, at positions about 170."""
    at = jnp.arange(SLOTS)[:, None] + 170
    variants: Variants = {
        name: (partial(all_layers, write_layer), empty) for name, write_layer in BY_LEAF.items()
    }
    variants |= {
        "stacked, scan xs to ys": (stacked, empty_stack),
        "stacked, scan carries": (carried, empty_stack),
    }
    return compare(variants, StepPositions(jnp.int32(0), at, at, jnp.int32(3), at.min(), S), rounds)


def prefill(rounds: int) -> list[Row]:
    """A chunk of 256 tokens into one slot."""
    at = jnp.arange(256)[None] + 256
    variants: Variants = {
        "scatter (chosen)": (partial(all_layers, write), empty),
        "one dus": (partial(all_layers, unrolled), empty),
    }
    return compare(variants, StepPositions(jnp.int32(5), at, at, jnp.int32(8), at.min(), S), rounds)


def hazard() -> list[Row]:
    """Where a row with position S, which is outside of the cache, leaves its key."""
    outside, zero = jnp.full((SLOTS, 1), S), jnp.int32(0)
    positions = StepPositions(zero, jnp.zeros((SLOTS, 1), int), outside, jnp.int32(1), zero, S)
    ones = jnp.ones((K, E, SLOTS, 1))
    rows: list[Row] = []
    for name, write_layer in BY_LEAF.items():
        overwritten = jax.jit(write_layer)(empty()[0], ones, ones, positions).keys.any((0, 1, 2)).nonzero()[0]
        rows.append({"way": name, "positions overwritten": str(overwritten.tolist() or "none")})
    return rows


BY_LEAF: dict[str, Write] = {
    "scatter (chosen)": write,
    "unrolled dus": unrolled,
    "loop of dus": looped,
    "where": everywhere,
}

if __name__ == "__main__":
    rounds = measure.round_count(31)
    measure.report(
        __file__,
        {
            f"one token per row, {SLOTS} slots of {S}, {LAYERS} layers": decode(rounds),
            "256 tokens into one slot": prefill(rounds),
            f"a row that writes at position {S}, outside of the cache": hazard(),
        },
    )
