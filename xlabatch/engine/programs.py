"""The compiled programs of an engine.

Programs depend on the model's Config and on the shapes of weights and state, never on their contents;
therefore engines of one shape share them, and only the first one compiles.
"""

import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any

import jax

from xlabatch.distributed.load import mesh_of
from xlabatch.engine.device.state import SlotState
from xlabatch.engine.lowering import Lowers, lower_all, proposal_lower
from xlabatch.model.config import Config
from xlabatch.model.params import Params

log = logging.getLogger(__name__)
KEPT_SHAPES = 16  # engine shapes whose programs stay in memory for the next engine
Leaves = tuple[tuple[tuple[int, ...], Any, Any], ...]  # shape, dtype and, on a mesh, sharding of each


class LaunchError(RuntimeError):
    """A program failed before its launch had returned."""


@dataclass(frozen=True)
class Program:
    """A compiled program. It cannot be compiled a second time: arguments of other shapes are an error."""

    run: Callable[..., Any]
    seconds: float  # to lower and compile
    temp_bytes: int

    def __call__(self, *args: Any) -> Any:
        try:
            return self.run(*args)
        except ValueError as error:  # a failure that jax sees later is a JaxRuntimeError
            log.exception("a program has failed at its launch")
            raise LaunchError(str(error)) from error


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
    decode_drafts: Program | None = None  # with drafts
    draft_logprobs: Program | None = None
    write_adapter: Program | None = None  # in an engine that takes adapters
    prefill_embeddings: dict[int, Program] = field(default_factory=dict)  # with the kernels only
    decode_steps: dict[int, Program] = field(default_factory=dict)  # by the number of rows
    decode_greedy_steps: dict[int, Program] = field(default_factory=dict)  # the same; without kernels only

    def prefill_of(self, chunk: Any) -> Program:
        """The program of a prompt chunk, by its size and whether tokens have vectors."""
        has_own = chunk.embeddings is not None and self.prefill_embeddings
        return (self.prefill_embeddings if has_own else self.prefill)[len(chunk.tokens)]

    def replaced(self, launch: Callable[..., Any]) -> "Programs":
        """Programs of which each is launched by a function of its name, itself and its arguments."""
        launched = {
            name: launched_by(partial(launch, name), program) for name, program in self.by_name().items()
        }
        return by_kind(launched, self.compiled_at)

    def by_name(self) -> dict[str, Program]:
        """The programs by the names that a person reads."""
        by_size = {f"{name} {n}": program for name in SIZED for n, program in getattr(self, name).items()}
        return by_size | {name: getattr(self, name) for name in SINGLE if getattr(self, name)}


SINGLE = tuple(name for name, kind in Programs.__annotations__.items() if kind in (Program, Program | None))
SIZED = tuple(name for name, kind in Programs.__annotations__.items() if kind == dict[int, Program])


def launched_by(launch: Callable[..., Any], program: Program) -> Program:
    """The same program, launched by a function of itself and its arguments."""
    return Program(partial(launch, program), program.seconds, program.temp_bytes)


@dataclass(frozen=True)
class EngineShape:
    """What programs depend on: hashable, and without any array."""

    config: Config
    tree: jax.tree_util.PyTreeDef  # of weights and state
    leaves: Leaves
    sizes: tuple[int, ...]  # of prompt chunks
    draft_columns: int = 0
    steps_per_dispatch: int = 1
    embeddings: bool = False


def programs_for(
    cfg: Config,
    params: Params,
    state: SlotState,
    sizes: tuple[int, ...],
    draft_columns: int = 0,
    steps_per_dispatch: int = 1,
    embeddings: bool = False,
) -> Programs:
    """The programs of an engine of this shape, compiled unless an earlier engine of the process had it."""
    tree, leaves = placed_shapes((params, state))
    several = draft_columns, steps_per_dispatch, embeddings
    return compile_programs(EngineShape(cfg, tree, leaves, sizes, *several))


def placed_shapes(arrays: Any) -> tuple[jax.tree_util.PyTreeDef, Leaves]:
    """What programs depend on of arrays."""
    leaves, tree = jax.tree.flatten(arrays)
    on_mesh = mesh_of(arrays) is not None
    return tree, tuple((leaf.shape, leaf.dtype, leaf.sharding if on_mesh else None) for leaf in leaves)


def abstract(tree: jax.tree_util.PyTreeDef, leaves: Leaves) -> Any:
    """A tree of shapes with their places."""
    shapes = [jax.ShapeDtypeStruct(size, dtype, sharding=place) for size, dtype, place in leaves]
    return jax.tree.unflatten(tree, shapes)


@lru_cache(KEPT_SHAPES)
def compile_programs(shape: EngineShape) -> Programs:
    """Compile every program of an engine shape."""
    began = time.perf_counter()
    return by_kind(compile_all(lower_shape(shape)), began)


def shapes_of(params: Params) -> Any:
    """What compiled programs depend on: the tree of the weights, and the shape and dtype of each leaf."""
    leaves, tree = jax.tree.flatten(params)
    return tree, [(leaf.shape, leaf.dtype) for leaf in leaves]


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
    params, state = abstract(shape.tree, shape.leaves)
    several = shape.draft_columns, shape.steps_per_dispatch, shape.embeddings
    return lower_all(shape.config, params, state, shape.sizes, *several)


@dataclass(frozen=True)
class ProposalShape:
    """What a draft model's program depends on."""

    config: Config
    tree: jax.tree_util.PyTreeDef  # of its weights, its cache, and the rows that it drafts for
    leaves: Leaves
    columns: int
    most: int  # tokens of a draft


def proposal_program(cfg: Config, columns: int, most: int, *arrays: Any) -> Program:
    """The program of a draft model for its weights, its cache, and the rows that it drafts for."""
    return compile_proposal(ProposalShape(cfg, *placed_shapes(arrays), columns, most))


@lru_cache(KEPT_SHAPES)
def compile_proposal(shape: ProposalShape) -> Program:
    """Compile the program of a draft model."""
    params, kv, served = abstract(shape.tree, shape.leaves)
    return compile_one(proposal_lower(shape.config, params, kv, served, shape.columns, shape.most))


def compile_all(lowers: Lowers) -> dict[str, Program]:
    """Compile programs in parallel. After an interrupt or a failure none is begun, and none is waited for."""
    pool = ThreadPoolExecutor()
    try:
        return dict(zip(lowers, pool.map(compile_one, lowers.values()), strict=True))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def compile_one(lower: Callable[[], Any]) -> Program:
    """Lower and compile one program, timed."""
    began = time.perf_counter()
    compiled = lower().compile()
    return Program(compiled, time.perf_counter() - began, compiled.memory_analysis().temp_size_in_bytes)
