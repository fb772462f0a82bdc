"""Used by 17_h200.py: bandwidth and timings of programs on a GPU, and token streams that can be compared."""

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import measure
import numpy as np

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.compilation import programs_for
from xlabatch.engine.device.state import SlotState
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.programs import EngineShape
from xlabatch.model.backends import choose_backend
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.layers import linear
from xlabatch.model.params import Linear, Params
from xlabatch.model.triton import attention as attention_triton
from xlabatch.model.triton.fixed_order import matrix_product

STOPS = 4
Streams = dict[str, list[tuple[int | None, int | None]]]  # (token, digest) by request


def copy_bandwidth(size: int) -> float:
    """Bytes a second, read and written, of an addition in place."""
    add = jax.jit(lambda x: x + jnp.bfloat16(1), donate_argnums=0)
    numbers, times = add(jnp.zeros(size // 2, jnp.bfloat16)), []
    for _ in range(7):
        started = time.perf_counter()
        numbers = add(numbers)
        numbers.block_until_ready()
        times.append(time.perf_counter() - started)
    return 2 * size / median(times)


def dot_flops(size: int) -> float:
    """Operations a second of a square matrix product in 16 bits."""
    side = 8192 if size >= 2**30 else 512
    a = jax.random.normal(jax.random.key(0), (side, side), jnp.bfloat16)
    times = measure.time_interleaved({"": partial(jax.jit(jnp.dot), a, a)}, 7)
    return 2e3 * side**3 / times[""].ms


def columns(p: Linear, count: int) -> measure.Row:
    """Whether equal columns get equal bits, and permuted columns their own; and the time."""
    run = jax.jit(linear)
    x = jax.random.normal(jax.random.key(1), (p.weight.shape[1], count), jnp.float32)
    order = np.random.default_rng(0).permutation(count)
    equal = np.asarray(run(p, jnp.tile(x[:, :1], (1, count))))
    in_order, permuted = np.asarray(run(p, x)), np.asarray(run(p, x[:, order]))
    ms = measure.time_interleaved({"": partial(run, p, x)}, 5)[""].ms
    return {
        "equal": bool((equal == equal[:, :1]).all()),
        "permuted": bool((in_order[:, order] == permuted).all()),
        "ms": ms,
        "GB/s": p.weight.nbytes / ms / 1e6,
    }


def fixed_columns(p: Linear, count: int) -> measure.Row:
    """The product in a fixed order beside XLA's: whether columns have the bits of one alone; times."""
    interpret = jax.default_backend() != "gpu"
    fixed = jax.jit(partial(matrix_product, interpret=interpret))
    x = jax.random.normal(jax.random.key(1), (p.weight.shape[1], count), p.weight.dtype)
    alone, together = fixed(p.weight, x[:, :1]), fixed(p.weight, x)
    xla = jax.jit(linear)
    wide = x.astype(jnp.float32)
    thunks = {"xla": partial(xla, p, wide), "fixed": partial(fixed, p.weight, x)}
    times = measure.time_interleaved(thunks, 5)
    return {
        "as alone": bool((alone[:, 0] == together[:, 0]).all()),
        "xla as alone": bool((xla(p, wide[:, :1])[:, 0] == xla(p, wide)[:, 0]).all()),
        "xla, ms": times["xla"].ms,
        "fixed, ms": times["fixed"].ms,
        "fixed over xla": times["fixed"].ms / times["xla"].ms,
    }


def kv_bytes(cfg: Config, at: int) -> int:
    """The bytes of the cache that a step must read for one row, in 16 bits."""
    return 2 * 2 * cfg.kv_heads * cfg.head_dim * (at + 1) * cfg.layers


def parameters(model: Model) -> int:
    """The parameters that every prompt token is multiplied by: all but the head."""
    return sum(leaf.size for leaf in jax.tree.leaves(model.params.layers))


def attention_inputs(cfg: Config, slots: int, context: int, at: int) -> tuple[KV, tuple[Any, ...]]:
    """A cache of random numbers, and for every slot new queries, keys, values and their positions."""
    draw = partial(jax.random.normal, jax.random.key(2), dtype=jnp.bfloat16)
    shape = (slots, -(-context // BLOCK), cfg.kv_heads)
    kv = KV(draw((*shape, BLOCK, cfg.head_dim)), draw((*shape, BLOCK, cfg.head_dim)), "triton")
    q = draw((cfg.kv_heads, cfg.heads // cfg.kv_heads, cfg.head_dim, slots, 1)).astype(jnp.float32)
    new = draw((cfg.kv_heads, cfg.head_dim, slots, 1))
    at_all = jnp.full((slots, 1), at, jnp.int32)
    positions = StepPositions(jnp.int32(0), at_all, at_all, jnp.int32(at // BLOCK + 1), at_all.min(), context)
    return kv, (q * cfg.head_dim**-0.5, new, new + 1, positions)


def with_donated_cache(attend: Callable[..., Any]) -> Callable[..., Any]:
    """A form of attention as a program that updates the donated cache."""
    return jax.jit(
        lambda kv, queries, keys, values, positions: attend(queries, keys, values, kv, positions),
        donate_argnums=0,
    )


def kernel() -> Callable[..., Any]:
    """The Triton kernel on a GPU, otherwise its interpretation."""
    return (
        attention_triton.update_and_attend
        if jax.default_backend() == "gpu"
        else partial(attention_triton.update_and_attend, interpret=True)
    )


def bit_equal(a: Any, b: Any) -> bool:
    """Whether all leaves are equal, bit for bit except for the sign of zero."""
    return all(bool((x == y).all()) for x, y in zip(jax.tree.leaves(a), jax.tree.leaves(b), strict=True))


def program_ms(model: Model, slots: int, context: int, at: int, steps: int) -> float:
    """The ms of a decode program, run again and again, all rows from a position on."""
    cfg = model.config.within(context)
    layout = layout_of(model.params)
    dtype = layout.cache_type(model.weights)
    backend = choose_backend(cfg, dtype, model.params.norm.order)
    state = layout.empty_state(cfg, slots, context, STOPS, dtype, backend)
    arrays = DeviceArrays(model.params, state, jnp.asarray(full_bitmask(slots, cfg.vocab)))
    program = programs_for(layout, EngineShape(cfg, (16,)), arrays)["decode"]

    def decode(params: Params, state: SlotState) -> SlotState:
        after: SlotState = program(params, state, *program.spec.inputs)
        return after

    rows = replace(state.rows, position=jnp.full(slots, at, jnp.int32), active=jnp.ones(slots, bool))
    state = decode(model.params, replace(state, rows=rows))
    times = []
    for _ in range(3):
        jax.block_until_ready(state)
        started = time.perf_counter()
        for _ in range(steps):
            state = decode(model.params, state)
        jax.block_until_ready(state)
        times.append((time.perf_counter() - started) / steps)
        position = jnp.full(slots, at, jnp.int32)
        state = replace(state, rows=replace(state.rows, position=position))
    return 1e3 * median(times)


def slots_that_fit(model: Model, most: int, context: int) -> int:
    """As many slots as the memory of the device holds beside the weights, or `most`."""
    memory = (jax.devices()[0].memory_stats() or {}).get("bytes_limit")
    if not memory:
        return most
    spare = 6e9  # logits, and what programs need for a moment
    left = memory - spare - sum(leaf.nbytes for leaf in jax.tree.leaves(model.params))
    fit = int(left // kv_bytes(model.config, context))
    return min(most, fit // 8 * 8)


def make_requests(engine: XlaBatchEngine, count: int, prompt_length: int, max_tokens: int) -> list[Request]:
    """Greedy requests of random prompts."""
    draw = np.random.default_rng(count).integers
    prompts = draw(0, engine.limits.vocab, (count, prompt_length)).tolist()
    return [
        Request(id=str(n), prompt=prompt, max_tokens=max_tokens, seed=n, ignore_eos=True)
        for n, prompt in enumerate(prompts)
    ]


def streams(engine: XlaBatchEngine, requests: Sequence[Request]) -> Streams:
    """Serve the requests -> tokens with the digests of their logits."""
    by_id: Streams = {request.id: [] for request in requests}
    for event in engine.run(requests):
        if event.finish == "error":
            raise RuntimeError(event.reason)
        by_id[event.id].append((event.token, event.digest))
    return by_id


def engine_ms(
    model: Model, slots: int, context: int, at: int, steps: int, ahead: int, **options: Any
) -> float:
    """The ms of an engine step with all slots decoding requests of these options, outputs included.

    Rows begin with short prompts; their positions are then set.
    """
    # a small budget: fewer programs to compile
    engine = XlaBatchEngine(
        model, slots=slots, context=context, budget=16, ahead=ahead, prefix_reuse=False, compile="eager"
    )
    for request in make_requests(engine, slots, 8, context - 9):
        engine.submit(replace(request, **options))
    while engine.stats().decoding < slots:
        engine.step()
        if engine.idle:
            raise RuntimeError(f"{slots} slots were never full at once")
    rows = replace(engine.runner.state.rows, position=jnp.full(slots, at, jnp.int32))
    engine.runner.state = replace(engine.runner.state, rows=rows)
    for _ in range(ahead + 2):
        engine.step()
    started = time.perf_counter()
    for _ in range(steps):
        engine.step()
    took = time.perf_counter() - started
    engine.cancel_all()
    while not engine.idle:
        engine.step()
    return 1e3 * took / steps


def first_token_s(engine: XlaBatchEngine, prompt_length: int) -> float:
    """The time to first token of a single request."""
    [request] = make_requests(engine, 1, prompt_length, 1)
    started = time.perf_counter()
    engine.submit(request)
    while not engine.step():
        pass
    return time.perf_counter() - started


def in_a_process(file: str, name: str, slots: int, context: int, programs: str, flags: str) -> measure.Row:
    """The output of `child` in a process with a folder for compiled programs and flags for XLA."""
    options = ["--engine", name, str(slots), str(context)]
    env = os.environ | {"XLABATCH_PROGRAMS": programs}
    env |= {"XLA_FLAGS": f"{env.get('XLA_FLAGS', '')} {flags}".strip()} if flags else {}
    done = subprocess.run(
        [sys.executable, file, *options], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return {"failed": done.stderr[-300:]}
    row: measure.Row = json.loads(done.stdout.splitlines()[-1])
    return row


def child(name: str, slots: int, context: int) -> None:
    """Print the start-up time, and a digest of the first requests' tokens and logits."""
    model = load.load(open_source(name), "bfloat16")
    engine = XlaBatchEngine(model, slots=slots, context=context, prefix_reuse=False, compile="eager")
    started = time.perf_counter()
    by_id = streams(engine, make_requests(engine, slots + 2, context // 4, 24))
    took = time.perf_counter() - started
    bits = hashlib.sha256(repr(sorted(by_id.items())).encode()).hexdigest()[:12]
    print(json.dumps({"start, s": engine.startup.total_s, "first requests, s": took, "bits": bits}))
