"""How an engine keeps the cache and the weights, and which programs run them: one of two layouts.

`packed` is that of our kernels for CPUs, `plain` that of XLA's own operations. An engine asks its layout what
it can do, and nothing outside of the two asks which of them it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from xlabatch.distributed.load import mesh_of
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.device import copies, logits_processors, sample_step
from xlabatch.engine.device.logprobs import TopLogprobs, no_token_ids
from xlabatch.engine.device.state import SlotState, empty_rows
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.inputs import WantedLogprobs
from xlabatch.engine.programs import Program, Programs, ProgramSpec
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, Backend, Cache
from xlabatch.model.params import Norm, Params
from xlabatch.scheduler.chunking import Budget, Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import Sequence

Bitmask = NDArray[np.int32]
KEPT_SHAPES = 16  # engine shapes whose programs stay in memory for the next engine


@dataclass(frozen=True)
class DraftShape:
    """What the program of a draft model depends on besides arrays."""

    config: Config
    columns: int
    most: int  # tokens of a draft


@dataclass(frozen=True)
class EngineShape:
    """What the programs of an engine depend on besides arrays."""

    config: Config
    sizes: tuple[int, ...]  # of prompt chunks
    draft_columns: int = 0
    steps_per_dispatch: int = 1
    embeddings: bool = False
    draft: DraftShape | None = None


class Launcher(Protocol):
    """What launches the programs of an engine."""

    slots: int
    limits: Limits
    arrays: DeviceArrays

    def run(self, name: str, *inputs: Any) -> Any:
        """Launch a program that changes nothing; returns its result."""

    def update(self, name: str, *inputs: Any) -> list[Any]:
        """Launch a program that replaces a part of the arrays; returns its other results."""


class Layout(ABC):
    """One way to run a model. The two classes of it are final and have no state."""

    name: str
    classic_emitters: bool  # XLA compiles only small operations
    packs_weights: bool  # in panels, equal layers in one array
    shares_chunks: bool  # several prompts share a chunk, and its program also decodes the other active rows
    checks_drafts: bool  # a step can run several tokens of a row
    keeps_states: bool  # the recurrent state of an earlier position can be kept
    budget: Budget  # prompt tokens of a step where the options name none

    # Arrays

    @abstractmethod
    def cache_type(self, weights: str, chosen: str | None = None) -> str:
        """The dtype of keys and values; Refused where the chosen one is not possible."""

    @abstractmethod
    def empty_cache(self, cfg: Config, slots: int, blocks: int, dtype: Any, backend: Backend) -> Cache:
        """Zeros for what layers keep of each slot: keys and values of `blocks`, or a recurrent state."""

    def empty_state(
        self,
        cfg: Config,
        slots: int,
        context: int,
        max_stop_token_ids: int,
        dtype: Any = jnp.float32,
        backend: Backend = "xla",
        *,
        adapts: bool = False,
        grids: bool = False,
    ) -> SlotState:
        """A state without sequences, its cache attended by a backend."""
        blocks = -(-context // BLOCK)
        rows = empty_rows(cfg.vocab, slots, blocks, max_stop_token_ids, adapts=adapts, grids=grids)
        return SlotState(self.empty_cache(cfg, slots, blocks, dtype, backend), rows)

    @abstractmethod
    def bits_depend_on(self, params: Params, embeddings: bool) -> tuple[str, ...]:
        """What bits depend on besides the model, its weights, the code and the platform."""

    @abstractmethod
    def is_strong(self, params: Params) -> bool:
        """Whether bits depend on the weights and the request alone, not on the engine's shape."""

    # Programs

    @abstractmethod
    def specs(self, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
        """All programs of an engine, for arrays or their shapes."""

    @abstractmethod
    def prefill(
        self, launcher: Launcher, chunk: Chunk, adapters: list[int] | None, *, greedy: bool
    ) -> tuple[PrefillOutput, Array | None]:
        """Run a prompt chunk with the adapters of its pieces.

        If greedy and `shares_chunks`, also sample all rows that need a token: the step is returned.
        """

    @abstractmethod
    def finish_prompt(self, launcher: Launcher, slot: int, output: PrefillOutput) -> None:
        """Let a slot's row need its first token, after the last chunk of its prompt."""

    @abstractmethod
    def prompt_logprobs(
        self, launcher: Launcher, size: int, output: PrefillOutput, wanted: WantedLogprobs
    ) -> TopLogprobs:
        """The log-probabilities of the ids that follow some columns of a chunk."""

    @abstractmethod
    def decode(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array | None:
        """Run the last token of every active row; returns the step where the program also samples."""

    @abstractmethod
    def decode_steps(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array:
        """Run several steps [W, 3, B] of all active rows, which belong to the sequences."""

    # What is computed outside of the programs

    @abstractmethod
    def missing_norm(self, params: Params) -> Norm | None:
        """The norm between the hidden states of a prompt chunk and the head; None if it was applied."""

    @abstractmethod
    def embed(self, cfg: Config, params: Params, tokens: Array) -> Array:
        """The vectors [n, width] that the model reads for ids [n], without learned positions."""

    @abstractmethod
    def budget_for(self, cfg: Config, params: Params) -> Budget:
        """The prompt tokens of a step for this model, where the options name none."""


def shared_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs that are the same in both layouts."""
    state = arrays.state
    rows = state.rows
    slot = np.int32(0)
    slots, stops = rows.sampling_params.stop_token_ids.shape
    vocab = shape.config.vocab
    read_slot = copies.read_slot_of_all if mesh_of(arrays.params) else copies.read_slot
    one_slot = copies.one_slot(rows.ids), jax.tree.map(copies.one_slot, state.kv)
    one_row = jax.tree.map(copies.one_slot, rows)
    step = np.zeros((3, slots), np.int32)
    bias = np.zeros(vocab, np.float32)
    defaults = logits_processors.default(stops)
    specs = [
        ProgramSpec("fork", copies.fork, ("state",), (slot, slot, defaults), "state"),
        ProgramSpec("copy_prefix", copies.copy_prefix, ("state",), (slot, slot, slot), "state"),
        ProgramSpec("read_slot", read_slot, ("kv",), (slot,)),
        ProgramSpec("write_slot", copies.write_slot, ("state",), (slot, *one_slot), "state"),
        ProgramSpec("read_row", copies.read_row, ("rows",), (slot,)),
        ProgramSpec("write_row", copies.write_row, ("rows",), (slot, one_row), "rows"),
        ProgramSpec("logprobs", sample_step.logprobs, (), (rows.logits, step, no_token_ids(slots, vocab))),
        ProgramSpec("set_logit_bias", sample_step.set_logit_bias, ("rows",), (slot, bias), "rows"),
        ProgramSpec("evict", sample_step.evict, ("rows",), (np.zeros(slots, bool),), "rows"),
    ]
    if rows.adapter is None:
        return specs
    adapter = [copies.one_adapter(each) for each in arrays.part("adapters")]
    write_adapter = ProgramSpec(
        "write_adapter", copies.write_adapter, ("adapters",), (slot, adapter), "adapters"
    )
    return [*specs, write_adapter]


@lru_cache(KEPT_SHAPES)
def programs_of(layout: Layout, shape: EngineShape, tree: Any, leaves: tuple[Any, ...]) -> Programs:
    """The programs of an engine, for arrays of these shapes."""
    arrays: DeviceArrays = jax.tree.unflatten(tree, leaves)
    return {spec.name: Program(spec, arrays, layout.classic_emitters) for spec in layout.specs(shape, arrays)}


def programs_for(layout: Layout, shape: EngineShape, arrays: DeviceArrays) -> Programs:
    """The programs of an engine. Engines of one shape share them within a process."""
    leaves, tree = jax.tree.flatten(arrays.shapes())
    return programs_of(layout, shape, tree, tuple(leaves))


def abstract_hidden(cfg: Config, columns: int) -> jax.ShapeDtypeStruct:
    """The shape of hidden states [D, columns]."""
    return jax.ShapeDtypeStruct((cfg.width, columns), np.float32)


def full_bitmask(slots: int, vocab: int) -> Bitmask:
    """A bitmask [B, W] that allows every token: a bit for each id, the lowest first."""
    return np.full((slots, -(-vocab // 32)), -1, np.int32)
