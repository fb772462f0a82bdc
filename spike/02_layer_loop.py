"""Are the layers unrolled in the program, each with leaves of its own, or does a scan run over stacked ones?

Decided: unrolled. A scan hands each layer a copy of its slice of the cache and collects the caches into a
second stack, or copies them back into the first, whatever is donated. The price is compile time, and leaves
to hand over at every call.
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
from xlabatch.engine.state import empty
from xlabatch.model import decoder, layers, rope
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.params import Params

SLOTS, CONTEXT, AT = 8, 512, 170


def unrolled(
    cfg: Config, kvs: tuple[KV, ...], params: Params, tokens: Array, place: StepPositions
) -> tuple[Any, Array]:
    """The package's forward: a leaf per layer."""
    return decoder.forward(cfg, params, kvs, tokens, place)


def scanned(cfg: Config, kvs: KV, params: Params, tokens: Array, place: StepPositions) -> tuple[KV, Array]:
    """The same blocks in a scan, caches as xs and ys; params.layers is one stacked Layer."""
    looks = cfg.attention[0]
    turn = rope.rope_tables(looks.rope, place) if looks.rope else None

    def step(x: Array, each: Any) -> tuple[Array, KV]:
        kv, x = decoder.block(cfg, looks, each[0], each[1], x, turn, place)
        return x, kv

    x, kvs = lax.scan(step, params.embed.weight[tokens.reshape(-1)].T, (params.layers, kvs))
    return kvs, layers.norm(params.norm, x, cfg.norm_eps)


def carried(cfg: Config, kvs: KV, params: Params, tokens: Array, place: StepPositions) -> tuple[KV, Array]:
    """The same blocks in a scan that carries the stacked cache and updates a layer of it."""
    looks = cfg.attention[0]
    turn = rope.rope_tables(looks.rope, place) if looks.rope else None

    def step(state: tuple[KV, Array], each: Any) -> tuple[tuple[KV, Array], None]:
        (kvs, x), (layer, n) = state, each
        own = jax.tree.map(lambda leaf: lax.dynamic_index_in_dim(leaf, n, keepdims=False), kvs)
        own, x = decoder.block(cfg, looks, layer, own, x, turn, place)
        kvs = jax.tree.map(lambda stack, one: lax.dynamic_update_index_in_dim(stack, one, n, 0), kvs, own)
        return (kvs, x), None

    start = kvs, params.embed.weight[tokens.reshape(-1)].T
    (kvs, x), _ = lax.scan(step, start, (params.layers, jnp.arange(cfg.layers)))
    return kvs, layers.norm(params.norm, x, cfg.norm_eps)


def stack(trees: tuple[Any, ...]) -> Any:
    """One tree whose leaves have the layers leading."""
    return jax.tree.map(lambda *leaves: jnp.stack(leaves), *trees)


def steps(model: Model, turns: int) -> list[Row]:
    """Build and time the three on the same tokens, and see that they agree."""
    cfg, params = model.config, model.params
    together = Params(params.embed, stack(params.layers), params.norm)
    at = jnp.full((SLOTS, 1), AT, jnp.int32)
    inputs = (
        jnp.arange(SLOTS, dtype=jnp.int32)[:, None],
        StepPositions(jnp.int32(0), at, at, jnp.int32(AT // BLOCK + 1), jnp.int32(AT)),
    )
    built, calls, ends = {}, {}, {}
    ways: dict[str, tuple[Callable[..., Any], Params]] = {
        "unrolled (chosen)": (unrolled, params),
        "scan, caches xs to ys": (scanned, together),
        "scan, caches carried": (carried, together),
    }
    for name, (way, weights) in ways.items():
        kvs = empty(cfg, SLOTS, CONTEXT, 1).kv
        kvs = kvs if weights is params else stack(kvs)
        built[name] = measure.build(partial(way, cfg), kvs, weights, *inputs, donate=(0,))
        calls[name] = measure.carry(built[name].run, kvs, weights, *inputs)
        ends[name] = calls[name]()[1]
    spells = measure.in_turns(
        calls | {"floor: the weights' bytes": measure.reading(measure.size_mb(params.layers))}, turns
    )
    return [row(name, spells[name], built.get(name), ends, cfg) for name in spells]


def row(
    name: str, spell: measure.Spell, built: measure.Built | None, ends: dict[str, Array], cfg: Config
) -> Row:
    """A line of the table."""
    first = {"way": name, "ms": spell.ms, "quartiles": spell.spread}
    if built is None:
        return first | dict.fromkeys(("compile s", "temp MB", "cache-sized ops", "differs by"), "")
    return first | {
        "compile s": built.compile_s,
        "temp MB": built.temp_mb,
        "cache-sized ops": big_ops(built.text, cfg),
        "differs by": float(jnp.abs(ends[name] - ends["unrolled (chosen)"]).max()),
    }


def big_ops(text: str, cfg: Config) -> int:
    """Instructions that give a layer's cache or all layers' and are no write in place of a few numbers."""
    leaf = rf"(?:\d+,)?{SLOTS},{cfg.kv_heads},(?:{cfg.head_dim},{CONTEXT}|{CONTEXT},{cfg.head_dim})"
    moving = "copy|transpose|broadcast|dynamic-slice|dynamic-update-slice"
    return len(re.findall(rf"= f32\[{leaf}\]\S* (?:{moving})\(", text))


def overhead(turns: int) -> list[Row]:
    """What it costs to hand over many leaves, donated and given back, when nothing is computed."""
    calls: dict[str, measure.Call] = {}
    for count in (11, 60, 180, 300):
        leaves = tuple(jnp.zeros(8) for _ in range(count))
        weights = tuple(jnp.zeros(8) for _ in range(count))
        run = jax.jit(lambda state, weights: (state, weights[0][0]), donate_argnums=0)
        calls[f"{count} donated and {count} not"] = measure.carry(run, leaves, weights)
    return [
        {"leaves": name, "ms": s.ms, "quartiles": s.spread}
        for name, s in measure.in_turns(calls, turns * 20).items()
    ]


if __name__ == "__main__":
    turns = measure.turns(21)
    tables = {
        f"one forward of llama-135m, {SLOTS} slots of {CONTEXT}, positions {AT}": steps(
            load.load(open_source("random:llama-135m")), turns
        ),
        "handing over leaves": overhead(turns),
    }
    measure.report(__file__, tables)
