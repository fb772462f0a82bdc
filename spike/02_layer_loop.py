"""Are XLA's own layers unrolled, each with its own leaves, or does a scan run over stacked leaves?

Decided: unrolled. A scan copies each layer's slice of the cache and collects the caches into a second stack,
or copies them back into the first, whatever is donated. The price is compile time, and more leaves to pass
at every call.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax
from measure import Row

from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.plain import PLAIN
from xlabatch.model import decoder, layers, rope
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, Cache, StepPositions
from xlabatch.model.params import Params

SLOTS, CONTEXT, AT = 8, 512, 170


def unrolled(
    cfg: Config, kvs: Cache, params: Params, tokens: Array, positions: StepPositions
) -> tuple[Any, Array]:
    """The package's forward pass: leaves per layer."""
    return decoder.forward(cfg, params, kvs, tokens, positions)


def scanned(
    cfg: Config, kvs: KV, params: Params, tokens: Array, positions: StepPositions
) -> tuple[KV, Array]:
    """The same blocks in a scan with the caches as xs and ys; params.layers is one stacked Layer."""
    attention = cfg.attending[0]
    tables = rope.rope_tables(attention.rope, positions) if attention.rope else None

    def step(x: Array, each: Any) -> tuple[Array, Any]:
        kv, x = decoder.block(cfg, attention, each[0], each[1], x, tables, positions)
        return x, kv

    x, kvs = lax.scan(step, params.embed.weight[tokens.reshape(-1)].T, (params.layers, kvs))
    return kvs, layers.norm(params.norm, x, cfg.norm_eps)


def carried(
    cfg: Config, kvs: KV, params: Params, tokens: Array, positions: StepPositions
) -> tuple[KV, Array]:
    """The same blocks in a scan that carries the stacked cache and updates a layer of it."""
    attention = cfg.attending[0]
    tables = rope.rope_tables(attention.rope, positions) if attention.rope else None

    def step(state: tuple[KV, Array], each: Any) -> tuple[tuple[KV, Array], None]:
        (kvs, x), (layer, n) = state, each
        own = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, n, keepdims=False), kvs)
        own, x = decoder.block(cfg, attention, layer, own, x, tables, positions)
        kvs = jax.tree.map(lambda stack, one: lax.dynamic_update_index_in_dim(stack, one, n, 0), kvs, own)
        return (kvs, x), None

    start = kvs, params.embed.weight[tokens.reshape(-1)].T
    (kvs, x), _ = lax.scan(step, start, (params.layers, jnp.arange(cfg.layers)))
    return kvs, layers.norm(params.norm, x, cfg.norm_eps)


def stack(trees: tuple[Any, ...]) -> Any:
    """One tree whose leaves have a leading axis of layers."""
    return jax.tree.map(lambda *leaves: jnp.stack(leaves), *trees)


def steps(model: Model, rounds: int) -> list[Row]:
    """Compile and time the three on the same tokens, and compare their results."""
    cfg, params = model.config, model.params
    stacked = Params(params.embed, stack(params.layers), params.norm)
    at = jnp.full((SLOTS, 1), AT, jnp.int32)
    inputs = (
        jnp.arange(SLOTS, dtype=jnp.int32)[:, None],
        StepPositions(jnp.int32(0), at, at, jnp.int32(AT // BLOCK + 1), jnp.int32(AT), CONTEXT),
    )
    compiled, thunks, results = {}, {}, {}
    variants: dict[str, tuple[Callable[..., Any], Params]] = {
        "unrolled (chosen)": (unrolled, params),
        "scan, caches xs to ys": (scanned, stacked),
        "scan, caches carried": (carried, stacked),
    }
    for name, (forward, weights) in variants.items():
        kvs = PLAIN.empty_state(cfg, SLOTS, CONTEXT, 1).kv
        kvs = kvs if weights is params else stack(kvs)
        compiled[name] = measure.compile_for(partial(forward, cfg), kvs, weights, *inputs, donate=(0,))
        thunks[name] = measure.with_state(compiled[name].run, kvs, weights, *inputs)
        results[name] = thunks[name]()[1]
    timings = measure.time_interleaved(
        thunks | {"floor: the weights' bytes": measure.read_memory(measure.size_mb(params.layers))}, rounds
    )
    return [row(name, timings[name], compiled.get(name), results, cfg) for name in timings]


def row(
    name: str,
    timing: measure.Timing,
    compiled: measure.Compiled | None,
    results: dict[str, Array],
    cfg: Config,
) -> Row:
    """A row of the table."""
    first = {"way": name, "ms": timing.ms, "quartiles": timing.quartiles}
    if compiled is None:
        return first | dict.fromkeys(("compile s", "temp MB", "cache-sized ops", "differs by"), "")
    return first | {
        "compile s": compiled.compile_s,
        "temp MB": compiled.temp_mb,
        "cache-sized ops": big_ops(compiled.hlo, cfg),
        "differs by": float(jnp.abs(results[name] - results["unrolled (chosen)"]).max()),
    }


def big_ops(text: str, cfg: Config) -> int:
    """Instructions that copy or rearrange the cache of a layer or of all layers."""
    leaf = rf"(?:\d+,)?{SLOTS},{cfg.kv_heads},(?:{cfg.head_dim},{CONTEXT}|{CONTEXT},{cfg.head_dim})"
    moving = "copy|transpose|broadcast|dynamic-slice|dynamic-update-slice"
    return len(re.findall(rf"= f32\[{leaf}\]\S* (?:{moving})\(", text))


def overhead(rounds: int) -> list[Row]:
    """The cost of passing many leaves, donated and returned, when nothing is computed."""
    thunks: dict[str, measure.Thunk] = {}
    for count in (11, 60, 180, 300):
        leaves = tuple(jnp.zeros(8) for _ in range(count))
        weights = tuple(jnp.zeros(8) for _ in range(count))
        run = jax.jit(lambda state, weights: (state, weights[0][0]), donate_argnums=0)
        thunks[f"{count} donated and {count} not"] = measure.with_state(run, leaves, weights)
    return [
        {"leaves": name, "ms": s.ms, "quartiles": s.quartiles}
        for name, s in measure.time_interleaved(thunks, rounds * 20).items()
    ]


if __name__ == "__main__":
    rounds = measure.round_count(21)
    tables = {
        f"one forward of llama-135m, {SLOTS} slots of {CONTEXT}, positions {AT}": steps(
            load.load(open_source("random:llama-135m"), packs=False), rounds
        ),
        "passing leaves": overhead(rounds),
    }
    measure.report(__file__, tables)
