"""What is a decode step made of, and what is the roofline of each part?

Each part is removed from the program in turn; the time that the step gains is the part's cost. Parts overlap
a little, so they need not add up. Roofline: the bytes that a part must read, over the run's own bandwidth.

Superseded on CPUs by the kernels (FINDINGS 22): this is what XLA's own operations run.
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
from xlabatch.engine.device import plain_steps, sample_step, sampling
from xlabatch.engine.device.state import SlotState
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.plain import PLAIN
from xlabatch.model import attention, decoder, kv_cache
from xlabatch.model.layers import padded_width
from xlabatch.model.params import Params

MODEL, CONTEXT, AT, STOPS = "random:llama-135m", 2048, 190, 4
Part = tuple[Any, str, Any]  # module, name, replacement


def no_attention(queries: Array, *_: Any) -> Array:
    return queries


def no_write(kv: Any, *_: Any) -> Any:
    return kv


def no_head(_cfg: Any, _: Any, hidden: Array) -> Array:
    return hidden[:64].T


def no_digest(logits: Array) -> Array:
    return jnp.zeros(logits.shape[:1], jnp.int32)


def no_layers(cfg: Any, params: Any, kvs: Any, tokens: Array, *__: Any) -> tuple[Any, Array]:
    ids = decoder.flatten_columns(tokens, padded_width(tokens.size))
    return kvs, decoder.embed(cfg, params, ids, ids)


PARTS: dict[str, tuple[Part, ...]] = {
    "attention": ((attention, "attend", no_attention),),
    "write of keys and values": ((attention, "write", no_write),),
    "head, sampling and digest": ((decoder, "logits", no_head),),
    "digest": ((sampling, "digest", no_digest),),
    "all layers": ((decoder, "forward", no_layers),),
}


@contextmanager
def without(parts: tuple[Part, ...]) -> Iterator[None]:
    """The package with these parts replaced."""
    originals = [(module, name, getattr(module, name)) for module, name, _ in parts]
    for module, name, replacement in parts:
        setattr(module, name, replacement)
    jax.clear_caches()
    try:
        yield
    finally:
        for module, name, part in originals:
            setattr(module, name, part)
        jax.clear_caches()


def decoding_state(model: Model, rows: int) -> SlotState:
    """A state in which every row decodes at the same position, with many tokens to go."""
    slots = PLAIN.empty_state(model.config, rows, CONTEXT, STOPS)
    params = replace(slots.rows.sampling_params, last_position=jnp.full(rows, CONTEXT * 100, jnp.int32))
    at, active = jnp.full(rows, AT, jnp.int32), jnp.ones(rows, bool)
    return replace(slots, rows=replace(slots.rows, position=at, active=active, sampling_params=params))


def decode_and_sample(model: Model, params: Params, slots: SlotState) -> tuple[SlotState, Array]:
    """Decode and sample in one program."""
    slots = plain_steps.decode(model.config, params, slots)
    bitmask = jnp.asarray(full_bitmask(slots.rows.active.shape[0], model.config.vocab))
    rows, output = sample_step.sample(slots.rows, bitmask)
    return replace(slots, rows=rows), output


def step(model: Model, rows: int) -> measure.Thunk:
    """A thunk that decodes one step after another."""
    compiled = measure.compile_for(
        partial(decode_and_sample, model), model.params, decoding_state(model, rows), donate=(1,)
    )
    kept = [decoding_state(model, rows)]

    def thunk() -> Any:
        kept[0], output = compiled.run(model.params, kept[0])
        return np.asarray(output)

    return thunk


def rooflines(model: Model, rows: int) -> dict[str, float]:
    """Milliseconds to read the bytes of each part."""
    cfg, ms = model.config, 1e3 / max(bandwidth() for _ in range(3))
    blocks = AT // kv_cache.BLOCK + 1
    cache = 2 * 4 * cfg.layers * rows * cfg.kv_heads * cfg.head_dim * blocks * kv_cache.BLOCK
    head = sum(leaf.nbytes for leaf in jax.tree.leaves(model.params.embed))
    layers = sum(leaf.nbytes for leaf in jax.tree.leaves(model.params.layers))
    return {
        "full step": (head + layers + cache) * ms,
        "attention": cache * ms,
        "head, sampling and digest": head * ms,
        "all layers": (layers + cache) * ms,
    }


def costs(rounds: int) -> list[measure.Row]:
    thunks: dict[str, measure.Thunk] = {}
    limits: dict[str, float] = {}
    for weights in load.WEIGHTS:
        model = load.load(open_source(MODEL), weights, packs=False)
        for rows in (1, 8):
            for part, replacements in ({"full step": ()} | PARTS).items():
                with without(replacements):
                    thunks[f"{weights} {rows} {part}"] = step(model, rows)
            limits |= {f"{weights} {rows} {part}": ms for part, ms in rooflines(model, rows).items()}
    timings = measure.time_interleaved(thunks, rounds)
    table: list[measure.Row] = []
    for part in ("full step", *PARTS):
        row: measure.Row = {"part": part}
        for case in (f"{weights} {rows}" for weights in load.WEIGHTS for rows in (1, 8)):
            full, rest = timings[f"{case} full step"].ms, timings[f"{case} {part}"].ms
            row[f"{case} rows, ms"] = full if part == "full step" else full - rest
            row[f"{case} floor"] = limits.get(f"{case} {part}", "")
        table.append(row)
    return table


if __name__ == "__main__":
    measure.report(__file__, {f"{MODEL}, every row at {AT} of {CONTEXT}": costs(measure.round_count(21))})
