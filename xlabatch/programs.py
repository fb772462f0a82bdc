"""The compiled programs of an engine's life: the only place where jit is applied."""

import functools
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from xlabatch import graphs
from xlabatch.config import Config
from xlabatch.graphs import Piece, Slots
from xlabatch.params import Params
from xlabatch.sampling import Rules


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
    prefill = jax.jit(functools.partial(graphs.prefill, cfg), donate_argnums=1)
    decode = jax.jit(functools.partial(graphs.decode, cfg), donate_argnums=1)
    evict = jax.jit(graphs.evict, donate_argnums=0)
    pieces = {f"prefill {size}": blank(size, state.rules.stop.shape[1]) for size in sizes}
    return {
        **{name: functools.partial(prefill.lower, params, state, piece) for name, piece in pieces.items()},
        "decode": functools.partial(decode.lower, params, state),
        "evict": functools.partial(evict.lower, state, np.zeros(state.live.shape, bool)),
    }


def blank(size: int, stops: int) -> Piece:
    """A piece of a prompt with the right shapes and nothing in it."""
    whole, real = np.int32(0), np.float32(0)
    seed, stop = np.zeros(2, np.uint32), np.zeros(stops, np.int32)
    rules = Rules(temperature=real, top_k=whole, top_p=real, min_p=real, seed=seed, stop=stop, limit=whole)
    tokens = np.zeros(size, np.int32)
    return Piece(tokens=tokens, start=whole, length=whole, last=np.bool_(False), slot=whole, rules=rules)


def compile_all(lowers: dict[str, Callable[[], Any]]) -> dict[str, Program]:
    """Compile programs side by side."""
    with ThreadPoolExecutor() as pool:
        return dict(zip(lowers, pool.map(compile_one, lowers.values()), strict=True))


def compile_one(lower: Callable[[], Any]) -> Program:
    """Lower and compile one program, timed."""
    began = time.perf_counter()
    compiled = lower().compile()
    return Program(compiled, time.perf_counter() - began, compiled.memory_analysis().temp_size_in_bytes)
