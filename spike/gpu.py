"""What the GPU's spike is made of: floors, programs timed back to back, streams that can be compared."""

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
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
from xlabatch.engine.programs import compile_one, lower_all
from xlabatch.engine.state import cache_type, empty
from xlabatch.model import attention_triton
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.layers import linear
from xlabatch.model.params import Linear

STOPS = 4
Streams = dict[str, list[tuple[int | None, int | None]]]


def copied(size: int) -> float:
    """Bytes a second, read and written, by adding one to many numbers in place."""
    add = jax.jit(lambda x: x + jnp.bfloat16(1), donate_argnums=0)
    held, times = add(jnp.zeros(size // 2, jnp.bfloat16)), []
    for _ in range(7):
        began = time.perf_counter()
        held = add(held)
        held.block_until_ready()
        times.append(time.perf_counter() - began)
    return 2 * size / median(times)


def multiplied(size: int) -> float:
    """Operations a second of a square product in 16 bits."""
    side = 8192 if size >= 2**30 else 512
    a = jax.random.normal(jax.random.key(0), (side, side), jnp.bfloat16)
    times = measure.in_turns({"": partial(jax.jit(jnp.dot), a, a)}, 7)
    return 2e3 * side**3 / times[""].ms


def columns(p: Linear, count: int) -> measure.Row:
    """Whether equal columns get equal bits, and others the same bits in another order; and the time."""
    run = jax.jit(linear)
    x = jax.random.normal(jax.random.key(1), (p.weight.shape[1], count), jnp.float32)
    order = np.random.default_rng(0).permutation(count)
    equal = np.asarray(run(p, jnp.tile(x[:, :1], (1, count))))
    one, other = np.asarray(run(p, x)), np.asarray(run(p, x[:, order]))
    ms = measure.in_turns({"": partial(run, p, x)}, 5)[""].ms
    return {
        "equal": bool((equal == equal[:, :1]).all()),
        "permuted": bool((one[:, order] == other).all()),
        "ms": ms,
        "GB/s": p.weight.nbytes / ms / 1e6,
    }


def kv_bytes(cfg: Config, at: int) -> int:
    """What one row's step must read of the cache in 16 bits."""
    return 2 * 2 * cfg.kv_heads * cfg.head_dim * (at + 1) * cfg.layers


def parameters(model: Model) -> int:
    """What every token of a prompt is multiplied by: all but the head, which only the last one sees."""
    return sum(leaf.size for leaf in jax.tree.leaves(model.params.layers))


def looking(cfg: Config, slots: int, context: int, at: int) -> tuple[KV, tuple[Any, ...]]:
    """A cache of random numbers, and what comes to it in every slot: queries, keys, values, their place."""
    draw = partial(jax.random.normal, jax.random.key(2), dtype=jnp.bfloat16)
    shape = (slots, -(-context // BLOCK), cfg.kv_heads)
    kv = KV(draw((*shape, cfg.head_dim, BLOCK)), draw((*shape, BLOCK, cfg.head_dim)))
    q = draw((cfg.kv_heads, cfg.heads // cfg.kv_heads, cfg.head_dim, slots, 1)).astype(jnp.float32)
    new = draw((cfg.kv_heads, cfg.head_dim, slots, 1))
    places = jnp.full((slots, 1), at, jnp.int32)
    place = StepPositions(jnp.int32(0), places, places, jnp.int32(at // BLOCK + 1), places.min())
    return kv, (q * cfg.head_dim**-0.5, new, new + 1, place)


def growing(extend: Callable[..., Any]) -> Callable[..., Any]:
    """A way to extend a cache as a program that is given the cache to keep."""
    return jax.jit(
        lambda kv, queries, keys, values, place: extend(queries, keys, values, kv, place), donate_argnums=0
    )


def ours() -> Callable[..., Any]:
    """The kernel where there is a GPU, its interpretation where there is none."""
    return (
        attention_triton.update_and_attend
        if jax.default_backend() == "gpu"
        else partial(attention_triton.update_and_attend, interpret=True)
    )


def same(one: Any, other: Any) -> bool:
    """Whether all leaves are equal, bit for bit but for zeros."""
    return all(
        bool((a == b).all()) for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    )


def program_ms(model: Model, slots: int, context: int, at: int, steps: int) -> float:
    """A decode step alone, one after the other, all rows from a position on."""
    cfg = model.config.within(context)
    kept = cache_type(model.weights)
    state = empty(cfg, slots, context, STOPS, kept, attention_triton.choose_backend(cfg.head_dim, kept))
    decode = compile_one(lower_all(cfg, model.params, state, (16,))["decode"])
    rows = replace(state.rows, position=jnp.full(slots, at, jnp.int32), active=jnp.ones(slots, bool))
    state = decode(model.params, replace(state, rows=rows))
    times = []
    for _ in range(3):
        jax.block_until_ready(state)
        began = time.perf_counter()
        for _ in range(steps):
            state = decode(model.params, state)
        jax.block_until_ready(state)
        times.append((time.perf_counter() - began) / steps)
        position = jnp.full(slots, at, jnp.int32)
        state = replace(state, rows=replace(state.rows, position=position))
    return 1e3 * median(times)


def requests(engine: XlaBatchEngine, count: int, read: int, said: int) -> list[Request]:
    """Greedy requests of random prompts."""
    draw = np.random.default_rng(count).integers
    prompts = draw(0, engine.limits.vocab, (count, read)).tolist()
    return [
        Request(id=str(n), prompt=prompt, max_tokens=said, seed=n, ignore_eos=True)
        for n, prompt in enumerate(prompts)
    ]


def streams(engine: XlaBatchEngine, asked: Sequence[Request]) -> Streams:
    """Tokens with the digests of their logits, by request."""
    told: Streams = {request.id: [] for request in asked}
    for event in engine.run(asked):
        if event.finish == "error":
            raise RuntimeError(event.reason)
        told[event.id].append((event.token, event.digest))
    return told


def engine_ms(model: Model, slots: int, context: int, at: int, steps: int, ahead: int) -> float:
    """A whole step of a full engine, telling included; rows begin with short prompts and are moved on."""
    engine = XlaBatchEngine(model, slots=slots, context=context, ahead=ahead)
    for request in requests(engine, slots, 8, context - 9):
        engine.submit(request)
    while engine.stats().decoding < slots:
        engine.step()
        if engine.idle:
            raise RuntimeError(f"{slots} slots were never full at once")
    rows = replace(engine.runner.state.rows, position=jnp.full(slots, at, jnp.int32))
    engine.runner.state = replace(engine.runner.state, rows=rows)
    for _ in range(ahead + 2):
        engine.step()
    began = time.perf_counter()
    for _ in range(steps):
        engine.step()
    took = time.perf_counter() - began
    engine.cancel_all()
    while not engine.idle:
        engine.step()
    return 1e3 * took / steps


def first_token_s(engine: XlaBatchEngine, read: int) -> float:
    """From a prompt that comes alone to its first token."""
    [request] = requests(engine, 1, read, 1)
    began = time.perf_counter()
    engine.submit(request)
    while not engine.step():
        pass
    return time.perf_counter() - began


def in_a_process(file: str, name: str, slots: int, context: int, programs: str, flags: str) -> measure.Row:
    """What `child` says in a process with a cache for programs, and flags for XLA."""
    words = ["--child", name, "--slots", str(slots), "--context", str(context)]
    env = os.environ | {"JAX_COMPILATION_CACHE_DIR": programs}
    env |= {"XLA_FLAGS": f"{env.get('XLA_FLAGS', '')} {flags}".strip()} if flags else {}
    done = subprocess.run(
        [sys.executable, file, *words], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return {"start, s": done.stderr[-300:], "first requests, s": None, "bits": None}
    told: measure.Row = json.loads(done.stdout.splitlines()[-1])
    return told


def child(name: str, slots: int, context: int) -> None:
    """Say how long starting took, and a digest of what is answered then."""
    model = load.load(open_source(name), "bfloat16")
    engine = XlaBatchEngine(model, slots=slots, context=context)
    began = time.perf_counter()
    told = streams(engine, requests(engine, slots + 2, context // 4, 24))
    took = time.perf_counter() - began
    bits = hashlib.sha256(repr(sorted(told.items())).encode()).hexdigest()[:12]
    print(json.dumps({"start, s": engine.startup.total_s, "first requests, s": took, "bits": bits}))


def keep(file: str, folder: Path, tables: dict[str, list[measure.Row]]) -> None:
    """Write what is known so far."""
    told = measure.about(file) | {"device": jax.devices()[0].device_kind, "tables": tables}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{Path(file).stem}.json").write_text(json.dumps(told, indent=1) + "\n")
