"""Recurrent states that are kept: one of each slot, as it was behind an earlier token.

Keys and values can be cut, as each position has its own. The recurrent state of a slot is that behind its
last token; what is reused of a beginning is a copy that was kept there. The scheduler chooses where.
"""

from collections.abc import Callable
from copy import copy
from functools import lru_cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.distributed.load import mesh_of
from xlabatch.engine.device import copies
from xlabatch.engine.device.state import SlotState
from xlabatch.engine.lowering import jit_for, make_state
from xlabatch.engine.programs import (
    KEPT_SHAPES,
    Leaves,
    Program,
    abstract,
    compile_one,
    launched_by,
    placed_shapes,
)
from xlabatch.kernels.choice import is_packed
from xlabatch.model.kv_cache import BLOCK, Recurrent, recurrent_part
from xlabatch.model.params import Params
from xlabatch.scheduler.chunking import Chunk


class KeptStates:
    """The kept states of an engine, and its programs for them."""

    def __init__(self, params: Params, state: SlotState) -> None:
        keep, go_on = compile_kept(*placed_shapes((params, state)))
        self.programs: dict[str, Program] = {"keep_state": keep, "copy_kept": go_on}
        self.states = empty_like(state)

    @classmethod
    def of(cls, params: Params, state: SlotState, reuses: bool) -> "KeptStates | None":
        """Those of an engine that reuses prefixes and whose slots have a recurrent state."""
        wanted = reuses and is_packed(params) and recurrent_part(state.kv) is not None
        return cls(params, state) if wanted else None

    def replaced(self, launch: Callable[..., Any]) -> "KeptStates":
        """The same, whose programs are launched by a function of a name, a program and its arguments."""
        launched = copy(self)
        named = self.programs.items()
        launched.programs = {name: launched_by(partial(launch, name), program) for name, program in named}
        return launched

    def reset(self, state: SlotState) -> None:
        """Begin again, after a failure of the device."""
        self.states = empty_like(state)

    def keep_all(self, state: SlotState, chunk: Chunk) -> None:
        """Keep the states behind those pieces of a chunk, which has just run, where they are to be kept."""
        for slot in (piece.sequence.slot for piece in chunk.pieces if piece.is_kept):
            self.states = self.programs["keep_state"](self.states, state.kv, np.int32(slot))

    def copy(self, state: SlotState, source: int, slot: int, length: int) -> SlotState:
        """Let a slot go on from what was kept of another slot, or of itself, behind so many positions."""
        places = np.int32(source), np.int32(slot), np.int32(-(-length // BLOCK))
        copied: SlotState = self.programs["copy_kept"](state, *places, self.states)
        return copied


def empty_like(state: SlotState) -> Recurrent:
    """Zeros of the shapes of a recurrent state."""
    part = recurrent_part(state.kv)
    shapes = jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype), part)
    empty: Recurrent = make_state(lambda: jax.tree.map(jnp.zeros_like, shapes), mesh_of(part))
    return empty


@lru_cache(KEPT_SHAPES)
def compile_kept(tree: Any, leaves: Leaves) -> tuple[Program, Program]:
    """The programs for weights and a slot state of these shapes."""
    params, state = abstract(tree, leaves)
    jit, slot, states = jit_for(params), np.int32(0), recurrent_part(state.kv)
    keep = jit(copies.keep_state, donate_argnums=0)
    go_on = jit(copies.copy_prefix, donate_argnums=0)
    return (
        compile_one(lambda: keep.lower(states, state.kv, slot)),
        compile_one(lambda: go_on.lower(state, slot, slot, slot, states)),
    )
