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
from xlabatch.engine.state import PromptChunk, SlotState
from xlabatch.model.config import Config
from xlabatch.model.layers import padded_width
from xlabatch.model.params import Params

Bitmask = NDArray[np.int32]


@dataclass(frozen=True)
class Program:
    """A compiled program. It cannot be compiled a second time: other shapes are an error."""

    run: Callable[..., Any]
    seconds: float
    temp_bytes: int

    def __call__(self, *args: Any) -> Any:
        return self.run(*args)


def lower_all(
    cfg: Config, params: Params, state: SlotState, sizes: tuple[int, ...]
) -> dict[str, Callable[[], Any]]:
    """Every program of an engine's life by name, ready to be lowered."""
    prefill, begin, decode = (
        jax.jit(partial(large, cfg), donate_argnums=1)
        for large in (steps.prefill, steps.prefill_logits, steps.decode)
    )
    recall, likely = jax.jit(partial(steps.prompt_logprobs, cfg)), jax.jit(sample_step.logprobs)
    choose, take, evict, incline = (
        jax.jit(small, donate_argnums=0)
        for small in (
            sample_step.sample,
            sample_step.sample_greedy,
            sample_step.evict,
            sample_step.set_logit_bias,
        )
    )
    fork = jax.jit(steps.fork, donate_argnums=0)
    rows, at = state.rows, np.int32(0)
    slots, stops = rows.params.stop_token_ids.shape

    def hidden(columns: int) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct((cfg.width, columns), np.float32)

    return {
        **{
            f"prefill {size}": partial(prefill.lower, params, state, empty_chunk(size, stops))
            for size in sizes
        },
        **{
            f"prompt_logprobs {size}": partial(
                recall.lower, params, hidden(padded_width(size)), np.zeros(size, np.int32)
            )
            for size in sizes
        },
        "prefill_logits": partial(begin.lower, params, rows, at, hidden(1)),
        "fork": partial(fork.lower, state, at, at, logits_processors.default(stops)),
        "decode": partial(decode.lower, params, state),
        "sample": partial(choose.lower, rows, full_bitmask(slots, cfg.vocab)),
        "sample_greedy": partial(take.lower, rows),
        "logprobs": partial(likely.lower, rows.logits, np.zeros((3, slots), np.int32)),
        "set_logit_bias": partial(incline.lower, rows, at, np.zeros(cfg.vocab, np.float32)),
        "evict": partial(evict.lower, rows, np.zeros(slots, bool)),
    }


def empty_chunk(size: int, stops: int) -> PromptChunk:
    """A piece of a prompt with the right shapes and nothing in it."""
    whole = np.int32(0)
    return PromptChunk(
        np.zeros(size, np.int32),
        start=whole,
        length=whole,
        slot=whole,
        params=logits_processors.default(stops),
    )


def full_bitmask(slots: int, vocab: int) -> Bitmask:
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
