"""What is a decode step made of, and what is the floor of each part?

Each part is taken out of the program in turn; what the step gains by it is the part's cost. Parts overlap a
little, so they need not add up. Floors: the bytes that a part must read, over the bandwidth of the same run.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import measure
import numpy as np
from jax import Array

from xlabatch.bench.roofline import bandwidth
from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import open_source
from xlabatch.engine import sample_step, sampling, steps
from xlabatch.engine.programs import full_bitmask
from xlabatch.engine.state import SlotState, empty
from xlabatch.model import attention, decoder, kv_cache
from xlabatch.model.params import Params

MODEL, CONTEXT, AT, STOPS = "random:llama-135m", 2048, 190, 4
Part = tuple[Any, str, Any]  # module, name, what stands in for it


def no_attention(queries: Array, *_: Any) -> Array:
    return queries


def no_write(kv: Any, *_: Any) -> Any:
    return kv


def no_head(_cfg: Any, _: Any, hidden: Array) -> Array:
    return hidden[:64].T


def no_digest(logits: Array) -> Array:
    return jnp.zeros(logits.shape[:1], jnp.int32)


def no_layers(_: Any, params: Any, kvs: Any, tokens: Array, *__: Any) -> tuple[Any, Array]:
    return kvs, decoder.embed(params, decoder.flatten_columns(tokens), decoder.flatten_columns(tokens))


PARTS: dict[str, tuple[Part, ...]] = {
    "attention": ((attention, "attend", no_attention),),
    "writing keys and values": ((attention, "write", no_write),),
    "head, choice and digest": ((decoder, "logits", no_head),),
    "digest": ((sampling, "digest", no_digest),),
    "all layers": ((decoder, "forward", no_layers),),
}


@contextmanager
def without(parts: tuple[Part, ...]) -> Iterator[None]:
    """The package with other parts for a while."""
    held = [(module, name, getattr(module, name)) for module, name, _ in parts]
    for module, name, instead in parts:
        setattr(module, name, instead)
    jax.clear_caches()
    try:
        yield
    finally:
        for module, name, part in held:
            setattr(module, name, part)
        jax.clear_caches()


def seated(model: Model, rows: int) -> SlotState:
    """A state in which every row is alive at the same position, for long."""
    slots = empty(model.config, rows, CONTEXT, STOPS)
    rules = replace(slots.rows.params, last_position=jnp.full(rows, CONTEXT * 100, jnp.int32))
    at, live = jnp.full(rows, AT, jnp.int32), jnp.ones(rows, bool)
    return replace(slots, rows=replace(slots.rows, position=at, active=live, params=rules))


def whole(model: Model, params: Params, slots: SlotState) -> tuple[SlotState, Array]:
    """Decode and choose in one program."""
    slots = steps.decode(model.config, params, slots)
    words = jnp.asarray(full_bitmask(slots.rows.active.shape[0], model.config.vocab))
    rows, told = sample_step.sample(slots.rows, words)
    return replace(slots, rows=rows), told


def step(model: Model, rows: int) -> measure.Call:
    """A decode step that is called again and again."""
    built = measure.build(partial(whole, model), model.params, seated(model, rows), donate=(1,))
    held = [seated(model, rows)]

    def once() -> Any:
        held[0], told = built.run(model.params, held[0])
        return np.asarray(told)

    return once


def floors(model: Model, rows: int) -> dict[str, float]:
    """Milliseconds that reading a part's bytes takes."""
    cfg, ms = model.config, 1e3 / max(bandwidth() for _ in range(3))
    blocks = AT // kv_cache.BLOCK + 1
    cache = 2 * 4 * cfg.layers * rows * cfg.kv_heads * cfg.head_dim * blocks * kv_cache.BLOCK
    head = sum(leaf.nbytes for leaf in jax.tree.leaves(model.params.embed))
    layers = sum(leaf.nbytes for leaf in jax.tree.leaves(model.params.layers))
    return {
        "whole step": (head + layers + cache) * ms,
        "attention": cache * ms,
        "head, choice and digest": head * ms,
        "all layers": (layers + cache) * ms,
    }


def costs(turns: int) -> list[measure.Row]:
    calls: dict[str, measure.Call] = {}
    least: dict[str, float] = {}
    for weights in load.WEIGHTS:
        model = load.load(open_source(MODEL), weights)
        for rows in (1, 8):
            for part, stands in ({"whole step": ()} | PARTS).items():
                with without(stands):
                    calls[f"{weights} {rows} {part}"] = step(model, rows)
            least |= {f"{weights} {rows} {part}": ms for part, ms in floors(model, rows).items()}
    took = measure.in_turns(calls, turns)
    table: list[measure.Row] = []
    for part in ("whole step", *PARTS):
        row: measure.Row = {"part": part}
        for case in (f"{weights} {rows}" for weights in load.WEIGHTS for rows in (1, 8)):
            whole, rest = took[f"{case} whole step"].ms, took[f"{case} {part}"].ms
            row[f"{case} rows, ms"] = whole if part == "whole step" else whole - rest
            row[f"{case} floor"] = least.get(f"{case} {part}", "")
        table.append(row)
    return table


if __name__ == "__main__":
    measure.report(__file__, {f"{MODEL}, every row at {AT} of {CONTEXT}": costs(measure.turns(21))})
