"""The layout of our kernels for CPUs: one cache for all layers, and chunks that several prompts share.

A token's bits depend on its own slot and position, whatever else a program computes. So a prompt chunk takes
pieces of several prompts and the last token of every active row in one reading of the weights, and a step
runs the narrowest program that holds the active rows.
"""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any, final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlabatch.engine import inputs
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.device import copies, drafts, packed_steps, proposals, sample_step
from xlabatch.engine.device.drafts import DraftColumns
from xlabatch.engine.device.logprobs import TopLogprobs, no_token_ids
from xlabatch.engine.device.packed_steps import SharedChunk, empty_shared_chunk
from xlabatch.engine.device.proposals import ProposalColumns
from xlabatch.engine.device.state import empty_embeddings, empty_keys_and_values
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.inputs import WantedLogprobs
from xlabatch.engine.layout import (
    DraftShape,
    EngineShape,
    Launcher,
    Layout,
    abstract_hidden,
    full_bitmask,
    shared_specs,
)
from xlabatch.engine.programs import ProgramSpec, step_spec
from xlabatch.kernels import decoder
from xlabatch.kernels.library import library_digest
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Backend, Cache, empty_recurrent
from xlabatch.model.params import Norm, Params
from xlabatch.scheduler.chunking import Budget, Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import Sequence


@final
class PackedLayout(Layout):
    """Weights in panels, computed by the kernels."""

    name = "packed"
    classic_emitters = True
    packs_weights = True
    shares_chunks = True
    checks_drafts = True
    keeps_states = True
    budget = Budget(beside_decoding=32, alone=128)  # FINDINGS 28

    def cache_type(self, weights: str, chosen: str | None = None) -> str:
        if chosen is not None:
            return chosen
        return "float32" if weights == "float32" else "bfloat16"

    def empty_cache(self, cfg: Config, slots: int, blocks: int, dtype: Any, backend: Backend) -> Cache:
        kv = empty_keys_and_values(cfg, slots, blocks, dtype, backend, layers=cfg.attending)
        if not cfg.recurrent:
            return (kv,)
        (kind,) = set(cfg.recurrent)  # the layers of this layout have one kind
        return kv, empty_recurrent(kind, slots, len(cfg.recurrent))

    def is_strong(self, params: Params) -> bool:
        return True

    def bits_depend_on(self, params: Params, embeddings: bool) -> tuple[str, ...]:
        return (library_digest(),)

    def specs(self, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
        specs = [*chunk_specs(shape, arrays), *decode_specs(shape, arrays), *shared_specs(shape, arrays)]
        if shape.draft_columns:
            specs += draft_specs(shape, arrays)
        if shape.draft:
            specs.append(proposal_spec(shape.draft, arrays))
        if arrays.kept is not None:
            specs += kept_specs()
        return specs

    def prefill(
        self, launcher: Launcher, chunk: Chunk, adapters: list[int] | None, *, greedy: bool
    ) -> tuple[PrefillOutput, Array | None]:
        given = shared_chunk(chunk, launcher.slots, launcher.limits, adapters)
        name = "prefill" if given.embeddings is None else "prefill_embeddings"
        output, step = launcher.update(f"{name} {chunk.size}", given, np.bool_(greedy))
        return output, step if greedy else None

    def finish_prompt(self, launcher: Launcher, slot: int, output: PrefillOutput) -> None:
        """The chunk's program has done it."""

    def prompt_logprobs(
        self, launcher: Launcher, size: int, output: PrefillOutput, wanted: WantedLogprobs
    ) -> TopLogprobs:
        columns = wanted.columns, wanted.after, np.int32(wanted.length)
        top: TopLogprobs = launcher.run(f"prompt_logprobs {size}", output.hidden, *columns)
        return top

    def decode(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array | None:
        slots = inputs.decoding_slots(sequences, [*narrow_widths(launcher.slots), launcher.slots])
        greedy = inputs.are_plain_greedy(sequences)
        name = "decode" if len(slots) == launcher.slots else f"decode_some {len(slots)}"
        [step] = launcher.update(name, slots, np.bool_(greedy))
        return step if greedy else None

    def decode_steps(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array:
        slots = inputs.decoding_slots(sequences, [*narrow_widths(launcher.slots), launcher.slots])
        greedy = np.bool_(inputs.are_plain_greedy(sequences))
        steps: Array
        [steps] = launcher.update(f"decode_steps {len(slots)}", slots, greedy, launcher.arrays.allow_all)
        return steps

    def missing_norm(self, params: Params) -> Norm | None:
        return params.norm  # the head's kernel applies it

    def embed(self, cfg: Config, params: Params, tokens: Array) -> Array:
        own = replace(params, positions=None)
        return decoder.embed(cfg, own, tokens, jnp.zeros_like(tokens))

    def budget_for(self, cfg: Config, params: Params) -> Budget:
        """Halved from the position where attention is a quarter as many multiplications as the linears.

        Attention is in float32: with linears in int8 it takes as long as they do there.
        """
        numbers = sum(leaf.size for leaf in jax.tree.leaves(params.layers))
        long = numbers // (4 * cfg.heads * (cfg.head_dim + cfg.value_dim) * cfg.layers)
        return self.budget._replace(halved_from=int(long))


PACKED = PackedLayout()


def narrow_widths(slots: int) -> list[int]:
    """The numbers of rows, below all slots, for which there are narrower programs."""
    return [2**n for n in range(slots.bit_length()) if 2**n < slots]


def chunk_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a prompt chunk by its size; with embeddings also those that take vectors of tokens."""
    cfg = shape.config
    rows = arrays.state.rows
    slots, stops = rows.sampling_params.stop_token_ids.shape
    prefill = partial(packed_steps.prefill_and_decode, cfg)
    prompt_logprobs = partial(packed_steps.prompt_logprobs, cfg)
    greedy = np.bool_(False)
    specs = []
    for size in shape.sizes:
        chunk = empty_shared_chunk(size, slots, stops, rows.adapter is not None, rows.rope_offset is not None)
        specs.append(step_spec(f"prefill {size}", prefill, chunk, greedy))
        if shape.embeddings:
            with_vectors = replace(chunk, embeddings=empty_embeddings(size, cfg.width))
            specs.append(step_spec(f"prefill_embeddings {size}", prefill, with_vectors, greedy))
    for size in shape.sizes:
        ids = np.zeros(size, np.int32)
        columns = abstract_hidden(cfg, size), ids, ids, np.int32(0)
        specs.append(ProgramSpec(f"prompt_logprobs {size}", prompt_logprobs, ("params",), columns))
    return specs


def decode_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a step without prompts: for each width, one step or several."""
    cfg, count = shape.config, shape.steps_per_dispatch
    slots = len(arrays.state.rows.active)
    greedy = np.bool_(False)
    bitmask = full_bitmask(slots, cfg.vocab)
    decode = partial(packed_steps.decode, cfg)
    sample = partial(sample_step.sample, packed=True)
    sample_greedy = partial(sample_step.sample_greedy, packed=True)
    specs = []
    for width in [*narrow_widths(slots), slots]:
        name = "decode" if width == slots else f"decode_some {width}"
        specs.append(step_spec(name, decode, np.arange(width, dtype=np.int32), greedy))
    specs.append(ProgramSpec("sample", sample, ("rows",), (bitmask,), "rows"))
    specs.append(ProgramSpec("sample_greedy", sample_greedy, ("rows",), (), "rows"))
    if count == 1:
        return specs
    run = partial(packed_steps.decode_steps, count, cfg)
    for width in [*narrow_widths(slots), slots]:
        rows = np.arange(width, dtype=np.int32)
        specs.append(step_spec(f"decode_steps {width}", run, rows, greedy, bitmask))
    return specs


def draft_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a step with drafts."""
    cfg, size = shape.config, shape.draft_columns
    slots = len(arrays.state.rows.active)
    zeros = np.zeros(size, np.int32)
    columns = DraftColumns(zeros, zeros, zeros, zeros.astype(bool), np.int32(0), np.bool_(False))
    logits = jax.ShapeDtypeStruct((size, cfg.vocab), np.float32)
    step = np.zeros((3, size), np.int32)
    wanted = no_token_ids(size, cfg.vocab)
    decode_drafts = partial(drafts.decode_drafts, cfg)
    return [
        step_spec("decode_drafts", decode_drafts, columns, full_bitmask(slots, cfg.vocab)),
        ProgramSpec("draft_logprobs", sample_step.logprobs, (), (logits, step, wanted)),
    ]


def proposal_spec(draft: DraftShape, arrays: DeviceArrays) -> ProgramSpec:
    """The program of a draft model."""
    column = np.zeros(draft.columns, np.int32)
    row = np.zeros(len(arrays.state.rows.active), np.int32)
    zero = np.int32(0)
    columns = ProposalColumns(column, column, column, zero, row, row, zero, zero)
    propose = partial(proposals.propose, draft.config, most=draft.most)
    return ProgramSpec("propose", propose, ("draft_params", "draft_kv", "served"), (columns,), "draft_kv")


def kept_specs() -> list[ProgramSpec]:
    """The programs that keep a slot's recurrent state, and let a slot go on from one that was kept."""
    slot = np.int32(0)
    return [
        ProgramSpec("keep_state", copies.keep_state, ("kept", "kv"), (slot,), "kept"),
        ProgramSpec("copy_kept", copies.copy_kept, ("state", "kept"), (slot, slot, slot), "state"),
    ]


def shared_chunk(chunk: Chunk, slots: int, limits: Limits, adapters: list[int] | None = None) -> SharedChunk:
    """A chunk with pieces of several prompts as host arrays."""
    given = empty_shared_chunk(
        chunk.size, slots, limits.max_stop_token_ids, adapters is not None, limits.grids
    )
    given = replace(given, length=np.int32(chunk.length), embeddings=inputs.embeddings_of(chunk))
    if given.adapters is not None and adapters is not None:
        given.adapters[[piece.sequence.slot for piece in chunk.pieces]] = adapters
    for piece in chunk.pieces:
        slot = piece.sequence.slot
        columns = slice(piece.column, piece.columns.stop)
        given.tokens[columns] = inputs.ids_of(piece)
        given.slots[columns] = slot
        given.positions[columns] = range(piece.start, piece.end)
        if given.rope_positions is not None and given.rope_offsets is not None:
            given.rope_positions[:, columns], given.rope_offsets[slot] = inputs.rope_inputs(piece)
        given.has_piece[slot] = True
        given.last[slot] = piece.last
        given.ends[slot] = piece.end
        given.last_columns[slot] = piece.columns[-1]
        for name, value in vars(inputs.sampling_row(piece.sequence.request, limits)).items():
            getattr(given.sampling_params, name)[slot] = value
    return given
