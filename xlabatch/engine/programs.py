"""The compiled programs of an engine's life. Jit is applied here, and in checkpoint.py to put weights."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from xlabatch.engine import logits_processors, sample_step, steps
from xlabatch.engine.state import Piece, Slots
from xlabatch.model.config import Config
from xlabatch.model.layers import width
from xlabatch.model.params import Params

Words = NDArray[np.int32]


@dataclass(frozen=True)
class Program:
    """A compiled program. It cannot be compiled a second time: other shapes are an error."""

    run: Callable[..., Any]
    seconds: float
    temp_bytes: int

    def __call__(self, *args: Any) -> Any:
        return self.run(*args)


def lower_all(
    cfg: Config, params: Params, state: Slots, sizes: tuple[int, ...]
) -> dict[str, Callable[[], Any]]:
    """Every program of an engine's life by name, ready to be lowered."""
    prefill, begin, decode = (
        jax.jit(partial(large, cfg), donate_argnums=1) for large in (steps.prefill, steps.begin, steps.decode)
    )
    recall, likely = jax.jit(partial(steps.recall, cfg)), jax.jit(sample_step.likely)
    choose, take, evict, incline = (
        jax.jit(small, donate_argnums=0)
        for small in (sample_step.choose, sample_step.take, sample_step.evict, sample_step.incline)
    )
    fork = jax.jit(steps.fork, donate_argnums=0)
    rows, at = state.rows, np.int32(0)
    slots, stops = rows.rules.stop.shape

    def hidden(columns: int) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct((cfg.width, columns), np.float32)

    return {
        **{f"prefill {size}": partial(prefill.lower, params, state, blank(size, stops)) for size in sizes},
        **{
            f"recall {size}": partial(recall.lower, params, hidden(width(size)), np.zeros(size, np.int32))
            for size in sizes
        },
        "begin": partial(begin.lower, params, rows, at, hidden(1)),
        "fork": partial(fork.lower, state, at, at, logits_processors.none(stops)),
        "decode": partial(decode.lower, params, state),
        "choose": partial(choose.lower, rows, unmasked(slots, cfg.vocab)),
        "take": partial(take.lower, rows),
        "likely": partial(likely.lower, rows.logits, np.zeros((3, slots), np.int32)),
        "incline": partial(incline.lower, rows, at, np.zeros(cfg.vocab, np.float32)),
        "evict": partial(evict.lower, rows, np.zeros(slots, bool)),
    }


def blank(size: int, stops: int) -> Piece:
    """A piece of a prompt with the right shapes and nothing in it."""
    whole = np.int32(0)
    return Piece(
        np.zeros(size, np.int32), start=whole, length=whole, slot=whole, rules=logits_processors.none(stops)
    )


def unmasked(slots: int, vocab: int) -> Words:
    """A mask [B, W] that forbids nothing: a bit for each id, the lowest first."""
    return np.full((slots, -(-vocab // 32)), -1, np.int32)


def compile_all(lowers: dict[str, Callable[[], Any]]) -> dict[str, Program]:
    """Compile programs side by side."""
    with ThreadPoolExecutor() as pool:
        return dict(zip(lowers, pool.map(compile_one, lowers.values()), strict=True))


def compile_one(lower: Callable[[], Any]) -> Program:
    """Lower and compile one program, timed."""
    began = time.perf_counter()
    compiled = lower().compile()
    return Program(compiled, time.perf_counter() - began, compiled.memory_analysis().temp_size_in_bytes)
