"""The compiled programs of an engine. jit is applied here and, to place weights, in checkpoint/load.py.

Programs depend on the model's Config and on the shapes of weights and state, never on their contents;
therefore engines of one shape share them, and only the first one compiles.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from xlabatch.engine.device import copies, logits_processors, sample_step, steps
from xlabatch.engine.device.state import PromptChunk, SlotState
from xlabatch.kernels.choice import is_packed
from xlabatch.model.config import Config
from xlabatch.model.layers import padded_width
from xlabatch.model.params import Params

Bitmask = NDArray[np.int32]
Lowers = dict[str, Callable[[], Any]]
CLASSIC_EMITTERS = {"xla_cpu_use_fusion_emitters": False}
KEPT_SHAPES = 16  # engine shapes whose programs stay in memory for the next engine


@dataclass(frozen=True)
class Program:
    """A compiled program. It cannot be compiled a second time: arguments of other shapes are an error."""

    run: Callable[..., Any]
    seconds: float  # to lower and compile
    temp_bytes: int

    def __call__(self, *args: Any) -> Any:
        return self.run(*args)


@dataclass(frozen=True)
class Programs:
    """Every program of an engine; those of a prompt chunk by its size."""

    prefill: dict[int, Program]  # with the kernels it decodes too, see steps.prefill_and_decode
    prompt_logprobs: dict[int, Program]
    decode_some: dict[int, Program]  # by the number of rows, below all of them; empty without kernels
    fork: Program
    copy_prefix: Program
    read_slot: Program
    write_slot: Program
    read_row: Program
    write_row: Program
    decode: Program
    sample: Program
    sample_greedy: Program
    logprobs: Program
    set_logit_bias: Program
    evict: Program
    compiled_at: float  # perf_counter
    prefill_logits: Program | None = None  # without kernels

    def by_name(self) -> dict[str, Program]:
        """The programs by the names that a person reads."""
        by_size = {f"{name} {n}": program for name in SIZED for n, program in getattr(self, name).items()}
        return by_size | {name: getattr(self, name) for name in SINGLE if getattr(self, name)}


SINGLE = tuple(name for name, kind in Programs.__annotations__.items() if kind in (Program, Program | None))
SIZED = tuple(name for name, kind in Programs.__annotations__.items() if kind == dict[int, Program])


@dataclass(frozen=True)
class EngineShape:
    """What programs depend on: hashable, and without any array."""

    config: Config
    tree: jax.tree_util.PyTreeDef  # of weights and state
    leaves: tuple[tuple[tuple[int, ...], Any], ...]  # shape and dtype of each
    sizes: tuple[int, ...]  # of prompt chunks


def programs_for(cfg: Config, params: Params, state: SlotState, sizes: tuple[int, ...]) -> Programs:
    """The programs of an engine of this shape, compiled unless an earlier engine of the process had it."""
    leaves, tree = jax.tree.flatten((params, state))
    return compile_programs(EngineShape(cfg, tree, tuple((leaf.shape, leaf.dtype) for leaf in leaves), sizes))


@lru_cache(KEPT_SHAPES)
def compile_programs(shape: EngineShape) -> Programs:
    """Compile every program of an engine shape."""
    began = time.perf_counter()
    return by_kind(compile_all(lower_shape(shape)), began)


def by_kind(programs: dict[str, Program], began: float) -> Programs:
    """The record of an engine's programs, given by name."""
    kinds: dict[str, Any] = {kind: {} for kind in SIZED}
    for name, program in programs.items():
        kind, _, size = name.partition(" ")
        if size:
            kinds[kind][int(size)] = program
        else:
            kinds[kind] = program
    return Programs(**kinds, compiled_at=began)


def lower_shape(shape: EngineShape) -> Lowers:
    """Every program of an engine shape by name, ready to be lowered."""
    leaves = [jax.ShapeDtypeStruct(size, dtype) for size, dtype in shape.leaves]
    params, state = jax.tree.unflatten(shape.tree, leaves)
    return lower_all(shape.config, params, state, shape.sizes)


def lower_all(cfg: Config, params: Params, state: SlotState, sizes: tuple[int, ...]) -> Lowers:
    """Every program by name, ready to be lowered."""
    return (
        chunk_lowers(cfg, params, state, sizes)
        | width_lowers(cfg, params, state)
        | row_lowers(cfg, params, state)
    )


def jit_for(params: Params) -> Callable[..., Any]:
    """jax.jit for programs on these weights. Beside the kernels, only small operations are left to XLA, for
    which its classic code generator takes two thirds of the time of the one that is its default.
    """
    return partial(
        jax.jit, compiler_options=CLASSIC_EMITTERS if is_packed(params) and has_emitters() else None
    )


@cache
def has_emitters() -> bool:
    """Whether this version of XLA has the choice of its code generator."""
    try:
        jax.jit(lambda: 0, compiler_options=CLASSIC_EMITTERS).lower().compile()
    except jax.errors.JaxRuntimeError:  # no such compile option
        return False
    return True


def chunk_lowers(cfg: Config, params: Params, state: SlotState, sizes: tuple[int, ...]) -> Lowers:
    """The programs of a prompt chunk, one for each size."""
    jit = jit_for(params)
    run_chunk = steps.prefill_and_decode if is_packed(params) else steps.prefill
    prefill = jit(partial(run_chunk, cfg), donate_argnums=1)
    prompt_logprobs = jit(partial(steps.prompt_logprobs, cfg))
    stops = state.rows.sampling_params.stop_token_ids.shape[1]
    lowers: Lowers = {}
    for size in sizes:
        lowers[f"prefill {size}"] = partial(prefill.lower, params, state, empty_chunk(size, stops))
    for size in sizes:
        after = np.zeros(size, np.int32)
        hidden = abstract_hidden(cfg, padded_width(size))
        lowers[f"prompt_logprobs {size}"] = partial(prompt_logprobs.lower, params, hidden, after)
    return lowers


def decode_widths(params: Params, state: SlotState) -> list[int]:
    """The numbers of rows, below the number of slots, that decode has a program for."""
    slots = len(state.rows.active)
    return [2**n for n in range(slots.bit_length()) if 2**n < slots] if is_packed(params) else []


def width_lowers(cfg: Config, params: Params, state: SlotState) -> Lowers:
    """Decode for fewer rows than slots."""
    return {f"decode_some {n}": decode_lower(cfg, params, state, n) for n in decode_widths(params, state)}


def decode_lower(cfg: Config, params: Params, state: SlotState, rows: int) -> Callable[[], Any]:
    """Decode for a number of rows; without kernels for all of them."""
    run = steps.decode_some if is_packed(params) else steps.decode
    some = (np.arange(rows, dtype=np.int32), np.bool_(False)) if is_packed(params) else ()
    decode = jit_for(params)(partial(run, cfg), donate_argnums=1)
    return partial(decode.lower, params, state, *some)


def row_lowers(cfg: Config, params: Params, state: SlotState) -> Lowers:
    """The programs of which an engine has one each."""
    jit = jit_for(params)
    fork = jit(copies.fork, donate_argnums=0)
    copy_prefix = jit(copies.copy_prefix, donate_argnums=0)
    write_slot = jit(copies.write_slot, donate_argnums=0)
    write_row = jit(copies.write_row, donate_argnums=0)
    sample = jit(sample_step.sample, donate_argnums=0)
    sample_greedy = jit(sample_step.sample_greedy, donate_argnums=0)
    logprobs = jit(sample_step.logprobs)
    set_logit_bias = jit(sample_step.set_logit_bias, donate_argnums=0)
    evict = jit(sample_step.evict, donate_argnums=0)
    rows, slot = state.rows, np.int32(0)
    slots, stops = rows.sampling_params.stop_token_ids.shape
    lowers: Lowers = {
        "fork": partial(fork.lower, state, slot, slot, logits_processors.default(stops)),
        "copy_prefix": partial(copy_prefix.lower, state, slot, slot, slot),
        "read_slot": partial(jit(copies.read_slot).lower, state.kv, slot),
        "write_slot": partial(write_slot.lower, state, slot, *abstract_slot(state)),
        "read_row": partial(jit(copies.read_row).lower, rows, slot),
        "write_row": partial(write_row.lower, rows, slot, jax.tree.map(one_slot, rows)),
        "decode": decode_lower(cfg, params, state, slots),
        "sample": partial(sample.lower, rows, full_bitmask(slots, cfg.vocab)),
        "sample_greedy": partial(sample_greedy.lower, rows),
        "logprobs": partial(logprobs.lower, rows.logits, np.zeros((3, slots), np.int32)),
        "set_logit_bias": partial(set_logit_bias.lower, rows, slot, np.zeros(cfg.vocab, np.float32)),
        "evict": partial(evict.lower, rows, np.zeros(slots, bool)),
    }
    if not is_packed(params):
        prefill_logits = jit(partial(steps.prefill_logits, cfg), donate_argnums=1)
        hidden = abstract_hidden(cfg, 1)
        lowers["prefill_logits"] = partial(prefill_logits.lower, params, rows, slot, hidden)
    return lowers


def abstract_slot(state: SlotState) -> tuple[Any, Any]:
    """The shapes of the ids, and of the keys and values of one slot."""
    return one_slot(state.rows.ids), jax.tree.map(one_slot, state.kv)


def one_slot(leaf: Any) -> jax.ShapeDtypeStruct:
    """The shape of what a leaf has for one slot."""
    return jax.ShapeDtypeStruct(leaf.shape[1:], leaf.dtype)


def abstract_hidden(cfg: Config, columns: int) -> jax.ShapeDtypeStruct:
    """The shape of hidden states [D, columns]."""
    return jax.ShapeDtypeStruct((cfg.width, columns), np.float32)


def empty_chunk(size: int, max_stop_token_ids: int) -> PromptChunk:
    """A prompt chunk of the right shapes with no content."""
    zero = np.int32(0)
    sampling_params = logits_processors.default(max_stop_token_ids)
    return PromptChunk(
        np.zeros(size, np.int32),
        start=zero,
        length=zero,
        slot=zero,
        last=np.bool_(False),
        sampling_params=sampling_params,
    )


def full_bitmask(slots: int, vocab: int) -> Bitmask:
    """A bitmask [B, W] that allows every token: a bit for each id, the lowest first."""
    return np.full((slots, -(-vocab // 32)), -1, np.int32)


def compile_all(lowers: Lowers) -> dict[str, Program]:
    """Compile programs in parallel."""
    with ThreadPoolExecutor() as pool:
        return dict(zip(lowers, pool.map(compile_one, lowers.values()), strict=True))


def compile_one(lower: Callable[[], Any]) -> Program:
    """Lower and compile one program, timed."""
    began = time.perf_counter()
    compiled = lower().compile()
    return Program(compiled, time.perf_counter() - began, compiled.memory_analysis().temp_size_in_bytes)
