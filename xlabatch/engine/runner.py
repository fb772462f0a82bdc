"""The device side of an engine: the slot state and the programs that advance it.

The only place that holds arrays which change. Knows sequences and chunks, but neither queues nor events.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from xlabatch.checkpoint.load import Model
from xlabatch.distributed.hosts import HostLostError, Leader, connect, follow
from xlabatch.distributed.load import mesh_of
from xlabatch.distributed.splits import on_all_devices, on_one_device
from xlabatch.engine import inputs
from xlabatch.engine.device.drafts import DraftColumns
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.device.proposals import ProposalInputs
from xlabatch.engine.device.state import SlotState, cache_type, empty
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.host_slots import block_axes, first_blocks, slot_arrays
from xlabatch.engine.inputs import WantedLogprobs
from xlabatch.engine.lowering import Bitmask, full_bitmask, make_state
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.programs import Program, launched_by, programs_for
from xlabatch.engine.recurrent.kept_states import KeptStates
from xlabatch.kernels.choice import is_packed
from xlabatch.model.kv_cache import BLOCK
from xlabatch.model.triton import attention as attention_triton
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.reuse.sessions import Session
from xlabatch.scheduler.sequences import Sequence

NEEDS_RESTART = "an engine on several hosts has failed; restart all processes"


class Runner:
    """Launches steps. Nothing here waits for the device."""

    def __init__(self, model: Model, options: EngineOptions, limits: Limits) -> None:
        self.params, self.limits, self.slots = model.params, limits, options.slots
        self.config, self.mesh = model.config.within(options.resolved_context), mesh_of(model.params)
        self.devices, packed = 1 if self.mesh is None else self.mesh.size, is_packed(model.params)
        self.cache_dtype = cache_type(model.weights, options.cache, packed=packed)
        self.adapts = options.adapters > 0
        self.state, self.lost = self.empty_state(), False
        self.draft_columns, sizes = options.draft_columns, options.chunk_sizes(packed)
        several = self.draft_columns, options.steps_per_dispatch, options.embeddings
        cfg = on_one_device(self.config, self.devices)
        self.programs = programs_for(cfg, self.params, self.state, sizes, *several)
        self.allow_all: Any = make_state(lambda: jnp.asarray(full_bitmask(self.slots, cfg.vocab)), self.mesh)
        self.leader: Leader | None = None
        self.kept = KeptStates.of(self.params, self.state, options.prefix_reuse)
        self.added, self.added_arrays = dict(self.kept.programs) if self.kept else {}, list[Any]()
        if jax.process_count() > 1 and not jax.process_index():
            self.lead()

    def lead(self) -> None:
        """Have the processes of other hosts launch the programs that this one launches."""
        self.leader = Leader(connect(), self.shared)
        self.programs = self.programs.replaced(self.leader.launch)
        self.kept = self.kept and self.kept.replaced(self.leader.launch)

    def add_program(self, name: str, program: Program, *arrays: Any) -> Program:
        """A program beside these, which is launched in the same way, and the arrays that it begins with."""
        self.added[name], self.added_arrays = program, [*self.added_arrays, *arrays]
        if not self.leader:
            return program
        self.leader.remember(arrays)
        return launched_by(partial(self.leader.launch, name), program)

    def follow(self) -> None:
        """Launch the programs that process 0 launches, until it ends."""
        (leader,) = connect()
        follow(leader, self.all_programs, (self.shared, self.added_arrays))

    @property
    def all_programs(self) -> dict[str, Program]:
        """Every program by its name, those that were added too."""
        return self.programs.by_name() | self.added

    @property
    def shared(self) -> Any:
        """The arrays that programs take and none has returned."""
        return self.params, self.state, self.allow_all, self.kept and self.kept.states

    def empty_state(self) -> SlotState:
        """A state without any sequence."""
        cfg = on_all_devices(self.config, self.devices)
        cache: Any = cfg.head_dim, self.cache_dtype, self.params.norm.order, cfg.latents
        backend = attention_triton.choose_backend(*cache)
        sizes = self.slots, self.limits.context, self.limits.max_stop_token_ids
        kind: Any = {"packed": is_packed(self.params), "adapts": self.adapts, "grids": self.limits.grids}
        make = partial(empty, cfg, *sizes, self.cache_dtype, backend, **kind)
        state: SlotState = make_state(make, self.mesh)
        return state

    def drop_state(self) -> None:
        """Free the state: after a failure its contents are unknown, and two states may not fit in memory."""
        self.lost = True
        jax.tree.map(lambda leaf: leaf.delete(), (self.state, self.kept and self.kept.states))

    @property
    def needs_restart(self) -> bool:
        """Whether nothing can run any more: what the other hosts still have is unknown."""
        return self.lost and self.leader is not None

    def restore(self) -> None:
        """Make an empty state if the last one was dropped."""
        if self.needs_restart:
            raise HostLostError(NEEDS_RESTART)
        if self.lost:
            self.state, self.lost = self.empty_state(), False
            if self.kept:
                self.kept.reset(self.state)

    def evict(self, slots: set[int]) -> None:
        """Deactivate the rows of these slots."""
        if slots:
            keep = np.array([slot not in slots for slot in range(self.slots)])
            self.set_rows(self.programs.evict(self.state.rows, keep))

    def prefill(
        self, chunk: Chunk, adapters: list[int] | None, *, greedy: bool
    ) -> tuple[PrefillOutput, Array | None]:
        """Run a prompt chunk with the adapters of its pieces, and what decodes if `decodes_with_chunks`.

        Then, if greedy, the program also samples the tokens of all rows that need one, and they are returned.
        """
        for piece in chunk.pieces:
            if piece.begins:
                self._begin(piece.sequence)
        shared = self.decodes_with_chunks
        device_chunk = inputs.chunk_inputs(chunk, self.slots, self.limits, adapters, shared=shared)
        chosen, program = (np.bool_(greedy),) if shared else (), self.programs.prefill_of(device_chunk)
        self.state, output, *step = program(self.params, self.state, device_chunk, *chosen)
        if self.kept:
            self.kept.keep_all(self.state, chunk)
        return output, step[0] if greedy else None

    def _begin(self, sequence: Sequence) -> None:
        """Write what a sequence needs before its first chunk: a prefix of another slot, a logit bias."""
        request, prefix, slot = sequence.request, sequence.prefix, np.int32(sequence.slot)
        if prefix and prefix.session:
            self.write_slot(sequence.slot, prefix.session)
        elif prefix and prefix.kept and self.kept:
            self.state = self.kept.copy(self.state, prefix.slot, sequence.slot, prefix.length)
        elif prefix and prefix.slot != slot:
            blocks = np.int32(-(-prefix.length // BLOCK))
            self.state = self.programs.copy_prefix(self.state, np.int32(prefix.slot), slot, blocks)
        if inputs.has_logit_bias(request):
            bias = inputs.bias_row(request, self.limits.vocab)
            self.set_rows(self.programs.set_logit_bias(self.state.rows, slot, bias))

    def read_slot(self, slot: int, length: int) -> tuple[NDArray[Any], ...]:
        """What the cache has of the first positions of a slot, on the host."""
        read = self.programs.read_slot(self.state.kv, np.int32(slot))
        return first_blocks(block_axes(self.state.kv), read, length)

    def write_slot(self, slot: int, session: Session) -> None:
        """Write saved keys and values to a slot."""
        arrays = slot_arrays(self.state, session)
        self.state = self.programs.write_slot(self.state, np.int32(slot), *arrays)

    @property
    def decodes_with_chunks(self) -> bool:
        """Whether a prompt chunk's program also runs the last token of every active row that needs none."""
        return self.programs.prefill_logits is None

    def prompt_logprobs(self, size: int, output: PrefillOutput, wanted: WantedLogprobs) -> TopLogprobs:
        """The log-probabilities of the ids that follow some columns of a chunk."""
        columns: Any = (wanted.after,)
        if self.decodes_with_chunks:
            columns = wanted.columns, wanted.after, np.int32(wanted.length)
        top: TopLogprobs = self.programs.prompt_logprobs[size](self.params, output.hidden, *columns)
        return top

    def finish_prefill(self, sequence: Sequence, output: PrefillOutput) -> None:
        """Compute the logits behind a prompt, and copy the slot for each further choice of its request."""
        slot = np.int32(sequence.slot)
        if self.programs.prefill_logits:
            self.set_rows(self.programs.prefill_logits(self.params, self.state.rows, slot, output.last))
        for fork in sequence.forks:
            sampling_params = inputs.sampling_row(fork.request, self.limits)
            self.state = self.programs.fork(self.state, slot, np.int32(fork.slot), sampling_params)

    def decode(self, sequences: Collection[Sequence]) -> Array | None:
        """Run the last token of every active row: those of sequences that are decoding, or fewer.

        Returns the tokens where the program samples them as well.
        """
        if not self.decodes_with_chunks:
            self.state = self.programs.decode(self.params, self.state)
            return None
        chosen, greedy = self._slots_of(sequences), inputs.are_plain_greedy(sequences)
        program = self.programs.decode_some.get(len(chosen), self.programs.decode)
        self.state, step = program(self.params, self.state, chosen, np.bool_(greedy))
        return step if greedy else None

    def decode_steps(self, sequences: Collection[Sequence]) -> Array:
        """Several steps [W, 3, B] of all active rows, which are those of the sequences."""
        chosen, greedy = self._slots_of(sequences), inputs.are_plain_greedy(sequences)
        steps: Array
        if not self.decodes_with_chunks:
            programs = self.programs.decode_greedy_steps if greedy else self.programs.decode_steps
            self.state, steps = programs[self.slots](self.params, self.state, self.allow_all)
            return steps
        program = self.programs.decode_steps[len(chosen)]
        self.state, steps = program(self.params, self.state, chosen, np.bool_(greedy), self.allow_all)
        return steps

    def _slots_of(self, sequences: Collection[Sequence]) -> NDArray[np.int32]:
        return inputs.decoding_slots(sequences, [*self.programs.decode_some, self.slots])

    def proposal_inputs(self) -> ProposalInputs:
        """What a draft model gets of this state: the rows, and a bitmask that allows every token."""
        return ProposalInputs(self.state.rows, self.allow_all)

    def decode_drafts(self, columns: DraftColumns, bitmask: Bitmask | None) -> tuple[Array, Array]:
        """Run the last token and the draft of every row; returns the step [3, N] and its logits [N, V]."""
        assert self.programs.decode_drafts
        allowed = self.allow_all if bitmask is None else bitmask
        self.state, step, logits = self.programs.decode_drafts(self.params, self.state, columns, allowed)
        return step, logits

    def sample(self, sequences: Iterable[Sequence], bitmask: Any = None) -> Array:
        """Tokens for all rows that need one."""
        step: Array
        if inputs.are_plain_greedy(sequences):
            rows, step = self.programs.sample_greedy(self.state.rows)
        else:
            rows, step = self.programs.sample(self.state.rows, self.allow_all if bitmask is None else bitmask)
        self.set_rows(rows)
        return step

    def logprobs(
        self, sequences: Collection[Sequence], step: Array, drafts: inputs.DraftLogits | None = None
    ) -> TopLogprobs | None:
        """The log-probabilities of a step's tokens, with drafts or without, if any sequence asks for them."""
        if all(sequence.request.logprobs is None for sequence in sequences):
            return None
        logits, columns = drafts or (self.state.rows.logits, None)
        program = self.programs.draft_logprobs if drafts else self.programs.logprobs
        assert program
        return program(logits, step, inputs.wanted_token_ids(sequences, logits.shape, columns))

    def bitmask(self) -> Bitmask:
        """A bitmask for all slots, on the host, that allows every token."""
        return full_bitmask(self.slots, self.limits.vocab)

    def set_rows(self, rows: Any) -> None:
        """Replace the rows of the state."""
        self.state = replace(self.state, rows=rows)
