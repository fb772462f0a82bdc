"""The device side of an engine: its arrays, and the programs that advance them.

The only place that holds arrays that change. It knows sequences and chunks, but neither queues nor events.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlabatch.checkpoint.load import Model
from xlabatch.distributed.hosts import HostLostError, Leader, connect, follow
from xlabatch.distributed.load import mesh_of
from xlabatch.distributed.splits import on_all_devices, on_one_device
from xlabatch.engine import inputs
from xlabatch.engine.arrays import DeviceArrays, make_on, zeros
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.compilation import Program, compile_all, programs_for
from xlabatch.engine.device.drafts import DraftColumns, GivenColumns
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.device.state import Rows, SlotState
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.host_slots import first_positions, slot_arrays
from xlabatch.engine.inputs import Bitmask, WantedLogprobs, full_bitmask
from xlabatch.engine.memory import return_freed_memory
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.programs import DraftShape, EngineShape
from xlabatch.engine.uninterrupted import ending, start
from xlabatch.kernels.library import library
from xlabatch.model import backends
from xlabatch.model.kv_cache import BLOCK, Cache, Recurrent, Zeros, recurrent_part
from xlabatch.model.params import Params
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.reuse.snapshots import Contents, Snapshot
from xlabatch.scheduler.sequences import Sequence

NEEDS_RESTART = "an engine on several hosts has failed; restart all processes"
DRAFT_COLUMNS = 128  # tokens that a draft model runs in a step before it drafts; longer prompts take several


class SavedSlot(NamedTuple):
    """All that a slot held of a parked sequence, on the host."""

    contents: Contents
    row: Rows


class Runner:
    """Launches programs. Only a slot that is copied to the host makes a step wait for the device."""

    def __init__(
        self, model: Model, options: EngineOptions, limits: Limits, draft: Model | None = None
    ) -> None:
        self.layout = layout_of(model.params)
        self.limits = limits
        self.slots = options.slots
        self.config = self.layout.config_for(model.config, options)
        self.mesh = mesh_of(model.params)
        self.devices = 1 if self.mesh is None else self.mesh.size
        self.cache_dtype = self.layout.cache_type(model.weights, options.cache)
        self.adapts = options.adapters > 0
        self.reuses = options.prefix_reuse
        self.draft = draft
        self.draft_cache = options.cache
        self.draft_columns = options.draft_columns
        self.lost = False
        # the weights are not read yet: such a runner runs nothing, but has the programs of one that does
        self.is_abstract = isinstance(model.params.norm.scale, jax.ShapeDtypeStruct)
        self.arrays = self.empty_arrays(model.params)
        self.programs = programs_for(self.layout, self.shape_for(options), self.arrays)
        self.leader: Leader | None = None
        self.compiles_late = options.compile == "background"
        takes_snapshots = options.cache_dir or self.layout.snapshot_bytes(self.config, options)
        self.often = {"read_slot", "write_slot"} if takes_snapshots else set[str]()  # also if they are rare
        if options.compile != "lazy" and not self.is_abstract:
            compile_all(self.compiled_first)
        if jax.process_count() > 1 and not jax.process_index():
            self.leader = Leader(connect(), self.arrays)

    def shape_for(self, options: EngineOptions) -> EngineShape:
        draft = None
        if self.draft:
            cfg = on_one_device(self.draft.config.within(self.limits.context), self.devices)
            draft = DraftShape(cfg, draft_model_columns(self.slots), options.speculate)
        return EngineShape(
            on_one_device(self.config, self.devices),
            options.chunk_sizes(self.layout.budget),
            options.draft_columns,
            options.steps_per_dispatch,
            options.embeddings,
            draft,
        )

    def follow(self) -> None:
        """Launch what process 0 launches, until it ends. The other processes call it."""
        (leader,) = connect()
        follow(leader, self.programs, self.arrays)

    # Programs

    def run(self, name: str, *given: Any) -> Any:
        """Launch a program that changes nothing; returns its result."""
        program = self.programs[name]
        arguments = *[getattr(self.arrays, part) for part in program.spec.takes], *given
        return self.leader.launch(name, program, *arguments) if self.leader else program(*arguments)

    def update(self, name: str, *given: Any) -> tuple[Any, ...]:
        """Launch a program that replaces a part of the arrays; returns its other results."""
        updates = self.programs[name].spec.updates
        assert updates
        result = self.run(name, *given)
        first, *others = result if isinstance(result, tuple) else (result,)
        setattr(self.arrays, updates, first)
        return tuple(others)

    @property
    def compiled_first(self) -> list[Program]:
        """The programs that are compiled before the first request, where not all are compiled when used."""
        return [
            each
            for name, each in self.programs.items()
            if name in self.often or not (self.compiles_late and each.spec.rare)
        ]

    def warm(self) -> None:
        """Compile programs and run each on its example, so that no request pays for the first time."""
        compile_all(self.compiled_first)
        for program in self.compiled_first:
            launch = self.update if program.spec.updates else self.run
            launch(program.spec.name, *jax.tree.map(content_of, program.spec.inputs))
        self.evict(set(range(self.slots)))  # no row is active; what slots hold is never read
        jax.block_until_ready(self.arrays)
        return_freed_memory()
        if self.compiles_late:
            start(self._compile_the_rest)

    def _compile_the_rest(self) -> None:
        for program in self.programs.values():
            if ending.is_set():
                return
            _ = program.run
        return_freed_memory()

    # Arrays

    @property
    def params(self) -> Params:
        return self.arrays.params

    @property
    def state(self) -> SlotState:
        return self.arrays.state

    @state.setter
    def state(self, state: SlotState) -> None:
        self.arrays.state = state

    def empty_arrays(self, params: Params) -> DeviceArrays:
        """The weights, with the state of an engine without any sequence."""
        state = self.empty_state(params)
        allow_all = self.make(lambda: full_bitmask(self.slots, self.config.vocab))
        arrays = DeviceArrays(params, state, allow_all, self.empty_kept(state))
        if self.draft is None:
            return arrays
        return replace(arrays, draft_params=self.draft.params, draft_kv=self.empty_draft_cache(self.draft))

    def empty_state(self, params: Params) -> SlotState:
        cfg = on_all_devices(self.config, self.devices)
        backend = backends.choose_backend(cfg, self.cache_dtype, params.norm.order, self.devices)
        sizes = self.slots, self.limits.context, self.limits.max_stop_token_ids
        return self.make(
            lambda: self.layout.empty_state(
                cfg,
                *sizes,
                self.cache_dtype,
                backend,
                self.zeros,
                adapts=self.adapts,
                grids=self.limits.grids,
            ),
        )

    def make(self, make: Callable[[], Any]) -> Any:
        """What a function makes, on the devices; its shapes if those of the weights are all that there is."""
        return jax.eval_shape(make) if self.is_abstract else make_on(self.mesh, make)

    @property
    def zeros(self) -> Zeros:
        """How caches are made: those of the kernels take memory as it is written."""
        is_here = self.mesh is None and not self.is_abstract
        return zeros if is_here and library() else jnp.zeros

    def empty_kept(self, state: SlotState) -> Recurrent | None:
        """Zeros for the recurrent states that are kept of each slot, if any are."""
        part = recurrent_part(state.kv)
        if part is None or not (self.reuses and self.layout.keeps_states):
            return None
        shapes = jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype), part)
        return self.make(lambda: jax.tree.map(lambda leaf: self.zeros(leaf.shape, leaf.dtype), shapes))

    def empty_draft_cache(self, draft: Model) -> Cache:
        """The cache of a draft model without any sequence."""
        cfg = on_all_devices(draft.config.within(self.limits.context), self.devices)
        dtype = self.layout.cache_type(draft.weights, self.draft_cache)
        blocks = -(-self.limits.context // BLOCK)
        backend = backends.choose_backend(cfg, dtype, draft.params.norm.order, self.devices)
        return self.make(lambda: self.layout.empty_cache(cfg, self.slots, blocks, dtype, backend, self.zeros))

    def drop_state(self) -> None:
        """Free the state: after a failure its contents are unknown, and two states may not fit in memory."""
        self.lost = True
        arrays = self.arrays
        jax.tree.map(lambda leaf: leaf.delete(), (arrays.state, arrays.kept, arrays.draft_kv))

    @property
    def needs_restart(self) -> bool:
        """Whether nothing can run any more, because the state of the other hosts is unknown."""
        return self.lost and self.leader is not None

    def restore(self) -> None:
        """Make an empty state if the last one was dropped; HostLostError if other hosts share it."""
        if not self.lost:
            return
        if self.leader:
            raise HostLostError(NEEDS_RESTART)
        self.arrays = self.empty_arrays(self.params)
        self.lost = False

    # Steps

    def evict(self, slots: set[int]) -> None:
        self.update("evict", np.array([slot not in slots for slot in range(self.slots)]))

    def prefill(
        self, chunk: Chunk, adapters: list[int] | None, *, samples: bool
    ) -> tuple[PrefillOutput, Array | None]:
        """Run a prompt chunk with the adapters of its pieces; see Layout.prefill."""
        for piece in chunk.pieces:
            if piece.begins:
                self._begin(piece.sequence)
        output, step = self.layout.prefill(self, chunk, adapters, samples=samples)
        if self.arrays.kept is not None:
            for piece in chunk.pieces:
                if piece.is_kept:
                    self.update("keep_state", np.int32(piece.sequence.slot))
        return output, step

    def _begin(self, sequence: Sequence) -> None:
        """Write what a sequence needs before its first chunk: a prefix of another slot, a logit bias."""
        request = sequence.request
        prefix = sequence.prefix
        slot = np.int32(sequence.slot)
        if prefix and prefix.snapshot:
            self.write_slot(sequence.slot, prefix.snapshot)
            sequence.prefix = prefix._replace(snapshot=None)  # its memory may be needed for others
        elif prefix and (prefix.kept or prefix.slot != slot):
            name = "copy_kept" if prefix.kept else "copy_prefix"
            self.update(name, np.int32(prefix.slot), slot, np.int32(-(-prefix.length // BLOCK)))
        if request.has_logit_bias:
            self.update("set_logit_bias", slot, inputs.bias_row(request, self.limits.vocab))

    def read_slot(self, slot: int, length: int, least: int) -> Contents:
        """Copy what the cache holds for the first positions of a slot, to go on after `least` or more."""
        read = self.run("read_slot", np.int32(slot), np.int32(-(-length // BLOCK)))
        return first_positions(self.state.kv, read, length, least)

    def write_slot(self, slot: int, session: Snapshot) -> None:
        self.update("write_slot", np.int32(slot), *slot_arrays(self.state, session))

    def save_sequence(self, sequence: Sequence, slot: int) -> None:
        """Copy all that a slot holds of a parked sequence to the host."""
        contents = self.read_slot(slot, sequence.positions, sequence.positions)
        row = jax.tree.map(np.asarray, self.run("read_row", np.int32(slot)))
        sequence.saved = SavedSlot(contents, row)

    def write_sequence(self, sequence: Sequence) -> None:
        """Write all that was saved of a sequence back to its slot."""
        saved: SavedSlot = sequence.saved
        self.write_slot(sequence.slot, Snapshot(np.zeros(0, np.int32), saved.contents))  # the row has the ids
        self.update("write_row", np.int32(sequence.slot), saved.row)
        sequence.saved = None

    def prompt_logprobs(self, size: int, output: PrefillOutput, wanted: WantedLogprobs) -> TopLogprobs:
        return self.layout.prompt_logprobs(self, size, output, wanted)

    def finish_prefill(self, sequence: Sequence, output: PrefillOutput) -> None:
        """Mark a prompt's row as needing a token, and copy its slot for each other choice of the request."""
        self.layout.finish_prompt(self, sequence.slot, output)
        for fork in sequence.forks:
            sampling_params = inputs.sampling_row(fork.request, self.limits)
            self.update("fork", np.int32(sequence.slot), np.int32(fork.slot), sampling_params)

    def decode(self, sequences: Collection[Sequence]) -> Array | None:
        return self.layout.decode(self, sequences)

    def decode_steps(self, sequences: Collection[Sequence]) -> Array:
        return self.layout.decode_steps(self, sequences)

    def decode_drafts(self, columns: DraftColumns, bitmask: Bitmask | None) -> tuple[Array, Array]:
        """Run the last token and the draft of every row; returns the step [3, N] and its logits [N, V]."""
        allowed = self.arrays.allow_all if bitmask is None else bitmask
        step, logits = self.update("decode_drafts", columns, allowed)
        return step, logits

    def decode_given(self, given: GivenColumns, bitmask: Bitmask | None) -> Array:
        """Run the last token and the given ones of every row; returns the step [3, N]."""
        step: Array
        [step] = self.update("decode_given", given, self.arrays.allow_all if bitmask is None else bitmask)
        return step

    def sample(self, sequences: Collection[Sequence], bitmask: Bitmask | None = None) -> Array:
        """Tokens for all rows that need one."""
        return self.layout.sample(self, sequences, self.arrays.allow_all if bitmask is None else bitmask)

    def logprobs(
        self, sequences: Collection[Sequence], step: Array, drafts: inputs.DraftLogits | None = None
    ) -> TopLogprobs | None:
        """The log-probabilities of a step's tokens, with drafts or without, if any sequence asks for them."""
        wanting = [each for each in sequences if each.request.logprobs is not None]
        if not wanting:
            return None
        logits, columns = drafts or (self.state.rows.logits, None)
        wanted = inputs.wanted_token_ids(wanting, logits.shape, columns)
        return self.run("draft_logprobs" if drafts else "logprobs", logits, step, wanted)


def draft_model_columns(slots: int) -> int:
    return max(DRAFT_COLUMNS, 2 * slots)


def content_of(example: Any) -> Any:
    """An example that can be run: zeros where it has only a shape."""
    return np.zeros(example.shape, example.dtype) if isinstance(example, jax.ShapeDtypeStruct) else example
