"""How does a step put one key and one value per row into the donated cache of every layer?

Decided: a scatter at computed positions, `.at[rows, :, :, positions].set(mode="drop")`: one operation a leaf
whatever the number of rows, in place, and a row that is told to write at S writes nowhere. The same takes a
prefill's 256 columns. dynamic_update_slice is no choice for idle rows: it clamps onto the last position.
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
Ways = dict[
    str, tuple[Callable[..., object], Callable[[], object]]
]  # a way to write, and what it writes into


def empty() -> tuple[KV, ...]:
    """The cache of all layers."""
    return tuple(KV(jnp.zeros((SLOTS, K, E, S)), jnp.zeros((SLOTS, K, S, E))) for _ in range(LAYERS))


def empty_stack() -> KV:
    """The same as one array for all keys and one for all values."""
    return KV(jnp.zeros((LAYERS, SLOTS, K, E, S)), jnp.zeros((LAYERS, SLOTS, K, S, E)))


def write(kv: KV, keys: Array, values: Array, place: StepPositions) -> KV:
    """The package's way, on a cache without blocks."""
    rows = place.slot + jnp.arange(place.write_positions.shape[0], dtype=jnp.int32)[:, None]
    return KV(
        kv.keys.at[rows, :, :, place.write_positions].set(keys.transpose(2, 3, 0, 1), mode="drop"),
        kv.values.at[rows, :, place.write_positions].set(values.transpose(2, 3, 0, 1), mode="drop"),
    )


def column(kv: KV, keys: Array, values: Array, slot: Array, row: Array | int, start: Array) -> KV:
    """Put a row's run of tokens into a slot by dynamic_update_slice."""
    zero = jnp.int32(0)
    keys = lax.dynamic_index_in_dim(keys.transpose(2, 0, 1, 3), row)
    values = lax.dynamic_index_in_dim(values.transpose(2, 0, 3, 1), row)
    return KV(
        lax.dynamic_update_slice(kv.keys, keys, (slot, zero, zero, start)),
        lax.dynamic_update_slice(kv.values, values, (slot, zero, start, zero)),
    )


def unrolled(kv: KV, keys: Array, values: Array, place: StepPositions) -> KV:
    for row in range(keys.shape[2]):
        kv = column(kv, keys, values, place.slot + row, row, place.write_positions[row, 0])
    return kv


def looped(kv: KV, keys: Array, values: Array, place: StepPositions) -> KV:
    def put(row: Array, kv: KV) -> KV:
        return column(kv, keys, values, place.slot + row, row, place.write_positions[row, 0])

    return lax.fori_loop(0, keys.shape[2], put, kv)


def everywhere(kv: KV, keys: Array, values: Array, place: StepPositions) -> KV:
    here = jnp.arange(S) == place.write_positions  # [B, S]
    return KV(
        jnp.where(here[:, None, None, :], keys.transpose(2, 0, 1, 3), kv.keys),
        jnp.where(here[:, None, :, None], values.transpose(2, 0, 3, 1), kv.values),
    )


def all_layers(
    how: Write, kvs: tuple[KV, ...], keys: Array, values: Array, place: StepPositions
) -> tuple[tuple[KV, ...], Array]:
    """Write keys and values [L, K, E, R, T], a leaf a layer."""
    return tuple(
        how(kv, k, v, place) for kv, k, v in zip(kvs, keys, values, strict=True)
    ), place.write_positions


def stacked(kv: KV, keys: Array, values: Array, place: StepPositions) -> tuple[KV, Array]:
    """The same into one array for all layers, which a scan hands out and collects again."""
    return lax.scan(lambda _, each: (None, write(*each, place)), None, (kv, keys, values))[
        1
    ], place.write_positions


def carried(kv: KV, keys: Array, values: Array, place: StepPositions) -> tuple[KV, Array]:
    """The same into one array for all layers, which a scan carries."""

    def layer(kv: KV, each: tuple[Array, Array, Array]) -> tuple[KV, None]:
        n, keys, values = each
        own = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, n, keepdims=False), kv)
        written = write(own, keys, values, place)
        return jax.tree.map(
            lambda stack, one: lax.dynamic_update_index_in_dim(stack, one, n, 0), kv, written
        ), None

    return lax.scan(layer, kv, (jnp.arange(LAYERS), keys, values))[0], place.write_positions


def compare(ways: Ways, place: StepPositions, turns: int) -> list[Row]:
    """Build and time each way of writing at a place."""
    keys, values = jax.random.normal(jax.random.key(0), (2, LAYERS, K, E, *place.write_positions.shape))
    built, calls, whole = {}, {}, measure.size_mb(empty())
    for name, (way, make) in ways.items():
        kvs = make()
        built[name] = measure.build(way, kvs, keys, values, place, donate=(0,))
        calls[name] = measure.carry(built[name].run, kvs, keys, values, place)
    spells = measure.in_turns(calls, turns)
    return [
        {
            "way": name,
            "ms": spells[name].ms,
            "quartiles": spells[name].spread,
            "compile s": b.compile_s,
            "temp MB": b.temp_mb,
            "aliased": f"{b.aliased_mb / whole:.0%}",
        }
        for name, b in built.items()
    ]


def decode(turns: int) -> list[Row]:
    """One token a row, at positions about 170."""
    at = jnp.arange(SLOTS)[:, None] + 170
    ways: Ways = {name: (partial(all_layers, way), empty) for name, way in BY_LEAF.items()}
    ways |= {
        "stacked, scan xs to ys": (stacked, empty_stack),
        "stacked, scan carries": (carried, empty_stack),
    }
    return compare(ways, StepPositions(jnp.int32(0), at, at, jnp.int32(3), at.min()), turns)


def prefill(turns: int) -> list[Row]:
    """A chunk of 256 tokens into one slot."""
    at = jnp.arange(256)[None] + 256
    ways: Ways = {
        "scatter (chosen)": (partial(all_layers, write), empty),
        "one dus": (partial(all_layers, unrolled), empty),
    }
    return compare(ways, StepPositions(jnp.int32(5), at, at, jnp.int32(8), at.min()), turns)


def hazard() -> list[Row]:
    """Where a row that is told to write at S, so nowhere, leaves its key."""
    none, zero = jnp.full((SLOTS, 1), S), jnp.int32(0)
    nowhere = StepPositions(zero, jnp.zeros((SLOTS, 1), int), none, jnp.int32(1), zero)
    ones = jnp.ones((K, E, SLOTS, 1))
    rows: list[Row] = []
    for name, way in BY_LEAF.items():
        spoilt = jax.jit(way)(empty()[0], ones, ones, nowhere).keys.any((0, 1, 2)).nonzero()[0]
        rows.append({"way": name, "positions spoilt": str(spoilt.tolist() or "none")})
    return rows


BY_LEAF: dict[str, Write] = {
    "scatter (chosen)": write,
    "unrolled dus": unrolled,
    "loop of dus": looped,
    "where": everywhere,
}

if __name__ == "__main__":
    turns = measure.turns(31)
    measure.report(
        __file__,
        {
            f"one token a row, {SLOTS} slots of {S}, {LAYERS} layers": decode(turns),
            "256 tokens into one slot": prefill(turns),
            f"told to write at {S}, which is nowhere": hazard(),
        },
    )
